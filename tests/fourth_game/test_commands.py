"""Every command with a game that it has never heard of."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import assert_refused
from tests.cli.terminal import COMMAND as TENFOLD
from tests.fourth_game.running import BARE, duel


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Played by two processes, both of which must know the game."""
    folder = tmp_path_factory.mktemp("games") / "records"
    played = duel(
        "simulate",
        "--game",
        "duel",
        "--variant",
        "low",
        "--players",
        "3",
        "--bots",
        "easy",
        "--games",
        "12",
        "--jobs",
        "2",
        "--seed",
        "1",
        "--records",
        folder,
        "--json",
    )
    assert (played.data["finished"], played.data["rules"]) == (12, {"edition": "plain", "low": True})
    return sorted(folder.iterdir())


def test_simulations_are_the_same_for_any_number_of_processes() -> None:
    options = ("simulate", "--game", "duel", "--games", "9", "--bots", "easy,random", "--players", "2")
    one, three = (duel(*options, "--jobs", jobs, "--json").data for jobs in ("1", "3"))
    assert one == three


def test_records_are_verified(records: list[Path], tmp_path: Path) -> None:
    assert len(records) == 12
    assert duel("verify", records[0]).code == 0
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(records[0].read_bytes().replace(b'"do":"play ', b'"do":"beat ', 1))
    assert_refused(duel("verify", forged), 1)


def test_a_tournament_tells_the_better_bot() -> None:
    options = ("--game", "duel", "--bots", "easy,random", "--deals", "200", "--json")
    result = duel("lab", "tournament", *options).data
    assert result["best"] == "easy"
    easy, random = result["standings"]
    assert easy["low"] > 0.5 > random["high"]


def test_a_record_is_shown_again_in_its_notation(records: list[Path]) -> None:
    shown = duel("replay", records[0])
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith("Duel, plain edition, low on\nSeats: 0 easy 0, 1 easy 1, 2 easy 2\n")
    one = duel("replay", records[0], "--seat", "1")
    [dealt] = [line for line in one.out.splitlines() if "deal" in line]
    assert dealt.count("?") == 2


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_record_is_told_in_sentences(records: list[Path], language: str) -> None:
    """In English, where a game speaks no other; the result in the language that was asked for."""
    shown = duel("replay", records[0], "--lang", language)
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.count(" is dealt ") == 4  # everybody, and each of the three
    assert " must answer." in shown.out
    one = duel("replay", records[0], "--lang", language, "--seat", "1")
    assert one.out.count(" is dealt ") == 1
    assert one.out.count("You are dealt ") == 1


def test_the_engine_is_measured() -> None:
    assert duel("bench", "engine", "--game", "duel", "--seconds", "0.1").code == 0


def test_its_options_are_printed_as_house_rules() -> None:
    assert duel("rules", "--game", "duel", "--toml").out == 'game = "duel"\nedition = "plain"\nlow = false\n'


# --- what it does not have -------------------------------------------------------------------------


def test_commands_that_it_has_nothing_for_refuse_in_one_line(records: list[Path]) -> None:
    assert_refused(duel("check", "--game", "duel", "--hand", "7"), 2, "There is no referee for this game.")
    assert_refused(duel("odds", "--game", "duel"), 2, "There are no odds for this game.")
    assert_refused(duel("review", records[0]), 2, "There is no review for this game.")
    assert_refused(duel("rules", "--game", "duel"), 2, "there is no ledger for the game 'duel'")
    assert_refused(duel("rules", "--game", "duel", "duel.beat"), 2, "there is no ledger for the game 'duel'")
    assert_refused(duel("best", "duel"), 2, "duel")


def test_a_game_without_a_screen_and_plain_lines_refuses_in_one_line(records: list[Path]) -> None:
    assert_refused(duel("play", "duel", command=BARE), 2, "This game cannot be played in the terminal.")
    shown_again = "This game cannot be shown again in the terminal."
    assert_refused(duel("replay", records[0], command=BARE), 2, shown_again)
    assert duel("replay", records[0], "--json", command=BARE).data["result"]["reason"]


def test_what_it_does_not_know_is_refused() -> None:
    simulate = ("simulate", "--game", "duel")
    assert_refused(duel(*simulate, "--bots", "solid"), 2, 'no bot "solid": choose from random, easy')
    assert_refused(duel(*simulate, "--variant", "high"), 2, "no variant high: choose from low")
    assert_refused(duel(*simulate, "--players", "5"), 2, "for 2 to 4 players, not 5")


def test_without_its_module_nobody_knows_it(records: list[Path]) -> None:
    assert_refused(duel("verify", records[0], command=TENFOLD), 1, 'no game "duel"')
