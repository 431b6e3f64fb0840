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


def told(*words: str, columns: int = 200) -> str:
    done = CliRunner().invoke(command, words, catch_exceptions=False, env={"COLUMNS": str(columns)})
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
    looked_at = {"review": "review-rest", "replay": "replay-commitment", "verify": "verify-rules-told"}
    asked = ASKED | {(name, str(record)): message for name, message in looked_at.items()}
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
        ("analyse",): say("refusal-name-position"),
        ("analyse", "--record", "x"): say("refusal-step-of-record"),
        ("score", "--show", "--csv", "x"): say("refusal-one-of", options="--show, --json, --csv"),
    }
    for words, expected in wrong.items():
        done = run(*words, "--lang", language)
        assert (done.out, done.err) == ("", f"tenfold: {expected}\n"), words
    for file, problem in ((missing, "file-missing"), (tmp_path, "file-folder")):
        said = say("refusal-file-unreadable", file=file, problem=say(problem))
        for name in ("replay", "review", "verify", "stats"):
            assert_refused(run(name, file, "--lang", language), 1, said)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_narrow_window_no_word_and_no_number_is_cut(language: str, record: Path) -> None:
    phases = [Speech(language)("dice-need-run", size=size) for size in (7, 8, 9)]
    for words in (("odds", "--game", "dice"), ("solve", "dice"), ("review", str(record))):
        shown = told(*words, "--lang", language, columns=80)
        assert "\N{HORIZONTAL ELLIPSIS}" not in shown
        assert max(map(len, shown.splitlines())) <= 80, words
        if words[0] != "review":
            found = " ".join(
                cell
                for line in shown.splitlines()
                for cell in line.split("\N{BOX DRAWINGS LIGHT VERTICAL}")[2:3]
            )
            for phase in phases:
                assert phase in " ".join(found.split()), (words, phase)


def test_what_is_refused_is_data_for_programs(record: Path, tmp_path: Path) -> None:
    """With the code of the refusal and the same exit code; in English, whatever the language is."""
    wrong = {
        ("check", "--phase", "1", "--hand", "R5 R5 R5"): (2, "deck-too-small"),
        ("check", "--phase", "11", "--hand", "R5"): (2, "phase-unlisted"),
        ("odds", "--edition", "xx"): (2, "unknown-edition"),
        ("coach", *MOMENT[1:], "--deducted", "7"): (2, "at-deductions"),
        ("solve", "dice", "--variant", "locked"): (1, "unsolvable"),
        ("analyse", "chess"): (2, "setup"),
        ("analyse", "--record", str(record), "--step", "99999"): (2, "setup-step"),
        ("review", str(record), "--seat", "7"): (2, "seat-unknown"),
        ("stats", str(record), "--seat", "7"): (2, "seat-unknown"),
        ("replay", str(record), "--seat", "7"): (2, "seat-unknown"),
        ("verify", str(tmp_path)): (1, "file-unreadable"),
        ("odds", "--rules", str(tmp_path)): (1, "file-unreadable"),
        ("check", "--dance"): (2, "usage"),
    }
    for words, expected in wrong.items():
        done = run(*words, "--json", "--lang", "de")
        answer = json.loads(done.out)
        assert ((done.code, answer["code"]), done.err) == (expected, ""), words
        assert answer["problem"]
        assert f"tenfold: {answer['problem']}\n" == run(*words, "--lang", "en").err
    assert json.loads(run("review", record, "--seat", "7", "--json").out).keys() >= {"seat", "decisions"}


def test_a_bad_record_is_data_as_far_as_it_is_good(record: Path, tmp_path: Path) -> None:
    whole = run("replay", record, "--json").data
    assert whole["problem"] is None
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(record.read_bytes()[:-40])
    for name in ("replay", "review", "verify"):
        assert_refused(run(name, cut), 1)
        done = run(name, cut, "--json", "--lang", "ru")
        assert (done.code, done.err) == (1, "")
        data = json.loads(done.out)
        assert (data["code"], "was cut off in line" in data["problem"]) == ("record-cut-off", True)
        assert name != "replay" or data.keys() == whole.keys()
    cut.write_bytes(record.read_bytes().rsplit(b"{", 1)[0])  # without its result
    assert json.loads(run("review", cut, "--json").out)["code"] == "record-unfinished"
