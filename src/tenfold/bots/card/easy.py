"""Plays sensibly but naively: collects by distance, lays and hits at once, looks at nobody else's game."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.analysis.card.hand import Reading, read_hand
from tenfold.core import Stream, pick
from tenfold.games.card.actions import DRAW_FROM_DECK, KNOCK, PASS, TAKE_DISCARD, Action, Discard, Hit, Lay
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import Stage
from tenfold.games.card.view import View
from tenfold.pieces.cards import WILD, with_card, without_card


class EasyBot:
    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        reading = read_hand(self._rules, view)
        if view.stage is Stage.DRAW:
            return TAKE_DISCARD if TAKE_DISCARD in legal and wants_top(reading) else DRAW_FROM_DECK
        if view.stage is Stage.KNOCK:
            return KNOCK if wants_top(reading) else PASS
        for action in legal:
            if isinstance(action, Lay | Hit):
                return action
        return self.discard(reading, [action for action in legal if isinstance(action, Discard)], stream)

    def discard(self, reading: Reading, legal: list[Discard], stream: Stream) -> Discard:
        """Any card that the phase can do without, a wild only if nothing else is held."""
        naturals = [action for action in legal if action.card != WILD]
        if not naturals:
            return legal[0]
        farther = [reading.distance(without_card(reading.hand, action.card)) for action in naturals]
        least = min(farther)
        return pick(
            stream, [action for action, distance in zip(naturals, farther, strict=True) if distance == least]
        )


def wants_top(reading: Reading) -> bool:
    """The top discard brings the phase nearer, or can be hit."""
    card = reading.view.discard[-1]
    if reading.has_laid:
        return reading.fits(card)
    return reading.distance(with_card(reading.hand, card)) < reading.distance(reading.hand)
