"""Rolls and kept sets of equal dice as multisets, and what one die more or less does to them.

The six high dice are alike for every phase of numbers, and so are the four low ones: only how often each
number shows matters. The multisets of at most n dice form a lattice: 924 for the high dice, 126 for the low
ones; the full ones (462 and 70) are the rolls, all of them are the sets that can be kept.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenfold.pieces.dice import HIGH, HIGH_NUMBERS, LOW, LOW_NUMBERS

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.intp]
Flags: TypeAlias = NDArray[np.bool_]

TIE = 1e-11  # values closer than this are equal: the larger kept set is taken, stopping rather than rolling


@dataclass(frozen=True)
class Lattice:
    """The multisets of at most `dice` dice, small ones first, and of these such of few kinds.

    `more[m, k]` is multiset m with a die of kind k more, `less[m, k]` with one less; -1 where there is none.
    """

    dice: int
    numbers: tuple[int, ...]  # of the kinds; 0: a wild
    chance: Floats  # of each kind, when a die is rolled
    counts: Ints  # (multiset, kind)
    levels: tuple[slice, ...]  # the multisets of 0, 1, ... dice
    more: Ints
    less: Ints
    roll_chance: Floats  # of each full multiset, when all dice are rolled

    @property
    def size(self) -> int:
        return len(self.counts)

    @property
    def full(self) -> slice:
        return self.levels[-1]

    @property
    def rolls(self) -> int:
        return int(self.full.stop - self.full.start)

    def index(self, numbers: list[int]) -> int:
        """The multiset of these numbers."""
        at = 0
        for number in numbers:
            at = int(self.more[at, self.numbers.index(number)])
        return at

    # Everything below works on axis 0 and whatever other axes there are.

    def expected(self, of_rolls: Floats) -> Floats:
        """The mean over the dice not yet kept, one die at a time, for every kept set."""
        value = np.empty((self.size, *of_rolls.shape[1:]))
        value[self.full] = of_rolls
        for level in self.levels[-2::-1]:
            mean = value[level]
            np.multiply(value[self.more[level, 0]], self.chance[0], out=mean)
            for kind in range(1, len(self.chance)):
                mean += value[self.more[level, kind]] * self.chance[kind]
        return value

    def rolled(self, of_kept: Floats) -> Floats:
        """The transpose of `expected`: how likely every roll is, when each kept set is so likely."""
        mass = of_kept.copy()
        for level in self.levels[:-1]:
            for kind, chance in enumerate(self.chance):
                mass[self.more[level, kind]] += mass[level] * chance  # no two sets grow into the same one
        return mass[self.full]

    def best(self, of_kept: Floats) -> Floats:
        """For every multiset the most that any part of it is worth: a running maximum up the lattice."""
        value = of_kept.copy()
        for level in self._without_one:
            for some, parents in level:
                np.maximum(value[some], value[parents], out=value[some])
        return value

    @cached_property
    def _without_one(self) -> list[list[tuple[slice, Ints]]]:
        """By level, from one die on: multisets without a die of their first kind, their second, ...

        Those of many kinds come last, so that all that have a third kind, say, stand together.
        """
        parents = [[at for at in row if at >= 0] for row in self.less.tolist()]
        levels = []
        for level in self.levels[1:]:
            kinds = [len(of) for of in parents[level]]
            starts = [level.start + bisect_right(kinds, nth) for nth in range(kinds[-1])]
            levels.append(
                [
                    (slice(start, level.stop), np.array([of[nth] for of in parents[start : level.stop]]))
                    for nth, start in enumerate(starts)
                ]
            )
        return levels

    def chosen(self, of_rolls: Floats, of_kept: Floats, best: Floats) -> Floats:
        """The transpose of `best`: how likely every set is kept, when each roll is so likely."""
        part = self.choice(of_kept, best)[self.full]
        other = np.arange(part[0].size).reshape(part.shape[1:])
        at = part.astype(np.intp) * other.size + other
        return counted(at.ravel(), of_rolls.ravel(), of_kept.size).reshape(of_kept.shape)

    def choice(self, of_kept: Floats, best: Floats) -> NDArray[np.int16]:
        """For every multiset the part of it that is worth the most: as it is, or the best without one die.

        To multiply by what is true is several times as fast as to choose by it.
        """
        part = np.zeros(of_kept.shape, np.int16)
        own = np.arange(self.size, dtype=np.int16).reshape(-1, *[1] * (part.ndim - 1))
        for level, without_one in zip(self.levels[1:], self._without_one, strict=True):
            for some, parents in reversed(without_one):  # of several that are best the first counts
                part[some] += (part[parents] - part[some]) * (best[parents] >= best[some] - TIE)
            part[level] += (own[level] - part[level]) * (of_kept[level] >= best[level] - TIE)
        return part


def lattice_of(dice: int, faces: tuple[int, ...]) -> Lattice:
    numbers = tuple(dict.fromkeys(faces))
    kinds = len(numbers)
    levels: list[slice] = []
    multisets: list[tuple[int, ...]] = []
    for level in range(dice + 1):
        start = len(multisets)
        found = combinations_with_replacement(range(kinds), level)
        multisets += sorted(found, key=lambda multiset: len(set(multiset)))
        levels.append(slice(start, len(multisets)))
    at = {multiset: index for index, multiset in enumerate(multisets)}
    more = np.full((len(multisets), kinds), -1, np.intp)
    less = more.copy()
    for multiset, index in at.items():
        for kind in range(kinds):
            larger = at.get(tuple(sorted((*multiset, kind))))
            if larger is not None:
                more[index, kind] = larger
                less[larger, kind] = index
    chance = np.array([faces.count(number) / len(faces) for number in numbers])
    counts = np.array([[multiset.count(kind) for kind in range(kinds)] for multiset in multisets])
    return Lattice(
        dice=dice,
        numbers=numbers,
        chance=chance,
        counts=counts,
        levels=tuple(levels),
        more=more,
        less=less,
        roll_chance=np.array([chance_of(shown, chance) for shown in counts[levels[-1]]]),
    )


def chance_of(counts: Ints, chance: Floats) -> float:
    """How likely dice show a multiset."""
    ways = factorial(int(counts.sum())) // prod(factorial(int(count)) for count in counts)
    return ways * float(np.prod(chance**counts))


@cache
def high() -> Lattice:
    return lattice_of(len(HIGH), HIGH_NUMBERS)


@cache
def low() -> Lattice:
    return lattice_of(len(LOW), LOW_NUMBERS)


def counted(kinds: Any, weights: Floats, count: int) -> Floats:
    """The sum of the weights of each of `count` kinds."""
    sums: Floats = np.bincount(kinds, weights=weights, minlength=count).astype(np.float64, copy=False)
    return sums


def on_axis_1(function: Any, *arrays: Floats) -> Floats:
    """A function of axis 0, applied to axis 1 of (high, low, ...)."""
    moved: Floats = function(*(np.ascontiguousarray(array.swapaxes(0, 1)) for array in arrays))
    return moved.swapaxes(0, 1)
