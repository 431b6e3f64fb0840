"""A plain player for transcripts worth reading: collects its phase, lays, hits, throws the dearest."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core import Stream
from tenfold.games.card.actions import (
    DRAW_FROM_DECK,
    KNOCK,
    PASS,
    TAKE_DISCARD,
    Action,
    Discard,
    Hit,
    Lay,
)
from tenfold.games.card.rules import Rules
from tenfold.games.card.scoring import card_points
from tenfold.games.card.state import Stage, open_phases
from tenfold.games.card.view import View
from tenfold.pieces.cards import SKIP, WILD, Card, Cards, with_card, without_card
from tenfold.pieces.distance import shortfall


class Collector:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if view.stage in (Stage.DRAW, Stage.KNOCK):
            take, leave = (KNOCK, PASS) if view.stage is Stage.KNOCK else (TAKE_DISCARD, DRAW_FROM_DECK)
            return take if take in legal and self._wants(view, view.discard[-1]) else leave
        useful = [action for action in legal if isinstance(action, Lay | Hit)]
        if useful:
            return useful[0]
        discards = [action for action in legal if isinstance(action, Discard)]
        return min(discards, key=lambda action: self._loss(view, action))

    def _distance(self, view: View, hand: Cards) -> int:
        assert view.viewer is not None
        numbers = open_phases(self._rules, view, view.viewer)
        minimum = self._rules.natural_minimum
        return min((shortfall(self._rules.phase(n), hand, minimum).distance for n in numbers), default=0)

    def _wants(self, view: View, card: Card) -> bool:
        assert view.hand is not None
        if any(group.takes(card) for groups in view.table for group in groups) and self._lies(view):
            return True
        return self._distance(view, with_card(view.hand, card)) < self._distance(view, view.hand)

    def _lies(self, view: View) -> bool:
        return view.viewer is not None and view.laid[view.viewer] is not None

    def _loss(self, view: View, action: Discard) -> tuple[int, bool, bool, int, int]:
        """Keep what shortens the way, throw skips at whoever holds the fewest cards, keep wilds."""
        assert view.hand is not None
        farther = self._distance(view, without_card(view.hand, action.card))
        fewest = 0 if action.target is None else view.hand_sizes[action.target]
        dear = -card_points(self._rules, action.card)
        return farther, action.card == WILD, action.card != SKIP, dear, fewest
