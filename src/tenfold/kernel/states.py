"""States and views of the reference as records, for searches that start from them and for proofs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenfold.core import Outcome
from tenfold.games.card.determinize import unseen
from tenfold.games.card.rules import Rules
from tenfold.games.card.state import State
from tenfold.games.card.view import View
from tenfold.kernel.layout import GROUP_KINDS, GROUPS_EACH, NOBODY, OUTS, REASONS, SEATS_MOST, STAGES
from tenfold.kernel.options import before_the_lot
from tenfold.pieces.cards import COLOURS, NUMBER_OF, SKIP, WILD, Card, Cards
from tenfold.pieces.groups import Group, Run, Set


def from_state(rules: Rules, state: State, games: int = 1) -> NDArray[Any]:
    """The position as records that go on from here; their streams are for `entries.begin` to set."""
    records = _public(rules, state, games)
    _put_hands(records, state.hands)
    records["size"] = _by_seat(map(len, state.hands))
    _put_deck(records, state.deck)
    records["out"] = OUTS.index(state.out)
    if state.out is not None and not state.playoff:
        records["cost"] = _by_seat(line.points[-1] for line in state.sheet)
    return records


def from_view(rules: Rules, view: View, games: int = 1) -> NDArray[Any]:
    """What the viewer knows as records. Hands of others hold the cards that everybody knows; all cards that
    the viewer has not seen lie in the draw pile, until `nature.deal_unseen` deals them."""
    records = _public(rules, view, games)
    known = view.shown if view.over is None else view.over.hands
    own = () if view.hand is None else view.hand
    _put_hands(records, [own if seat == view.viewer else cards for seat, cards in enumerate(known)])
    records["size"] = _by_seat(view.hand_sizes)
    _put_deck(records, unseen(rules, view))
    if view.over is not None:
        records["out"] = OUTS.index(view.over.how)
        records["cost"] = _by_seat(view.over.costs)
    return records


def _public(rules: Rules, seen: State | View, games: int) -> NDArray[Any]:
    """What a state and a view of it have in common."""
    records = before_the_lot(rules, len(seen.sheet), games)
    records["stage"] = STAGES.index(seen.stage)
    records["dealer"] = _seat(seen.dealer)
    records["playing"] = _seats(seen.playing)
    records["playoff"] = seen.playoff
    records["seat"] = seen.seat
    records["skips"] = _seats(seat for seat, skipped in enumerate(seen.skips) if skipped)
    records["lap"] = _seats(seen.lap)
    records["fresh"] = seen.fresh
    records["window"] = _seats(seen.window)
    records["last_knocker"] = _seat(seen.last_knocker)
    records["laid"] = _by_seat(phase or 0 for phase in seen.laid)
    records["total"] = _by_seat(line.total for line in seen.sheet)
    records["done"] = _by_seat(sum(1 << phase for phase in line.done) for line in seen.sheet)
    records["hands_played"] = len(seen.sheet[0].points)
    for seat, cards in enumerate(seen.shown):
        once, twice = natural_masks(cards)
        records["shown_once"][:, seat], records["shown_twice"][:, seat] = once, twice
        records["shown_wilds"][:, seat] = cards.count(WILD)
    _put_table(records, seen.table)
    records["pile_size"] = len(seen.discard)
    records["pile"][:, : len(seen.discard)] = seen.discard
    if seen.outcome is not None:
        _put_outcome(records, seen.outcome)
    return records


def _put_hands(records: NDArray[Any], hands: Sequence[Cards]) -> None:
    for seat, cards in enumerate(hands):
        once, twice = natural_masks(cards)
        records["once"][:, seat], records["twice"][:, seat] = once, twice
        records["wilds"][:, seat] = cards.count(WILD)
        records["skips_held"][:, seat] = cards.count(SKIP)


def _put_deck(records: NDArray[Any], deck: Cards) -> None:
    records["deck_size"] = len(deck)
    records["deck"][:, : len(deck)] = deck


def _put_table(records: NDArray[Any], table: Iterable[tuple[Group, ...]]) -> None:
    cards: list[Card] = []
    for seat, groups in enumerate(table):
        for at, group in enumerate(groups):
            slot = seat * GROUPS_EACH + at
            records["kind"][:, slot] = GROUP_KINDS.index(group.kind)
            records["value"][:, slot] = group_value(group)
            records["length"][:, slot] = len(group.cards)
            records["fits"][:, slot] = sum(1 << card for card in group.fitting())
            cards += group.cards
    records["table_once"], records["table_twice"] = natural_masks(cards)
    records["table_wilds"] = cards.count(WILD)


def _put_outcome(records: NDArray[Any], outcome: Outcome) -> None:
    records["reason"] = REASONS.index(outcome.reason)
    for place, seats in enumerate(outcome.ranking):
        records["place"][:, list(seats)] = place


def group_value(group: Group) -> int:
    """A set's number, a run's lowest number, a colour's index."""
    if isinstance(group, Set):
        return group.number
    return group.low if isinstance(group, Run) else COLOURS.index(group.colour)


def natural_masks(cards: Iterable[int]) -> tuple[int, int]:
    """The natural kinds that are there, and those that are there twice."""
    once = twice = 0
    for card in cards:
        if NUMBER_OF[card]:
            twice |= once & 1 << card
            once |= 1 << card
    return once, twice


def _seats(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _by_seat(values: Iterable[int]) -> NDArray[Any]:
    row = np.zeros(SEATS_MOST, np.int64)
    for seat, value in enumerate(values):
        row[seat] = value
    return row
