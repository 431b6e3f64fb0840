"""The solution of the printed game: against plain recursion over the last rolls, simulation, and itself."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from tenfold.analysis.dice.simulate import simulate
from tenfold.analysis.dice.solution import SoloState, Solution
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.cli.solve import QUANTILES
from tenfold.pieces.dice import DICE, Face, best_points, is_colour_phase
from tests.analysis.dice.solutions import compiled_steps, printed, solved_anew

DOCUMENTED = (Path(__file__).parents[3] / "docs" / "dice-solution.md").read_text("utf-8")
TABLE = DOCUMENTED.split("## Other readings")[1].split("\n## ")[0]
PHASES = range(1, 11)
ALL = tuple(range(len(DICE)))


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solved_anew()


def state(solution: Solution, phase: int, faces: tuple[Face, ...], rolls_left: int) -> SoloState:
    """Somewhere in the middle of a game, where the 5-phase bonus is open."""
    points = sum(solution.rules.maximum(before) for before in range(1, phase)) * 4 // 5
    return SoloState(phase=phase, points=points, deducted=5, faces=faces, rolls_left=rolls_left)


def some_roll(solution: Solution, generator: random.Random) -> tuple[Face, ...]:
    return tuple(generator.choice(die) for die in solution.rules.colours)


def ended(solution: Solution, at: SoloState) -> float:
    """No roll is left: accept, decline or fail, whatever it is worth."""
    choice = solution.accept(at)
    if choice is None:
        return solution.fail_value(at)
    return max(choice.accept, -np.inf if choice.decline is None else choice.decline)


def test_the_figures(solution: Solution) -> None:
    """What the documentation says; found by this solver and by an earlier one that shares no code with it."""
    assert solution.value == pytest.approx(496.4940446890, abs=1e-9)
    spread = solution.distribution
    assert spread.deviation == pytest.approx(30.503193, abs=1e-6)
    assert [spread.quantile(share) for share in (0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99)] == [
        *(420, 443, 476, 500, 519, 541, 555)
    ]
    assert sum(spread.chances) == pytest.approx(1, abs=1e-10)
    assert spread.mean == pytest.approx(solution.value, abs=1e-9)


READINGS = {
    tuple(filter(None, reading))
    for reading in product(("", "free-decline", "no-decline"), ("", "deductions"))
}


@pytest.mark.rule("dice.solo.decline")
@pytest.mark.rule("dice.solo.bonus-5")
@pytest.mark.parametrize("variants", sorted(READINGS), ids=lambda variants: "+".join(variants) or "printed")
def test_every_reading_is_what_its_distribution_says_and_what_is_documented(
    variants: tuple[str, ...],
) -> None:
    solution = printed(*variants) if variants else solved_anew()
    assert solution.distribution.mean == pytest.approx(solution.value, abs=1e-9)
    name = _named(variants)
    spread = solution.distribution
    figures = (
        f"{solution.value:.10f}",
        f"{spread.deviation:.3f}",
        " ".join(str(spread.quantile(share / 100)) for share in QUANTILES),
        f"{spread.bonus_5:.2%}".replace("%", " %"),
        f"{spread.bonus_10:.2%}".replace("%", " %"),
        f"{spread.failed:.3f}",
        f"{spread.declined:.3f}" if spread.declined else "0",
    )
    rows = [line.strip("| ").split(" | ") for line in TABLE.splitlines() if line.startswith("| ")]
    assert {row[0] for row in rows[1:]} == {_named(reading) for reading in READINGS}
    assert [name, *figures] in rows


def _named(variants: tuple[str, ...]) -> str:
    return ", ".join(f"`{variant}`" for variant in variants) or "printed"


@pytest.mark.rule("dice.solo.bonus-10")
def test_simulated_games_agree(solution: Solution) -> None:
    totals = simulate(solution, 200_000, 1)
    error = solution.distribution.deviation / np.sqrt(len(totals))
    assert abs(totals.mean() - solution.value) < 3 * error


@pytest.mark.parametrize("phase", PHASES)
def test_every_start_is_a_fixed_point(solution: Solution, phase: int) -> None:
    """Of what the other solver finds: NumPy solved the game, the compiled steps try what it found."""
    values = solution.values[phase - 1]
    with compiled_steps():
        attempt = attempt_for(solution.rules, phase)
    for first_try, gains in ((True, values.first), (False, values.again))[: 1 + (phase == 10)]:
        places = range(len(gains))
        here = [solution.continuation(phase, values.low + at, first_try=first_try) for at in places]
        brought = attempt.values(np.array([after.gains for after in here]))
        assert brought + [after.fail for after in here] == pytest.approx(gains, abs=1e-9)


@pytest.mark.parametrize("phase", PHASES)
def test_the_last_roll_is_what_recursion_says(solution: Solution, phase: int) -> None:
    generator = random.Random(phase)
    for _ in range(4):
        faces = some_roll(solution, generator)
        at = state(solution, phase, faces, 1)
        for keep in [keep for keep in solution.keeps(at) if len(keep.positions) >= 7][:6]:
            dice = [
                [face] if place in keep.positions else die
                for place, (face, die) in enumerate(zip(faces, solution.rules.colours, strict=True))
            ]
            rolls = list(product(*dice))
            values = [ended(solution, state(solution, phase, roll, 0)) for roll in rolls]
            chances = [best_points(solution.rules.phase(phase), roll) is not None for roll in rolls]
            assert keep.value == pytest.approx(sum(values) / len(rolls), abs=1e-9)
            assert keep.chance == pytest.approx(sum(chances) / len(rolls), abs=1e-6)


@pytest.mark.parametrize("phase", PHASES)
def test_two_rolls_are_the_best_of_one_roll(solution: Solution, phase: int) -> None:
    generator = random.Random(phase)
    faces = some_roll(solution, generator)
    keeps = solution.keeps(state(solution, phase, faces, 2))
    if is_colour_phase(solution.rules.phase(phase)):  # with eight dice of one colour
        red = [
            next((face for face in die if face.colour.value == "R"), die[0]) for die in solution.rules.colours
        ]
        faces = (*red[:8], *faces[8:])
        keeps = solution.keeps(state(solution, phase, faces, 2))
    for keep in [keep for keep in keeps if 8 <= len(keep.positions) < 10][:2]:
        dice = [
            [face] if place in keep.positions else die
            for place, (face, die) in enumerate(zip(faces, solution.rules.colours, strict=True))
        ]
        after = [solution.keeps(state(solution, phase, roll, 1))[0] for roll in product(*dice)]
        assert keep.value == pytest.approx(sum(best.value for best in after) / len(after), abs=1e-9)


@pytest.mark.parametrize("phase", PHASES)
def test_the_best_keep_is_the_first_of_the_list(solution: Solution, phase: int) -> None:
    generator = random.Random(phase)
    for number in range(30):
        at = state(solution, phase, some_roll(solution, generator), 1 + number % 2)
        keeps = {keep.positions: keep.value for keep in solution.keeps(at)}
        assert keeps[solution.best_keep(at)] == pytest.approx(max(keeps.values()), abs=1e-9)
        stopped = ended(solution, state(solution, phase, at.faces, 0))
        assert keeps[ALL] == pytest.approx(stopped, abs=1e-9)


@pytest.mark.rule("dice.decline")
def test_poor_points_are_declined_and_good_ones_accepted(solution: Solution) -> None:
    dice = solution.rules.colours
    poor = tuple(die[0] for die in dice)  # four 1s and six 5s: 5-5-5 and 5-5-5
    choice = solution.accept(state(solution, 1, poor, 0))
    assert choice is not None
    assert choice.points == 30
    assert choice.decline is not None
    assert choice.decline > choice.accept
    good = tuple(die[5] for die in dice)  # six 10s
    choice = solution.accept(state(solution, 1, good, 0))
    assert choice is not None
    assert choice.decline is not None
    assert choice.accept > choice.decline
    assert solution.accept(state(solution, 8, poor, 0)) is None


def test_attempts_for_any_values(solution: Solution) -> None:
    """What a player needs who does not play for points: here, for success alone, and for its opposite."""
    for number in (1, 6):
        most = solution.rules.maximum(number)
        given = np.stack([np.ones(most + 1), np.zeros(most + 1)])
        failing = np.array([0.0, 1.0])
        attempt = attempt_for(solution.rules, number)
        gains = given - failing[:, None]
        values, failed = attempt.values(gains) + failing, attempt.results(gains)[:, -1]
        assert values[0] == pytest.approx(solution.phases[number - 1].best_success, abs=1e-12)
        assert values[1] == pytest.approx(failed[1], abs=1e-12)
        assert 0.9 < values[1] < 1  # even who wants to miss a phase may complete it by the third roll
        assert failed[0] == pytest.approx(1 - values[0], abs=1e-12)


def test_impossible_states_are_refused(solution: Solution) -> None:
    with pytest.raises(Exception, match="there is no phase 11"):
        solution.start_value(11, 0, 0)
    with pytest.raises(Exception, match="before phase 2 there are 0 to 60 points, not 61"):
        solution.start_value(2, 61, 0)
