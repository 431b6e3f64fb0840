"""The pad on the disk: nothing is lost, and nothing that is not a pad is touched; the exports."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tenfold.core import BadText, Illegal, TenfoldError
from tenfold.games.card.rules import edition_rules
from tenfold.terminal.scorepad.export import COLUMNS, as_data, write_csv
from tenfold.terminal.scorepad.file import PadFile, decode, default_place, encode
from tenfold.terminal.scorepad.model import Pad, PadDraft, PadHand, PadScore
from tests.cli.run import assert_refused, tenfold

OUT = PadScore(0, laid=True)
PAD = Pad(
    rules=edition_rules("intl"),
    names=("North", "East", "South"),
    hands=(
        PadHand(0, (OUT, PadScore(50), PadScore(20, True))),
        PadHand(2, (PadScore(55), PadScore(5, True), OUT)),
    ),
)


def free_pad() -> Pad:
    rules = edition_rules("fx", ["free"])
    hand = PadHand(1, (PadScore(60), PadScore(0, True, 7)))
    return Pad(rules=rules, names=("North", "East"), hands=(hand,), draft=PadDraft(0, (OUT, None)))


def test_round_trip(tmp_path: Path) -> None:
    for number, pad in enumerate((PAD, free_pad(), Pad(rules=PAD.rules, names=PAD.names))):
        file = PadFile(tmp_path / "folder" / f"{number}.json")
        assert file.read() is None
        file.save(pad)
        assert PadFile(file.path).read() == pad
        assert decode(encode(pad)) == pad
        assert [path.name for path in file.path.parent.iterdir() if path.name.startswith(".")] == []


def test_what_the_page_has_entered_anyway_is_read_and_kept() -> None:
    data = json.loads(encode(PAD))
    data["hands"][0]["points"][1] = 33  # no ten cards have it
    with pytest.raises(Illegal):
        decode(json.dumps(data).encode())
    data["hands"][0]["anyway"] = [False, True, False]
    pad = decode(json.dumps(data).encode())
    assert pad.hands[0].scores[1] == PadScore(33, anyway=True)
    assert decode(encode(pad)) == pad
    data["hands"][0]["anyway"] = [True]
    with pytest.raises(BadText):
        decode(json.dumps(data).encode())


def test_the_file_is_readable() -> None:
    data = json.loads(encode(PAD))
    assert (data["version"], data["names"]) == (1, ["North", "East", "South"])
    assert data["hands"][1] == {"out": "South", "points": [55, 5, 0], "laid": [False, True, True]}


def test_the_default_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_place() == tmp_path / "tenfold" / "scorepads" / "current.json"


@pytest.mark.parametrize("point", ["fsync", "rename"])
def test_killed_while_saving(tmp_path: Path, point: str) -> None:
    """Whatever moment the program dies in, the old pad is there, and the next one saves again."""
    path = tmp_path / "pad.json"
    PadFile(path).save(PAD)
    before = path.read_bytes()
    program = """
import os, signal, sys
from pathlib import Path
from tenfold.terminal.scorepad.file import PadFile
from tenfold.terminal.scorepad.model import undone
die = lambda *arguments: os.kill(os.getpid(), signal.SIGKILL)
if sys.argv[2] == "fsync":
    os.fsync = die
else:
    Path.replace = die
file = PadFile(Path(sys.argv[1]))
file.save(undone(file.read()))
"""
    done = subprocess.run([sys.executable, "-c", program, str(path), point], check=False)
    assert done.returncode == -9
    assert path.read_bytes() == before
    file = PadFile(path)
    assert file.read() == PAD
    file.save(PAD)
    assert os.listdir(tmp_path) == ["pad.json"]


def test_a_disk_that_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = PadFile(tmp_path / "pad.json")
    file.save(PAD)
    before = file.path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(TenfoldError, match=r"cannot write .*pad.json: No space left on device"):
        file.save(Pad(rules=PAD.rules, names=PAD.names))
    assert file.path.read_bytes() == before
    assert os.listdir(tmp_path) == ["pad.json"]


def test_two_programs_do_not_overwrite_each_other(tmp_path: Path) -> None:
    mine, other = PadFile(tmp_path / "pad.json"), PadFile(tmp_path / "pad.json")
    mine.save(PAD)
    assert other.read() == PAD
    other.save(free_pad())
    with pytest.raises(TenfoldError, match="changed by another program"):
        mine.save(PAD)
    assert PadFile(mine.path).read() == free_pad()


def test_setting_aside_keeps_every_pad(tmp_path: Path) -> None:
    file = PadFile(tmp_path / "pad.json")
    for number in (1, 2):
        file.save(PAD)
        assert file.set_aside() == tmp_path / f"pad-{number}.json"
    assert file.read() is None
    assert len(list(tmp_path.iterdir())) == 2


def broken() -> list[tuple[bytes, str]]:
    good = encode(PAD)
    data = json.loads(good)

    def changed(**fields: object) -> bytes:
        return json.dumps(data | fields).encode()

    hand = data["hands"][0]
    return [
        (b"", "holds something else, or was cut off"),
        (b"\xff\xfe", "holds something else, or was cut off"),
        (b"[" * 100_000, "is not a score pad"),
        (good[: len(good) // 2], "holds something else, or was cut off"),
        (b"x" * 1_000_001, "too large"),
        (b"[1, 2]", "holds something else, or was cut off"),
        (b'{"version": 2, "other": true}', "version 2"),
        (b'{"tenfold":"games","version":1,"games":[]}', "holds something else, or was cut off"),
        (changed(extra=1), "extra"),
        (changed(game="dice"), "dice"),
        (changed(names=["North", "East"]), "entries"),
        (changed(names=["North", "North", "South"]), "twice"),
        (changed(names=["North", "Ea\u202est", "South"]), "cannot be shown"),
        (changed(names=["North", " East", "South"]), "cannot be shown"),
        (changed(rules={"edition": "de"}), 'There is no edition "de"'),
        (changed(rules={"edition": "intl", "wild_points": "many"}), "wild_points"),
        (changed(hands=[hand | {"out": "West"}]), "West"),
        (changed(hands=[hand | {"out": "East"}]), "Hand 1: East went out: that is 0 points"),
        (changed(hands=[hand | {"out": None}]), "entries"),
        (changed(hands=[hand | {"points": [0, None, 20]}]), "entries"),
        (changed(hands=[hand | {"points": [0, 7, 20]}]), "Hand 1: East"),
        (changed(hands=[hand | {"points": [0, 10**30, 20]}]), "is impossible"),
        (changed(version=10**30), "version"),
        (changed(hands=[hand | {"phases": [1, None, 1]}]), "free order"),
        (changed(playoff="North"), "no play-off"),
        (changed(entering={"out": None, "points": [5, 5, 5], "laid": [True] * 3}), "is not valid"),
    ]


@pytest.mark.parametrize(("raw", "part"), broken())
def test_what_is_no_pad_is_refused_and_left_alone(tmp_path: Path, raw: bytes, part: str) -> None:
    path = tmp_path / "pad.json"
    path.write_bytes(raw)
    with pytest.raises(BadText):
        PadFile(path).read()
    if len(raw) < 1000:
        done = tenfold("score", "--file", path, "--lang", "en", stdin="yes\n")
        assert_refused(done, 2, str(path), part, "left as it is")
    assert path.read_bytes() == raw
    assert os.listdir(tmp_path) == ["pad.json"]


def test_other_things_than_files(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert_refused(
        tenfold("score", "--file", tmp_path / "pipe", "--show", "--lang", "en"), 2, "ordinary file"
    )
    assert_refused(tenfold("score", "--file", tmp_path, "--show", "--lang", "de"), 2, "gewöhnliche Datei")
    assert_refused(tenfold("score", "--file", tmp_path / "pipe" / "x", "--show"), 1, "Not a directory")


def test_nothing_there_yet(tmp_path: Path) -> None:
    path = tmp_path / "pad.json"
    none = f"There is no score pad {path}: tenfold score starts one."
    assert_refused(tenfold("score", "--file", path, "--show", "--lang", "en"), 2, none)
    answer = tenfold("score", "--file", path, "--json", "--lang", "de")
    assert (answer.code, json.loads(answer.out)["problem"]) == (2, none)
    assert_refused(tenfold("score", "--show", "--csv", path), 2, "Choose one of --show, --json, --csv.")
    assert_refused(tenfold("score", "--lang", "xx"), 2, "--lang")
    assert_refused(tenfold("score", "--variant", "free,fixed"), 2, "Free order contradicts fixed hands")


# --- exports ---


def test_csv(tmp_path: Path) -> None:
    path = tmp_path / "pad.csv"
    assert write_csv(PAD, path) == 6
    with path.open(encoding="utf-8", newline="") as file:
        table = list(csv.reader(file))
    assert tuple(table[0]) == COLUMNS == ("hand", "name", "phase", "laid", "points", "total")
    assert table[1:] == [
        ["1", "North", "1", "yes", "0", "0"],
        ["1", "East", "1", "no", "50", "50"],
        ["1", "South", "1", "yes", "20", "20"],
        ["2", "North", "2", "no", "55", "55"],
        ["2", "East", "1", "yes", "5", "55"],
        ["2", "South", "2", "yes", "0", "20"],
    ]
    with pytest.raises(BadText, match=r"^pad-csv-exists\(.*pad\.csv'\)$"):
        write_csv(PAD, path)
    with pytest.raises(BadText, match="No such file or directory"):
        write_csv(PAD, tmp_path / "none" / "pad.csv")
    with pytest.raises(BadText, match="null"):
        write_csv(PAD, tmp_path / "zero\0.csv")


@pytest.mark.parametrize("name", ["=1+1", "+1a", "-x", "@SUM(A1)", "\uff1d1"])
def test_csv_names_are_no_formulas(tmp_path: Path, name: str) -> None:
    pad = Pad(rules=PAD.rules, names=(name, 'Ea"st;'), hands=(PadHand(0, (OUT, PadScore(50))),))
    write_csv(pad, tmp_path / "pad.csv")
    with (tmp_path / "pad.csv").open(encoding="utf-8", newline="") as file:
        assert [row[1] for row in csv.reader(file)] == ["name", f"'{name}", 'Ea"st;']


def test_csv_in_free_order_leaves_open_phases_out(tmp_path: Path) -> None:
    write_csv(free_pad(), tmp_path / "pad.csv")
    assert (tmp_path / "pad.csv").read_text("utf-8").splitlines()[1:] == [
        "1,North,,no,60,60",
        "1,East,7,yes,0,0",
    ]


def test_data() -> None:
    data = as_data(PAD)
    assert data["sheet"][1] == {"name": "East", "done": [1], "points": [50, 5], "total": 55}
    assert data["hands"][1]["out"] == "South"
    assert data["hands"][1]["scores"][0] == {
        "name": "North",
        "phase": 2,
        "laid": False,
        "points": 55,
        "total": 55,
    }
    assert (data["winners"], data["playoff_due"], data["rules"]["edition"]) == ([], False, "intl")


def test_the_commands_for_programs(tmp_path: Path) -> None:
    path = tmp_path / "pad.json"
    PadFile(path).save(PAD)
    assert tenfold("score", "--file", path, "--json").data == as_data(PAD)
    shown = tenfold("score", "--file", path, "--show", "--lang", "en")
    assert (shown.code, shown.err) == (0, "")
    assert "East" in shown.out
    assert "\x1b" not in shown.out
    exported = tenfold("score", "--file", path, "--csv", tmp_path / "a.csv", "--lang", "ru")
    assert (exported.code, exported.out) == (0, f"Файл {tmp_path}/a.csv записан: 6 строк.\n")
    again = tenfold("score", "--file", path, "--csv", tmp_path / "a.csv", "--lang", "it")
    assert_refused(again, 2, "esiste già")
