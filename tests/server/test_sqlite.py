"""The writer of SQLite: all of an append or nothing, the first one wins, and a failure leaves nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tenfold.server.database import database_url
from tenfold.server.store import Append, Conflict, Store

ROOM = "r" * 22


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = Store(database_url(folder, None))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def together(store: Store, *appends: Append) -> list[bool]:
    """Written in one batch; which of them won."""
    results = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    assert all(result is None or isinstance(result, Conflict) for result in results), results
    return [result is None for result in results]


def test_the_first_of_two_wins_the_seq_and_the_other_is_void(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            first = Append(ROOM, 1, [b"a", b"b"], "ann", "c1", b"done")
            second = Append(ROOM, 2, [b"x", b"y"], "ben", "c1", b"done")
            other = Append("o" * 22, 1, [b"z"])
            assert await together(store, first, second, other) == [True, False, True]
            assert await store.entries_after(ROOM, 0) == [b"a", b"b"]
            assert await store.reply(ROOM, "ben", "c1") is None

    asyncio.run(run())


def test_a_command_that_is_answered_already_writes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            assert await together(store, Append(ROOM, 1, [b"a"], "ann", "c1", b"done")) == [True]
            assert await together(store, Append(ROOM, 2, [b"b"], "ann", "c1", b"again")) == [False]
            assert await store.entries_after(ROOM, 0) == [b"a"]
            assert await store.reply(ROOM, "ann", "c1") == b"done"

    asyncio.run(run())


def test_a_batch_that_fails_leaves_nothing_and_the_next_one_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            bad = Append(ROOM, 1, [b"a", object()])  # type: ignore[list-item]
            with pytest.raises(Exception, match="storage-failed"):
                await store.append(bad)
            assert await together(store, Append(ROOM, 1, [b"b"])) == [True]
            assert await store.entries_after(ROOM, 0) == [b"b"]

    asyncio.run(run())


def test_it_is_on_the_disk_in_full(tmp_path: Path) -> None:
    """FULL is 2: every commit waits for the disk."""

    async def run() -> None:
        async with opened(tmp_path) as store:
            await store.append(Append(ROOM, 1, [b"a"]))
            assert store._sqlite is not None
            connection = store._sqlite._connection
            assert connection is not None
            with pytest.raises(sqlite3.ProgrammingError):  # it belongs to its thread
                connection.execute("SELECT 1")
            ask = store._sqlite._thread.submit
            assert ask(lambda: connection.execute("PRAGMA synchronous").fetchone()).result() == (2,)
            assert ask(lambda: connection.execute("PRAGMA journal_mode").fetchone()).result() == ("wal",)

    asyncio.run(run())
