"""A position of the card game: a frozen value with nothing in it but what the table holds."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, Protocol

from msgspec import Struct

from tenfold.core import Outcome, Reason, Seat, Written
from tenfold.games.card.rules import Rules
from tenfold.pieces.cards import NATURALS, SKIP, WILD, Cards
from tenfold.pieces.groups import Group

# card.deck
FULL_DECK: Cards = (*(card for card in NATURALS for _ in range(2)), *(WILD,) * 8, *(SKIP,) * 4)


class Stage(Enum):
    LOT = "lot"  # chance: who deals first
    DEAL = "deal"  # chance: the next hand
    DRAW = "draw"  # the seat on turn chooses a pile
    KNOCK = "knock"  # window[0] may knock
    TURN_OVER = "turn-over"  # chance: the card that comes off the draw pile
    PLAY = "play"  # the seat on turn lays, hits, discards
    OVER = "over"


class Out(Enum):  # card.out
    """How the last card of a hand left it."""

    LAY = "lay"
    HIT = "hit"
    DISCARD = "discard"


class CardReason(Reason):
    LAST_PHASE = "last-phase"  # one player alone completed the list
    FEWEST_POINTS = "fewest-points"  # several did
    ALL_HANDS = "all-hands"  # the fixed hands are played
    PLAYOFF = "play-off"
    SHARED = "shared"

    @property
    def rule(self) -> str:
        return {
            CardReason.LAST_PHASE: "card.win",
            CardReason.FEWEST_POINTS: "card.win",
            CardReason.ALL_HANDS: "card.variant.ten-hands",
            CardReason.PLAYOFF: "card.win.playoff",
            CardReason.SHARED: "card.win.shared",
        }[self]


class SheetLine(NamedTuple):  # card.score.sheet
    """A player's line of the score sheet: phases crossed off, and the points of every hand."""

    done: tuple[int, ...] = ()  # numbers of the phases crossed off, in the order they were
    points: tuple[int, ...] = ()  # of every hand

    @property
    def total(self) -> int:
        return sum(self.points)


class State(Written, Struct, frozen=True, kw_only=True):
    """Everything by seat is a tuple as long as the table; a seat outside `playing` has nothing.

    Before the first hand all 108 cards are in the deck; after a hand they lie where they were when it ended,
    until the next deal (card.score.open). A frozen struct, because it is replaced at every step, and msgspec
    does that ten times as fast as a frozen dataclass or a named tuple does.
    """

    # the game
    stage: Stage
    dealer: Seat | None  # None until the lot is drawn
    playing: tuple[Seat, ...]  # everybody, or in a play-off the tied players; the next deal changes them
    sheet: tuple[SheetLine, ...]
    playoff: bool
    outcome: Outcome | None
    # the hand
    seat: Seat  # whose turn it is, or who has gone out
    hands: tuple[Cards, ...]
    shown: tuple[Cards, ...]  # of each hand, the cards that everybody saw going in
    laid: tuple[int | None, ...]  # the phase that lies on the table
    table: tuple[tuple[Group, ...], ...]
    deck: Cards
    discard: Cards  # the top is last
    skips: tuple[bool, ...]  # who still has to lose a turn
    lap: tuple[Seat, ...]  # who has been skipped in this lap (card.skip.once-per-lap)
    # knocking
    fresh: bool  # the top card was discarded in the turn just ended
    window: tuple[Seat, ...]  # who may still knock for it, in order
    last_knocker: Seat | None  # who may not knock again yet
    # the end of the hand
    out: Out | None = None  # from it to the next deal

    def __str__(self) -> str:
        from tenfold.games.card.positions import POSITION  # which knows this class

        return POSITION.write(self)


def left_of(playing: tuple[Seat, ...], seat: Seat) -> Seat:
    """The next player clockwise (card.order)."""
    return playing[(playing.index(seat) + 1) % len(playing)]


def clockwise_from(playing: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """All players in order, the one left of `seat` first and `seat` last."""
    at = playing.index(seat) + 1
    return playing[at:] + playing[:at]


def first_player(state: State) -> Seat:
    """Who starts the hand (card.order)."""
    assert state.dealer is not None
    return left_of(state.playing, state.dealer)


class HasSheet(Protocol):
    """How far everybody is: the part of a state, or of a view, that says so."""

    @property
    def laid(self) -> tuple[int | None, ...]: ...

    @property
    def playoff(self) -> bool: ...

    @property
    def sheet(self) -> tuple[SheetLine, ...]: ...


def open_phases(rules: Rules, state: HasSheet, seat: Seat) -> tuple[int, ...]:
    """The numbers of the phases that this seat may lay in this hand, none if one lies already."""
    if state.laid[seat] is not None:
        return ()  # card.phases.one-per-hand
    if state.playoff:
        return rules.played[-1:]  # card.win.playoff
    line = state.sheet[seat]
    if rules.fixed_hands:
        return (rules.played[len(line.points)],)  # card.variant.ten-hands
    if rules.free_order:
        return tuple(number for number in rules.played if number not in line.done)
    return (rules.played[len(line.done)],)  # card.phases.order, card.phases.retry
