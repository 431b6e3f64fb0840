"""Good choices by estimates: no solution, but never far from one. The bot `solid` plays the best of them.

With two rolls left every way is judged by its own chance; before the last roll, and whenever the phase is
complete, the likeliest ways are judged over every outcome of the next roll.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.analysis.dice.estimated_values import EstimatedValues
from tenfold.analysis.dice.rerolls import FAILED, last_roll
from tenfold.analysis.dice.ways import Way, ways
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.legality import may_decline
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.state import Stage, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import FACE_NUMBER, best_points, best_use, is_colour_phase
from tenfold.pieces.phases import Phase

JUDGED = 10  # ways whose every outcome is looked at
ENOUGH = 0.05  # points that another roll must bring to be worth it


class Choice(NamedTuple):
    """An action that makes sense, with what it is worth."""

    action: Action
    # Alone the expected total, among several the chance to win. By estimates: points of this phase with all
    # that hangs on it (EstimatedValues), good for nothing but comparing.
    value: float
    chance: float  # to complete the phase in this attempt


def keeping(view: View, places: tuple[int, ...]) -> Action:
    """To keep all dice is to stop."""
    return STOP if len(places) == len(view.faces) else Keep(places)


def estimated(rules: Rules, view: View) -> list[Choice]:
    """Every sensible choice of the seat on turn, best first."""
    phase = rules.phase(phase_number(view.sheet[view.seat]))
    values = EstimatedValues(rules, view)
    points = best_points(phase, view.faces)
    if view.stage is Stage.SCORE:
        assert points is not None
        both = [Choice(SCORE, values.made(points), 1.0), Choice(DECLINE, values.declined(), 0.0)]
        return sorted(both if may_decline(rules, view) else both[:1], key=lambda choice: -choice.value)
    if is_colour_phase(phase) and points is not None:
        return _improved_for_nothing(rules, view, values, phase, points)
    found = ways(rules, view)
    if is_colour_phase(phase) or (points is None and view.rolls < ROLLS - 1):
        return _by_way(rules, view, values, found)
    return _by_outcome(rules, view, values, found, phase, points)


def listed_choice(rules: Rules, view: View, action: Action, choices: Sequence[Choice]) -> Choice | None:
    """That which is like this action: dice that show the same number are, but not where colours count."""
    by_number = not is_colour_phase(rules.phase(phase_number(view.sheet[view.seat])))

    def what(action: Action) -> object:
        if isinstance(action, Keep) and by_number:
            return sorted(FACE_NUMBER[view.faces[place]] for place in action.dice)
        return action

    wanted = what(action)
    alike = (choice for choice in choices if what(choice.action) == wanted)
    return next((choice._replace(action=action) for choice in alike), None)


def estimated_action(rules: Rules, view: View, action: Action, choices: Sequence[Choice]) -> Choice:
    """An action of these choices, or another keep: by the ways that its dice alone leave open."""
    listed = listed_choice(rules, view, action, choices)
    if listed is not None:
        return listed
    phase, values = rules.phase(phase_number(view.sheet[view.seat])), EstimatedValues(rules, view)
    if not isinstance(action, Keep):
        return Choice(action, values.failed(), 0.0)  # to stop is not listed where the phase is not complete
    found = ways(rules, view, action.dice)
    if is_colour_phase(phase) or (best_points(phase, view.faces) is None and view.rolls < ROLLS - 1):
        return _by_way(rules, view, values, found)[0]
    return _by_outcome(rules, view, values, found, phase, None)[0]


def _improved_for_nothing(
    rules: Rules, view: View, values: EstimatedValues, phase: Phase, points: int
) -> list[Choice]:
    """A complete colour: the dice that are not needed may still come dearer."""
    use = best_use(phase, view.faces)
    assert use is not None
    locked = () if rules.reroll_kept else view.kept
    keep = tuple(sorted({*(place for group in use.groups for place in group), *locked}))
    actions = dict.fromkeys((keeping(view, keep), STOP))
    return [Choice(action, values.made(points), 1.0) for action in actions]


def _by_way(rules: Rules, view: View, values: EstimatedValues, found: list[Way]) -> list[Choice]:
    """The ways whose own chance and points are worth most."""
    failed, least = values.failed(), _least(rules, view, values)
    choices = [
        Choice(
            keeping(view, way.keep),
            failed + way.chance * (max(values.made(way.points), least) - failed),
            way.chance,
        )
        for way in found
    ]
    best: dict[Action, Choice] = {}
    for choice in sorted(choices, key=lambda choice: -choice.value):
        best.setdefault(choice.action, choice)  # of several ways that keep the same
    return list(best.values())


def _least(rules: Rules, view: View, values: EstimatedValues) -> float:
    """What a completed phase is worth at least: too few points are declined, where that can be done."""
    return values.declined() if may_decline(rules, view) else float("-inf")


def _by_outcome(
    rules: Rules, view: View, values: EstimatedValues, found: list[Way], phase: Phase, points: int | None
) -> list[Choice]:
    least = _least(rules, view, values)
    likeliest = {way.keep: way.chance for way in reversed(found)}  # by all rolls that are left
    choices: list[Choice] = []
    for keep in list(dict.fromkeys(way.keep for way in found))[:JUDGED]:
        if len(keep) == len(view.faces):
            continue
        outcomes = last_roll(phase, view.faces, keep)
        expected = sum(
            chance * (values.failed() if result == FAILED else max(values.made(result), least))
            for result, chance in outcomes.items()
        )
        choices.append(Choice(Keep(keep), expected, max(likeliest[keep], 1 - outcomes.get(FAILED, 0.0))))
    if points is not None:
        choices.append(Choice(STOP, max(values.made(points), least), 1.0))
    elif not choices:
        choices.append(Choice(STOP, values.failed(), 0.0))  # all ten are locked
    return sorted(choices, key=lambda choice: -choice.value - (ENOUGH if choice.action == STOP else 0))
