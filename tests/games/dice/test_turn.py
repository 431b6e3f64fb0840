"""A turn: up to three rolls, setting dice aside, stopping, failing, declining."""

from __future__ import annotations

import pytest

from tenfold.core import Chance, Illegal
from tenfold.games.dice import DiceGame, State
from tenfold.games.dice.actions import Keep, Rolled
from tenfold.games.dice.sayings import DIE_LOCKED, KEPT_DIE_MOVED
from tenfold.games.dice.state import Stage
from tenfold.locales.rendering import in_english
from tenfold.pieces.dice import DICE, PRINTED_DICE, write_dice
from tests.games.dice.build import BEST, NOTHING, attempt, do, faces, offers, refused, table, why_not
from tests.games.looking import Seeded, decider

FIRST = "W 4 2 1 9 9 9 5 6 7"  # L1 shows the wild, H1 to H3 the nines
NOTHING_WITH_W = "W 1 2 3 5 6 8 9 10 10"


def rolled_dice(game: DiceGame, state: State) -> set[str]:
    """Which dice nature rolls now: those that do not show the same in forty samples."""
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    shown = [turn.sample(Seeded(seed)) for seed in range(40)]
    return {
        die
        for place, die in enumerate(DICE)
        if len({roll.faces[place] for roll in shown if isinstance(roll, Rolled)}) > 1
    }


# --- rolling and keeping ----------------------------------------------------------------------------


@pytest.mark.rule("dice.turn")
def test_the_first_roll_is_of_all_ten_dice() -> None:
    game, state = table()
    assert rolled_dice(game, state) == set(DICE)
    for text in ("keep L1", "keep -", "stop", "score", "decline"):
        assert why_not(game, state, text) == ("dice.turn", "roll-first")
    assert why_not(game, state, "lot 0") == ("dice.turn", "roll-first")


@pytest.mark.rule("dice.turn")
def test_any_dice_may_be_set_aside_and_the_others_are_rolled_again() -> None:
    game, state = table()
    state = do(game, state, f"roll {FIRST}", "keep L1 H1 H2 H3")
    assert rolled_dice(game, state) == {"L2", "L3", "L4", "H4", "H5", "H6"}
    moved = "rolled RW O4 R2 G1 O9 B9 R7 R5 B6 G7"
    refusal = refused(game, state, moved)
    assert (refusal.rule, refusal.code) == ("dice.turn", "kept-die-moved")
    assert refusal.saying == KEPT_DIE_MOVED(die="H3", face=["G9"])
    state = do(game, state, "roll W 3 3 3 9 9 9 8 8 8")
    assert (state.stage, state.rolls) == (Stage.KEEP, 2)
    assert state.faces == faces("W 3 3 3 9 9 9 8 8 8")


@pytest.mark.rule("dice.turn")
def test_all_dice_may_be_rolled_again() -> None:
    game, state = table()
    state = do(game, state, f"roll {FIRST}", "keep -")
    assert rolled_dice(game, state) == set(DICE)


@pytest.mark.rule("dice.turn")
def test_a_die_set_aside_earlier_may_be_rolled_again_later() -> None:
    game, state = table()
    state = do(game, state, f"roll {FIRST}", "keep L1 H1 H2 H3", "roll W 3 3 3 9 9 9 8 8 8", "keep L2 L3 L4")
    assert rolled_dice(game, state) == set(DICE) - {"L2", "L3", "L4"}


@pytest.mark.rule("dice.turn")
def test_a_turn_has_three_rolls() -> None:
    game, state = table()
    state = do(game, state, f"roll {FIRST}", "keep L1", f"roll {FIRST}", "keep L1", f"roll {NOTHING_WITH_W}")
    assert (state.seat, state.stage) == (1, Stage.ROLL)  # failed: the next player's turn
    state = table()[1]
    state = do(game, state, f"roll {FIRST}", "keep -", f"roll {FIRST}", "keep -", f"roll {BEST[1]}")
    assert (state.stage, state.rolls) == (Stage.SCORE, 3)
    assert why_not(game, state, "keep H1") == ("dice.turn", "no-fourth-roll")
    assert why_not(game, state, "keep -") == ("dice.turn", "no-fourth-roll")
    assert why_not(game, state, "stop") == ("dice.decline", "score-first")
    assert why_not(game, state, f"rolled {' '.join(map(str, state.faces))}") == (
        "dice.decline",
        "score-first",
    )


@pytest.mark.rule("dice.turn")
def test_nature_rolls_when_it_is_asked_to() -> None:
    game, state = table()
    state = do(game, state, f"roll {FIRST}")
    text = f"rolled {' '.join(map(str, faces(BEST[1])))}"
    refusal = refused(game, state, text)
    assert (refusal.rule, refusal.code) == ("dice.turn", "keep-first")
    assert in_english(refusal) == "First keep dice and roll the others, or stop. (rule dice.turn)"
    assert why_not(game, state, "score") == ("dice.turn", "keep-first")
    assert why_not(game, state, "decline") == ("dice.turn", "keep-first")


@pytest.mark.rule("dice.turn")
def test_dice_that_are_not_there_cannot_be_kept() -> None:
    game, state = table()
    state = do(game, state, f"roll {FIRST}")
    assert why_not(game, state, "keep L1 L1") == ("dice.dice", "die-twice")
    for places in ((10,), (-1,), (0, 99)):
        assert code(game, state, Keep(places)) == "no-such-die"
    assert code(game, state, Keep((3, 1))) == "die-twice"  # out of order: one keep has one form


def code(game: DiceGame, state: State, action: Keep) -> str:
    with pytest.raises(Illegal) as caught:
        game.check(state, action)
    return caught.value.code


@pytest.mark.rule("dice.turn")
def test_the_choices_differ_in_what_is_kept() -> None:
    """One wild, three nines and six other numbers: 2 * 4 * 2 ** 6 keeps but all ten, and stopping."""
    game, state = table()
    state = do(game, state, f"roll {FIRST}")
    listed = offers(game, state)
    assert len(listed) == len(set(listed)) == 2 * 4 * 2**6
    assert listed[-1] == "stop"
    assert listed[0] == "keep -"
    assert "keep H1 H2" in listed
    assert "keep H2 H3" not in listed  # as good as H1 H2, and allowed
    do(game, state, "keep H2 H3")


@pytest.mark.rule("dice.turn")
@pytest.mark.rule("dice.colour")
def test_in_the_colour_phase_no_two_dice_are_alike() -> None:
    game, state = table(phase={0: 8})
    state = do(game, state, f"roll {FIRST}")
    assert len(offers(game, state)) == 2**10
    assert "keep H2 H3" in offers(game, state)


@pytest.mark.rule("dice.turn")
def test_a_few_dice_have_outcomes_that_can_be_listed() -> None:
    game, state = table()
    state = do(game, state, f"roll {FIRST}", "keep L1 L2 L3 L4 H1 H2 H3 H4")
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    outcomes = turn.outcomes()
    assert outcomes is not None
    assert len(outcomes) == 36
    assert {weight for _, weight in outcomes} == {1}
    everything = game.turn(table()[1])
    assert isinstance(everything, Chance)
    assert everything.outcomes() is None


@pytest.mark.rule("dice.turn.stop-early")
@pytest.mark.parametrize("before", [[], [f"roll {FIRST}", "keep -"]])
def test_a_player_may_stop_after_the_first_or_second_roll(before: list[str]) -> None:
    game, state = table()
    state = do(game, state, *before, f"roll {BEST[1]}", "stop")
    assert (state.stage, state.seat) == (Stage.SCORE, 0)
    state = do(game, state, "score")
    assert (state.sheet[0].points, state.seat) == ((60,), 1)


@pytest.mark.rule("dice.turn.stop-early")
def test_whoever_stops_without_the_phase_has_failed() -> None:
    game, state = table()
    state = do(game, state, f"roll {NOTHING}", "stop")
    assert (state.seat, state.sheet[0].failed, state.sheet[0].points) == (1, 1, ())


@pytest.mark.rule("dice.turn.stop-early")
def test_keeping_all_ten_dice_is_called_stopping() -> None:
    game, state = table()
    state = do(game, state, f"roll {FIRST}")
    refusal = refused(game, state, f"keep {' '.join(DICE)}")
    assert (refusal.rule, refusal.code) == ("dice.turn.stop-early", "keep-all")
    assert "stop: nothing is left to roll" in in_english(refusal)


# --- dice that stay where they are ------------------------------------------------------------------


@pytest.mark.rule("dice.turn")
def test_in_the_locked_variant_dice_set_aside_stay_there() -> None:
    game, state = table(variants=["locked"])
    state = do(game, state, f"roll {FIRST}", "keep L1 H1 H2", "roll W 3 3 3 9 9 5 8 8 8")
    refusal = refused(game, state, "keep L1 L2 L3")
    assert (refusal.rule, refusal.code) == ("dice.turn", "die-locked")
    assert refusal.saying == DIE_LOCKED(dice=["O9", "B9"])
    assert why_not(game, state, "keep -") == ("dice.turn", "die-locked")
    listed = offers(game, state)
    assert all({"L1", "H1", "H2"} <= set(text.split()) for text in listed if text != "stop")
    assert len(listed) == 4 * 2 * 4  # 3-3-3, 5, 8-8-8: all kept is stopping
    state = do(game, state, "keep L1 L2 H1 H2")
    assert rolled_dice(game, state) == set(DICE) - {"L1", "L2", "H1", "H2"}


@pytest.mark.rule("dice.turn")
def test_locked_dice_are_free_again_in_the_next_attempt() -> None:
    game, state = table(variants=["locked"], players=1)
    state = do(game, state, f"roll {FIRST}", "keep L1 H1", f"roll {FIRST}", "stop")
    assert state.kept == ()
    assert rolled_dice(game, state) == set(DICE)
    state = do(game, state, f"roll {NOTHING}", "keep -")
    assert rolled_dice(game, state) == set(DICE)


# --- the order of phases ----------------------------------------------------------------------------


@pytest.mark.rule("dice.order")
def test_a_completed_phase_scores_and_the_next_turn_is_for_the_next() -> None:
    game, state = table(players=2)
    state = attempt(game, state, BEST[1])
    assert (state.sheet[0].points, state.seat) == ((60,), 1)  # one phase a turn
    state = attempt(game, state, NOTHING)
    assert (state.seat, state.began) == (0, 2)
    state = attempt(game, state, "1 1 1 2 10 10 10 9 9 9")  # makes phase 1 again, but not phase 2
    assert state.sheet[0].points == (60,)


@pytest.mark.rule("dice.order")
def test_nobody_jumps_to_a_later_phase() -> None:
    game, state = table(players=2, phase={0: 3})
    assert attempt(game, state, BEST[4]).sheet[0].points == (20, 20)  # a run of seven is phase 4


@pytest.mark.rule("dice.fail")
def test_a_failed_phase_scores_nothing_and_is_tried_again_as_often_as_it_takes() -> None:
    game, state = table(players=2, phase={0: 4})
    for failed in range(1, 8):
        state = attempt(game, state, NOTHING)
        line = state.sheet[0]
        assert (line.points, line.failed, line.tries, line.deducted) == ((20, 20, 20), failed, failed, 0)
        assert line.total == 60
        state = attempt(game, state, NOTHING)
        assert state.began == 4
    state = attempt(game, state, BEST[4])
    assert state.sheet[0].points == (20, 20, 20, 49)
    assert (state.sheet[0].failed, state.sheet[0].tries) == (7, 0)


@pytest.mark.rule("dice.decline")
def test_a_player_may_refuse_the_points_and_try_again_in_the_next_turn() -> None:
    game, state = table(players=3, phase={0: 5})
    state = do(game, state, "roll 1 2 3 4 5 6 7 8 9 9", "stop")
    assert decider(game, state) == 0
    assert offers(game, state) == ["score", "decline"]
    state = do(game, state, "decline")
    line = state.sheet[0]
    assert (line.points, line.declined, line.failed, line.deducted) == ((20,) * 4, 1, 0, 0)
    assert (state.seat, state.stage) == (1, Stage.ROLL)
    state = attempt(game, attempt(game, state, NOTHING), NOTHING)
    assert (state.seat, state.began) == (0, 5)
    state = attempt(game, state, BEST[5])
    assert state.sheet[0].points[-1] == 52


@pytest.mark.rule("dice.decline")
def test_a_failed_phase_is_not_offered_to_be_declined() -> None:
    game, state = table()
    state = do(game, state, f"roll {NOTHING}", "stop")
    assert why_not(game, state, "decline") == ("dice.turn", "roll-first")


@pytest.mark.rule("dice.decline")
def test_the_bonus_is_a_reason_to_decline() -> None:
    """dice.bonus-5: 169 points before phase 5; 49 are too few, 52 are enough."""
    game, state = table(players=1, points={0: (60, 57, 52, 0)}, variants=["free-decline"])
    low = do(game, state, "roll 4 W 2 1 10 9 8 7 6 5", "stop")
    assert do(game, low, "score").sheet[0].bonus_5 == 0
    again = attempt(game, do(game, low, "decline"), BEST[5])
    assert again.sheet[0].bonus_5 == 40


@pytest.mark.rule("dice.dice.colours")
def test_the_printed_dice_have_no_equal_faces_but_a_house_may() -> None:
    assert all(len(set(die)) == 6 for die in PRINTED_DICE)
    game, state = table(options={"colours": write_dice(PRINTED_DICE) | {"L1": "b b b b b b"}})
    state = do(game, state, f"roll {FIRST}", "keep L2 L3 L4 H1 H2 H3 H4 H5 H6")
    turn = game.turn(state)
    assert isinstance(turn, Chance)
    assert sorted(weight for _, weight in turn.outcomes() or ()) == [1, 1, 1, 1, 2]
