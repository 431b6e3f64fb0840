"""Groups on the table: sets, runs, cards of one colour; what fits on them.

A group says what it is (5s, 3-6, red), so the value of every wild in it is fixed by its place.
Text form: `5s(R5 G5 W)`, `3-6(R3 W B5 G6)`, `red(R1 R4 W)`; `1-12(R1 ... G12)+2` has two wilds lying on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from tenfold.core import BadText, Refusal, Saying, Written
from tenfold.pieces import sayings
from tenfold.pieces.cards import (
    COLOURS,
    NATURALS,
    NUMBER_OF,
    NUMBERS,
    SKIP,
    WILD,
    Card,
    Cards,
    Colour,
    read_cards,
    write_cards,
)
from tenfold.pieces.phases import Kind


class BadGroup(Refusal):
    """Cards that are not the group they are said to be. `point` names the broken rule."""

    def __init__(self, point: str, saying: Saying) -> None:
        self.point = point  # set, run, run.no-wrap, colour, skip.not-in-phase: a game adds its prefix
        super().__init__(saying)


class End(Enum):
    """Where a wild is added to a run."""

    LOW = "low"
    HIGH = "high"

    __hash__ = object.__hash__  # additions are looked up by it


# The cards of each number, of each colour, and those that fit on a run, by its low number and the one above.
_NUMBERED = ((), *(NATURALS[first : first + 4] for first in range(0, 48, 4)), ())
_COLOURED = {colour: NATURALS[index::4] for index, colour in enumerate(COLOURS)}
_BESIDE = tuple(tuple(_NUMBERED[max(low - 1, 0)] + above for above in _NUMBERED) for low in range(14))


@dataclass(frozen=True, slots=True, repr=False)
class Set(Written):
    number: int
    cards: Cards  # in the order laid

    kind = Kind.SET

    def __post_init__(self) -> None:
        _refuse_skips(self)
        for card in self.cards:
            if card != WILD and NUMBER_OF[card] != self.number:
                raise BadGroup("set", sayings.NOT_OF_SET(card=card, number=self.number))
        if not 1 <= self.number <= 12:
            raise BadGroup("set", sayings.NO_SUCH_NUMBER(number=self.number))

    @property
    def name(self) -> str:
        return f"{self.number}s"

    def takes(self, card: Card, end: End | None = None) -> bool:
        return end is None and card != SKIP and (card == WILD or NUMBER_OF[card] == self.number)

    def added(self, card: Card, end: End | None = None) -> Set:
        return Set(self.number, (*self.cards, card))

    def fitting(self) -> Cards:
        """The natural cards that fit."""
        return _NUMBERED[self.number]

    def wild_ends(self) -> tuple[End | None, ...]:
        """The ways to add a wild."""
        return (None,)

    def __str__(self) -> str:
        return _write(self)


@dataclass(frozen=True, slots=True, repr=False)
class Run(Written):
    low: int
    cards: Cards  # from the lowest number upwards
    over: int = 0  # wilds on a run 1-12, which stand for no number (board.joker.full-groups)

    kind = Kind.RUN

    def __post_init__(self) -> None:
        _refuse_skips(self)
        if self.low < 1 or self.high > 12:
            raise BadGroup("run.no-wrap", sayings.RUN_TOO_FAR(run=self.name))
        for number, card in enumerate(self.cards, self.low):
            if card != WILD and NUMBER_OF[card] != number:
                raise BadGroup("run", sayings.NOT_OF_RUN(card=card, number=number, run=self.name))

        if self.over and not self.is_full:
            raise BadGroup("run", sayings.RUN_NOT_FULL(run=self.name))

    @property
    def high(self) -> int:
        return self.low + len(self.cards) - 1

    @property
    def is_full(self) -> bool:
        return len(self.cards) == len(NUMBERS)

    @property
    def name(self) -> str:
        return f"{self.low}-{self.high}"

    def takes(self, card: Card, end: End | None = None) -> bool:
        """A natural card finds its own end; a wild needs one named unless only one is open."""
        if card == WILD:
            below, above = self.low > 1, self.high < 12
            return below != above if end is None else below if end is End.LOW else above
        number = NUMBER_OF[card]
        if not number or (number != self.low - 1 and number != self.high + 1):
            return False
        return end is None or end is (End.LOW if number < self.low else End.HIGH)

    def added(self, card: Card, end: End | None = None) -> Run:
        if end is End.LOW or (end is None and (self.high == 12 or NUMBER_OF[card] == self.low - 1 > 0)):
            return Run(self.low - 1, (card, *self.cards))
        return Run(self.low, (*self.cards, card))

    def fitting(self) -> Cards:
        return _BESIDE[self.low][self.low + len(self.cards)]

    def wild_ends(self) -> tuple[End | None, ...]:
        """Both ends, to be named, while both are open; no name is needed at the last open end."""
        if self.low > 1 and self.high < 12:
            return (End.LOW, End.HIGH)
        return (None,) if self.low > 1 or self.high < 12 else ()

    def wild_number(self, end: End | None = None) -> int:
        """What a wild stands for that is added there."""
        return self.low - 1 if end is End.LOW or self.high == 12 else self.high + 1

    def __str__(self) -> str:
        return _write(self) + (f"+{self.over}" if self.over else "")


@dataclass(frozen=True, slots=True, repr=False)
class ColourGroup(Written):
    colour: Colour
    cards: Cards

    kind = Kind.COLOUR

    def __post_init__(self) -> None:
        _refuse_skips(self)
        for card in self.cards:
            if card != WILD and card.colour is not self.colour:
                raise BadGroup("colour", sayings.NOT_OF_COLOUR(card=card, colour=self.name))

    @property
    def name(self) -> str:
        return self.colour.name.lower()

    def takes(self, card: Card, end: End | None = None) -> bool:
        return end is None and card != SKIP and (card == WILD or card.colour is self.colour)

    def added(self, card: Card, end: End | None = None) -> ColourGroup:
        return ColourGroup(self.colour, (*self.cards, card))

    def fitting(self) -> Cards:
        return _COLOURED[self.colour]

    def wild_ends(self) -> tuple[End | None, ...]:
        return (None,)

    def __str__(self) -> str:
        return _write(self)


Group: TypeAlias = Set | Run | ColourGroup


def hits(group: Group, cards: Iterable[Card]) -> Iterator[tuple[Card, End | None]]:
    """Which of the cards fit on the group, and a wild's possible ends."""
    for card in cards:
        if card == WILD:
            for end in group.wild_ends():
                yield card, end
        elif group.takes(card):
            yield card, None


def _refuse_skips(group: Group) -> None:
    if SKIP in group.cards:
        raise BadGroup("skip.not-in-phase", sayings.SKIP_IN_GROUP())


def _write(group: Group) -> str:
    return f"{group.name}({write_cards(group.cards)})"


# At most three digits, because int() refuses very long numbers with an error of its own.
_GROUP = re.compile(
    r"\s*(?:(\d{1,3})s|(\d{1,3})-(\d{1,3})|(red|blue|green|yellow))\s*\(([^()]*)\)(?:\+(\d{1,3}))?\s*",
    re.IGNORECASE,
)


def read_groups(text: str) -> tuple[Group, ...]:
    """`5s(R5 G5 W) 3-6(R3 W B5 G6)`: groups one after the other; BadText or BadGroup if they are none."""
    groups = []
    at = 0
    while at < len(text):
        match = _GROUP.match(text, at)
        if match is None:
            raise BadText(sayings.NO_GROUP(text=text[at:].strip()))
        groups.append(_group(match))
        at = match.end()
    return tuple(groups)


def _group(match: re.Match[str]) -> Group:
    number, low, high, colour, cards_text, over = match.groups()
    cards = read_cards(cards_text)
    if over is not None and low is None:
        raise BadText(sayings.NO_GROUP(text=match[0].strip()))
    if number is not None:
        return Set(int(number), cards)
    if colour is not None:
        return ColourGroup(Colour[colour.upper()], cards)
    run = Run(int(low), cards, int(over or 0))
    if run.high != int(high):
        raise BadGroup("run", sayings.RUN_LENGTH(run=f"{low}-{high}", count=len(cards)))
    return run
