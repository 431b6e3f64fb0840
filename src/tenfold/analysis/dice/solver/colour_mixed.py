"""Sets of several colours that are worth more than the best one-colour part of themselves.

A roll that allows a set allows all its parts. So a set that is not listed here is never better than a
one-colour keep of the same roll, and the maximum over one-colour keeps and this list is the maximum over all
7^10 sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from math import prod

import numpy as np

from tenfold.analysis.dice.solver.colour_last import Contribution, worth_of
from tenfold.analysis.dice.solver.colour_layer import DICE, ColourFaces, Keeps, Mixed
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, INNER, OUTER, SIDES, Tensor, kept_blocks
from tenfold.analysis.dice.solver.rolls import Floats, Ints
from tenfold.core import TenfoldError
from tenfold.pieces.dice import DIE_COLOURS

BETTER = 1e-10  # by how much a mixed keep must be better to be listed; rounding alone lists none
MOST_MIXED = 2**15 - 1 - len(DIE_COLOURS)


def mixed_keeps(colours: tuple[ColourFaces, ...], rolls: Tensor, best: tuple[Floats, ...]) -> Mixed:
    """From what the rolls are worth: every set is looked at, nothing is assumed about the dice."""
    found = ((keep, worth) for keep, _, worth in sets_above(colours, rolls, best, -np.inf))
    return _listed(found)


def _listed(found: Iterable[tuple[Keeps, Floats]]) -> Mixed:
    none = np.empty((0, DICE), np.int8), np.empty(0)
    keeps, worths = zip(none, *found, strict=True)
    count = sum(map(len, keeps))
    if count > MOST_MIXED:
        raise TenfoldError(
            "with these dice a phase of one colour has {count:,} keeps of mixed colours that could be best; "
            "the solver can do {most:,}",
            count=count,
            most=MOST_MIXED,
        )
    return Mixed(np.concatenate(keeps), np.concatenate(worths))


def sets_above(
    colours: tuple[ColourFaces, ...], rolls: Tensor, best: tuple[Floats, ...], least: float
) -> Iterator[tuple[Keeps, Floats, Floats]]:
    """Kept sets worth more than their one-colour parts and than `least`; with that much, and their worth."""
    inner = [colour.inner() for colour in colours]
    outer = [colour.outer().reshape((SIDES + 1,) * OUTER) for colour in colours]
    tables = [
        values.reshape(prod(colour.shape[:OUTER]), -1) for colour, values in zip(colours, best, strict=True)
    ]
    parts, other = np.empty((SIDES + 1) ** INNER), np.empty((SIDES + 1) ** INNER)
    places = np.indices((SIDES + 1,) * INNER, np.int8).reshape(INNER, -1)
    for chosen, block in kept_blocks(rolls):
        flat = block.ravel()
        np.take(tables[0][outer[0][chosen]], inner[0], out=parts, mode="clip")
        for table, row, column in zip(tables[1:], outer[1:], inner[1:], strict=True):
            np.take(table[row[chosen]], column, out=other, mode="clip")
            np.maximum(parts, other, out=parts)
        np.maximum(parts, least, out=parts)
        parts += BETTER
        better = np.flatnonzero(flat > parts)
        if better.size:
            keep = np.empty((better.size, DICE), np.int8)
            keep[:, :OUTER] = chosen
            keep[:, OUTER:] = places[:, better].T
            yield keep, parts[better] - BETTER, flat[better].astype(np.float64)


# --- before the last roll --------------------------------------------------------------------------


def mixed_before_last(
    colours: tuple[ColourFaces, ...], parts: tuple[Contribution, ...], size: int, best: tuple[Floats, ...]
) -> Mixed | None:
    """The same, if colours exclude each other, from what each contributes; None: look at every set.

    Of a set with n dice of other colours a colour can succeed only if n <= 10 - size. So two colours can
    succeed only with sets of at most 2 (10 - size) dice: all of these are looked at. Of larger sets one
    colour alone counts, and which of its faces and how many other dice are kept: the places of its
    contribution. If none counts the set is worth nothing, no more than keeping no dice, unless that is
    worth less than nothing.
    """
    if best[0][0] < 0:  # place 0: no dice
        return None
    few = 2 * (DICE - size)
    some_dice = (dice for count in range(few + 1) for dice in combinations(range(DICE), count))
    small = (_sets_of(colours, parts, best, dice) for dice in some_dice)
    large = (_with_other_dice(colours, number, parts, best, few) for number in range(len(colours)))
    return _listed((*small, *large))


def _sets_of(
    colours: tuple[ColourFaces, ...],
    parts: tuple[Contribution, ...],
    best: tuple[Floats, ...],
    dice: tuple[int, ...],
) -> tuple[Keeps, Floats]:
    """All that can be kept of these dice."""
    worth = sum(part.worth[_shown(part.shape, part.place, dice)] for part in parts)
    of_parts = [
        values[_shown(colour.shape, colour.place, dice)] for colour, values in zip(colours, best, strict=True)
    ]
    better = np.flatnonzero(worth > np.maximum.reduce(of_parts) + BETTER)
    keeps = np.full((better.size, DICE), AGAIN, np.int8)
    if dice:
        keeps[:, dice] = np.array(np.unravel_index(better, (SIDES,) * len(dice))).T
    return keeps, np.asarray(worth)[better]


def _shown(shape: tuple[int, ...], place: Ints, dice: tuple[int, ...]) -> Ints:
    """The places of everything that some dice can show, when all others are rolled (place 0)."""
    at = np.zeros(1, np.intp)
    for die in dice:
        at = (at[:, None] + place[die, :SIDES] * prod(shape[die + 1 :])).ravel()
    return at


def _with_other_dice(
    colours: tuple[ColourFaces, ...],
    number: int,
    parts: tuple[Contribution, ...],
    best: tuple[Floats, ...],
    few: int,
) -> tuple[Keeps, Floats]:
    """Sets of more than a few dice, of which only this colour counts."""
    part, colour = parts[number], colours[number]
    dice = np.array(np.unravel_index(np.arange(part.worth.size), part.shape))
    others = dice == np.array(colour.shape)[:, None]
    own = np.zeros(part.worth.size, np.intp)
    for die, places in enumerate(colour.shape):
        own = own * places + np.where(others[die], 0, dice[die])
    large = ((dice > 0).sum(axis=0) > few) & others.any(axis=0)
    keeps = []
    for at in np.flatnonzero(large & (part.worth > best[number][own] + BETTER)):
        keeps += list(product(*(_faces_at(colour, die, place) for die, place in enumerate(dice[:, at]))))
    found = np.array(keeps, np.int8).reshape(-1, DICE)
    return found, worth_of(parts, found)


def _faces_at(colour: ColourFaces, die: int, place: int) -> list[int]:
    """What a die is kept as at this place of a contribution."""
    if place == colour.shape[die]:
        return [face for face in range(SIDES) if face not in colour.faces[die]]
    return [colour.faces[die][place - 1] if place else AGAIN]
