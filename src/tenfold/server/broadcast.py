"""Updates in bytes: for each viewer a message of its own; what all of them see is encoded once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from tenfold.core import Seat
from tenfold.rooms.entries import Happened
from tenfold.rooms.protocol import Update
from tenfold.rooms.room import Room, Step
from tenfold.rooms.times import Timer
from tenfold.rooms.visibility import (
    Viewer,
    Views,
    by_audience,
    changes_the_room,
    own_seen,
    room_seen,
    table_seen,
)

_encode = msgspec.json.Encoder().encode


Timers: TypeAlias = tuple[Timer, ...] | None  # None: as before


def updates_for(
    viewers: Iterable[Viewer],
    steps: Sequence[Step],
    present: frozenset[Seat],
    views: Views,
    timers: Timers = None,
) -> dict[Viewer, bytes]:
    """What each viewer is told of some steps, and sees after them; `views` are those before them."""
    room = steps[-1].after
    whole = any(not isinstance(step.entry, Happened) for step in steps)
    whole = whole or changes_the_room(steps[0].before, room)
    updates = _updates(set(viewers), steps, room, present if whole else None, views, timers)
    views.keep(room)
    return updates


def update_on_return(
    viewer: Viewer, missed: Sequence[Step], room: Room, present: frozenset[Seat], timers: Timers = None
) -> bytes:
    """What somebody who comes in has missed, and all that is to be seen now."""
    return _updates({viewer}, missed, room, present, Views(), timers)[viewer]


def whole_updates(
    viewers: Iterable[Viewer], room: Room, present: frozenset[Seat], timers: Timers
) -> dict[Viewer, bytes]:
    """All that is to be seen, where nothing was written."""
    return _updates(set(viewers), (), room, present, Views(), timers)


def _updates(
    viewers: set[Viewer],
    steps: Sequence[Step],
    room: Room,
    present: frozenset[Seat] | None,
    views: Views,
    timers: Timers,
) -> dict[Viewer, bytes]:
    """With the room itself where it is to be told (`present` is given)."""
    events: dict[Viewer, list[Any]] = {viewer: [] for viewer in viewers}
    for step in steps:
        for entry, those in by_audience(step, viewers, views):
            raw = msgspec.Raw(_encode(entry))  # once for all who are told the same
            for viewer in those:
                events[viewer].append(raw)
    seen = None if present is None else room_seen(room, present)
    table: Any = table_seen(room, views)
    if table is not None:
        table = msgspec.Raw(_encode(table))  # once for all who see it
    awaited = room.awaited
    return {
        viewer: _encode(
            Update(
                events=tuple(events[viewer]),
                seq=room.seq,
                version=room.version,
                awaited=awaited,
                room=seen,
                table=table,
                own=None if viewer is None else own_seen(room, viewer, views),
                timers=timers,
            )
        )
        for viewer in viewers
    }


def presence_update(room: Room, present: frozenset[Seat], timers: Timers = None) -> bytes:
    return _encode(
        Update(
            seq=room.seq,
            version=room.version,
            awaited=room.awaited,
            present=tuple(sorted(present)),
            timers=timers,
        )
    )
