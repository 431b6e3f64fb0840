"""Seats in rooms, in the user's data folder: a closed window costs nobody the seat."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from tenfold.client import Invitation, read_link
from tenfold.core import BadText
from tenfold.locales import LANGUAGES
from tenfold.play.names import clean_name
from tenfold.record.files import write_whole

REMEMBERED = 14 * 24 * 3600.0  # seconds; after that nobody is asked any more


class KeptSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    link: str  # with the token: whoever has it has the seat
    name: str
    language: str

    @property
    def invitation(self) -> Invitation:
        return read_link(self.link)


def _folder() -> Path:
    return user_data_path("tenfold") / "rooms"


def _file(invitation: Invitation) -> Path:
    return _folder() / f"{invitation.room}.json"


def keep_seat(seat: KeptSeat) -> None:
    """OSError if it cannot be written."""
    write_whole(_file(seat.invitation), msgspec.json.encode(seat), mode=0o600)


def forget_seat(invitation: Invitation) -> None:
    _file(invitation).unlink(missing_ok=True)


def kept_seat(invitation: Invitation) -> KeptSeat | None:
    """The seat in this room, if there is one."""
    return _read(_file(invitation))


def kept_seats() -> Iterator[KeptSeat]:
    """The newest first. What is older than two weeks, or no seat, is passed over."""
    found = []
    for path in _folder().glob("*.json"):
        try:
            found.append((path.stat().st_mtime, path))
        except OSError:
            continue
    for at, path in sorted(found, reverse=True):
        seat = _read(path)
        if seat is not None and time.time() - at < REMEMBERED:
            yield seat


def _read(path: Path) -> KeptSeat | None:
    try:
        seat = msgspec.json.decode(path.read_bytes(), type=KeptSeat)
        whole = seat.invitation.token is not None and seat.language in LANGUAGES
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError, BadText):
        return None
    # Whoever wrote the file, nothing but text reaches the screen.
    return msgspec.structs.replace(seat, name=clean_name(seat.name)) if whole else None
