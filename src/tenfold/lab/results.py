"""The folder of a study or a tournament: what was asked (study.json), and a row for every game (games.csv).

Whole deals are appended in order, each on the disk before the next. What was stopped, for whatever reason,
goes on after the last whole deal, and its file ends up the same, byte for byte.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from tenfold.core import BadInput, TenfoldError
from tenfold.lab.kept import Columns, KeptGame, Row
from tenfold.record.files import hold, write_whole

GAMES = "games.csv"


class Asked(NamedTuple):
    """What the games of a folder are played for."""

    kind: str  # "study" or "tournament"
    data: dict[str, Any]  # everything that a game depends on
    columns: Columns
    games_per_deal: int

    @property
    def file(self) -> str:
        return f"{self.kind}.json"


class Results:
    """Such a folder, held by one program."""

    def __init__(self, folder: Path, asked: Asked, file: BinaryIO) -> None:
        self.folder = folder
        self.asked = asked
        self._file = file
        self.deals = self._cut_to_whole_deals()

    def add(self, games: list[KeptGame]) -> None:
        """The games of the next deal."""
        assert {game.deal for game in games} == {self.deals}
        self._write("".join(_line(self.asked.columns.row(game)) for game in games))
        self.deals += 1

    def rows(self, deals: int) -> Iterator[Row]:
        """The rows of the first deals; numbers as they are written."""
        with (self.folder / GAMES).open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                if int(row["deal"]) >= deals:
                    return
                yield row

    def games(self, deals: int) -> Iterator[list[KeptGame]]:
        """The same, deal by deal."""
        games = map(self.asked.columns.game, self.rows(deals))
        while deal := list(islice(games, self.asked.games_per_deal)):
            yield deal

    def _cut_to_whole_deals(self) -> int:
        """How many deals are there; what a stop has left of another one is taken away."""
        self._file.seek(0)
        lines = self._file.read().split(b"\n")[:-1]
        names = _line(self.asked.columns.names)
        if not lines:
            self._file.truncate(0)
            self._write(names)
            return 0
        if lines[0].decode("utf-8", "replace") + "\n" != names:
            raise TenfoldError(f"{self.folder / GAMES} does not belong to this {self.asked.kind}")
        each = self.asked.games_per_deal
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
def opened(folder: Path, asked: Asked) -> Iterator[Results]:
    """A new folder, or one in which just this was begun."""
    folder.mkdir(parents=True, exist_ok=True)
    data = json.loads(json.dumps(asked.data | {"tenfold": version("tenfold")}))
    if (folder / asked.file).exists():
        _refuse_another(folder, asked, data)
    elif any(folder.iterdir()):
        raise BadInput(f"the folder {folder} is not empty and holds no {asked.kind}: choose another")
    else:
        write_text(folder / asked.file, json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    with open(os.open(folder / GAMES, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0) as file:
        try:
            hold(file)
        except BlockingIOError:
            raise TenfoldError(f"another program is at work on the {asked.kind} in {folder}") from None
        yield Results(folder, asked, file)


def _refuse_another(folder: Path, asked: Asked, data: dict[str, Any]) -> None:
    file = folder / asked.file
    try:
        found = json.loads(file.read_bytes())
        differing = [key for key in data if found[key] != data[key]]
    except (ValueError, LookupError, TypeError):
        raise TenfoldError(f"{file} does not describe a {asked.kind}") from None
    if differing:
        key = differing[0]
        was, is_now = _in_words(found[key]), _in_words(data[key])
        other = "its rules are different" if was == is_now else f"{key} {was} instead of {is_now}"
        raise BadInput(f"{folder} holds another {asked.kind}: {other}")


def _in_words(value: Any) -> str:
    """Of arms their names; rules are too long to be told."""
    if isinstance(value, dict):
        return ""
    if not isinstance(value, list):
        return str(value)
    return "; ".join(str(part.get("name")) if isinstance(part, dict) else str(part) for part in value)
