"""The log in the database. What `append` returns from is on the disk.

Appends that arrive while one is being written are written together (group commit). Whoever inserts an entry
at a room's next seq has won it; an append that comes second is void as a whole.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeAlias

from sqlalchemy import delete, insert, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tenfold.core import Refusal
from tenfold.rooms.protocol import with_saying
from tenfold.rooms.sayings import DISK_FULL, STORAGE_FAILED
from tenfold.server.database import bring_up_to_date, engine_for, is_full, is_sqlite
from tenfold.server.logs import LOG
from tenfold.server.metrics import METRICS
from tenfold.server.sqlite import SqliteWriter
from tenfold.server.tables import ENTRIES, PRESENCE, REPLIES

CHANNEL = "tenfold"
PASSING = -1  # in place of a seq: a message follows that is in no log
PRESENT_FOR = 30  # seconds that a note of somebody's presence holds: its worker may be gone
FORGOTTEN_AFTER = 300  # seconds
REMEMBERED = 8  # replies that are loaded with a room; older ones are looked up
LARGEST_BATCH = 500
# Seconds from one commit to the next: a commit costs as much as several moves, so a busy server collects them
# for a moment that nobody notices. A quiet one writes at once.
APART = 0.012
SeqClaim: TypeAlias = tuple[str, int]  # a room and the seq that somebody wants to write there
Presence: TypeAlias = tuple[str, int]  # a room and a seat in it


class Append(NamedTuple):
    """Entries and the reply to the command that they follow from; a refusal is a reply without entries."""

    room: str
    first: int  # the seq of the first entry
    entries: Sequence[bytes]
    sender: str | None = None  # whose command it was
    command: str | None = None
    reply: bytes | None = None


class Loaded(NamedTuple):
    entries: list[bytes]
    replies: dict[tuple[str, str], bytes]  # by sender and command, the oldest first


class Conflict(Exception):
    """Another was first, with the seq or with the command: look at the log and the replies again."""


class StoreFailed(Refusal):
    """The database cannot be written just now; nothing has happened."""

    def __init__(self, full: bool) -> None:
        super().__init__(DISK_FULL() if full else STORAGE_FAILED())


class Store:
    def __init__(self, url: URL) -> None:
        self._url = url
        self._writer = engine_for(url, writes=True)
        self._reader = engine_for(url, writes=False)
        self._sqlite = SqliteWriter(str(url.database)) if is_sqlite(url) else None
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._committing: asyncio.Task[None] | None = None

    @property
    def is_shared(self) -> bool:
        """Whether other workers may write to it too."""
        return not is_sqlite(self._url)

    async def open(self) -> None:
        await bring_up_to_date(self._writer, self._url)
        if self._sqlite is not None:
            await self._writer.dispose()  # SQLite has one writing connection, and that is not this one
        self._committing = asyncio.create_task(self._commit_forever(), name="commits")

    async def close(self) -> None:
        if self._committing is not None:
            self._committing.cancel()
            await asyncio.gather(self._committing, return_exceptions=True)
        if self._sqlite is not None:
            await self._sqlite.close()
        await self._writer.dispose()
        await self._reader.dispose()

    def listening_connection(self) -> AsyncConnection:
        """A connection of its own for the bus."""
        return self._reader.connect()

    # --- reading ---

    async def load(self, room: str) -> Loaded | None:
        async with self.reading() as connection:
            entries = await self._entries(connection, room, 0)
            if not entries:
                return None
            rows = await connection.execute(
                select(REPLIES.c.sender, REPLIES.c.command, REPLIES.c.reply)
                .where(REPLIES.c.room == room)
                .order_by(REPLIES.c.seq.desc())
                .limit(REMEMBERED)
            )
            newest_first = list(rows)
            replies = {(r.sender, r.command): with_saying(r.reply) for r in reversed(newest_first)}
            return Loaded(entries, replies)

    async def entries_after(self, room: str, seq: int) -> list[bytes]:
        async with self.reading() as connection:
            return await self._entries(connection, room, seq)

    async def _entries(self, connection: AsyncConnection, room: str, seq: int) -> list[bytes]:
        later = select(ENTRIES.c.entry).where(ENTRIES.c.room == room, ENTRIES.c.seq > seq)
        return [row.entry for row in await connection.execute(later.order_by(ENTRIES.c.seq))]

    async def reply(self, room: str, sender: str, command: str) -> bytes | None:
        query = select(REPLIES.c.reply).where(
            REPLIES.c.room == room, REPLIES.c.sender == sender, REPLIES.c.command == command
        )
        async with self.reading() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
            return None if found is None else with_saying(found)

    async def ping(self) -> None:
        async with self.reading() as connection:
            await connection.execute(select(1))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Whatever a database or its driver raises: people are told, and can try again."""
        try:
            async with self._reader.connect() as connection:
                yield connection
        except Exception as error:
            LOG.warning("not read", extra={"problem": type(error).__name__})
            raise StoreFailed(is_full(error)) from error

    # --- writing ---

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Beside the log: for what is seldom and small."""
        try:
            async with self._writer.begin() as connection:
                yield connection
        except IntegrityError:
            raise  # another was first
        except Exception as error:
            LOG.warning("not written", extra={"problem": type(error).__name__})
            raise StoreFailed(is_full(error)) from error

    async def append(self, what: Append) -> None:
        """Returns once it is on the disk; Conflict or StoreFailed if it is not."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((what, written))
        await written

    async def _commit_forever(self) -> None:
        clock = asyncio.get_running_loop().time
        last = clock() - APART
        while True:
            batch = [await self._queue.get()]
            if (wait := last + APART - clock()) > 0:
                await asyncio.sleep(wait)
            last = clock()
            while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._queue.get_nowait())
            try:
                won = await self._commit([what for what, _ in batch])
            except Exception as error:  # the queue must go on, whatever a driver raises
                LOG.warning("not written", extra={"problem": type(error).__name__})
                for _, written in batch:
                    if not written.done():
                        written.set_exception(StoreFailed(is_full(error)))
                continue
            METRICS.commits.inc()
            for at, (_, written) in enumerate(batch):
                if written.done():  # the server stops; what was written stays
                    continue
                if at in won:
                    written.set_result(None)
                else:
                    written.set_exception(Conflict())

    async def _commit(self, batch: list[Append]) -> set[int]:
        """Write all that can be written, in one transaction; which appends of the batch won."""
        now = int(time.time() * 1000)
        if self._sqlite is not None:
            return await self._sqlite.write(batch, now)
        async with self._writer.begin() as connection:
            won = await self._claim_replies(connection, batch, await self._claim_seqs(connection, batch, now))
            rest = [
                {"room": what.room, "seq": seq, "at": now, "entry": entry}
                for what in (batch[at] for at in sorted(won))
                for seq, entry in enumerate(what.entries[1:], what.first + 1)
            ]
            if rest:
                await connection.execute(insert(ENTRIES), rest)
            for what in (batch[at] for at in won if batch[at].entries):
                await self._notify(connection, what.room, what.first + len(what.entries) - 1)
        return won

    async def _claim_seqs(self, connection: AsyncConnection, batch: list[Append], now: int) -> set[int]:
        """Insert the first entries; a refusal has none, and needs no seq."""
        first: dict[SeqClaim, int] = {}  # two of one batch may want the same
        for at, what in enumerate(batch):
            if what.entries:
                first.setdefault((what.room, what.first), at)
        refusals = {at for at, what in enumerate(batch) if not what.entries}
        if not first:
            return refusals
        rows = [
            {"room": room, "seq": seq, "at": now, "entry": batch[at].entries[0]}
            for (room, seq), at in sorted(first.items())  # as in every worker: no deadlock
        ]
        claim = postgresql.insert(ENTRIES).on_conflict_do_nothing().values(rows)
        inserted = await connection.execute(claim.returning(ENTRIES.c.room, ENTRIES.c.seq))
        return refusals | {first[row.room, row.seq] for row in inserted}

    async def _claim_replies(
        self, connection: AsyncConnection, batch: list[Append], won: set[int]
    ) -> set[int]:
        """Insert the replies. A command that is answered already, elsewhere or long ago, wins nothing."""
        asked: dict[tuple[str, str, str], int] = {}
        for at in sorted(won):
            what = batch[at]
            if what.sender is not None and what.command is not None:
                asked.setdefault((what.room, what.sender, what.command), at)
        if not asked:
            return won
        rows = [
            {
                "room": room,
                "sender": sender,
                "command": command,
                "seq": batch[at].first + len(batch[at].entries) - 1,
                "reply": batch[at].reply,
            }
            for (room, sender, command), at in sorted(asked.items())
        ]
        claim = postgresql.insert(REPLIES).on_conflict_do_nothing().values(rows)
        columns = (REPLIES.c.room, REPLIES.c.sender, REPLIES.c.command)
        inserted = await connection.execute(claim.returning(*columns))
        answered = {asked[row.room, row.sender, row.command] for row in inserted}
        lost = {at for at in won if batch[at].command is not None} - answered
        for what in (batch[at] for at in lost if batch[at].entries):  # gives back the seq that it had won
            own = (ENTRIES.c.room == what.room, ENTRIES.c.seq == what.first)
            await connection.execute(delete(ENTRIES).where(*own))
        return won - lost

    async def _notify(self, connection: AsyncConnection, room: str, seq: int, *more: str) -> None:
        notice = {"channel": CHANNEL, "notice": " ".join((room, str(seq), *more))}
        await connection.execute(text("SELECT pg_notify(:channel, :notice)"), notice)

    async def pass_on(self, worker: str, room: str, message: bytes) -> None:
        """A message for everybody in the room, to the other workers; nothing keeps it."""
        async with self.transaction() as connection:
            await self._notify(connection, room, PASSING, worker, message.decode())

    # --- who is where (several workers only) ---

    async def note_presence(self, worker: str, here: set[Presence], before: set[Presence]) -> None:
        """Who is connected to this worker now, and was before; other workers are told of the difference."""
        now = int(time.time() * 1000)
        async with self._writer.begin() as connection:
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.at < now - 1000 * FORGOTTEN_AFTER))
            for room, seat in sorted(before - here):
                await connection.execute(
                    delete(PRESENCE).where(
                        PRESENCE.c.room == room, PRESENCE.c.seat == seat, PRESENCE.c.worker == worker
                    )
                )
            if here:
                rows = [
                    {"room": room, "seat": seat, "worker": worker, "at": now} for room, seat in sorted(here)
                ]
                upsert = postgresql.insert(PRESENCE).values(rows)
                await connection.execute(
                    upsert.on_conflict_do_update(
                        index_elements=["room", "seat", "worker"], set_={"at": upsert.excluded.at}
                    )
                )

            for room in sorted({room for room, _ in here ^ before}):
                await self._notify(connection, room, 0)

    async def elsewhere(self, worker: str, room: str | None = None) -> set[Presence]:
        """Who is connected to the other workers; in one room, or in all."""
        since = int(time.time() * 1000) - 1000 * PRESENT_FOR
        query = select(PRESENCE.c.room, PRESENCE.c.seat).where(
            PRESENCE.c.worker != worker, PRESENCE.c.at >= since
        )
        if room is not None:
            query = query.where(PRESENCE.c.room == room)
        async with self.reading() as connection:
            return {(row.room, row.seat) for row in await connection.execute(query)}
