"""The forward pass: the whole distribution of the final total under the best policy, phase by phase.

A state is what is written so far, bonuses included, and how many deductions there were. Failing and
declining may repeat without end: what is less likely than TAIL is left out, which is far less than rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.backward import PhaseResults, PhaseValues, has_bonus_5
from tenfold.analysis.dice.solver.rolls import Flags, Floats
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM, DEDUCTION, Rules, SoloDecline

TAIL = 1e-15


@dataclass(frozen=True)
class Distribution:
    lowest: int  # the total of the first chance
    chances: tuple[float, ...]
    bonus_5: float  # the chance of it
    bonus_10: float
    failed: float  # attempts, expected
    declined: float
    success: tuple[float, ...]  # by phase: of one attempt, taken over all attempts at it

    @property
    def mean(self) -> float:
        return float(self._totals @ np.array(self.chances))

    @property
    def deviation(self) -> float:
        return float(np.sqrt((self._totals - self.mean) ** 2 @ np.array(self.chances)))

    @property
    def _totals(self) -> Floats:
        return self.lowest + np.arange(len(self.chances), dtype=np.float64)

    def quantile(self, share: float) -> int:
        """The smallest total that is reached or missed with at least this chance."""
        reached = np.cumsum(self.chances)
        return self.lowest + int(np.searchsorted(reached, share - TAIL))


@dataclass
class _Counts:
    failed: float = 0.0
    declined: float = 0.0
    bonus_5: float = 0.0
    bonus_10: float = 0.0


def forward(rules: Rules, values: Sequence[PhaseValues], results: Sequence[PhaseResults]) -> Distribution:
    mass = np.ones((1, 1))  # (deductions, written)
    counts = _Counts()
    success = []
    for of_phase, result in zip(values, results, strict=True):
        at_once, later, rate = _play_phase(rules, of_phase, result, mass, counts)
        success.append(rate)
        if has_bonus_5(rules) and of_phase.number == BONUS_5_AFTER:
            at_once, later = (_bonus_5(rules, part, counts) for part in (at_once, later))
        extra = 0
        if of_phase.number == len(values):  # dice.solo.bonus-10
            extra = BONUS
            counts.bonus_10 = at_once.sum()
        mass = np.pad(later, ((0, 0), (0, extra)))
        mass[:, extra:] += at_once
    deductions, written = mass.shape
    lowest = -DEDUCTION * (deductions - 1)
    chances = np.zeros(written - lowest)
    for number, row in enumerate(mass):
        start = -DEDUCTION * number - lowest
        chances[start : start + written] += row
    some = np.flatnonzero(chances)
    return Distribution(
        lowest + int(some[0]),
        tuple(chances[some[0] : some[-1] + 1].tolist()),
        float(counts.bonus_5),
        float(counts.bonus_10),
        float(counts.failed),
        float(counts.declined),
        tuple(success),
    )


def _play_phase(
    rules: Rules, values: PhaseValues, result: PhaseResults, mass: Floats, counts: _Counts
) -> tuple[Floats, Floats, float]:
    """From the start of a phase to its acceptance, at once and later; and how often an attempt succeeds."""
    deductions, written = mass.shape
    most = result.first.shape[1] - 2
    rows: list[tuple[Floats, Floats]] = []
    tried = made = 0.0
    waiting = np.zeros(written)  # those who have tried before
    while len(rows) < deductions or waiting.sum() > TAIL:
        number = len(rows)
        if number == 0 or rules.solo_deductions_count:
            at = values.at(np.arange(written) - DEDUCTION * number)
            first = _ends(result.first[at], result.first_accepted[at])
            again = _ends(result.again[at], result.again_accepted[at])
        began = mass[number] if number < deductions else np.zeros(written)
        repeated = waiting
        if rules.solo_decline is SoloDecline.FREE:  # once more, with as many deductions as before
            repeated = _repeated(waiting + began * first.declined, again.declined)
        at_once, later = np.zeros(written + most), np.zeros(written + most)
        waiting = np.zeros(written)
        for playing, ends, row in ((began, first, at_once), (repeated, again, later)):
            failed, declined = playing * ends.failed, playing * ends.declined
            tried += playing.sum()
            made += float(playing @ ends.made)
            counts.failed += failed.sum()
            counts.declined += declined.sum()
            for points, taken in enumerate(ends.accepted * playing):
                row[points : points + written] += taken
            waiting += failed
            if rules.solo_decline is not SoloDecline.FREE:
                waiting += declined
        rows.append((at_once, later))
    return np.array([row for row, _ in rows]), np.array([row for _, row in rows]), float(made / tried)


def _repeated(playing: Floats, declined: Floats) -> Floats:
    """All attempts of those who may decline without a deduction."""
    attempts = playing
    while (playing := playing * declined).sum() > TAIL:
        attempts = attempts + playing
    return attempts


class _Ends(NamedTuple):
    """How attempts end, by what is written before them."""

    accepted: Floats  # (points, written)
    declined: Floats
    failed: Floats
    made: Floats


def _ends(results: Floats, accepted: Flags) -> _Ends:
    points = results[:, :-1]
    taken = np.where(accepted, points, 0.0)
    made = points.sum(axis=1)
    return _Ends(np.ascontiguousarray(taken.T), (points - taken).sum(axis=1), results[:, -1], made)


def _bonus_5(rules: Rules, mass: Floats, counts: _Counts) -> Floats:
    """dice.bonus-5, dice.solo.bonus-5"""
    deductions, written = mass.shape
    grown = np.zeros((deductions, written + BONUS))
    for number, row in enumerate(mass):
        counted = np.arange(written) - (DEDUCTION * number if rules.solo_deductions_count else 0)
        has = counted >= BONUS_5_FROM
        counts.bonus_5 += row[has].sum()
        grown[number, :written] += np.where(has, 0.0, row)
        grown[number, BONUS:] += np.where(has, row, 0.0)
    return grown
