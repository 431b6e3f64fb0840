"""The game for one: deductions, the bonus at the first attempt, each option."""

from __future__ import annotations

import pytest

from tenfold.games.dice.state import DiceReason, SheetLine, Stage
from tests.games.dice.build import BEST, NOTHING, attempt, do, offers, refused, table
from tests.games.looking import outcome


@pytest.mark.rule("dice.solo")
@pytest.mark.rule("dice.players")
def test_alone_the_same_rules_hold_and_the_last_phase_ends_the_game() -> None:
    game, state = table(players=1)
    for number in range(1, 11):
        assert (state.seat, state.began, state.stage) == (0, number, Stage.ROLL)
        state = attempt(game, state, BEST[number])
    result = outcome(game, state)
    assert result.ranking == ((0,),)
    assert result.scores == (649,)
    assert result.reason is DiceReason.SOLO
    assert result.reason.rule == "dice.solo"


@pytest.mark.rule("dice.solo")
def test_each_failed_attempt_costs_5_points() -> None:
    game, state = table(players=1, phase={0: 4})
    for failed in range(1, 5):
        state = attempt(game, state, NOTHING)
        line = state.sheet[0]
        assert (line.failed, line.deducted, line.total) == (failed, 5 * failed, 60 - 5 * failed)
    state = attempt(game, state, BEST[4])
    assert state.sheet[0].total == 60 - 20 + 49
    assert state.sheet[0].running == (20, 40, 60, 109)  # the block is written without them


@pytest.mark.rule("dice.solo")
def test_with_others_nothing_is_deducted() -> None:
    game, state = table(players=2)
    assert attempt(game, state, NOTHING).sheet[0].deducted == 0


@pytest.mark.rule("dice.solo")
def test_a_game_can_end_below_zero() -> None:
    lines = {0: SheetLine((0,) * 9, bonus_5=0, failed=60, tries=1, deducted=300)}
    game, state = table(players=1, lines=lines)
    assert outcome(game, attempt(game, state, BEST[10])).scores == (62 - 300,)


@pytest.mark.rule("dice.solo.bonus-10")
def test_the_bonus_at_the_first_attempt_only() -> None:
    game, state = table(players=1, phase={0: 10})
    assert attempt(game, state, BEST[10]).sheet[0].bonus_10 == 40
    late = attempt(game, attempt(game, state, NOTHING), BEST[10])
    assert late.sheet[0].bonus_10 == 0
    assert outcome(game, late).scores == (180 - 5 + 62,)


@pytest.mark.rule("dice.solo.bonus-10")
def test_failures_in_earlier_phases_do_not_cost_the_bonus() -> None:
    game, state = table(players=1, phase={0: 9})
    state = attempt(game, attempt(game, state, NOTHING), BEST[9])
    state = attempt(game, state, BEST[10])
    assert state.sheet[0].bonus_10 == 40


# --- declining ----------------------------------------------------------------------------------------


@pytest.mark.rule("dice.solo.decline")
def test_declining_costs_5_points_like_a_failure() -> None:
    game, state = table(players=1, phase={0: 2})
    state = do(game, state, f"roll {BEST[2]}", "stop", "decline")
    line = state.sheet[0]
    assert (line.declined, line.failed, line.deducted, line.total) == (1, 0, 5, 15)
    assert (state.stage, state.began) == (Stage.ROLL, 2)


@pytest.mark.rule("dice.solo.decline")
def test_declining_phase_10_forfeits_the_bonus() -> None:
    game, state = table(players=1, phase={0: 10})
    state = do(game, state, f"roll {BEST[10]}", "stop", "decline")
    state = attempt(game, state, BEST[10])
    assert state.sheet[0].bonus_10 == 0
    assert outcome(game, state).scores == (180 - 5 + 62,)


@pytest.mark.rule("dice.solo.decline")
def test_the_option_free_costs_no_points() -> None:
    """In phase 10 it still forfeits the bonus: what is written down was not the first attempt."""
    game, state = table(players=1, phase={0: 10}, options={"solo_decline": "free"})
    state = do(game, state, f"roll {BEST[10]}", "stop", "decline")
    assert state.sheet[0].deducted == 0
    assert outcome(game, attempt(game, state, BEST[10])).scores == (180 + 62,)
    assert attempt(game, state, NOTHING).sheet[0].deducted == 5  # a failure costs what it costs


@pytest.mark.rule("dice.solo.decline")
def test_the_option_never_does_not_ask() -> None:
    game, state = table(players=1, phase={0: 2}, options={"solo_decline": "never"})
    state = do(game, state, f"roll {BEST[2]}")
    refusal = refused(game, state, "decline")
    assert (refusal.rule, refusal.code) == ("dice.solo.decline", "no-decline-alone")
    state = do(game, state, "stop")
    assert (state.stage, state.sheet[0].points) == (Stage.ROLL, (20, 57))


@pytest.mark.rule("dice.solo.decline")
@pytest.mark.parametrize("choice", ["costs-5", "free", "never"])
def test_the_option_is_about_playing_alone(choice: str) -> None:
    game, state = table(players=2, options={"solo_decline": choice})
    state = do(game, state, f"roll {BEST[1]}", "stop")
    assert offers(game, state) == ["score", "decline"]
    assert do(game, state, "decline").sheet[0].deducted == 0


# --- the 5-phase bonus --------------------------------------------------------------------------------


@pytest.mark.rule("dice.solo.bonus-5")
def test_deductions_do_not_count_into_the_221_points() -> None:
    line = SheetLine((169, 0, 0, 0), failed=9, deducted=45)
    game, state = table(players=1, lines={0: line})
    state = attempt(game, state, BEST[5])
    assert state.sheet[0].bonus_5 == 40
    assert state.sheet[0].total == 221 + 40 - 45


@pytest.mark.rule("dice.solo.bonus-5")
@pytest.mark.parametrize(("before", "bonus"), [(173, 0), (174, 40)])
def test_the_option_counts_them_in(before: int, bonus: int) -> None:
    line = SheetLine((before, 0, 0, 0), failed=1, deducted=5)
    game, state = table(players=1, lines={0: line}, options={"solo_deductions_count": True})
    state = attempt(game, state, BEST[5])
    assert state.sheet[0].bonus_5 == bonus
    assert state.sheet[0].total == before + 52 + bonus - 5
