"""What players and nature do in the card game, in the words of the rulebook; `str` writes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from tenfold.core import Seat, Written
from tenfold.games.nature import Drawn, Lot
from tenfold.games.shape import Flaw
from tenfold.pieces.cards import ALL_KINDS, Card, Cards, write_cards
from tenfold.pieces.groups import End
from tenfold.pieces.laydown import LayDown


class Source(Enum):
    DECK = "deck"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Written):
    """Take the top card of one of the two piles."""

    source: Source

    def __str__(self) -> str:
        return "draw" if self.source is Source.DECK else "take"


@dataclass(frozen=True, slots=True, repr=False)
class Lay(Written):
    """Lay a phase down; `phase` is its number in the box's list."""

    phase: int
    groups: LayDown
    flaw: Flaw | None = field(default=None, compare=False)  # of groups that cannot be

    def __str__(self) -> str:
        return f"lay {self.phase}: {' '.join(map(str, self.groups))}"


@dataclass(frozen=True, slots=True, repr=False)
class Hit(Written):
    """Add a card to a group on the table. `end` is for a wild on a run that is open at both ends."""

    card: Card
    seat: Seat  # whose group
    group: int  # which of that seat's groups, from 0
    end: End | None = None

    def __str__(self) -> str:
        return f"hit {self.card} {self.seat}.{self.group}" + (f" {self.end.value}" if self.end else "")


@dataclass(frozen=True, slots=True, repr=False)
class Discard(Written):
    """Put a card on the discard pile. A skip names the player who loses a turn."""

    card: Card
    target: Seat | None = None

    def __str__(self) -> str:
        return f"discard {self.card}" + ("" if self.target is None else f" {self.target}")


@dataclass(frozen=True, slots=True, repr=False)
class Knock(Written):
    """Take the card just discarded out of turn (card.variant.knock)."""

    def __str__(self) -> str:
        return "knock"


@dataclass(frozen=True, slots=True, repr=False)
class Pass(Written):
    """Let the card just discarded go by."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Written):
    """Nature: the hands by seat, and the card that opens the discard pile."""

    hands: tuple[Cards | None, ...]  # empty for a seat that sits out; None: hidden from the receiver
    top: Card

    def __str__(self) -> str:
        hands = ("?" if cards is None else write_cards(cards) or "-" for cards in self.hands)
        return f"deal {' / '.join(hands)} up {self.top}"


Action: TypeAlias = Draw | Lay | Hit | Discard | Knock | Pass | Lot | Deal | Drawn

# The actions of every turn exist once, so that listing and drawing cost no allocation.
DRAW_FROM_DECK = Draw(Source.DECK)
TAKE_DISCARD = Draw(Source.DISCARD)
DISCARD = tuple(Discard(card) for card in ALL_KINDS)
KNOCK = Knock()
PASS = Pass()
