"""High scores: kept for good, one list per set of rules, whatever else stands in the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tenfold.games.dice.rules import edition_rules
from tenfold.locales import Speech
from tenfold.terminal.best import (
    HighScore,
    all_high_scores,
    best_file,
    best_lines,
    high_scores,
    keep_high_score,
)
from tests.cli.run import assert_refused, tenfold

PRINTED = edition_rules("de").table()
LOCKED = edition_rules("de", ["locked", "deductions"]).table()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def score(total: int, name: str = "Anna", rules: dict[str, Any] = PRINTED, game: str = "") -> HighScore:
    return HighScore(name=name, total=total, date="2026-02-28", rules=rules, game=game or f"{name}{total}")


def test_the_best_first_and_of_equals_the_older() -> None:
    for kept in (score(400), score(512), score(433, "Bo"), score(433, "Cleo")):
        keep_high_score("dice", kept)
    assert [(kept.total, kept.name) for kept in high_scores("dice", PRINTED)] == [
        (512, "Anna"),
        (433, "Bo"),
        (433, "Cleo"),
        (400, "Anna"),
    ]


def test_each_set_of_rules_has_a_list_of_its_own() -> None:
    keep_high_score("dice", score(400))
    keep_high_score("dice", score(300, rules=LOCKED))
    assert [kept.total for kept in high_scores("dice", PRINTED)] == [400]
    assert [kept.total for kept in high_scores("dice", LOCKED)] == [300]
    assert high_scores("card", PRINTED) == []


def test_a_game_is_in_the_list_once() -> None:
    for _ in range(3):
        keep_high_score("dice", score(400))
    assert len(all_high_scores("dice")) == 1
    assert best_file("dice").read_bytes().count(b"\n") == 1


def test_broken_lines_are_passed_over_and_nothing_else_is_lost() -> None:
    keep_high_score("dice", score(400))
    whole = best_file("dice").read_bytes()
    for broken in (
        b"\xff\xfe\n",
        b"not json\n",
        b"[" * 100_000 + b"\n",
        b"{}\n",
        b"\n\n",
        b'{"name":1}\n',
        whole[: len(whole) // 2],  # cut off in the middle of a line, with no end
    ):
        best_file("dice").write_bytes(whole + broken)
        keep_high_score("dice", score(500))
        assert [kept.total for kept in high_scores("dice", PRINTED)] == [500, 400]
        assert best_file("dice").read_bytes().startswith(whole + broken), "what is there is never changed"


def test_names_from_the_file_are_only_text() -> None:
    keep_high_score("dice", score(400, "\x1b[31mAnna\u202e" + "x" * 100))
    (line,) = list(best_lines(Speech("en"), high_scores("dice", PRINTED)))[1:]
    assert "\x1b" not in line
    assert "\u202e" not in line
    assert len(line) < 60


def test_the_list_is_short_and_shows_the_new_game_wherever_it_stands() -> None:
    for total in range(500, 520):
        keep_high_score("dice", score(total))
    mine = score(100, "Me")
    keep_high_score("dice", mine)
    lines = list(best_lines(Speech("en"), high_scores("dice", PRINTED), mine))
    assert lines[0] == "High scores by these rules"
    assert lines[1] == "   1.   519  2026-02-28  Anna"
    assert lines[-1] == "> 21.   100  2026-02-28  Me"
    assert len(lines) == 12
    assert list(best_lines(Speech("en"), [])) == ["No high score by these rules yet."]


def test_the_command(home: Path) -> None:
    environment = {"XDG_DATA_HOME": str(home)}
    assert tenfold("best", "dice", environment=environment).out == "No high score by these rules yet.\n"
    keep_high_score("dice", score(400))
    keep_high_score("dice", score(300, rules=LOCKED))
    keep_high_score("dice", score(30, rules=PRINTED | {"phases": ["set 3"]}))
    keep_high_score("dice", score(20, rules={"edition": "of tomorrow"}))
    shown = tenfold("best", "--lang", "de", environment=environment)
    assert shown.out == (
        "Bestenliste mit diesen Regeln: de\n   1.   400  2026-02-28  Anna\n"
        "\nBestenliste mit diesen Regeln: de locked deductions\n   1.   300  2026-02-28  Anna\n"
        "\nBestenliste mit diesen Regeln: de (house)\n   1.    30  2026-02-28  Anna\n"
        "\nBestenliste mit diesen Regeln: ?\n   1.    20  2026-02-28  Anna\n"
    )
    data = tenfold("best", "dice", "--json", environment=environment).data
    assert (data["game"], data["file"]) == ("dice", str(best_file("dice")))
    assert [found["named"] for found in data["lists"]] == ["de", "de locked deductions", "de (house)", "?"]
    assert data["lists"][0]["best"] == [{"name": "Anna", "total": 400, "date": "2026-02-28"}]
    assert data["lists"][1]["rules"] == json.loads(json.dumps(LOCKED))


def test_a_game_that_nobody_plays_alone() -> None:
    assert_refused(tenfold("best", "card"), 2)
