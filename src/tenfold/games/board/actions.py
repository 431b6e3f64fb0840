"""What players and nature do in the board game, in the words of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias

from tenfold.core import Seat
from tenfold.games.board.track import CHOICES, Space
from tenfold.games.nature import Drawn, Lot
from tenfold.pieces.cards import NATURALS, NUMBERS, Card, Cards
from tenfold.pieces.groups import End
from tenfold.pieces.laydown import LayDown


class Held(NamedTuple):
    """A card of a hand: an ordinary one, or one turned round, which is a joker (board.action.joker)."""

    card: Card  # of a joker: its face, which the others see
    joker: bool = False

    def __str__(self) -> str:
        return f"W({self.card})" if self.joker else str(self.card)


class Source(Enum):
    DECK = "deck"
    DISCARD = "discard"


class Direction(Enum):
    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


# --- step 1: the piece and its space ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move:
    """Move the piece so many spaces: one of the dice, or on doubles their sum."""

    steps: int


@dataclass(frozen=True, slots=True)
class Star:
    """From a star space to the next free space of this kind."""

    space: Space


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of one of the two piles ('+n' and 'again')."""

    source: Source


@dataclass(frozen=True, slots=True)
class Pick:
    """Take any card of the discard pile; `depth` cards lie above it. None: hidden from the receiver."""

    card: Card | None
    depth: int | None


@dataclass(frozen=True, slots=True)
class Swap:
    """Put up to four cards on the discard pile, the last one on top; None: hidden from the receiver."""

    cards: tuple[Held | None, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the others in turn for a card of this number."""

    number: int
    direction: Direction


@dataclass(frozen=True, slots=True)
class Give:
    """Give up a card of the number asked for."""

    card: Held | None  # None: hidden from the receiver


# --- steps 2 and 3, and the end of a round ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the phase down; `jokers` are the faces of the turned cards that stand as W in the groups."""

    phase: int
    groups: LayDown
    jokers: Cards = ()


@dataclass(frozen=True, slots=True)
class Add:
    """Add a card to a group on the table. `end` is for a joker on a run that is open at both ends."""

    card: Held
    seat: Seat  # whose group
    group: int  # which of that seat's groups, from 0
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card on the discard pile, or two when only full groups lie; the last one is on top."""

    cards: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class Keep:
    """After a round: the cards that stay in the hand."""

    cards: tuple[Held, ...] | None  # None: hidden from the receiver


# --- nature -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature: the cards dealt to each seat, and those that open the discard pile, the top last."""

    hands: tuple[tuple[Card | None, ...], ...]  # None: hidden from the receiver
    pile: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """Nature: what the two dice show, the lower first."""

    low: int
    high: int


Action: TypeAlias = (
    Move | Star | Draw | Pick | Swap | Ask | Give | Lay | Add | Discard | Keep | Lot | Deal | Roll | Drawn
)

# What recurs every turn exists once, so that listing and drawing cost no allocation.
ORDINARY = tuple(Held(card) for card in NATURALS)
JOKERS = tuple(Held(card, joker=True) for card in NATURALS)
MOVE = tuple(Move(steps) for steps in range(13))
STAR = {space: Star(space) for space in CHOICES}
DRAW_FROM_DECK = Draw(Source.DECK)
TAKE_DISCARD = Draw(Source.DISCARD)
ASK = tuple(tuple(Ask(number, way) for number in NUMBERS) for way in Direction)
GIVE = {held: Give(held) for held in (*ORDINARY, *JOKERS)}
DISCARD = {held: Discard((held,)) for held in (*ORDINARY, *JOKERS)}
