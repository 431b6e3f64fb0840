"""A person's name goes, and the game stays: the log as if they had given neither name nor face.

Seats, actions and chance are untouched, so that the game can be replayed and its record verifies.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from tenfold.rooms import entries
from tenfold.rooms.entries import LogEntry
from tenfold.rooms.room import Room
from tenfold.rooms.steps import after, opened


def without_name(log: Iterable[LogEntry], key: str) -> list[LogEntry]:
    """The log without what the person with this key is called."""
    later = iter(log)
    kept = [next(later)]
    room = opened(kept)
    for entry in later:
        kept.append(_nameless(room, entry, key))
        room = after(room, kept[-1])
    return kept


def _nameless(room: Room, entry: LogEntry, key: str) -> LogEntry:
    match entry:
        case entries.Sat() | entries.Taken() | entries.Queued() if entry.key == key:
            return replace(entry, name="", face=None)
        case entries.Renamed() if room.places[entry.seat].key == key:
            return replace(entry, name="", face=None)
        case entries.Started():
            names = zip(entry.names, room.places, strict=True)
            return replace(entry, names=tuple("" if place.key == key else name for name, place in names))
        case entries.Ended() if entry.result.taken is not msgspec.UNSET:
            return replace(entry, result=replace(entry.result, taken=room.taken))
    return entry
