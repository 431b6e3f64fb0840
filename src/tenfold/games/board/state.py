"""A position of the board game: a frozen value of what the table holds and who knows what of it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple, TypeVar

from msgspec import Struct

from tenfold.core import Outcome, Reason, Seat, Written
from tenfold.games.board.actions import JOKERS, ORDINARY, Held
from tenfold.games.board.knowledge import Known
from tenfold.games.board.rules import SWAPPED, Rules
from tenfold.pieces.cards import NATURALS, WILD, Card, Cards
from tenfold.pieces.groups import Group, Run

T = TypeVar("T")

# board.material
FULL_DECK: Cards = tuple(card for card in NATURALS for _ in range(2))


class Stage(Enum):
    """What is awaited. The rest of a turn follows from it, so exactly one seat (or nature) is asked."""

    LOT = "lot"  # chance: who starts the first round
    DEAL = "deal"  # chance: the next round's cards
    ROLL = "roll"  # chance: the dice of the seat on turn
    MOVE = "move"  # the seat on turn chooses a die
    STAR = "star"  # ... and the kind of space to move on to
    TAKE = "take"  # ... and a pile, `to_take` times
    PICK = "pick"  # ... and a card of the discard pile
    SWAP = "swap"  # ... and up to four cards to put on the discard pile
    ASK = "ask"  # ... and a number and a direction
    GIVE = "give"  # `giver` chooses which card of the number to give
    DRAWING = "drawing"  # chance: the card off the draw pile for owed[0]
    TURNING = "turning"  # chance: the card off the draw pile that becomes a joker
    PLAY = "play"  # the seat on turn lays, adds, discards
    KEEP = "keep"  # keepers[0] chooses what to keep for the next round
    OVER = "over"

    __hash__ = object.__hash__  # tables are looked up by it several times a turn


class BoardReason(Reason):
    WREATH = "laurel-wreath"

    @property
    def rule(self) -> str:
        return "board.win"


class RoundOver(NamedTuple):  # board.round.advance
    """How a round of the board game ended: `seat` discarded the last card, and the markers went `steps`, by
    seat."""

    seat: Seat
    steps: tuple[int, ...]


class State(Written, Struct, frozen=True, kw_only=True, gc=False):
    """Everything by seat is a tuple as long as the table.

    Between rounds all cards but those in hands are in the deck. A face-down pile is sorted: it has no
    order that could leak, and a draw from it is a chance event.
    """

    # the game
    stage: Stage
    starter: Seat | None  # of the round; None until the lot is drawn
    markers: tuple[int, ...]  # the phase each marker stands on; the one after the last is the wreath
    pieces: tuple[int, ...]  # the spaces of the track, from 0
    outcome: Outcome | None
    # the turn
    seat: Seat  # whose turn it is
    dice: tuple[int, int] | None  # the lower first; None before the roll
    to_take: int  # cards that the space still gives, each from a pile to be chosen
    again: bool  # a further turn follows (board.action.again)
    owed: tuple[Seat, ...]  # who draws from the draw pile next
    asked: int | None  # the number asked for, while the giver chooses
    giver: Seat | None
    # the cards
    hands: tuple[Cards, ...]  # ordinary cards
    jokers: tuple[Cards, ...]  # the faces of the turned cards in the hands
    table: tuple[tuple[Group, ...], ...]  # the phases laid
    under: Cards  # the faces of the jokers in them
    deck: Cards
    discard: Cards  # the top is last
    # who knows what
    knowers: tuple[int, ...]  # of each card of the discard pile: who knows it, as bits
    known: tuple[Known, ...]  # of each hand
    # the end of a round
    keepers: tuple[Seat, ...]  # who has still to choose, in order
    kept: tuple[tuple[Held, ...] | None, ...]  # what has been chosen, a secret until all have
    over: RoundOver | None = None  # from the end of a round to the next deal
    round: int = 1  # its number; `over` speaks of the same

    def __str__(self) -> str:
        from tenfold.games.board.positions import POSITION  # which knows this class

        return POSITION.write(self)


def left_of(players: int, seat: Seat) -> Seat:
    """The next player clockwise."""
    return (seat + 1) % players


def clockwise_from(players: int, seat: Seat) -> tuple[Seat, ...]:
    """All players in order, the one left of `seat` first and `seat` last."""
    return tuple([(seat + step) % players for step in range(1, players + 1)])


def decider(state: State) -> Seat:
    """Who must choose, where somebody must."""
    if state.stage is Stage.GIVE:
        assert state.giver is not None
        return state.giver
    return state.keepers[0] if state.stage is Stage.KEEP else state.seat


def held_cards(hand: Cards, jokers: Cards) -> tuple[Held, ...]:
    """The whole hand: ordinary cards first."""
    return tuple([ORDINARY[card] for card in hand] + [JOKERS[card] for card in jokers])


def as_wilds(hand: Cards, jokers: Cards) -> Cards:
    """The hand as the search for lay-downs sees it: a joker is a wild."""
    return hand + (WILD,) * len(jokers)


def jokers_on(groups: Iterable[Group]) -> int:
    """How many jokers lie in the groups."""
    return sum(group.cards.count(WILD) + (group.over if isinstance(group, Run) else 0) for group in groups)


def naturals_on(groups: Iterable[Group]) -> list[Card]:
    """The cards of the groups that lie face up."""
    return [card for group in groups for card in group.cards if card != WILD]


def givable(hand: Cards, jokers: Cards, number: int) -> tuple[Held, ...]:
    """What a player must choose from who is asked for a number; nothing if the next one is to be asked.

    A joker goes only if no ordinary card of the number is there (board.action.ask.joker).
    """
    first = (number - 1) * 4
    ordinary = tuple(ORDINARY[card] for card in NATURALS[first : first + 4] if card in hand)
    if ordinary:
        return ordinary
    return tuple(JOKERS[card] for card in NATURALS[first : first + 4] if card in jokers)


def swap_sizes(rules: Rules, held: int) -> range:
    """How many cards may be swapped by a hand of so many (board.action.swap, board.action.swap.minimum)."""
    return range(min(rules.swap_minimum, held), min(SWAPPED, held) + 1)


def deck_can_give(deck: Cards, discard: tuple[object, ...]) -> bool:
    """Whether a card can come off the draw pile, be it renewed (board.pile.exhausted)."""
    return bool(deck) or len(discard) > 1


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The tuple with one member replaced."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)
