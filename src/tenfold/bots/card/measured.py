"""Players to measure others by: they sit in tournaments, never at a table with people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tenfold.analysis.card.advice import advise
from tenfold.analysis.card.hand import Reading, read_hand
from tenfold.analysis.card.weights import Weights
from tenfold.bots.advised import AdvisedBot
from tenfold.bots.card.easy import wants_top
from tenfold.core import Stream
from tenfold.games.card.actions import DRAW_FROM_DECK, KNOCK, PASS, TAKE_DISCARD, Action, Discard, Hit, Lay
from tenfold.games.card.rules import Rules
from tenfold.games.card.scoring import card_points
from tenfold.games.card.state import Stage
from tenfold.games.card.view import View
from tenfold.pieces.cards import SKIP, WILD, without_card


class GreedyBot:
    """Plays for its own phase alone, as public bots do: takes what brings it nearer, lays and hits at once.

    It skips as soon as it can, the first seat that may be skipped, and of the cards that the phase can do
    without it throws the dearest away. It never plays at random.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        reading = read_hand(self._rules, view)
        if view.stage is Stage.DRAW:
            return TAKE_DISCARD if TAKE_DISCARD in legal and wants_top(reading) else DRAW_FROM_DECK
        if view.stage is Stage.KNOCK:
            return KNOCK if wants_top(reading) else PASS
        at_once = next((action for action in legal if isinstance(action, Lay | Hit)), None)
        return at_once or self._discard(reading, [action for action in legal if isinstance(action, Discard)])

    def _discard(self, reading: Reading, legal: list[Discard]) -> Discard:
        def cost(action: Discard) -> tuple[bool, bool, int, int]:
            farther = reading.distance(without_card(reading.hand, action.card))
            points = card_points(self._rules, action.card)
            return action.card == WILD, action.card != SKIP, farther, -points

        return min(legal, key=cost)


class CarelessBot(AdvisedBot):
    """`solid` that denies less, takes less and fears points more."""

    advise = staticmethod(partial(advise, weights=Weights(deny=0.75, point=0.02, point_late=0.1, enough=1.2)))
