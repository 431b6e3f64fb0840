"""A good choice by estimates: no solution, but never far from one. The bot `solid` plays this.

With two rolls left every way is judged by its own chance; before the last roll, and whenever the phase is
complete, the likeliest ways are judged over every outcome of the next roll.
"""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.analysis.dice.rerolls import FAILED, last_roll
from tenfold.analysis.dice.ways import Way, missing, ways
from tenfold.analysis.dice.worth import Worth
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.state import Stage, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import best_points, best_use, is_colour_phase

JUDGED = 10  # ways whose every outcome is looked at
ENOUGH = 0.05  # points that another roll must bring to be worth it


@dataclass(frozen=True, slots=True)
class Choice:
    action: Action
    chance: float  # that the phase is made
    points: int | None  # what the dice bring as they lie
    gain: float = 0.0  # points that rolling on is expected to bring more than stopping


def choose(rules: Rules, view: View) -> Choice:
    """For the seat on turn."""
    phase = rules.phase(phase_number(view.sheet[view.seat]))
    worth = Worth(rules, view)
    points = best_points(phase, view.faces)
    if view.stage is Stage.SCORE:
        assert points is not None
        gain = worth.declined() - worth.made(points)
        return Choice(DECLINE if gain > 0 else SCORE, 1.0, points, abs(gain))
    found = ways(rules, view)
    if (points is None and view.rolls < ROLLS - 1) or is_colour_phase(phase):
        return _by_way(rules, view, worth, found, points)
    return _by_outcome(rules, view, worth, found, points)


def _by_way(rules: Rules, view: View, worth: Worth, found: list[Way], points: int | None) -> Choice:
    """The way whose own chance and points are worth most; what is complete is only improved for nothing."""
    phase = rules.phase(phase_number(view.sheet[view.seat]))
    if points is not None:
        use = best_use(phase, view.faces)
        assert use is not None
        locked = () if rules.reroll_kept else view.kept
        keep = tuple(sorted({*(place for group in use.groups for place in group), *locked}))
        if len(keep) == len(view.faces):
            return Choice(STOP, 1.0, points)
        return Choice(Keep(keep), 1.0, points, ENOUGH)
    failed = worth.failed()
    best = max(found, key=lambda way: way.chance * (worth.made(way.points) - failed))
    return Choice(Keep(best.keep), best.chance, None)


def _by_outcome(rules: Rules, view: View, worth: Worth, found: list[Way], points: int | None) -> Choice:
    phase = rules.phase(phase_number(view.sheet[view.seat]))
    failed = max(worth.failed(), worth.declined())
    best: tuple[float, float, tuple[int, ...]] | None = None
    for keep in list(dict.fromkeys(way.keep for way in found))[:JUDGED]:
        if len(keep) == len(view.faces):
            continue
        outcomes = last_roll(phase, view.faces, keep)
        chance = 1 - outcomes.get(FAILED, 0.0)
        value = sum(
            share * (worth.failed() if result == FAILED else max(worth.made(result), failed))
            for result, share in outcomes.items()
        )
        if best is None or value > best[0]:
            best = value, chance, keep
    stopped = None if points is None else max(worth.made(points), worth.declined())
    if best is None or (stopped is not None and best[0] < stopped + ENOUGH):
        return Choice(STOP, 1.0 if stopped is not None else 0.0, points)
    return Choice(Keep(best[2]), best[1], points, 0.0 if stopped is None else best[0] - stopped)


def is_near(rules: Rules, view: View) -> int:
    """How many dice the phase of the seat on turn still needs."""
    return missing(rules.phase(phase_number(view.sheet[view.seat])), view.faces)
