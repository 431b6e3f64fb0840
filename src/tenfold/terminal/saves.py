"""Games in progress, in the user's data folder: a record that grows with every move, and its secret.

The record alone says all that happened; the secret file holds what must not be known yet (the seed) and who
plays where. It is removed when the game ends, and with that the record is an ordinary finished one.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import BinaryIO

import msgspec
from platformdirs import user_data_path

from tenfold.core import TenfoldError
from tenfold.record.files import hold


class Secret(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game in progress needs beside its record."""

    seed: str  # in hex
    person: int  # the seat of the person
    bots: dict[int, str]  # the bots by seat
    language: str
    seeded: bool = False  # the person chose the seed, and may know what comes
    others: tuple[int, ...] = ()  # seats of more people at this device
    plays_forced: bool = False  # where there is no choice, none is asked for

    @property
    def people(self) -> tuple[int, ...]:
        return (self.person, *self.others)


class SavedGame:
    """One game's two files."""

    def __init__(self, record: Path) -> None:
        self.record = record
        self._secret = record.with_suffix(".secret")

    @property
    def is_open_elsewhere(self) -> bool:
        """Whether another window plays this game just now."""
        try:
            with self.record.open("r+b") as file:
                hold(file)
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False

    def begin(self, secret: Secret) -> BinaryIO:
        """Create both files, the secret first: without it the record could not go on."""
        self.record.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self._secret, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(descriptor, "wb") as file:
            file.write(msgspec.json.encode(secret))
            file.flush()
            os.fsync(file.fileno())
        record = self.record.open("xb")
        hold(record)
        return record

    def secret(self) -> Secret:
        try:
            return msgspec.json.decode(self._secret.read_bytes(), type=Secret)
        except OSError as error:
            raise TenfoldError(f"{self._secret.name}: {error.strerror}") from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise TenfoldError(f"{self._secret.name}: {error}") from None

    def go_on(self, intact: bytes) -> BinaryIO:
        """Open the record for appending, a half-written last line cut off."""
        file = self.record.open("r+b")
        hold(file)
        file.truncate(len(intact))
        file.seek(0, os.SEEK_END)
        return file

    def cut_off(self) -> None:
        """Remove the half of a line that a full disk has left behind."""
        with suppress(OSError):
            raw = self.record.read_bytes()
            os.truncate(self.record, raw.rfind(b"\n") + 1)

    @property
    def left_on(self) -> str:
        """The day of the last move, as in 2026-02-28."""
        return date.fromtimestamp(self.record.stat().st_mtime).isoformat()

    def end(self) -> None:
        self._secret.unlink(missing_ok=True)

    def drop(self) -> None:
        """Nobody goes on with this game any more."""
        self.end()
        self.record.unlink(missing_ok=True)


def games_folder() -> Path:
    return user_data_path("tenfold") / "games"


def games_in_progress(game: str) -> Iterator[SavedGame]:
    """The newest first; among them the newest game of all if it stopped and its secret has been lost."""
    newest = max(games_folder().glob(f"{game}-*.jsonl"), default=None)
    found = {secret.with_suffix(".jsonl") for secret in games_folder().glob(f"{game}-*.secret")}
    if newest is not None and _stopped(newest):
        found.add(newest)
    yield from map(SavedGame, sorted(found, reverse=True))


def _stopped(record: Path) -> bool:
    """Whether a record has begun, but has no result."""
    with suppress(OSError):
        *lines, _ = record.read_bytes().split(b"\n")
        return bool(lines) and not lines[-1].startswith(b'{"reason"')
    return False


def new_game(game: str) -> SavedGame:
    """Places for a game that begins now, numbered after those that exist."""
    paths = games_folder().glob(f"{game}-*")
    found = (re.search(r"-([0-9]{1,9})", path.name) for path in paths)
    numbers = [int(match[1]) for match in found if match]
    return SavedGame(games_folder() / f"{game}-{max(numbers, default=0) + 1:06d}.jsonl")
