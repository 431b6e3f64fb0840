"""`tenfold stats`: files of "My games" and records; tests/page/test_mygames.py compares it with the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tenfold.locales import LANGUAGES, Speech
from tests.cli.run import assert_refused, tenfold
from tests.page.played import games_file, packed, samples

SHORT = (("card", "intl", ("short:1",), 3), ("dice", "de", (), 1))


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("stats") / "games.json"
    file.write_bytes(games_file(SHORT))
    return file


def test_games_and_records_are_counted_once_each_for_the_seat_that_was_asked(
    games: Path, tmp_path: Path
) -> None:
    card, _ = samples(SHORT)
    record = tmp_path / "card.jsonl"
    record.write_text(card["record"])
    whole = tenfold("stats", games, "--json").data
    assert tenfold("stats", games, record, games, "--json").data == whole
    assert (whole["games"], whole["counted"]) == (2, 2)
    for seat, hands in enumerate(card["hands"]):
        (found,) = tenfold("stats", record, "--seat", str(seat), "--json").data["by_game"]
        assert found["figures"]["length"]["value"] == hands
        assert [one["player"]["name"] for one in found["opponents"]] == [
            f"solid {other}" for other in range(3) if other != seat
        ]
        outs = found["figures"]["out"]
        assert (outs["of"], outs["count"] in (0, 1)) == (1, True)
    assert_refused(tenfold("stats", record, "--seat", "3"), 2, "There is no seat 3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_speak_the_language(language: str, games: Path) -> None:
    told = tenfold("stats", games, "--lang", language)
    assert (told.code, told.err) == (0, "")
    say = Speech(language)
    for message in ("game-card", "game-dice", "page-mine-by-phase", "page-mine-best", "page-mine-won"):
        assert say(message) in told.out


def test_a_picture(games: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "figures.svg"
    assert tenfold("stats", games, "--plot", file).code == 0
    drawn = file.read_text("utf-8")
    assert all(words in drawn for words in ("The card game", "Points of each phase", "Luno, plays steadily"))


def test_what_is_not_whole_is_refused_with_its_number(games: Path, tmp_path: Path) -> None:
    raw = games.read_bytes()
    data = json.loads(raw)
    first, second = data["games"]
    cut = {**second, "record": second["record"][:-20]}
    wrong = {
        "nothing": (b"", "games-none"),
        "foreign": (b'{"tenfold":"pad"}', "games-none"),
        "list": (b'{"tenfold":"games","version":1,"games":7}', "games-none"),
        "cut": (raw[:-30], "games-cut-off"),
        "later": (json.dumps({**data, "version": 2}).encode(), "games-version"),
        **{
            f"broken {at}": (json.dumps({**data, "games": [first, game]}).encode(), "games-broken")
            for at, game in enumerate(
                (
                    None,
                    cut,
                    {**second, "hash": first["hash"]},
                    {**second, "seat": 1},
                    {**second, "record": ""},
                    {**second, "record": packed("hello")},
                    {**second, "record": "z" + second["record"][1:]},
                    {**second, "record": "j\N{SNOWMAN}"},
                    {**second, "players": [{**second["players"][0], "name": "\x1b[2J"}]},
                )
            )
        },
    }
    for name, (content, code) in wrong.items():
        file = tmp_path / name
        file.write_bytes(content)
        done = tenfold("stats", file, "--json")
        assert (done.code, json.loads(done.out)["code"]) == (1, code), name
    assert_refused(tenfold("stats", tmp_path / "broken 1"), 1, "game 2 of", "was cut off or changed")
    assert_refused(tenfold("stats", tmp_path / "missing"), 1, "cannot read")
    unfinished = tmp_path / "unfinished.jsonl"
    record = next(samples(SHORT))["record"]
    unfinished.write_text(record[: record.rstrip().rfind("\n") + 1])
    assert_refused(tenfold("stats", unfinished), 1, "is not a finished game")
