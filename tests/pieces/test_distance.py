"""Distance and outs against the naive twin, and on examples."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tenfold.pieces.cards import COPIES, SKIP, WILD, Cards, hand, read_cards, with_card, write_cards
from tenfold.pieces.distance import shortfall
from tenfold.pieces.laydown import can_lay
from tenfold.pieces.phases import Kind, Phase, read_phase
from tenfold.pieces.placements import Minimum
from tenfold.testing import laydown_twin as twin
from tests.pieces.strategies import big_phases, hands, minimums, printed_phases, random_phases, small_phases


def cards(text: str) -> Cards:
    return hand(read_cards(text))


def assert_agrees(phase: Phase, held: Cards, minimum: Minimum, *, most: int) -> None:
    found = shortfall(phase, held, minimum)
    expected = twin.completions(phase, held, minimum, most=most)
    if expected is None:
        assert found.distance > most
    else:
        drawable = [card for card in sorted(expected.members) if held.count(card) < COPIES[card]]
        assert found == (expected.distance, tuple(drawable))


def reach(phase: Phase) -> int:
    """How many cards the twin can add in reasonable time: colours make four times as many kinds."""
    return 1 if any(need.kind is Kind.COLOUR for need in phase.needs) else 2


@settings(max_examples=300)
@given(small_phases, hands(smallest=3, largest=7), minimums)
@example(read_phase("set 2 + run 3 + set 2"), cards("W W W W"), Minimum.GROUP)
@example(read_phase("set 2 + set 2"), cards("W W W W"), Minimum.PHASE)
def test_distance_and_outs_of_small_phases(phase: Phase, held: Cards, minimum: Minimum) -> None:
    assert_agrees(phase, held, minimum, most=reach(phase))


@settings(max_examples=150)
@given(random_phases(largest=9), hands(smallest=5, largest=8), minimums)
def test_distance_and_outs_of_random_phases(phase: Phase, held: Cards, minimum: Minimum) -> None:
    assert_agrees(phase, held, minimum, most=reach(phase))


@settings(max_examples=100)
@given(printed_phases, hands(smallest=6, largest=9), minimums)
def test_distance_and_outs_of_printed_phases(phase: Phase, held: Cards, minimum: Minimum) -> None:
    assert_agrees(phase, held, minimum, most=1)


@settings(max_examples=60)
@given(st.sampled_from([read_phase("colour 3 + set 2"), read_phase("set 2 + colour 4")]), minimums, st.data())
def test_two_cards_from_a_colour_group(phase: Phase, minimum: Minimum, data: st.DataObject) -> None:
    held = data.draw(hands(smallest=3, largest=5))
    assert_agrees(phase, held, minimum, most=2)


@settings(max_examples=200)
@given(big_phases, hands(smallest=10, largest=11), minimums)
def test_outs_lead_to_the_phase_within_the_deck(phase: Phase, held: Cards, minimum: Minimum) -> None:
    """From any hand, drawing one out after the other reaches the phase in `distance` steps."""
    distance = shortfall(phase, held, minimum).distance
    for left in range(distance, 0, -1):
        now = shortfall(phase, held, minimum)
        assert now.distance == left
        assert all(held.count(card) < COPIES[card] for card in now.outs)
        held = with_card(held, now.outs[0])
    assert can_lay(phase, held, minimum)


@given(big_phases, hands(smallest=10, largest=11), minimums)
def test_distance_is_0_exactly_when_the_phase_can_be_laid(
    phase: Phase, held: Cards, minimum: Minimum
) -> None:
    found = shortfall(phase, held, minimum)
    assert (found.distance == 0) == can_lay(phase, held, minimum)
    assert bool(found.outs) == (found.distance > 0)
    assert SKIP not in found.outs


@pytest.mark.parametrize(
    ("phase", "held", "minimum", "distance", "outs"),
    [
        ("set 3", "R5 B5 R9", Minimum.NONE, 1, "R5 B5 G5 Y5 W"),
        ("run 4", "R5 R6 R8", Minimum.NONE, 1, "R7 B7 G7 Y7 W"),
        ("run 4", "R10 R11 R12 R1", Minimum.NONE, 1, "R9 B9 G9 Y9 W"),
        ("set 3", "R5 R5 R9", Minimum.NONE, 1, "B5 G5 Y5 W"),  # no third R5 exists
        ("set 9", "R5 R5 B5 B5 G5 G5 Y5 Y5", Minimum.NONE, 1, "W"),
        ("set 2", "W W W", Minimum.NONE, 0, ""),
        ("run 12", "W W W W W W W W R1 R2 R3", Minimum.NONE, 1, None),  # all wilds are in the hand
        ("colour 2 + set 2", "B5 R5 R6", Minimum.NONE, 1, None),
    ],
)
def test_examples(phase: str, held: str, minimum: Minimum, distance: int, outs: str | None) -> None:
    found = shortfall(read_phase(phase), cards(held), minimum)
    assert found.distance == distance
    if outs is None:
        assert found.outs
        assert (WILD in found.outs) == (cards(held).count(WILD) < 8)
    else:
        assert write_cards(found.outs) == outs


def test_only_a_natural_card_helps_a_hand_of_wilds() -> None:
    found = shortfall(read_phase("set 2"), cards("W W W"), Minimum.PHASE)
    assert found.distance == 1
    assert WILD not in found.outs
    assert len(found.outs) == 48


def test_another_colour_can_set_the_wanted_one_free() -> None:
    found = shortfall(read_phase("set 2 + colour 3"), cards("B5 R5 R6 R7"), Minimum.NONE)
    assert found.distance == 1
    assert set(cards("B5 G5 Y5 R5 R1 R12 W")) <= set(found.outs)
    assert set(cards("G6 Y7 B1")).isdisjoint(found.outs)


def test_other_decks_have_other_copies() -> None:
    no_wilds = (*COPIES[:WILD], 0, 0)
    found = shortfall(read_phase("set 2"), cards("R5"), Minimum.GROUP, copies=no_wilds)
    assert write_cards(found.outs) == "R5 B5 G5 Y5"
