"""Good choices by estimates: no solution, but never far from one. The bot `solid` plays the best of them.

With two rolls left every way is judged by its own chance; before the last roll, and whenever the phase is
complete, the likeliest ways are judged over every outcome of the next roll.
"""

from __future__ import annotations

from typing import NamedTuple

from tenfold.analysis.dice.rerolls import FAILED, last_roll
from tenfold.analysis.dice.ways import Way, ways
from tenfold.analysis.dice.worth import Worth
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.legality import may_decline
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.state import Stage, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import best_points, best_use, is_colour_phase
from tenfold.pieces.phases import Phase

JUDGED = 10  # ways whose every outcome is looked at
ENOUGH = 0.05  # points that another roll must bring to be worth it


class Choice(NamedTuple):
    """An action that makes sense, with what it is worth."""

    action: Action
    # Alone the expected total, among several the chance to win. By estimates: points of this phase with all
    # that hangs on it (Worth), good for nothing but comparing.
    worth: float
    chance: float  # to complete the phase in this attempt


def choose(rules: Rules, view: View) -> Action:
    """The best action of the seat on turn."""
    return estimated(rules, view)[0].action


def estimated(rules: Rules, view: View) -> list[Choice]:
    """Every sensible choice of the seat on turn, best first."""
    phase = rules.phase(phase_number(view.sheet[view.seat]))
    worth = Worth(rules, view)
    points = best_points(phase, view.faces)
    if view.stage is Stage.SCORE:
        assert points is not None
        both = [Choice(SCORE, worth.made(points), 1.0), Choice(DECLINE, worth.declined(), 0.0)]
        return sorted(both, key=lambda choice: -choice.worth)
    if is_colour_phase(phase) and points is not None:
        return _improved_for_nothing(rules, view, worth, phase, points)
    found = ways(rules, view)
    if is_colour_phase(phase) or (points is None and view.rolls < ROLLS - 1):
        return _by_way(rules, view, worth, found)
    return _by_outcome(rules, view, worth, found, phase, points)


def _improved_for_nothing(rules: Rules, view: View, worth: Worth, phase: Phase, points: int) -> list[Choice]:
    """A complete colour: the dice that are not needed may still come dearer."""
    use = best_use(phase, view.faces)
    assert use is not None
    locked = () if rules.reroll_kept else view.kept
    keep = tuple(sorted({*(place for group in use.groups for place in group), *locked}))
    actions = dict.fromkeys((_kept(view, keep), STOP))
    return [Choice(action, worth.made(points), 1.0) for action in actions]


def _by_way(rules: Rules, view: View, worth: Worth, found: list[Way]) -> list[Choice]:
    """The ways whose own chance and points are worth most."""
    failed, least = worth.failed(), _least(rules, view, worth)
    choices = [
        Choice(
            _kept(view, way.keep),
            failed + way.chance * (max(worth.made(way.points), least) - failed),
            way.chance,
        )
        for way in found
    ]
    best: dict[Action, Choice] = {}
    for choice in sorted(choices, key=lambda choice: -choice.worth):
        best.setdefault(choice.action, choice)  # of several ways that keep the same
    return list(best.values())


def _least(rules: Rules, view: View, worth: Worth) -> float:
    """What a completed phase is worth at least: too few points are declined, where that can be done."""
    return worth.declined() if may_decline(rules, view) else float("-inf")


def _kept(view: View, keep: tuple[int, ...]) -> Action:
    return STOP if len(keep) == len(view.faces) else Keep(keep)


def _by_outcome(
    rules: Rules, view: View, worth: Worth, found: list[Way], phase: Phase, points: int | None
) -> list[Choice]:
    least = _least(rules, view, worth)
    likeliest = {way.keep: way.chance for way in reversed(found)}  # by all rolls that are left
    choices: list[Choice] = []
    for keep in list(dict.fromkeys(way.keep for way in found))[:JUDGED]:
        if len(keep) == len(view.faces):
            continue
        outcomes = last_roll(phase, view.faces, keep)
        value = sum(
            chance * (worth.failed() if result == FAILED else max(worth.made(result), least))
            for result, chance in outcomes.items()
        )
        choices.append(Choice(Keep(keep), value, max(likeliest[keep], 1 - outcomes.get(FAILED, 0.0))))
    if points is not None:
        choices.append(Choice(STOP, max(worth.made(points), least), 1.0))
    elif not choices:
        choices.append(Choice(STOP, worth.failed(), 0.0))  # all ten are locked
    return sorted(choices, key=lambda choice: -choice.worth - (ENOUGH if choice.action == STOP else 0))
