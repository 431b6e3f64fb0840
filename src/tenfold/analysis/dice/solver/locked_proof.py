"""Which sets can be worth locking, in a phase of one colour: bounds that rule out all others.

A colour is alive as long as at most 10 - size dice are locked otherwise. With more dice than that of one
colour no other one is alive, so a set of which two colours can succeed has at most 2 (10 - size) dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import prod

import numpy as np

from tenfold.analysis.dice.solver.colour_last import Contribution, mean_of_die
from tenfold.analysis.dice.solver.colour_layer import DICE, ColourFaces, HasPlaces, Keeps, places_of
from tenfold.analysis.dice.solver.colour_mixed import BETTER, faces_of
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, SIDES
from tenfold.analysis.dice.solver.locked_sets import Game, LockedSets, is_of
from tenfold.analysis.dice.solver.rolls import Flags, Ints

AT_ONCE = 20_000  # things that dice can show, so that the arrays fit the processor's cache


def alone(contribution: Contribution) -> Contribution:
    """What it is worth to lock dice when only this colour is played for, with two rolls to come.

    A set is worth at most the sum of that over the colours, and exactly that if only one is alive. Places of
    a die, before and after: free, its faces locked, locked otherwise.
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
    return contribution._replace(worth=values.ravel())


def can_be_needed(game: Game, keeps: Keeps) -> Flags:
    """Sets of several colours that are not settled by what one colour alone is worth.

    If a colour has enough dice no other one is alive, and the set is worth what that colour alone is. If no
    more points are worth less, and none less than failing, a die that is rolled is never worse for a colour
    than one that is locked otherwise: then a set is needed only if two colours are alive.
    """
    count = _count(game.colours, keeps)
    dice = (keeps != AGAIN).sum(axis=1)
    needed: Flags = _is_open(game, count, dice) & (count < dice).all(axis=0)
    return needed


def _is_open(game: Game, count: Ints, dice: Ints) -> Flags:
    """Whether sets of so many dice, and so many of each colour, are not settled."""
    alive = (dice - count < game.enough).sum(axis=0)
    is_open: Flags = (count < game.enough).all(axis=0) & (alive > (0 if game.blocks else 1))
    return is_open


def has_enough(game: Game, keeps: Keeps) -> Flags:
    """Sets with so many dice of one colour that no other one can succeed."""
    enough: Flags = np.any(_count(game.colours, keeps) >= game.enough, axis=0)
    return enough


def _count(colours: tuple[ColourFaces, ...], keeps: Keeps) -> Ints:
    """(colour, set): how many dice are of a colour."""
    return np.array([is_of(colour, keeps).sum(axis=1) for colour in colours])


class Additions:
    """Dice of several colours that can be worth adding to a locked set.

    Only to sets of few dice: if a colour has enough dice to leave the others no chance, it is enough to add
    dice of this colour, and those that block. So all are looked at, and listed if they come so near the best
    that can be added in one colour that they can be better wherever gains differ by at most the reach (see
    `colour_mixed`).
    """

    def __init__(self, game: Game, reach: float) -> None:
        self._game = game
        self._least = BETTER - 2 * reach

    def beside(self, locked: LockedSets) -> tuple[Keeps, ...]:
        """For each of some sets: with dice of several colours added."""
        which, added = self._near_best(locked)
        needed = self._is_open(locked, which, added)
        which, added = which[needed], added[needed]
        keeps = np.where(added == AGAIN, locked.sets[which], added)
        return tuple(keeps[which == number] for number in range(len(locked.sets)))

    def _near_best(self, locked: LockedSets) -> tuple[Ints, Keeps]:
        """What comes near the best that can be added in one colour: to which set, and what."""
        parts = [_beside(part, locked) for part in self._game.parts]
        steps = [_steps(part) for part in parts] + [_steps(colour) for colour in locked.colours]
        found = [(np.empty(0, np.intp), locked.sets[:0])]
        for dice, at in self._shown(len(locked.free), np.array(steps)):
            of_parts, of_colours = at[: len(parts)], at[len(parts) :]
            lead = -locked.best_added(of_colours)
            for part, places in zip(parts, of_parts, strict=True):
                lead += np.take(part.worth, places, axis=1)
            which, shown = np.divmod(np.flatnonzero(lead > self._least), at.shape[1])
            found.append((which, faces_of(np.array(locked.free)[dice], shown)))
        which, added = map(np.concatenate, zip(*found, strict=True))
        return which, added

    def _shown(self, free: int, steps: Ints) -> Iterator[tuple[Ints, Ints]]:
        """Everything that some free dice can show: (some, which dice), and its places by table."""
        most = 2 * (self._game.enough - 1) - (DICE - free)
        for count in range(2, most + 1):
            every = np.array(list(combinations(range(free), count)))
            at_once = max(AT_ONCE // SIDES**count, 1)
            for start in range(0, len(every), at_once):
                some = every[start : start + at_once]
                at = np.zeros((len(steps), len(some), 1), np.intp)
                for dice in some.T:
                    at = (at[..., None] + steps[:, dice, None]).reshape(len(steps), len(some), -1)
                yield some, at.reshape(len(steps), -1)

    def _is_open(self, locked: LockedSets, which: Ints, added: Keeps) -> Flags:
        """Whether dice of several colours are added, and the whole set is not settled."""
        count, dice = _count(self._game.colours, added), (added != AGAIN).sum(axis=1)
        own = _count(self._game.colours, locked.sets)[:, which]
        whole = dice + DICE - len(locked.free)
        needed: Flags = (count < dice).all(axis=0) & _is_open(self._game, count + own, whole)
        return needed


def _beside(part: Contribution, locked: LockedSets) -> Contribution:
    """What a colour contributes beside each of some sets: (set, places of the free dice)."""
    at = places_of(part, locked.sets)[:, None]
    for die in locked.free:
        of_die = np.arange(part.shape[die]) * prod(part.shape[die + 1 :])
        at = (at[..., None] + of_die).reshape(len(at), -1)
    shape = tuple(part.shape[die] for die in locked.free)
    return Contribution(part.worth[at], shape, part.place[list(locked.free)])


def _steps(table: HasPlaces) -> Ints:
    """(die, face): how many places further it is with this die."""
    further = [prod(table.shape[die + 1 :]) for die in range(len(table.shape))]
    steps: Ints = table.place[:, :SIDES] * np.array(further)[:, None]
    return steps
