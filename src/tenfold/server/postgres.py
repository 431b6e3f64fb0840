"""What workers ask of PostgreSQL at every move, each in one statement and one way there and back.

Writing a batch: nearly always nothing of it was written before, by another worker or in another life. If
something was, nothing of it is written here, and the store finds out which (`Store._write`).

Reading what other workers have written: rooms that ask while an answer is on its way are answered together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tenfold.server.sqlite import Unsettled

if TYPE_CHECKING:
    from tenfold.server.store import Append

CHANNEL = "tenfold"


class EntryRow(NamedTuple):
    seq: int
    entry: bytes


_WRITE = f"""
WITH written AS (
    INSERT INTO entries (room, seq, at, entry)
    SELECT room, seq, $1, entry FROM unnest($2::text[], $3::integer[], $4::bytea[]) AS new (room, seq, entry)
), answered AS (
    INSERT INTO replies (room, sender, command, seq, reply, at)
    SELECT room, sender, command, seq, reply, $1
    FROM unnest($5::text[], $6::text[], $7::text[], $8::integer[], $9::bytea[])
        AS new (room, sender, command, seq, reply)
)
SELECT pg_notify('{CHANNEL}', notice) FROM unnest($10::text[]) AS notice
"""
# What a server says of itself when it goes; anything else it says of a statement that it has not carried out.
_GOING = ("08", "57")
_WRITTEN_BEFORE = "23505"


_READ = """
SELECT entries.room, entries.seq, entries.entry FROM entries
JOIN unnest($1::text[], $2::integer[]) AS asked (room, after)
    ON entries.room = asked.room AND entries.seq > asked.after
ORDER BY entries.room, entries.seq
"""


class _Held:
    """One of the engine's connections, kept, without what the engine does around every statement."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        rows: list[Any] = await self._driver.fetch(statement, *values)
        return rows

    async def connect(self) -> None:
        if self._driver is None or self._driver.is_closed():
            await self.close()
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection

    async def close(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


class PostgresWriter:
    def __init__(self, engine: AsyncEngine) -> None:
        self._held = _Held(engine)

    async def is_written(self, batch: Sequence[Append], now: int) -> bool:
        """Whether all of it is on the disk; else nothing is, because something was there before."""
        await self._held.connect()
        try:
            await self._held.fetch(_WRITE, now, *_columns(batch))
        except Exception as error:
            state = getattr(error, "sqlstate", None)
            if state == _WRITTEN_BEFORE:
                return False
            await self.close()
            if state is not None and not state.startswith(_GOING):
                raise
            raise Unsettled from error  # the database may have done it, and could not say so
        return True

    async def close(self) -> None:
        await self._held.close()


class PostgresReader:
    def __init__(self, engine: AsyncEngine) -> None:
        self._held = _Held(engine)
        self._asked: list[tuple[str, int, asyncio.Future[list[EntryRow]]]] = []
        self._reading: asyncio.Task[None] | None = None

    async def entries_after(self, room: str, seq: int) -> list[EntryRow]:
        answer: asyncio.Future[list[EntryRow]] = asyncio.get_running_loop().create_future()
        self._asked.append((room, seq, answer))
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        return await answer

    async def _read(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, []
            try:
                found = await self._found({(room, seq) for room, seq, _ in asked})
            except Exception as error:
                await self._held.close()
                for _, _, answer in asked:
                    if not answer.done():
                        answer.set_exception(error)
                continue
            for room, seq, answer in asked:
                if not answer.done():
                    answer.set_result([row for row in found.get(room, ()) if row.seq > seq])
        self._reading = None

    async def _found(self, asked: set[tuple[str, int]]) -> dict[str, list[EntryRow]]:
        await self._held.connect()
        first: dict[str, int] = {}
        for room, seq in asked:
            first[room] = min(seq, first.get(room, seq))
        found: dict[str, list[EntryRow]] = {}
        for room, seq, entry in await self._held.fetch(_READ, list(first), list(first.values())):
            found.setdefault(room, []).append(EntryRow(seq, entry))
        return found

    async def close(self) -> None:
        await self._held.close()


def _columns(batch: Sequence[Append]) -> tuple[list[Any], ...]:
    """In the same order in every worker: no two wait for each other."""
    ordered = sorted(batch, key=lambda what: (what.room, what.first))
    entries = [
        (what.room, seq, entry) for what in ordered for seq, entry in enumerate(what.entries, what.first)
    ]
    replies = [
        (what.room, what.sender, what.command, what.first + len(what.entries) - 1, what.reply)
        for what in ordered
        if what.command is not None
    ]
    notices = [f"{what.room} {what.first + len(what.entries) - 1}" for what in ordered if what.entries]
    return (*_turned(entries, 3), *_turned(replies, 5), notices)


def _turned(rows: list[Any], columns: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(columns)]
