"""What a referee at a real table says about a hand: complete or not, how far, what fits where."""

from __future__ import annotations

from typing import NamedTuple

from tenfold.analysis.listed import listed_phase
from tenfold.analysis.sayings import DECK_TOO_SMALL, HAND_EMPTY, HAND_TOO_BIG
from tenfold.core import BadText, Illegal
from tenfold.games.card.notation import read_table
from tenfold.games.card.rules import DEALT, SHORTEST_RUN, Rules
from tenfold.games.card.sayings import GROUP_TOO_SHORT
from tenfold.games.card.scoring import card_points
from tenfold.games.card.state import FULL_DECK
from tenfold.pieces.cards import Card, Cards, missing_cards, read_cards
from tenfold.pieces.cards import hand as sorted_hand
from tenfold.pieces.distance import shortfall
from tenfold.pieces.groups import End, Group, hits
from tenfold.pieces.laydown import LayDown, best_lay_down
from tenfold.pieces.phases import Kind

__all__ = ["fitting_cards", "phase_verdict", "read_hand", "read_table", "refuse_impossible"]


class PhaseVerdict(NamedTuple):
    complete: bool
    lay_down: LayDown | None  # one best way to lay it
    distance: int  # the fewest additional cards that would complete it
    outs: Cards  # the cards that would bring it nearer


class FittingCard(NamedTuple):
    """A card of the hand that may be hit on a group of the table, once the own phase lies."""

    card: Card
    group: int  # place in the list of groups, from 0
    end: End | None  # which end of a run a wild goes to, where both are open


def read_hand(text: str) -> Cards:
    return sorted_hand(read_cards(text))


def phase_verdict(rules: Rules, number: int, hand: Cards) -> PhaseVerdict:
    """Judge the hand by the phase with this number in the box's list."""
    phase = listed_phase(rules.phases, number)
    lay_down = best_lay_down(phase, hand, rules.natural_minimum, lambda card: card_points(rules, card))
    distance, outs = shortfall(phase, hand, rules.natural_minimum)
    return PhaseVerdict(lay_down is not None, lay_down, distance, outs)


def fitting_cards(hand: Cards, table: tuple[Group, ...]) -> list[FittingCard]:
    return [
        FittingCard(card, at, end)
        for at, group in enumerate(table)
        for card, end in hits(group, sorted(set(hand)))
    ]


def refuse_impossible(hand: Cards, table: tuple[Group, ...]) -> None:
    """A hand, with what lies on the table, that no deal can produce (card.deck, card.deal)."""
    if not hand:
        raise BadText(HAND_EMPTY())
    if len(hand) > DEALT + 1:
        raise BadText(HAND_TOO_BIG(most=DEALT + 1, count=len(hand)))
    for group in table:
        fewest = {Kind.SET: 2, Kind.RUN: SHORTEST_RUN, Kind.COLOUR: 2}[group.kind]
        if len(group.cards) < fewest:
            kind = group.kind.value
            raise Illegal(f"card.{kind}", GROUP_TOO_SHORT(group=group, kind=kind, fewest=fewest))
    extra = missing_cards(FULL_DECK, [*hand, *(card for group in table for card in group.cards)])
    if extra:
        raise BadText(DECK_TOO_SMALL(cards=extra))
