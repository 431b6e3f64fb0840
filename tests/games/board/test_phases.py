"""Phases, groups, laying down, adding: with the printed examples, card by card."""

from __future__ import annotations

import pytest

from tenfold.games.board.actions import Lay
from tenfold.games.board.state import Stage
from tenfold.locales.rendering import in_english
from tests.games.board.build import (
    KIND,
    both_editions,
    do,
    groups_of,
    held,
    landed,
    offers,
    refused,
    table,
    why_not,
)

PHASES = [
    "colour 5 + run 3",
    "set 2 + set 2 + set 2 + set 2",
    "set 3 + run 4",
    "run 4 + run 4",
    "colour 6 + set 3",
    "run 8",
    "set 2 + set 3 + set 4",
    "set 4 + set 4",
    "run 9",
    "set 5 + set 3",
]

LAID = [
    "green(G1 G3 G5 G7 G9) 10-12(R10 B11 Y12)",
    "3s(R3 B3) 3s(G3 Y3) 7s(R7 B7) 7s(G7 Y7)",
    "8s(R8 B8 G8) 1-4(R1 B2 G3 Y4)",
    "1-4(R1 B2 G3 Y4) 9-12(R9 B10 G11 Y12)",
    "blue(B1 B2 B4 B8 B9 B12) 6s(R6 G6 Y6)",
    "4-11(R4 B5 G6 Y7 R8 B9 G10 Y11)",
    "2s(R2 B2) 5s(R5 B5 G5) 9s(R9 B9 G9 Y9)",
    "2s(R2 B2 G2 Y2) 5s(R5 B5 G5 Y5)",
    "3-11(R3 B4 G5 Y6 R7 B8 G9 Y10 R11)",
    "2s(R2 B2 G2 Y2 R2) 5s(R5 B5 G5)",
]


def cards_in(groups: str) -> str:
    return " ".join(part.split("(")[1] for part in groups.split(")")[:-1])


@pytest.mark.rule("board.phases")
@both_editions
def test_the_ten_phases(edition: str) -> None:
    assert [str(phase) for phase in KIND.rules(edition).phases] == PHASES


@pytest.mark.rule("board.phases")
@pytest.mark.rule("board.laydown")
@both_editions
@pytest.mark.parametrize("number", range(1, 11))
def test_each_phase_can_be_laid_by_whoever_stands_on_it(edition: str, number: int) -> None:
    groups = LAID[number - 1]
    game, state = table(edition=edition, phase={0: number}, hands={0: f"{cards_in(groups)} B1"})
    assert any(text.startswith(f"lay {number}: ") for text in offers(game, state))
    after = do(game, state, f"lay {number}: {groups}")
    assert " ".join(groups_of(after, 0)) == groups
    assert held(after, 0) == "B1"
    for other in {1, 2, 9, 10} - {number}:
        assert why_not(game, state, f"lay {other}: {LAID[other - 1]}") == "board.laydown"


@pytest.mark.rule("board.phases")
def test_the_list_can_be_changed() -> None:
    game, state = table(options={"phases": ["set 2", "run 3"]}, hands={0: "R2 B2 G5"})
    assert game.rules.wreath == 3
    assert groups_of(do(game, state, "lay 1: 2s(R2 B2)"), 0) == ["2s(R2 B2)"]


# --- groups -----------------------------------------------------------------------------------------


@pytest.mark.rule("board.set")
@both_editions
def test_several_sets_may_share_a_number(edition: str) -> None:
    """The printed note: 3-3, 3-3, 7-7, 7-7 completes phase 2."""
    game, state = table(edition=edition, phase={0: 2}, hands={0: "R3 B3 G3 Y3 R7 B7 G7 Y7 R1"})
    lays = [text for text in offers(game, state) if text.startswith("lay")]
    assert lays == ["lay 2: 3s(R3 B3) 3s(G3 Y3) 7s(R7 B7) 7s(G7 Y7)"]
    do(game, state, lays[0])


@pytest.mark.rule("board.set")
@both_editions
def test_colours_do_not_matter_in_a_set_and_numbers_do(edition: str) -> None:
    hand = "R2 R2 B2 B2 R5 R5 G5 G5 B1"
    game, state = table(edition=edition, phase={0: 8}, hands={0: hand})
    do(game, state, "lay 8: 2s(R2 R2 B2 B2) 5s(R5 R5 G5 G5)")
    assert why_not_read("lay 8: 2s(R2 R2 B2 R5) 5s(R5 G5 G5 B2)") == "board.set"


@pytest.mark.rule("board.run")
@both_editions
def test_a_run_is_consecutive_and_nothing_joins_12_and_1(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 3}, hands={0: "R8 B8 G8 R11 R12 R1 R2 R4 B3"})
    do(game, state, "lay 3: 8s(R8 B8 G8) 1-4(R1 R2 B3 R4)")
    assert why_not_read("lay 3: 8s(R8 B8 G8) 11-14(R11 R12 R1 R2)") == "board.run"
    assert why_not_read("lay 3: 8s(R8 B8 G8) 1-4(R1 R2 R4 B3)") == "board.run"
    assert why_not_read("lay 3: 8s(R8 B8 G8) 9-12(R11 R12 R1 R2)") == "board.run"


@pytest.mark.rule("board.run")
def test_a_run_of_three_is_a_run_and_its_colours_do_not_matter() -> None:
    game, state = table(hands={0: "R1 R2 R3 R4 R5 G7 B8 Y9 G7"})
    do(game, state, "lay 1: red(R1 R2 R3 R4 R5) 7-9(G7 B8 Y9)")
    assert why_not(game, state, "lay 1: red(R1 R2 R3 R4 R5) 7-8(G7 B8)") == "board.laydown"


@pytest.mark.rule("board.colour")
@both_editions
def test_a_colour_group_is_of_one_colour_whatever_the_numbers(edition: str) -> None:
    game, state = table(edition=edition, hands={0: "R1 R1 R12 R12 R5 G7 B8 Y9 G2"})
    do(game, state, "lay 1: red(R1 R1 R12 R12 R5) 7-9(G7 B8 Y9)")
    assert why_not_read("lay 1: red(R1 R1 R12 R12 G2) 7-9(G7 B8 Y9)") == "board.colour"


def why_not_read(text: str) -> str:
    """The rule behind groups that cannot exist."""
    action = KIND.read_action(text)
    assert isinstance(action, Lay)
    assert action.flaw is not None
    return action.flaw.rule


# --- laying down ------------------------------------------------------------------------------------


@pytest.mark.rule("board.laydown")
@both_editions
def test_whole_from_the_hand_never_a_part(edition: str) -> None:
    game, state = table(edition=edition, phase={0: 2}, hands={0: "R4 G4 R11 G11 R8 G8 B8 R1"})
    assert not any(text.startswith("lay") for text in offers(game, state))
    for part in (
        "lay 2: 4s(R4 G4) 8s(R8 G8) 11s(R11 G11)",
        "lay 2: 4s(R4 G4)",
        "lay 2: 4s(R4 G4) 8s(R8 G8) 8s(B8) 11s(R11 G11)",
        "lay 2: 4s(R4 G4) 8s(R8 G8) 8s(B8 Y8) 11s(R11 G11)",  # the Y8 is not in the hand
    ):
        assert why_not(game, state, part) == "board.laydown"


@pytest.mark.rule("board.laydown")
@both_editions
@pytest.mark.parametrize("space", ["+1", "again", "pick", "swap", "all-draw", "joker", "ask"])
def test_step_2_is_open_whatever_the_action_was(edition: str, space: str) -> None:
    hands = {0: cards_in(LAID[0]), 1: "R1", 2: "R2", 3: "R3"}
    game, state = landed(space, edition=edition, hands=hands, discard="B1 B1")
    answers = {"+1": "take", "again": "take", "pick": "pick B1 1", "swap": "swap -", "ask": "ask 4 clockwise"}
    if space in answers:
        state = do(game, state, answers[space])
    while state.stage in (Stage.DRAWING, Stage.TURNING):
        state = do(game, state, "drawn any")
    assert groups_of(do(game, state, f"lay 1: {LAID[0]}"), 0)


@pytest.mark.rule("board.laydown")
def test_at_most_one_phase_per_player_and_round() -> None:
    game, state = table(hands={0: "R1"}, laid={0: LAID[1]}, phase={0: 2})
    for number in (2, 3):
        refusal = refused(game, state, f"lay {number}: {LAID[number - 1]}")
        assert (refusal.rule, refusal.code) == ("board.laydown", "phase-laid")


@pytest.mark.rule("board.laydown.example")
@both_editions
def test_annas_four_pairs_with_the_late_8(edition: str) -> None:
    """Two 4s, two 11s and three 8s; the action brings the fourth 8."""
    hands = {0: "R4 G4 R11 B11 R8 G8 B8 Y1"}
    game, state = landed("+1", edition=edition, phase={0: 2}, hands=hands, discard="Y8", reserve="Y2")
    without = do(game, state, "draw", "drawn Y2")
    laying = "lay 2: 4s(R4 G4) 8s(R8 G8) 8s(B8 Y8) 11s(R11 B11)"
    assert why_not(game, without, laying) == "board.laydown"
    assert not any(text.startswith("lay") for text in offers(game, without))
    with_it = do(game, state, "take")
    assert [text for text in offers(game, with_it) if text.startswith("lay")] == [
        "lay 2: 4s(R4 G4) 8s(R8 B8) 8s(G8 Y8) 11s(R11 B11)"
    ]
    after = do(game, with_it, laying)
    assert groups_of(after, 0) == ["4s(R4 G4)", "8s(R8 G8)", "8s(B8 Y8)", "11s(R11 B11)"]
    assert held(after, 0) == "Y1"


@pytest.mark.rule("board.laydown.longer")
@both_editions
def test_a_group_may_be_laid_longer_than_asked_for(edition: str) -> None:
    """Carla could have laid more than nine cards of her run at once."""
    run = "1-12(R1 B2 R3 B4 G5 Y6 R7 B8 G9 Y10 R11 B12)"
    game, state = table(edition=edition, phase={0: 9}, hands={0: f"{cards_in(run)} G3"})
    assert groups_of(do(game, state, f"lay 9: {run}"), 0) == [run]
    assert why_not(game, state, "lay 9: 1-8(R1 B2 R3 B4 G5 Y6 R7 B8)") == "board.laydown"
    game, state = table(edition=edition, hands={0: "R1 R2 R3 R4 R5 R6 R7 G7 B8 Y9 G10 Y1"})
    longer = "red(R1 R2 R3 R4 R5 R6 R7) 7-10(G7 B8 Y9 G10)"
    assert " ".join(groups_of(do(game, state, f"lay 1: {longer}"), 0)) == longer


# --- adding -----------------------------------------------------------------------------------------

BJORN = "8s(R8 B8 G8 Y8) 11s(R11 B11 G11 Y11)"
CARLA = "3-11(R3 B4 G5 Y6 R7 B8 G9 Y10 R11)"


@pytest.mark.rule("board.add")
@both_editions
@pytest.mark.parametrize("player", [1, 2])
def test_bjorn_and_carla_add_8s_and_11s_and_2_then_1_and_12(edition: str, player: int) -> None:
    """The printed example: two fours of a kind and a run from 3 to 11."""
    game, state = table(
        edition=edition,
        turn=player,
        phase={1: 8, 2: 9},
        laid={1: BJORN, 2: CARLA},
        hands={player: "R8 G8 Y8 B11 G11 G1 G2 G12 G4 B5 Y4 R4"},
    )
    assert why_not(game, state, "add G1 2.0") == "board.add"  # only after the 2
    after = do(game, state, "add R8 1.0", "add G8 1.0", "add Y8 1.0", "add B11 1.1", "add G11 1.1")
    after = do(game, after, "add G2 2.0", "add G1 2.0", "add G12 2.0")
    assert groups_of(after, 2) == ["1-12(G1 G2 R3 B4 G5 Y6 R7 B8 G9 Y10 R11 G12)"]
    assert groups_of(after, 1) == ["8s(R8 B8 G8 Y8 R8 G8 Y8)", "11s(R11 B11 G11 Y11 B11 G11)"]
    assert held(after, player) == "R4 G4 Y4 B5"
    for card in ("R4", "G4", "Y4", "B5"):
        for group in ("1.0", "1.1", "2.0"):
            assert why_not(game, after, f"add {card} {group}") == "board.add"
    # no other set and no new run
    assert why_not(game, state, "lay 8: 4s(G4 Y4 R4) 5s(B5)") == "board.laydown"
    assert why_not(game, state, "add G4 1.2") == "board.add"


@pytest.mark.rule("board.add")
@both_editions
def test_only_once_the_own_phase_lies_and_from_the_same_turn_on(edition: str) -> None:
    game, state = table(
        edition=edition, laid={1: BJORN}, phase={1: 8}, hands={0: f"{cards_in(LAID[0])} R8 G8 B1"}
    )
    refusal = refused(game, state, "add R8 1.0")
    assert (refusal.rule, refusal.code) == ("board.add", "phase-before-adding")
    assert not any(text.startswith("add") for text in offers(game, state))
    state = do(game, state, f"lay 1: {LAID[0]}", "add R8 1.0", "add G8 1.0")
    assert held(state, 0) == "B1"
    assert groups_of(state, 1)[0] == "8s(R8 B8 G8 Y8 R8 G8)"


@pytest.mark.rule("board.add")
def test_cards_go_onto_own_and_others_groups_that_lie_there() -> None:
    game, state = table(laid={0: LAID[0], 1: BJORN}, phase={1: 8}, hands={0: "G2 B9 R8 Y1"})
    assert {"add G2 0.0", "add B9 0.1", "add R8 1.0"} <= set(offers(game, state))
    do(game, state, "add G2 0.0", "add B9 0.1", "add R8 1.0")
    for nowhere in ("add R8 2.0", "add R8 1.2", "add R8 9.0"):
        assert why_not(game, state, nowhere) == "board.add"
    assert why_not(game, state, "add R9 0.1") == "board.add"  # not in the hand
    refusal = refused(game, state, "add Y1 1.0")
    assert "Y1 does not fit there: 8s takes R8 B8 G8 Y8 or a joker." in in_english(refusal)


@pytest.mark.rule("board.add")
def test_no_group_beyond_the_phase_is_laid() -> None:
    game, state = table(hands={0: f"{cards_in(LAID[0])} R4 B4 Y4"})
    assert why_not(game, state, f"lay 1: {LAID[0]} 4s(R4 B4 Y4)") == "board.add"
