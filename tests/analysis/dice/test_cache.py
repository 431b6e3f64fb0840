"""Solutions are kept, read again, and made anew when they are broken or of another version."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from tenfold.analysis.dice import cache
from tenfold.analysis.dice.cache import solved
from tenfold.analysis.dice.effort import Progress, Step, Watch, unwatched
from tenfold.analysis.dice.solution import Solution
from tenfold.analysis.dice.solver.colour_layer import Layer
from tenfold.analysis.dice.solver.colour_phase import ColourDecisions
from tenfold.games.dice.rules import Rules
from tenfold.pieces.phases import read_phase

RULES = Rules(edition="de", phases=(read_phase("set 4 + set 4"),))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


class Watched:
    """Looks on while something is solved."""

    def __init__(self) -> None:
        self.opened = 0
        self.steps: list[Step] = []

    @contextmanager
    def __call__(self) -> Iterator[Progress]:
        self.opened += 1
        yield self.steps.append


def solve_and_listen(watch: Watch = unwatched) -> tuple[Solution, list[str]]:
    lines: list[str] = []
    return solved(RULES, watch, lines.append), lines


def must_not_solve(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("solved again")

    monkeypatch.setattr(cache, "solve_game", refuse)


def test_the_second_call_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched()
    first = solved(RULES, watched)
    assert watched.opened == 1
    assert watched.steps[-1].done == watched.steps[-1].of
    must_not_solve(monkeypatch)
    second, lines = solve_and_listen(watched)
    assert (lines, watched.opened) == ([], 1)
    assert second.value == first.value
    assert second.distribution == first.distribution
    assert second.phases == first.phases
    assert np.array_equal(second.stages[0].again, first.stages[0].again)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\x00\xff", b"[]", b"{}", b'{"rules": 5}', b"null", b'{"code": "x"', b"[" * 10**5],
    ids=lambda content: repr(content[:12]),
)
def test_a_broken_file_is_made_anew_with_one_line(content: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    value = solved(RULES).value
    file = cache.cache_file(RULES)
    file.write_bytes(content)
    again, lines = solve_and_listen()
    assert again.value == value
    (line,) = lines
    assert str(file) in line
    assert "solving again" in line
    must_not_solve(monkeypatch)
    assert solve_and_listen()[1] == []


@pytest.mark.parametrize(("field", "part"), [("code", "another version"), ("rules", "other rules")])
def test_a_foreign_file_is_made_anew_with_one_line(field: str, part: str) -> None:
    solved(RULES)
    file = cache.cache_file(RULES)
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**data, field: "foreign"}), "utf-8")
    (line,) = solve_and_listen()[1]
    assert part in line
    assert json.loads(file.read_text("utf-8"))[field] == data[field]


def test_a_file_with_missing_figures_is_broken() -> None:
    solved(RULES)
    file = cache.cache_file(RULES)
    data = json.loads(file.read_text("utf-8"))
    del data["distribution"]["chances"]
    file.write_text(json.dumps(data), "utf-8")
    assert "is broken" in solve_and_listen()[1][0]


def test_a_figure_that_was_altered_is_noticed() -> None:
    value = solved(RULES).value
    file = cache.cache_file(RULES)
    text = file.read_text("utf-8")
    assert str(value) in text
    file.write_text(text.replace(str(value), str(value + 100)), "utf-8")
    solution, lines = solve_and_listen()
    assert solution.value == value
    assert lines == [f"{file} is broken: solving again"]
    assert solve_and_listen()[1] == []


def test_an_altered_byte_of_the_tables_is_noticed(tmp_path: Path) -> None:
    """Wherever it is: what a zip file says of itself is not all covered by its own sums."""
    content = cache._pack({8: [ColourDecisions(np.arange(3.0), layer(1), layer(2))]})
    file = tmp_path / "tables.npz"
    for at in range(0, len(content), 7):
        altered = bytearray(content)
        altered[at] ^= 1
        file.write_bytes(altered)
        with pytest.raises(cache._Unusable, match="is broken"):
            cache._read_tables(file, cache._digest(content))


def _folder_instead(file: Path) -> None:
    file.unlink()
    file.mkdir()


BREAKING: dict[str, Callable[[Path], object]] = {
    "is gone": Path.unlink,
    "is broken": lambda file: file.write_bytes(file.read_bytes()[:-1]),
    "cannot be read (Is a directory)": _folder_instead,
}


@pytest.mark.parametrize("problem", BREAKING)
def test_broken_tables_are_made_anew_with_a_line_and_a_bar(problem: str) -> None:
    """When they are asked for: figures need none."""
    value = solved(RULES).value
    file = cache.cache_file(RULES).with_suffix(".npz")
    BREAKING[problem](file)
    assert cache.cached(RULES) is None  # a hint does not wait for them
    watched = Watched()
    solution, lines = solve_and_listen(watched)
    assert (solution.value, lines, watched.opened) == (value, [], 0)
    assert solution.load_colours() == {}
    assert lines[0] == f"{file} {problem}: solving again"
    assert watched.opened == 1
    assert watched.steps
    if file.is_dir():
        assert lines[1:] == [f"cannot keep the solution in {file}: Is a directory"]
    else:
        assert lines[1:] == []
        assert cache.cached(RULES) is not None
        assert solution.load_colours() == {}  # once is enough
        assert watched.opened == 1


def test_a_folder_in_the_place_of_the_figures(folder: Path) -> None:
    file = cache.cache_file(RULES)
    file.mkdir(parents=True)
    solution, lines = solve_and_listen()
    assert solution.value > 0
    assert lines == [
        f"{file} cannot be read (Is a directory): solving again",
        f"cannot keep the solution in {file}: Is a directory",
    ]
    assert sorted(path.suffix for path in folder.iterdir()) == [".json", ".npz"]


def test_where_nothing_can_be_kept_it_is_solved_all_the_same(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    solution, lines = solve_and_listen()
    assert solution.value > 0
    assert lines
    assert "cannot keep" in lines[-1]


def test_nothing_but_the_two_files_is_left(folder: Path) -> None:
    solved(RULES)
    assert sorted(file.suffix for file in folder.iterdir()) == [".json", ".npz"]


def test_other_rules_are_other_files() -> None:
    others = [
        Rules(edition="de", phases=RULES.phases, reroll_kept=False),
        Rules(edition="de", phases=RULES.phases, solo_deductions_count=True),
        Rules(edition="de"),
    ]
    assert len({cache.cache_file(rules) for rules in (RULES, *others)}) == 4


def layer(seed: int) -> Layer:
    generator = np.random.default_rng(seed)
    four = [tuple(generator.random(5) for _ in range(4)) for _ in range(3)]
    part = tuple(generator.integers(0, 5, 5) for _ in range(4))
    mixed = generator.integers(0, 7, (2, 10)).astype(np.int8)
    return Layer(four[0], four[1], part, four[2], mixed, generator.random(2), generator.random(2))


def test_tables_of_colours_survive() -> None:
    tables = {
        8: [
            ColourDecisions(np.arange(3.0), layer(1), layer(2)),
            ColourDecisions(np.ones(3), layer(3), layer(4)),
        ]
    }
    read = cache._unpack(cache._pack(tables))
    assert list(read) == [8]
    for before, after in zip(tables[8], read[8], strict=True):
        assert np.array_equal(before.gains, after.gains)
        for name, value in vars(before.first).items():
            assert np.array_equal(value, vars(after.first)[name])
        assert np.array_equal(before.last.mixed, after.last.mixed)
