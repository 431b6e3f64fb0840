"""The solution that comes with the program is the one that the solver finds."""

from __future__ import annotations

import random
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from tenfold.analysis.dice import cache, solutions, styles
from tenfold.analysis.dice.cache import BOX, cache_file
from tenfold.analysis.dice.solution import SoloState, Solution
from tenfold.analysis.dice.solutions import SOLUTION, is_solved, known_solution, solution_of
from tenfold.analysis.dice.solver.colour_decision import ColourDecision
from tenfold.analysis.dice.styles import find_styles, styles_of
from tenfold.games.dice.rules import edition_rules
from tests.analysis.dice.solutions import solved_anew

RULES = edition_rules("de")
EXACT = 1e-9


@pytest.fixture(scope="module")
def fresh() -> Solution:
    return solved_anew()


@pytest.fixture
def boxed(fresh: Solution, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Solution:
    """As a new process on a new machine finds it: nothing is solved, and nothing is kept."""
    monkeypatch.setattr(solutions, "_KNOWN", {})
    monkeypatch.setattr(solutions, "solve_game", None)
    monkeypatch.setattr(styles, "find_styles", None)
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path / "cache"))
    assert is_solved(RULES)
    assert not (tmp_path / "cache").exists()
    return solution_of(RULES)


def test_every_figure_is_what_the_solver_finds(boxed: Solution, fresh: Solution) -> None:
    for mine, theirs in zip(boxed.values, fresh.values, strict=True):
        assert (mine.number, mine.low) == (theirs.number, theirs.low)
        np.testing.assert_allclose([mine.first, mine.again], [theirs.first, theirs.again], rtol=0, atol=EXACT)
    for field in fields(boxed.distribution):
        mine, theirs = (getattr(of.distribution, field.name) for of in (boxed, fresh))
        np.testing.assert_allclose(mine, theirs, rtol=0, atol=EXACT, err_msg=field.name)
    for one, other in zip(boxed.phases, fresh.phases, strict=True):
        np.testing.assert_allclose([*one[:2], *one.results], [*other[:2], *other.results], atol=EXACT)
    assert boxed.colours.keys() == fresh.colours.keys() == {8}
    for table, anew in zip(boxed.colours[8], fresh.colours[8], strict=True):
        np.testing.assert_allclose(table.gains, anew.gains, rtol=0, atol=EXACT)
        same_decision(table.first, anew.first)
        same_decision(table.last, anew.last)


def same_decision(mine: ColourDecision, theirs: ColourDecision) -> None:
    """Which part is kept follows from the values; of equal ones it may be another."""
    np.testing.assert_array_equal(mine.mixed, theirs.mixed)
    for name in ("kept", "best", "chance", "mixed_kept", "mixed_chance"):
        for mine_of, theirs_of in zip(getattr(mine, name), getattr(theirs, name), strict=True):
            np.testing.assert_allclose(mine_of, theirs_of, rtol=0, atol=EXACT, err_msg=name)


def test_the_styles_of_races_are_what_the_solver_finds(boxed: Solution, fresh: Solution) -> None:
    for mine, theirs in zip(styles_of(boxed), find_styles(fresh), strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=0, atol=EXACT)


def test_it_decides_alike(boxed: Solution, fresh: Solution) -> None:
    """Some rolls of every phase: the same choices for the same worth."""
    generator = random.Random(7)
    for phase in range(1, 11):
        for rolls_left in (1, 2):
            faces = tuple(generator.choice(die) for die in RULES.colours)
            state = SoloState(phase=phase, points=40 * (phase - 1), faces=faces, rolls_left=rolls_left)
            mine, theirs = boxed.keeps(state), fresh.keeps(state)
            assert mine[0].value == pytest.approx(theirs[0].value, abs=EXACT)
            assert {keep.positions for keep in mine} == {keep.positions for keep in theirs}


def test_a_damaged_box_is_no_worse_than_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boxed: Solution
) -> None:
    name = cache_file(RULES, SOLUTION).name
    content = bytearray((BOX / name).read_bytes())
    content[-1] ^= 1
    (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(cache, "BOX", tmp_path)
    monkeypatch.setattr(solutions, "_KNOWN", {})
    assert known_solution(RULES) is None
