"""Plays for the highest expected total of the solo game, exactly; among several it looks at nobody else."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.dice.choice import keeping
from tenfold.analysis.dice.solution import solo_state
from tenfold.analysis.dice.solutions import solution_of
from tenfold.core import Stream
from tenfold.games.dice.actions import DECLINE, SCORE, Action
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import Stage
from tenfold.games.dice.view import View


class OptimalBot:
    def __init__(self, rules: Rules) -> None:
        self._solution = solution_of(rules)

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        state = solo_state(view)
        if view.stage is Stage.SCORE:
            values = self._solution.accept(state)
            assert values is not None
            # Among several declining is offered, also where the solo game has none: then it is not wanted.
            return SCORE if values.decline is None or values.accept >= values.decline else DECLINE
        kept = self._solution.best_keep(state)
        return keeping(view, kept)
