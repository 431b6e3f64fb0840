"""Who wins: all phases, the total, the highest single result, and a shared win."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tenfold.core import Outcome
from tenfold.games.dice.state import DiceReason
from tests.games.dice.build import BEST, NOTHING, attempt, table
from tests.games.looking import outcome

# Nine phases that bring 200 together, with 30 and with 40 as the highest single result.
EVEN = (30, 30, 30, 30, 30, 20, 10, 10, 10)
STEEP = (40, 30, 30, 30, 20, 20, 10, 10, 10)


def ended(nine: Sequence[Sequence[int]], rolls: Sequence[str], scribe: int = 0) -> Outcome:
    """A round of phase 10 in which every seat, from the scribe on, rolls this once."""
    players = len(nine)
    game, state = table(players=players, points=dict(enumerate(nine)), scribe=scribe, turn=scribe)
    for roll in rolls:
        state = attempt(game, state, roll)
    return outcome(game, state)


@pytest.mark.rule("dice.winner")
def test_whoever_completes_all_phases_wins_with_fewer_points_too() -> None:
    result = ended([(20,) * 9, (50,) * 9], [BEST[10], NOTHING])
    assert result.scores == (180 + 62 + 40, 450)
    assert result.ranking == ((0,), (1,))
    assert result.reason is DiceReason.ALL_PHASES
    assert result.reason.rule == "dice.winner"


@pytest.mark.rule("dice.winner")
def test_among_several_the_highest_total() -> None:
    """The one who started the end need not win."""
    result = ended([(20,) * 9, (30,) * 9, (50,) * 9], [BEST[10], BEST[10], NOTHING])
    assert result.scores == (282, 372, 450)
    assert result.ranking == ((1,), (0,), (2,))
    assert result.reason is DiceReason.MOST_POINTS


@pytest.mark.rule("dice.winner")
def test_the_bonuses_count_into_the_total() -> None:
    """Seat 1 is before the finisher in the round, so it makes phase 10 without the bonus."""
    nine = {0: (21,) * 9, 1: (25,) * 9}
    game, state = table(players=2, points=nine, scribe=1, turn=0)
    state = attempt(game, attempt(game, state, BEST[10]), BEST[10])
    result = outcome(game, state)
    assert result.scores == (189 + 62 + 40, 225 + 62)
    assert result.winners == (0,)


@pytest.mark.rule("dice.winner")
def test_if_level_the_highest_single_result() -> None:
    assert sum(EVEN) == sum(STEEP) == 200
    forty = "W W W W 10 10 10 10 5 5"  # phase 10 for 50: 10-10-10-10-W and 5-5-W
    low = "1 1 1 2 5 5 5 5 5 6"  # for 28: the single result stays with the nine phases
    for order, winner in (([EVEN, STEEP], 1), ([STEEP, EVEN], 0)):
        result = ended(order, [low, low])
        assert result.scores[0] == result.scores[1]
        assert result.ranking == ((winner,), (1 - winner,))
        assert result.reason is DiceReason.BEST_PHASE
    result = ended([EVEN, STEEP], [forty, forty])  # phase 10 itself is the highest now, for both
    assert result.winners == (0, 1)


@pytest.mark.rule("dice.winner")
def test_the_single_result_of_those_who_are_not_level_does_not_matter() -> None:
    low = "1 1 1 2 5 5 5 5 5 6"
    result = ended([EVEN, STEEP, (60, *(10,) * 8)], [low, low, low])
    assert result.ranking == ((1,), (0,), (2,))


@pytest.mark.rule("dice.winner.shared")
def test_if_that_is_level_too_the_win_is_shared() -> None:
    result = ended([EVEN, EVEN, (20,) * 9], [BEST[10]] * 3)
    assert result.ranking == ((0, 1), (2,))
    assert result.winners == (0, 1)
    assert result.reason is DiceReason.SHARED
    assert result.reason.rule == "dice.winner.shared"


@pytest.mark.rule("dice.winner.shared")
def test_level_below_the_winner_is_no_shared_win() -> None:
    result = ended([EVEN, (20,) * 9, (20,) * 9], [BEST[10], NOTHING, NOTHING])
    assert result.ranking == ((0,), (1, 2))
    assert result.reason is DiceReason.ALL_PHASES


@pytest.mark.rule("dice.winner.shared")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_can_share(players: int) -> None:
    result = ended([EVEN] * players, [BEST[10]] * players)
    assert result.winners == tuple(range(players))
