"""The best chance to get so many dice of one colour with locked dice, when points do not matter.

Then dice with as many faces of each colour are alike (the printed ones are of four kinds), and only how many
of them show each colour counts. That leaves so few locked sets that all are looked at, each with all rolls
of the free dice and all that can be locked of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from math import comb, prod

import numpy as np

from tenfold.analysis.dice.solver.locked_pairs import Pairs, pairs_of
from tenfold.analysis.dice.solver.rolls import Floats, Lattice, lattice_of
from tenfold.pieces.dice import DIE_COLOURS, DiceSet

MOST_PAIRS = 10**8  # of a locked set and a roll beside it; with the printed dice there are 2 * 10^7


def is_small(dice: DiceSet) -> bool:
    """Whether enough dice are alike."""
    places = 2 * len(DIE_COLOURS)  # of a die: locked, or free, and of one of the colours
    return prod(comb(places + count - 1, count) for count in _alike(dice).values()) <= MOST_PAIRS


def best_success(dice: DiceSet, size: int) -> float:
    """Of three rolls, where dice set aside stay there."""
    kinds = [lattice_of(count, faces) for faces, count in _alike(dice).items()]
    kept = _on_each_axis((kind.expected for kind in kinds), _complete(kinds, size))
    locked = _after_locking(kept, [pairs_of(kind) for kind in kinds])
    best = _on_each_axis((kind.best for kind in kinds), locked)
    rolls = best[tuple(kind.full for kind in kinds)]
    for kind in kinds:
        rolls = np.tensordot(kind.roll_chance, rolls, 1)
    return float(rolls)


def _alike(dice: DiceSet) -> Counter[tuple[int, ...]]:
    """How many dice have these colours."""
    return Counter(tuple(sorted(DIE_COLOURS.index(face.colour) for face in die)) for die in dice)


def _complete(kinds: list[Lattice], size: int) -> Floats:
    """1 where enough dice share a colour, for all rolls; an axis for each kind of dice."""
    most = np.zeros(tuple(kind.rolls for kind in kinds), np.intp)
    for colour in range(len(DIE_COLOURS)):
        shown = np.zeros((), np.intp)
        for kind in kinds:
            of_kind = kind.counts[kind.full, np.array(kind.numbers) == colour].sum(axis=1)
            shown = np.add.outer(shown, of_kind)
        np.maximum(most, shown, out=most)
    return (most >= size).astype(np.float64)


def _after_locking(kept: Floats, kinds: list[Pairs]) -> Floats:
    """What it is worth to lock sets, from what sets are worth before the last roll."""
    first, *others = kinds
    found = []
    for of_pair in first.best(kept)[first.full]:  # one by one: small enough for the processor's cache
        best = _on_each_axis((_best_of_rolls(kind) for kind in others), of_pair)
        found.append(_on_each_axis((kind.mean for kind in others), best))
    return first.mean(np.array(found))


def _best_of_rolls(kind: Pairs) -> Callable[[Floats], Floats]:
    return lambda kept: kind.best(kept)[kind.full]


def _on_each_axis(functions: Iterable[Callable[[Floats], Floats]], values: Floats) -> Floats:
    """Functions of axis 0, one for each axis."""
    for function in functions:
        values = np.moveaxis(function(np.ascontiguousarray(values)), 0, -1)
    return values
