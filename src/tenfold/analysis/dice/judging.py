"""What every choice of a moment is worth: alone the expected total, among several the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tenfold.analysis.dice.choice import Choice
from tenfold.analysis.dice.colour_plans import ColourPlan
from tenfold.analysis.dice.exact import moment_of, race_of, solution_of
from tenfold.analysis.dice.number_plans import numbers_plan
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.standings import best_worths, worths
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.legality import may_decline
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.state import Stage, is_solo, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import DICE, FACE_NUMBER, best_points, is_colour_phase


def judged(rules: Rules, view: View) -> list[Choice]:
    """Every sensible choice of the seat on turn, best first."""
    return sorted(_alone(rules, view) if is_solo(view) else _among_several(rules, view), key=_rank)


def _rank(choice: Choice) -> tuple[float, float, int, tuple[int, ...]]:
    """Of equals what makes the phase oftener, then the larger kept set: rounding must not decide."""
    dice = choice.action.dice if isinstance(choice.action, Keep) else tuple(range(len(DICE)))
    return -round(choice.worth, 9), -round(choice.chance, 9), -len(dice), dice


def judged_one(rules: Rules, view: View, action: Action, choices: Sequence[Choice]) -> Choice:
    """An action of those judged or (in a phase of one colour) not."""
    for choice in choices:
        if _is_alike(rules, view, choice.action, action):
            return choice._replace(action=action)
    assert isinstance(action, Keep), "scoring, declining and stopping are always judged"
    return _mixed_colours(rules, view, action)


def _is_alike(rules: Rules, view: View, one: Action, other: Action) -> bool:
    """Dice that show the same number are alike, but not where colours count."""
    if not (isinstance(one, Keep) and isinstance(other, Keep)):
        return one == other
    if is_colour_phase(rules.phase(phase_number(view.sheet[view.seat]))):
        return one == other
    return _numbers(view, one) == _numbers(view, other)


def _numbers(view: View, keep: Keep) -> list[int]:
    return sorted(FACE_NUMBER[view.faces[place]] for place in keep.dice)


def _action(view: View, positions: tuple[int, ...]) -> Action:
    return STOP if len(positions) == len(view.faces) else Keep(positions)


# --- alone -----------------------------------------------------------------------------------------


def _alone(rules: Rules, view: View) -> list[Choice]:
    solution, moment = solution_of(rules), moment_of(rules, view)
    if view.stage is Stage.SCORE:
        worth = solution.accept(moment)
        assert worth is not None
        found = [Choice(SCORE, worth.accept, 1.0)]
        if worth.decline is not None:
            found.append(Choice(DECLINE, worth.decline, 0.0))
        return found
    return [Choice(_action(view, keep.positions), keep.value, keep.chance) for keep in solution.keeps(moment)]


def _mixed_colours(rules: Rules, view: View, keep: Keep) -> Choice:
    """A keep of several colours, which is hardly ever sensible and therefore not listed."""
    solution, moment = solution_of(rules), moment_of(rules, view)
    plan = solution.plan(moment.phase, moment.points, first_try=moment.first_try)
    assert isinstance(plan, ColourPlan)
    found = plan.any_keep(view.faces, keep.dice, ROLLS - view.rolls)
    alone = is_solo(view)
    worth = solution.fail_value(moment) + found.gain if alone else _colour_line(rules, view).at(found.chance)
    return Choice(keep, worth, found.chance)


# --- among several ---------------------------------------------------------------------------------


def _among_several(rules: Rules, view: View) -> list[Choice]:
    race = race_of(rules)
    phase = phase_number(view.sheet[view.seat])
    if view.stage is Stage.SCORE:
        plain = worths(race, view)
        points = best_points(rules.phase(phase), view.faces)
        assert points is not None
        found = [Choice(SCORE, float(plain.by_points[points]), 1.0)]
        if may_decline(rules, view):
            found.append(Choice(DECLINE, plain.fail, 0.0))
        return found
    attempt = attempt_for(rules, phase)
    rolls_left = ROLLS - view.rolls
    locked = () if rules.reroll_kept else view.kept
    if isinstance(attempt, NumbersPhase):
        best = best_worths(race, view)
        plan = numbers_plan(rules, attempt, best.by_points - best.fail)
        keeps = plan.keeps(view.faces, rolls_left, locked)
        return [Choice(_action(view, keep.positions), best.fail + keep.gain, keep.chance) for keep in keeps]
    line = _colour_line(rules, view)
    keeps = race.plan(phase, 0).keeps(view.faces, rolls_left, locked)
    return [Choice(_action(view, keep.positions), line.at(keep.chance), keep.chance) for keep in keeps]


class _ColourLine(NamedTuple):
    """What a chance of success is worth in a phase of one colour: by the chance alone."""

    fail: float
    success: float  # the mean of what successes are worth there

    def at(self, chance: float) -> float:
        return self.fail + chance * (self.success - self.fail)


def _colour_line(rules: Rules, view: View) -> _ColourLine:
    race = race_of(rules)
    best = best_worths(race, view)
    likely = race.styles[phase_number(view.sheet[view.seat]) - 1][0].results[:-1]
    return _ColourLine(best.fail, float(likely @ best.by_points) / float(np.sum(likely)))
