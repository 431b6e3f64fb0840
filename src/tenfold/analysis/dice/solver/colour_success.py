"""The best chance to get so many dice of one colour, when points do not matter.

Then the faces of one colour on a die are alike, and so are dice with as many faces of each colour: of the
printed ones there are four sorts. What each sort shows is a multiset of colours; all of them are looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import reduce

import numpy as np

from tenfold.analysis.dice.solver.rolls import Floats, Ints, Lattice, lattice_of
from tenfold.pieces.dice import DIE_COLOURS, DiceSet


def best_success(dice: DiceSet, size: int) -> float:
    """Of three rolls, where dice set aside may be rolled again (dice.turn)."""
    sorts = Counter(tuple(sorted(DIE_COLOURS.index(face.colour) for face in die)) for die in dice)
    lattices = [lattice_of(count, faces) for faces, count in sorts.items()]
    rolls = _complete(lattices, size)
    for _ in range(2):
        rolls = _on_each_axis(lattices, Lattice.expected, rolls)
        rolls = _on_each_axis(lattices, lambda lattice, kept: lattice.best(kept)[lattice.full], rolls)
    for lattice in lattices:
        rolls = np.tensordot(lattice.roll_chance, rolls, 1)
    return float(rolls)


def _complete(lattices: list[Lattice], size: int) -> Floats:
    """1 where enough dice share a colour, for all rolls: (what the first sort shows, the second, ...)."""
    shown = [reduce(np.add.outer, [_of(lattice, colour) for lattice in lattices]) for colour in _COLOURS]
    most: Ints = np.maximum.reduce(shown)
    return (most >= size).astype(np.float64)


_COLOURS = range(len(DIE_COLOURS))


def _of(lattice: Lattice, colour: int) -> Ints:
    """How many dice show the colour."""
    counts = lattice.counts[lattice.full]
    return counts[:, lattice.numbers.index(colour)] if colour in lattice.numbers else counts[:, 0] * 0


def _on_each_axis(
    lattices: list[Lattice], function: Callable[[Lattice, Floats], Floats], values: Floats
) -> Floats:
    """A function of axis 0 on one axis after the other: the first becomes the last, until all were first."""
    for lattice in lattices:
        values = np.ascontiguousarray(np.moveaxis(function(lattice, values), 0, -1))
    return values
