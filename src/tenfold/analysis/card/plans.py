"""How many turns a hand is away from a phase, estimated: the yardstick by which hands are compared.

A plan is a way to complete the phase: which places of its groups are still open. Distance alone calls
many hands equal; what tells them apart is how many of the missing cards are still unseen, and how many
plans are open. The estimate is a sum over the missing cards: where `helpful` of `total` unseen cards
bring the plan nearer, the next of them takes total / helpful draws.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import NamedTuple, TypeAlias

from tenfold.pieces.cards import COPIES, SKIP, WILD, Card, Cards
from tenfold.pieces.phases import Kind, Phase
from tenfold.pieces.placements import (
    Placement,
    count_by_colour,
    count_numbers,
    nearest_placements,
    wanted_numbers,
)

Slot: TypeAlias = int  # what an open place asks for: a number (1 to 12), or a colour (13 + its index)
FIRST_COLOUR = 13
HOPELESS = 200.0  # turns for a card, where every one that would help has been seen


class Unseen(NamedTuple):
    """How many cards the viewer has not seen: they are in the draw pile or in others' hands."""

    kinds: tuple[int, ...]  # by card
    slots: tuple[int, ...]  # natural ones, by number and by colour
    wilds: int
    total: int

    def of(self, cards: Cards) -> int:
        return sum([self.kinds[card] for card in cards])


class PhasePlan(NamedTuple):
    places: tuple[tuple[Slot, int], ...]  # the open places: what they ask for, and how many do
    draws: int  # cards that must still come; the hand's wilds fill the other places


def count_unseen(cards: Cards) -> Unseen:
    kinds = [0] * len(COPIES)
    for card in cards:
        kinds[card] += 1
    numbers = [sum(kinds[at : at + 4]) for at in range(0, WILD, 4)]
    colours = [sum(kinds[colour:WILD:4]) for colour in range(4)]
    return Unseen(tuple(kinds), (0, *numbers, *colours), kinds[WILD], len(cards))


def turns(phase: Phase, hand: Cards, unseen: Unseen) -> float:
    """The draws that the hand is away from the phase, estimated; 0 if it holds it."""
    found = plans(phase, hand)
    if found[0].draws == 0:
        return 0.0
    # The first card may serve any of the shortest plans; from then on each goes its own way.
    first = unseen.wilds + sum([unseen.slots[slot] for slot in _served(found)])
    rest = inf
    for plan in found:
        rest = min(rest, _after_first(plan, unseen, rest))
    return (unseen.total / first if first else HOPELESS) + rest


def _served(found: tuple[PhasePlan, ...]) -> set[Slot]:
    return {slot for plan in found for slot, _ in plan.places}


def _after_first(plan: PhasePlan, unseen: Unseen, most: float) -> float:
    """The draws that the plan takes after its first card; once it takes `most`, it may take more."""
    slots = unseen.slots
    left = [slots[slot] for slot, _ in plan.places]  # cards, of a place that is filled -1
    missing = [missing for _, missing in plan.places]
    helpful = unseen.wilds + sum(left)
    draws = 0.0
    for _ in range(plan.draws - 1):
        # The place of which most cards are left is likely to be filled first.
        cards = max(left)
        at = left.index(cards)
        if missing[at] > 1:
            missing[at] -= 1
            left[at] = cards - 1
            helpful -= 1
        elif missing[at] == 1:
            missing[at] = 0
            left[at] = -1
            helpful -= cards
        draws += unseen.total / helpful if helpful > 0 else HOPELESS
        if draws >= most:
            break
    return draws


# The first card of each number: where colours do not matter, hands that differ in them are one hand.
_PLAIN: tuple[Card, ...] = (*(Card(card - card % 4) for card in range(WILD)), WILD, SKIP)


def plans(phase: Phase, hand: Cards) -> tuple[PhasePlan, ...]:
    """The shortest plans. All of them are equally short, so that the first one tells how short."""
    if phase.has_colour:
        return _plans(phase, tuple([card for card in hand if card != SKIP]))
    return _plans(phase, tuple([_PLAIN[card] for card in hand if card != SKIP]))


# Few hands are asked for once only: before a discard and again before the next draw, by easy and solid.
@lru_cache(maxsize=1 << 15)
def _plans(phase: Phase, hand: Cards) -> tuple[PhasePlan, ...]:
    nearest = nearest_placements(phase, hand)
    held = count_numbers(hand)
    coloured = count_by_colour(hand) if phase.has_colour else []
    draws = max(0, min([placement.lack for placement in nearest]) - hand.count(WILD))
    # A list without repetition in the order found, so that equal hands give equal answers everywhere.
    found = dict.fromkeys([_open_places(phase, placement, held, coloured) for placement in nearest])
    return tuple([PhasePlan(places, draws) for places in found])


def _open_places(
    phase: Phase, placement: Placement, held: list[int], coloured: list[list[int]]
) -> tuple[tuple[Slot, int], ...]:
    wanted = wanted_numbers(phase.needs, placement.values)
    pairs = zip(wanted, held, strict=True)
    places = [(number, asked - mine) for number, (asked, mine) in enumerate(pairs) if asked > mine]
    for need, value in zip(phase.needs, placement.values, strict=True):
        if need.kind is Kind.COLOUR:
            mine = [
                min(max(0, every - asked), of_colour)
                for every, asked, of_colour in zip(held, wanted, coloured[value], strict=True)
            ]
            if need.size > sum(mine):
                places.append((FIRST_COLOUR + value, need.size - sum(mine)))
    return tuple(places)
