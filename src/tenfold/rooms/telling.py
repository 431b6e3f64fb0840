"""The one exit: what a seat or a spectator is told of entries, and what it sees of the room.

Everything here is built up from nothing for one viewer; nothing else of a room may leave the server.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from tenfold.core import Over, Seat
from tenfold.play import GameSeed
from tenfold.record import Result
from tenfold.rooms.entries import (
    Answered,
    BotSat,
    Ended,
    GameSet,
    Happened,
    Left,
    Opened,
    Paused,
    Resumed,
    Returned,
    Revealing,
    SaltCommitted,
    SaltMissing,
    SaltRevealed,
    Sat,
    Started,
    StoodIn,
)
from tenfold.rooms.room import Room, Status, Step, bot_name
from tenfold.rooms.settings import Settings

# Choices that are sent in full; the dice game's keeps are more, and a client names them itself.
MOST_LISTED = 256


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry as one viewer may know it. `what` is the entry's name."""

    seq: int
    what: str
    seat: Seat | None = None
    name: str | None = None
    do: str | None = None  # of an event; what the viewer may not know is written `?`
    by: str | None = None
    commitment: str | None = None
    digest: str | None = None
    salt: str | None = None
    result: Result | None = None


class PlaceSeen(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    bot: str | None
    stood_in: bool
    present: bool


class RoomSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What everyone in the room knows of it."""

    settings: Settings
    status: str
    seq: int
    version: int
    places: tuple[PlaceSeen, ...]
    host: Seat | None
    paused_by: Seat | None
    commitment: str
    awaited: Seat | None
    result: Result | None = None


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat alone sees of the table."""

    view: dict[str, Any]  # what its view has beyond the spectators'
    legal: tuple[str, ...] | None = None  # its choices, if it may decide and they can be listed


Viewer: TypeAlias = Seat | None  # None: a spectator


def told(step: Step, viewer: Viewer) -> Told:
    """A step of the room."""
    seq, entry = step.after.seq, step.entry
    match entry:
        case Happened():
            return Told(seq=seq, what="happened", seat=entry.seat, do=_redacted(step, viewer), by=entry.by)
        case Answered():  # what it was, the others learn when its turn comes, if it does
            do = entry.do if viewer == entry.seat else None
            return Told(seq=seq, what="answered", seat=entry.seat, do=do)
        case Sat():
            return Told(seq=seq, what="sat", seat=entry.seat, name=entry.name)
        case BotSat():
            return Told(seq=seq, what="bot-sat", seat=entry.seat, name=bot_name(step.before, entry))
        case GameSet():
            return Told(seq=seq, what="game-set", commitment=GameSeed(bytes.fromhex(entry.secret)).commitment)
        case SaltCommitted():
            return Told(seq=seq, what="salt-committed", seat=entry.seat, digest=entry.digest)
        case SaltRevealed():
            return Told(seq=seq, what="salt-revealed", seat=entry.seat, salt=entry.salt)
        case Ended():
            return Told(seq=seq, what="ended", result=entry.result)
        case Left() | SaltMissing() | StoodIn() | Returned() | Paused() | Resumed():
            return Told(seq=seq, what=_WHAT[type(entry)], seat=entry.seat)
        case Revealing() | Started() | Opened():
            return Told(seq=seq, what=_WHAT[type(entry)])


_WHAT: dict[type[Any], str] = {
    Left: "left",
    SaltMissing: "salt-missing",
    StoodIn: "stood-in",
    Returned: "returned",
    Paused: "paused",
    Resumed: "resumed",
    Revealing: "revealing",
    Started: "started",
    Opened: "opened",
}


def _redacted(step: Step, viewer: Viewer) -> str:
    assert step.before.game is not None
    assert step.event is not None
    redacted = step.before.game.redact(step.before.state, step.event, viewer)
    if redacted is step.event:
        assert isinstance(step.entry, Happened)
        return step.entry.do
    return step.before.kind.write_action(redacted.action)


def room_seen(room: Room, present: frozenset[Seat]) -> RoomSeen:
    """The room for everyone. `present` are the seats whose people are connected."""
    assert room.seed is not None
    turn = room.game.turn(room.state) if room.status is Status.OVER and room.game is not None else None
    return RoomSeen(
        settings=room.settings,
        status=room.status.value,
        seq=room.seq,
        version=room.version,
        places=tuple(
            PlaceSeen(name=place.name, bot=place.bot, stood_in=place.stood_in, present=seat in present)
            for seat, place in enumerate(room.places)
        ),
        host=room.host,
        paused_by=room.paused_by,
        commitment=room.seed.commitment,
        awaited=room.awaited,
        result=Result.of(turn.outcome, room.seed.secret) if isinstance(turn, Over) else None,
    )


def table_seen(room: Room) -> dict[str, Any] | None:
    """The table as spectators see it; None while nothing is played."""
    if room.game is None:
        return None
    return room.kind.write_view(room.game.view(room.state, None))


def own_seen(room: Room, seat: Seat) -> Own | None:
    """What this seat sees beyond that."""
    if room.game is None:
        return None
    legal = None
    position = None if room.paused_by is not None else room.position_for(seat)
    if position is not None and seat not in dict(room.answers):
        choices = room.game.legal(position)
        if len(choices) <= MOST_LISTED:
            legal = tuple(map(room.kind.write_action, choices))
    return Own(view=room.kind.write_own(room.game.view(room.state, seat)), legal=legal)
