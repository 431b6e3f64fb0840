"""Short games by house rules, every reading of the unclear rules: laws that hold whatever the figures are."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
import pytest

from tenfold.analysis.dice.simulate import simulate
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solutions import solve_game
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.games.dice.rules import DEDUCTION, Rules, SoloDecline, edition_rules
from tenfold.pieces.phases import read_phase

SHORT = ("run 8", "set 5 + set 3")
FIVE = ("set 3", "set 2", "run 4", "set 5 + set 2", "set 5 + set 3")  # at most 241 points: the bonus is hard
EASY = ("set 2", "set 2 + set 2")  # hardly ever fails: where declining is free one waits for the most points


@cache
def house(phases: tuple[str, ...], decline: SoloDecline, count: bool) -> Solution:
    rules = Rules(
        edition="de",
        phases=tuple(map(read_phase, phases)),
        solo_decline=decline,
        solo_deductions_count=count,
    )
    return Solution(rules, *solve_game(rules))


READINGS = [
    *((SHORT, decline, False) for decline in SoloDecline),
    *((FIVE, decline, count) for decline, count in product(SoloDecline, (False, True))),
    (EASY, SoloDecline.FREE, False),
]
NAMES = [
    f"{len(phases)} {'easy ' * (phases == EASY)}phases, {decline.value}{', deductions' * count}"
    for phases, decline, count in READINGS
]


@pytest.fixture(params=READINGS, ids=NAMES)
def solution(request: pytest.FixtureRequest) -> Solution:
    return house(*request.param)


@pytest.mark.rule("dice.solo")
@pytest.mark.rule("dice.solo.decline")
@pytest.mark.rule("dice.solo.bonus-5")
def test_the_distribution_is_one_and_its_mean_is_the_value(solution: Solution) -> None:
    spread = solution.distribution
    assert sum(spread.chances) == pytest.approx(1, abs=1e-10)
    assert spread.mean == pytest.approx(solution.value, abs=1e-9)
    assert min(spread.chances) >= 0
    assert spread.quantile(0.01) <= spread.quantile(0.5) <= spread.quantile(0.99)
    assert (spread.declined == 0) == (solution.rules.solo_decline is SoloDecline.NEVER)


def test_every_start_is_a_fixed_point(solution: Solution) -> None:
    """What an attempt brings, failing and declining included, is what its start is worth: to 1e-9."""
    for values in solution.values:
        attempt = attempt_for(solution.rules, values.number)
        for first_try, gains in ((True, values.first), (False, values.again)):
            for place in range(0, len(gains), 7):
                here = solution.continuation(values.number, values.low + place, first_try=first_try)
                brought = attempt.values(here.gains[None])[0] + here.fail
                assert brought == pytest.approx(gains[place], abs=1e-9)


def test_simulated_games_agree(solution: Solution) -> None:
    totals = simulate(solution, 20_000, 5)
    error = solution.distribution.deviation / np.sqrt(len(totals))
    assert abs(totals.mean() - solution.value) < 4 * error
    assert totals.std() == pytest.approx(solution.distribution.deviation, rel=0.05)


@pytest.mark.parametrize("count", [False, True], ids=["", "deductions"])
def test_more_freedom_is_never_worth_less(count: bool) -> None:
    never, costs, free = (
        house(FIVE, d, count).value for d in (SoloDecline.NEVER, SoloDecline.COSTS_5, SoloDecline.FREE)
    )
    assert never <= costs <= free
    assert house(FIVE, SoloDecline.COSTS_5, True).value <= house(FIVE, SoloDecline.COSTS_5, False).value


def test_more_points_are_never_worth_less(solution: Solution) -> None:
    for values in solution.values:
        for gains in (values.first, values.again):
            totals = values.low + np.arange(len(gains)) + gains
            assert (np.diff(totals) >= -1e-9).all()
            assert (np.diff(gains) >= -1e-9).all()  # the bonus only comes nearer
        assert (values.first >= values.again - 1e-9).all()


def test_failing_costs_no_more_than_the_deduction_and_the_bonus(solution: Solution) -> None:
    for values in solution.values[:-1]:
        here = solution.continuation(values.number, values.high, first_try=True)
        lost = values.first[-1] - here.fail
        assert DEDUCTION - 1e-9 <= lost <= DEDUCTION + 40 + 1e-9


def test_the_rules_of_the_box_are_ten_phases() -> None:
    assert len(edition_rules("de").phases) == 10
