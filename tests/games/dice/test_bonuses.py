"""The two bonuses, at their borders."""

from __future__ import annotations

import pytest

from tenfold.games.dice.state import SheetLine, Stage
from tests.games.dice.build import BEST, NOTHING, attempt, do, table


@pytest.mark.rule("dice.bonus-5")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(("before", "bonus"), [(167, 0), (168, 0), (169, 40), (170, 40)])
def test_221_points_after_phase_5(players: int, before: int, bonus: int) -> None:
    """The run of eight from 3 to 10 brings 52: 220 are too few, 221 are enough."""
    game, state = table(players=players, points={0: (before, 0, 0, 0)})
    assert state.sheet[0].bonus_5 is None
    line = attempt(game, state, BEST[5]).sheet[0]
    assert (sum(line.points), line.bonus_5) == (before + 52, bonus)
    assert line.total == before + 52 + bonus


@pytest.mark.rule("dice.bonus-5")
def test_it_is_decided_with_phase_5_and_not_before_or_later() -> None:
    game, state = table(players=1, points={0: (60, 57, 104)})
    state = attempt(game, state, BEST[4])
    assert state.sheet[0].bonus_5 is None  # 270 points, but phase 5 is not completed
    state = attempt(game, state, NOTHING)
    assert state.sheet[0].bonus_5 is None
    state = attempt(game, state, BEST[5])
    assert state.sheet[0].bonus_5 == 40
    low, state = table(players=1, phase={0: 6})
    state = attempt(low, state, BEST[6])
    assert state.sheet[0].bonus_5 == 0  # a zero was entered: nothing changes it
    state = attempt(low, state, BEST[7])
    assert (state.sheet[0].total > 200, state.sheet[0].bonus_5) == (True, 0)


@pytest.mark.rule("dice.bonus-5")
def test_a_bonus_of_five_phases_does_not_depend_on_the_others() -> None:
    game, state = table(players=2, points={0: (169, 0, 0, 0), 1: (200, 0, 0, 0)})
    state = attempt(game, attempt(game, state, BEST[5]), BEST[5])
    assert [line.bonus_5 for line in state.sheet] == [40, 40]


# --- ten phases -------------------------------------------------------------------------------------


@pytest.mark.rule("dice.bonus-10")
def test_the_first_to_complete_all_phases_gets_40() -> None:
    game, state = table(players=3, phase={1: 10}, turn=1)
    state = attempt(game, state, BEST[10])
    assert state.sheet[1].bonus_10 == 40
    assert state.sheet[1].total == 9 * 20 + 62 + 40
    assert state.finisher == 1


@pytest.mark.rule("dice.bonus-10")
def test_however_many_attempts_it_took() -> None:
    line = SheetLine((20,) * 9, bonus_5=0, failed=7, tries=3, declined=1)
    game, state = table(players=2, lines={0: line})
    assert attempt(game, state, BEST[10]).sheet[0].bonus_10 == 40


@pytest.mark.rule("dice.bonus-10")
@pytest.mark.parametrize("scribe", range(4))
@pytest.mark.parametrize("finisher", range(4))
def test_later_players_of_the_same_round_get_it_too_and_those_of_the_next_do_not(
    scribe: int, finisher: int
) -> None:
    everybody = dict.fromkeys(range(4), 10)
    game, state = table(phase=everybody, scribe=scribe, turn=finisher)
    for _ in range(4):
        state = attempt(game, state, BEST[10])
    assert state.stage is Stage.OVER
    order = [(scribe + turn) % 4 for turn in range(4)]
    same_round = order[order.index(finisher) :]
    assert [seat for seat in range(4) if state.sheet[seat].bonus_10 == 40] == sorted(same_round)
    assert all(state.sheet[seat].bonus_10 == 0 for seat in range(4) if seat not in same_round)


@pytest.mark.rule("dice.bonus-10")
@pytest.mark.parametrize(("began", "bonus"), [(8, 0), (9, 0), (10, 40)])
def test_only_who_was_in_phase_10_when_the_turn_began(began: int, bonus: int) -> None:
    game, state = table(players=2, phase={0: 10, 1: began})
    state = attempt(game, state, BEST[10])
    for number in range(began, 11):
        assert (state.seat, state.began) == (1, began)
        state = attempt(game, state, BEST[number])
    assert state.stage is Stage.OVER
    assert state.sheet[1].bonus_10 == bonus


@pytest.mark.rule("dice.bonus-10")
def test_whoever_does_not_complete_the_list_has_no_bonus() -> None:
    game, state = table(players=2, phase={0: 10, 1: 10})
    state = attempt(game, attempt(game, state, BEST[10]), NOTHING)
    assert state.stage is Stage.OVER
    assert state.sheet[1].bonus_10 is None
    assert state.sheet[1].total == 180


@pytest.mark.rule("dice.bonus-10")
def test_a_declined_phase_10_starts_no_end() -> None:
    game, state = table(players=2, phase={0: 10, 1: 10})
    state = do(game, state, f"roll {BEST[10]}", "stop", "decline")
    assert (state.finisher, state.stage, state.seat) == (None, Stage.ROLL, 1)
    state = attempt(game, state, BEST[10])
    assert (state.finisher, state.sheet[1].bonus_10) == (1, 40)
    state = attempt(game, state, BEST[10])
    assert state.sheet[0].bonus_10 == 0  # it is the next round
