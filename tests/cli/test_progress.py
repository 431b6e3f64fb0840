"""The bar of `tenfold solve`: there while something is solved, and it moves phase by phase."""

from __future__ import annotations

from pathlib import Path

import pexpect
import pytest

from tenfold.analysis.dice.solutions import solve_game
from tenfold.games.dice.rules import Rules
from tenfold.pieces.phases import read_phase
from tests.cli.run import at_terminal, ended
from tests.cli.test_solve import HOUSE

BAR = r"solving [^\r\n]*\d/2[^\r\n]*\d:\d\d:\d\d"


@pytest.mark.parametrize("deductions", [False, True], ids=["printed", "deductions"])
def test_every_phase_is_told_when_it_is_solved(deductions: bool) -> None:
    phases = tuple(map(read_phase, ("run 6", "run 7", "set 3 + set 3")))
    told: list[tuple[int, int]] = []
    rules = Rules(edition="de", phases=phases, solo_deductions_count=deductions)
    solve_game(rules, lambda done, of: told.append((done, of)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


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


def test_a_solution_that_is_made_anew_shows_it_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("TERM", "xterm")
    house = tmp_path / "house.toml"
    house.write_text(HOUSE, "utf-8")
    assert ended(at_terminal("solve", "dice", "--rules", house))[0] == 0
    (file,) = (tmp_path / "cache").iterdir()
    file.write_bytes(b"")
    roll = ("--phase", "2", "--rolls-left", "1", "--roll", "9 9 9 5 4 W 2 9 6 1")
    child = at_terminal("coach", "dice", "--rules", house, *roll)
    child.expect_exact(f"tenfold: {file} is broken: solving again")
    child.expect(BAR)
    child.expect("The best choices")
    assert ended(child)[0] == 0
