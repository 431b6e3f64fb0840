"""What a seat's hand needs, read from its view alone: hints and bots share this one analysis.

A `Reading` works its parts out when they are asked for: a bot that only wants to know whether the top
discard helps does not pay for the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from tenfold.analysis.card.plans import Unseen, count_unseen, plans, turns
from tenfold.analysis.card.weights import USUAL, Weights
from tenfold.core import Seat
from tenfold.games.card.determinize import unseen
from tenfold.games.card.rules import DEALT, Rules
from tenfold.games.card.state import FULL_DECK, open_phases
from tenfold.games.card.view import View
from tenfold.pieces.cards import WILD, Card, Cards, hand, with_card, without_card, without_cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import Group
from tenfold.pieces.phases import Phase

PURSUED = 3  # so many of the open phases are weighed against each other (card.variant.free-order)
HARD_PHASE_BONUS = 0.5  # a hard phase may take so much longer, in parts of how long it takes from a deal


class PhaseNeeds(NamedTuple):
    number: int
    distance: int  # the fewest cards that would complete it
    outs: Cards  # the kinds of cards that bring it nearer
    unseen: int  # how many cards of these kinds have not been seen
    turns: float  # how many draws it is away, estimated


class TopDiscard(NamedTuple):
    """What the card on top of the discard pile would do for the hand."""

    card: Card
    phase: int | None  # the phase that it brings nearer most
    before: int  # that phase's distance, without the card
    after: int  # and with it
    gain: float  # in turns, over all phases that are pursued


@dataclass(frozen=True)
class Reading:
    """One seat's position as its owner may judge it."""

    rules: Rules
    view: View
    seat: Seat
    hand: Cards
    weights: Weights = USUAL

    @cached_property
    def unseen(self) -> Unseen:
        return count_unseen(unseen(self.rules, self.view))

    @property
    def has_laid(self) -> bool:
        return self.view.laid[self.seat] is not None

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """All groups on the table."""
        return tuple([group for groups in self.view.table for group in groups])

    @cached_property
    def pursued(self) -> tuple[int, ...]:
        """The open phases that the hand should go for, the best first; none once one lies."""
        numbers = open_phases(self.rules, self.view, self.seat)
        if len(numbers) < 2:
            return numbers
        ranked = sorted(numbers, key=lambda number: self._away(number, self.hand))
        return tuple(ranked[:PURSUED])

    def nearest(self, cards: Cards) -> int:
        """The pursued phase that these cards should go for."""
        return min(self.pursued, key=lambda number: self._away(number, cards))

    def _away(self, number: int, cards: Cards) -> float:
        """The draws to a phase; of several, the hard ones count as nearer than they are."""
        phase = self.rules.phase(number)
        draws = turns(phase, cards, self.unseen)
        return draws - HARD_PHASE_BONUS * difficulty(phase) if self.rules.free_order else draws

    def away(self, cards: Cards) -> float:
        """How many draws `cards` would be away from the best of the pursued phases."""
        if not self.pursued:
            return 0.0
        return min([self._away(number, cards) for number in self.pursued])

    def lack(self, number: int, cards: Cards) -> int:
        """The fewest cards that would complete the phase."""
        phase = self.rules.phase(number)
        if cards.count(WILD) < min([need.size for need in phase.needs]):
            return plans(phase, cards)[0].draws  # no group can be of wilds alone
        return shortfall(phase, cards, self.rules.natural_minimum).distance  # card.wild.natural-minimum

    def distance(self, cards: Cards) -> int:
        """The fewest cards to any pursued phase."""
        return min([self.lack(number, cards) for number in self.pursued], default=0)

    @cached_property
    def needs(self) -> tuple[PhaseNeeds, ...]:
        """What each pursued phase still asks for."""
        return tuple([phase_needs(self, number, self.hand) for number in self.pursued])

    @property
    def wild_value(self) -> float:
        """The draws that a wild of the hand saves, or would if one were there: what spending one costs."""
        if WILD in self.hand:
            return self.away(without_card(self.hand, WILD)) - self.away(self.hand)
        return self.away(self.hand) - self.away(with_card(self.hand, WILD))

    def fits(self, card: Card) -> bool:
        """Whether the card fits on a group of the table; a wild fits on any that is open."""
        if card == WILD:
            return any(group.wild_ends() for group in self.groups)
        return any(group.takes(card) for group in self.groups)

    @cached_property
    def top(self) -> TopDiscard | None:
        if not self.view.discard:
            return None
        card = self.view.discard[-1]
        with_it = with_card(self.hand, card)
        gain = self.away(self.hand) - self.away(with_it)
        best = max([self._nearer(number, with_it) for number in self.pursued], default=(0, 0, 0, None))
        _, after, before, number = best
        return TopDiscard(card, number, before, after, gain)

    def _nearer(self, number: int, with_it: Cards) -> tuple[int, int, int, int | None]:
        before, after = self.lack(number, self.hand), self.lack(number, with_it)
        return before - after, after, before, number


def read_hand(rules: Rules, view: View, weights: Weights = USUAL) -> Reading:
    """The analysis of the viewer's hand; a spectator has none."""
    assert view.viewer is not None, "a spectator holds no hand"
    assert view.hand is not None
    return Reading(rules, view, view.viewer, view.hand, weights)


def phase_needs(reading: Reading, number: int, cards: Cards) -> PhaseNeeds:
    """Exactly what a phase asks for beside these cards, the natural-card rule included
    (card.wild.natural-minimum)."""
    phase = reading.rules.phase(number)
    distance, outs = shortfall(phase, cards, reading.rules.natural_minimum)
    left = reading.unseen
    return PhaseNeeds(number, distance, outs, left.of(outs), turns(phase, cards, left))


@lru_cache(maxsize=256)
def difficulty(phase: Phase) -> float:
    """The draws that a phase is away from a dealt hand: the mean over some hands, always the same."""
    size = len(FULL_DECK)
    deals = [hand(FULL_DECK[(deal * 17 + at * 41) % size] for at in range(DEALT)) for deal in range(24)]
    return sum(turns(phase, cards, count_unseen(without_cards(FULL_DECK, cards))) for cards in deals) / 24
