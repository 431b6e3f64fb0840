"""What players and nature do in a duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tenfold.games.nature import Lot

Cards: TypeAlias = tuple[int, ...]  # in a hand, sorted


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card openly; the next player answers."""

    card: int


@dataclass(frozen=True, slots=True)
class Beat:
    """Answer with a stronger card."""

    card: int


@dataclass(frozen=True, slots=True)
class Let:
    """Let the card be, whether one could beat it or not."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature: the hands by seat."""

    hands: tuple[Cards | None, ...]  # None: hidden from the receiver


Action: TypeAlias = Play | Beat | Let | Lot | Deal

LET = Let()
