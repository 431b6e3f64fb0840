"""Updates in bytes: for each viewer a message of its own; what all of them see is encoded once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, TypeAlias

import msgspec

from tenfold.core import Seat
from tenfold.rooms.entries import Happened
from tenfold.rooms.protocol import Update
from tenfold.rooms.room import Room
from tenfold.rooms.steps import Step
from tenfold.rooms.times import Timer
from tenfold.rooms.visibility import (
    Viewer,
    Views,
    by_audience,
    changes_the_room,
    own_seen,
    room_seen,
    seen_as,
    table_seen,
)

_encode = msgspec.json.Encoder().encode


Timers: TypeAlias = tuple[Timer, ...] | None  # None: as before


def updates_for(
    viewers: Collection[Viewer],
    steps: Sequence[Step],
    present: frozenset[Seat],
    views: Views,
    timers: Timers = None,
    moved: Collection[Seat] = (),
) -> dict[Viewer, bytes]:
    """What each viewer is told of some steps, and sees after them; `views` are those before them.

    `moved` are the seats to which somebody has just come.
    """
    room = steps[-1].after
    whole = any(not isinstance(step.entry, Happened) for step in steps)
    whole = whole or changes_the_room(steps[0].before, room)
    events = _told(viewers, steps, room, views)
    updates = _updates(viewers, room, present if whole else None, views, timers, moved, events=events)
    views.keep(room)
    return updates


def update_on_return(
    viewer: Viewer,
    missed: Sequence[Step],
    earlier: Sequence[Step],
    room: Room,
    present: frozenset[Seat],
    timers: Timers = None,
) -> bytes:
    """What somebody who comes in has missed, or the last moves `earlier`, and all that is to be seen now."""
    views = Views()
    told = {"events": _told([viewer], missed, room, views), "earlier": _told([viewer], earlier, room, views)}
    return _updates([viewer], room, present, views, timers, (), **told)[viewer]


def whole_updates(
    viewers: Collection[Viewer], room: Room, present: frozenset[Seat], timers: Timers
) -> dict[Viewer, bytes]:
    """All that is to be seen, where nothing was written."""
    return _updates(viewers, room, present, Views(), timers, ())


def _told(
    viewers: Collection[Viewer], steps: Sequence[Step], room: Room, views: Views
) -> dict[Viewer, list[Any]]:
    """The steps that led to this room, as each viewer may know them."""
    events: dict[Viewer, list[Any]] = {viewer: [] for viewer in viewers}
    newest = max((room.places[viewer].since for viewer in viewers if viewer is not None), default=0)
    for step in steps:
        told_as = {viewer: viewer for viewer in viewers}
        if step.after.seq <= newest:  # somebody was not here yet
            told_as = {viewer: seen_as(viewer, step, room) for viewer in viewers}
        for entry, those in by_audience(step, set(told_as.values()), views):
            raw = msgspec.Raw(_encode(entry))  # once for all who are told the same
            for viewer, seen in told_as.items():
                if seen in those:
                    events[viewer].append(raw)
    return events


def _updates(
    viewers: Collection[Viewer],
    room: Room,
    present: frozenset[Seat] | None,
    views: Views,
    timers: Timers,
    moved: Collection[Seat],
    **told: dict[Viewer, list[Any]],
) -> dict[Viewer, bytes]:
    """With the room itself where it is to be told (`present` is given), and what is told by its member."""
    seen, table = None if present is None else room_seen(room, present), table_seen(room, views)
    tail = b"}" if timers is None else b',"timers":%b}' % _encode(timers)
    heads: dict[tuple[int | None, ...], bytes] = {}
    messages = {}
    for viewer in viewers:
        mine: dict[str, Any] = {member: tuple(entries[viewer]) for member, entries in told.items()}
        same = (viewer if viewer in moved else None, *(id(raw) for raws in mine.values() for raw in raws))
        head = heads.get(same)
        if head is None:  # once for all who are told the same
            update = Update(
                **mine,
                seq=room.seq,
                version=room.version,
                awaited=room.awaited,
                seat=viewer if viewer in moved else None,
                room=seen,
                table=table,
            )
            head = heads[same] = _encode(update)[:-1]
        own = None if viewer is None else own_seen(room, viewer, views)
        messages[viewer] = head + tail if own is None else b'%b,"own":%b%b' % (head, _encode(own), tail)
    return messages


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
