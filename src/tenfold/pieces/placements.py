"""Where the groups of a phase can stand: the part of the lay-down search that works on numbers.

A placement puts each group of a phase on a value (a set on its number, a run on its lowest number, a
colour group on its colour). What counts is how many of its places the hand's natural cards leave open:
with as many wilds the placement can be laid, with fewer it is that many cards away.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeAlias

from tenfold.pieces.cards import COLOURS, NUMBER_OF, NUMBERS, WILD, Card, Cards
from tenfold.pieces.phases import Kind, Need, Phase

Values: TypeAlias = tuple[int, ...]  # per need: the set's number, the run's low, the colour's index

# Bound to names of the module because every draw of a simulation passes here several times.
_SET, _RUN, _COLOUR = Kind.SET, Kind.RUN, Kind.COLOUR
_NO_COLOUR = len(COLOURS)
_COLOUR_OF: tuple[int, ...] = (*(card % len(COLOURS) for card in range(WILD)), _NO_COLOUR, _NO_COLOUR)


class Minimum(Enum):
    """How many natural cards a lay-down must hold."""

    NONE = "none"  # card.wild.no-minimum
    PHASE = "phase"  # one in the whole phase: card.wild.natural-minimum
    GROUP = "group"  # one in every group: board.joker.one-real


class Placement(NamedTuple):
    values: Values
    lack: int  # places that no natural card of the hand fills, however the cards are shared out


# --- counting --------------------------------------------------------------------------------------


def count_numbers(hand: Cards) -> list[int]:
    """How many natural cards of each number the hand holds; index 0 stays empty."""
    numbers = [0] * 13
    for card in hand:
        numbers[NUMBER_OF[card]] += 1
    numbers[0] = 0  # wilds and skips
    return numbers


def count_by_colour(hand: Cards) -> list[list[int]]:
    """The same for each colour alone, by its index."""
    coloured = [[0] * 13 for _ in range(_NO_COLOUR + 1)]
    for card in hand:
        coloured[_COLOUR_OF[card]][NUMBER_OF[card]] += 1
    return coloured[:_NO_COLOUR]


def wanted_numbers(needs: tuple[Need, ...], values: Values) -> list[int]:
    """How many cards of each number the sets and runs of a placement ask for."""
    wanted = [0] * 13
    for need, value in zip(needs, values, strict=True):
        if need.kind is _SET:
            wanted[value] += need.size
        elif need.kind is _RUN:
            for number in range(value, value + need.size):
                wanted[number] += 1
    return wanted


# --- the search ------------------------------------------------------------------------------------


def placements(phase: Phase, hand: Cards, budget: int) -> list[Placement]:
    """Every placement of the phase's groups that leaves at most `budget` places open."""
    numbers = count_numbers(hand)
    floors = []
    spare = budget  # what may stay open beyond the floors
    for need in phase.needs:
        floor = _floor(need, numbers, hand)
        spare -= floor
        if spare < 0:
            return []  # most hands of most turns end here, without a search
        floors.append(floor)
    return _search(phase.needs, hand, numbers, budget, floors, spare)


def nearest_placements(phase: Phase, hand: Cards) -> list[Placement]:
    """Those that the hand's wilds can fill; if there are none, those that are the fewest cards away."""
    numbers = count_numbers(hand)
    floors = [_floor(need, numbers, hand) for need in phase.needs]
    wilds, fewest = hand.count(WILD), sum(floors)
    for budget in range(max(wilds, fewest), wilds + phase.size + 1):
        found = _search(phase.needs, hand, numbers, budget, floors, budget - fewest)
        if found:
            return found
    raise AssertionError("a phase has no more places than all of its own")


def _floor(need: Need, numbers: list[int], hand: Cards) -> int:
    """The fewest places this group leaves open if it can have all cards of the hand."""
    size = need.size
    if need.kind is _RUN:
        return min([numbers[low : low + size].count(0) for low in range(1, 14 - size)])
    if need.kind is _SET:
        most = max(numbers)
    else:
        colours = [0] * (_NO_COLOUR + 1)
        for card in hand:
            colours[_COLOUR_OF[card]] += 1
        most = max(colours[:_NO_COLOUR])
    return size - most if most < size else 0


def _search(
    needs: tuple[Need, ...],
    hand: Cards,
    numbers: list[int],  # natural cards not yet used, by number
    budget: int,
    floors: list[int],
    spare: int,
) -> list[Placement]:
    # The colour group comes last: it gets what the others leave, and they use other colours first.
    order = colour_last(needs)
    coloured = count_by_colour(hand) if needs[order[-1]].kind is _COLOUR else []
    twins = [equal_before(needs, i) for i in range(len(needs))]
    candidates: list[list[int]] = []
    for i, twin in enumerate(twins):
        most = spare + floors[i]
        alone = _candidates(needs[i], numbers, coloured, most) if twin is None else candidates[twin]
        candidates.append(alone)
    values = [0] * len(needs)
    found: list[Placement] = []
    last = len(order) - 1

    # It is handed on, not closed over: it would hold itself and all of this until the collector finds them.
    def place(step: int, spare: int, next_place: Callable[..., None]) -> None:
        i = order[step]
        kind, size = needs[i].kind, needs[i].size
        most = spare + floors[i]  # places that this group may leave open
        # Equal groups stand in ascending order, so that each choice of values is met once.
        twin = twins[i]
        first = 0 if twin is None else values[twin]
        if step == last:
            for value in candidates[i]:
                if value >= first:
                    if kind is _RUN:
                        short = numbers[value : value + size].count(0)
                    elif kind is _SET:
                        short = size - numbers[value]
                    else:
                        short = size - sum(map(min, numbers, coloured[value]))
                    if short <= most:
                        values[i] = value
                        found.append(Placement(tuple(values), budget - most + (short if short > 0 else 0)))
            return
        for value in candidates[i]:
            if value < first:
                continue
            if kind is _SET:
                held = numbers[value]
                short = size - held if held < size else 0
                if short <= most:
                    values[i] = value
                    numbers[value] = held - size + short
                    next_place(step + 1, most - short, next_place)
                    numbers[value] = held
            else:  # a run: the colour group comes last
                held_here = numbers[value : value + size]
                short = held_here.count(0)
                if short <= most:
                    values[i] = value
                    numbers[value : value + size] = [held - 1 if held else 0 for held in held_here]
                    next_place(step + 1, most - short, next_place)
                    numbers[value : value + size] = held_here

    place(0, spare, place)
    return found


def _candidates(need: Need, numbers: list[int], coloured: list[list[int]], most: int) -> list[int]:
    """The values where the group, if it can have all cards, leaves at most so many places open."""
    size = need.size
    if need.kind is _SET:
        return [number for number in NUMBERS if size - numbers[number] <= most]
    if need.kind is _RUN:
        return [low for low in range(1, 14 - size) if numbers[low : low + size].count(0) <= most]
    return [colour for colour, mine in enumerate(coloured) if size - sum(mine) <= most]


def colour_last(needs: tuple[Need, ...]) -> list[int]:
    """The positions of the needs, that of the colour group at the end."""
    order = list(range(len(needs)))
    for i in order[:-1]:
        if needs[i].kind is _COLOUR:
            order.append(order.pop(i))
            break
    return order


def equal_before(needs: tuple[Need, ...], i: int) -> int | None:
    """The nearest earlier need that equals need `i`."""
    need = needs[i]
    for j in range(i - 1, -1, -1):
        if needs[j].size == need.size and needs[j].kind is need.kind:
            return j
    return None


# --- the natural-card rule -------------------------------------------------------------------------


def naturals_missing(phase: Phase, placement: Placement, hand: Cards, minimum: Minimum) -> int:
    """How many natural cards the rule asks for beyond those that the placement can use."""
    if minimum is Minimum.NONE or placement.lack == 0:
        return 0
    if placement.lack < (phase.size if minimum is Minimum.PHASE else phase.smallest):
        return 0  # the open places do not fill the phase, or any of its groups
    asked = len(phase.needs) if minimum is Minimum.GROUP else 1
    return max(0, asked - _groups_covered(phase.needs, placement.values, hand))


def _groups_covered(needs: tuple[Need, ...], values: Values, hand: Cards) -> int:
    """The most groups that can hold a natural card at the same time (a bipartite matching).

    So many can be covered without wasting a wild: filling the other places best never takes the last
    natural card from a group, since a place once filled stays filled when more are.
    """
    owner: dict[int, int] = {}  # position in the hand -> need

    def cover(need: int, tried: set[int]) -> bool:
        for at, card in enumerate(hand):
            if at not in tried and _belongs(card, needs[need], values[need]):
                tried.add(at)
                if at not in owner or cover(owner[at], tried):
                    owner[at] = need
                    return True
        return False

    return sum(cover(need, set()) for need in range(len(needs)))


def _belongs(card: Card, need: Need, value: int) -> bool:
    if card >= WILD:
        return False
    if need.kind is _COLOUR:
        return _COLOUR_OF[card] == value
    number = NUMBER_OF[card]
    return value <= number < value + (1 if need.kind is _SET else need.size)
