"""The 50 different cards, their text form (R5 B12 G1 Y7 W S), and sorted hands of them.

Two equal cards are the same card to the rules, so a hand or a face-down pile is a sorted tuple: equal
multisets are equal values, and no order exists that could leak.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from enum import Enum
from typing import TypeAlias

from tenfold.core import BadText
from tenfold.pieces.sayings import NO_CARD


class Colour(Enum):
    """A member's value is its letter in the notation."""

    RED = "R"
    BLUE = "B"
    GREEN = "G"
    YELLOW = "Y"


COLOURS = tuple(Colour)
NUMBERS = range(1, 13)


class Card(int):
    """A kind of card. An integer below, so that hands sort, compare and hash at C speed.

    Number cards come first, by number and then colour; the wild and the skip come last.
    """

    __slots__ = ()

    @property
    def number(self) -> int | None:
        """1 to 12, or None on a wild or a skip."""
        return NUMBER_OF[self] or None

    @property
    def colour(self) -> Colour | None:
        """The colour that counts in play: a wild's or a skip's means nothing (card.deck)."""
        return COLOURS[self % 4] if self < WILD else None

    @property
    def is_natural(self) -> bool:
        return self < WILD

    def __str__(self) -> str:
        return TEXT_OF[self]

    def __repr__(self) -> str:
        return TEXT_OF[self]


Cards: TypeAlias = tuple[Card, ...]

NATURALS: Cards = tuple(Card(i) for i in range(48))
WILD = Card(48)
SKIP = Card(49)
ALL_KINDS: Cards = (*NATURALS, WILD, SKIP)
COPIES: tuple[int, ...] = (*(2 for _ in NATURALS), 8, 4)  # of each kind in the deck (card.deck)

# Tables indexed by card, for code that runs once per card of every hand.
NUMBER_OF: tuple[int, ...] = (*(card // 4 + 1 for card in range(48)), 0, 0)
TEXT_OF: tuple[str, ...] = (
    *(f"{COLOURS[card % 4].value}{card // 4 + 1}" for card in range(48)),
    "W",
    "S",
)
CARD_OF = dict(zip(TEXT_OF, ALL_KINDS, strict=True))


def natural(number: int, colour: Colour) -> Card:
    return NATURALS[(number - 1) * 4 + COLOURS.index(colour)]


def read_card(text: str) -> Card:
    """`R5`, `w`: a card, or BadText."""
    card = CARD_OF.get(text.upper())
    if card is None:
        raise BadText(NO_CARD(text=text))
    return card


def read_cards(text: str) -> Cards:
    """`R5 G5 W`: cards between blanks or commas, kept in the order written."""
    return tuple(read_card(word) for word in text.replace(",", " ").split())


_text_of = TEXT_OF.__getitem__


def write_cards(cards: Iterable[Card]) -> str:
    return " ".join(map(_text_of, cards))


def hand(cards: Iterable[Card]) -> Cards:
    """The cards as a hand: sorted."""
    return tuple(sorted(cards))


def with_card(cards: Cards, card: Card) -> Cards:
    """The hand with one card more."""
    more = list(cards)
    insort(more, card)
    return tuple(more)


def without_card(cards: Cards, card: Card) -> Cards:
    """The hand with one card less, which it must hold."""
    left = list(cards)
    at = bisect_left(left, card)
    if at == len(left) or left.pop(at) != card:
        raise ValueError(f"{card} is not in {write_cards(cards)}")
    return tuple(left)


def without_cards(cards: Cards, gone: Iterable[Card]) -> Cards:
    """The hand less all cards of `gone`, which it must hold."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def missing_cards(cards: Iterable[Card], wanted: Iterable[Card]) -> Cards:
    """What `wanted` asks for beyond what `cards` holds."""
    left, missing = list(cards), []
    for card in wanted:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return hand(missing)
