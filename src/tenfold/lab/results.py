"""A study's folder: what was asked (study.json) and a row for every game (games.csv).

Whole deals are appended in order, each on the disk before the next. A study that was stopped, by whatever,
goes on after the last whole deal, and its file ends up the same, byte for byte.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from typing import Any, BinaryIO

from tenfold.core import BadInput, TenfoldError
from tenfold.lab.study import Study, StudyGame
from tenfold.record.files import hold, write_whole

ASKED, GAMES = "study.json", "games.csv"


class Results:
    """The folder of a study, held by one program."""

    def __init__(self, folder: Path, study: Study, file: BinaryIO) -> None:
        self.folder = folder
        self.study = study
        self._file = file
        self.deals = self._cut_to_whole_deals()

    def add(self, games: list[StudyGame]) -> None:
        """The games of the next deal."""
        assert {game.deal for game in games} == {self.deals}
        self._write("".join(map(self._line, games)))
        self.deals += 1

    def games(self, deals: int) -> Iterator[dict[str, str]]:
        """The rows of the first deals; numbers as they are written."""
        with (self.folder / GAMES).open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                if int(row["deal"]) >= deals:
                    return
                yield row

    def _cut_to_whole_deals(self) -> int:
        """How many deals are there; what a stop has left of another one is taken away."""
        self._file.seek(0)
        lines = self._file.read().split(b"\n")[:-1]
        if not lines:
            self._file.truncate(0)
            self._write(_line(columns(self.study)))
            return 0
        if lines[0].decode("utf-8", "replace") + "\n" != _line(columns(self.study)):
            raise TenfoldError(f"{self.folder / GAMES} does not belong to this study")
        each = self.study.games_per_deal
        for number, line in enumerate(lines[1:]):
            if line.partition(b",")[0] != str(number // each).encode():
                raise TenfoldError(f"{self.folder / GAMES} is broken in line {number + 2}")
        deals = (len(lines) - 1) // each
        self._file.truncate(sum(len(line) + 1 for line in lines[: 1 + deals * each]))
        return deals

    def _write(self, text: str) -> None:
        try:
            self._file.seek(0, os.SEEK_END)
            left = memoryview(text.encode())
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise TenfoldError(f"cannot write {self.folder / GAMES}: {error.strerror}") from None

    def _line(self, game: StudyGame) -> str:
        study = self.study
        players, phases = max(arm.players for arm in study.arms), study.phases
        wins = game.wins or ()
        return _line(
            [
                *(game.deal, study.arms[game.arm].name, game.rotation, game.first, game.reason),
                *(game.decisions, game.hands),
                *_filled(game.bots, players),
                *_filled([f"{win:.6g}" for win in wins], players),
                *_filled(game.points, players),
                *_filled(game.faults, players),
                *_filled(game.tried, phases),
                *_filled(game.made, phases),
            ]
        )


def columns(study: Study) -> list[str]:
    seats = range(max(arm.players for arm in study.arms))
    phases = range(1, study.phases + 1)
    return [
        *("deal", "arm", "rotation", "first", "reason", "decisions", "hands"),
        *(f"{what}_{seat}" for what in ("bot", "win", "points", "faults") for seat in seats),
        *(f"{what}_{phase}" for what in ("tried", "made") for phase in phases),
    ]


def _filled(values: Any, length: int) -> list[Any]:
    return [*values, *[""] * (length - len(values))]


def _line(values: list[Any]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerow(values)
    return text.getvalue()


def write_text(file: Path, text: str) -> None:
    """Whole, or not at all."""
    try:
        write_whole(file, text.encode())
    except OSError as error:
        raise TenfoldError(f"cannot write {file}: {error.strerror}") from None


@contextmanager
def opened(folder: Path, study: Study) -> Iterator[Results]:
    """A new folder, or one in which just this study was begun."""
    folder.mkdir(parents=True, exist_ok=True)
    asked = _as_data(study)
    if (folder / ASKED).exists():
        _refuse_another(folder, asked)
    elif any(folder.iterdir()):
        raise BadInput(f"the folder {folder} is not empty and holds no study: choose another")
    else:
        write_text(folder / ASKED, json.dumps(asked, indent=2, ensure_ascii=False) + "\n")
    with open(os.open(folder / GAMES, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0) as file:
        try:
            hold(file)
        except BlockingIOError:
            raise TenfoldError(f"another program is working on the study in {folder}") from None
        yield Results(folder, study, file)


def _as_data(study: Study) -> dict[str, Any]:
    data = asdict(study) | {"arms": [arm._asdict() for arm in study.arms], "tenfold": version("tenfold")}
    plain: dict[str, Any] = json.loads(json.dumps(data))
    return plain


def _refuse_another(folder: Path, asked: dict[str, Any]) -> None:
    file = folder / ASKED
    try:
        found = json.loads(file.read_bytes())
        differing = [key for key in asked if found[key] != asked[key]]
    except (ValueError, LookupError, TypeError):
        raise TenfoldError(f"{file} does not describe a study") from None
    if differing:
        key = differing[0]
        was, is_now = _in_words(found[key]), _in_words(asked[key])
        other = "its rules are others" if was == is_now else f"{key} {was} instead of {is_now}"
        raise BadInput(f"{folder} holds another study: {other}")


def _in_words(value: Any) -> str:
    """Of arms their names."""
    if not isinstance(value, list):
        return str(value)
    return "; ".join(str(part.get("name")) if isinstance(part, dict) else str(part) for part in value)
