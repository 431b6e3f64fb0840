"""`tenfold coach dice`: every option, accepting and declining, rivals, and what is refused."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.analysis.dice.solutions import FOLDER, printed
from tests.cli.run import Done, assert_refused, tenfold

ROLL = "9 9 9 5 4 W 2 9 6 1"
COLOURS = "B1 BW GW R4 R5 R6 R7 R9 R7 B5"
GOOD = "10 10 10 10 10 10 4 4 4 4"
POOR = "5 5 5 5 5 5 1 1 1 1"


def coach(*arguments: str | Path, cache: Path = FOLDER) -> Done:
    return tenfold("coach", "dice", *arguments, environment={"TENFOLD_CACHE": str(cache)})


@pytest.fixture(scope="module", autouse=True)
def solved_before() -> None:
    """Solved once for all tests; the command finds it in their cache folder."""
    printed()


def test_the_examples_of_the_help_answer() -> None:
    lines = [line.strip() for line in coach("--help").out.splitlines()]
    examples = [shlex.split(line) for line in lines if line.startswith("tenfold coach dice")]
    assert len(examples) >= 4
    for example in examples:
        assert coach(*example[3:]).code == 0, example


def test_which_dice_to_keep() -> None:
    data = coach("--phase", "3", "--points", "85", "--rolls-left", "2", "--roll", ROLL, "--json").data
    assert data["worth"] == "expected total"
    choices = data["choices"]
    assert len(choices) == 10
    assert "9 9 9 9" in choices[0]["do"]
    worths = [choice["worth"] for choice in choices]
    assert worths == sorted(worths, reverse=True)
    assert 300 < worths[0] < 600
    for choice in choices:
        assert set(choice) == {"do", "worth", "chance", "cost"}
        assert choice["cost"] == pytest.approx(worths[0] - choice["worth"], abs=1e-8)
        assert 0 <= choice["chance"] <= 1


def test_as_a_table_of_the_best_and_of_all() -> None:
    moment = ("--phase", "3", "--points", "85", "--rolls-left", "1", "--roll", ROLL)
    best, everything = coach(*moment), coach(*moment, "--all")
    assert (best.code, best.err, everything.code, everything.err) == (0, "", 0, "")
    for part in ("The best choices", "expected total", "cost", "phase made", "10 of "):
        assert part in best.out
    assert "All choices" in everything.out
    assert len(everything.out.splitlines()) > len(best.out.splitlines())


def test_more_rolls_and_more_points_are_worth_more() -> None:
    def best(rolls_left: int, points: int, *options: str) -> float:
        found = coach(
            *("--phase", "5", "--points", str(points), "--rolls-left", str(rolls_left), "--roll", ROLL),
            *(*options, "--json"),
        )
        worth: float = found.data["choices"][0]["worth"]
        return worth

    assert best(2, 170) > best(1, 170)
    assert best(2, 190) > best(2, 170) + 20  # the points, and a bonus that is nearer
    assert best(2, 170, "--deducted", "10") == pytest.approx(best(2, 170) - 10, abs=1e-8)


def test_a_first_attempt_at_the_last_phase_is_worth_its_bonus() -> None:
    moment = ("--phase", "10", "--points", "400", "--rolls-left", "2", "--roll", ROLL, "--json")
    first, again = (coach(*moment, *more).data["choices"][0]["worth"] for more in ((), ("--again",)))
    assert 5 < first - again < 40


def test_good_points_are_accepted_and_poor_ones_declined() -> None:
    for roll, best in ((GOOD, "score"), (POOR, "decline")):
        data = coach("--phase", "1", "--rolls-left", "0", "--roll", roll, "--json").data
        other = "score" if best == "decline" else "decline"
        assert [choice["do"] for choice in data["choices"]] == [best, other]
        assert data["choices"][1]["cost"] > 0


def test_why_and_what_a_choice_of_ones_own_costs() -> None:
    moment = ("--phase", "3", "--points", "85", "--rolls-left", "2", "--roll", ROLL)
    best = coach(*moment, "--json").data["choices"][0]["do"].removeprefix("keep ")
    same, other = (coach(*moment, "--keep", keep, "--json").data for keep in (best, "5 6 1"))
    assert same["keep_costs"] == 0 < other["keep_costs"]
    assert other["why"].startswith(f"Keep {best}: you have 51 points")
    told = coach(*moment, "--keep", "1, 6, 5")
    assert told.code == 0
    assert other["why"] in " ".join(told.out.split())
    assert f"keep 1 5 6. It costs {other['keep_costs']:.3f} points." in " ".join(told.out.split())
    assert "keep_costs" not in coach(*moment, "--json").data


def test_a_phase_of_one_colour() -> None:
    data = coach("--phase", "8", "--points", "300", "--rolls-left", "1", "--roll", COLOURS, "--json").data
    assert data["choices"][0]["do"] == "keep R4 R5 R6 R7 R7 R9"
    assert data["choices"][0]["chance"] > 0.5


def test_with_rivals_the_chance_to_win() -> None:
    moment = ("--phase", "9", "--points", "350", "--rolls-left", "2", "--roll", "7 7 7 W 1 9 7 2 5 3")
    behind, ahead = (coach(*moment, "--rival", rival, "--json").data for rival in ("10:380", "5:180"))
    assert behind["worth"] == "chance to win"
    assert 0 < behind["choices"][0]["worth"] < ahead["choices"][0]["worth"] < 1


@pytest.mark.parametrize(
    ("changed", "parts"),
    [
        ({"--roll": f"{ROLL} 9"}, ["there are ten dice, not 11"]),
        ({"--roll": "9 9 9"}, ["there are ten dice, not 3"]),
        ({"--roll": "9 9 9 5 4 W 2 9 6 11"}, ["'11' is on no die"]),
        ({"--roll": "9 9 9 9 9 9 9 W 2 1"}, ["four dice show 1 to 4 or W and six show 5 to 10"]),
        ({"--phase": "8"}, ["is about colours: name the whole face of every die"]),
        ({"--roll": "B1 BW GW R4 R5 R6 R7 R9 R7 R6"}, ["R6"]),  # one die has it
        ({"--phase": "11"}, ["there is no phase 11"]),
        ({"--phase": "0"}, ["there is no phase 0"]),
        ({"--points": "200"}, ["before phase 3 there are 0 to ", " points, not 200"]),
        ({"--deducted": "-5"}, ["what was lost is a number from 0 up, not -5"]),
        (
            {"--rolls-left": "0", "--roll": "5 6 7 8 9 10 1 2 3 4"},
            ["the phase is not complete and no roll is left"],
        ),
        ({"--rival": "8"}, ["'8' is no rival: write phase:points"]),
        ({"--rival": "11:300"}, ["there is no phase 11"]),
        ({"--rival": "2:300"}, ["before phase 2 there are 0 to 60 points, not 300"]),
        ({"--variant": "sideways"}, ["sideways"]),
        ({"--keep": "9 9 9 9 9"}, ["9 cannot be kept so often: the dice show"]),
        ({"--keep": "10"}, ["10 cannot be kept so often"]),
        ({"--keep": "nine"}, ["'nine' is on no die"]),
        (
            {"--rolls-left": "0", "--keep": "9"},
            ["nothing is kept: score or decline"],
        ),
    ],
    ids=lambda value: str(value)[:50],
)
def test_bad_input_is_refused_in_one_line(changed: dict[str, str], parts: list[str]) -> None:
    options = {"--phase": "3", "--points": "85", "--rolls-left": "2", "--roll": ROLL, **changed}
    assert_refused(coach(*(word for option in options.items() for word in option)), 2, *parts)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("--phase", "3", "--rolls-left", "3", "--roll", ROLL), "3 is not in the range 0<=x<=2"),
        (("--phase", "3", "--rolls-left", "2"), "Missing option '--roll'"),
        (("--phase", "three", "--rolls-left", "2", "--roll", ROLL), "'three' is not a valid integer"),
        (("--phase", "3", "--rolls-left", "2", "--roll", ROLL, "--lucky"), "No such option"),
    ],
    ids=lambda value: str(value)[-40:],
)
def test_unknown_options_and_a_fourth_roll(arguments: tuple[str, ...], part: str) -> None:
    done = coach(*arguments)
    assert (done.code, done.out) == (2, "")
    assert part in done.err


def test_a_broken_cache_file_is_made_anew_with_one_line(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("game = 'dice'\nedition = 'de'\nphases = ['set 4 + set 4']\n", "utf-8")
    moment = ("--rules", house, "--phase", "1", "--rolls-left", "1", "--roll", ROLL, "--json")
    before = coach(*moment, cache=tmp_path / "cache")
    (file,) = (tmp_path / "cache").glob("*.json")
    file.write_text("{")
    again = coach(*moment, cache=tmp_path / "cache")
    assert (again.code, again.out) == (0, before.out)
    assert again.err.count("\n") == 1
    assert "is broken: solving again" in again.err
    assert coach(*moment, cache=tmp_path / "cache").data == before.data


def test_a_folder_where_the_tables_should_be_is_told(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("game = 'dice'\nedition = 'de'\nphases = ['set 4 + set 4']\n", "utf-8")
    moment = ("--rules", house, "--phase", "1", "--rolls-left", "1", "--roll", ROLL, "--json")
    before = coach(*moment, cache=tmp_path / "cache")
    (file,) = (tmp_path / "cache").glob("*.npz")
    file.unlink()
    file.mkdir()
    again = coach(*moment, cache=tmp_path / "cache")
    assert (again.code, again.out) == (0, before.out)
    assert again.err.splitlines() == [
        f"tenfold: {file} cannot be read (Is a directory): solving again",
        f"tenfold: cannot keep the solution in {file}: Is a directory",
    ]
