"""Plays its weakest card, and beats with the weakest that does."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core import Stream
from tests.fourth_game.actions import LET, Action, Beat, Play
from tests.fourth_game.rules import Rules
from tests.fourth_game.view import View


class EasyBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        return weakest(self._rules, legal)


def weakest(rules: Rules, legal: Sequence[Action]) -> Action:
    """The cheapest of the cards that can be played, or none if there is none."""
    cards = [action for action in legal if isinstance(action, Play | Beat)]
    return min(cards, key=lambda action: rules.strength(action.card)) if cards else LET
