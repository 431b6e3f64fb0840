"""`tenfold review FILE`: as tables, as data, as a picture; and files that are not a finished game."""

from __future__ import annotations

import json
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
    ends = [review(games[2], "--seat", seat).out for seat in "01"]
    for end, told in zip(
        ("+100.00%", "+0.00%"), sorted(ends, key=lambda out: "+100.00%" not in out), strict=True
    ):
        assert f" {end}  the end: 100 % is won\n    Every decision is compared with the best one" in told


def test_of_hidden_cards_what_cost_something(tmp_path: Path) -> None:
    """Random play is full of mistakes; a few worlds show some of them, and the answer says how few."""
    file, picture = tmp_path / "game.jsonl", tmp_path / "game.svg"
    file.write_bytes(recorded(seed=5))
    data = review(file, "--json", "--plot", picture).data
    assert (data["worth"], data["method"], data["worlds"]) == ("chance to win", "solid", 18)
    assert data["start"] + data["luck"] + data["choice"] + data["rest"] == pytest.approx(
        data["result"], abs=1e-6
    )
    costs = {decision["event"]: decision for decision in data["decisions"] if decision["cost"] > 0}
    assert set(data["costliest"]) <= set(costs)
    assert 1 <= len(data["costliest"]) <= 3
    for decision in costs.values():
        assert decision["cost"] > decision["margin"] > 0
        assert decision["best"] != decision["done"]
        assert decision["did"] != decision["says"] != decision["reason"] is not None
        assert [outlook.keys() for outlook in decision["outlooks"]] == [{"made", "points"}] * 2
        assert all(len(figures) == 2 for outlook in decision["outlooks"] for figures in outlook.values())
        assert decision["reason"] not in decision["besides"]
    assert "chance to win" in picture.read_text("utf-8")
    told = review(file, "--lang", "de").out
    assert "Das sind wenige Welten" in told
    for event in data["costliest"]:
        assert f"Ereignis {event}: Du " in told
        why = told[told.index(f"Ereignis {event}: Du ") :].split("\n\n")[0].splitlines()
        assert len(why) == 3 + len(costs[event]["besides"])
        assert len(set(why)) == len(why)


def test_a_bad_record_is_said_as_data(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded().replace(b'"do":"draw"', b'"do":"take"', 1))
    done = review(file, "--json")
    assert (done.code, done.err) == (1, "")
    assert "the hash does not match" in json.loads(done.out)["problem"]


def test_what_is_no_finished_is_refused(games: dict[int, Path], tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    assert_refused(review(file), 1, "file.jsonl")
    file.write_text("not a record\n")
    assert_refused(review(file), 1, "file.jsonl")
    file.write_bytes(recorded("de", (), players=1, most_decisions=20, game="dice"))
    assert_refused(review(file), 1, "is not a finished game")
    assert_refused(review(games[1], "--seat", "1"), 2, "There is no seat 1")
