"""A phase of one run where dice set aside stay there (the variant `locked`).

A run needs every number once. If more points are never worth less, and none less than failing, it is never
better to keep a number twice than to roll one of the dice; wilds are another matter. So only sets without
equal numbers are locked, and of what the free dice show only the numbers that are not locked yet count: 729
pairs of high numbers instead of 18,564.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.locked_numbers import COLUMNS, LockedNumbersPhase, after_locking
from tenfold.analysis.dice.solver.locked_pairs import Pairs, one_die_less
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase, Steps, decide, expected, mean
from tenfold.analysis.dice.solver.rolls import Flags, Floats, Ints, Lattice, chance_of, counted, high, low
from tenfold.pieces.phases import Kind, Phase


class Distinct(NamedTuple):
    """The multisets of a side without equal numbers, and their pairs."""

    sets: Ints
    pairs: Pairs


def _distinct(lattice: Lattice) -> Distinct:
    numbers = np.array(lattice.numbers) > 0
    sets = np.flatnonzero((lattice.counts[:, numbers] <= 1).all(axis=1))
    at: dict[tuple[int, int], int] = {}
    levels = []
    for beside in range(lattice.dice + 1):
        start = len(at)
        for kept in sets.tolist():
            for new in sets.tolist():
                both = lattice.counts[kept] + lattice.counts[new]
                size = int(lattice.counts[new].sum())
                if size == beside and both.sum() <= lattice.dice and (both[numbers] <= 1).all():
                    at[kept, new] = len(at)
        levels.append(slice(start, len(at)))
    again, stays = one_die_less(lattice, at)
    chances = {
        (kept, new): chance for kept in sets.tolist() for new, chance in _new(lattice, kept, numbers).items()
    }
    full = sorted(chances)
    place = {kept: number for number, kept in enumerate(sets.tolist())}
    of = np.array([place[kept] for kept, _ in full])
    return Distinct(
        sets,
        Pairs(
            len(sets),
            tuple(levels),
            again,
            stays,
            np.array([at[pair] for pair in full]),
            np.searchsorted(of, np.arange(len(sets))),
            of,
            np.array([chances[pair] for pair in full]),
        ),
    )


def _new(lattice: Lattice, kept: int, numbers: Flags) -> dict[int, float]:
    """What the free dice show that is not locked yet, and how likely that is."""
    found: dict[int, float] = {}
    free = lattice.dice - int(lattice.counts[kept].sum())
    for shown in lattice.counts[lattice.levels[free]]:
        counts = np.where(numbers, np.minimum(shown, 1 - np.minimum(lattice.counts[kept], 1)), shown)
        new = 0
        for kind in np.repeat(np.arange(len(counts)), counts):
            new = int(lattice.more[new, kind])
        found[new] = found.get(new, 0.0) + chance_of(shown, lattice.chance)
    return found


@cache
def distinct_high() -> Distinct:
    return _distinct(high())


@cache
def distinct_low() -> Distinct:
    return _distinct(low())


def is_run(phase: Phase) -> bool:
    return len(phase.needs) == 1 and phase.needs[0].kind is Kind.RUN


class LockedRunPhase(LockedNumbersPhase):
    """A phase of one run."""

    dear = False

    def _steps(self, gains: Floats) -> Steps:
        if not _grow(gains):
            return super()._steps(gains)
        worth = self.worth(gains)
        last = decide(expected(worth), worth)
        sets = np.ix_(distinct_high().sets, distinct_low().sets)
        sides = distinct_high().pairs, distinct_low().pairs
        kept = np.full_like(last.kept, -np.inf)
        for number, of_game in enumerate(np.moveaxis(last.kept, 2, 0)):
            kept[..., number][sets] = after_locking(of_game[sets], sides)
        first = decide(kept, worth)
        return Steps(first, last, mean(first.best[:, low().full]))

    def values(self, gains: Floats, *, rough: bool = False) -> Floats:
        """There is nothing quicker."""
        return NumbersPhase.values(self, gains)

    def _second_kept(self, kept: Floats, steps: Steps) -> Floats:
        if steps.of_low:  # gains do not grow
            return super()._second_kept(kept, steps)
        sets = np.ix_(distinct_high().sets, distinct_low().sets)
        found = kept.copy()
        found[sets] = 0.0
        for number, of_game in enumerate(np.moveaxis(steps.last.kept, 2, 0)):
            found[..., number][sets] += _kept_after_locking(kept[..., number][sets], of_game[sets])
        return found


def _grow(gains: Floats) -> bool:
    return bool((gains[:, 0] >= 0).all() and (np.diff(gains, axis=1) >= 0).all())


def _kept_after_locking(mass: Floats, kept: Floats) -> Floats:
    """How likely each set is kept before the last roll, when each was locked so likely before."""
    of_high, of_low = distinct_high().pairs, distinct_low().pairs
    low_best, low_kept = of_low.best_chance(kept.T, np.arange(of_low.kept, dtype=np.float64)[:, None])
    labels = np.arange(of_high.kept, dtype=np.float64)[:, None]
    found = np.zeros(mass.size)
    shown = np.flatnonzero(mass.sum(axis=0)[of_low.of])
    for start in range(0, len(shown), COLUMNS):
        part = shown[start : start + COLUMNS]
        best = np.ascontiguousarray(low_best[of_low.full[part]].T)
        kept_high = of_high.best_chance(best, labels)[1][of_high.full].astype(np.intp)
        kept_low = low_kept[of_low.full[part], kept_high].astype(np.intp)
        likely = mass[np.ix_(of_high.of, of_low.of[part])] * np.outer(of_high.chance, of_low.chance[part])
        found += counted((kept_high * of_low.kept + kept_low).ravel(), likely.ravel(), mass.size)
    return found.reshape(mass.shape)
