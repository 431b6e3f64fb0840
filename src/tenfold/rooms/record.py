"""The record of a room's last game, as anybody can verify it."""

from __future__ import annotations

import io
from collections.abc import Iterable

from tenfold.core import Event, Over
from tenfold.record import Header, RecordWriter
from tenfold.rooms.entries import Ended, Happened, LogEntry, Started, read_entry
from tenfold.rooms.room import Room, after, opened


def record_of(log: Iterable[bytes]) -> bytes | None:
    """The last finished game of the log; None if there is none, or another one is being played."""
    entries = [read_entry(raw) for raw in log]
    starts = [at for at, entry in enumerate(entries) if isinstance(entry, Started)]
    if not starts or not _ended_after(entries, starts[-1]):
        return None
    first = starts[-1]
    room = opened(entries[: first + 1])
    file = io.BytesIO()
    writer = RecordWriter(file, room.kind, _header(room))
    for entry in entries[first + 1 :]:
        if isinstance(entry, Ended):
            break
        if isinstance(entry, Happened):
            writer.event(Event(entry.seat, room.kind.read_action(entry.do)))
        room = after(room, entry)
    assert room.game is not None
    assert room.seed is not None
    turn = room.game.turn(room.state)
    writer.finish(turn.outcome if isinstance(turn, Over) else None, room.seed.secret)
    return file.getvalue()


def _ended_after(entries: list[LogEntry], first: int) -> bool:
    return any(isinstance(entry, Ended) for entry in entries[first:])


def _header(room: Room) -> Header:
    assert room.seed is not None
    return Header(
        game=room.kind.name,
        rules=room.kind.write_rules(room.rules),
        seats=room.names,
        dealer=room.dealer,
        commitment=room.seed.commitment,
        salts=room.seed.salts,
    )
