"""What a seat's hand needs, read from its view alone: hints and bots share this one analysis.

A hand is measured in draws: how many cards off the draw pile it is away from its phase. Once the phase lies,
or the hand holds it, what counts is how many cards fit nowhere, because only the others can be added; the
last one is discarded and ends the round (board.out).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from tenfold.analysis.card.leftovers import leftovers
from tenfold.analysis.card.plans import Unseen, count_unseen, plans, turns
from tenfold.core import Seat
from tenfold.games.board.actions import Held
from tenfold.games.board.determinize import unseen
from tenfold.games.board.rules import MINIMUM, Rules
from tenfold.games.board.state import as_wilds, held_cards
from tenfold.games.board.track import Space
from tenfold.games.board.view import View
from tenfold.pieces.cards import NATURALS, WILD, Card, Cards, with_card, without_card, without_cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import Group
from tenfold.pieces.laydown import LayDown, best_lay_down
from tenfold.pieces.phases import Kind, Phase

# The first card of each number.
_PLAIN: Cards = tuple([NATURALS[card - card % 4] for card in range(WILD)])


def _plain(cards: Cards) -> Cards:
    """A hand for all that differ from it in colours alone."""
    return tuple([card if card == WILD else _PLAIN[card] for card in cards])


class PhaseNeeds(NamedTuple):
    phase: int  # its number
    distance: int  # the fewest cards that would complete it
    outs: Cards  # the kinds of cards that bring it nearer
    unseen: int  # how many cards of these kinds have not been seen


@dataclass(frozen=True)
class Reading:
    """One seat's position as its owner may judge it; its parts are worked out when they are asked for."""

    rules: Rules
    view: View
    seat: Seat
    cards: Cards  # the hand, its jokers as wilds

    @property
    def number(self) -> int:
        """Of the phase that the seat plays."""
        return self.view.markers[self.seat]

    @property
    def phase(self) -> Phase:
        return self.rules.phase(self.number)

    @property
    def has_laid(self) -> bool:
        return bool(self.view.table[self.seat])

    @cached_property
    def spaces(self) -> dict[Space, float]:
        """What spaces are worth, of those that have been asked about: two stars offer much the same."""
        return {}

    @cached_property
    def held(self) -> tuple[Held, ...]:
        assert self.view.hand is not None
        return held_cards(self.view.hand, self.view.jokers[self.seat])

    @cached_property
    def unseen(self) -> Unseen:
        return count_unseen(unseen(self.view))

    # --- on the way to the phase ---------------------------------------------------------------------

    def away(self, cards: Cards) -> float:
        """The draws that `cards` are away from the phase, estimated."""
        if not self.has_colour:
            cards = _plain(cards)
        found = self._aways.get(cards)
        if found is None:
            found = turns(self.phase, cards, self.unseen)
            if not found and WILD in cards:
                found = self._real_cards(cards)
            self._aways[cards] = found
        return found

    @cached_property
    def has_colour(self) -> bool:
        """Whether the phase asks for a colour; where it does not, hands that differ in colours are equal."""
        return self.phase.has_colour

    @cached_property
    def _aways(self) -> dict[Cards, float]:
        """What has been estimated: spaces, swaps and questions ask for the same hands again."""
        return {}

    def _real_cards(self, cards: Cards) -> float:
        """The draws for the real cards that groups of jokers alone still need (board.joker.one-real)."""
        distance, outs = phase_shortfall(self.phase, cards)
        return distance * self.unseen.total / max(1, self.unseen.of(outs))

    @cached_property
    def away_now(self) -> float:
        return self.away(self.cards)

    def gain(self, card: Card) -> float:
        """The draws that one card more would save."""
        return self.away_now - self.away(with_card(self.cards, card))

    def loss(self, card: Card) -> float:
        """The draws that the hand would be farther away without one of its cards."""
        return self.away(without_card(self.cards, card)) - self.away_now

    def distance(self, cards: Cards) -> int:
        """The fewest cards to the phase."""
        draws = plans(self.phase, cards)[0].draws
        # A group of jokers alone has two places or more, and each card that comes can be its real one.
        if cards.count(WILD) < draws + 2:
            return draws
        return phase_shortfall(self.phase, cards)[0]  # board.joker.one-real

    @cached_property
    def needs(self) -> PhaseNeeds:
        """Exactly what the phase asks for, a real card in each group included (board.joker.one-real)."""
        distance, outs = phase_shortfall(self.phase, self.cards)
        return PhaseNeeds(self.number, distance, outs, self.unseen.of(outs))

    # --- on the way out ------------------------------------------------------------------------------

    @cached_property
    def lay_down(self) -> LayDown | None:
        """The phase as it would be laid now."""
        if self.has_laid or len(self.cards) < self.phase.size or self.distance(self.cards):
            return None
        return best_lay_down(self.phase, self.cards, MINIMUM)

    @property
    def ready(self) -> bool:
        """Whether the phase lies or can be laid, so that going out is what is left to do."""
        return self.has_laid or self.lay_down is not None

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """All groups on the table, and those that the hand can lay."""
        lying = tuple([group for groups in self.view.table for group in groups])
        return lying if self.lay_down is None else (*lying, *self.lay_down)

    @cached_property
    def rest(self) -> Cards:
        """The hand less the phase that it can lay."""
        laid = [card for group in self.lay_down or () for card in group.cards]
        return without_cards(self.cards, laid)

    def fits(self, card: Card) -> bool:
        """Whether the card can be added to a group; a joker always can (board.joker.full-groups)."""
        return card == WILD or any(group.takes(card) for group in self.groups)

    @cached_property
    def stuck(self) -> list[Card]:
        """The cards that fit nowhere, even after the others have been added; jokers bridge gaps in runs."""
        return [card for card in leftovers(self.rest, self.groups) if card != WILD]

    def count_stuck(self, cards: Cards) -> int:
        """How many of other cards would fit nowhere."""
        if not self._is_coloured:
            cards = _plain(cards)
        found = self._stuck_counts.get(cards)
        if found is None:
            left = leftovers(cards, self.groups)
            found = self._stuck_counts[cards] = len(left) - left.count(WILD)
        return found

    @cached_property
    def _is_coloured(self) -> bool:
        return any(group.kind is Kind.COLOUR for group in self.groups)

    @cached_property
    def _stuck_counts(self) -> dict[Cards, int]:
        return {}

    @cached_property
    def share_fitting(self) -> float:
        """How likely a card off the draw pile fits."""
        fitting = {card for group in self.groups for card in group.fitting()}
        return self.unseen.of(tuple(fitting)) / max(1, self.unseen.total)


def read_hand(rules: Rules, view: View) -> Reading:
    """The analysis of the viewer's hand; a spectator has none."""
    assert view.viewer is not None, "a spectator holds no hand"
    assert view.hand is not None
    return Reading(rules, view, view.viewer, as_wilds(view.hand, view.jokers[view.viewer]))


@lru_cache(maxsize=1 << 12)
def phase_shortfall(phase: Phase, cards: Cards) -> tuple[int, Cards]:
    """The distance by board.joker.one-real and the outs, which are ordinary cards: no joker is ever drawn."""
    distance, outs = shortfall(phase, cards, MINIMUM)
    return distance, tuple([card for card in outs if card != WILD])


def as_card(held: Held) -> Card:
    """A card of the hand as the search for plans sees it."""
    return WILD if held.joker else held.card
