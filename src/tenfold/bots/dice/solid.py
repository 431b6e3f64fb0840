"""Weighs chances, points and the bonus, rolls on where that is safe, declines where it pays."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.dice.choice import choose
from tenfold.core import Stream
from tenfold.games.dice.actions import Action
from tenfold.games.dice.rules import Rules
from tenfold.games.dice.view import View


class SolidBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        return choose(self._rules, view)
