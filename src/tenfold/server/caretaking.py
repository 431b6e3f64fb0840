"""What happens to rooms from outside: they are listed, shut, put away and deleted, and names are removed.

The keeper does it by age, whoever runs the server does it by `tenfold rooms`, and a person by HTTP. Each is
one transaction that claims the room's next seq or changes nothing but names, so it can come at any time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tenfold.core import Seat
from tenfold.rooms.entries import Shut, read_entry, write_entry
from tenfold.rooms.forgetting import without_name
from tenfold.rooms.room import Room
from tenfold.rooms.steps import after, opened
from tenfold.server.packing import GONE, is_packed, log_after, packed, put_away
from tenfold.server.store import Append, Conflict, RoomGone, Store
from tenfold.server.tables import ENTRIES, REPLIES, TELEVISIONS

_ENDED, _STARTED = b'{"entry":"ended"', b'{"entry":"started"'

# Each room once, in order, with its last row, though its rows are thousands: from one room the index leads to
# the next.
_ROOMS = text(
    "WITH RECURSIVE walk(room) AS ("
    " SELECT min(room) FROM entries WHERE room > :later"
    " UNION ALL SELECT (SELECT min(room) FROM entries WHERE room > walk.room) FROM walk"
    " WHERE walk.room IS NOT NULL), "
    "last(room, seq) AS (SELECT room, (SELECT max(seq) FROM entries WHERE entries.room = walk.room)"
    " FROM walk WHERE room IS NOT NULL LIMIT :most) "
    "SELECT entries.room, entries.seq, at, substr(entry, 1, 2) AS begins FROM last"
    " JOIN entries ON entries.room = last.room AND entries.seq = last.seq ORDER BY entries.room"
)


class KeptRoom(NamedTuple):
    """A room as the database has it."""

    code: str
    seq: int
    touched: int  # milliseconds since 1970
    is_put_away: bool
    is_gone: bool


async def rooms_after(store: Store, code: str, most: int) -> list[KeptRoom]:
    """The next rooms in the order of their codes."""
    async with store.reading() as connection:
        rows = await connection.execute(_ROOMS, {"later": code, "most": most})
        return [_kept(row) for row in rows]


async def kept_room(store: Store, code: str) -> KeptRoom | None:
    """A room that was not deleted."""
    begins = func.substr(ENTRIES.c.entry, 1, 2).label("begins")
    query = select(ENTRIES.c.room, ENTRIES.c.seq, ENTRIES.c.at, begins).where(ENTRIES.c.room == code)
    async with store.reading() as connection:
        row = (await connection.execute(query.order_by(ENTRIES.c.seq.desc()).limit(1))).first()
    kept = None if row is None else _kept(row)
    return None if kept is None or kept.is_gone else kept


def _kept(row: Any) -> KeptRoom:
    begins = row.begins or GONE  # of nothing SQLite takes nothing
    return KeptRoom(row.room, row.seq, row.at, is_packed(begins), begins == GONE)


def is_finished(log: Sequence[bytes]) -> bool:
    """Whether the last game that was begun is over."""
    last = next((entry for entry in reversed(log) if entry.startswith((_ENDED, _STARTED))), b"")
    return last.startswith(_ENDED)


def room_of(log: Sequence[bytes]) -> Room:
    return opened(map(read_entry, log))


# --- put away, deleted -------------------------------------------------------------------------------


class Replacement(NamedTuple):
    """One row instead of all of a room, if it is the room's next."""

    kept: KeptRoom
    at: int
    row: bytes


async def packing(kept: KeptRoom, log: Sequence[bytes]) -> Replacement:
    """Puts the room away, of which this is the log."""
    return Replacement(kept, kept.touched, await asyncio.to_thread(put_away, log))


def removal(store: Store, kept: KeptRoom) -> Replacement:
    """Deletes the room."""
    return Replacement(kept, store.now, GONE)


async def replace_rooms(store: Store, rooms: Sequence[Replacement]) -> int:
    """How many it were: not those that somebody has touched since."""
    try:
        async with store.transaction() as connection:
            for room in rooms:
                await _replace(connection, room)
        return len(rooms)
    except IntegrityError:
        if len(rooms) == 1:
            return 0
        return sum([await replace_rooms(store, [room]) for room in rooms])


async def _replace(connection: AsyncConnection, room: Replacement) -> None:
    code, seq = room.kept.code, room.kept.seq
    row = {"room": code, "seq": seq + 1, "at": room.at, "entry": room.row}
    await connection.execute(insert(ENTRIES), [row])
    await connection.execute(delete(ENTRIES).where(ENTRIES.c.room == code, ENTRIES.c.seq <= seq))
    await connection.execute(delete(REPLIES).where(REPLIES.c.room == code))
    await connection.execute(delete(TELEVISIONS).where(TELEVISIONS.c.room == code))


async def delete_room(store: Store, code: str) -> bool:
    """Delete the room, whatever happens in it; False if there is none."""
    while (kept := await kept_room(store, code)) is not None:
        if await replace_rooms(store, [removal(store, kept)]):
            await store.forget_deleted()
            await store.drop_elsewhere(code)
            return True
    return False


async def clear(store: Store, codes: Sequence[str]) -> None:
    """Nothing is left of deleted rooms."""
    gone = (ENTRIES.c.room.in_(codes), ENTRIES.c.entry == GONE)
    async with store.transaction() as connection:
        await connection.execute(delete(ENTRIES).where(*gone))


async def prune_replies(store: Store, codes: Sequence[str], before: int) -> None:
    """Replies of these rooms that nobody asks for any more."""
    old = (REPLIES.c.room.in_(codes), REPLIES.c.at < before)
    async with store.reading() as connection:
        count = (await connection.execute(select(func.count()).select_from(REPLIES).where(*old))).scalar_one()
    if count:
        async with store.transaction() as connection:
            await connection.execute(delete(REPLIES).where(*old))


# --- shut, without a name ----------------------------------------------------------------------------


async def shut_room(store: Store, code: str) -> bool:
    """Nothing happens in the room from now on; False if there is none."""
    while (loaded := await store.load(code)) is not None:
        if room_of(loaded.entries).is_shut:
            return True
        try:
            await store.append(Append(code, len(loaded.entries) + 1, [write_entry(Shut())]))
        except Conflict:
            continue
        except RoomGone:
            break
        return True
    return False


async def forget_person(store: Store, code: str, key: str) -> bool | None:
    """The name and the face of whoever has this key go from the log; False if it has neither, None if nobody
    with this key was ever there."""
    query = select(ENTRIES.c.seq, ENTRIES.c.entry).where(ENTRIES.c.room == code).order_by(ENTRIES.c.seq)
    while True:
        async with store.reading() as connection:
            rows = list(await connection.execute(query))
        changes = await asyncio.to_thread(_without_name, rows, key)
        if not changes:
            return None if changes is None else False
        if await _changed(store, code, changes) == len(changes):
            break  # otherwise the room was put away meanwhile
    await store.forget_deleted()
    await store.drop_elsewhere(code)
    return True


class _Change(NamedTuple):
    seq: int
    old: bytes
    new: bytes


def _without_name(rows: Sequence[Any], key: str) -> list[_Change] | None:
    """The rows that say what the person is called; None if nobody has this key."""
    if not rows or rows[-1].entry == GONE:
        return None
    log = [read_entry(entry) for entry in log_after(rows, 0)]
    if not any(getattr(entry, "key", None) == key for entry in log):
        return None
    nameless = without_name(log, key)
    changes = []
    for row in rows:
        first = 0 if is_packed(row.entry) else row.seq - 1
        if nameless[first : row.seq] != log[first : row.seq]:
            new = [write_entry(entry) for entry in nameless[first : row.seq]]
            changes.append(_Change(row.seq, row.entry, packed(new) if is_packed(row.entry) else new[0]))
    return changes


async def _changed(store: Store, code: str, changes: Sequence[_Change]) -> int:
    """How many of the rows were still as they had been."""
    count = 0
    async with store.transaction() as connection:
        for seq, old, new in changes:
            same = (ENTRIES.c.room == code, ENTRIES.c.seq == seq, ENTRIES.c.entry == old)
            done = await connection.execute(update(ENTRIES).where(*same).values(entry=new))
            count += done.rowcount
    return count


async def forget_seat(store: Store, code: str, seat: Seat) -> bool:
    """The same for all who have sat in this seat."""
    loaded = await store.load(code)
    if loaded is None:
        return False
    keys = _keys_of(loaded.entries, seat)
    for key in keys:
        await forget_person(store, code, key)
    return bool(keys)


def _keys_of(log: Sequence[bytes], seat: Seat) -> set[str]:
    entries = [read_entry(raw) for raw in log]
    room = opened(entries[:1])
    keys: set[str] = set()
    for entry in entries[1:]:
        room = after(room, entry)
        if seat < len(room.places) and (key := room.places[seat].key) is not None:
            keys.add(key)
    return keys
