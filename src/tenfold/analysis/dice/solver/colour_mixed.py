"""Sets of several colours that are worth more than the best one-colour part of themselves.

A roll that allows a set allows all its parts. So a set that is not listed here is never better than a
one-colour keep of the same roll, and the maximum over one-colour keeps and this list is the maximum over all
7^10 sets.

To look at all sets takes seconds, so it is done once for all states that are alike. A value is a mean of
maxima of gains: if no gain changes by more than d, no value does, and no set's lead over its parts changes by
more than 2d. Sets whose lead is above -2d are therefore all that can be needed within d.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, product
from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_decision import (
    DICE,
    ColourFaces,
    Contribution,
    Keeps,
    Mixed,
    places_of,
)
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, INNER, OUTER, SIDES, Tensor, kept_blocks
from tenfold.analysis.dice.solver.rolls import Floats, Ints
from tenfold.analysis.sayings import TOO_MANY_MIXED
from tenfold.core import Refusal
from tenfold.pieces.dice import DIE_COLOURS

BETTER = 1e-10  # by how much a mixed keep must be better to be listed; rounding alone lists none
MOST_MIXED = 2**15 - 1 - len(DIE_COLOURS)


FewSets: TypeAlias = Callable[
    [
        tuple[ColourFaces, ...],
        tuple[Contribution, ...],
        tuple[Floats, ...],
        list[tuple[int, ...]],
        float,
    ],
    Iterable[tuple[Keeps, Floats]],
]


class Leading(NamedTuple):
    """Sets of several colours, and how much more than their best one-colour parts they are worth."""

    keeps: Keeps
    lead: Floats


class KnownMixed(NamedTuple):
    """The sets that are needed where points are worth this much more than failing, or nearly so."""

    gain: Floats
    reach: float  # by how much every gain may differ
    leading: dict[int, Leading]  # by rolls left

    def covers(self, gain: Floats) -> bool:
        return self.distance(gain) <= self.reach

    def keeps(self, rolls_left: int, gain: Floats) -> Keeps:
        found = self.leading[rolls_left]
        return found.keeps[found.lead > BETTER - 2 * self.distance(gain)]

    def distance(self, gain: Floats) -> float:
        return float(np.abs(gain - self.gain).max())


def nothing_known(gain: Floats) -> KnownMixed:
    none = Leading(np.empty((0, DICE), np.int8), np.empty(0))
    return KnownMixed(gain, -1.0, {1: none, 2: none})


def least_lead(reach: float) -> float:
    return BETTER - 2 * reach


def mixed_keeps(
    colours: tuple[ColourFaces, ...], rolls: Tensor, best: tuple[Floats, ...], reach: float = 0.0
) -> Leading:
    """From what the rolls are worth: every set is looked at, nothing is assumed about the dice."""
    return listed(colours, _leading_sets(colours, rolls, best, least_lead(reach)))


def leading(colours: tuple[ColourFaces, ...], best: tuple[Floats, ...], mixed: Mixed) -> Mixed:
    """Those of some sets that are worth more than their one-colour parts."""
    keeps, values = mixed
    parts = np.full(len(keeps), -np.inf)
    for colour, of_colour in zip(colours, best, strict=True):
        np.maximum(parts, of_colour[places_of(colour, keeps)], out=parts)
    better = values > parts + BETTER
    count = int(better.sum())
    if count > MOST_MIXED:
        raise Refusal(TOO_MANY_MIXED(count=count, most=MOST_MIXED))
    return Mixed(keeps[better], values[better])


def _of_several_colours(colours: tuple[ColourFaces, ...], keeps: Keeps) -> NDArray[np.bool_]:
    dice, kept = np.arange(DICE), keeps != AGAIN
    several: NDArray[np.bool_] = np.all(
        [(kept & (colour.place[dice, keeps] == 0)).any(axis=1) for colour in colours], axis=0
    )
    return several


def listed(colours: tuple[ColourFaces, ...], found: Iterable[tuple[Keeps, Floats]]) -> Leading:
    none = np.empty((0, DICE), np.int8), np.empty(0)
    keeps, leads = map(np.concatenate, zip(none, *found, strict=True))
    several = _of_several_colours(colours, keeps)
    return Leading(keeps[several], leads[several])


def _leading_sets(
    colours: tuple[ColourFaces, ...], rolls: Tensor, best: tuple[Floats, ...], least: float
) -> Iterator[tuple[Keeps, Floats]]:
    """All kept sets that lead over their one-colour parts by this much."""
    inner = [colour.flat(range(OUTER, DICE), SIDES + 1) for colour in colours]
    outer = [colour.flat(range(OUTER), SIDES + 1).reshape((SIDES + 1,) * OUTER) for colour in colours]
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
        lead = np.subtract(flat, parts, out=parts)
        better = np.flatnonzero(lead > least)
        if better.size:
            keep = np.empty((better.size, DICE), np.int8)
            keep[:, :OUTER] = chosen
            keep[:, OUTER:] = places[:, better].T
            yield keep, lead[better]


# --- before the last roll --------------------------------------------------------------------------


def mixed_before_last(
    colours: tuple[ColourFaces, ...],
    parts: tuple[Contribution, ...],
    size: int,
    best: tuple[Floats, ...],
    reach: float,
    few_sets: FewSets,
) -> Leading:
    """The same, if colours exclude each other, from what each contributes.

    Of a set with n dice of other colours a colour can succeed only if n <= 10 - size. So two colours can
    succeed only with sets of at most 2 (10 - size) dice: all of these are looked at. Of larger sets one
    colour alone counts, and which of its faces and how many other dice are kept: the places of its
    contribution. If none counts the set is worth nothing: no more than keeping no dice, which must not be
    worth less.
    """
    few, least = 2 * (DICE - size), least_lead(reach)
    some_dice = [dice for count in range(few + 1) for dice in combinations(range(DICE), count)]
    small = few_sets(colours, parts, best, some_dice, least)
    large = (_with_other_dice(colours, number, parts, best, few, least) for number in range(len(colours)))
    return listed(colours, (*small, *large))


def few_sets(
    colours: tuple[ColourFaces, ...],
    parts: tuple[Contribution, ...],
    best: tuple[Floats, ...],
    choices: list[tuple[int, ...]],
    least: float,
) -> Iterable[tuple[Keeps, Floats]]:
    """All sets of these choices of dice that lead by this much."""
    return (_sets_of(colours, parts, best, dice, least) for dice in choices)


def _sets_of(
    colours: tuple[ColourFaces, ...],
    parts: tuple[Contribution, ...],
    best: tuple[Floats, ...],
    dice: tuple[int, ...],
    least: float,
) -> tuple[Keeps, Floats]:
    """All that can be kept of these dice and leads by this much."""
    of_sets = sum(part.values[_shown_places(part.shape, part.place, dice)] for part in parts)
    of_parts = [
        values[_shown_places(colour.shape, colour.place, dice)]
        for colour, values in zip(colours, best, strict=True)
    ]
    lead = of_sets - np.maximum.reduce(of_parts)
    better = np.flatnonzero(lead > least)
    keeps = np.full((len(better), DICE), AGAIN, np.int8)
    for nth, die in enumerate(reversed(dice)):
        keeps[:, die] = better // SIDES**nth % SIDES
    return keeps, lead[better]


def _shown_places(shape: tuple[int, ...], place: Ints, dice: tuple[int, ...]) -> Ints:
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
    least: float,
) -> tuple[Keeps, Floats]:
    """Sets of more than a few dice, of which only this colour counts."""
    part, colour = parts[number], colours[number]
    dice = np.array(np.unravel_index(np.arange(part.values.size), part.shape))
    others = dice == np.array(colour.shape)[:, None]
    own = np.zeros(part.values.size, np.intp)
    for die, places in enumerate(colour.shape):
        own = own * places + np.where(others[die], 0, dice[die])
    can_succeed = others.sum(axis=0) <= few // 2
    large = can_succeed & others.any(axis=0) & ((dice > 0).sum(axis=0) > few)
    lead = part.values - best[number][own]
    faces = [
        [_faces_at(colour, die, place) for place in range(places)] for die, places in enumerate(part.shape)
    ]
    keeps, leads = [], []
    for at in np.flatnonzero(large & (lead > least)):
        found = list(product(*[of[place] for of, place in zip(faces, dice[:, at].tolist(), strict=True)]))
        keeps += found
        leads += [lead[at]] * len(found)
    return np.array(keeps, np.int8).reshape(-1, DICE), np.array(leads)


def _faces_at(colour: ColourFaces, die: int, place: int) -> list[int]:
    """What a die is kept as at this place of a contribution."""
    if place == colour.shape[die]:
        return [face for face in range(SIDES) if face not in colour.faces[die]]
    return [colour.faces[die][place - 1] if place else AGAIN]
