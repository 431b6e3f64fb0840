"""The log of a room: everything that ever happened in it, in order. A room is what its log says.

Entries hold secrets (the seed, keys of seats, hidden cards). What leaves the server is built from nothing
in visibility.py.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from tenfold.core import Seat
from tenfold.play.characters import CharacterId, Face
from tenfold.record import Result
from tenfold.rooms.settings import Settings


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry"):
    pass


class Opened(_Entry, tag="opened", frozen=True):
    """The room is there. Always the first entry."""

    settings: Settings


class GameSet(_Entry, tag="game-set", frozen=True):
    """A game is to come: its seed is drawn and committed to. Again for every rematch."""

    secret: str  # in hex


class SettingsChanged(_Entry, tag="settings-changed", frozen=True):
    """The host has changed them, in full. Who sits where after another number of seats follows from it."""

    settings: Settings


class Sat(_Entry, tag="sat", frozen=True):
    seat: Seat
    name: str
    key: str  # SHA-256 of the seat's token
    face: Face | None = None
    device: str | None = None  # the key of the first seat at the same device


class BotSat(_Entry, tag="bot-sat", frozen=True):
    seat: Seat
    bot: str
    character: CharacterId | None = None  # None: as before there were characters, the bot's own name


class Moved(_Entry, tag="moved", frozen=True):
    """Two seats have changed places."""

    seat: Seat
    to: Seat


class DealerChosen(_Entry, tag="dealer-chosen", frozen=True):
    seat: Seat | None  # None: drawn by lot


class Renamed(_Entry, tag="renamed", frozen=True):
    seat: Seat
    name: str
    face: Face | None


class Left(_Entry, tag="left", frozen=True):
    """Before the game the seat is free again; in it a bot plays on."""

    seat: Seat
    character: CharacterId | None = None  # who plays on; None: as before there were characters, the same name
    given: bool = False  # the host has given the seat away


class Taken(_Entry, tag="taken", frozen=True):
    """Somebody has taken a bot's seat in a running game."""

    seat: Seat
    name: str
    key: str
    face: Face | None = None
    device: str | None = None


class Queued(_Entry, tag="queued", frozen=True):
    """Somebody sits down for the next game, and watches until then."""

    name: str
    key: str
    face: Face | None = None
    device: str | None = None


class Unqueued(_Entry, tag="unqueued", frozen=True):
    """And has thought better of it."""

    key: str


class SaltCommitted(_Entry, tag="salt-committed", frozen=True):
    seat: Seat
    digest: str  # SHA-256 of the salt


class Revealing(_Entry, tag="revealing", frozen=True):
    """The game is to start: whoever committed to a salt shows it now."""

    dealer: Seat | None = None  # the host's choice, kept for the start


class SaltRevealed(_Entry, tag="salt-revealed", frozen=True):
    seat: Seat
    salt: str


class SaltMissing(_Entry, tag="salt-missing", frozen=True):
    """Committed to, but not shown in time: it is left out."""

    seat: Seat


class Started(_Entry, tag="started", frozen=True):
    names: tuple[str, ...]
    salts: tuple[str, ...]
    dealer: Seat | None


class Happened(_Entry, tag="happened", frozen=True):
    """An event of the game. `by` says who chose, if it was not the person of that seat."""

    seat: Seat | None  # None: nature
    do: str
    by: str | None = None  # "bot", "stand-in", "clock", or "silence" in a window of time


class Answered(_Entry, tag="answered", frozen=True):
    """Where several are asked at once: what a seat says, before it is settled what comes of it."""

    seat: Seat
    do: str
    by: str | None = None


class Readied(_Entry, tag="ready", frozen=True):
    """Between two hands or rounds: the seat is ready to go on."""

    seat: Seat


class BotWanted(_Entry, tag="bot-wanted", frozen=True):
    """Somebody has waited long enough for this seat."""

    seat: Seat
    by: Seat


class AskedOut(_Entry, tag="asked-out", frozen=True):
    """A bot takes over in a moment, unless the person is here."""

    seat: Seat


class IsHere(_Entry, tag="here", frozen=True):
    """The person is here."""

    seat: Seat


class TakenOver(_Entry, tag="taken-over", frozen=True):
    """The person was not: a bot plays for them until they take the seat back."""

    seat: Seat


class TakenBack(_Entry, tag="taken-back", frozen=True):
    seat: Seat


class StoodIn(_Entry, tag="stood-in", frozen=True):
    """The player was absent for too long: a bot plays for them."""

    seat: Seat


class Returned(_Entry, tag="returned", frozen=True):
    """And gives the seat back."""

    seat: Seat


class Paused(_Entry, tag="paused", frozen=True):
    seat: Seat


class Resumed(_Entry, tag="resumed", frozen=True):
    seat: Seat


class Ended(_Entry, tag="ended", frozen=True):
    """The result, and the seed that the commitment was for."""

    result: Result


class Shut(_Entry, tag="shut", frozen=True):
    """Whoever runs the server has shut the room: it can be looked at, and nothing happens in it any more."""


class PutAway(_Entry, tag="put-away", frozen=True):
    """Nobody has touched the room for long: all of its log until here is kept as one packed row."""


LogEntry: TypeAlias = (
    Opened
    | SettingsChanged
    | GameSet
    | Sat
    | BotSat
    | Moved
    | DealerChosen
    | Renamed
    | Left
    | Taken
    | Queued
    | Unqueued
    | SaltCommitted
    | Revealing
    | SaltRevealed
    | SaltMissing
    | Started
    | Happened
    | Answered
    | Readied
    | BotWanted
    | AskedOut
    | IsHere
    | TakenOver
    | TakenBack
    | StoodIn
    | Returned
    | Paused
    | Resumed
    | Ended
    | Shut
    | PutAway
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(LogEntry)


def write_entry(entry: LogEntry) -> bytes:
    return _encoder.encode(entry)


def read_entry(raw: bytes | str) -> LogEntry:
    entry: LogEntry = _decoder.decode(raw)
    return entry
