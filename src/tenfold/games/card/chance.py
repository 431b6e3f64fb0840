"""Nature's part: the deal."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.core import Seat, Stream
from tenfold.games.card.actions import Action, Deal
from tenfold.games.card.rules import DEALT
from tenfold.games.card.scoring import NextHand
from tenfold.games.card.state import FULL_DECK, clockwise_from
from tenfold.games.nature import Dealing
from tenfold.pieces.cards import Cards, hand


@dataclass(frozen=True, slots=True)
class DealChance(Dealing[Action]):
    """card.deal: ten cards each, one player after the other from the dealer's left, then the top card."""

    players: int
    next: NextHand

    def sample(self, stream: Stream) -> Deal:
        pool = list(FULL_DECK)
        hands: dict[Seat, Cards] = {
            seat: hand(pool.pop(stream.below(len(pool))) for _ in range(DEALT))
            for seat in clockwise_from(self.next.playing, self.next.dealer)
        }
        top = pool.pop(stream.below(len(pool)))
        return Deal(tuple(hands.get(seat, ()) for seat in range(self.players)), top)
