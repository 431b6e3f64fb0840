"""Laying a phase down."""

from __future__ import annotations

import pytest

from tests.games.card.build import both_editions, do, groups_of, held, idle, offers, table, why_not
from tests.games.looking import decider

PHASE_1 = "lay 1: 5s(R5 G5 B5) 7s(R7 G7 B7)"
SIX = "R5 G5 B5 R7 G7 B7"


@pytest.mark.rule("card.laydown.when")
@both_editions
def test_the_phase_is_laid_after_drawing_and_before_discarding(edition: str) -> None:
    game, state = table(edition=edition, stage="draw", hands={0: f"{SIX} R1 R2 R3 R4"})
    assert why_not(game, state, PHASE_1) == "card.laydown.when"
    drawing = do(game, state, "draw")
    assert why_not(game, drawing, PHASE_1) == "card.laydown.when"
    drawn = do(game, drawing, "drawn B12")
    laid = do(game, drawn, PHASE_1)
    assert game.view(laid, 3).table[0] == laid.table[0]  # face up
    assert held(laid, 0) == "R1 R2 R3 R4 B12"
    assert decider(game, laid) == 0  # the turn is not over
    do(game, laid, "discard R1")
    thrown = do(game, drawn, "discard R1")
    assert why_not(game, thrown, PHASE_1) == "card.laydown.when"


@pytest.mark.rule("card.laydown.when")
@both_editions
def test_only_in_the_own_turn(edition: str) -> None:
    game, state = table(edition=edition, turn=3, hands={0: f"{SIX} R1 R2 R3 R4"})
    assert why_not(game, state, PHASE_1) == "card.laydown.whole"  # seat 3 does not hold these cards
    do(game, state, "discard any", "draw", "drawn any", PHASE_1)


@pytest.mark.rule("card.laydown.when")
@both_editions
def test_laying_down_is_never_compulsory(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"{SIX} R1 R2 R3 R4 R6"})
    state = do(game, state, "discard R6")
    assert state.laid[0] is None
    state = idle(game, state, 3)
    do(game, state, "draw", "drawn B12", PHASE_1)  # it can be laid in a later turn


@pytest.mark.rule("card.laydown.whole")
@both_editions
@pytest.mark.parametrize(
    "lay",
    [
        "lay 1: 5s(R5 G5 B5)",
        "lay 1: 5s(R5 G5 B5) 7s(R7 G7)",
        "lay 1: 5s(R5 G5) 7s(R7 G7 B7)",
        "lay 1:",
        "lay 1: 5s() 7s(R7 G7 B7)",
        "lay 1: 5s(R5 G5 B5) 1-4(R1 R2 R3 R4)",
        "lay 1: 5s(R5 G5 B5) red(R1 R2 R3)",
    ],
)
def test_not_in_part_and_not_another_combination(edition: str, lay: str) -> None:
    game, state = table(edition=edition, hands={0: f"{SIX} R1 R2 R3 R4 R6"})
    assert why_not(game, state, lay) == "card.laydown.whole"


@pytest.mark.rule("card.laydown.whole")
@both_editions
def test_all_cards_come_from_the_own_hand(edition: str) -> None:
    game, state = table(
        edition=edition,
        hands={0: "R5 G5 B5 R7 G7 R1 R2 R3 R4 R6 R8"},
        laid={1: "7s(B7 Y7 R7) 9s(R9 G9 B9)"},
        discard="Y5 Y7",
    )
    for lay in (
        "lay 1: 5s(R5 G5 B5) 7s(R7 G7 Y7)",  # on the discard pile
        "lay 1: 5s(R5 G5 B5) 7s(R7 G7 B7)",  # on the table
        "lay 1: 5s(R5 G5 B5) 7s(R7 G7 G7)",  # the hand has it once
        "lay 1: 5s(R5 G5 B5) 7s(R7 G7 W)",
    ):
        assert why_not(game, state, lay) == "card.laydown.whole"


@pytest.mark.rule("card.laydown.whole")
def test_a_card_is_laid_once() -> None:
    game, state = table(hands={0: "R5 G5 B5 R1 R2 R3 R4 R6 R8 R9 R10"})
    assert why_not(game, state, "lay 1: 5s(R5 G5 B5) 5s(R5 G5 B5)") == "card.laydown.whole"


@pytest.mark.rule("card.laydown.extra")
@both_editions
def test_fitting_extra_cards_go_down_with_the_phase(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 3}, hands={0: "R5 G5 B5 Y5 Y5 R6 R7 R8 R9 R10 W"})
    state = do(game, state, "lay 3: 5s(R5 G5 B5 Y5 Y5) 6-10(R6 R7 R8 R9 R10)")
    assert groups_of(state, 0) == ["5s(R5 G5 B5 Y5 Y5)", "6-10(R6 R7 R8 R9 R10)"]
    assert held(state, 0) == "W"


@pytest.mark.rule("card.laydown.extra")
@both_editions
def test_extra_cards_in_a_colour_group_and_a_wild_as_extra_card(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 8}, hands={0: "G1 G2 G3 G4 G5 G6 G7 G8 W R1 R2"})
    state = do(game, state, "lay 8: green(G1 G2 G3 G4 G5 G6 G7 G8 W)")
    assert held(state, 0) == "R1 R2"


@pytest.mark.rule("card.laydown.extra")
@both_editions
def test_no_additional_group(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 4}, hands={0: "R1 R2 R3 R4 R5 R6 R7 G9 B9 Y9 S"})
    lay = "lay 4: 1-7(R1 R2 R3 R4 R5 R6 R7)"
    assert why_not(game, state, f"{lay} 9s(G9 B9 Y9)") == "card.laydown.extra"
    state = do(game, state, lay)
    assert why_not(game, state, "hit G9 0.0") == "card.hit.fit"
    assert why_not(game, state, "hit G9 0.1") == "card.hit.where"


@pytest.mark.rule("card.laydown.extra")
@both_editions
def test_an_extra_card_must_fit(edition: str) -> None:
    game, state = table(edition=edition, hands={0: f"{SIX} R1 R2 R3 R4 R6"})
    assert why_not(game, state, "lay 1: 5s(R5 G5 B5 R6) 7s(R7 G7 B7)") == "card.set"
    assert all(text.count(" ") < 9 for text in offers(game, state))


@pytest.mark.rule("card.laydown.whole")
@both_editions
def test_the_groups_may_be_laid_in_any_order(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 2}, hands={0: "R5 G5 B5 R8 G9 B10 Y11 R1 R2 R3 R4"})
    laid = do(game, state, "lay 2: 8-11(R8 G9 B10 Y11) 5s(R5 G5 B5)")
    assert groups_of(laid, 0) == ["8-11(R8 G9 B10 Y11)", "5s(R5 G5 B5)"]
    larger_first = "lay 10: 5s(R5 G5 B5) 8s(R8 R8 G8 G8 B8)"
    game, state = table(edition=edition, phase={0: 10}, hands={0: "R5 G5 B5 R8 R8 G8 G8 B8 R1 R2 R3"})
    do(game, state, larger_first)
