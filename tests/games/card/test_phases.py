"""The ten phases and how players work through them."""

from __future__ import annotations

import pytest

from tenfold.games.card.state import SheetLine, Stage, open_phases
from tests.games.card.build import (
    KIND,
    both_editions,
    deal,
    do,
    groups_of,
    offers,
    table,
    why_not,
)

# Per phase: a lay-down of the asked sizes, and ones that are a card short.
LAID = {
    1: ("5s(R5 G5 B5) 7s(R7 G7 B7)", ["5s(R5 G5 B5) 7s(R7 G7)", "5s(R5 G5) 7s(R7 G7 B7)"]),
    2: ("5s(R5 G5 B5) 3-6(R3 R4 Y5 R6)", ["5s(R5 G5) 3-6(R3 R4 Y5 R6)", "5s(R5 G5 B5) 3-5(R3 R4 Y5)"]),
    3: ("5s(R5 G5 B5 Y5) 6-9(R6 R7 R8 R9)", ["5s(R5 G5 B5) 6-9(R6 R7 R8 R9)"]),
    4: ("1-7(R1 R2 R3 R4 R5 R6 R7)", ["1-6(R1 R2 R3 R4 R5 R6)"]),
    5: ("1-8(R1 R2 R3 R4 R5 R6 R7 R8)", ["1-7(R1 R2 R3 R4 R5 R6 R7)"]),
    6: ("1-9(R1 R2 R3 R4 R5 R6 R7 R8 R9)", ["1-8(R1 R2 R3 R4 R5 R6 R7 R8)"]),
    7: ("5s(R5 G5 B5 Y5) 7s(R7 G7 B7 Y7)", ["5s(R5 G5 B5 Y5) 7s(R7 G7 B7)"]),
    8: ("red(R1 R2 R4 R7 R7 R11 R12)", ["red(R1 R2 R4 R7 R11 R12)"]),
    9: ("5s(R5 R5 G5 B5 Y5) 7s(R7 G7)", ["5s(R5 R5 G5 B5) 7s(R7 G7)", "5s(R5 R5 G5 B5 Y5) 7s(R7)"]),
    10: ("5s(R5 R5 G5 B5 Y5) 7s(R7 G7 B7)", ["5s(R5 R5 G5 B5) 7s(R7 G7 B7)", "5s(R5 R5 G5 B5 Y5) 7s(R7 G7)"]),
}


def hand_for(groups: str) -> str:
    """The cards of the groups and a few that go with nothing, eleven in all."""
    cards = " ".join(part.split("(")[1] for part in groups.split(")")[:-1]).split()
    return " ".join([*cards, "G10", "B12", "G12", "B1", "S"][:11])


@pytest.mark.rule("card.phases")
@both_editions
def test_the_ten_phases(edition: str) -> None:
    rules = KIND.rules(edition)
    assert [str(phase) for phase in rules.phases] == [
        "set 3 + set 3",
        "set 3 + run 4",
        "set 4 + run 4",
        "run 7",
        "run 8",
        "run 9",
        "set 4 + set 4",
        "colour 7",
        "set 5 + set 2",
        "set 5 + set 3",
    ]
    assert rules.played == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


@pytest.mark.rule("card.phases")
@both_editions
@pytest.mark.parametrize("number", LAID)
def test_each_phase_can_be_laid_and_not_with_a_card_less(edition: str, number: int) -> None:
    groups, short = LAID[number]
    game, state = table(edition=edition, phase={0: number}, hands={0: hand_for(groups)})
    for text in short:
        assert why_not(game, state, f"lay {number}: {text}") == "card.laydown.whole"
    assert any(text.startswith(f"lay {number}:") for text in offers(game, state))
    after = do(game, state, f"lay {number}: {groups}")
    assert " ".join(groups_of(after, 0)) == groups
    assert after.laid[0] == number
    assert after.sheet[0].done == tuple(range(1, number + 1))


@pytest.mark.rule("card.phases.order")
@both_editions
def test_phases_are_done_in_order(edition: str) -> None:
    groups = LAID[6][0]  # a run of 9
    for number in (4, 5, 6):
        game, state = table(edition=edition, phase={0: number}, hands={0: hand_for(groups)})
        for other in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11):
            if other != number:
                assert why_not(game, state, f"lay {other}: {groups}") == "card.phases.order"
        do(game, state, f"lay {number}: {groups}")


@pytest.mark.rule("card.phases.order")
@both_editions
def test_everybody_begins_with_phase_1(edition: str) -> None:
    groups = LAID[2][0]
    game, state = table(edition=edition, hands={0: hand_for(groups)})
    assert why_not(game, state, f"lay 2: {groups}") == "card.phases.order"
    assert not any(text.startswith("lay") for text in offers(game, state))


@pytest.mark.rule("card.phases.order")
@both_editions
def test_players_may_be_in_different_phases(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 8, 1: 1, 2: 10},
        hands={0: hand_for(LAID[8][0]), 1: "Y3 G3 B3 Y9 G9 B9 G1 G2 G4 G6"},
        reserve="B11",
    )
    state = do(game, state, f"lay 8: {LAID[8][0]}", "discard G12")
    state = do(game, state, "draw", "drawn B11", "lay 1: 3s(Y3 G3 B3) 9s(Y9 G9 B9)")
    assert state.laid == (8, 1, None, None)


@pytest.mark.rule("card.phases.one-per-hand")
@both_editions
def test_one_phase_in_a_hand(edition: str) -> None:
    game, state = table(edition=edition, hands={0: "R5 G5 B5 R7 G7 B7 R9 G9 B9 R1 R2"})
    state = do(game, state, "lay 1: 5s(R5 G5 B5) 7s(R7 G7 B7)")
    assert why_not(game, state, "lay 1: 9s(R9 G9 B9) 5s(R5 G5 B5)") == "card.phases.one-per-hand"
    assert why_not(game, state, "lay 2: 9s(R9 G9 B9) 5s(R5 G5 B5)") == "card.phases.one-per-hand"


@pytest.mark.rule("card.phases.one-per-hand")
@both_editions
def test_the_next_phase_waits_for_the_next_hand_even_if_the_cards_are_there(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 4},
        laid={0: "1-7(R1 R2 R3 R4 R5 R6 R7)"},
        hands={0: "G1 G2 G3 G4 G5 G6 G7 G8 G9"},
    )
    assert why_not(game, state, "lay 5: 1-8(G1 G2 G3 G4 G5 G6 G7 G8)") == "card.phases.one-per-hand"
    assert open_phases(game.rules, state, 0) == ()
    assert open_phases(game.rules, state, 1) == (1,)


@pytest.mark.rule("card.phases.retry")
@pytest.mark.rule("card.phases.laying-is-enough")
@both_editions
def test_after_the_hand_who_laid_moves_on_and_who_did_not_tries_again(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 2, 1: 2, 2: 2, 3: 5},
        laid={0: "5s(R5 G5 B5) 3-6(R3 R4 Y5 R6)", 1: "8s(R8 G8 B8) 9-12(R9 R10 R11 R12)"},
        hands={0: "Y1", 1: "Y2 Y3"},
    )
    state = do(game, state, "discard Y1")  # seat 0 wins the hand; seat 1 only laid the phase
    assert state.stage is Stage.DEAL
    assert [line.done for line in state.sheet] == [(1, 2), (1, 2), (1,), (1, 2, 3, 4)]
    state = deal(
        game, state, hands={1: "R5 G5 B5 Y5 R6 R7 R8 R9 G12 B12", 2: "Y8 Y9 Y10 Y11 G1 B1 R1 G2 B3 G3"}
    )
    assert state.seat == 1
    state = do(game, state, "draw", "drawn W")
    assert why_not(game, state, "lay 2: 5s(R5 G5 B5) 6-9(R6 R7 R8 R9)") == "card.phases.order"
    state = do(game, state, "lay 3: 5s(R5 G5 B5 Y5) 6-9(R6 R7 R8 R9)", "discard W", "take")
    assert why_not(game, state, "lay 3: 1s(G1 B1 R1 W) 8-11(Y8 Y9 Y10 Y11)") == "card.phases.order"
    state = do(game, state, "lay 2: 1s(G1 B1 R1) 8-11(Y8 Y9 Y10 Y11)")
    assert [line.done for line in state.sheet] == [(1, 2), (1, 2, 3), (1, 2), (1, 2, 3, 4)]


@pytest.mark.rule("card.phases.laying-is-enough")
@both_editions
def test_laying_advances_although_the_hand_is_lost(edition: str) -> None:
    game, state = table(
        edition=edition,
        hands={0: "R5 G5 B5 R7 G7 B7 R1 R2 R3 R4 R6", 1: "Y1"},
        laid={1: "9s(R9 G9 B9) 11s(R11 G11 B11)"},
        reserve="Y2",
    )
    state = do(game, state, "lay 1: 5s(R5 G5 B5) 7s(R7 G7 B7)", "discard R6")
    state = do(game, state, "draw", "drawn Y2", "discard Y2", *("draw", "drawn G12", "discard G12") * 2)
    assert state.seat == 0
    state = do(game, state, "draw", "drawn Y3", "discard Y3", "draw", "drawn Y9", "hit Y9 1.0", "discard Y1")
    assert state.stage is Stage.DEAL
    assert state.sheet[0] == SheetLine((1,), (20,))  # R1 R2 R3 R4 are left
    assert state.sheet[2].done == ()


@pytest.mark.rule("card.phases.no-upgrade")
@both_editions
def test_cards_added_later_raise_nothing(edition: str) -> None:
    game, state = table(
        edition=edition,
        phase={0: 4},
        hands={0: "R1 R2 R3 R4 R5 R6 R7 R8 R9 G12"},
    )
    state = do(game, state, "lay 4: 1-7(R1 R2 R3 R4 R5 R6 R7)", "hit R8 0.0", "hit R9 0.0")
    assert groups_of(state, 0) == ["1-9(R1 R2 R3 R4 R5 R6 R7 R8 R9)"]
    assert state.laid[0] == 4
    assert state.sheet[0].done == (1, 2, 3, 4)
    state = do(game, state, "discard G12")
    assert state.sheet[0].done == (1, 2, 3, 4)
