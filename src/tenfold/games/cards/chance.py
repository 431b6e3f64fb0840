"""Nature's part: the lot for the first dealer, the deal, the card off the draw pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.core import Chance, Seat, Stream
from tenfold.games.cards.actions import DRAWN, Action, Deal, Drawn, Lot
from tenfold.games.cards.rules import DEALT
from tenfold.games.cards.state import FULL_DECK, State, clockwise_from
from tenfold.pieces.cards import Cards, hand


@dataclass(frozen=True, slots=True)
class LotChance(Chance[Action]):
    """card.order: every player is as likely to deal first."""

    players: int

    def sample(self, stream: Stream) -> Lot:
        return Lot(stream.below(self.players))

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(Lot(seat), 1) for seat in range(self.players)]


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


@dataclass(frozen=True, slots=True)
class DrawChance(Chance[Action]):
    """Every card of the draw pile is as likely to be its top card."""

    deck: Cards

    def sample(self, stream: Stream) -> Drawn:
        return DRAWN[self.deck[stream.below(len(self.deck))]]

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(DRAWN[card], count) for card, count in Counter(self.deck).items()]
