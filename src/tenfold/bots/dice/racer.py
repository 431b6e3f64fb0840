"""Plays the standings: for the chance to win, not for points. Alone it plays like `optimal`."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.dice.exact import race_of
from tenfold.analysis.dice.number_plans import NumbersPlan, numbers_plan
from tenfold.analysis.dice.plans import Plan
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.standings import Worths, best_worths
from tenfold.bots.dice.optimal import OptimalBot
from tenfold.core import Stream
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.rules import ROLLS, Rules
from tenfold.games.dice.state import Stage, is_solo, phase_number
from tenfold.games.dice.view import View
from tenfold.pieces.dice import best_points

HOPE = 1e-6  # where nothing helps any more, a success is still better than none


class RacerBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._alone = OptimalBot(rules)
        self._race = race_of(rules)
        self._exact: tuple[object, NumbersPlan] | None = None

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if is_solo(view):
            return self._alone.choose(view, legal, stream)
        worth = best_worths(self._race, view)
        phase = phase_number(view.sheet[view.seat])
        if view.stage is Stage.SCORE:
            points = best_points(self._rules.phase(phase), view.faces)
            assert points is not None
            return SCORE if worth.by_points[points] > worth.fail or worth.fail == 0 else DECLINE
        kept = self._plan(view, phase, worth).best_keep(
            view.faces, ROLLS - view.rolls, () if self._rules.reroll_kept else view.kept
        )
        return STOP if len(kept) == len(view.faces) else Keep(kept)

    def _plan(self, view: View, phase: int, worth: Worths) -> Plan:
        """Where single points may decide, a plan for exactly these worths; else the best style of play."""
        attempt = attempt_for(self._rules, phase)
        decisive = view.finisher is not None or phase == self._race.last
        if not (decisive and isinstance(attempt, NumbersPhase)):
            return self._race.plan(phase, self._race.best_style(phase, worth.by_points, worth.fail))
        key = (view.sheet, view.seat, view.finisher)
        if self._exact is None or self._exact[0] != key:
            gains = worth.by_points - worth.fail + HOPE
            self._exact = key, numbers_plan(self._rules, attempt, gains)
        return self._exact[1]
