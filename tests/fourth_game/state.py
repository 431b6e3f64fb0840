"""A position of a duel: a frozen value with nothing in it but what the table holds."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from tenfold.core import Outcome, Reason, Seat, Written
from tests.fourth_game.actions import Cards

DECK: Cards = tuple(range(1, 13))  # duel.deck


class Stage(Enum):
    LOT = "lot"  # chance: who begins
    DEAL = "deal"  # chance: the hands
    PLAY = "play"  # the seat on turn plays a card
    ANSWER = "answer"  # the answerer beats the card or lets it be
    OVER = "over"


class DuelReason(Reason):
    MOST_POINTS = "most-points"
    SHARED = "shared"

    @property
    def rule(self) -> str:
        return "duel.win"


class State(Written, Struct, frozen=True, kw_only=True):
    """All 12 cards are always in the hands, in the stock, on the table or out."""

    stage: Stage
    starter: Seat | None  # None until the lot is drawn
    seat: Seat  # whose turn it is
    answerer: Seat | None  # who must answer, out of turn
    up: int | None  # the card to answer
    hands: tuple[Cards, ...]
    stock: Cards  # dealt to nobody, and never seen
    out: Cards
    points: tuple[int, ...]
    outcome: Outcome | None

    def __str__(self) -> str:
        from tests.fourth_game.positions import POSITION  # which knows this class

        return POSITION.write(self)


def clockwise_after(seat: Seat, players: int) -> list[Seat]:
    """The others in order, the left neighbour first."""
    return [(seat + step) % players for step in range(1, players)]
