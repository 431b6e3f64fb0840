"""The rooms of a database, for whoever runs the server."""

from __future__ import annotations

from typing import NamedTuple

from tenfold.core import Seat
from tenfold.server.caretaking import KeptRoom, kept_room, room_of, rooms_after
from tenfold.server.store import Store

SLICE = 1000


class RoomListed(NamedTuple):
    code: str
    game: str
    status: str
    shut: bool
    put_away: bool
    people: list[tuple[Seat, str]]  # a person may have no name
    entries: int
    touched: int  # milliseconds since 1970


async def rooms_listed(store: Store, limit: int) -> tuple[list[RoomListed], int]:
    """Those that somebody touched last, the last one first; and how many there are in all."""
    rooms: list[KeptRoom] = []
    while part := await rooms_after(store, rooms[-1].code if rooms else "", SLICE):
        rooms += part
    rooms = [room for room in rooms if not room.is_gone]
    rooms.sort(key=lambda room: room.touched, reverse=True)
    listed = [await _listed(store, room) for room in rooms[: limit or None]]
    return [room for room in listed if room is not None], len(rooms)


async def room_listed(store: Store, code: str) -> RoomListed | None:
    kept = await kept_room(store, code)
    return None if kept is None else await _listed(store, kept)


async def _listed(store: Store, kept: KeptRoom) -> RoomListed | None:
    loaded = await store.load(kept.code)
    if loaded is None:
        return None
    room = room_of(loaded.entries)
    return RoomListed(
        code=kept.code,
        game=room.kind.name,
        status=room.status.value,
        shut=room.is_shut,
        put_away=kept.is_put_away,
        people=[(seat, room.places[seat].name) for seat in room.people],
        entries=room.seq,
        touched=kept.touched,
    )
