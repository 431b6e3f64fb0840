"""A good choice by estimates: no solution, but never far from one. The bot `solid` plays this.

With two rolls left every way is judged by its own chance; before the last roll, and whenever the phase is
complete, the likeliest ways are judged over every outcome of the next roll.
"""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Choice:
    action: Action
    chance: float  # that the phase is made
    points: int | None  # what the dice bring as they lie


def choose(rules: Rules, view: View) -> Choice:
    """For the seat on turn."""
    phase = rules.phase(phase_number(view.sheet[view.seat]))
    worth = Worth(rules, view)
    points = best_points(phase, view.faces)
    if view.stage is Stage.SCORE:
        assert points is not None
        return Choice(DECLINE if worth.declined() > worth.made(points) else SCORE, 1.0, points)
    if is_colour_phase(phase) and points is not None:
        return _improved_for_nothing(rules, view, phase, points)
    found = ways(rules, view)
    if is_colour_phase(phase) or (points is None and view.rolls < ROLLS - 1):
        return _by_way(worth, found)
    return _by_outcome(rules, view, worth, found, phase, points)


def _improved_for_nothing(rules: Rules, view: View, phase: Phase, points: int) -> Choice:
    """A complete colour: the dice that are not needed may still come dearer."""
    use = best_use(phase, view.faces)
    assert use is not None
    locked = () if rules.reroll_kept else view.kept
    keep = tuple(sorted({*(place for group in use.groups for place in group), *locked}))
    return Choice(STOP if len(keep) == len(view.faces) else Keep(keep), 1.0, points)


def _by_way(worth: Worth, found: list[Way]) -> Choice:
    """The way whose own chance and points are worth most."""
    failed = worth.failed()
    best = max(found, key=lambda way: way.chance * (worth.made(way.points) - failed))
    return Choice(Keep(best.keep), best.chance, None)


def _by_outcome(
    rules: Rules, view: View, worth: Worth, found: list[Way], phase: Phase, points: int | None
) -> Choice:
    # Too few points are declined, where that can be done.
    least = worth.declined() if may_decline(rules, view) else float("-inf")
    likeliest = {way.keep: way.chance for way in reversed(found)}  # by all rolls that are left
    best: tuple[float, float, tuple[int, ...]] | None = None
    for keep in list(dict.fromkeys(way.keep for way in found))[:JUDGED]:
        if len(keep) == len(view.faces):
            continue
        outcomes = last_roll(phase, view.faces, keep)
        value = sum(
            chance * (worth.failed() if result == FAILED else max(worth.made(result), least))
            for result, chance in outcomes.items()
        )
        if best is None or value > best[0]:
            best = value, max(likeliest[keep], 1 - outcomes.get(FAILED, 0.0)), keep
    if points is not None and (best is None or best[0] < max(worth.made(points), least) + ENOUGH):
        return Choice(STOP, 1.0, points)
    if best is None:
        return Choice(STOP, 0.0, points)  # all ten are locked
    return Choice(Keep(best[2]), best[1], points)
