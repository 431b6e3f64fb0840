"""Games in progress, in the user's data folder: a record that grows with every move, and its secret.

The record alone says all that happened; the secret file holds what must not be known yet (the seed) and who
plays where. It is removed when the game ends, and with that the record is an ordinary finished one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec
from platformdirs import user_data_path

from tenfold.core import TenfoldError


class Secret(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game in progress needs beside its record."""

    seed: str  # in hex
    person: int  # the seat of the person
    bots: dict[int, str]  # the bots by seat
    language: str


class SavedGame:
    """One game's two files."""

    def __init__(self, record: Path) -> None:
        self.record = record
        self._secret = record.with_suffix(".secret")

    @property
    def in_progress(self) -> bool:
        return self._secret.exists()

    def begin(self, secret: Secret) -> BinaryIO:
        """Create both files, the secret first: without it the record could not go on."""
        self.record.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self._secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "wb") as file:
            file.write(msgspec.json.encode(secret))
            file.flush()
            os.fsync(file.fileno())
        return self.record.open("xb")

    def secret(self) -> Secret:
        try:
            return msgspec.json.decode(self._secret.read_bytes(), type=Secret)
        except (OSError, msgspec.MsgspecError) as error:
            raise TenfoldError("{file}: {problem}", file=self._secret, problem=error) from None

    def go_on(self, intact: bytes) -> BinaryIO:
        """Open the record for appending, a half-written last line cut off."""
        file = self.record.open("r+b")
        file.truncate(len(intact))
        file.seek(0, os.SEEK_END)
        return file

    def end(self) -> None:
        self._secret.unlink(missing_ok=True)


def games_folder() -> Path:
    return user_data_path("tenfold") / "games"


def games_in_progress(game: str) -> Iterator[SavedGame]:
    """The newest first."""
    for secret in sorted(games_folder().glob(f"{game}-*.secret"), reverse=True):
        yield SavedGame(secret.with_suffix(".jsonl"))


def new_game(game: str) -> SavedGame:
    """Places for a game that begins now, numbered after those that exist."""
    numbers = [int(path.stem.rpartition("-")[2]) for path in games_folder().glob(f"{game}-[0-9]*.*")]
    return SavedGame(games_folder() / f"{game}-{max(numbers, default=0) + 1:06d}.jsonl")
