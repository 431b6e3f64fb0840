"""The log in the database. What `append` returns from is on the disk.

Appends that arrive while one is being written are written together (group commit). Whoever inserts an entry
at a room's next seq has won it; an append that comes second is void as a whole.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from tenfold.core import Refusal
from tenfold.server.database import bring_up_to_date, is_full, is_sqlite, reading_engine, writing_engine
from tenfold.server.tables import ENTRIES, PRESENCE, REPLIES

CHANNEL = "tenfold"
REMEMBERED = 200  # replies that are loaded with a room
LARGEST_BATCH = 500


Claim: TypeAlias = tuple[str, int]  # a room and the seq that somebody wants to write there
Sitting: TypeAlias = tuple[str, int]  # a room and a seat in it


class Append(NamedTuple):
    room: str
    first: int  # the seq of the first entry
    entries: Sequence[bytes]
    sender: str | None = None  # whose command it was
    command: str | None = None
    reply: bytes | None = None


class Loaded(NamedTuple):
    entries: list[bytes]
    replies: dict[tuple[str, str], bytes]  # by sender and command


class Conflict(Exception):
    """Another worker was first: look at the log again."""


class StoreFailed(Refusal):
    """The database cannot be written just now; nothing has happened."""

    def __init__(self, full: bool) -> None:
        super().__init__(
            "disk-full" if full else "storage-failed",
            "the server cannot save moves just now: nothing is lost, try again later",
        )


class Store:
    def __init__(self, url: URL) -> None:
        self._url = url
        self._writer = writing_engine(url)
        self._reader = reading_engine(url)
        self._insert = sqlite.insert if is_sqlite(url) else postgresql.insert
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._committing: asyncio.Task[None] | None = None
        self.commits = 0

    @property
    def is_shared(self) -> bool:
        """Whether other workers may write to it too."""
        return not is_sqlite(self._url)

    async def open(self) -> None:
        await bring_up_to_date(self._writer, self._url)
        self._committing = asyncio.create_task(self._commit_forever(), name="commits")

    async def close(self) -> None:
        if self._committing is not None:
            self._committing.cancel()
            await asyncio.gather(self._committing, return_exceptions=True)
        await self._writer.dispose()
        await self._reader.dispose()

    def listening_connection(self) -> AsyncConnection:
        """A connection of its own for the bus."""
        return self._reader.connect()

    # --- reading ---

    async def load(self, room: str) -> Loaded | None:
        async with self._reader.connect() as connection:
            entries = await self._entries(connection, room, 0)
            if not entries:
                return None
            rows = await connection.execute(
                select(REPLIES.c.sender, REPLIES.c.command, REPLIES.c.reply)
                .where(REPLIES.c.room == room)
                .order_by(REPLIES.c.seq.desc())
                .limit(REMEMBERED)
            )
            return Loaded(entries, {(row.sender, row.command): row.reply for row in rows})

    async def entries_after(self, room: str, seq: int) -> list[bytes]:
        async with self._reader.connect() as connection:
            return await self._entries(connection, room, seq)

    async def _entries(self, connection: AsyncConnection, room: str, seq: int) -> list[bytes]:
        later = select(ENTRIES.c.entry).where(ENTRIES.c.room == room, ENTRIES.c.seq > seq)
        return [row.entry for row in await connection.execute(later.order_by(ENTRIES.c.seq))]

    async def reply(self, room: str, sender: str, command: str) -> bytes | None:
        query = select(REPLIES.c.reply).where(
            REPLIES.c.room == room, REPLIES.c.sender == sender, REPLIES.c.command == command
        )
        async with self._reader.connect() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
            return found

    async def ping(self) -> None:
        async with self._reader.connect() as connection:
            await connection.execute(select(1))

    # --- writing ---

    async def append(self, what: Append) -> None:
        """Returns once it is on the disk; Conflict or StoreFailed if it is not."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((what, written))
        await written

    async def _commit_forever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._queue.get_nowait())
            try:
                won = await self._commit([what for what, _ in batch])
            except (DBAPIError, OSError) as error:
                failed = StoreFailed(is_full(error))
                for _, written in batch:
                    if not written.done():
                        written.set_exception(failed)
                continue
            self.commits += 1
            for what, written in batch:
                if written.done():  # the client has gone; what was written stays
                    continue
                if (what.room, what.first) in won:
                    written.set_result(None)
                else:
                    written.set_exception(Conflict())

    async def _commit(self, batch: list[Append]) -> set[Claim]:
        """Write all that can be written, in one transaction; which appends won their seq."""
        now = int(time.time() * 1000)
        batch = sorted(batch, key=lambda what: what.room)  # in the same order in every worker: no deadlock
        async with self._writer.begin() as connection:
            won = await self._claim(connection, batch, now)
            winners = [what for what in batch if (what.room, what.first) in won]
            rest = [
                {"room": what.room, "seq": seq, "at": now, "entry": entry}
                for what in winners
                for seq, entry in enumerate(what.entries[1:], what.first + 1)
            ]
            replies = [
                {
                    "room": what.room,
                    "sender": what.sender,
                    "command": what.command,
                    "seq": what.first + len(what.entries) - 1,
                    "reply": what.reply,
                }
                for what in winners
                if what.reply is not None
            ]
            if rest:
                await connection.execute(insert(ENTRIES), rest)
            if replies:
                await connection.execute(insert(REPLIES), replies)
            if self.is_shared:
                for what in winners:
                    last = what.first + len(what.entries) - 1
                    await connection.execute(
                        text("SELECT pg_notify(:channel, :news)"),
                        {"channel": CHANNEL, "news": f"{what.room} {last}"},
                    )
        return won

    async def _claim(self, connection: AsyncConnection, batch: list[Append], now: int) -> set[Claim]:
        firsts = [
            {"room": what.room, "seq": what.first, "at": now, "entry": what.entries[0]} for what in batch
        ]
        claim = self._insert(ENTRIES).on_conflict_do_nothing().values(firsts)
        won = await connection.execute(claim.returning(ENTRIES.c.room, ENTRIES.c.seq))
        return {(row.room, row.seq) for row in won}

    # --- who is where (several workers only) ---

    async def note_presence(self, worker: str, here: set[Sitting], gone: set[Sitting]) -> None:
        now = int(time.time() * 1000)
        async with self._writer.begin() as connection:
            for room, seat in gone:
                await connection.execute(
                    delete(PRESENCE).where(
                        PRESENCE.c.room == room, PRESENCE.c.seat == seat, PRESENCE.c.worker == worker
                    )
                )
            if here:
                rows = [{"room": room, "seat": seat, "worker": worker, "at": now} for room, seat in here]
                upsert = postgresql.insert(PRESENCE).values(rows)
                await connection.execute(
                    upsert.on_conflict_do_update(
                        index_elements=["room", "seat", "worker"], set_={"at": upsert.excluded.at}
                    )
                )

    async def present(self, room: str, within: float) -> set[int]:
        """The seats that some worker has seen connected within so many seconds."""
        since = int((time.time() - within) * 1000)
        query = select(func.distinct(PRESENCE.c.seat)).where(PRESENCE.c.room == room, PRESENCE.c.at >= since)
        async with self._reader.connect() as connection:
            return set((await connection.execute(query)).scalars())
