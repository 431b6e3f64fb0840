"""What the others know of a hand, kept as they learn it; every change of a hand goes through here.

The memory is sound, never a guess: where a card leaves a hand unseen, what may have left is forgotten.
docs/board-knowledge.md says in words what each seat knows and when.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tenfold.core import Seat
from tenfold.pieces.cards import NUMBER_OF, Card, Cards, with_card, without_card

# Who knows a card of the discard pile is a set of bits: one per seat, and one for spectators.
NOBODY = 0
EVERYBODY = -1
_SPECTATOR = 30


def bit(seat: Seat | None) -> int:
    return 1 << (_SPECTATOR if seat is None else seat)


class PrivateCard(NamedTuple):
    """A card of the hand that one other seat knows: the giver of it, or one who was given another."""

    seat: Seat
    card: Card


class Known(Struct, frozen=True, gc=False):
    """What the others know of one hand's ordinary cards."""

    shown: Cards = ()  # cards that everybody knows: taken openly, or given as a joker
    numbers: tuple[int, ...] = ()  # of further cards of which everybody knows the number (board.action.ask)
    absent: tuple[int, ...] = ()  # numbers that the hand does not hold: it was asked for them in vain
    told: tuple[PrivateCard, ...] = ()


NOTHING = Known()


def private(known: Known, seat: Seat | None) -> Cards:
    """The cards of the hand that this seat alone knows."""
    return tuple(sorted(told.card for told in known.told if told.seat == seat))


# --- a card comes in --------------------------------------------------------------------------------


def gains_seen(known: Known, card: Card) -> Known:
    """Everybody sees the card go in."""
    return replace(known, shown=with_card(known.shown, card), absent=_less(known.absent, NUMBER_OF[card]))


def gains_given(known: Known, card: Card, giver: Seat) -> Known:
    """The giver knows the card, everybody else its number (board.hidden)."""
    number = NUMBER_OF[card]
    return replace(
        known,
        numbers=tuple(sorted((*known.numbers, number))),
        absent=_less(known.absent, number),
        told=tuple(sorted((*known.told, PrivateCard(giver, card)))),
    )


def gains_unseen(known: Known) -> Known:
    """The new card may be anything, so nothing is certainly absent any more."""
    return replace(known, absent=()) if known.absent else known


# --- a card goes out --------------------------------------------------------------------------------


def loses_seen(known: Known, card: Card) -> Known:
    """Everybody sees the card go: it may be the one that was known."""
    if card in known.shown:
        return replace(known, shown=without_card(known.shown, card))
    if not known.numbers and not known.told:
        return known
    told = list(known.told)
    for seat in {entry.seat for entry in told if entry.card == card}:
        told.remove(PrivateCard(seat, card))
    return replace(known, numbers=_less(known.numbers, NUMBER_OF[card]), told=tuple(told))


def loses_given(known: Known, card: Card, receiver: Seat) -> Known:
    """A card goes whose number everybody knows, and the receiver alone the colour."""
    number = NUMBER_OF[card]
    same = [shown for shown in known.shown if NUMBER_OF[shown] == number]
    certain = len(same) + known.numbers.count(number)
    if not certain and not known.told:
        return known
    told = [
        entry
        for entry in known.told
        if NUMBER_OF[entry.card] != number or (entry.seat == receiver and entry.card != card)
    ]
    told += (PrivateCard(receiver, shown) for shown in same if shown != card)
    others = [other for other in known.numbers if other != number]
    return replace(
        known,
        shown=tuple(shown for shown in known.shown if NUMBER_OF[shown] != number),
        numbers=tuple(sorted((*others, *(number,) * (certain - 1)))),
        told=tuple(sorted(told)),
    )


def loses_unseen(known: Known) -> Known:
    """Any card may have gone; only what was absent still is."""
    return Known(absent=known.absent) if known.absent else NOTHING


def lacks(known: Known, number: int) -> Known:
    """The seat was asked for the number and has no ordinary card of it."""
    if number in known.absent:
        return known
    return replace(known, absent=tuple(sorted((*known.absent, number))))


def _less(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """One of them less, if it is there."""
    if number not in numbers:
        return numbers
    left = list(numbers)
    left.remove(number)
    return tuple(left)
