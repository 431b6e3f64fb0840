"""What players and nature do in the card game, in the words of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from tenfold.core import Seat
from tenfold.games.nature import Drawn, Lot
from tenfold.pieces.cards import ALL_KINDS, Card, Cards
from tenfold.pieces.groups import End
from tenfold.pieces.laydown import LayDown


class Source(Enum):
    DECK = "deck"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of one of the two piles."""

    source: Source


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a phase down; `phase` is its number in the box's list."""

    phase: int
    groups: LayDown


@dataclass(frozen=True, slots=True)
class Hit:
    """Add a card to a group on the table. `end` is for a wild on a run that is open at both ends."""

    card: Card
    seat: Seat  # whose group
    group: int  # which of that seat's groups, from 0
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card on the discard pile. A skip names the player who loses a turn."""

    card: Card
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class Knock:
    """Take the card just discarded out of turn (card.variant.knock)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the card just discarded go by."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature: the hands by seat, and the card that opens the discard pile."""

    hands: tuple[Cards | None, ...]  # empty for a seat that sits out; None: hidden from the receiver
    top: Card


Action: TypeAlias = Draw | Lay | Hit | Discard | Knock | Pass | Lot | Deal | Drawn

# The actions of every turn exist once, so that listing and drawing cost no allocation.
DRAW_FROM_DECK = Draw(Source.DECK)
TAKE_DISCARD = Draw(Source.DISCARD)
DISCARD = tuple(Discard(card) for card in ALL_KINDS)
KNOCK = Knock()
PASS = Pass()
