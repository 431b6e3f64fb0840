"""Sets of several colours that are worth more than the best one-colour part of themselves.

A roll that allows a set allows all its parts. So a set that is not listed here is never better than a
one-colour keep of the same roll, and the maximum over one-colour keeps and this list is the maximum over all
7^10 sets.

To look at all sets takes seconds, so it is done once for all states that are alike. A value is a mean of
maxima of gains: if no gain changes by more than d, no value does, and no set's lead over its parts changes by
more than 2d. Sets whose lead is above -2d are therefore all that can be needed within d.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.solver.colour_decision import DICE, ColourFaces, Keeps, Mixed, places_of
from tenfold.analysis.dice.solver.colour_tensor import AGAIN, INNER, OUTER, SIDES, Tensor, kept_blocks
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.core import TenfoldError
from tenfold.pieces.dice import DIE_COLOURS

BETTER = 1e-10  # by how much a mixed keep must be better to be listed; rounding alone lists none
MOST_MIXED = 2**15 - 1 - len(DIE_COLOURS)


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


def mixed_keeps(
    colours: tuple[ColourFaces, ...], rolls: Tensor, best: tuple[Floats, ...], reach: float = 0.0
) -> Leading:
    """From what the rolls are worth: every set is looked at, nothing is assumed about the dice."""
    none = np.empty((0, DICE), np.int8), np.empty(0)
    found = _leading_sets(colours, rolls, best, BETTER - 2 * reach)
    keeps, leads = map(np.concatenate, zip(none, *found, strict=True))
    several = _of_several_colours(colours, keeps)
    return Leading(keeps[several], leads[several])


def leading(colours: tuple[ColourFaces, ...], best: tuple[Floats, ...], mixed: Mixed) -> Mixed:
    """Those of some sets that are worth more than their one-colour parts."""
    keeps, values = mixed
    parts = np.full(len(keeps), -np.inf)
    for colour, of_colour in zip(colours, best, strict=True):
        np.maximum(parts, of_colour[places_of(colour, keeps)], out=parts)
    better = values > parts + BETTER
    count = int(better.sum())
    if count > MOST_MIXED:
        raise TenfoldError(
            f"with these dice a phase of one colour has {count:,} keeps of mixed colours that could be best; "
            f"the solver can do {MOST_MIXED:,}"
        )
    return Mixed(keeps[better], values[better])


def _of_several_colours(colours: tuple[ColourFaces, ...], keeps: Keeps) -> NDArray[np.bool_]:
    dice, kept = np.arange(DICE), keeps != AGAIN
    several: NDArray[np.bool_] = np.all(
        [(kept & (colour.place[dice, keeps] == 0)).any(axis=1) for colour in colours], axis=0
    )
    return several


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
