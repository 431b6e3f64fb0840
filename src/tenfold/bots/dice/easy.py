"""Plays sensibly but naively: keeps what is nearest to the phase, stops when it is made, never declines."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.dice.choice import keeping
from tenfold.analysis.dice.ways import ways
from tenfold.core import Stream
from tenfold.games.dice.actions import SCORE, STOP, Action
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.state import Stage
from tenfold.games.dice.view import View


class EasyBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if view.stage is Stage.SCORE:
            return SCORE
        nearest = min(ways(self._rules, view), key=lambda way: way.missing)  # of equals the likeliest
        return STOP if nearest.missing == 0 else keeping(view, nearest.keep)
