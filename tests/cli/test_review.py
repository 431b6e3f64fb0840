"""`tenfold review FILE`: as tables, as data, as a picture; and files that are not a finished dice game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tenfold.games.registry import game_kind
from tenfold.lab.simulate import Batch, play_one
from tests.analysis.dice.solutions import FOLDER, printed
from tests.cli.run import Done, assert_refused, tenfold
from tests.record.games import recorded


def review(*arguments: str | Path) -> Done:
    return tenfold("review", *arguments, environment={"TENFOLD_CACHE": str(FOLDER)})


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """By players: the record of a game of bots. The solution is there for all tests."""
    printed()
    rules = game_kind("dice").rules("de", ())
    return {n: recorded_game(tmp_path_factory.mktemp(f"players-{n}"), rules, players=n) for n in (1, 2)}


def recorded_game(folder: Path, rules: Any, *, players: int) -> Path:
    batch = Batch(
        game="dice",
        rules=game_kind("dice").write_rules(rules),
        bots=("easy",) * players,
        games=1,
        seed=3,
        most_decisions=10_000,
        records=folder,
    )
    play_one(batch, 0)
    return folder / "000000.jsonl"


def test_alone_luck_and_choice_make_the_total(games: dict[int, Path]) -> None:
    data = review(games[1], "--json").data
    assert (data["seat"], data["worth"]) == (0, "points")
    assert data["start"] == pytest.approx(496.4940446890, abs=1e-8)
    assert data["start"] + data["luck"] + data["choice"] == pytest.approx(data["result"], abs=1e-6)
    assert data["choice"] == pytest.approx(-sum(d["cost"] for d in data["decisions"]), abs=1e-6)
    assert {decision["phase"] for decision in data["decisions"]} == set(range(1, 11))
    for decision in data["decisions"]:
        assert decision["cost"] >= 0
        assert len(decision["dice"].split()) == 10
        if decision["done"] == decision["best"]:
            assert decision["cost"] == 0


def test_where_dice_stay_locked_nothing_is_reviewed(tmp_path: Path) -> None:
    rules = game_kind("dice").rules("de", ("locked",))
    file = recorded_game(tmp_path, rules, players=1)
    assert_refused(review(file), 1, "no exact solution where dice set aside stay there")


def test_as_tables(games: dict[int, Path]) -> None:
    done = review(games[1])
    assert (done.code, done.err) == (0, "")
    for part in ("Every decision of", "done", "best", "cost", "the same", "expected at the start", "luck"):
        assert part in done.out
    assert "+496.49  expected at the start" in done.out


def test_of_two_players_the_chance_to_win(games: dict[int, Path]) -> None:
    first, second = (review(games[2], "--seat", seat, "--json").data for seat in "01")
    assert (first["seat"], second["seat"], first["worth"]) == (0, 1, "chance to win")
    assert first["start"] + second["start"] == pytest.approx(1, abs=1e-9)
    assert sorted((first["result"], second["result"])) in ([0.0, 1.0], [0.5, 0.5])


def test_of_two_players_the_end_is_a_chance_too(games: dict[int, Path]) -> None:
    ends = {review(games[2], "--seat", seat).out.splitlines()[-1].strip() for seat in "01"}
    assert ends == {"+100.00%  the end: 100 % is won", "+0.00%  the end: 100 % is won"}


def test_what_is_no_finished_dice_game_is_refused(games: dict[int, Path], tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    assert_refused(review(file), 1, "file.jsonl")
    file.write_text("not a record\n")
    assert_refused(review(file), 1, "file.jsonl")
    file.write_bytes(recorded())
    assert_refused(review(file), 2, "There is no review for this game.")
    file.write_bytes(recorded("de", (), players=1, most_decisions=20, game="dice"))
    assert_refused(review(file), 1, "is not a finished game")
    assert_refused(review(games[1], "--seat", "1"), 2, "There is no seat 1")
