"""The value of every choice: alone the expected total, among several the chance to win. Exact."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tenfold.analysis.dice.choice import Choice, keeping, listed_choice
from tenfold.analysis.dice.numbers_policy import recent_policy
from tenfold.analysis.dice.race import race_of
from tenfold.analysis.dice.solution import solo_state
from tenfold.analysis.dice.solutions import solution_of
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.standings import best_win_chances, win_chances
from tenfold.games.dice.actions import DECLINE, SCORE, Action, Keep
from tenfold.games.dice.legality import may_decline
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.state import Stage, is_solo, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import best_points


def evaluate(rules: Rules, view: View) -> list[Choice]:
    """Every sensible choice of the seat on turn, best first."""
    return sorted(_alone(rules, view) if is_solo(view) else _among_several(rules, view), key=_rank)


def _rank(choice: Choice) -> tuple[float, float, bool, int, tuple[int, ...]]:
    """Of equals what makes the phase oftener, then rolling no more, then the fewest dice: those that are
    kept all matter. Rounding must not decide."""
    dice = choice.action.dice if isinstance(choice.action, Keep) else ()
    rolls_on = isinstance(choice.action, Keep)
    return -round(choice.value, 9), -round(choice.chance, 9), rolls_on, len(dice), dice


def evaluate_action(rules: Rules, view: View, action: Action, choices: Sequence[Choice]) -> Choice:
    """An action of these choices or (in a phase of one colour) another keep."""
    listed = listed_choice(rules, view, action, choices)
    if listed is not None:
        return listed
    assert isinstance(action, Keep), "scoring, declining and stopping are always listed"
    found = solution_of(rules).any_keep(solo_state(view), action.dice)
    value = found.value if is_solo(view) else _value_by_chance(rules, view)(found.chance)
    return Choice(action, value, found.chance)


def attempt_value(rules: Rules, view: View) -> float:
    """Before the first roll of an attempt of the seat on turn."""
    if is_solo(view):
        line = view.sheet[view.seat]
        return solution_of(rules).start_value(
            phase_number(line), sum(line.points), line.deducted, line.tries == 0, line.bonus_5 or 0
        )
    best, phase = best_win_chances(race_of(rules), view), phase_number(view.sheet[view.seat])
    attempt = attempt_for(rules, phase)
    if isinstance(attempt, NumbersPhase):
        return best.fail + float(attempt.values((best.by_points - best.fail)[None])[0])
    likely = race_of(rules).styles[phase - 1][0]
    return float(likely[:-1] @ best.by_points) + float(likely[-1]) * best.fail


def failed_value(rules: Rules, view: View) -> float:
    """After the attempt of the seat on turn has brought nothing."""
    if is_solo(view):
        return solution_of(rules).fail_value(solo_state(view))
    return best_win_chances(race_of(rules), view).fail


def _alone(rules: Rules, view: View) -> list[Choice]:
    solution, state = solution_of(rules), solo_state(view)
    if view.stage is Stage.SCORE:
        values = solution.accept(state)
        assert values is not None
        found = [Choice(SCORE, values.accept, 1.0)]
        if values.decline is not None:
            found.append(Choice(DECLINE, values.decline, 0.0))
        return found
    return [Choice(keeping(view, keep.positions), keep.value, keep.chance) for keep in solution.keeps(state)]


# --- among several ---------------------------------------------------------------------------------


def _among_several(rules: Rules, view: View) -> list[Choice]:
    race = race_of(rules)
    phase = phase_number(view.sheet[view.seat])
    if view.stage is Stage.SCORE:
        plain = win_chances(race, view)
        points = best_points(rules.phase(phase), view.faces)
        assert points is not None
        found = [Choice(SCORE, float(plain.by_points[points]), 1.0)]
        if may_decline(rules, view):
            found.append(Choice(DECLINE, plain.fail, 0.0))
        return found
    attempt = attempt_for(rules, phase)
    rolls_left = ROLLS - view.rolls
    if isinstance(attempt, NumbersPhase):
        best = best_win_chances(race, view)
        policy = recent_policy(attempt, (best.by_points - best.fail).tobytes())
        keeps = policy.keeps(view.faces, rolls_left)
        return [Choice(keeping(view, keep.positions), best.fail + keep.value, keep.chance) for keep in keeps]
    value = _value_by_chance(rules, view)
    keeps = race.policy(phase, 0).keeps(view.faces, rolls_left)
    return [Choice(keeping(view, keep.positions), value(keep.chance), keep.chance) for keep in keeps]


def _value_by_chance(rules: Rules, view: View) -> Callable[[float], float]:
    """In a phase of one colour: the chance to win by the chance of success alone."""
    race = race_of(rules)
    best = best_win_chances(race, view)
    likely = race.styles[phase_number(view.sheet[view.seat]) - 1][0][:-1]
    success = float(likely @ best.by_points) / float(np.sum(likely))
    return lambda chance: best.fail + chance * (success - best.fail)
