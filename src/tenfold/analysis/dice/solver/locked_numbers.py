"""A phase of sets and runs where dice set aside stay there (the variant `locked`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.locked_pairs import Pairs, high_pairs, low_pairs
from tenfold.analysis.dice.solver.numbers_phase import (
    CHUNK,
    NumbersPhase,
    Step,
    Steps,
    decide,
    expected,
    mean,
)
from tenfold.analysis.dice.solver.rolls import (
    TIE,
    Flags,
    Floats,
    Ints,
    Lattice,
    counted,
    high,
    low,
    on_axis_1,
)
from tenfold.pieces.phases import Phase

COLUMNS = 14  # low pairs at once, so that the arrays fit the processor's cache
CACHED = 100_000  # numbers that fit it
NEARLY = 0.05  # points: what is so near the best with loose dice is looked at with locked ones
SAFE = 1e-9  # more than rounding, so that sets that are as good as each other are all looked at
ALIKE = 0.1  # points: games whose gains differ by less are nearly alike


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


class Above(NamedTuple):
    """What locked sets can grow into that leave so many dice free."""

    lattice: Lattice  # the multisets of the free dice
    grown: Ints  # (multiset, set): the set with the multiset added


def _above(lattice: Lattice) -> tuple[Above, ...]:
    """By the number of free dice."""
    found = []
    for dice in range(lattice.dice + 1):
        free = lattice.of_fewer(dice)
        grown = np.empty((free.size, lattice.size), np.intp)
        grown[0] = np.arange(lattice.size)
        for multiset, counts in enumerate(free.counts[1:], 1):
            kind = int(np.flatnonzero(counts)[0])
            grown[multiset] = lattice.more[grown[free.less[multiset, kind]], kind]
        found.append(Above(free, grown[:, lattice.levels[lattice.dice - dice]]))
    return tuple(found)


@cache
def above_high() -> tuple[Above, ...]:
    return _above(high())


class Games(NamedTuple):
    """Locked sets that leave as many high dice free, each with all that the low dice can show beside it."""

    lattice: Lattice  # of the free high dice
    sets: Ints  # which of the sets
    starts: Ints  # where each of them starts
    of: Ints  # of each game: the set
    chance: Floats  # of what the low dice show
    row: Ints  # where what is worth what with these low dice starts: a full pair
    grown: Ints  # (multiset, set): what the high dice can be kept as

    def parts(self) -> Iterator[tuple[slice, Ints]]:
        """Games whose arrays fit the processor's cache; (multiset, game): where its worth is found."""
        step = max(CACHED // self.lattice.size, 1)
        for start in range(0, len(self.of), step):
            part = slice(start, start + step)
            yield part, self.row[part] + self.grown[:, self.of[part]]


def _games(at_high: Ints, at_low: Ints) -> Iterator[Games]:
    """The worths are those of the low pairs, one after the other: (low pair, high)."""
    free = high().dice - high().counts[at_high].sum(axis=1)
    pairs = low_pairs()
    counts = np.diff(pairs.starts, append=len(pairs.full))
    for dice in np.unique(free):
        sets = np.flatnonzero(free == dice)
        many = counts[at_low[sets]]
        first = np.cumsum(many) - many
        of = np.repeat(np.arange(len(sets)), many)
        shown = (pairs.starts[at_low[sets]] - first)[of] + np.arange(len(of))
        above = above_high()[dice]
        grown = above.grown[:, at_high[sets] - high().levels[high().dice - dice].start]
        row = pairs.full[shown] * high().size
        yield Games(above.lattice, sets, first, of, pairs.chance[shown], row, grown)


def some_after_locking(of_low: Floats, at_high: Ints, at_low: Ints) -> Floats:
    """As `after_locking`, for some sets; `of_low` is the best of the low pairs: (low pair, high)."""
    found = np.empty(len(at_high))
    for games in _games(at_high, at_low):
        worth = np.empty(len(games.of))
        for part, places in games.parts():
            best = games.lattice.best(of_low.take(places))
            worth[part] = games.lattice.roll_chance @ best[games.lattice.full]
        found[games.sets] = np.add.reduceat(worth * games.chance, games.starts)
    return found


def kept_after_locking(mass: Floats, of_low: Floats) -> Floats:
    """How likely each set is kept before the last roll, when each was locked so likely before."""
    rolled = mass.copy()
    rolled[high().full, low().full] = 0.0  # all dice are locked: nothing is rolled any more
    at_high, at_low = np.nonzero(rolled)
    places, likely = [np.zeros(0, np.intp)], [np.zeros(0)]
    for games in _games(at_high, at_low):
        lattice = games.lattice
        weights = rolled[at_high, at_low][games.sets][games.of] * games.chance
        for part, here in games.parts():
            of_kept = of_low.take(here)
            shown = lattice.roll_chance[:, None] * weights[part]
            of_part = lattice.chosen(shown, of_kept, lattice.best(of_kept))
            some = np.flatnonzero(of_part)
            places.append(here.take(some))
            likely.append(of_part.take(some))
    of_pairs = counted(np.concatenate(places), np.concatenate(likely), of_low.size)
    pair, kept_high = np.nonzero(of_pairs.reshape(of_low.shape))
    kept_low = low_pairs().kept_of(pair, of_low, kept_high)
    ends = counted(kept_high * low().size + kept_low, of_pairs[of_pairs != 0], mass.size)
    return mass - rolled + ends.reshape(mass.shape)


class Seen(NamedTuple):
    """What was found out about some games serves for others that are nearly alike.

    If no gain changes by more than d, no worth does, and no set's lead by more than 2d.
    """

    gains: Floats
    lead: Floats  # how much more than the poorest roll that contains it a set is worth, at most

    def needed(self, gains: Floats) -> Flags | None:
        """All sets that can be best, if the games are alike."""
        if gains.shape != self.gains.shape:
            return None
        distance = np.abs(gains - self.gains).max(axis=1)
        return self.lead > -2 * distance - SAFE if (distance < ALIKE).all() else None


class LockedNumbersPhase(NumbersPhase):
    """Only sets that can be best are looked at.

    A locked set is worth at most what it is worth if dice may be rolled again, which is quickly known. The
    sets that would be best then are taken first. After that, a set whose bound is not above the worth of any
    roll that contains it is not needed, and the others are taken too.
    """

    dear = True

    def __init__(self, phase: Phase) -> None:
        super().__init__(phase)
        self._seen: Seen | None = None

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """Rough: as if dice could be rolled again."""
        if not rough:
            return super().values(gains)
        chunks = range(0, len(gains), CHUNK)
        return np.concatenate([NumbersPhase._steps(self, gains[at : at + CHUNK]).value for at in chunks])

    def _steps(self, gains: Floats) -> Steps:
        worth = self.worth(gains)
        last = decide(expected(worth), worth)
        of_low = tuple(low_pairs().best(one.T) for one in np.moveaxis(last.kept, 2, 0))
        needed = self._seen.needed(gains) if self._seen else None
        if needed is None:
            first = self._look(gains, worth, last, of_low)
        else:
            first = decide(_locked(of_low, needed), worth)
        return Steps(first, last, mean(first.best[:, low().full]), of_low)

    def _look(self, gains: Floats, worth: Floats, last: Step, of_low: tuple[Floats, ...]) -> Step:
        """The first decision, when nothing is known yet."""
        loose = decide(expected(last.best[:, low().full]), worth)
        looked_at = loose.kept >= _least_above(loose.best[:, low().full]) - NEARLY
        kept = _locked(of_low, looked_at)
        first = decide(kept.copy(), worth)
        also = (loose.kept > _least_above(first.best[:, low().full]) + TIE) & ~looked_at
        looked_at |= also
        kept = np.maximum(kept, _locked(of_low, also))
        first = decide(kept, worth)
        at_most = np.where(looked_at, kept, loose.kept)
        self._seen = Seen(gains.copy(), at_most - _least_above(first.best[:, low().full]))
        return first

    def _second_kept(self, kept: Floats, steps: Steps) -> Floats:
        pairs = zip(np.moveaxis(kept, 2, 0), steps.of_low, strict=True)
        return np.stack([kept_after_locking(mass, of_low) for mass, of_low in pairs], axis=2)


def _locked(of_low: Sequence[Floats], sets: Flags) -> Floats:
    """What some sets are worth, game by game; all others are not to be locked."""
    kept = np.full(sets.shape, -np.inf)
    sets[high().full, low().full] = False  # to stop is worth what the roll brings
    for number, of_game in enumerate(of_low):
        here = np.nonzero(sets[..., number])
        kept[..., number][here] = some_after_locking(of_game, *here)
    return kept


def _least_above(of_rolls: Floats) -> Floats:
    """For every set the least of all rolls that contain it."""
    return on_axis_1(low().least_above, high().least_above(of_rolls))
