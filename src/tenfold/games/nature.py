"""Nature's part that games share: the lot for whoever begins, and the card off the draw pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from msgspec import Struct

from tenfold.core import Chance, Seat, Stream, Written
from tenfold.pieces.cards import ALL_KINDS, Card, Cards

A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True, repr=False)
class Lot(Written):
    """Who deals first, starts the first round or is the scribe."""

    seat: Seat

    def __str__(self) -> str:
        return f"lot {self.seat}"


@dataclass(frozen=True, slots=True, repr=False)
class Drawn(Written):
    """The card that came off the draw pile."""

    card: Card | None  # None: hidden from the receiver

    def __str__(self) -> str:
        return f"drawn {'?' if self.card is None else self.card}"


DRAWN = tuple(Drawn(card) for card in ALL_KINDS)


class Dealing(Chance[A_co]):
    """A deal, with which a hand or a round begins."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class LotChance(Chance[Lot]):
    """card.order, board.start-player, dice.scribe: unless the host says who, every player is as likely."""

    players: int

    def sample(self, stream: Stream) -> Lot:
        return Lot(stream.below(self.players))

    def outcomes(self) -> Sequence[tuple[Lot, int]]:
        return [(Lot(seat), 1) for seat in range(self.players)]


class DrawChance(Chance[Drawn], Struct, frozen=True):  # twice as fast to make as a frozen dataclass
    """Every card of the draw pile is as likely to be its top card."""

    deck: Cards

    def sample(self, stream: Stream) -> Drawn:
        return DRAWN[self.deck[stream.below(len(self.deck))]]

    def outcomes(self) -> Sequence[tuple[Drawn, int]]:
        return [(DRAWN[card], count) for card, count in Counter(self.deck).items()]
