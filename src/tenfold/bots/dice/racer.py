"""Plays the standings: for the chance to win, not for points. Alone it plays like `optimal`."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.dice.choice import keeping
from tenfold.analysis.dice.numbers_policy import NumbersPolicy
from tenfold.analysis.dice.policy import Policy
from tenfold.analysis.dice.race import race_of
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.analysis.dice.solver.numbers_phase import NumbersPhase
from tenfold.analysis.dice.standings import WinChances, best_win_chances
from tenfold.bots.dice.optimal import OptimalBot
from tenfold.core import Stream
from tenfold.games.dice.actions import DECLINE, SCORE, Action
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
        self._exact: tuple[object, NumbersPolicy] | None = None

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if is_solo(view):
            return self._alone.choose(view, legal, stream)
        values = best_win_chances(self._race, view)
        phase = phase_number(view.sheet[view.seat])
        if view.stage is Stage.SCORE:
            points = best_points(self._rules.phase(phase), view.faces)
            assert points is not None
            return SCORE if values.by_points[points] > values.fail or values.fail == 0 else DECLINE
        kept = self._policy(view, phase, values).best_keep(view.faces, ROLLS - view.rolls)
        return keeping(view, kept)

    def _policy(self, view: View, phase: int, values: WinChances) -> Policy:
        """Where single points may decide, a policy for exactly these values; else the best style of play."""
        attempt = attempt_for(self._rules, phase)
        decisive = view.finisher is not None or phase == self._race.last
        if not (decisive and isinstance(attempt, NumbersPhase)):
            return self._race.policy(phase, self._race.best_style(phase, values.by_points, values.fail))
        key = (view.sheet, view.seat, view.finisher)
        if self._exact is None or self._exact[0] != key:
            gains = values.by_points - values.fail + HOPE
            self._exact = key, NumbersPolicy(attempt, gains)
        return self._exact[1]
