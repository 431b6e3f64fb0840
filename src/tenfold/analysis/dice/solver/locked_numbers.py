"""A phase of sets and runs where dice set aside stay there (the variant `locked`).

What can be kept after the second roll depends on what was kept before: a set K stays, the other dice show D,
and any part S of D is added to K. Such pairs (K, D) are a lattice of their own for each side: with f a die of
D, the best of (K, D) is the better of (K, D - f), which rolls f again, and (K + f, D - f), which keeps it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase, Step, decide, expected, mean
from tenfold.analysis.dice.solver.rolls import TIE, Floats, Ints, Lattice, chance_of, high, low

COLUMNS = 55  # low pairs at once, so that the arrays fit the processor's cache


@dataclass(frozen=True)
class Pairs:
    """All pairs of a kept multiset and one that lies open beside it, by the size of the second."""

    kept: int  # how many multisets can be kept: the pairs with nothing beside them come first
    levels: tuple[slice, ...]
    again: Ints  # the pair without one open die, which is rolled again
    stays: Ints  # the pair with this die among the kept ones
    kind: Ints  # of this die
    full: Ints  # the pairs with all dice, in order of what is kept
    starts: Ints  # where each kept multiset starts among them
    of: Ints  # the kept multiset of each of them
    chance: Floats  # of the open dice, when they are rolled

    @property
    def size(self) -> int:
        return int(self.levels[-1].stop)

    def best(self, of_kept: Floats) -> Floats:
        """(multiset, ...) to (pair, ...): the best that can be kept of each pair."""
        value = np.empty((self.size, *of_kept.shape[1:]))
        value[self.levels[0]] = of_kept
        for level in self.levels[1:]:
            np.maximum(value[self.again[level]], value[self.stays[level]], out=value[level])
        return value

    def best_chance(self, of_kept: Floats, chance: Floats) -> tuple[Floats, Floats]:
        """As `best`, with a chance that comes along with what is kept."""
        value = self.best(of_kept)
        likely = np.empty_like(value)
        likely[self.levels[0]] = chance
        for level in self.levels[1:]:
            staying = value[self.stays[level]] >= value[level] - TIE
            likely[level] = np.where(staying, likely[self.stays[level]], likely[self.again[level]])
        return value, likely

    def chosen(self, mass: Floats, best: Floats) -> Floats:
        """The transpose of `best`: (pair, ...) to (multiset, ...)."""
        mass = mass.copy()
        for level in self.levels[:0:-1]:
            staying = best[self.stays[level]] >= best[level] - TIE
            kept, open_again = np.where(staying, mass[level], 0.0), np.where(staying, 0.0, mass[level])
            for kind in np.unique(self.kind[level]):  # pairs of one kind never lead to the same pair
                which = np.flatnonzero(self.kind[level] == kind)
                mass[self.stays[level][which]] += kept[which]
                mass[self.again[level][which]] += open_again[which]
        return mass[self.levels[0]]

    def mean(self, of_pairs: Floats) -> Floats:
        """(full pair, ...) to (multiset, ...): the mean over what the other dice show."""
        weights = self.chance.reshape(-1, *[1] * (of_pairs.ndim - 1))
        return np.add.reduceat(of_pairs * weights, self.starts, axis=0)

    def shown(self, of_kept: Floats) -> Floats:
        """The transpose of `mean`, as an array of all pairs."""
        mass = np.zeros((self.size, *of_kept.shape[1:]))
        mass[self.full] = of_kept[self.of] * self.chance.reshape(-1, *[1] * (of_kept.ndim - 1))
        return mass


def _pairs(lattice: Lattice) -> Pairs:
    at: dict[tuple[int, int], int] = {}
    levels: list[slice] = []
    sizes = lattice.counts.sum(axis=1)
    for beside in range(lattice.dice + 1):
        start = len(at)
        for kept in range(lattice.size):
            if sizes[kept] + beside <= lattice.dice:
                for shown in range(*lattice.levels[beside].indices(lattice.size)):
                    at[kept, shown] = len(at)
        levels.append(slice(start, len(at)))
    again, stays, kind = (np.zeros(len(at), np.intp) for _ in range(3))
    for (kept, shown), pair in at.items():
        if shown:
            die = int(np.flatnonzero(lattice.counts[shown])[0])
            less = int(lattice.less[shown, die])
            again[pair] = at[kept, less]
            stays[pair] = at[int(lattice.more[kept, die]), less]
            kind[pair] = die
    full = sorted(pair for pair in at.items() if sizes[pair[0][0]] + sizes[pair[0][1]] == lattice.dice)
    of = np.array([kept for (kept, _), _ in full])
    return Pairs(
        lattice.size,
        tuple(levels),
        again,
        stays,
        kind,
        np.array([pair for _, pair in full]),
        np.searchsorted(of, np.arange(lattice.size)),
        of,
        np.array([chance_of(lattice.counts[shown], lattice.chance) for (_, shown), _ in full]),
    )


@cache
def high_pairs() -> Pairs:
    return _pairs(high())


@cache
def low_pairs() -> Pairs:
    return _pairs(low())


def after_locking(kept: Floats) -> Floats:
    """What it is worth to lock a set, roll the others, lock more and roll again: (high, low) to (high, low).

    `kept` is what sets are worth before the last roll.
    """
    of_low = low_pairs().best(kept.T)[low_pairs().full]  # (low pair, high)
    found = np.empty((len(of_low), high().size))
    for start in range(0, len(of_low), COLUMNS):
        part = slice(start, start + COLUMNS)
        best = high_pairs().best(np.ascontiguousarray(of_low[part].T))
        found[part] = high_pairs().mean(best[high_pairs().full]).T
    return low_pairs().mean(found).T


def chance_after_locking(kept: Floats, chance: Floats) -> Floats:
    """How likely a locked set completes the phase, when sets do so likely before the last roll."""
    low_best, low_chance = low_pairs().best_chance(kept.T, chance.T)
    found = np.empty((len(low_pairs().full), high().size))
    for start in range(0, len(found), COLUMNS):
        columns = low_pairs().full[start : start + COLUMNS]
        parts = (np.ascontiguousarray(array[columns].T) for array in (low_best, low_chance))
        likely = high_pairs().best_chance(*parts)[1]
        found[start : start + COLUMNS] = high_pairs().mean(likely[high_pairs().full]).T
    return low_pairs().mean(found).T


def kept_after_locking(mass: Floats, kept: Floats) -> Floats:
    """How likely each set is kept before the last roll, when each was locked so likely before."""
    low_best = low_pairs().best(kept.T)  # (low pair, high)
    locked = low_pairs().shown(mass.T)[low_pairs().full]
    found = np.zeros((low_pairs().size, high().size))
    for start in range(0, len(locked), COLUMNS):
        part = slice(start, start + COLUMNS)
        columns = low_pairs().full[part]
        best = high_pairs().best(np.ascontiguousarray(low_best[columns].T))
        found[columns] = high_pairs().chosen(high_pairs().shown(locked[part].T), best).T
    return low_pairs().chosen(found, low_best).T


class LockedNumbersPhase(NumbersPhase):
    def _steps(self, gains: Floats) -> tuple[Step, Step, Floats]:
        worth = self.worth(gains)
        last = decide(expected(worth), worth)
        kept = np.stack([after_locking(one) for one in np.moveaxis(last.kept, 2, 0)], axis=2)
        first = decide(kept, worth)
        return first, last, mean(first.best[:, low().full])

    def _second_kept(self, locked: Floats, last: Step) -> Floats:
        pairs = zip(np.moveaxis(locked, 2, 0), np.moveaxis(last.kept, 2, 0), strict=True)
        return np.stack([kept_after_locking(mass, kept) for mass, kept in pairs], axis=2)
