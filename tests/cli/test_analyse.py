"""`tenfold analyse`: the figures of the coach, six languages, a record and its step."""

from __future__ import annotations

from pathlib import Path

import pytest

import tenfold as api
from tenfold.locales import LANGUAGES
from tests.cli.run import tenfold

ROLL = "B1 BW GW R4 R5 G5 R7 G6 R9 B5"
SAME = [
    (f"dice de | dice {ROLL} | rolls 2 | phases 8 | points 300+40", ("8", "300+40", "1", ROLL)),
    ("dice de | dice 9 9 9 5 4 W 2 9 6 1 | phases 3 | points 85", ("3", "85", "2", "9 9 9 5 4 W 2 9 6 1")),
]


@pytest.mark.parametrize(("position", "coached"), SAME)
def test_it_has_the_figures_of_the_coach(position: str, coached: tuple[str, str, str, str]) -> None:
    phase, points, left, roll = coached
    options = ("--phase", phase, "--points", points, "--rolls-left", left, "--roll", roll, "--json")
    coach = tenfold("coach", "dice", *options).data["choices"]
    best = tenfold("analyse", position, "--json").data["best"]
    assert best["worth"] == "total"
    for ours, theirs in zip(best["choices"], coach, strict=False):
        assert ours["do"] == theirs["action"]
        assert ours["worth"] == pytest.approx(theirs["worth"], abs=1e-6)
        assert ours["chance"] == pytest.approx(theirs["chance"], abs=1e-6)


def test_a_record_is_told_in_every_language(tmp_path: Path) -> None:
    record = api.play_game("card", bots=["easy", "easy"], seed=2).record
    file = tmp_path / "game.jsonl"
    file.write_bytes(bytes(record))
    step = str(len(record.entries) - 4)  # of the last hand little is left to be played out
    told = {tenfold("analyse", "--record", file, "--step", step, "--lang", lang).out for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    answer = tenfold("analyse", "--record", file, "--step", step, "--json").data
    assert answer["best"]["worlds"] > 0
    assert all(choice["margin"] > 0 for choice in answer["best"]["choices"])
    again = tenfold("analyse", answer["position"], "--json").data
    assert {**again, "table": None} == {**answer, "table": None}  # of which a text tells less


@pytest.mark.parametrize(
    ("arguments", "code", "why"),
    [
        (("card intl",), 2, "hands"),
        (("chess",), 2, "begins with its game"),
        (("chess", "--lang", "de"), 2, "beginnt mit ihrem Spiel"),
        ((), 2, "Name a position"),
        (("--record", "nowhere.jsonl", "--step", "1"), 1, "nowhere.jsonl"),
        (("--record", "nowhere.jsonl"), 2, "belong together"),
        (("--record", __file__, "--step", "1"), 1, "is not a Tenfold record"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: tuple[str, ...], code: int, why: str) -> None:
    done = tenfold("analyse", *arguments)
    assert done.code == code
    assert why in done.err
    assert done.err.count("\n") == 1
