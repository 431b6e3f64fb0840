"""The commands that judge, count, coach and look back, in six languages; what they tell programs has none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import tenfold
from tenfold.cli.app import tenfold as command
from tenfold.locales import FALLBACK, LANGUAGES, Speech
from tests.cli.run import assert_refused
from tests.cli.run import tenfold as run

ROLL = "B1 BW GW R4 R5 G5 R7 G6 R9 B5"
MOMENT = ("coach", "dice", "--phase", "8", "--points", "300", "--rolls-left", "1", "--roll", ROLL)
ASKED = {
    ("check", "--phase", "1", "--hand", "R5 G5 B5 R7 G7", "--table", "7s(B7 Y7 W)"): "check-once-laid",
    ("check", "--game", "dice", "--phase", "8", "--roll", ROLL): "check-wanted",
    ("odds", "--game", "dice"): "odds-dice-title",
    (*MOMENT, "--keep", "R4 R5"): "coach-made",
    (*MOMENT, "--rival", "8:310", "--rival", "11:430+40"): "at-started-end",
    ("solve", "dice"): "solve-still-told",
}


def told(*words: str) -> str:
    done = CliRunner().invoke(command, words, catch_exceptions=False, env={"COLUMNS": "200"})
    assert done.exit_code == 0, done.output
    return done.output


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    file.write_bytes(bytes(tenfold.play_game("dice", bots=["easy", "solid"], seed=1).record))
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_speaks_the_language(language: str, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the option, and that of the environment."""
    say = Speech(language)
    asked = ASKED | {("review", str(record)): "review-rest", ("replay", str(record)): "replay-commitment"}
    for words, message in asked.items():
        expected = say(message, **({"digest": ""} if message == "replay-commitment" else {}))
        shown = told(*words, "--lang", language)
        assert expected.strip() in shown, words
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    first = next(iter(ASKED))
    assert told(*first) == told(*first, "--lang", language)


def test_programs_are_told_the_same_in_every_language(record: Path) -> None:
    for words in (*list(ASKED)[:3], ("review", str(record))):
        assert told(*words, "--json", "--lang", "ru") == told(*words, "--json", "--lang", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_language_too(language: str, record: Path, tmp_path: Path) -> None:
    """With the rule behind them; what is wrong with a record, and with the options of a command."""
    say, missing = Speech(language), tmp_path / "missing.jsonl"
    few = say("refusal-dice-count", count=1)
    wrong = {
        ("check", "--phase", "1"): say("refusal-name-hand"),
        ("check", "--game", "dice", "--phase", "1", "--roll", "9"): say(
            "by-rule", problem=few, rule="dice.dice"
        ),
        ("coach", *MOMENT[1:-1], ROLL, "--place", "2"): say("refusal-at-no-place", place=2, players=1),
        ("review", str(record), "--seat", "7"): say("refusal-seat-unknown", seat=7, last=1),
        ("solve", "dice", "--variant", "locked"): say("refusal-unsolvable"),
    }
    for words, expected in wrong.items():
        done = run(*words, "--lang", language)
        assert (done.out, done.err) == ("", f"tenfold: {expected}\n"), words
    said = say("refusal-file-unreadable", file=missing, problem="No such file or directory")
    assert_refused(run("replay", missing, "--lang", language), 1, said)


USAGE: dict[tuple[str, ...], tuple[str, dict[str, str]]] = {
    ("check", "--dance"): ("usage-no-option", {"name": "--dance", "more": ""}),
    ("review",): ("usage-missing", {"name": "FILE", "more": ""}),
    ("review", "a", "b"): ("usage-extra", {"words": "b"}),
    ("review", "a", "--seat", "x"): ("usage-not-a-number", {"value": "x"}),
    ("review", "a", "--json=1"): ("usage-takes-no-value", {"name": "--json"}),
    ("analyse", "--step", "-1"): ("usage-not-in-range", {"value": "-1", "range": "x>=0"}),
    ("odds", "--natural-minimum", "x"): (
        "usage-not-a-choice",
        {"value": "x", "choices": "'none', 'phase', 'group'"},
    ),
    ("solve",): ("usage-choose", {"choices": "dice"}),
}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
def test_wrong_usage_is_told_in_the_language_too(language: str) -> None:
    say = Speech(language)
    for words, (message, facts) in USAGE.items():
        assert_refused(run(*words, "--lang", language), 2, say(message, **facts).rstrip())
    see = say("usage-see", command="tenfold review")
    done = run("review", f"--lang={language}", "--seat")
    assert_refused(done, 2, say("usage-needs-value", name="--seat"))
    assert_refused(run("review", "--lang", language), 2, see)
    assert_refused(run("serve", "--dance", "--lang", language), 2, "No such option")  # which speaks English


def test_a_bad_record_is_data_as_far_as_it_is_good(record: Path, tmp_path: Path) -> None:
    whole = run("replay", record, "--json").data
    assert whole["problem"] is None
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(record.read_bytes()[:-40])
    for name in ("replay", "review", "verify"):
        assert_refused(run(name, cut), 1)
        done = run(name, cut, "--json", *(() if name == "verify" else ("--lang", "ru")))
        assert (done.code, done.err) == (1, "")
        data = json.loads(done.out)
        assert (data["code"], "was cut off in line" in data["problem"]) == ("record-cut-off", True)
        assert name != "replay" or data.keys() == whole.keys()
    cut.write_bytes(record.read_bytes().rsplit(b"{", 1)[0])  # without its result
    assert json.loads(run("review", cut, "--json").out)["code"] == "record-unfinished"
