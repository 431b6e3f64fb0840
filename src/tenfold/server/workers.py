"""What the workers of one PostgreSQL tell each other through it: who is connected where, what was counted.

A worker says again and again that it is there. One that has not for a while is gone, and so is everybody who
was connected to it; what it had counted stays, in the row without a name. All times are the database's.
"""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tenfold.server.metrics import Counted, read_counted, summed, write_counted
from tenfold.server.store import Store

PRESENT_FOR = 30  # seconds that a worker's word holds
FORGOTTEN_AFTER = 300  # seconds; then only its counters are left
GONE = ""  # the worker that has counted for all who are gone
CHANGED = 0  # in place of a seq, in a notice: somebody has come to the room or gone

Presence: TypeAlias = tuple[str, int]  # a room and a seat in it

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_SAY = text(f"""
    INSERT INTO workers (worker, at, counted) VALUES (:worker, {_NOW}, :counted)
    ON CONFLICT (worker) DO UPDATE SET at = excluded.at, counted = excluded.counted
""")
_PAIRS = "unnest(CAST(:rooms AS text[]), CAST(:seats AS integer[]))"
_LEAVE = text(f"DELETE FROM presence WHERE worker = :worker AND (room, seat) IN (SELECT * FROM {_PAIRS})")
_LEAVE_ALL = text("DELETE FROM presence WHERE worker = :worker")
_COME = text(f"""
    INSERT INTO presence (room, seat, worker) SELECT room, seat, :worker FROM {_PAIRS} AS came (room, seat)
    ON CONFLICT DO NOTHING
""")
_FORGET = text(f"""
    DELETE FROM workers WHERE worker != '{GONE}' AND at < {_NOW} - {FORGOTTEN_AFTER * 1000} RETURNING counted
""")
_SWEEP = text("DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM workers WHERE worker = presence.worker)")
_OF_GONE = text(f"SELECT counted FROM workers WHERE worker = '{GONE}' FOR UPDATE")
_COUNTED = text(f"""
    SELECT worker = '{GONE}' OR at < {_NOW} - :holds AS is_gone, counted FROM workers
    WHERE worker != :worker
""")
_ELSEWHERE = f"""
    SELECT room, seat FROM presence JOIN workers USING (worker)
    WHERE worker != :worker AND workers.at >= {_NOW} - :holds
"""


async def note_presence(
    store: Store, worker: str, here: set[Presence], before: set[Presence] | None, counted: Counted
) -> None:
    """The worker is there, and so are these; other workers are told what has changed. None: all is new."""
    async with store.transaction() as connection:
        await connection.execute(_SAY, {"worker": worker, "counted": write_counted(counted)})
        if before is None:
            await connection.execute(_LEAVE_ALL, {"worker": worker})
            before = set()
        await _write(connection, _LEAVE, worker, before - here)
        await _write(connection, _COME, worker, here - before)
        await store.notify(
            connection, [(room, CHANGED) for room in sorted({room for room, _ in here ^ before})]
        )


async def _write(connection: AsyncConnection, what: object, worker: str, changed: set[Presence]) -> None:
    if changed:
        rooms, seats = zip(*sorted(changed), strict=True)
        values = {"worker": worker, "rooms": list(rooms), "seats": list(seats)}
        await connection.execute(what, values)  # type: ignore[call-overload]


async def say_goodbye(store: Store, worker: str) -> None:
    """Nobody is here any more."""
    async with store.transaction() as connection:
        await connection.execute(_LEAVE_ALL, {"worker": worker})


async def forget_who_is_gone(store: Store) -> None:
    async with store.transaction() as connection:
        gone = [read_counted(row.counted) for row in await connection.execute(_FORGET)]
        if gone:
            found = (await connection.execute(_OF_GONE)).scalar()
            all_gone = summed([*gone, *([] if found is None else [read_counted(found)])], gauges=False)
            await connection.execute(_SAY, {"worker": GONE, "counted": write_counted(all_gone)})
        await connection.execute(_SWEEP)


async def elsewhere(store: Store, worker: str, room: str | None = None) -> set[Presence]:
    """Who is connected to the other workers; in one room, or in all."""
    query = text(_ELSEWHERE if room is None else f"{_ELSEWHERE} AND room = :room")
    async with store.reading() as connection:
        about = {"worker": worker, "holds": PRESENT_FOR * 1000} | ({} if room is None else {"room": room})
        rows = await connection.execute(query, about)
        return {(row.room, row.seat) for row in rows}


async def counted_elsewhere(store: Store, worker: str) -> Counted:
    """What the other workers have counted, those who are gone included; open connections and rooms only of
    those who are there."""
    async with store.reading() as connection:
        rows = list(await connection.execute(_COUNTED, {"worker": worker, "holds": PRESENT_FOR * 1000}))
    there = [read_counted(row.counted) for row in rows if not row.is_gone]
    gone = [read_counted(row.counted) for row in rows if row.is_gone]
    return summed([summed(there), summed(gone, gauges=False)])
