"""The bar of `tenfold solve`: steps of the size that they are, a steady pace, a sensible remaining time."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pexpect
import pytest

from tenfold.analysis.dice.build import solve_game
from tenfold.analysis.dice.effort import Step, Work
from tenfold.analysis.dice.solver.attempts import attempt_for
from tenfold.cli.progress import Pace
from tenfold.games.dice.rules import Rules, edition_rules
from tenfold.pieces.phases import read_phase
from tests.cli.run import at_terminal, ended
from tests.cli.test_solve import HOUSE

BAR = r"solving [^\r\n]*\d+%[^\r\n]*\d:\d\d:\d\d"


# --- the plan ---------------------------------------------------------------------------------------


def planned(number: int, *variants: str) -> float:
    """Which part of the work a phase of the printed game is, by the plan."""
    rules = edition_rules("de", variants)
    attempts = [attempt_for(rules, phase) for phase in range(1, 11)]
    steps: list[Step] = []
    work = Work(rules, attempts, steps.append)
    work.begin_phase(number)
    with work.step(1000):
        pass
    return (steps[0].after - steps[0].done) / steps[0].of


def test_phase_8_is_most_of_the_work() -> None:
    assert 0.6 < planned(8) < 0.9
    assert 0.5 < planned(8, "locked") < 0.8
    assert planned(9) < 0.01


def test_with_locked_dice_phases_2_to_5_are_about_a_third() -> None:
    assert 0.2 < sum(planned(number, "locked") for number in range(2, 6)) < 0.4


@pytest.mark.parametrize("reroll", [True, False], ids=["loose", "locked"])
@pytest.mark.parametrize("deductions", [False, True], ids=["printed", "deductions"])
def test_steps_are_told_in_order_and_without_large_gaps(reroll: bool, deductions: bool) -> None:
    phases = tuple(map(read_phase, ("run 6", "run 7", "run 7", "run 7", "run 8", "set 3 + set 3")))
    rules = Rules(edition="de", phases=phases, reroll_kept=reroll, solo_deductions_count=deductions)
    steps: list[Step] = []
    solve_game(rules, steps.append)
    assert steps[0].done == 0
    (of,) = {step.of for step in steps}
    assert (steps[-1].done, steps[-1].after) == (of, of)
    for step, following in pairwise(steps):
        assert step.done <= step.after <= following.done + 1e-9
        assert following.done - step.after < 0.2 * of, "this part was planned far too large"
    still = sum(step.done == step.after for step in steps)
    assert still < len(steps) / 3, "most parts were planned too small"


# --- the bar ----------------------------------------------------------------------------------------


def test_within_a_step_it_moves_at_the_pace_so_far_and_not_beyond_it() -> None:
    pace = Pace(100.0)
    pace.begins(Step(0, 10, 40), 100)
    assert pace.done(104) == pytest.approx(4)  # the plan's own pace, until more is known
    assert pace.left(104) == pytest.approx(36)
    pace.begins(Step(10, 20, 40), 123)  # half as fast as planned: 13 of 26 seconds, with those believed
    assert pace.done(123) == 10
    assert pace.done(127) == pytest.approx(12)
    assert pace.left(127) == pytest.approx(56)
    assert pace.done(500) == 20


def test_a_step_that_takes_too_long_makes_the_rest_look_longer() -> None:
    pace = Pace(0.0)
    pace.begins(Step(0, 10, 40), 0)
    left = [pace.left(now) for now in (0, 5, 10, 20, 40)]
    assert left[:3] == pytest.approx([40, 35, 30])
    assert left[2] < left[3] < left[4]


def test_on_a_terminal_there_is_a_bar_when_something_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("TERM", "xterm")
    house = tmp_path / "house.toml"
    house.write_text(HOUSE, "utf-8")
    child = at_terminal("solve", "dice", "--rules", house)
    child.expect(BAR)
    assert ended(child)[0] == 0
    child = at_terminal("solve", "dice", "--rules", house)
    assert child.expect(["solving", "expected total", pexpect.EOF]) == 1
    assert ended(child)[0] == 0


def test_tables_that_are_made_anew_show_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("TERM", "xterm")
    house = tmp_path / "house.toml"
    house.write_text(HOUSE, "utf-8")
    assert ended(at_terminal("solve", "dice", "--rules", house))[0] == 0
    (tables,) = (tmp_path / "cache").glob("*.npz")
    tables.write_bytes(b"")
    roll = ("--phase", "2", "--rolls-left", "1", "--roll", "9 9 9 5 4 W 2 9 6 1")
    child = at_terminal("coach", "dice", "--rules", house, *roll)
    child.expect_exact(f"tenfold: {tables} is broken: solving again")
    child.expect(BAR)
    child.expect("The best choices")
    assert ended(child)[0] == 0
