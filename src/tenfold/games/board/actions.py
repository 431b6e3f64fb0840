"""What players and nature do in the board game, in the words of the rulebook; `str` writes them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import NamedTuple, TypeAlias

from tenfold.core import Seat, Written
from tenfold.games.board.track import CHOICES, Space
from tenfold.games.nature import Drawn, Lot
from tenfold.games.shape import Flaw
from tenfold.pieces.cards import NATURALS, NUMBERS, Card, Cards
from tenfold.pieces.groups import End
from tenfold.pieces.laydown import LayDown


class Held(NamedTuple):
    """A card of a hand: an ordinary one, or one turned round, which is a joker (board.action.joker)."""

    card: Card  # of a joker: its face, which the others see
    joker: bool = False

    def __str__(self) -> str:
        return f"W({self.card})" if self.joker else str(self.card)

    def __repr__(self) -> str:
        return str(self)


def listed(cards: Iterable[Card | Held | None]) -> str:
    """In one line; a ? for what is hidden from the receiver."""
    return " ".join("?" if card is None else str(card) for card in cards) or "-"


class Source(Enum):
    DECK = "deck"
    DISCARD = "discard"


class Direction(Enum):
    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


# --- step 1: the piece and its space ----------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Move(Written):
    """Move the piece so many spaces: one of the dice, or on doubles their sum."""

    steps: int

    def __str__(self) -> str:
        return f"move {self.steps}"


@dataclass(frozen=True, slots=True, repr=False)
class Star(Written):
    """From a star space to the next free space of this kind."""

    space: Space

    def __str__(self) -> str:
        return f"star {self.space.value}"


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Written):
    """Take the top card of one of the two piles ('+n' and 'again')."""

    source: Source

    def __str__(self) -> str:
        return "draw" if self.source is Source.DECK else "take"


@dataclass(frozen=True, slots=True, repr=False)
class Pick(Written):
    """Take any card of the discard pile; `depth` cards lie above it. None: hidden from the receiver."""

    card: Card | None
    depth: int | None

    def __str__(self) -> str:
        return "pick ?" if self.card is None else f"pick {self.card} {self.depth}"


@dataclass(frozen=True, slots=True, repr=False)
class Swap(Written):
    """Put up to four cards on the discard pile, the last one on top; None: hidden from the receiver."""

    cards: tuple[Held | None, ...]

    def __str__(self) -> str:
        return f"swap {listed(self.cards)}"


@dataclass(frozen=True, slots=True, repr=False)
class Ask(Written):
    """Ask the others in turn for a card of this number."""

    number: int
    direction: Direction

    def __str__(self) -> str:
        return f"ask {self.number} {self.direction.value}"


@dataclass(frozen=True, slots=True, repr=False)
class Give(Written):
    """Give up a card of the number asked for."""

    card: Held | None  # None: hidden from the receiver

    def __str__(self) -> str:
        return f"give {listed((self.card,))}"


# --- steps 2 and 3, and the end of a round ----------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Lay(Written):
    """Lay the phase down; `jokers` are the faces of the turned cards that stand as W in the groups."""

    phase: int
    groups: LayDown
    jokers: Cards = ()
    flaw: Flaw | None = field(default=None, compare=False)  # of groups that cannot be

    def __str__(self) -> str:
        faces = f" with {listed(self.jokers)}" if self.jokers else ""
        return f"lay {self.phase}: {' '.join(map(str, self.groups))}{faces}"


@dataclass(frozen=True, slots=True, repr=False)
class Add(Written):
    """Add a card to a group on the table. `end` is for a joker on a run that is open at both ends."""

    card: Held
    seat: Seat  # whose group
    group: int  # which of that seat's groups, from 0
    end: End | None = None

    def __str__(self) -> str:
        return f"add {self.card} {self.seat}.{self.group}" + (f" {self.end.value}" if self.end else "")


@dataclass(frozen=True, slots=True, repr=False)
class Discard(Written):
    """Put a card on the discard pile, or two when only full groups lie; the last one is on top."""

    cards: tuple[Held, ...]

    def __str__(self) -> str:
        return f"discard {listed(self.cards)}"


@dataclass(frozen=True, slots=True, repr=False)
class Keep(Written):
    """After a round: the cards that stay in the hand."""

    cards: tuple[Held, ...] | None  # None: hidden from the receiver

    def __str__(self) -> str:
        return "keep ?" if self.cards is None else f"keep {listed(self.cards)}"


# --- nature -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Written):
    """Nature: the cards dealt to each seat, and those that open the discard pile, the top last."""

    hands: tuple[tuple[Card | None, ...], ...]  # None: hidden from the receiver
    pile: tuple[Card | None, ...]

    def __str__(self) -> str:
        return f"deal {' / '.join(map(listed, self.hands))} up {listed(self.pile)}"


@dataclass(frozen=True, slots=True, repr=False)
class Roll(Written):
    """Nature: what the two dice show, the lower first."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"roll {self.low} {self.high}"


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
DISCARD = tuple(Discard((held,)) for held in ORDINARY)
DISCARD_JOKER = tuple(Discard((held,)) for held in JOKERS)
ADD = cache(Add)
PICK = cache(Pick)
