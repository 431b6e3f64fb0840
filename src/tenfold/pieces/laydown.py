"""Which lay-downs a hand holds, and the best of them.

Only placements that the hand's wilds can fill are dealt out card by card.

Extra cards never matter for whether a phase can be laid, because a lay-down with extra cards contains
one of exactly the asked sizes (for the natural-card rule: put the natural card in, leave a wild out).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product
from typing import TypeAlias

from tenfold.pieces.cards import COLOURS, NUMBER_OF, WILD, Card, Cards, without_cards
from tenfold.pieces.groups import ColourGroup, Group, Run, Set
from tenfold.pieces.phases import Kind, Need, Phase
from tenfold.pieces.placements import (
    Minimum,
    Placement,
    Values,
    colour_last,
    equal_before,
    naturals_missing,
    placements,
    wanted_numbers,
)

LayDown: TypeAlias = tuple[Group, ...]  # in the order of the phase's needs


def can_lay(phase: Phase, hand: Cards, minimum: Minimum) -> bool:
    return bool(_layable(phase, hand, minimum))


def lay_downs(phase: Phase, hand: Cards, minimum: Minimum) -> list[LayDown]:
    """All canonical lay-downs of the phase, in a stable order.

    Canonical: the asked sizes exactly; the fewest wilds that the values of the groups (5s, 3-6, red)
    allow, in every place where they could stand; of cards with the same number the first in hand
    order, except that a colour group gets its colour last and takes its highest numbers; equal groups
    in ascending order, of equal values the one whose natural cards come earlier first.
    """
    found: list[LayDown] = []
    for placement in _layable(phase, hand, minimum):
        found += _dealt(phase.needs, placement, hand, minimum)
    return found


def few_lay_downs(phase: Phase, hand: Cards, minimum: Minimum, most: int) -> list[LayDown]:
    """The same if they are at most so many; else so many of those with the fewest wilds.

    A hand of many wilds holds thousands. With fewer wilds than it has the search is short, and goes on only
    while it has not found enough.
    """
    few: list[LayDown] = []
    for wilds in range(hand.count(WILD) + 1):
        for placement in _layable(phase, hand, minimum, wilds):
            if placement.lack == wilds:
                few += islice(_dealt(phase.needs, placement, hand, minimum), most + 1 - len(few))
                if len(few) > most:
                    return few[:most]
    return lay_downs(phase, hand, minimum) if few else few  # in their order


def _layable(phase: Phase, hand: Cards, minimum: Minimum, wilds: int | None = None) -> list[Placement]:
    fillable = placements(phase, hand, hand.count(WILD) if wilds is None else wilds)
    if not fillable:
        return fillable
    return [placement for placement in fillable if not naturals_missing(phase, placement, hand, minimum)]


# --- from placements to cards ----------------------------------------------------------------------


def _dealt(needs: tuple[Need, ...], placement: Placement, hand: Cards, minimum: Minimum) -> Iterable[LayDown]:
    """The canonical lay-downs of one placement."""
    if needs[colour_last(needs)[-1]].kind is Kind.COLOUR:
        return _deal_out(needs, placement, hand, minimum)
    if placement.lack and _overlap(needs, placement.values):
        return _deal_out(needs, placement, hand, minimum)
    return (_deal_plainly(needs, placement.values, hand),)


def _overlap(needs: tuple[Need, ...], values: Values) -> bool:
    """Whether two groups want the same number, so that it matters which of them gets the wilds."""
    for i, need in enumerate(needs):
        top = values[i] + (need.size if need.kind is Kind.RUN else 1)
        for j in range(i):
            other_top = values[j] + (needs[j].size if needs[j].kind is Kind.RUN else 1)
            if values[i] < other_top and values[j] < top:
                return True
    return False


def _deal_plainly(needs: tuple[Need, ...], values: Values, hand: Cards) -> LayDown:
    """The one lay-down of a placement of sets and runs where nobody competes for a card."""
    waiting: list[list[Card]] = [[] for _ in range(13)]  # by number, the first in hand order last
    for card in reversed(hand):
        waiting[NUMBER_OF[card]].append(card)
    groups: list[Group] = []
    for need, value in zip(needs, values, strict=True):
        if need.kind is Kind.SET:
            mine = waiting[value]
            cards = tuple([mine.pop() if mine else WILD for _ in range(need.size)])
            groups.append(Set(value, cards))
        else:
            places = waiting[value : value + need.size]
            groups.append(Run(value, tuple([mine.pop() if mine else WILD for mine in places])))
    return tuple(groups)


def _deal_out(
    needs: tuple[Need, ...], placement: Placement, hand: Cards, minimum: Minimum
) -> Iterator[LayDown]:
    """All ways to deal a placement out: who gets the wilds where groups compete for a number."""
    values = placement.values
    order = colour_last(needs)
    last = order[-1]
    colour = values[last] if needs[last].kind is Kind.COLOUR else None
    pool: list[list[Card]] = [[] for _ in range(13)]  # natural cards by number, in the order of use
    for card in sorted((c for c in hand if c < WILD), key=lambda c: (c % 4 == colour, c)):
        pool[NUMBER_OF[card]].append(card)
    competing = wanted_numbers(needs, values)
    groups: dict[int, Group] = {}

    def deal(step: int, used: list[int], wilds: int) -> Iterator[LayDown]:
        """Fill the groups from `step` on; `used` cards of each pool are gone, `wilds` are left."""
        if step == len(order):
            laid = tuple(groups[i] for i in range(len(needs)))
            if _in_order(needs, laid) and _holds_naturals(laid, minimum):
                yield laid
            return
        i = order[step]
        for cards in _fillings(needs[i], values[i], pool, used, competing, colour):
            spent = cards.count(WILD)
            if spent <= wilds:
                groups[i] = _group(needs[i], values[i], cards)
                now_used = used.copy()
                for card in cards:
                    now_used[NUMBER_OF[card]] += 1
                yield from deal(step + 1, now_used, wilds - spent)

    # No placement can do with less wilds than it lacks cards; with just these, none is wasted.
    return deal(0, [0] * 13, placement.lack)


def _fillings(
    need: Need, value: int, pool: list[list[Card]], used: list[int], competing: list[int], colour: int | None
) -> Iterator[Cards]:
    """The ways to fill one group: all natural cards, or fewer where another group wants them too."""
    if need.kind is Kind.COLOUR:
        unused = [card for number in range(1, 13) for card in pool[number][used[number] :]]
        mine = [card for card in unused if card % 4 == value][-need.size :]
        yield (*mine, *(WILD,) * (need.size - len(mine)))
    elif need.kind is Kind.SET:
        held = pool[value][used[value] :]
        most = min(need.size, len(held))
        contested = competing[value] > need.size or any(card % 4 == colour for card in held)
        for naturals in range(most, -1 if contested else most - 1, -1):
            yield (*held[:naturals], *(WILD,) * (need.size - naturals))
    else:
        places: list[Cards] = []
        for number in range(value, value + need.size):
            held = pool[number][used[number] :]
            if not held:
                places.append((WILD,))
            elif competing[number] > 1 or any(card % 4 == colour for card in held):
                places.append((held[0], WILD))
            else:
                places.append((held[0],))
        yield from product(*places)


def _group(need: Need, value: int, cards: Cards) -> Group:
    if need.kind is Kind.SET:
        return Set(value, cards)
    if need.kind is Kind.RUN:
        return Run(value, cards)
    return ColourGroup(COLOURS[value], cards)


def _in_order(needs: tuple[Need, ...], groups: LayDown) -> bool:
    """Of equal groups with equal values, the one whose natural cards come earlier must stand first."""
    for i, group in enumerate(groups):
        twin = equal_before(needs, i)
        if twin is not None and groups[twin].name == group.name:
            earlier = [card != WILD for card in groups[twin].cards]
            if earlier < [card != WILD for card in group.cards]:
                return False
    return True


def _holds_naturals(groups: LayDown, minimum: Minimum) -> bool:
    natural = [any(card != WILD for card in group.cards) for group in groups]
    return minimum is Minimum.NONE or (all(natural) if minimum is Minimum.GROUP else any(natural))


# --- the best of them ------------------------------------------------------------------------------


def best_lay_down(
    phase: Phase, hand: Cards, minimum: Minimum, value: Callable[[Card], int] = int
) -> LayDown | None:
    """The lay-down a good player would choose, or None: fewest wilds, then the best leftovers.

    Best leftovers: the fewest cards that fit none of the groups just laid, and of these the cheapest.
    """
    layable = _layable(phase, hand, minimum)
    fewest = min((placement.lack for placement in layable), default=0)
    candidates = (
        groups
        for placement in layable
        if placement.lack == fewest
        for groups in _dealt(phase.needs, placement, hand, minimum)
    )
    return min(candidates, key=lambda groups: _cost(groups, hand, value), default=None)


def _cost(groups: LayDown, hand: Cards, value: Callable[[Card], int]) -> tuple[int, int]:
    laid = [card for group in groups for card in group.cards]
    stuck = _stuck(groups, without_cards(hand, laid))
    return len(stuck), sum(map(value, stuck))


def _stuck(groups: LayDown, left: Cards) -> list[Card]:
    """What stays in the hand, wilds apart, after every fitting natural card has been hit on the groups.

    Runs come first: they need one card of a number to go on, sets and colours take what is over.
    """
    stuck = [card for card in left if card != WILD]
    for group in groups:
        if isinstance(group, Run):
            for numbers in (range(group.low - 1, 0, -1), range(group.high + 1, 13)):
                for number in numbers:
                    card = next((card for card in stuck if NUMBER_OF[card] == number), None)
                    if card is None:
                        break
                    stuck.remove(card)
    for group in groups:
        if not isinstance(group, Run):
            stuck = [card for card in stuck if not group.takes(card)]
    return stuck
