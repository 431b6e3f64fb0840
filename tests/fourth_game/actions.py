"""What players and nature do in a duel; `str` writes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tenfold.core import Written
from tenfold.games.nature import Lot

Cards: TypeAlias = tuple[int, ...]  # in a hand, sorted


def write_cards(cards: Cards) -> str:
    return " ".join(map(str, cards)) or "-"


@dataclass(frozen=True, slots=True, repr=False)
class Play(Written):
    """Lay a card openly; the next player answers."""

    card: int

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True, repr=False)
class Beat(Written):
    """Answer with a stronger card."""

    card: int

    def __str__(self) -> str:
        return f"beat {self.card}"


@dataclass(frozen=True, slots=True, repr=False)
class Let(Written):
    """Let the card be, whether one could beat it or not."""

    def __str__(self) -> str:
        return "let"


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Written):
    """Nature: the hands by seat."""

    hands: tuple[Cards | None, ...]  # None: hidden from the receiver

    def __str__(self) -> str:
        return f"deal {' / '.join('?' if hand is None else write_cards(hand) for hand in self.hands)}"


Action: TypeAlias = Play | Beat | Let | Lot | Deal

LET = Let()
