"""The referee of the dice game, and its odds: as data and as text; options of another game are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.pieces.phases import PRINTED_PHASES
from tests.cli.run import assert_refused, tenfold

CHECK = ("check", "--game", "dice")
ROLL = ("--roll", "9 9 9 9 5 4 W 2 9 W")


def test_a_complete_phase_and_the_dice_that_count() -> None:
    assert tenfold(*CHECK, "--phase", "3", *ROLL, "--json").data == {
        "game": "dice",
        "edition": "de",
        "roll": "9 9 9 9 5 4 W 2 9 W",
        "phase": 3,
        "needs": "set 4 + run 4",
        "maximum": 59,
        "complete": True,
        "points": 47,
        "groups": ["9 9 9 9", "2 W 4 5"],
        "distance": 0,
        "keep": None,
        "wanted": [],
    }


def test_a_phase_that_is_not_complete() -> None:
    report = tenfold(*CHECK, "--phase", "4", *ROLL, "--json").data
    assert (report["complete"], report["points"], report["groups"]) == (False, None, [])
    assert (report["distance"], report["keep"], report["wanted"]) == (2, "9 5 4 W W", ["8", "7"])


def test_a_colour_phase() -> None:
    roll = ("--roll", "bw b2 ow b3 b7 b9 b8 b8 b6 b5")
    report = tenfold(*CHECK, "--phase", "8", *roll, "--json").data
    assert_refused(tenfold(*CHECK, "--phase", "8", *ROLL), 2, "name the whole face of every die")
    assert (report["complete"], report["points"]) == (True, 9 + 8 + 8 + 7 + 6 + 5 + 3)
    assert report["groups"] == ["B9 B8 B8 B7 B6 B5 B3"]


METHOD = (
    "    Every way to use the ten dice is tried, wilds included. The points are those\n"
    "    of the best one; if none completes the phase, the figure is the fewest dice\n"
    "    that have to show something else.\n"
)


def test_what_is_told_to_people() -> None:
    told = tenfold(*CHECK, "--phase", "3", *ROLL)
    assert (told.code, told.err) == (0, "")
    assert told.out == (
        "roll     9 9 9 9 5 4 W 2 9 W\n"
        "phase    3 (set of 4 and run of 4), de edition, at most 59 points\n"
        "complete yes: 47 points\n"
        "counts   9 9 9 9  2 W 4 5\n"
    )
    told = tenfold(*CHECK, "--phase", "10", "--roll", "9 9 9 9 5 4 1 2 9 2", "--how")
    assert told.out == (
        "roll     9 9 9 9 5 4 1 2 9 2\n"
        "phase    10 (set of 5 and set of 3), de edition, at most 62 points\n"
        "complete no: 1 die to change\n"
        "keep     9 9 9 9 2 9 2\n"
        "wanted   2 (a W will do for 1 to 4)\n" + METHOD
    )


def test_house_rules_are_obeyed(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('game = "dice"\nedition = "de"\nphases = ["set 6", "colour 4"]\n', "utf-8")
    report = tenfold(*CHECK, "--rules", house, "--phase", "1", *ROLL, "--json").data
    assert (report["needs"], report["points"]) == ("set 6", 45)


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ([], "Name the --phase and the --roll to judge."),
        (["--phase", "3"], "Name the --phase and the --roll to judge."),
        ([*ROLL], "Name the --phase and the --roll to judge."),
        (["--phase", "11", *ROLL], "There is no phase 11: the list has phases 1 to 10."),
        (["--phase", "3", "--hand", "R5"], "--hand belongs to --game card; this is dice."),
        (["--phase", "3", "--table", "", *ROLL], "--table belongs to --game card; this is dice."),
        (["--phase", "3", "--edition", "fx", *ROLL], 'There is no edition "fx": choose from de'),
        (["--phase", "3", "--variant", "knock", *ROLL], "There is no variant knock"),
        (["--phase", "3", "--roll", "9 9 9 9 5 4 W 2 9 W W"], "There are ten dice, not 11. (rule dice.dice)"),
        (["--phase", "3", "--roll", "9 9 9 9 W 4 W 2 9 W"], "Four dice show 1 to 4 or W"),
        (["--phase", "3", "--roll", "9 9 9 9 12 4 W 2 9 W"], '"12" is not on any die: write 1 to 10 or W'),
        (["--phase", "3", "--roll", "B5 B5 B5 9 9 9 1 2 3 4"], "(rule dice.dice.colours)"),
    ],
)
def test_what_is_refused(options: list[str], part: str) -> None:
    assert_refused(tenfold(*CHECK, *options), 2, part)


def test_a_roll_is_no_hand() -> None:
    assert_refused(tenfold("check", "--phase", "3", *ROLL), 2, "--roll belongs to --game dice; this is card.")


# --- odds, rules, bench, simulate ------------------------------------------------------------------------


def test_odds_are_exact_counts() -> None:
    odds = tenfold("odds", "--game", "dice", "--json").data
    assert (odds["game"], odds["edition"], odds["all_rolls"]) == ("dice", "de", 60_466_176)
    assert [(row["phase"], row["needs"]) for row in odds["phases"]] == list(
        enumerate(map(str, PRINTED_PHASES), 1)
    )
    eighth = odds["phases"][7]
    assert set(eighth) == {
        *("phase", "needs", "rolls", "of", "chance", "points", "average_points", "maximum"),
    }
    assert (eighth["rolls"], eighth["maximum"]) == (691_968, 56)
    assert eighth["average_points"] == eighth["points"] / eighth["rolls"]


def test_odds_as_a_table() -> None:
    told = tenfold("odds", "--game", "dice")
    assert (told.code, told.err) == (0, "")
    assert "691,968" in told.out
    assert "Every one of the 60,466,176 possible rolls" in told.out


def test_the_natural_minimum_belongs_to_the_card_game() -> None:
    run = tenfold("odds", "--game", "dice", "--natural-minimum", "group")
    assert_refused(run, 2, "--natural-minimum belongs to --game card; this is dice.")


def test_the_rules_of_the_dice_game() -> None:
    rules = tenfold("rules", "--game", "dice", "--json").data
    assert len(rules) == 29
    assert tenfold("rules", "--game", "dice", "--edition", "de", "--json").data == rules
    assert {tuple(rule["editions"]) for rule in rules} == {("de",)}
    solo = tenfold("rules", "--game", "dice", "dice.solo", "--json").data
    assert [rule["id"] for rule in solo] == [
        "dice.solo",
        "dice.solo.bonus-10",
        "dice.solo.decline",
        "dice.solo.bonus-5",
    ]
    assert_refused(tenfold("rules", "--game", "dice", "--edition", "fx"), 2, "choose from de")


def test_the_printed_options_as_house_rules_read_back(tmp_path: Path) -> None:
    file = tmp_path / "dice.toml"
    file.write_text(tenfold("rules", "--game", "dice", "--toml").out, "utf-8")
    options = (
        "simulate",
        "--game",
        "dice",
        "--players",
        "1",
        "--games",
        "2",
        "--seed",
        "3",
        "--jobs",
        "1",
        "--json",
    )
    assert tenfold(*options, "--rules", file).data == tenfold(*options).data
    assert_refused(tenfold("simulate", "--rules", file), 2, "holds rules of a game other than card")


def test_bench_measures_the_dice_game() -> None:
    speed = tenfold("bench", "engine", "--game", "dice", "--seconds", "0.05", "--json").data
    assert (speed["game"], speed["players"]) == ("dice", 4)
    assert speed["decisions_per_second"] > 0


@pytest.mark.parametrize("command", ["check", "odds", "simulate", "play", "lab tournament", "lab study"])
def test_the_help_names_what_each_game_takes(command: str) -> None:
    told = " ".join(tenfold(*command.split(), "--help").out.split())
    assert "[card: intl, fx; dice: de; board: intl, 2010]" in told
    assert "dice: locked, free-decline" in told


def test_a_bot_that_does_not_play_dice() -> None:
    assert_refused(
        tenfold("simulate", "--game", "dice", "--bots", "collector", "--games", "1"),
        2,
        'There is no bot "collector"',
    )
