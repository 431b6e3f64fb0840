"""Which sets can be worth locking, in a phase of one colour: bounds that rule out all others.

Everything here holds for all gains that differ from the given ones by at most a reach: what a set is worth
grows with the gains, so it is bounded from above with gains raised by the reach, and its rivals from below
with gains lowered by it. Gains are not negative and grow with the points. Then a die that is rolled is never
worse for a colour than one that is locked otherwise, and no colour's contribution is negative.

A colour is alive as long as at most 10 - size dice are locked otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.colour_last import Contribution, mean_of_die, worth_of
from tenfold.analysis.dice.solver.colour_layer import DICE, ColourFaces, Keeps, places_of
from tenfold.analysis.dice.solver.colour_mixed import BETTER, shown_places
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES
from tenfold.analysis.dice.solver.rolls import Flags, Floats, Ints


class Bounds(NamedTuple):
    """Contributions with gains raised, and lowered, by the reach."""

    above: tuple[Contribution, ...]
    below: tuple[Contribution, ...]


def alone(contribution: Contribution) -> Floats:
    """What it is worth to lock some dice when only this colour is played for, with two rolls to come.

    Places of a die, before and after: free, its faces locked, locked otherwise.
    """
    values = contribution.worth.reshape(1, -1)
    for places in contribution.shape:  # the second decision: every free die is locked or rolled
        split = values.reshape(len(values), places, -1)
        rolled, faces, otherwise = split[:, :1], split[:, 1:-1], split[:, -1:]
        parts = [np.maximum(otherwise, rolled), np.maximum(faces, rolled), faces, otherwise]
        values = np.concatenate(parts, axis=1).reshape(-1, split.shape[2])
    values = values.reshape(1, -1)
    for places in contribution.shape:  # what the free dice show
        split = values.reshape(len(values), 2 * (places - 1), -1)
        values = np.concatenate([mean_of_die(split[:, : places - 1]), split[:, places - 1 :]], axis=1)
        values = values.reshape(-1, split.shape[2])
    return values.ravel()


# --- the first decision ----------------------------------------------------------------------------


class Doubtful(NamedTuple):
    """Sets that could be worth more than all of their known one-colour parts."""

    keeps: Keeps
    colour: Ints  # of sets of one colour, else -1


def doubtful_sets(
    colours: tuple[ColourFaces, ...], bounds: Bounds, size: int, best: tuple[Floats, ...]
) -> Doubtful:
    """All sets that can be worth locking, but those of one colour that leave no other one alive.

    A set is worth at most the sum over the colours of playing for each of them alone. `best` says what its
    one-colour parts are worth at least. If two colours are alive a set has at most 2 (10 - size) dice: these
    are all looked at. If one colour is, locking only its dice of this colour is not worse.
    """
    tables = [alone(part) for part in bounds.above]
    found: list[Keeps] = [np.empty((0, DICE), np.int8)]
    for count in range(2 * (DICE - size) + 1):
        for dice in combinations(range(DICE), count):
            above = sum(
                table[shown_places(part.shape, part.place, dice)]
                for part, table in zip(bounds.above, tables, strict=True)
            )
            below = np.maximum.reduce(
                [
                    values[shown_places(colour.shape, colour.place, dice)]
                    for colour, values in zip(colours, best, strict=True)
                ]
            )
            found.append(_faces_of(dice, np.flatnonzero(above > below + BETTER)))
    keeps = np.concatenate(found)
    colour = np.full(len(keeps), -1)
    for number, of_colour in enumerate(colours):
        colour[_only(of_colour, keeps)] = number
    large = (keeps != AGAIN).sum(axis=1) > DICE - size
    wanted = ~(large & (colour >= 0))
    return Doubtful(keeps[wanted], colour[wanted])


def upper_bounds(bounds: tuple[Contribution, ...], keeps: Keeps) -> Floats:
    """What sets are worth at most."""
    total = np.zeros(len(keeps))
    for part in bounds:
        total += alone(part)[places_of(part, keeps)]
    return total


def _faces_of(dice: tuple[int, ...], shown: Ints) -> Keeps:
    keeps = np.full((len(shown), DICE), AGAIN, np.int8)
    if dice:
        keeps[:, dice] = np.array(np.unravel_index(shown, (SIDES,) * len(dice))).T
    return keeps


def _only(colour: ColourFaces, keeps: Keeps) -> Flags:
    """Sets that are of this colour entirely."""
    dice = np.arange(DICE)
    only: Flags = ((keeps == AGAIN) | (colour.place[dice, keeps] > 0)).all(axis=1)
    return only


# --- the second decision ---------------------------------------------------------------------------


def mixed_beside(
    colours: tuple[ColourFaces, ...],
    bounds: Bounds,
    size: int,
    of_one_colour: tuple[Floats, ...],
    locked: Keeps,
) -> dict[bytes, Keeps]:
    """For each of some locked sets of one colour: sets that contain it and can be better to keep.

    Dice of several colours are added to the locked ones. They need not be if only one colour is alive: then
    adding its dice alone is not worse. So only sets of which two colours are alive are looked at.
    `of_one_colour` is what sets of one colour are worth at least, before the last roll.
    """
    keeps = np.concatenate(list(_with_two_alive(colours, bounds, size, of_one_colour)))
    of_colour = [np.where(_is(colour, keeps), keeps, np.int8(AGAIN)) for colour in colours]
    at = [[places_of(part, only) for part in bounds.below] for only in of_colour]
    worth = worth_of(bounds.above, keeps)
    found = {}
    for keep in locked:
        dice = np.flatnonzero(keep != AGAIN)
        here = np.flatnonzero((keeps[:, dice] == keep[dice]).all(axis=1))
        rival = np.zeros(len(here))
        for colour, places in zip(colours, at, strict=True):
            own = _only(colour, keep[None])[0]  # then the dice of this colour contain the locked ones
            values = np.zeros(len(here))
            for part, of_part in zip(bounds.below, places, strict=True):
                values += part.worth[of_part[here] + (0 if own else places_of(part, keep[None]))]
            np.maximum(rival, values, out=rival)
        better = here[worth[here] > rival + BETTER]
        if better.size:
            found[keep.tobytes()] = keeps[better]
    return found


def _with_two_alive(
    colours: tuple[ColourFaces, ...], bounds: Bounds, size: int, of_one_colour: tuple[Floats, ...]
) -> Iterator[Keeps]:
    """Sets of several colours that can be worth more than their dice of some colour alone."""
    yield np.empty((0, DICE), np.int8)
    for count in range(2, 2 * (DICE - size) + 1):
        for dice in combinations(range(DICE), count):
            brought = [part.worth[shown_places(part.shape, part.place, dice)] for part in bounds.above]
            least = np.full(len(brought[0]), np.inf)
            for colour, values in zip(colours, of_one_colour, strict=True):
                at = shown_places(colour.shape, colour.place, dice)
                np.minimum(least, np.where(at, values[at], np.inf), out=least)
            alive = np.sum([values > 0 for values in brought], axis=0)
            keeps = _faces_of(dice, np.flatnonzero((alive > 1) & (np.sum(brought, axis=0) > least + BETTER)))
            yield keeps[~np.any([_only(colour, keeps) for colour in colours], axis=0)]


def _is(colour: ColourFaces, keeps: Keeps) -> Flags:
    """(set, die): which dice show this colour."""
    is_colour: Flags = (keeps != AGAIN) & (colour.place[np.arange(DICE), keeps] > 0)
    return is_colour
