"""What the others hold and seem to collect: who can give a number, and what the left neighbour wants.

All of it is the viewer's knowledge: phases, groups on the table, the faces of held jokers, cards that went
openly into a hand or were given, numbers that a hand was asked for in vain (docs/board-knowledge.md).
"""

from __future__ import annotations

from math import comb, exp
from typing import NamedTuple

from tenfold.analysis.board.hand import Reading
from tenfold.core import Seat
from tenfold.games.board.state import clockwise_from, left_of
from tenfold.pieces.cards import NUMBER_OF, Card, Cards
from tenfold.pieces.groups import Group
from tenfold.pieces.phases import Kind, Need

SURE = 0.9  # how much a card is wanted whose like is known to be collected
LET_GO = 0.4  # how much less a card is wanted whose like the discard pile holds


class KnownHand(NamedTuple):
    """What the viewer knows of another seat's hand."""

    seat: Seat
    known: Cards  # ordinary cards of it
    numbers: tuple[int, ...]  # of these and of further ones of which only the number is known
    absent: tuple[int, ...]  # numbers of which it has no ordinary card
    faces: tuple[int, ...]  # the numbers of the faces of its jokers
    hidden: int  # further cards


def known_hand(reading: Reading, seat: Seat) -> KnownHand:
    view = reading.view
    known = (*view.shown[seat], *view.told[seat])
    # A number may be told of a card that the viewer also knows by its colour.
    given = list(view.numbers[seat])
    for card in view.told[seat]:
        if NUMBER_OF[card] in given:
            given.remove(NUMBER_OF[card])
    numbers = (*[NUMBER_OF[card] for card in known], *given)
    faces = tuple([NUMBER_OF[face] for face in view.jokers[seat]])
    hidden = view.hand_sizes[seat] - len(faces) - len(numbers)
    return KnownHand(seat, known, numbers, view.absent[seat], faces, max(0, hidden))


def known_hands(reading: Reading) -> list[KnownHand]:
    """The others, clockwise."""
    seats = clockwise_from(len(reading.view.markers), reading.seat)[:-1]
    return [known_hand(reading, seat) for seat in seats]


def chance_to_give(reading: Reading, other: KnownHand, number: int) -> float:
    """How likely the seat has to give a card when asked for the number (board.action.ask)."""
    if number in other.numbers or number in other.faces:
        return 1.0
    if number in other.absent:
        return 0.0
    left = reading.unseen
    share = left.slots[number] / max(1, left.total)
    return 1.0 - (1.0 - share) ** other.hidden


def chance_of_any(reading: Reading, number: int) -> float:
    """How likely any of the others has to give a card of the number, when asked."""
    others = known_hands(reading)
    if any(number in (*other.numbers, *other.faces) for other in others):
        return 1.0
    asked = sum([other.hidden for other in others if number not in other.absent])
    # Where a card of the number may be: not in a hand without it, nor where another number is known to be.
    without = sum([other.hidden for other in others if number in other.absent])
    told = sum([len(other.numbers) - len(other.known) for other in others])
    places, cards = reading.unseen.total - without - told, reading.unseen.slots[number]
    if places <= cards:
        return 1.0 if asked and cards else 0.0
    return 1.0 - comb(places - cards, asked) / comb(places, asked)


def gives_joker(other: KnownHand, number: int) -> bool:
    """Whether the seat has a joker of this face and no ordinary card of the number that is known of."""
    return number in other.faces and number not in other.numbers


# --- the neighbour ---------------------------------------------------------------------------------


def neighbour(reading: Reading) -> Seat | None:
    """Who may take what is discarded now; nobody, where the same player is on turn again."""
    if reading.view.again and reading.view.seat == reading.seat:
        return None  # board.action.again
    return left_of(len(reading.view.markers), reading.seat)


def dangers(reading: Reading, cards: Cards) -> dict[Card, float]:
    """How likely the left neighbour is to want each of the cards, from 0 to 1."""
    seat = neighbour(reading)
    if seat is None:
        return dict.fromkeys(cards, 0.0)
    other = known_hand(reading, seat)
    return {card: danger(reading, other, card) for card in dict.fromkeys(cards)}


def danger(reading: Reading, other: KnownHand, card: Card) -> float:
    """How likely the seat is to want the card, from 0 to 1."""
    view = reading.view
    if view.table[other.seat]:
        return 1.0 if fits_table(view.table, card) else 0.0
    unwanted = 1.0
    for need in reading.rules.phase(view.markers[other.seat]).needs:
        unwanted *= 1 - _WANTED[need.kind](reading, need, other, card)
    return 1 - unwanted


def fits_table(table: tuple[tuple[Group, ...], ...], card: Card) -> bool:
    return any(group.takes(card) for groups in table for group in groups)


def _for_set(reading: Reading, need: Need, other: KnownHand, card: Card) -> float:
    number = NUMBER_OF[card]
    if number in other.numbers:
        return SURE
    # Two of them or more make a set that grows; one may be the beginning of one.
    held = _expected(reading, other, number)
    none, one = exp(-held), held * exp(-held)
    return (1 - none - one / 2) * _let_go(reading, number)


def _for_run(reading: Reading, need: Need, other: KnownHand, card: Card) -> float:
    number = NUMBER_OF[card]
    if number in other.numbers:
        return 0.05
    lows = range(1, 14 - need.size)
    # The runs that serve the most of what is known to be held.
    served = [sum([low <= known < low + need.size for known in other.numbers]) for low in lows]
    best = max(served)
    likely = [low for low, count in zip(lows, served, strict=True) if count == best]
    among = sum([low <= number < low + need.size for low in likely]) / len(likely)
    return 0.8 * exp(-_expected(reading, other, number)) * among * _let_go(reading, number)


def _for_colour(reading: Reading, need: Need, other: KnownHand, card: Card) -> float:
    if other.known:
        same = [known % 4 == card % 4 for known in other.known]
        return SURE * sum(same) / len(same)
    seen = [lying for lying in reading.view.discard[-6:] if lying is not None and lying % 4 == card % 4]
    return float(0.4 * 0.8 ** len(seen))


def _expected(reading: Reading, other: KnownHand, number: int) -> float:
    """How many cards of the number it may be expected to hold among those that nobody saw."""
    if number in other.absent:
        return 0.0
    left = reading.unseen
    return left.slots[number] * other.hidden / max(1, left.total)


def _let_go(reading: Reading, number: int) -> float:
    lying = reading.view.discard[-6:]
    return LET_GO if any(card is not None and NUMBER_OF[card] == number for card in lying) else 1.0


_WANTED = {Kind.SET: _for_set, Kind.RUN: _for_run, Kind.COLOUR: _for_colour}
