"""Backward induction over the phases, from the last one to the first: the value of a state at their start.

A state is a phase, the total so far and whether the phase has been tried before. Its value is the gain that
is to be expected from now on: the final total less what is written and what was deducted by then. It depends
on the total only as long as the 5-phase bonus is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.fixed_point import Affine, Attempt, Continuations, FixedPoints, solve
from tenfold.analysis.dice.solver.rolls import Flags, Floats, Ints
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM, DEDUCTION, Rules, SoloDecline


@dataclass(frozen=True)
class PhaseValues:
    """The start of a phase. Totals run from `low` up; smaller and larger ones have the same value."""

    number: int
    low: int
    first: Floats  # value by total
    again: Floats  # after a failed or declined attempt; it differs in the last phase only

    @property
    def high(self) -> int:
        return self.low + len(self.first) - 1

    def at(self, totals: Ints) -> Ints:
        """Places of totals in the arrays."""
        return np.clip(totals, self.low, self.high) - self.low

    def value(self, total: int, *, first_try: bool = True) -> float:
        return float((self.first if first_try else self.again)[self.at(np.array(total))])


class PhaseResults(NamedTuple):
    """How attempts at a phase end under the best policy."""

    first: Floats  # (total, points or failing)
    again: Floats
    first_accepted: Flags  # (total, points)
    again_accepted: Flags


def has_bonus_5(rules: Rules) -> bool:
    return len(rules.phases) >= BONUS_5_AFTER


def sinks(rules: Rules, number: int) -> bool:
    """Failing takes something off the total that counts for the 5-phase bonus (dice.solo.bonus-5)."""
    return rules.solo_deductions_count and has_bonus_5(rules) and number <= BONUS_5_AFTER


def open_totals(rules: Rules, number: int) -> range:
    """The totals at the start of a phase that can differ in value.

    Up to the lowest of them 221 is out of reach. Above what the phases before can bring there is no state.
    From 221 on the bonus is certain, unless failures can lower the total again: any number of them can
    follow, so then no total is safe, and each has a value of its own.
    """
    if not has_bonus_5(rules) or number > BONUS_5_AFTER:
        return range(1)
    still = sum(rules.maximum(phase) for phase in range(number, BONUS_5_AFTER + 1))
    before = sum(rules.maximum(phase) for phase in range(1, number))
    low = BONUS_5_FROM - still - 1
    if rules.solo_deductions_count:
        return range(min(low, before), before + 1)
    high = min(before, BONUS_5_FROM)
    return range(min(max(low, 0), high), high + 1)


def solve_phase(
    rules: Rules, number: int, attempt: Attempt, following: PhaseValues | None
) -> tuple[PhaseValues, PhaseResults]:
    """All states of a phase, from the values of the phase that follows (None: this is the last)."""
    totals = np.array(open_totals(rules, number))
    accept = accept_values(rules, number, totals, following, attempt.most)
    sinking = sinks(rules, number)
    again = _sinking(rules, attempt, accept) if sinking else _steady(rules, attempt, accept)
    first = again
    if following is None:  # dice.solo.bonus-10
        places = np.maximum(np.arange(len(totals)) - (DEDUCTION if sinking else 0), 0)
        fail = Affine(again.x[places] - DEDUCTION, 0.0)
        decline = _decline(rules, fail, Affine(again.x, 0.0))
        first = solve(attempt, Continuations(accept + BONUS, fail, decline))
    values = PhaseValues(number, int(totals[0]), first.x, again.x)
    return values, PhaseResults(first.results, again.results, first.accepted, again.accepted)


def accept_values(
    rules: Rules, number: int, totals: Ints, following: PhaseValues | None, most: int
) -> Floats:
    """(total, points): the value of points that are accepted, without the 10-phase bonus."""
    points = np.arange(most + 1)
    after = totals[:, None] + points
    values = np.broadcast_to(points.astype(np.float64), after.shape).copy()
    if has_bonus_5(rules) and number == BONUS_5_AFTER:
        values += np.where(after >= BONUS_5_FROM, float(BONUS), 0.0)
    if following is not None:
        values += following.first[following.at(after)]
    return values


def _decline(rules: Rules, fail: Affine, again: Affine) -> Affine:
    """dice.solo.decline"""
    match rules.solo_decline:
        case SoloDecline.COSTS_5:
            return fail
        case SoloDecline.FREE:
            return again
        case SoloDecline.NEVER:
            return Affine(np.full_like(fail.constant, -np.inf), 0.0)


def _steady(rules: Rules, attempt: Attempt, accept: Floats) -> FixedPoints:
    """Failing costs points and leaves everything else as it is."""
    alike, where = np.unique(accept, axis=0, return_inverse=True)
    none = np.zeros(len(alike))
    fail = Affine(none - DEDUCTION, 1.0)
    solved = solve(attempt, Continuations(alike, fail, _decline(rules, fail, Affine(none, 1.0))))
    return FixedPoints(solved.x[where], solved.results[where], solved.accepted[where])


def _sinking(rules: Rules, attempt: Attempt, accept: Floats) -> FixedPoints:
    """Failing lowers the total that counts for the bonus too: from the lowest total up, five at a time.

    Below the lowest total nothing changes any more, so that one leads back to itself.
    """
    parts = [_steady(rules, attempt, accept[:1])]
    for at in range(1, len(accept), DEDUCTION):
        part = accept[at : at + DEDUCTION]
        known = np.concatenate([solved.x for solved in parts])
        below = known[np.maximum(np.arange(at, at + len(part)) - DEDUCTION, 0)]
        fail = Affine(below - DEDUCTION, 0.0)
        decline = _decline(rules, fail, Affine(np.zeros(len(part)), 1.0))
        parts.append(solve(attempt, Continuations(part, fail, decline)))
    return FixedPoints(*map(np.concatenate, zip(*parts, strict=True)))


# --- one state of a solved game ----------------------------------------------------------------------


class Continuation(NamedTuple):
    """The values of what an attempt in one state can come to."""

    accept: Floats  # by points
    fail: float
    decline: float  # minus infinity where it is not allowed

    @property
    def gains(self) -> Floats:
        """By points: how much more than failing."""
        return np.maximum(self.accept, self.decline) - self.fail


def continuation(
    rules: Rules, values: Sequence[PhaseValues], number: int, total: int, *, first_try: bool
) -> Continuation:
    """Of an attempt at a phase, with this total."""
    here = values[number - 1]
    following = values[number] if number < len(values) else None
    held = int(np.clip(total, here.low, here.high))
    accept = accept_values(rules, number, np.array([held]), following, rules.maximum(number))[0]
    if following is None and first_try:
        accept = accept + BONUS
    again = here.value(held, first_try=False)
    fail = here.value(held - DEDUCTION, first_try=False) if sinks(rules, number) else again
    fail -= DEDUCTION
    decline = {SoloDecline.COSTS_5: fail, SoloDecline.FREE: again, SoloDecline.NEVER: -np.inf}
    return Continuation(accept, fail, decline[rules.solo_decline])
