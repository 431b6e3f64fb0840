"""Plays what a hint advises: the space that brings most, known holders asked, no gifts to the neighbour."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.board.advice import advise
from tenfold.core import Stream
from tenfold.games.board.actions import Action
from tenfold.games.board.rules import Rules
from tenfold.games.board.view import View


class SolidBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        action: Action = advise(self._rules, view, legal).action
        return action
