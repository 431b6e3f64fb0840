"""`tenfold solve` and `tenfold bench dice`, on a short game by house rules that is solved in a moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tenfold.analysis.dice.solver.backward import PhaseValues
from tenfold.cli.solve import still_to_win
from tenfold.games.dice.rules import Rules
from tenfold.lab.bench import dice
from tenfold.locales import Speech
from tenfold.pieces.dice import PRINTED_DICE, write_dice
from tenfold.pieces.phases import read_phase
from tests.cli.run import Done, assert_refused, tenfold

DOCS = Path(__file__).parents[2] / "docs"
HOUSE = "game = 'dice'\nedition = 'de'\nphases = ['set 4 + set 4', 'run 8']\n"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    file = tmp_path / "house.toml"
    file.write_text(HOUSE, "utf-8")
    return file


def solve(tmp_path: Path, *arguments: str | Path) -> Done:
    return tenfold("solve", "dice", *arguments, environment={"TENFOLD_CACHE": str(tmp_path / "cache")})


def test_as_data(tmp_path: Path, house: Path) -> None:
    first = solve(tmp_path, "--rules", house, "--json")
    data = first.data
    assert set(data) == {
        *("game", "rules", "expected_total", "standard_deviation", "quantiles", "bonus_5_chance"),
        *("bonus_10_chance", "failed_attempts", "declined_attempts", "phases", "distribution"),
    }
    assert data["rules"]["phases"] == ["set 4 + set 4", "run 8"]
    assert data["rules"]["colours"] == write_dice(PRINTED_DICE)
    chances = data["distribution"]["chances"]
    mean = sum((data["distribution"]["lowest"] + at) * chance for at, chance in enumerate(chances))
    assert mean == pytest.approx(data["expected_total"], abs=1e-9)
    assert data["phases"][0]["gains"] == [pytest.approx(data["expected_total"])]
    assert data["bonus_5_chance"] == 0
    assert list(data["quantiles"]) == ["1", "5", "25", "50", "75", "95", "99"]
    assert solve(tmp_path, "--rules", house, "--json").out == first.out  # from the cache


def test_another_colour_table_is_told(tmp_path: Path, house: Path) -> None:
    colours = write_dice(PRINTED_DICE) | {"L1": "r r r g b o"}
    lines = "".join(f"{die} = '{faces}'\n" for die, faces in colours.items())
    house.write_text(f"{HOUSE}[colours]\n{lines}", "utf-8")
    assert solve(tmp_path, "--rules", house, "--json").data["rules"]["colours"] == colours


def test_every_key_is_explained(tmp_path: Path, house: Path) -> None:
    _, text = (DOCS / "dice-solution.md").read_text("utf-8").split("## For programs\n")
    explained = set(re.findall(r"^\| `([a-z0-9_.]+)` \|", text.partition("\n## ")[0], re.MULTILINE))
    assert set(keys(solve(tmp_path, "--rules", house, "--json").data)) == explained


def keys(data: dict[str, Any], path: str = "") -> Iterator[str]:
    """With those above them, as in `rules.edition`; the dice and the quantiles are values, by their names."""
    for key, value in data.items():
        yield path + key
        inner = value[0] if isinstance(value, list) else value
        if isinstance(inner, dict) and key not in ("colours", "quantiles"):
            yield from keys(inner, f"{path}{key}.")


def test_still_to_win_is_told_as_numbers_from_the_least_to_the_most() -> None:
    def told(*gains: float) -> str:
        return still_to_win(PhaseValues(5, 0, np.array(gains), np.array(gains)), Speech("en"))

    assert told(79.13, 95.5, 119.13) == "79.130 to 119.130"
    assert told(119.13, 95.5, 79.13) == "79.130 to 119.130"
    assert told(79.13001, 79.13002) == "79.130"


def test_variants_differ(tmp_path: Path, house: Path) -> None:
    values = {
        variant: solve(tmp_path, "--rules", house, "--json", "--variant", variant).data["expected_total"]
        for variant in ("free-decline", "no-decline")
    }
    plain = solve(tmp_path, "--rules", house, "--json").data["expected_total"]
    assert values["no-decline"] < plain < values["free-decline"]


def test_as_tables(tmp_path: Path, house: Path) -> None:
    run = solve(tmp_path, "--rules", house)
    assert (run.code, run.err) == (0, "")
    for part in ("expected total", "2-phase bonus", "2 × set of 4", "at best", "69.57%"):
        assert part in run.out


def test_a_broken_cache_is_told_in_one_line(tmp_path: Path, house: Path) -> None:
    before = solve(tmp_path, "--rules", house, "--json")
    (file,) = (tmp_path / "cache").glob("*.solution")
    file.write_text("{")
    run = solve(tmp_path, "--rules", house, "--json")
    assert (run.code, run.out) == (0, before.out)
    assert run.err.count("\n") == 1
    assert "is broken: solving again" in run.err


@pytest.mark.parametrize(
    ("arguments", "code", "part"),
    [
        (["solve"], 2, "Choose from: dice"),
        (["solve", "card"], 2, "card"),
        (["solve", "dice", "--variant", "blind"], 2, "There is no variant blind"),
        (["solve", "dice", "--variant", "free-decline,no-decline"], 2, "contradicts"),
        (["solve", "dice", "--edition", "intl"], 2, 'There is no edition "intl"'),
        (["solve", "dice", "--rules", "missing.toml"], 1, "cannot read missing.toml"),
        (
            ["solve", "dice", "--variant", "locked"],
            1,
            "tenfold coach give estimates, and the bot solid plays by them",
        ),
        (["solve", "dice", "--rolls", "4"], 2, "--rolls"),
        (["bench", "dice", "--games", "0"], 2, "--games"),
    ],
)
def test_bad_input(arguments: list[str], code: int, part: str) -> None:
    assert_refused(tenfold(*arguments), code, part)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("phases = ['colour 11']", "can never be made"),
        (
            "reroll_kept = false",
            "no exact solution where dice set aside stay there (variant locked)",
        ),
        ("solo_decline = 'often'", "solo_decline"),
        ("colours = 5", "colours"),
    ],
)
def test_rules_that_cannot_be_solved(tmp_path: Path, line: str, part: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f"edition = 'de'\n{line}\n", "utf-8")
    done = solve(tmp_path, "--rules", file)
    assert_refused(done, 1 if "reroll" in line else 2, part)


def test_dice_with_too_many_faces_of_one_colour(tmp_path: Path) -> None:
    """Refused before anything takes long or much memory."""
    names = [*(f"L{number}" for number in range(1, 5)), *(f"H{number}" for number in range(1, 7))]
    red = "".join(f"{name} = 'r r r r r r'\n" for name in names)
    file = tmp_path / "house.toml"
    file.write_text(f"edition = 'de'\nphases = ['colour 7']\n[colours]\n{red}", "utf-8")
    assert_refused(solve(tmp_path, "--rules", file), 1, "colour 7", "too many faces have the same colour")


def test_bench_reports_its_figures() -> None:
    figures = dice.run(Rules(edition="de", phases=(read_phase("run 7"),)), 50)
    assert set(figures) == {
        *("solver_cpu_seconds", "expected_total", "scoring_microseconds_per_roll", "simulated_games"),
        *("simulated_mean", "games_per_cpu_second", "peak_megabytes"),
    }
    assert figures["simulated_games"] == 50
