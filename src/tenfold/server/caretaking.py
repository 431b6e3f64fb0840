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
from tenfold.rooms.room import Room, after, opened
from tenfold.server.packing import GONE, is_packed, log_after, packed, put_away
from tenfold.server.store import Append, Conflict, RoomGone, Store
from tenfold.server.tables import ENTRIES, REPLIES, TELEVISIONS

_ENDED, _STARTED = b'{"entry":"ended"', b'{"entry":"started"'

# Each room once, in order, though its entries are thousands: from one room the index leads to the next.
_ROOMS = text(
    "WITH RECURSIVE walk(room) AS ("
    " SELECT min(room) FROM entries WHERE room > :later"
    " UNION ALL SELECT (SELECT min(room) FROM entries WHERE room > walk.room) FROM walk"
    " WHERE walk.room IS NOT NULL) "
    "SELECT room FROM walk WHERE room IS NOT NULL LIMIT :most"
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
        codes = [row.room for row in await connection.execute(_ROOMS, {"later": code, "most": most})]
        return [room for code in codes if (room := await _last(connection, code)) is not None]


async def kept_room(store: Store, code: str) -> KeptRoom | None:
    async with store.reading() as connection:
        room = await _last(connection, code)
        return None if room is None or room.is_gone else room


async def _last(connection: AsyncConnection, code: str) -> KeptRoom | None:
    query = select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.entry).where(ENTRIES.c.room == code)
    row = (await connection.execute(query.order_by(ENTRIES.c.seq.desc()).limit(1))).first()
    if row is None:
        return None
    return KeptRoom(code, row.seq, row.at, is_packed(row.entry), row.entry == GONE)


def is_finished(log: Sequence[bytes]) -> bool:
    """Whether the last game that was begun is over."""
    last = next((entry for entry in reversed(log) if entry.startswith((_ENDED, _STARTED))), b"")
    return last.startswith(_ENDED)


def room_of(log: Sequence[bytes]) -> Room:
    return opened(map(read_entry, log))


# --- put away, deleted -------------------------------------------------------------------------------


async def pack(store: Store, kept: KeptRoom, log: Sequence[bytes]) -> bool:
    """Put the room away, of which this is the log; False if somebody has touched it since."""
    row = {"room": kept.code, "seq": kept.seq + 1, "at": kept.touched}
    row["entry"] = await asyncio.to_thread(put_away, log)
    return await _replaced(store, kept, row)


async def remove(store: Store, kept: KeptRoom) -> bool:
    """Delete the room; False if somebody has touched it since."""
    row = {"room": kept.code, "seq": kept.seq + 1, "at": store.now, "entry": GONE}
    return await _replaced(store, kept, row)


async def _replaced(store: Store, kept: KeptRoom, row: dict[str, Any]) -> bool:
    """One row instead of all, if it is the room's next."""
    try:
        async with store.transaction() as connection:
            await connection.execute(insert(ENTRIES), [row])
            earlier = (ENTRIES.c.room == kept.code, ENTRIES.c.seq <= kept.seq)
            await connection.execute(delete(ENTRIES).where(*earlier))
            await connection.execute(delete(REPLIES).where(REPLIES.c.room == kept.code))
            await connection.execute(delete(TELEVISIONS).where(TELEVISIONS.c.room == kept.code))
    except IntegrityError:
        return False
    return True


async def delete_room(store: Store, code: str) -> bool:
    """Delete the room, whatever happens in it; False if there is none."""
    while (kept := await kept_room(store, code)) is not None:
        if await remove(store, kept):
            await store.forget_deleted()
            await store.drop_elsewhere(code)
            return True
    return False


async def clear(store: Store, kept: KeptRoom) -> None:
    """Nothing is left of a deleted room."""
    async with store.transaction() as connection:
        await connection.execute(delete(ENTRIES).where(ENTRIES.c.room == kept.code, ENTRIES.c.entry == GONE))


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


async def forget_person(store: Store, code: str, key: str) -> bool:
    """The name and the face of whoever has this key go from the log; False if nobody has had it there."""
    async with store.transaction() as connection:
        query = select(ENTRIES.c.seq, ENTRIES.c.entry).where(ENTRIES.c.room == code)
        if store.is_shared:
            query = query.with_for_update()
        rows = list(await connection.execute(query.order_by(ENTRIES.c.seq)))
        if not rows or rows[-1].entry == GONE:
            return False
        before = log_after(rows, 0)
        if not any(key.encode() in entry for entry in before):
            return False
        nameless = [write_entry(entry) for entry in without_name(map(read_entry, before), key)]
        for row in rows:
            new = packed(nameless[: row.seq]) if is_packed(row.entry) else nameless[row.seq - 1]
            if new != row.entry:
                own = (ENTRIES.c.room == code, ENTRIES.c.seq == row.seq)
                await connection.execute(update(ENTRIES).where(*own).values(entry=new))
    await store.forget_deleted()
    await store.drop_elsewhere(code)
    return True


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
