"""The solo game phase by phase, from the last one back: what is still to be won at the start of each.

Worths are gains from now on: the final total less what is already written, minus the deductions so far. They
depend on the total only as long as the 5-phase bonus is open, and there only between the total from which it
can still be reached and the one that has it for sure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.fixed_point import Attempt, Line, Solved, Stakes, solve
from tenfold.analysis.dice.solver.rolls import Flags, Floats, Ints
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM, DEDUCTION, Rules, SoloDecline


@dataclass(frozen=True)
class Stage:
    """A phase at its start. Totals run from `low` up; smaller and larger ones are worth the same gain."""

    number: int
    low: int
    first: Floats  # gain by total
    again: Floats  # after a failed or declined attempt; it differs in the last phase only

    @property
    def high(self) -> int:
        return self.low + len(self.first) - 1

    def at(self, totals: Ints) -> Ints:
        """Places of totals in the arrays."""
        return np.clip(totals, self.low, self.high) - self.low

    def gain(self, total: int, *, first_try: bool = True) -> float:
        return float((self.first if first_try else self.again)[self.at(np.array(total))])


class Results(NamedTuple):
    """How attempts at a phase end under the best play."""

    first: Floats  # (total, points or failing)
    again: Floats
    first_accepted: Flags  # (total, points)
    again_accepted: Flags


def has_bonus_5(rules: Rules) -> bool:
    return len(rules.phases) >= BONUS_5_AFTER


def open_totals(rules: Rules, number: int) -> range:
    """The totals at the start of a phase that differ in what they promise of the 5-phase bonus."""
    if not has_bonus_5(rules) or number > BONUS_5_AFTER:
        return range(1)
    still = sum(rules.maximum(phase) for phase in range(number, BONUS_5_AFTER + 1))
    before = sum(rules.maximum(phase) for phase in range(1, number))
    low = BONUS_5_FROM - still - 1
    if not rules.solo_deductions_count:
        low = max(low, 0)
    high = min(before, BONUS_5_FROM)
    return range(min(low, high), high + 1)


def solve_stages(
    rules: Rules, attempts: Sequence[Attempt], begins: Callable[[int], None]
) -> tuple[tuple[Stage, ...], tuple[Results, ...]]:
    """All phases; `begins` is told the number of each before it is solved."""
    stages: list[Stage] = []
    results: list[Results] = []
    for number in range(len(rules.phases), 0, -1):
        begins(number)
        stage, result = _solve_stage(rules, number, attempts[number - 1], stages[0] if stages else None)
        stages.insert(0, stage)
        results.insert(0, result)
    return tuple(stages), tuple(results)


def accept_worth(rules: Rules, number: int, totals: Ints, following: Stage | None, most: int) -> Floats:
    """(total, points): what points are worth that are accepted, without the 10-phase bonus."""
    points = np.arange(most + 1)
    after = totals[:, None] + points
    worth = np.broadcast_to(points.astype(np.float64), after.shape).copy()
    if has_bonus_5(rules) and number == BONUS_5_AFTER:
        worth += np.where(after >= BONUS_5_FROM, float(BONUS), 0.0)
    if following is not None:
        worth += following.first[following.at(after)]
    return worth


def _solve_stage(
    rules: Rules, number: int, attempt: Attempt, following: Stage | None
) -> tuple[Stage, Results]:
    totals = np.array(open_totals(rules, number))
    worth = accept_worth(rules, number, totals, following, attempt.most)
    sinking = sinks(rules, number)
    again = _sinking(rules, attempt, worth) if sinking else _steady(rules, attempt, worth)
    first = again
    if following is None:  # dice.solo.bonus-10
        places = np.maximum(np.arange(len(totals)) - (DEDUCTION if sinking else 0), 0)
        fail = Line(again.x[places] - DEDUCTION, 0.0)
        first = solve(attempt, Stakes(worth + BONUS, fail, _decline(rules, fail, Line(again.x, 0.0))))
    stage = Stage(number, int(totals[0]), first.x, again.x)
    return stage, Results(first.results, again.results, first.accepted, again.accepted)


class Situation(NamedTuple):
    """What the results of one attempt are worth: gains from now on."""

    accept: Floats  # by points
    fail: float
    decline: float  # minus infinity where it is not allowed

    @property
    def gains(self) -> Floats:
        """By points: how much more than failing."""
        return np.maximum(self.accept, self.decline) - self.fail


def situation(
    rules: Rules, stages: Sequence[Stage], number: int, total: int, *, first_try: bool, most: int
) -> Situation:
    """An attempt at a phase, with this total."""
    stage = stages[number - 1]
    following = stages[number] if number < len(stages) else None
    held = int(np.clip(total, stage.low, stage.high))
    accept = accept_worth(rules, number, np.array([held]), following, most)[0]
    if following is None and first_try:
        accept = accept + BONUS
    again = stage.gain(held, first_try=False)
    fail = stage.gain(held - DEDUCTION, first_try=False) if sinks(rules, number) else again
    fail -= DEDUCTION
    decline = {SoloDecline.COSTS_5: fail, SoloDecline.FREE: again, SoloDecline.NEVER: -np.inf}
    return Situation(accept, fail, decline[rules.solo_decline])


def sinks(rules: Rules, number: int) -> bool:
    """Failing takes something off the total that counts for the 5-phase bonus (dice.solo.bonus-5)."""
    return rules.solo_deductions_count and has_bonus_5(rules) and number <= BONUS_5_AFTER


def _decline(rules: Rules, fail: Line, again: Line) -> Line:
    """dice.solo.decline"""
    match rules.solo_decline:
        case SoloDecline.COSTS_5:
            return fail
        case SoloDecline.FREE:
            return again
        case SoloDecline.NEVER:
            return Line(np.full_like(fail.constant, -np.inf), 0.0)


def _steady(rules: Rules, attempt: Attempt, worth: Floats) -> Solved:
    """Failing costs points and leaves everything else as it is."""
    alike, where = np.unique(worth, axis=0, return_inverse=True)
    none = np.zeros(len(alike))
    fail = Line(none - DEDUCTION, 1.0)
    solved = solve(attempt, Stakes(alike, fail, _decline(rules, fail, Line(none, 1.0))))
    return Solved(solved.x[where], solved.results[where], solved.accepted[where])


def _sinking(rules: Rules, attempt: Attempt, worth: Floats) -> Solved:
    """Failing lowers the total that counts for the bonus too: from the lowest total up, five at a time.

    Below the lowest total nothing changes any more, so that one leads back to itself.
    """
    parts = [_steady(rules, attempt, worth[:1])]
    for at in range(1, len(worth), DEDUCTION):
        part = worth[at : at + DEDUCTION]
        known = np.concatenate([solved.x for solved in parts])
        below = known[np.maximum(np.arange(at, at + len(part)) - DEDUCTION, 0)]
        fail = Line(below - DEDUCTION, 0.0)
        stakes = Stakes(part, fail, _decline(rules, fail, Line(np.zeros(len(part)), 1.0)))
        parts.append(solve(attempt, stakes))
    return Solved(
        np.concatenate([solved.x for solved in parts]),
        np.concatenate([solved.results for solved in parts]),
        np.concatenate([solved.accepted for solved in parts]),
    )
