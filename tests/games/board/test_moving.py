"""The steps of a turn; rolling, choosing a die, moving."""

from __future__ import annotations

import pytest

from tenfold.games.board.state import Stage
from tenfold.games.board.track import LENGTH, Space
from tests.games.board.build import both_editions, do, landed, offers, pile, refused, table, why_not
from tests.games.looking import decider


@pytest.mark.rule("board.turn")
@both_editions
def test_three_steps_in_this_order(edition: str) -> None:
    hands = {0: "R1 R2 R3 R4 R5 G7 B8 Y9 G2 B2"}
    game, state = table(edition=edition, stage="roll", hands=hands)
    phase = "lay 1: red(R1 R2 R3 R4 R5) 7-9(G7 B8 Y9)"
    no_group = "lay 1: red(R1 R2 R3 R4 G2) 7-9(G7 B8 Y9)"
    for early in ("move 1", phase, no_group, "discard R1", "draw"):
        assert why_not(game, state, early) == "board.turn"
    state = do(game, state, "roll 1 4")
    for early in (phase, "discard R1", "draw"):
        assert why_not(game, state, early) == "board.turn"
    state = do(game, state, "move 1")  # +1
    for early in (phase, no_group, "discard R1", "add R1 0.0"):
        assert why_not(game, state, early) == "board.action.must"
    state = do(game, state, "take")
    assert decider(game, state) == 0
    assert why_not(game, state, "move 4") == "board.turn"
    assert why_not(game, do(game, state, phase), "take") == "board.turn"
    ended = do(game, state, phase, "discard G2")
    assert ended.seat == 1
    assert ended.stage is Stage.ROLL


@pytest.mark.rule("board.turn")
def test_step_2_may_be_left_out_step_3_not() -> None:
    game, state = table(hands={0: "R1 R2 R3 R4 R5 G7 B8 Y9 G2 B2"})
    assert why_not(game, state, "discard -") == "board.turn"
    assert why_not(game, state, "discard R1 R2") == "board.discard.two-when-full"
    after = do(game, state, "discard G2")
    assert after.seat == 1
    assert pile(after) == "Y12 G2"  # face up on top
    assert after.table[0] == ()


@pytest.mark.rule("board.move")
@both_editions
@pytest.mark.parametrize(("dice", "steps"), [((1, 2), (1, 2)), ((2, 6), (2, 6)), ((4, 5), (4, 5))])
def test_one_of_the_two_dice(edition: str, dice: tuple[int, int], steps: tuple[int, int]) -> None:
    game, state = table(edition=edition, stage="move", dice=dice)
    assert offers(game, state) == [f"move {step}" for step in steps]
    for step in steps:
        assert do(game, state, f"move {step}").pieces == (step, 0, 0, 0)
    for wrong in {sum(dice), 0, 3, 1} - set(steps):
        assert why_not(game, state, f"move {wrong}") == "board.move"
    assert refused(game, state, f"move {sum(dice)}").saying.facts["low"] == steps[0]


@pytest.mark.rule("board.move")
def test_clockwise_and_round_the_track() -> None:
    game, state = table(stage="move", dice=(3, 5), pieces={0: 30})
    assert do(game, state, "move 5").pieces[0] == 4  # 31, then over the occupied start, 1, 2, 3, 4
    game, state = table(stage="move", dice=(3, 5), pieces={0: 30, 1: 9, 2: 10, 3: 11})
    assert do(game, state, "move 3").pieces[0] == 1


@pytest.mark.rule("board.move.doubles")
@both_editions
@pytest.mark.parametrize("number", range(1, 7))
def test_doubles_move_once_or_twice_the_number(edition: str, number: int) -> None:
    game, state = table(edition=edition, stage="move", dice=(number, number), players=2, pieces={1: 20})
    assert offers(game, state) == [f"move {number}", f"move {2 * number}"]
    assert do(game, state, f"move {number}").pieces[0] == number
    assert do(game, state, f"move {2 * number}").pieces[0] == 2 * number
    assert why_not(game, state, f"move {3 * number}") == "board.move.doubles"


@pytest.mark.rule("board.move.doubles")
def test_doubles_are_one_move_without_an_action_on_the_way_and_without_another_roll() -> None:
    game, state = table(stage="move", dice=(3, 3), pieces={0: 7, 1: 20, 2: 21, 3: 22})
    state = do(game, state, "move 6")  # over "+3" on space 10 to "+1" on space 13
    assert state.pieces[0] == 13
    assert state.to_take == 1
    state = do(game, state, "take", "discard any")
    assert state.seat == 1


@pytest.mark.rule("board.move.occupied")
@both_editions
def test_occupied_spaces_are_skipped_and_not_counted(edition: str) -> None:
    game, state = table(edition=edition, stage="move", dice=(2, 4), pieces={0: 1, 1: 2, 2: 3, 3: 7})
    assert do(game, state, "move 2").pieces[0] == 5
    assert do(game, state, "move 4").pieces[0] == 8  # 4, 5, 6, then over 7
    game, state = table(edition=edition, stage="move", dice=(1, 4), pieces={0: 1, 1: 2, 2: 3, 3: 4})
    assert do(game, state, "move 1").pieces[0] == 5


@pytest.mark.rule("board.move.occupied")
def test_the_start_with_several_pieces_is_skipped_once() -> None:
    game, state = table(stage="move", dice=(1, 2), pieces={0: 31})
    assert do(game, state, "move 1").pieces[0] == 1
    assert do(game, state, "move 2").pieces[0] == 2


@pytest.mark.rule("board.move.occupied")
def test_a_piece_never_ends_on_an_occupied_space() -> None:
    for start in range(LENGTH):
        for steps in range(1, 7):
            others = {1: (start + 1) % LENGTH, 2: (start + 3) % LENGTH, 3: (start + steps) % LENGTH}
            game, state = table(stage="move", dice=(steps, steps), pieces={0: start, **others})
            assert do(game, state, f"move {steps}").pieces[0] not in others.values()


@pytest.mark.rule("board.action.must")
@both_editions
@pytest.mark.parametrize(
    ("space", "stage"),
    [
        ("+1", "take"),
        ("+2", "take"),
        ("+3", "take"),
        ("again", "take"),
        ("pick", "pick"),
        ("swap", "swap"),
        ("all-draw", "drawing"),
        ("joker", "turning"),
        ("ask", "ask"),
        ("star", "star"),
    ],
)
def test_the_action_of_the_space_must_be_carried_out(edition: str, space: str, stage: str) -> None:
    game, state = landed(space, edition=edition, hands={0: "R1 R2 R3 R4 R5 G7 B8 Y9 G2 B2"})
    assert game.rules.track[state.pieces[0]] is Space(space)
    assert state.stage.value == stage
    for early in ("discard R1", "lay 1: red(R1 R2 R3 R4 R5) 7-9(G7 B8 Y9)"):
        assert why_not(game, state, early).startswith("board.action.")
