"""A second lay-down search, as naive as possible, to hold against the real one.

It picks cards out of the hand for one group after the other and tries every value that a group could
have. It shares no code with the search, only the types for cards, phases and groups.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from tenfold.pieces.cards import ALL_KINDS, COLOURS, SKIP, WILD, Card, Cards, hand
from tenfold.pieces.groups import ColourGroup, Group, Run, Set
from tenfold.pieces.phases import Kind, Need, Phase
from tenfold.pieces.placements import Minimum


class GroupReading(NamedTuple):
    """A group without its colours: what it is, and which of its places natural cards fill.

    In sets and colour groups the places have no order: the natural cards count as the first ones.
    """

    value: int
    natural: tuple[bool, ...]


Readings: TypeAlias = tuple[GroupReading, ...]  # one for each need; those of equal needs sorted


# --- lay-downs -------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)  # hands that differ in one card have most of their groups in common
def readings(need: Need, cards: Cards) -> tuple[GroupReading, ...]:
    """Everything that these cards, all of them, can be for this need."""
    if SKIP in cards or len(cards) < need.size:
        return ()
    naturals = [card for card in cards if card != WILD]
    wilds = len(cards) - len(naturals)
    unordered = (True,) * len(naturals) + (False,) * wilds
    if need.kind is Kind.SET:
        numbers = [n for n in range(1, 13) if all(card.number == n for card in naturals)]
        return tuple([GroupReading(number, unordered) for number in numbers])
    if need.kind is Kind.COLOUR:
        colours = [i for i, c in enumerate(COLOURS) if all(card.colour is c for card in naturals)]
        return tuple([GroupReading(colour, unordered) for colour in colours])
    found = []
    for low in range(1, 12 - len(cards) + 2):
        places = [[card for card in naturals if card.number == low + i] for i in range(len(cards))]
        if sum(len(place) == 1 for place in places) == len(naturals):
            found.append(GroupReading(low, tuple(len(place) == 1 for place in places)))
    return tuple(found)


def exact_lay_downs(phase: Phase, cards: Cards, minimum: Minimum) -> set[Readings]:
    """All lay-downs of exactly the asked sizes."""
    found = (tuple(parts) for parts in _pick(phase.needs, cards) if allowed(tuple(parts), minimum))
    return {sort_equals(phase, parts) for parts in found}


def _pick(needs: tuple[Need, ...], cards: Cards) -> Iterator[list[GroupReading]]:
    if not needs:
        yield []
        return
    for mine in set(combinations(cards, needs[0].size)):
        mine_readings = readings(needs[0], mine)
        if mine_readings:
            rest = list(cards)
            for card in mine:
                rest.remove(card)
            for others in _pick(needs[1:], tuple(rest)):
                yield from ([reading, *others] for reading in mine_readings)


def thrifty_lay_downs(phase: Phase, cards: Cards, minimum: Minimum) -> set[Readings]:
    """Those that use no more wilds than any other with the same values."""
    every = exact_lay_downs(phase, cards, minimum)
    fewest: dict[tuple[int, ...], int] = {}
    for parts in every:
        values = tuple(part.value for part in parts)
        fewest[values] = min(fewest.get(values, phase.size), count_wilds(parts))
    return {parts for parts in every if count_wilds(parts) == fewest[tuple(p.value for p in parts)]}


def count_wilds(parts: Readings) -> int:
    return sum(part.natural.count(False) for part in parts)


def allowed(parts: Readings, minimum: Minimum) -> bool:
    natural = [any(part.natural) for part in parts]
    return {Minimum.NONE: True, Minimum.PHASE: any(natural), Minimum.GROUP: all(natural)}[minimum]


def sort_equals(phase: Phase, parts: Readings) -> Readings:
    """Equal needs are interchangeable: their readings in descending order."""
    left = {
        need: sorted(p for n, p in zip(phase.needs, parts, strict=True) if n == need) for need in phase.needs
    }
    return tuple(left[need].pop() for need in phase.needs)


def read_lay_down(phase: Phase, groups: tuple[Group, ...]) -> Readings:
    """A lay-down of the real search in this module's terms."""
    return sort_equals(phase, tuple(_read_group(group) for group in groups))


def _read_group(group: Group) -> GroupReading:
    natural = tuple(card != WILD for card in group.cards)
    match group:
        case Set(number=number):
            return GroupReading(number, tuple(sorted(natural, reverse=True)))
        case Run(low=low):
            return GroupReading(low, natural)
        case ColourGroup(colour=colour):
            return GroupReading(COLOURS.index(colour), tuple(sorted(natural, reverse=True)))


# --- whether there is one --------------------------------------------------------------------------


def can_lay(phase: Phase, cards: Cards, minimum: Minimum) -> bool:
    return any(allowed(tuple(parts), minimum) for parts in _pick(phase.needs, cards))


def can_lay_with_extras(phase: Phase, cards: Cards, minimum: Minimum) -> bool:
    """Every card goes to a group or to none, and groups may be longer than asked for."""
    for owners in product(range(len(phase.needs) + 1), repeat=len(cards)):
        parts = [
            readings(need, tuple(card for card, owner in zip(cards, owners, strict=True) if owner == i))
            for i, need in enumerate(phase.needs)
        ]
        if any(allowed(choice, minimum) for choice in product(*parts)):
            return True
    return False


Place: TypeAlias = frozenset[Card]  # the natural cards that may stand there


def can_lay_big(phase: Phase, cards: Cards, minimum: Minimum, *, more: int = 0) -> bool:
    """The same for whole hands: try every value of every group, and match cards to places.

    The natural-card rule is met by a place in each group (or in one group) that must not get a wild.
    `more` cards come on top, natural ones that stand wherever one is missing.
    """
    wilds = cards.count(WILD)
    held = (*cards, *(None for _ in range(more)))
    for groups in _choices(phase):
        places = [place for group in groups for place in group]
        for must in _musts(groups, minimum):
            filled = _matching(places, must, held)
            if filled is not None and filled + wilds >= len(places):
                return True
    return False


@lru_cache
def _choices(phase: Phase) -> list[tuple[list[Place], ...]]:
    """The places of all groups, for every value of each; groups that ask for the same are interchangeable."""
    alike = [
        combinations_with_replacement(_places(need), count) for need, count in Counter(phase.needs).items()
    ]
    return [tuple(chain.from_iterable(groups)) for groups in product(*alike)]


def _places(need: Need) -> list[list[Place]]:
    """For each value of a group its places."""
    if need.kind is Kind.RUN:
        lows = range(1, 14 - need.size)
        return [[_showing(number) for number in range(low, low + need.size)] for low in lows]
    if need.kind is Kind.SET:
        return [[_showing(number)] * need.size for number in range(1, 13)]
    return [[frozenset(card for card in ALL_KINDS if card.colour is c)] * need.size for c in COLOURS]


def _showing(number: int) -> Place:
    return frozenset(card for card in ALL_KINDS if card.number == number)


def _musts(groups: tuple[list[Place], ...], minimum: Minimum) -> Iterator[tuple[int, ...]]:
    """The choices of places (counted through all groups) that satisfy the natural-card rule."""
    if minimum is Minimum.NONE:
        yield ()
        return
    starts = [sum(len(group) for group in groups[:i]) for i in range(len(groups))]
    in_groups = [  # of places that take the same cards, the first
        [start + group.index(place) for place in dict.fromkeys(group)]
        for start, group in zip(starts, groups, strict=True)
    ]
    if minimum is Minimum.PHASE:
        yield from ((place,) for places in in_groups for place in places)
    else:
        yield from product(*in_groups)


def _matching(places: list[Place], must: tuple[int, ...], cards: Sequence[Card | None]) -> int | None:
    """How many places natural cards can fill at once; None if those that must be filled cannot.

    None among the cards stands anywhere.
    """
    holder: dict[int, int] = {}  # position of a card in the hand -> place

    def fill(place: int, seen: set[int]) -> bool:
        for at, card in enumerate(cards):
            if (card is None or card in places[place]) and at not in seen:
                seen.add(at)
                if at not in holder or fill(holder[at], seen):
                    holder[at] = place
                    return True
        return False

    if not all(fill(place, set()) for place in must):
        return None
    for place in range(len(places)):
        if place not in must:
            fill(place, set())
    return len(holder)


# --- distance --------------------------------------------------------------------------------------


class Completions(NamedTuple):
    distance: int
    members: frozenset[Card]  # the kinds that some completion of this size contains


def completions(phase: Phase, cards: Cards, minimum: Minimum, *, most: int) -> Completions | None:
    """Add cards, first none, then one, then two: when can the phase be laid? None: not with `most`."""
    for distance in range(most + 1):
        complete = [
            added
            for added in combinations_with_replacement(_kinds(phase), distance)
            if can_lay(phase, hand((*cards, *added)), minimum)
        ]
        if complete:
            members = {card for added in complete for card in added}
            return Completions(distance, frozenset(_all_colours(phase, members)))
    return None


def _kinds(phase: Phase) -> Cards:
    """All kinds but the skip; where no colour is asked for, one colour stands for all."""
    some = ALL_KINDS if _asks_colour(phase) else [c for c in ALL_KINDS if c.colour in (None, COLOURS[0])]
    return tuple(card for card in some if card != SKIP)


def _all_colours(phase: Phase, cards: set[Card]) -> set[Card]:
    if _asks_colour(phase):
        return cards
    numbers = {card.number for card in cards}
    return {card for card in ALL_KINDS if card != SKIP and card.number in numbers}


def _asks_colour(phase: Phase) -> bool:
    return any(need.kind is Kind.COLOUR for need in phase.needs)
