"""Rolls and kept sets of equal dice as multisets, and what one die more or less does to them.

The six high dice are alike for every phase of numbers, and so are the four low ones: only how often each
number shows matters. The multisets of at most n dice form a lattice: 924 for the high dice, 126 for the low
ones; the full ones (462 and 70) are the rolls, all of them are the sets that can be kept.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
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
    """The multisets of at most `dice` dice, small ones first.

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

    def of_fewer(self, dice: int) -> Lattice:
        """The multisets of at most so many of the dice: they come first here too."""
        size = self.levels[dice].stop
        return replace(
            self,
            dice=dice,
            counts=self.counts[:size],
            levels=self.levels[: dice + 1],
            more=np.where(self.more[:size] < size, self.more[:size], -1),
            less=self.less[:size],
            roll_chance=np.array([chance_of(shown, self.chance) for shown in self.counts[self.levels[dice]]]),
        )

    # Everything below works on axis 0 and whatever other axes there are.

    def least_above(self, of_rolls: Floats) -> Floats:
        """For every multiset the least of all rolls that contain it."""
        value = np.empty((self.size, *of_rolls.shape[1:]))
        value[self.full] = of_rolls
        for level in self.levels[-2::-1]:
            least = value[level]
            least[...] = value[self.more[level, 0]]
            for kind in range(1, len(self.chance)):
                np.minimum(least, value[self.more[level, kind]], out=least)
        return value

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
        for level, parents in zip(self.levels[1:], self._less_or_same, strict=True):
            top = value[level]
            for parent in parents:
                np.maximum(top, value[parent], out=top)
        return value

    @cached_property
    def _less_or_same(self) -> list[list[Ints]]:
        """By level, from one die on, and kind: the multisets with one die of it less, or as they are."""
        same = np.where(self.less < 0, np.arange(self.size)[:, None], self.less)
        return [list(np.ascontiguousarray(same[level].T)) for level in self.levels[1:]]

    def chosen(self, mass: Floats, of_kept: Floats, best: Floats) -> Floats:
        """The transpose of `best`: how likely every set is kept, when each multiset is so likely.

        To multiply by what is true is several times as fast as to choose by it.
        """
        mass = mass.copy()
        for level, steps in zip(self.levels[:0:-1], self._steps_down[::-1], strict=True):
            enough = best[level] - TIE
            going = mass[level] * (of_kept[level] < enough)
            mass[level] -= going
            for has, parent in steps:
                part = going[has] * (best[parent] >= enough[has])
                mass[parent] += part
                going[has] -= part
        return mass

    @cached_property
    def _steps_down(self) -> list[list[tuple[Ints, Ints]]]:
        """By level, from one die on, and kind: which of the multisets have it, and what they are without."""
        levels = [self.less[level].T for level in self.levels[1:]]
        return [[(np.flatnonzero(less >= 0), less[less >= 0]) for less in level] for level in levels]

    def choice(self, of_kept: Floats) -> tuple[Ints, Floats]:
        """For every multiset the part of it that is worth the most, and what it is worth."""
        value = of_kept.copy()
        part = np.broadcast_to(np.arange(self.size).reshape(-1, *[1] * (value.ndim - 1)), value.shape).copy()
        for level, parents in zip(self.levels[1:], self._less_or_same, strict=True):
            for parent in parents:
                better = value[parent] > value[level] + TIE
                value[level] = np.where(better, value[parent], value[level])
                part[level] = np.where(better, part[parent], part[level])
        return part, value


def lattice_of(dice: int, faces: tuple[int, ...]) -> Lattice:
    numbers = tuple(dict.fromkeys(faces))
    kinds = len(numbers)
    levels: list[slice] = []
    multisets: list[tuple[int, ...]] = []
    for level in range(dice + 1):
        start = len(multisets)
        multisets += list(combinations_with_replacement(range(kinds), level))
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
