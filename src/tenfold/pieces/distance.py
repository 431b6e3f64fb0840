"""How far a hand is from a phase, and which cards bring it nearer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tenfold.pieces.cards import COPIES, NATURALS, NUMBER_OF, NUMBERS, WILD, Card, Cards, with_card
from tenfold.pieces.phases import Kind, Phase
from tenfold.pieces.placements import (
    Minimum,
    Placement,
    count_by_colour,
    count_numbers,
    naturals_missing,
    placements,
    wanted_numbers,
)


class Shortfall(NamedTuple):
    distance: int  # the fewest additional cards that would complete the phase
    outs: Cards  # the cards that shorten it and can still be drawn, each kind once


def shortfall(phase: Phase, hand: Cards, minimum: Minimum, *, copies: Sequence[int] = COPIES) -> Shortfall:
    """How far the hand is from the phase, and which cards bring it nearer.

    `copies` says how many cards there are of each kind: what the hand holds all of is not an out. The
    distance needs no such limit: eight cards of each number and eight wilds can fill any placement of
    a phase of up to 16 cards.
    """
    distance, nearest = _nearest(phase, hand, minimum)
    if distance == 0:
        return Shortfall(0, ())
    open_places = [placement for placement, missing in nearest if missing < distance]
    no_natural = [placement for placement, missing in nearest if missing == distance]
    # Other placements are at least a card further away, so that no single card makes them the nearest.
    outs = {*_filling(phase, open_places, hand), *_naturals_asked(phase, no_natural, hand, minimum, distance)}
    return Shortfall(distance, tuple(card for card in sorted(outs) if hand.count(card) < copies[card]))


def _nearest(phase: Phase, hand: Cards, minimum: Minimum) -> tuple[int, list[tuple[Placement, int]]]:
    """The distance, and the placements that are so far away, each with the natural cards it misses."""
    wilds = hand.count(WILD)
    for distance in range(phase.size + 1):
        nearest = [
            (placement, missing)
            for placement in placements(phase, hand, wilds + distance)
            if (missing := naturals_missing(phase, placement, hand, minimum)) <= distance
        ]
        if nearest:
            return distance, nearest
    raise AssertionError("a phase is never further away than its size")


def _filling(phase: Phase, nearest: list[Placement], hand: Cards) -> Iterator[Card]:
    """The cards that fill an open place of one of the placements."""
    if not nearest:
        return
    at = next((i for i, need in enumerate(phase.needs) if need.kind is Kind.COLOUR), None)
    held = count_numbers(hand)
    coloured = count_by_colour(hand)
    numbers: set[int] = set()
    colours: set[int] = set()
    for placement in nearest:
        wanted = wanted_numbers(phase.needs, placement.values)
        usable = held
        if at is not None:
            colour = placement.values[at]
            mine = coloured[colour]
            if _cards_for_colour(held, wanted, mine) < phase.needs[at].size:
                # Another colour's card helps too where it sets one of this colour free.
                usable = [h - m for h, m in zip(held, mine, strict=True)]
                colours.add(colour)
        numbers.update(number for number in NUMBERS if wanted[number] > usable[number])
    yield from (card for card in NATURALS if NUMBER_OF[card] in numbers or card % 4 in colours)
    yield WILD


def _cards_for_colour(held: list[int], wanted: list[int], mine: list[int]) -> int:
    """How many of a colour's cards (`mine`) are left once sets and runs have what they want.

    These take cards of other colours first, so the colour loses only what they cannot do without.
    """
    return sum(min(max(0, held[n] - wanted[n]), mine[n]) for n in NUMBERS)


def _naturals_asked(
    phase: Phase, nearest: list[Placement], hand: Cards, minimum: Minimum, distance: int
) -> Iterator[Card]:
    """The natural cards that bring a placement nearer which misses `distance` of them by the rule."""
    if not nearest:
        return
    # Whatever gives one more group a natural card also fills a place that was open until then.
    for card in NATURALS:
        more = with_card(hand, card)
        if any(naturals_missing(phase, placement, more, minimum) < distance for placement in nearest):
            yield card
