"""The lay-down search against its naive twin, and what the best lay-down is."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given, settings

from tenfold.pieces.cards import SKIP, WILD, Card, Cards, hand, read_cards
from tenfold.pieces.groups import read_groups
from tenfold.pieces.laydown import LayDown, best_lay_down, can_lay, few_lay_downs, lay_downs
from tenfold.pieces.phases import Phase, read_phase
from tenfold.pieces.placements import Minimum
from tenfold.testing import laydown_twin as twin
from tests.pieces.strategies import big_phases, hands, minimums, random_phases, small_phases


def cards(text: str) -> Cards:
    return hand(read_cards(text))


def written(groups: LayDown | None) -> str | None:
    return None if groups is None else " ".join(map(str, groups))


# --- against the twin ------------------------------------------------------------------------------


def assert_listed_right(phase: Phase, held: Cards, minimum: Minimum) -> None:
    """Every lay-down is one, none is missing (up to equal cards), none is there twice."""
    listed = lay_downs(phase, held, minimum)
    for groups in listed:
        laid = Counter(card for group in groups for card in group.cards)
        assert laid <= Counter(held), f"{written(groups)} is not in the hand"
        asked = [(need.kind, need.size) for need in phase.needs]
        assert [(group.kind, len(group.cards)) for group in groups] == asked
    readings = [twin.read_lay_down(phase, groups) for groups in listed]
    assert len(set(readings)) == len(readings)
    assert set(readings) == twin.thrifty_lay_downs(phase, held, minimum)
    assert can_lay(phase, held, minimum) == bool(listed)


@settings(max_examples=300)
@given(small_phases, hands(smallest=3, largest=8), minimums)
@example(read_phase("set 2 + colour 3"), cards("B1 R1 R2 R3 R4 W"), Minimum.NONE)
@example(read_phase("set 2 + colour 3"), cards("B9 R9 R1 R2 R3 W"), Minimum.NONE)
@example(read_phase("set 2 + set 3 + colour 2"), cards("B5 G5 R5 B6 R6 R7 W W"), Minimum.NONE)
@example(read_phase("set 2 + run 3 + set 2"), cards("R5 G5 B6 G6 B7 G7 R8"), Minimum.NONE)
def test_lay_downs_of_small_phases(phase: Phase, held: Cards, minimum: Minimum) -> None:
    assert_listed_right(phase, held, minimum)


@settings(max_examples=150)
@given(random_phases(largest=8), hands(smallest=5, largest=8), minimums)
def test_lay_downs_of_random_phases(phase: Phase, held: Cards, minimum: Minimum) -> None:
    assert_listed_right(phase, held, minimum)


@settings(max_examples=100)
@given(big_phases, hands(smallest=8, largest=9), minimums)
def test_lay_downs_of_big_phases(phase: Phase, held: Cards, minimum: Minimum) -> None:
    assert_listed_right(phase, held, minimum)


@settings(max_examples=150)
@given(small_phases, hands(smallest=3, largest=6), minimums)
@example(read_phase("run 3"), cards("W W W R7"), Minimum.PHASE)
def test_extra_cards_make_no_phase_possible(phase: Phase, held: Cards, minimum: Minimum) -> None:
    assert can_lay(phase, held, minimum) == twin.can_lay_with_extras(phase, held, minimum)


@settings(max_examples=200)
@given(big_phases, hands(smallest=10, largest=11), minimums)
def test_can_lay_from_whole_hands(phase: Phase, held: Cards, minimum: Minimum) -> None:
    assert can_lay(phase, held, minimum) == twin.can_lay_big(phase, held, minimum)


# --- single points ---------------------------------------------------------------------------------


@pytest.mark.rule("card.wild.natural-minimum")
@pytest.mark.rule("card.wild.no-minimum")
@pytest.mark.parametrize(
    ("held", "layable"),
    [
        ("W W W W W W", {Minimum.NONE}),
        ("W W W W W R3", {Minimum.NONE, Minimum.PHASE}),
        ("W W W W R3 R3", set(Minimum)),  # one in each set, both sets of 3s
        ("W W W W R3 G8", set(Minimum)),
        ("W W W W W W R3", {Minimum.NONE, Minimum.PHASE}),
        ("W W W W W S", set()),
    ],
)
def test_natural_cards_asked_for(held: str, layable: set[Minimum]) -> None:
    phase = read_phase("set 3 + set 3")
    assert {minimum for minimum in Minimum if can_lay(phase, cards(held), minimum)} == layable


@pytest.mark.rule("card.run.no-wrap")
def test_runs_do_not_wrap() -> None:
    assert not can_lay(read_phase("run 4"), cards("R10 R11 R12 R1 R2"), Minimum.NONE)
    found = lay_downs(read_phase("run 4"), cards("R10 R11 R12 W"), Minimum.NONE)
    assert [written(groups) for groups in found] == ["9-12(W R10 R11 R12)"]


@pytest.mark.rule("card.set.same-number-twice")
def test_two_sets_of_one_number() -> None:
    found = lay_downs(read_phase("set 3 + set 3"), cards("R10 R10 B10 B10 G10 Y10"), Minimum.PHASE)
    assert [written(groups) for groups in found] == ["10s(R10 R10 B10) 10s(B10 G10 Y10)"]


@pytest.mark.rule("card.skip.not-in-phase")
def test_skips_are_of_no_use() -> None:
    assert not can_lay(read_phase("set 3"), cards("R5 B5 S S S S"), Minimum.NONE)


@pytest.mark.rule("card.wild.unnumbered-group")
def test_every_value_of_a_wild_is_listed() -> None:
    found = lay_downs(read_phase("run 4"), cards("R5 R6 W W"), Minimum.PHASE)
    names = [group.name for groups in found for group in groups]
    assert names == ["3-6", "4-7", "5-8"]
    found = lay_downs(read_phase("set 2 + run 3"), cards("W W R1 R2 R3"), Minimum.PHASE)
    names = [groups[0].name for groups in found if WILD not in groups[1].cards]
    assert names == [f"{number}s" for number in range(1, 13)]


def test_the_colour_group_gets_its_colour_last() -> None:
    found = lay_downs(read_phase("set 2 + colour 3"), cards("B5 G5 R5 R6 R7"), Minimum.NONE)
    assert [written(groups) for groups in found] == ["5s(B5 G5) red(R5 R6 R7)"]


def test_order_is_stable() -> None:
    phase = read_phase("set 3 + run 4")
    held = cards("R2 B2 G3 G4 R5 Y5 B6 B9 W W S")
    first = lay_downs(phase, held, Minimum.PHASE)
    assert len(first) > 5
    assert first == lay_downs(phase, held, Minimum.PHASE)


# --- the best lay-down -----------------------------------------------------------------------------


def by_points(card: Card) -> int:
    return {WILD: 25, SKIP: 15}.get(card, 10 if (card.number or 0) > 9 else 5)


@pytest.mark.parametrize(
    ("phase", "held", "best"),
    [
        # no wild where natural cards do
        ("set 3", "R5 B5 W R9 B9 G9", "9s(R9 B9 G9)"),
        # the fourth 9 fits on the 9s, so three cards stay behind and not four
        ("set 3", "R5 B5 G5 R9 B9 G9 Y9", "9s(R9 B9 G9)"),
        # equal in number: the dear cards go
        ("set 3", "R5 B5 G5 R12 B12 G12", "12s(R12 B12 G12)"),
        ("run 4", "R3 R4 R5 R6 R7 B3", "3-6(R3 R4 R5 R6)"),
        # the 10 fits on 6-9 afterwards, so four cards stay behind and not five
        ("run 4", "R1 R2 R3 R4 R6 R7 R8 R9 R10", "6-9(R6 R7 R8 R9)"),
        # a wild that is needed goes where it leaves the least behind
        ("set 2 + set 2", "R1 B1 R8 W B12", "1s(R1 B1) 12s(B12 W)"),
        # a skip always stays behind
        ("set 2", "R1 B1 S", "1s(R1 B1)"),
        ("set 2", "R1 S S", None),
    ],
)
def test_best_lay_down(phase: str, held: str, best: str | None) -> None:
    found = best_lay_down(read_phase(phase), cards(held), Minimum.PHASE, by_points)
    assert written(found) == best


def test_best_lay_down_on_equal_terms_is_the_first_listed() -> None:
    phase, held = read_phase("run 4"), cards("R5 R6 W W")
    assert best_lay_down(phase, held, Minimum.NONE) == lay_downs(phase, held, Minimum.NONE)[0]


@settings(max_examples=300)
@given(big_phases, hands(smallest=9, largest=11), minimums)
def test_best_lay_down_spends_the_fewest_wilds(phase: Phase, held: Cards, minimum: Minimum) -> None:
    listed = lay_downs(phase, held, minimum)
    best = best_lay_down(phase, held, minimum, by_points)
    if best is None:
        assert not listed
    else:
        assert best in listed
        assert best == best_lay_down(phase, held, minimum, by_points)
        wilds = [sum(group.cards.count(WILD) for group in groups) for groups in listed]
        assert wilds[listed.index(best)] == min(wilds)


@settings(max_examples=150)
@given(big_phases, hands(smallest=9, largest=11), minimums)
@example(read_phase("set 2 + set 2 + set 2"), cards("R1 R2 R3 W W W W W W W W"), Minimum.PHASE)
def test_few_lay_downs_are_all_or_those_with_the_fewest_wilds(
    phase: Phase, held: Cards, minimum: Minimum
) -> None:
    listed = lay_downs(phase, held, minimum)
    for most in (1, 5, len(listed)):
        few = few_lay_downs(phase, held, minimum, most)
        if len(listed) <= most:
            assert few == listed
        else:
            assert len(set(few)) == most
            assert set(few) <= set(listed)
            wilds = sorted(sum(group.cards.count(WILD) for group in groups) for groups in listed)
            assert sorted(sum(g.cards.count(WILD) for g in groups) for groups in few) == wilds[:most]


def test_lay_downs_round_trip_as_text() -> None:
    found = lay_downs(read_phase("colour 3 + run 3"), cards("R1 R2 R9 B4 B5 W W"), Minimum.GROUP)
    assert found
    for groups in found:
        assert read_groups(str(written(groups))) == groups
