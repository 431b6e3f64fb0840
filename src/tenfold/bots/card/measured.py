"""Players to measure others by: they sit in tournaments, never at a table with people."""

from __future__ import annotations

from functools import partial

from tenfold.analysis.card.advice import advise
from tenfold.analysis.card.hand import Reading
from tenfold.analysis.card.weights import Weights
from tenfold.bots.advised import AdvisedBot
from tenfold.bots.card.easy import EasyBot
from tenfold.core import Stream
from tenfold.games.card.actions import Discard
from tenfold.games.card.scoring import card_points
from tenfold.pieces.cards import SKIP, WILD, without_card


class GreedyBot(EasyBot):
    """Plays for its own phase alone, as public bots do: takes what brings it nearer, lays and hits at once.

    It skips as soon as it can, the first seat that may be skipped, and of the cards that the phase can do
    without it throws the dearest away. It never plays at random.
    """

    def discard(self, reading: Reading, legal: list[Discard], stream: Stream) -> Discard:
        def cost(action: Discard) -> tuple[bool, bool, int, int]:
            farther = reading.distance(without_card(reading.hand, action.card))
            points = card_points(self._rules, action.card)
            return action.card == WILD, action.card != SKIP, farther, -points

        return min(legal, key=cost)


class CarelessBot(AdvisedBot):
    """`solid` that denies less, takes less and fears points more."""

    advise = staticmethod(partial(advise, weights=Weights(deny=0.75, point=0.02, point_late=0.1, enough=1.2)))
