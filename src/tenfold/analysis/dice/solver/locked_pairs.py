"""Pairs of dice that are locked and dice that lie open beside them, in phases of sets and runs.

What can be kept after the second roll depends on what was kept before: a set K stays, the other dice show D,
and any part S of D is added to K. Such pairs (K, D) are a lattice of their own for each side: with f a die of
D, the best of (K, D) is the better of (K, D - f), which rolls f again, and (K + f, D - f), which keeps it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from tenfold.analysis.dice.solver.rolls import TIE, Floats, Ints, Lattice, chance_of, high, low


@dataclass(frozen=True)
class Pairs:
    """All pairs of a kept multiset and one that lies open beside it, by the size of the second."""

    kept: int  # how many multisets can be kept: the pairs with nothing beside them come first
    levels: tuple[slice, ...]
    again: Ints  # the pair without one open die, which is rolled again
    stays: Ints  # the pair with this die among the kept ones
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
        """As `best`, with a chance, or a label, that comes along with what is kept."""
        value = self.best(of_kept)
        likely = np.empty_like(value)
        likely[self.levels[0]] = chance
        for level in self.levels[1:]:
            staying = value[self.stays[level]] >= value[level] - TIE
            again = likely[self.again[level]]
            likely[level] = again + (likely[self.stays[level]] - again) * staying
        return value, likely

    def kept_of(self, pairs: Ints, best: Floats, columns: Ints) -> Ints:
        """The multisets that are kept of some pairs, each of them with a column of `best`."""
        at = pairs.copy()
        for _ in self.levels[1:]:
            still = np.flatnonzero(at >= self.kept)
            pair, column = at[still], columns[still]
            stays, worth = self.stays[pair], best.take(pair * best.shape[1] + column)
            staying = best.take(stays * best.shape[1] + column) >= worth - TIE
            at[still] = np.where(staying, stays, self.again[pair])
        return at

    def mean(self, of_pairs: Floats) -> Floats:
        """(full pair, ...) to (multiset, ...): the mean over what the other dice show."""
        weights = self.chance.reshape(-1, *[1] * (of_pairs.ndim - 1))
        return np.add.reduceat(of_pairs * weights, self.starts, axis=0)


def pairs_of(lattice: Lattice) -> Pairs:
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
    again, stays = one_die_less(lattice, at)
    full = sorted(pair for pair in at.items() if sizes[pair[0][0]] + sizes[pair[0][1]] == lattice.dice)
    of = np.array([kept for (kept, _), _ in full])
    return Pairs(
        lattice.size,
        tuple(levels),
        again,
        stays,
        np.array([pair for _, pair in full]),
        np.searchsorted(of, np.arange(lattice.size)),
        of,
        np.array([chance_of(lattice.counts[shown], lattice.chance) for (_, shown), _ in full]),
    )


def one_die_less(lattice: Lattice, at: dict[tuple[int, int], int]) -> tuple[Ints, Ints]:
    """Of pairs at these places: where they are when an open die is rolled again, and when it stays."""
    again, stays = np.zeros(len(at), np.intp), np.zeros(len(at), np.intp)
    for (kept, shown), pair in at.items():
        if shown:
            die = int(np.flatnonzero(lattice.counts[shown])[0])
            less = int(lattice.less[shown, die])
            again[pair] = at[kept, less]
            stays[pair] = at[int(lattice.more[kept, die]), less]
    return again, stays


@cache
def high_pairs() -> Pairs:
    return pairs_of(high())


@cache
def low_pairs() -> Pairs:
    return pairs_of(low())
