"""A phase of sets and runs where dice set aside stay there (the variant `locked`).

What can be kept after the second roll depends on what was kept before: a set K stays, the other dice show D,
and any part S of D is added to K. Such pairs (K, D) are a lattice of their own for each side: with f a die of
D, the best of (K, D) is the better of (K, D - f), which rolls f again, and (K + f, D - f), which keeps it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.numbers_phase import CHUNK, NumbersPhase, Step, decide, expected, mean
from tenfold.analysis.dice.solver.rolls import (
    TIE,
    Flags,
    Floats,
    Ints,
    Lattice,
    chance_of,
    high,
    low,
    on_axis_1,
)

COLUMNS = 14  # low pairs at once, so that the arrays fit the processor's cache
WIDTH = 231  # high sets at once, likewise
CACHED = 50_000  # numbers that fit it
NEARLY = 0.05  # points: what is so near the best with loose dice is looked at with locked ones


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
    return pairs_of(high())


@cache
def low_pairs() -> Pairs:
    return pairs_of(low())


def best_of_low(kept: Floats) -> Floats:
    """(high, low) to (low pair, high), in parts that fit the processor's cache."""
    parts = (kept[start : start + WIDTH] for start in range(0, len(kept), WIDTH))
    return np.concatenate([low_pairs().best(np.ascontiguousarray(part.T)) for part in parts], axis=1)


def after_locking(kept: Floats, sides: tuple[Pairs, Pairs] | None = None) -> Floats:
    """What it is worth to lock a set, roll the others, lock more and roll again: (high, low) to (high, low).

    `kept` is what sets are worth before the last roll.
    """
    of_high, of_low = sides or (high_pairs(), low_pairs())
    low_best = of_low.best(kept.T)[of_low.full]  # (low pair, high)
    found = np.empty((len(low_best), of_high.kept))
    for start in range(0, len(low_best), COLUMNS):
        part = slice(start, start + COLUMNS)
        best = of_high.best(np.ascontiguousarray(low_best[part].T))
        found[part] = of_high.mean(best[of_high.full]).T
    return of_low.mean(found).T


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


# --- some sets only ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Above:
    """What locked sets can grow into."""

    lattices: tuple[Lattice, ...]  # the multisets of so many free dice
    grown: tuple[Ints, ...]  # of each set: with each of these multisets added


def _above(lattice: Lattice) -> Above:
    lattices = tuple(lattice.of_fewer(dice) for dice in range(lattice.dice + 1))
    grown = []
    for counts in lattice.counts:
        at = np.arange(lattices[lattice.dice - int(counts.sum())].size)
        for kind in np.repeat(np.arange(len(counts)), counts):
            at = lattice.more[at, kind]
        grown.append(at)
    return Above(lattices, tuple(grown))


@cache
def above_high() -> Above:
    return _above(high())


class Games(NamedTuple):
    """Locked sets that leave as many high dice free, each with all that the low dice can show beside it."""

    lattice: Lattice  # of the free high dice
    sets: Ints  # which of the sets
    starts: Ints  # where each of them starts
    of: Ints  # of each game: the set
    low: Ints  # what the low dice show: a full pair
    grown: Ints  # (multiset, set): what the high dice can be kept as

    def parts(self) -> Iterator[slice]:
        """Games whose arrays fit the processor's cache."""
        step = max(CACHED // self.lattice.size, 1)
        yield from (slice(start, start + step) for start in range(0, len(self.low), step))


def _games(at_high: Ints, at_low: Ints) -> Iterator[Games]:
    free = high().dice - high().counts[at_high].sum(axis=1)
    starts = low_pairs().starts
    counts = np.diff(starts, append=len(low_pairs().full))
    for dice in np.unique(free):
        sets = np.flatnonzero(free == dice)
        many = counts[at_low[sets]]
        first = np.cumsum(many) - many
        of = np.repeat(np.arange(len(sets)), many)
        shown = starts[at_low[sets]][of] + np.arange(len(of)) - first[of]
        grown = np.array([above_high().grown[at] for at in at_high[sets]]).T
        yield Games(above_high().lattices[dice], sets, first, of, shown, grown)


def some_after_locking(of_low: Floats, at_high: Ints, at_low: Ints) -> Floats:
    """As `after_locking`, for some sets; `of_low` is the best of the low pairs: (low pair, high)."""
    table = of_low[low_pairs().full]
    found = np.empty(len(at_high))
    for games in _games(at_high, at_low):
        worth = np.empty(len(games.low))
        for part in games.parts():
            best = games.lattice.best(table[games.low[part], games.grown[:, games.of[part]]])
            worth[part] = games.lattice.roll_chance @ best[games.lattice.full]
        found[games.sets] = np.add.reduceat(worth * low_pairs().chance[games.low], games.starts)
    return found


def kept_after_locking(mass: Floats, kept: Floats) -> Floats:
    """How likely each set is kept before the last roll, when each was locked so likely before."""
    of_low = best_of_low(kept)
    table = of_low[low_pairs().full]
    at_high, at_low = np.nonzero(mass)
    found = np.zeros(of_low.shape)
    for games in _games(at_high, at_low):
        lattice = games.lattice
        weights = mass[at_high, at_low][games.sets][games.of] * low_pairs().chance[games.low]
        for part in games.parts():
            grown = games.grown[:, games.of[part]]
            of_kept = table[games.low[part], grown]
            rolled = np.zeros_like(of_kept)
            rolled[lattice.full] = lattice.roll_chance[:, None] * weights[part]
            likely = lattice.chosen(rolled, of_kept, lattice.best(of_kept))
            chosen = np.nonzero(likely)
            at = low_pairs().full[games.low[part]][chosen[1]] * of_low.shape[1] + grown[chosen]
            np.add.at(found.reshape(-1), at, likely[chosen])
    return low_pairs().chosen(found, of_low).T


class LockedNumbersPhase(NumbersPhase):
    """Only sets that can be best are looked at.

    A locked set is worth at most what it is worth if dice may be rolled again, which is quickly known. The
    sets that would be best then are taken first. After that, a set whose bound is not above the worth of any
    roll that contains it is not needed, and the others are taken too.
    """

    dear = True

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """Rough: as if dice could be rolled again."""
        if not rough:
            return super().values(gains)
        chunks = range(0, len(gains), CHUNK)
        return np.concatenate([NumbersPhase._steps(self, gains[at : at + CHUNK])[2] for at in chunks])

    def _steps(self, gains: Floats) -> tuple[Step, Step, Floats]:
        worth = self.worth(gains)
        last = decide(expected(worth), worth)
        loose = decide(expected(last.best[:, low().full]), worth)
        known = loose.kept >= _least_above(loose.best[:, low().full]) - NEARLY
        of_low = [best_of_low(one) for one in np.moveaxis(last.kept, 2, 0)]
        kept = _locked(of_low, known)
        first = decide(kept.copy(), worth)
        also = (loose.kept > _least_above(first.best[:, low().full]) + TIE) & ~known
        if also.any():
            first = decide(np.maximum(kept, _locked(of_low, also)), worth)
        return first, last, mean(first.best[:, low().full])

    def _second_kept(self, locked: Floats, last: Step) -> Floats:
        pairs = zip(np.moveaxis(locked, 2, 0), np.moveaxis(last.kept, 2, 0), strict=True)
        return np.stack([kept_after_locking(mass, kept) for mass, kept in pairs], axis=2)


def _locked(of_low: list[Floats], sets: Flags) -> Floats:
    """What some sets are worth, game by game; all others are not to be locked."""
    kept = np.full(sets.shape, -np.inf)
    for number, of_game in enumerate(of_low):
        here = np.nonzero(sets[..., number])
        kept[..., number][here] = some_after_locking(of_game, *here)
    return kept


def _least_above(of_rolls: Floats) -> Floats:
    """For every set the least of all rolls that contain it."""
    return on_axis_1(low().least_above, high().least_above(of_rolls))
