"""The exact odds that a dealt hand already holds a phase: every hand is counted, none is simulated.

**Spare cards.** A wild fills any place. So a hand of 10 holds a phase of 7 exactly if it can be sorted
so that at most 3 cards are spare, where skips are always spare, and a natural card is spare if no group
uses it. (Natural cards used + open places = 7, and the wilds fill the open places, exactly if skips +
spare natural cards <= 3.) We only have to know how few natural cards can be spare.

**Plans.** Walk through the numbers 1 to 12. At each number the hand holds some cards of it, and every
group may use them: a set is placed here or waits, a run starts, goes on or waits. How far each group has
come is a plan: "the set is placed, the run still asks for 2 numbers". Which decision was right shows
only later, so all plans are carried along, each with the fewest spare cards that lead to it. Such a
table of plans is a profile. Plans with too many spare cards, or too few numbers left, are dropped.

**Counting.** Two half-seen hands with as many natural cards and the same profile have the same future,
so they are counted together: the walk carries {(natural cards, profile): number of hands}. Profiles are
few (hundreds to thousands), hands are many (about 39 million million).

**Colours.** A colour group takes cards of its colour at every number. Its colour is chosen before the
walk: there is one profile per colour, and the hand holds the phase if one of them ends well. Colours are
interchangeable, so the profiles are kept in sorted order, which makes many states one; what colours with
the same profile hold is counted in one order only; and of colours that can no longer end well only the
number of cards counts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache, partial
from itertools import chain, combinations, combinations_with_replacement, product, repeat
from math import comb, factorial, prod
from typing import NamedTuple, TypeAlias

from tenfold.pieces.cards import NUMBERS
from tenfold.pieces.phases import Kind, Need, Phase
from tenfold.pieces.placements import Minimum


class Deck(NamedTuple):
    """What is shuffled together: by default the printed 108 cards (card.deck)."""

    numbers: range = NUMBERS
    colours: int = 4
    copies: int = 2  # of every natural card
    wilds: int = 8
    skips: int = 4

    @property
    def size(self) -> int:
        return len(self.numbers) * self.colours * self.copies + self.wilds + self.skips


class DealOdds(NamedTuple):
    phase: Phase
    hands: int  # that hold the phase
    of: int  # all hands that can be dealt

    @property
    def chance(self) -> float:
        return self.hands / self.of

    @property
    def one_in(self) -> float:
        """One hand in how many holds the phase."""
        return self.of / self.hands if self.hands else float("inf")


PRINTED_DECK = Deck()


def dealt(phase: Phase, minimum: Minimum, deck: Deck = PRINTED_DECK, cards: int = 10) -> DealOdds:
    """How many of the hands of `cards` cards hold the phase as dealt."""
    room = cards - phase.size  # for spare cards
    profiles = _Profiles(phase, minimum, room, deck)
    hands = 0
    for (naturals, ends), ways in _walk(phase, deck, cards, profiles).items():
        spare = min(map(profiles.fewest_spare, ends))
        if minimum is Minimum.PHASE and spare >= naturals:
            continue  # no natural card is used
        for skips in range(room - spare + 1):
            wilds = cards - naturals - skips
            if wilds >= 0:
                hands += ways * comb(deck.wilds, wilds) * comb(deck.skips, skips)
    return DealOdds(phase, hands, comb(deck.size, cards))


# --- the walk through the numbers ------------------------------------------------------------------

_Seen: TypeAlias = tuple[int, tuple[int, ...]]  # natural cards, and one profile (per colour, if asked for)


def _walk(phase: Phase, deck: Deck, cards: int, profiles: _Profiles) -> dict[_Seen, int]:
    """In how many ways the natural cards lead to each end; those that lead nowhere are left out."""
    by_colour = phase.has_colour
    states: dict[_Seen, int] = {(0, (profiles.start,) * (deck.colours if by_colour else 1)): 1}
    most = cards - phase.size + sum(_most_used(need, deck) for need in phase.needs)
    fewest = cards - deck.wilds - deck.skips  # so many natural cards every hand has
    holdings = cache(lambda alike: [one for one in _holdings(deck, alike) if one.held <= most])
    # Wilds may stand for numbers that are on no card, so the walk covers those, too.
    for number in NUMBERS:
        numbers_left = NUMBERS[-1] - number
        least = fewest - most * numbers_left
        after = partial(profiles.after, numbers_left)
        later: defaultdict[_Seen, int] = defaultdict(int)
        for (naturals, views), ways in states.items():
            alike = tuple(Counter(views).values()) if by_colour else ()
            for held, of_colour, choices in holdings(alike) if number in deck.numbers else _NONE_HELD:
                if least <= naturals + held <= cards:
                    alive = [*filter(None, map(after, views, repeat(held), of_colour or repeat(0)))]
                    if alive:
                        alive.sort()
                        later[naturals + held, tuple(alive)] += ways * choices
        states = later
    return states


def _most_used(need: Need, deck: Deck) -> int:
    """So many cards of one number can a group use: all others are spare."""
    return {Kind.SET: need.size, Kind.RUN: 1, Kind.COLOUR: deck.copies}[need.kind]


class _Holding(NamedTuple):
    """What a hand can hold of one number."""

    held: int
    of_colour: tuple[int, ...]  # of each colour that can end well; empty where colours do not matter
    choices: int  # ways to pick these cards from the deck


_NONE_HELD = [_Holding(0, (), 1)]


def _holdings(deck: Deck, alike: tuple[int, ...]) -> Iterator[_Holding]:
    """`alike`: how many colours have each profile; the cards of colours with none are alike."""
    rest = (deck.colours - sum(alike)) * deck.copies
    among = (combinations_with_replacement(range(deck.copies + 1), colours) for colours in alike)
    for parts in product(*among):
        choices = prod(_orders(part) * prod(comb(deck.copies, mine) for mine in part) for part in parts)
        of_colour = tuple(chain.from_iterable(parts))
        for others in range(rest + 1):
            yield _Holding(sum(of_colour) + others, of_colour, choices * comb(rest, others))


def _orders(part: tuple[int, ...]) -> int:
    """In how many ways colours with the same profile can hold these numbers of cards."""
    return factorial(len(part)) // prod(map(factorial, Counter(part).values()))


# --- plans -----------------------------------------------------------------------------------------


class _Part(NamedTuple):
    """How far one group of the phase has come."""

    need: int  # its place in the phase; equal groups share one, so that swapping them changes nothing
    asked: int  # cards that it still asks for
    natural: bool  # it holds a natural card, or needs none of its own


_Plan: TypeAlias = tuple[_Part, ...]  # sorted


class _Step(NamedTuple):
    """What one group does at a number."""

    part: _Part  # afterwards
    places: int  # to fill with any cards of this number, or wilds
    taken: int  # cards of this number that a colour group takes


def _steps(need: Need, part: _Part, mine: int) -> Iterator[_Step]:
    """What a group can do at a number of which the hand holds `mine` cards of the chosen colour."""
    if need.kind is Kind.COLOUR:
        for taken in range(min(mine, part.asked) + 1):
            yield _Step(_Part(part.need, part.asked - taken, part.natural or taken > 0), 0, taken)
        return
    under_way = 0 < part.asked < need.size  # a run cannot leave out a number
    if not under_way:
        yield _Step(part, 0, 0)
    if part.asked:
        places = need.size if need.kind is Kind.SET else 1
        yield _Step(part._replace(asked=part.asked - places), places, 0)


def _continued(
    needs: tuple[Need, ...], wilds: int, plan: _Plan, held: int, mine: int
) -> Iterator[tuple[_Plan, int]]:
    """The plans that `plan` can become at a number, with the cards of this number that stay spare."""
    for steps in product(*(_steps(needs[part.need], part, mine) for part in plan)):
        left = held - sum(step.taken for step in steps)
        places = sum(step.places for step in steps)
        if places - left > wilds:
            continue  # there are not so many to fill them
        spare = max(0, left - places)
        parts = [step.part for step in steps]
        # The cards go first to groups that still want a natural one; if they are too few, to any of them.
        wanting = [i for i, step in enumerate(steps) if step.places and not step.part.natural]
        for served in combinations(wanting, min(left, len(wanting))):
            yield (
                tuple(sorted(p._replace(natural=p.natural or i in served) for i, p in enumerate(parts))),
                spare,
            )


def _can_end(need: Need, part: _Part, numbers_left: int, deck: Deck) -> bool:
    """Whether enough numbers are left; wilds fill what a colour group still asks for."""
    if need.kind is Kind.SET:
        return numbers_left > 0 or not part.asked
    if need.kind is Kind.COLOUR:
        return part.asked <= deck.copies * numbers_left + deck.wilds
    return part.asked <= numbers_left


# --- profiles --------------------------------------------------------------------------------------

_Profile: TypeAlias = tuple[tuple[int, int], ...]  # each plan with its fewest spare cards, sorted


class _Profiles:
    """The profiles met so far, and their plans. Both are numbered, because numbers hash and sort fast;
    profile 0 has no plans."""

    def __init__(self, phase: Phase, minimum: Minimum, room: int, deck: Deck) -> None:
        self._needs = phase.needs
        self._room = room
        self._deck = deck
        self._numbered: list[_Profile] = []
        self._number_of: dict[_Profile, int] = {}
        self._plans: list[_Plan] = []
        self._plan_of: dict[_Plan, int] = {}
        self._ways_on = cache(self._continued)
        self.after = cache(self._after)
        self._number({})
        parts = (
            _Part(phase.needs.index(need), need.size, minimum is not Minimum.GROUP) for need in phase.needs
        )
        self.start = self._number({self._planned(tuple(sorted(parts))): 0})

    def _planned(self, plan: _Plan) -> int:
        number = self._plan_of.setdefault(plan, len(self._plans))
        if number == len(self._plans):
            self._plans.append(plan)
        return number

    def _number(self, plans: dict[int, int]) -> int:
        profile = tuple(sorted(plans.items()))
        number = self._number_of.setdefault(profile, len(self._numbered))
        if number == len(self._numbered):
            self._numbered.append(profile)
        return number

    def _after(self, numbers_left: int, profile: int, held: int, mine: int) -> int:
        """The profile after a number of which the hand holds `held` cards, `mine` of the chosen colour."""
        fewest: dict[int, int] = {}
        for plan, spare in self._numbered[profile]:
            for later, more in self._ways_on(plan, held, mine, numbers_left):
                if spare + more <= fewest.get(later, self._room):
                    fewest[later] = spare + more
        return self._number(fewest)

    def _continued(self, plan: int, held: int, mine: int, numbers_left: int) -> list[tuple[int, int]]:
        """What a plan can become here, as far as enough numbers are left; with the cards that stay spare."""
        return [
            (self._planned(later), spare)
            for later, spare in _continued(self._needs, self._deck.wilds, self._plans[plan], held, mine)
            if all(_can_end(self._needs[part.need], part, numbers_left, self._deck) for part in later)
        ]

    def fewest_spare(self, profile: int) -> int:
        """At the end of the walk; more than there is room for if no plan came true."""
        ends = (
            spare
            for plan, spare in self._numbered[profile]
            if all(part.natural for part in self._plans[plan])
        )
        return min(ends, default=self._room + 1)
