"""Searches where to move: plays its turn out in worlds that its view allows; in all else it is `solid`."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.board.search.search import search
from tenfold.core import Stream
from tenfold.games.board.actions import Action
from tenfold.games.board.rules import Rules
from tenfold.games.board.view import View


class StrongBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        return legal[0] if len(legal) == 1 else search(self._rules, view, legal)
