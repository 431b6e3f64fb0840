"""Nature's part: the deal."""

from __future__ import annotations

from dataclasses import dataclass

from tenfold.core import Chance, Seat, Stream
from tenfold.games.card.actions import Action, Deal
from tenfold.games.card.rules import DEALT
from tenfold.games.card.state import FULL_DECK, State, clockwise_from
from tenfold.pieces.cards import Cards, hand


@dataclass(frozen=True, slots=True)
class DealChance(Chance[Action]):
    """card.deal: ten cards each, one player after the other from the dealer's left, then the top card."""

    state: State

    def sample(self, stream: Stream) -> Deal:
        assert self.state.dealer is not None
        pool = list(FULL_DECK)
        hands: dict[Seat, Cards] = {
            seat: hand(pool.pop(stream.below(len(pool))) for _ in range(DEALT))
            for seat in clockwise_from(self.state.playing, self.state.dealer)
        }
        top = pool.pop(stream.below(len(pool)))
        return Deal(tuple(hands.get(seat, ()) for seat in range(len(self.state.hands))), top)
