"""What to do now at the dice, and why: exactly where the rules have been solved, else by estimates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.analysis.advice import Advice, ChoiceTable, Rated, Worth
from tenfold.analysis.dice.choice import Choice, estimated, estimated_action
from tenfold.analysis.dice.reasons import (
    BEING_SOLVED,
    DECLINE,
    ESTIMATED,
    IMPROVE,
    IMPROVE_SAFELY,
    KEEP,
    KEEP_NOTHING,
    SCORE,
    STOP,
    STOP_LOCKED,
)
from tenfold.analysis.dice.referee import missing
from tenfold.analysis.dice.rerolls import completed, safe_points
from tenfold.core.sayings import Saying
from tenfold.games.dice.actions import Action, Keep, Score, Stop
from tenfold.games.dice.rules import Rules, is_reading
from tenfold.games.dice.state import Stage, is_solo, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import best_points, told_faces

SHOWN = 5  # choices of the table


class Weighed(NamedTuple):
    """Every sensible choice of the seat on turn, best first."""

    choices: Sequence[Choice]
    exact: bool  # else estimates: these rules have not been solved


def weigh(rules: Rules, view: View) -> Weighed:
    """For the seat on turn."""
    from tenfold.analysis.dice.evaluation import evaluate  # the solver, for those who ask
    from tenfold.analysis.dice.solutions import known_solution

    if known_solution(rules) is not None:
        return Weighed(evaluate(rules, view), exact=True)
    return Weighed(estimated(rules, view), exact=False)


def weigh_action(rules: Rules, view: View, action: Action, weighed: Weighed) -> Choice:
    """One that may not be among those that were weighed."""
    if weighed.exact:
        from tenfold.analysis.dice.evaluation import evaluate_action

        return evaluate_action(rules, view, action, weighed.choices)
    return estimated_action(rules, view, action, weighed.choices)


def advise(rules: Rules, view: View, legal: Sequence[Action]) -> Advice:
    """The best choice as far as it is known, with the table of the best few."""
    weighed = weigh(rules, view)
    return reasoned(rules, view, weighed.choices[0])._replace(table=best_few(rules, view, weighed))


def best_few(rules: Rules, view: View, weighed: Weighed) -> ChoiceTable:
    worth = _measured_in(view, weighed.exact)
    best = weighed.choices[0].value

    def rated(choice: Choice) -> Rated:
        figure = max(0.0, best - choice.value) if worth == "cost" else choice.value
        chance = choice.chance if view.stage is Stage.KEEP else None
        return Rated(choice.action, None if worth is None else figure, chance)

    note = None if weighed.exact else _why_estimated(rules)
    return ChoiceTable(worth, [rated(choice) for choice in weighed.choices[:SHOWN]], note)


def _measured_in(view: View, exact: bool) -> Worth | None:
    """Estimates are good for comparing only, and among several not even for that."""
    if is_solo(view):
        return "total" if exact else "cost"
    return "win" if exact else None


def _why_estimated(rules: Rules) -> Saying:
    """Rooms have other readings of the printed game solved meanwhile."""
    return BEING_SOLVED() if is_reading(rules) else ESTIMATED()


def estimate(rules: Rules, view: View, legal: Sequence[Action]) -> Advice:
    """The best choice by estimates, whatever has been solved."""
    return reasoned(rules, view, estimated(rules, view)[0])


def reasoned(rules: Rules, view: View, choice: Choice) -> Advice:
    """Why one would choose this."""
    action = choice.action
    points = best_points(rules.phase(phase_number(view.sheet[view.seat])), view.faces)
    match action:
        case Keep(dice):
            return Advice(action, _why_keep(rules, view, dice, points))
        case Stop() if points is None:
            return Advice(action, STOP_LOCKED())
        case Stop():
            return Advice(action, STOP(points=points))
        case Score():
            return Advice(action, SCORE(points=points))
        case _:
            return Advice(action, DECLINE(points=points))


def _why_keep(rules: Rules, view: View, dice: tuple[int, ...], points: int | None) -> Saying:
    """`points`: what lies there would bring."""
    number = phase_number(view.sheet[view.seat])
    phase = rules.phase(number)
    faces = [view.faces[place] for place in dice]
    kept, safe = told_faces(phase, faces), safe_points(phase, view.faces, dice)
    if safe is not None:
        return IMPROVE_SAFELY(dice=kept, points=safe)
    chance = round(
        round(100 * completed(phase, rules.colours, view.faces, dice), 9)
    )  # the last digits decide no half
    if points is not None:
        return IMPROVE(dice=kept, points=points, chance=chance)
    if not dice:
        return KEEP_NOTHING(phase=number, chance=chance)
    return KEEP(dice=kept, missing=missing(phase, faces, rules.colours), phase=number, chance=chance)
