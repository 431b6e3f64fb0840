"""Plays for the highest expected total of the solo game, exactly; among several it looks at nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.dice.exact import moment_of, solution_of
from tenfold.core import Stream
from tenfold.games.dice.actions import DECLINE, SCORE, STOP, Action, Keep
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import Stage
from tenfold.games.dice.view import View


class OptimalBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._solution = solution_of(rules)

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        moment = moment_of(self._rules, view)
        if view.stage is Stage.SCORE:
            worth = self._solution.accept(moment)
            assert worth is not None
            # Among several declining is offered, also where the solo game has none: then it is not wanted.
            return SCORE if worth.decline is None or worth.accept >= worth.decline else DECLINE
        kept = self._solution.best_keep(moment)
        return STOP if len(kept) == len(view.faces) else Keep(kept)
