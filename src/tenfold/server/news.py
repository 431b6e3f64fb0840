"""News in bytes: for each viewer a message of its own; what all of them see is encoded once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from tenfold.core import Seat
from tenfold.rooms.entries import Happened
from tenfold.rooms.protocol import News
from tenfold.rooms.room import Room, Step
from tenfold.rooms.telling import Viewer, own_seen, room_seen, table_seen, told

_encode = msgspec.json.Encoder().encode


def news_for(
    viewers: Iterable[Viewer], steps: Sequence[Step], present: frozenset[Seat]
) -> dict[Viewer, bytes]:
    """What each viewer is told of some steps, and sees after them."""
    room = steps[-1].after
    table, awaited = _table(room), room.awaited
    whole = any(not isinstance(step.entry, Happened) for step in steps)
    seen = room_seen(room, present) if whole else None
    return {
        viewer: _encode(
            News(
                events=tuple(told(step, viewer) for step in steps),
                seq=room.seq,
                version=room.version,
                awaited=awaited,
                room=seen,
                table=table,
                own=None if viewer is None else own_seen(room, viewer),
            )
        )
        for viewer in set(viewers)
    }


def news_of_return(viewer: Viewer, missed: Sequence[Step], room: Room, present: frozenset[Seat]) -> bytes:
    """What somebody who comes in has missed, and all that is to be seen now."""
    return _encode(
        News(
            events=tuple(told(step, viewer) for step in missed),
            seq=room.seq,
            version=room.version,
            awaited=room.awaited,
            room=room_seen(room, present),
            table=_table(room),
            own=None if viewer is None else own_seen(room, viewer),
        )
    )


def news_of_presence(room: Room, present: frozenset[Seat]) -> bytes:
    return _encode(
        News(seq=room.seq, version=room.version, awaited=room.awaited, present=tuple(sorted(present)))
    )


def _table(room: Room) -> dict[str, Any] | None:
    """The table, encoded once for all who see it."""
    table = table_seen(room)
    return None if table is None else cast("dict[str, Any]", msgspec.Raw(_encode(table)))
