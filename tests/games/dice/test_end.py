"""The end of the game: all missing phases in one go, and the printed example."""

from __future__ import annotations

import pytest

from tenfold.games.dice.state import DiceReason, Stage
from tests.games.dice.build import BEST, NOTHING, attempt, do, offers, refused, table, why_not
from tests.games.looking import outcome

A, B, C, D, E = range(5)


@pytest.mark.rule("dice.end")
def test_every_other_player_tries_all_missing_phases_directly_after_each_other() -> None:
    game, state = table(players=3, phase={0: 10, 1: 7, 2: 1})
    state = attempt(game, state, BEST[10])
    for number in range(7, 11):
        assert (state.seat, state.rolls, state.stage) == (1, 0, Stage.ROLL)
        state = attempt(game, state, BEST[number])
    assert len(state.sheet[1].points) == 10
    for number in range(1, 11):
        assert state.seat == 2
        state = attempt(game, state, BEST[number])
    assert state.stage is Stage.OVER
    assert state.sheet[2].total == 569 + 40  # the bonus of five phases counts as ever


@pytest.mark.rule("dice.end")
def test_each_phase_has_three_rolls() -> None:
    game, state = table(players=2, phase={0: 10, 1: 9})
    state = attempt(game, state, BEST[10])
    three = (f"roll {NOTHING}", "keep -", f"roll {NOTHING}", "keep -")
    state = do(game, state, *three, f"roll {BEST[9]}")
    assert state.sheet[1].points[8:] == (60,)  # nothing to decide: it is written down
    assert (state.seat, state.rolls, state.kept) == (1, 0, ())
    state = do(game, state, *three, f"roll {BEST[10]}")
    assert state.stage is Stage.OVER


@pytest.mark.rule("dice.end")
def test_the_first_failure_ends_a_players_game_with_the_points_made_so_far() -> None:
    game, state = table(players=3, phase={0: 10, 1: 8, 2: 10})
    state = attempt(game, state, BEST[10])
    state = attempt(game, attempt(game, state, BEST[8]), NOTHING)
    assert state.seat == 2
    assert state.sheet[1].total == 7 * 20 + 56
    state = attempt(game, state, NOTHING)
    assert state.stage is Stage.OVER
    assert outcome(game, state).scores == (180 + 62 + 40, 196, 180)


@pytest.mark.rule("dice.end")
def test_every_other_player_has_one_go_in_turn_order() -> None:
    game, state = table(players=5, phase={2: 10}, turn=2, scribe=4)
    state = attempt(game, state, BEST[10])
    seats = []
    while state.stage is not Stage.OVER:
        seats.append(state.seat)
        state = attempt(game, state, NOTHING)
    assert seats == [3, 4, 0, 1]
    assert why_not(game, state, "stop") == ("dice.end", "game-over")
    assert offers(game, state) == []


@pytest.mark.rule("dice.end")
def test_before_the_end_a_failure_ends_nothing() -> None:
    game, state = table(players=2, phase={0: 9, 1: 9})
    state = attempt(game, attempt(game, state, BEST[9]), NOTHING)
    assert (state.seat, state.began, state.finisher) == (0, 10, None)


@pytest.mark.rule("dice.end.no-decline")
def test_in_the_end_a_completed_phase_is_not_declined() -> None:
    game, state = table(players=2, phase={0: 10, 1: 9})
    state = attempt(game, state, BEST[10])
    state = do(game, state, "roll W W W W 10 10 9 8 7 6")
    refusal = refused(game, state, "decline")
    assert (refusal.rule, refusal.code) == ("dice.end.no-decline", "no-decline-in-the-end")
    state = do(game, state, "stop")
    assert state.stage is Stage.ROLL  # written down without a question
    assert state.sheet[1].points[8:] == (29,)
    assert state.sheet[1].declined == 0


@pytest.mark.rule("dice.end.no-decline")
def test_whoever_starts_the_end_could_still_decline() -> None:
    game, state = table(players=2, phase={0: 10})
    assert offers(game, do(game, state, f"roll {BEST[10]}", "stop")) == ["score", "decline"]


@pytest.mark.rule("dice.end.example")
@pytest.mark.rule("dice.bonus-10")
def test_the_printed_example_with_players_a_to_e() -> None:
    game, state = table(players=5, phase={A: 9, B: 10, C: 8, D: 7, E: 10}, scribe=A, turn=A)

    # A begins the round and makes phase 9: two nines, then two more and a pair, then the fifth.
    state = do(game, state, "roll 1 2 3 4 9 9 5 6 7 8", "keep H1 H2")
    state = do(game, state, "roll 1 1 2 3 9 9 9 9 7 8", "keep H1 H2 H3 H4 L1 L2")
    state = do(game, state, "roll 1 1 2 4 9 9 9 9 9 6")
    assert state.stage is Stage.SCORE
    state = do(game, state, "score")
    assert state.sheet[A].points[8] == 5 * 9 + 2
    assert (state.seat, state.finisher) == (B, None)

    # B makes phase 10, gets the bonus and starts the end.
    state = do(game, state, "roll W W 3 4 7 7 7 9 10 10", "keep L1 L2 H1 H2 H3 H5 H6")
    state = do(game, state, "roll W W 4 4 7 7 7 8 10 10", "keep L1 L2 H1 H2 H3 H5 H6")
    state = do(game, state, "roll W W 4 4 7 7 7 10 10 10", "score")
    assert state.sheet[B].points[9] == 51  # 7-7-7-W-W and 10-10-10
    assert (state.sheet[B].bonus_10, state.finisher) == (40, B)

    # C, in phase 8, rolls three times and makes it, then 9 and 10 at once: no bonus.
    assert (state.seat, state.began) == (C, 8)
    state = do(game, state, "roll B1 B2 O1 B3 B7 G5 B8 B8 R7 R8", "keep L1 L2 L4 H1 H3 H4")
    state = do(game, state, "roll B1 B2 O1 B3 B7 G5 B8 B8 R7 R8", "keep L1 L2 L4 H1 H3 H4")
    state = do(game, state, "roll B1 B2 R2 B3 B7 B9 B8 B8 R7 R8")
    assert state.sheet[C].points[7] == 1 + 2 + 3 + 7 + 9 + 8 + 8
    assert (state.seat, state.stage, state.rolls) == (C, Stage.ROLL, 0)
    state = do(game, state, "roll 4 4 1 2 10 10 10 10 10 5", "stop")
    assert state.sheet[C].points[8] == 58
    state = do(game, state, "roll 4 4 1 2 10 10 10 10 10 5", "keep L1 L2 H1 H2 H3 H4 H5")
    state = do(game, state, "roll 4 4 W 2 10 10 10 10 10 5", "stop")
    assert state.sheet[C].points[9] == 58
    assert (state.sheet[C].bonus_10, len(state.sheet[C].points)) == (0, 10)

    # D has bad luck with phase 7, which ends the game for D.
    assert (state.seat, state.began) == (D, 7)
    state = do(game, state, "roll 1 2 3 4 8 8 8 9 9 10", "keep H1 H2 H3 H4 H5")
    state = do(game, state, "roll 1 2 3 W 8 8 8 9 9 10", "keep L4 H1 H2 H3 H4 H5")
    state = do(game, state, "roll 1 2 4 W 8 8 8 9 9 9")
    assert state.sheet[D].points == (20,) * 6
    assert (state.seat, state.stage) == (E, Stage.ROLL)

    # E has phase 10 to make, makes it, and gets the bonus, too.
    state = attempt(game, state, "W W W W 6 6 6 6 6 5")
    assert state.sheet[E].points[9] == 35
    assert state.sheet[E].bonus_10 == 40

    # A at last makes phase 10, without the bonus: it is already the next round.
    assert (state.seat, state.began) == (A, 10)
    state = attempt(game, state, BEST[10])
    assert state.sheet[A].bonus_10 == 0
    assert state.stage is Stage.OVER

    totals = [line.total for line in state.sheet]
    assert totals == [
        8 * 20 + 47 + 62,
        9 * 20 + 51 + 40,
        7 * 20 + 38 + 58 + 58,
        6 * 20,
        9 * 20 + 35 + 40,
    ]
    result = outcome(game, state)
    assert result.winners == (C,)
    assert result.ranking == ((C,), (B,), (A,), (E,), (D,))
    assert result.reason is DiceReason.MOST_POINTS
