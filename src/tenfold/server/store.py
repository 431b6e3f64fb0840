"""The log in the database. What `append` returns from is on the disk.

Appends that arrive while one is being written are written together (group commit). Whoever inserts an entry
at a room's next seq has won it; an append that comes second is void as a whole.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import NamedTuple, TypeAlias

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tenfold.core import Refusal
from tenfold.core.sayings import Saying
from tenfold.rooms.protocol import with_saying
from tenfold.rooms.sayings import DISK_FULL, NO_ROOM, STORAGE_FAILED
from tenfold.server.database import bring_up_to_date, cause_of, engine_for, is_full, is_sqlite
from tenfold.server.logs import LOG
from tenfold.server.metrics import METRICS
from tenfold.server.packing import GONE, LogRow, log_after
from tenfold.server.postgres import CHANNEL, PostgresReader, PostgresWriter
from tenfold.server.sqlite import SqliteWriter, Unsettled, is_not_written
from tenfold.server.tables import ENTRIES, PULSE, PULSE_BYTES, REPLIES

PASSING = -1  # in place of a seq: a message follows that is in no log
DROPPED = -2  # in place of a seq: what is in memory of the room does not hold any more
REMEMBERED = 8  # replies that are loaded with a room; older ones are looked up
LARGEST_BATCH = 500
SETTLE_SECONDS = 0.5  # until a commit of which nobody knows whether it is done is tried again
# Seconds from one commit to the next: a commit costs as much as several moves, so a busy server collects them
# for a moment that nobody notices. A quiet one writes at once.
APART = 0.012
SeqClaim: TypeAlias = tuple[str, int]  # a room and the seq that somebody wants to write there


class Append(NamedTuple):
    """Entries and the reply to the command that they follow from."""

    room: str  # empty: only to see whether it is written
    first: int  # the seq of the first entry
    entries: Sequence[bytes]
    sender: str | None = None  # whose command it was
    command: str | None = None
    reply: bytes | None = None


_PULSE = Append("", 0, ())
_NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")


class Loaded(NamedTuple):
    entries: list[bytes]
    replies: dict[tuple[str, str], bytes]  # by sender and command, the oldest first


class Conflict(Exception):
    """Another was first, with the seq or with the command: look at the log and the replies again."""


class StoreFailed(Refusal):
    """The database cannot be written just now; nothing has happened."""

    def __init__(self, saying: Saying) -> None:
        super().__init__(saying)


class RoomGone(StoreFailed):
    """The room was deleted, here or at another worker."""

    def __init__(self) -> None:
        super().__init__(NO_ROOM())


class Store:
    def __init__(self, url: URL, clock: Callable[[], float] = time.time) -> None:
        self._url = url
        self._clock = clock
        self._writer = engine_for(url, writes=True)
        self._reader = engine_for(url, writes=False)
        self._sqlite = SqliteWriter(str(url.database)) if is_sqlite(url) else None
        self._postgres = None if is_sqlite(url) else PostgresWriter(self._writer)
        self._postgres_reader = None if is_sqlite(url) else PostgresReader(self._reader)
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._committing: asyncio.Task[None] | None = None
        # SQLite's file is never written by two connections at once, nor by one while another checkpoints.
        self._writing = asyncio.Lock() if self._sqlite is not None else nullcontext()
        self.write_problem: StoreFailed | None = None  # why the last commit failed
        self.unreadable: set[str] = set()  # rooms that could not be read when somebody asked for them

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self._clock() * 1000)

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
        if self._postgres is not None:
            with suppress(Exception):  # the database may be what is gone
                await self._postgres.close()
        if self._postgres_reader is not None:
            with suppress(Exception):
                await self._postgres_reader.close()
        await self._writer.dispose()
        await self._reader.dispose()

    def listening_connection(self) -> AsyncConnection:
        """A connection of its own for the bus."""
        return self._reader.connect()

    # --- reading ---

    async def load(self, room: str) -> Loaded | None:
        async with self._reading_room(room) as connection:
            try:
                entries = await self._entries(connection, room, 0)
            except RoomGone:
                return None
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

    async def last_seqs(self, rooms: Sequence[str]) -> dict[str, int]:
        """How long the logs of these rooms are."""
        last = select(ENTRIES.c.room, func.max(ENTRIES.c.seq)).where(ENTRIES.c.room.in_(rooms))
        async with self.reading() as connection:
            return {row[0]: row[1] for row in await connection.execute(last.group_by(ENTRIES.c.room))}

    async def entries_after(self, room: str, seq: int) -> list[bytes]:
        if self._postgres_reader is None:
            async with self._reading_room(room) as connection:
                return await self._entries(connection, room, seq)
        try:
            rows = await self._postgres_reader.entries_after(room, seq)
        except Exception as error:
            self.unreadable.add(room)
            raise _not_read(error) from error
        self.unreadable.discard(room)
        return _log_in(rows, seq)

    async def _entries(self, connection: AsyncConnection, room: str, seq: int) -> list[bytes]:
        later = select(ENTRIES.c.entry).where(ENTRIES.c.room == room, ENTRIES.c.seq > seq)
        return _log_in(list(await connection.execute(later.order_by(ENTRIES.c.seq))), seq)

    async def reply(self, room: str, sender: str, command: str) -> bytes | None:
        query = select(REPLIES.c.reply).where(
            REPLIES.c.room == room, REPLIES.c.sender == sender, REPLIES.c.command == command
        )
        async with self.reading() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
            return None if found is None else with_saying(found)

    async def try_reading(self) -> None:
        """StoreFailed if rooms cannot be read: some of them, or those that could not be read before."""
        async with self.reading() as connection:
            await connection.execute(select(ENTRIES.c.entry).order_by(ENTRIES.c.room.desc()).limit(1))
        for room in sorted(self.unreadable)[:10]:
            await self.load(room)

    @asynccontextmanager
    async def _reading_room(self, room: str) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.reading() as connection:
                yield connection
        except RoomGone:
            raise
        except StoreFailed:
            self.unreadable.add(room)
            raise
        self.unreadable.discard(room)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Whatever a database or its driver raises: people are told, and can try again."""
        try:
            async with self._reader.connect() as connection:
                yield connection
        except RoomGone:
            raise
        except Exception as error:
            raise _not_read(error) from error

    # --- writing ---

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Beside the log: for what is seldom and small."""
        try:
            async with self._writing, self._writer.begin() as connection:
                yield connection
        except (IntegrityError, Refusal):
            raise  # another was first, or it must not be
        except Exception as error:
            if self._sqlite is not None and not is_not_written(cause_of(error)):
                self._sqlite.distrust()
            raise self._failed(error) from error
        self._succeeded()

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
                won = await self._settled([what for what, _ in batch])
            except Exception as error:  # the queue must go on, whatever a driver raises
                _refuse(batch, self._failed(error))
                continue
            self._succeeded()
            METRICS.commits.inc()
            for at, (_, written) in enumerate(batch):
                if written.done():  # the server stops; what was written stays
                    continue
                if at in won:
                    written.set_result(None)
                else:
                    written.set_exception(Conflict())

    async def _settled(self, batch: list[Append]) -> set[int]:
        """Which appends won. A commit of which nobody knows whether it is done is tried again until that is
        known: what is refused does not happen later. Meanwhile all else is refused."""
        try:
            return await self._commit(batch)
        except Unsettled as error:
            self._failed(error)
        while True:
            await asyncio.sleep(SETTLE_SECONDS)
            try:
                won = await self._commit(batch)
            except Exception as error:
                _refuse([self._queue.get_nowait() for _ in range(self._queue.qsize())], self._failed(error))
            else:
                return won

    def _failed(self, error: Exception) -> StoreFailed:
        if self.write_problem is None:  # said once, not once for every move
            LOG.warning("not written", extra={"problem": type(error.__cause__ or error).__name__})
        self.write_problem = StoreFailed(DISK_FULL() if is_full(error, self._url) else STORAGE_FAILED())
        return self.write_problem

    def _succeeded(self) -> None:
        if self.write_problem is not None:
            LOG.info("written again")
        self.write_problem = None

    async def try_writing(self) -> None:
        """StoreFailed if nothing can be written: tried on the way that moves take."""
        await self.append(_PULSE)

    async def _commit(self, batch: list[Append]) -> set[int]:
        """Write all that can be written, in one transaction; which appends of the batch won."""
        if self._sqlite is not None:
            async with self._writing:
                return await self._sqlite.write(batch, self.now)
        assert self._postgres is not None
        if all(what.room for what in batch) and await self._postgres.is_written(batch, self.now):
            return set(range(len(batch)))
        async with self._writer.connect() as connection:
            won = await self._write(connection, batch, self.now)
            try:
                await connection.commit()
            except Exception as error:  # the database may have done it, and could not say so
                raise Unsettled from error
        return won

    async def _write(self, connection: AsyncConnection, batch: list[Append], now: int) -> set[int]:
        claimed = await self._claim_seqs(connection, batch, now)
        won = await self._claim_replies(connection, batch, claimed, now)
        rest = [
            {"room": what.room, "seq": seq, "at": now, "entry": entry}
            for what in (batch[at] for at in sorted(won))
            for seq, entry in enumerate(what.entries[1:], what.first + 1)
        ]
        if rest:
            await connection.execute(insert(ENTRIES), rest)
        if any(not what.room for what in batch):
            beat = {"beat": secrets.token_hex(16), "filler": bytes(PULSE_BYTES)}
            await connection.execute(insert(PULSE), [beat])
            await connection.execute(delete(PULSE).where(PULSE.c.beat != beat["beat"]))
        appends = [batch[at] for at in won if batch[at].entries]
        await self.notify(connection, [(one.room, one.first + len(one.entries) - 1) for one in appends])
        return won

    async def _claim_seqs(self, connection: AsyncConnection, batch: list[Append], now: int) -> set[int]:
        """Insert the first entries; what has none needs no seq."""
        first: dict[SeqClaim, int] = {}  # two of one batch may want the same
        for at, what in enumerate(batch):
            if what.entries:
                first.setdefault((what.room, what.first), at)
        without = {at for at, what in enumerate(batch) if not what.entries}
        if not first:
            return without
        rows = [
            {"room": room, "seq": seq, "at": now, "entry": batch[at].entries[0]}
            for (room, seq), at in sorted(first.items())  # as in every worker: no deadlock
        ]
        claim = postgresql.insert(ENTRIES).on_conflict_do_nothing().values(rows)
        inserted = await connection.execute(claim.returning(ENTRIES.c.room, ENTRIES.c.seq))
        return without | {first[row.room, row.seq] for row in inserted}

    async def _claim_replies(
        self, connection: AsyncConnection, batch: list[Append], won: set[int], now: int
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
                "at": now,
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

    async def notify(self, connection: AsyncConnection, news: Iterable[tuple[object, ...]]) -> None:
        """Other workers are told when this transaction is done: rooms with a seq, and what follows it."""
        notices = [" ".join(map(str, about)) for about in news]
        if notices:
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "notices": notices})

    async def drop_elsewhere(self, room: str) -> None:
        """What other workers have in memory of the room does not hold any more."""
        if self.is_shared:
            async with self.transaction() as connection:
                await self.notify(connection, [(room, DROPPED)])

    async def forget_deleted(self) -> None:
        """What was deleted is in no file any more, SQLite's own log included."""
        if self._sqlite is not None:
            async with self._writing:
                await self._sqlite.empty_log()

    async def pass_on(self, worker: str, room: str, message: bytes) -> None:
        """A message for everybody in the room, to the other workers; nothing keeps it."""
        async with self.transaction() as connection:
            await self.notify(connection, [(room, PASSING, worker, message.decode())])


def _log_in(rows: Sequence[LogRow], seq: int) -> list[bytes]:
    if rows and rows[-1].entry == GONE:
        raise RoomGone
    return log_after(rows, seq)


def _not_read(error: Exception) -> StoreFailed:
    LOG.warning("not read", extra={"problem": type(error).__name__})
    return StoreFailed(STORAGE_FAILED())


def _refuse(waiting: Iterable[tuple[Append, asyncio.Future[None]]], failed: StoreFailed) -> None:
    for _, written in waiting:
        if not written.done():
            written.set_exception(failed)
