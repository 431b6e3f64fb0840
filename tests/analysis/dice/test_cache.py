"""Solutions are kept, read again, and made anew when they are broken or of another version."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from tenfold.analysis.dice import cache, solutions
from tenfold.analysis.dice.cache import cache_file
from tenfold.analysis.dice.solution import ColourTables, Solution
from tenfold.analysis.dice.solutions import SOLUTION, Progress, known_solution, solution_of
from tenfold.analysis.dice.solver.colour_decision import ColourDecision
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions
from tenfold.core import TenfoldError
from tenfold.games.dice.rules import Rules
from tenfold.pieces.phases import read_phase

RULES = Rules(edition="de", phases=(read_phase("set 4 + set 4"),))
FILE = cache_file(RULES, SOLUTION).name


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def unheard(done: int, of: int) -> None:
    pass


class Asking:
    """Solutions as a new process would find them, and what is said on the way."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def solution(self, progress: Progress = unheard) -> tuple[Solution, list[str]]:
        self.forget()
        self._capsys.readouterr()
        found = solution_of(RULES, progress)
        return found, self._capsys.readouterr().err.splitlines()

    def forget(self) -> None:
        self._monkeypatch.setattr(solutions, "_KNOWN", {})

    def must_not_solve(self) -> None:
        def refuse(*_: object) -> None:
            raise AssertionError("solved again")

        self._monkeypatch.setattr(solutions, "solve_game", refuse)


@pytest.fixture
def asking(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Asking:
    return Asking(capsys, monkeypatch)


def test_the_second_call_reads(asking: Asking) -> None:
    told: list[tuple[int, int]] = []
    first, _ = asking.solution(lambda done, of: told.append((done, of)))
    assert told == [(0, 1), (1, 1)]
    asking.must_not_solve()
    assert solution_of(RULES) is first
    second, lines = asking.solution(lambda done, of: told.append((done, of)))
    assert (lines, len(told)) == ([], 2)
    assert second.value == first.value
    assert second.distribution == first.distribution
    assert second.phases == first.phases
    assert np.array_equal(second.values[0].again, first.values[0].again)


def test_a_hint_does_not_wait_for_a_solution(asking: Asking, folder: Path) -> None:
    asking.forget()
    assert known_solution(RULES) is None
    asking.solution()
    assert known_solution(RULES) is not None
    asking.forget()
    assert known_solution(RULES) is not None
    asking.forget()
    (folder / FILE).write_bytes(b"")
    assert known_solution(RULES) is None


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\x00\xff", b"[]", b'{"rules": 5}', b"[" * 10**5],
    ids=lambda content: repr(content[:12]),
)
@pytest.mark.parametrize("digest", [False, True], ids=["", "with its digest"])
def test_a_broken_file_is_made_anew_with_one_line(
    asking: Asking, folder: Path, content: bytes, digest: bool
) -> None:
    value = asking.solution()[0].value
    file = folder / FILE
    right = file.read_bytes()
    file.write_bytes(cache._digest(content) + content if digest else content)
    again, lines = asking.solution()
    assert again.value == value
    assert lines == [f"tenfold: {file} is broken: solving again"]
    assert file.read_bytes() == right
    asking.must_not_solve()
    assert asking.solution()[1] == []


@pytest.mark.parametrize(
    ("function", "part"),
    [("code_version", "was made by another version of this program"), ("_rules_text", "is for other rules")],
)
def test_a_foreign_file_is_made_anew_with_one_line(
    asking: Asking, folder: Path, monkeypatch: pytest.MonkeyPatch, function: str, part: str
) -> None:
    """A file of other rules can only have been renamed."""
    file = folder / FILE
    monkeypatch.setattr(cache, "cache_file", lambda rules, what: file)
    with monkeypatch.context() as patch:
        patch.setattr(cache, function, lambda *_: "foreign")
        asking.solution()
    assert asking.solution()[1] == [f"tenfold: {file} {part}: solving again"]
    assert asking.solution()[1] == []


def test_an_altered_byte_is_noticed(asking: Asking, folder: Path) -> None:
    """Wherever it is, in the figures, in the tables or in the digest."""
    asking.solution()
    content = (folder / FILE).read_bytes()
    for at in range(0, len(content), 7):
        altered = bytearray(content)
        altered[at] ^= 1
        (folder / FILE).write_bytes(altered)
        with pytest.raises(cache.Unusable, match="is broken"):
            cache.read(RULES, SOLUTION, solutions.SolutionTables)


def test_a_folder_in_the_place_of_the_file(asking: Asking, folder: Path) -> None:
    file = folder / FILE
    file.mkdir(parents=True)
    solution, lines = asking.solution()
    assert solution.value > 0
    assert lines == [
        f"tenfold: {file} cannot be read (Is a directory): solving again",
        f"tenfold: cannot keep {file}: Is a directory",
    ]
    assert list(folder.iterdir()) == [file]


def test_where_nothing_can_be_kept_it_is_solved_all_the_same(asking: Asking, folder: Path) -> None:
    folder.write_text("a file where the folder should be", encoding="utf-8")
    solution, lines = asking.solution()
    assert solution.value > 0
    assert lines
    assert "cannot keep" in lines[-1]


def test_nothing_but_the_file_is_left(asking: Asking, folder: Path) -> None:
    asking.solution()
    assert [file.name for file in folder.iterdir()] == [FILE]


def test_what_was_used_longest_ago_goes(
    asking: Asking, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "MOST_FILES", 3)
    asking.solution()
    for hours in range(1, 4):
        other = folder / f"dice-{hours}.solution"
        other.write_bytes(b"")
        os.utime(other, (hours * 3600,) * 2)
    os.utime(folder / FILE, (0, 0))
    asking.solution()  # and is used again
    cache.kept(RULES, "other", int, lambda: 1)
    assert {file.name for file in folder.iterdir()} == {
        FILE,
        cache_file(RULES, "other").name,
        "dice-3.solution",
    }


def test_other_rules_are_other_files() -> None:
    others = [
        Rules(edition="de", phases=RULES.phases, solo_deductions_count=True),
        Rules(edition="de"),
    ]
    assert len({cache_file(rules, SOLUTION) for rules in (RULES, *others)}) == 3


def test_where_dice_stay_locked_there_is_no_solution(folder: Path) -> None:
    locked = Rules(edition="de", phases=RULES.phases, reroll_kept=False)
    with pytest.raises(TenfoldError, match=r"^unsolvable$"):
        solution_of(locked)
    assert known_solution(locked) is None
    assert not folder.exists()


def decision(seed: int) -> ColourDecision:
    generator = np.random.default_rng(seed)
    four = [tuple(generator.random(5) for _ in range(4)) for _ in range(3)]
    part = tuple(generator.integers(0, 5, 5) for _ in range(4))
    mixed = generator.integers(0, 7, (2, 10)).astype(np.int8)
    return ColourDecision(four[0], four[1], part, four[2], mixed, generator.random(2), generator.random(2))


def test_tables_of_colours_survive() -> None:
    tables = {
        8: [
            ColourDecisions(np.arange(3.0), decision(1), decision(2)),
            ColourDecisions(np.ones(3), decision(3), decision(4)),
        ]
    }
    for _ in range(2):  # put there, then read
        read = cache.kept(RULES, "colours", ColourTables, lambda: tables)
    assert list(read) == [8]
    for before, after in zip(tables[8], read[8], strict=True):
        assert before is not after
        assert np.array_equal(before.gains, after.gains)
        for name, value in vars(before.first).items():
            assert np.array_equal(value, vars(after.first)[name])
        assert np.array_equal(before.last.mixed, after.last.mixed)
        assert after.last.mixed.dtype == np.int8
