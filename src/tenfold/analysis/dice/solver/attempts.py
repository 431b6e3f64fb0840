"""The attempt at each phase of some rules, as a game of its own."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.solver.colour_phase import ColourPhase
from tenfold.analysis.dice.solver.locked_colour import LockedColourPhase
from tenfold.analysis.dice.solver.locked_numbers import LockedNumbersPhase
from tenfold.analysis.dice.solver.locked_runs import LockedRunPhase, is_run
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.solver.rolls import Floats
from tenfold.games.dice.rules import Rules
from tenfold.pieces.dice import DiceSet, is_colour_phase
from tenfold.pieces.phases import Phase


def attempt_for(rules: Rules, number: int) -> NumbersPhase | ColourPhase:
    return _attempt(rules.phase(number), rules.colours, rules.reroll_kept)


@lru_cache(maxsize=64)
def _attempt(phase: Phase, dice: DiceSet, reroll_kept: bool) -> NumbersPhase | ColourPhase:
    if is_colour_phase(phase):
        return ColourPhase(phase, dice) if reroll_kept else LockedColourPhase(phase, dice)
    if reroll_kept:
        return NumbersPhase(phase)
    return LockedRunPhase(phase) if is_run(phase) else LockedNumbersPhase(phase)


class AttemptValues(NamedTuple):
    """One attempt for given worths, by situation: its value, and how likely each result is.

    The last column of `results` is failing.
    """

    values: Floats
    results: Floats


def attempt_values(
    rules: Rules, number: int, worth_by_points: Floats, worth_fail: float | Floats
) -> AttemptValues:
    """The best three rolls at a phase, when results are worth this much: the expected worth.

    `worth_by_points` has a column for 0 points to the phase's maximum, and a row for every situation (or is
    one row); `worth_fail` is a number, or one for every situation. Where declining is possible, take the
    larger of the two worths beforehand.
    """
    attempt = attempt_for(rules, number)
    rows = np.atleast_2d(np.asarray(worth_by_points, np.float64))
    fail = np.broadcast_to(np.asarray(worth_fail, np.float64), (len(rows),))
    gains = rows - fail[:, None]
    return AttemptValues(attempt.values(gains) + fail, attempt.results(gains))
