"""Plays what a hint advises: distance and unseen outs, no gifts to the next player, skips for the leader."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.card.advice import advise
from tenfold.core import Stream
from tenfold.games.card.actions import Action
from tenfold.games.card.rules import Rules
from tenfold.games.card.view import View


class SolidBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        action: Action = advise(self._rules, view, legal).action
        return action
