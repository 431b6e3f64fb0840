"""Which lay-downs a hand holds, and the best of them.

Only placements that the hand's wilds can fill are dealt out card by card.

Extra cards never matter for whether a phase can be laid, because a lay-down with extra cards contains
one of exactly the asked sizes (for the natural-card rule: put the natural card in, leave a wild out).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product
from typing import NamedTuple, TypeAlias

from tenfold.pieces.cards import COLOURS, NUMBER_OF, WILD, Card, Cards, without_cards
from tenfold.pieces.groups import ColourGroup, Group, Run, Set
from tenfold.pieces.phases import Kind, Need, Phase
from tenfold.pieces.placements import (
    Minimum,
    Placement,
    Values,
    colour_last,
    count_numbers,
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
    return [found.groups() for found in found_lay_downs(phase, hand, minimum)]


class FoundLayDown(NamedTuple):
    """A lay-down that is there; most of those that are counted are never laid, so its groups wait."""

    needs: tuple[Need, ...]
    placement: Placement
    hand: Cards
    dealt: tuple[Cards, ...] | None  # the cards of each group, where the placement has several lay-downs

    def groups(self) -> LayDown:
        dealt = self.dealt or _deal_single(self.needs, self.placement, self.hand)
        values = self.placement.values
        return tuple([_group(*group) for group in zip(self.needs, values, dealt, strict=True)])


def found_lay_downs(phase: Phase, hand: Cards, minimum: Minimum) -> list[FoundLayDown]:
    """The same in the same order, of which only those are dealt out that cannot be counted otherwise."""
    layable = _layable(phase, hand, minimum)
    return [found for placement in layable for found in _found(phase.needs, placement, hand, minimum)]


def few_lay_downs(phase: Phase, hand: Cards, minimum: Minimum, most: int) -> list[LayDown]:
    """The same if they are at most so many; else so many of those with the fewest wilds.

    A hand of many wilds holds thousands. With fewer wilds than it has the search is short, and goes on only
    while it has not found enough.
    """
    few: list[LayDown] = []
    for wilds in range(hand.count(WILD) + 1):
        for placement in _layable(phase, hand, minimum, wilds):
            if placement.lack == wilds:
                found = _found(phase.needs, placement, hand, minimum)
                few += [each.groups() for each in islice(found, most + 1 - len(few))]
                if len(few) > most:
                    return few[:most]
    return lay_downs(phase, hand, minimum) if few else few  # in their order


def _layable(phase: Phase, hand: Cards, minimum: Minimum, wilds: int | None = None) -> list[Placement]:
    fillable = placements(phase, hand, hand.count(WILD) if wilds is None else wilds)
    if not fillable:
        return fillable
    return [placement for placement in fillable if not naturals_missing(phase, placement, hand, minimum)]


# --- from placements to cards ----------------------------------------------------------------------


def _found(
    needs: tuple[Need, ...], placement: Placement, hand: Cards, minimum: Minimum
) -> Iterable[FoundLayDown]:
    """The canonical lay-downs of one placement."""
    if not placement.lack or not (_has_colour(needs) or _competing(needs, placement.values, hand)):
        return (FoundLayDown(needs, placement, hand, None),)
    dealt = _deal_out(needs, placement, hand, minimum)
    return (FoundLayDown(needs, placement, hand, cards) for cards in dealt)


def _has_colour(needs: tuple[Need, ...]) -> bool:
    return needs[colour_last(needs)[-1]].kind is Kind.COLOUR


def _competing(needs: tuple[Need, ...], values: Values, hand: Cards) -> bool:
    """Whether two groups want a number of which some cards are there, but not enough for both."""
    for i, need in enumerate(needs):
        top = values[i] + (need.size if need.kind is Kind.RUN else 1)
        for j in range(i):
            other_top = values[j] + (needs[j].size if needs[j].kind is Kind.RUN else 1)
            if values[i] < other_top and values[j] < top:
                held, wanted = count_numbers(hand), wanted_numbers(needs, values)
                both = range(max(values[i], values[j]), min(top, other_top))
                if any(0 < held[number] < wanted[number] for number in both):
                    return True
    return False


def _deal_single(needs: tuple[Need, ...], placement: Placement, hand: Cards) -> tuple[Cards, ...]:
    """The cards of the groups of a placement that has one lay-down."""
    if _has_colour(needs):
        (cards,) = _deal_out(needs, placement, hand, Minimum.NONE)
        return cards
    waiting: list[list[Card]] = [[] for _ in range(13)]  # by number, the first in hand order last
    for card in reversed(hand):
        waiting[NUMBER_OF[card]].append(card)
    dealt: list[Cards] = []
    for need, value in zip(needs, placement.values, strict=True):
        run = need.kind is Kind.RUN
        places = waiting[value : value + need.size] if run else [waiting[value]] * need.size
        dealt.append(tuple([mine.pop() if mine else WILD for mine in places]))
    return tuple(dealt)


def _deal_out(
    needs: tuple[Need, ...], placement: Placement, hand: Cards, minimum: Minimum
) -> Iterator[tuple[Cards, ...]]:
    """All ways to deal a placement out: who gets the wilds where groups compete for a number."""
    values = placement.values
    order = colour_last(needs)
    last = order[-1]
    colour = values[last] if needs[last].kind is Kind.COLOUR else None
    # Natural cards by number, in the order of use: those of the colour group's colour come last.
    pool: list[list[Card]] = [[] for _ in range(13)]
    naturals = [card for card in hand if card < WILD]
    for card in naturals:
        if card % 4 != colour:
            pool[NUMBER_OF[card]].append(card)
    if colour is not None:
        for card in naturals:
            if card % 4 == colour:
                pool[NUMBER_OF[card]].append(card)
    competing = wanted_numbers(needs, values)
    groups: list[Cards] = [()] * len(needs)

    def deal(step: int, used: list[int], wilds: int) -> Iterator[tuple[Cards, ...]]:
        """Fill the groups from `step` on; `used` cards of each pool are gone, `wilds` are left."""
        if step == len(order):
            if _in_order(needs, values, groups) and _holds_naturals(groups, minimum):
                yield tuple(groups)
            return
        i = order[step]
        for cards in _fillings(needs[i], values[i], pool, used, competing, colour):
            spent = cards.count(WILD)
            if spent <= wilds:
                groups[i] = cards
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
        unused = [card for cards, gone in zip(pool, used, strict=True) for card in cards[gone:]]
        mine = [card for card in unused if card % 4 == value][-need.size :]
        yield (*mine, *(WILD,) * (need.size - len(mine)))
    elif need.kind is Kind.SET:
        held = pool[value][used[value] :]
        most = min(need.size, len(held))
        contested = competing[value] > need.size or (most > 0 and held[-1] % 4 == colour)
        for naturals in range(most, -1 if contested else most - 1, -1):
            yield (*held[:naturals], *(WILD,) * (need.size - naturals))
    else:
        places: list[Cards] = []
        for number in range(value, value + need.size):
            held = pool[number][used[number] :]
            if not held:
                places.append((WILD,))
            elif competing[number] > 1 or held[-1] % 4 == colour:
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


def _in_order(needs: tuple[Need, ...], values: Values, groups: list[Cards]) -> bool:
    """Of equal groups with equal values, the one whose natural cards come earlier must stand first."""
    for i, cards in enumerate(groups):
        twin = equal_before(needs, i)
        if twin is not None and values[twin] == values[i]:
            earlier = [card != WILD for card in groups[twin]]
            if earlier < [card != WILD for card in cards]:
                return False
    return True


def _holds_naturals(groups: list[Cards], minimum: Minimum) -> bool:
    natural = [cards.count(WILD) < len(cards) for cards in groups]
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
        for groups in [found.groups() for found in _found(phase.needs, placement, hand, minimum)]
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
