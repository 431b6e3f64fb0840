"""The steps of an attempt at a phase of sets and runs, compiled: those of `Lattice`, for all dice at once.

Arrays are (high dice, low dice), of one attempt. `more` and `less` are those of a lattice; a multiset stands
behind all its parts.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.rolls import TIE, Floats, Ints
from tenfold.kernel.jit import entry, inner


class Steps(NamedTuple):
    """What compiled code needs of a lattice."""

    more: Ints
    less: Ints
    chance: Floats


@entry
def expected(of_rolls: Floats, high: Steps, low: Steps) -> Floats:
    """The mean over the dice not yet kept, for every kept set."""
    high_first, low_first = len(high.more) - of_rolls.shape[0], len(low.more) - of_rolls.shape[1]
    value = np.empty((len(high.more), len(low.more)))
    for roll in range(of_rolls.shape[0]):
        row = value[high_first + roll]
        row[low_first:] = of_rolls[roll]
        for kept in range(low_first - 1, -1, -1):
            total = row[low.more[kept, 0]] * low.chance[0]
            for kind in range(1, len(low.chance)):
                total += row[low.more[kept, kind]] * low.chance[kind]
            row[kept] = total
    for kept in range(high_first - 1, -1, -1):
        row = value[kept]
        row[:] = 0.0
        for kind in range(len(high.chance)):
            grown, chance = value[high.more[kept, kind]], high.chance[kind]
            for at in range(row.size):
                row[at] += grown[at] * chance
    return value


@entry
def decide(kept: Floats, of_stopping: Floats, high: Steps, low: Steps) -> tuple[Floats, Floats]:
    """The best parts: over all multisets of high dice, then over low ones. To keep everything is to stop."""
    high_first, low_first = len(high.less) - of_stopping.shape[0], len(low.less) - of_stopping.shape[1]
    kept[high_first:, low_first:] = of_stopping
    high_best = kept.copy()
    for at in range(1, len(high_best)):
        row = high_best[at]
        for kind in range(high.less.shape[1]):
            if high.less[at, kind] >= 0:
                part = high_best[high.less[at, kind]]
                for low_at in range(row.size):
                    row[low_at] = max(row[low_at], part[low_at])
    best = high_best[high_first:].copy()
    for roll in range(len(best)):
        row = best[roll]
        for at in range(1, row.size):
            for kind in range(low.less.shape[1]):
                if low.less[at, kind] >= 0:
                    row[at] = max(row[at], row[low.less[at, kind]])
    return high_best, best


@entry
def rolled(of_kept: Floats, high: Steps, low: Steps, high_rolls: int, low_rolls: int) -> Floats:
    """The transpose of `expected`: how likely every roll is, when each kept set is so likely."""
    mass = of_kept.copy()
    high_first, low_first = len(high.more) - high_rolls, len(low.more) - low_rolls
    for kept in range(high_first):
        row = mass[kept]
        if row.any():
            for kind in range(len(high.chance)):
                grown, chance = mass[high.more[kept, kind]], high.chance[kind]
                for at in range(row.size):
                    grown[at] += row[at] * chance
    for roll in range(high_first, len(mass)):
        row = mass[roll]
        for kept in range(low_first):
            if row[kept] != 0.0:
                for kind in range(len(low.chance)):
                    row[low.more[kept, kind]] += row[kept] * low.chance[kind]
    return mass[high_first:, low_first:].copy()


@entry
def chosen(
    of_rolls: Floats, kept: Floats, high_best: Floats, best: Floats, high: Steps, low: Steps
) -> Floats:
    """The transpose of `decide`: how likely every set is kept, when each roll is so likely."""
    high_rolls, low_rolls = of_rolls.shape
    high_first, low_first = len(kept) - high_rolls, kept.shape[1] - low_rolls
    mass, found = np.zeros((high_rolls, kept.shape[1])), np.zeros(kept.shape)
    part = np.empty(max(kept.shape), np.int32)
    for roll in range(high_rolls):
        _parts(high_best[high_first + roll], best[roll], low, part)
        for at in range(low_rolls):
            mass[roll, part[low_first + at]] += of_rolls[roll, at]
    for at in range(kept.shape[1]):
        if mass[:, at].any():
            _parts(kept[:, at], high_best[:, at], high, part)
            for roll in range(high_rolls):
                found[part[high_first + roll], at] += mass[roll, at]
    return found


@inner
def _parts(of_kept: Floats, best: Floats, lattice: Steps, part: Any) -> None:
    """For every multiset the part that is worth most: itself, or the part of the first that is as good."""
    for at in range(best.size):
        part[at] = at
        if of_kept[at] < best[at] - TIE:
            for kind in range(lattice.less.shape[1]):
                less = lattice.less[at, kind]
                if less >= 0 and best[less] >= best[at] - TIE:
                    part[at] = part[less]
                    break
