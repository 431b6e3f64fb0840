"""Many solo games under the best policy, with NumPy: a check that shares no expectation with the solver.

Dice are rolled one by one; only what to keep, what a roll brings and whether to accept is looked up.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tenfold.analysis.dice.policy import Policy
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solver.backward import has_bonus_5, sinks
from tenfold.analysis.dice.solver.rolls import Flags, Ints
from tenfold.games.dice.rules import BONUS, BONUS_5_AFTER, BONUS_5_FROM, DEDUCTION, ROLLS, SoloDecline
from tenfold.pieces.dice import DICE

Generator = np.random.Generator
SIDES = 6


def simulate(solution: Solution, games: int, seed: int) -> NDArray[np.int64]:
    """The final totals of games under the best play."""
    generator = np.random.Generator(np.random.PCG64(seed))
    written = np.zeros(games, np.int64)
    deducted = np.zeros(games, np.int64)
    bonuses = np.zeros(games, np.int64)
    last = len(solution.values)
    for phase in range(1, last + 1):
        waiting = np.arange(games)
        first_try = True
        while waiting.size:
            counted = written[waiting]
            if sinks(solution.rules, phase):
                counted = counted - deducted[waiting]
            points, accepted = _attempts(solution, phase, counted, first_try, generator)
            taken = waiting[accepted]
            written[taken] += points[accepted]
            if first_try and phase == last:
                bonuses[taken] += BONUS  # dice.solo.bonus-10
            if solution.rules.solo_decline is SoloDecline.FREE:
                deducted[waiting[points < 0]] += DEDUCTION
            else:
                deducted[waiting[~accepted]] += DEDUCTION
            waiting = waiting[~accepted]
            first_try = False
        if phase == BONUS_5_AFTER and has_bonus_5(solution.rules):
            counted = written - deducted if sinks(solution.rules, phase) else written
            bonuses[counted >= BONUS_5_FROM] += BONUS
    return written + bonuses - deducted


def _attempts(
    solution: Solution, phase: int, counted: Ints, first_try: bool, generator: Generator
) -> tuple[NDArray[np.int64], Flags]:
    """One attempt each: points (-1: failed), and whether they are accepted."""
    values = solution.values[phase - 1]
    places = values.at(counted)
    points = np.empty(len(counted), np.int64)
    accepted = np.zeros(len(counted), np.bool_)
    for place in np.unique(places):
        here = np.flatnonzero(places == place)
        total = int(values.low + place)
        policy = solution.policy(phase, total, first_try=first_try)
        points[here] = _points(policy, len(here), generator)
        accepts = solution.accepts(phase, total, first_try=first_try)
        accepted[here] = (points[here] >= 0) & accepts[points[here]]
    return points, accepted


def _points(policy: Policy, games: int, generator: Generator) -> Ints:
    """Of one attempt each."""
    shown = _roll(games, generator)
    for rolls_left in range(ROLLS - 1, 0, -1):
        kept = policy.best_keeps(shown, rolls_left)
        shown = np.where(kept, shown, _roll(games, generator))
    return policy.points(shown)


def _roll(games: int, generator: Generator) -> NDArray[np.int8]:
    return generator.integers(0, SIDES, (games, len(DICE)), np.int8)
