"""Writing to SQLite: a whole batch in one visit to one thread.

The async driver visits its thread for every statement and every cursor, about fifteen times per transaction,
and each time waits for its turn to run Python. Here that happens once, and the statements are as few as can
be, because sqlite3 gives its turn away at every one of them.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenfold.server.store import Append

ENTRY = "INSERT OR {undo} INTO entries (room, seq, at, entry) VALUES "
REPLY = "INSERT OR {undo} INTO replies (room, sender, command, seq, reply) VALUES "

# What a row that cannot be inserted undoes: everything, or its statement. For the second SQLite puts aside
# every page that the statement changes, which makes a commit a fifth dearer.
EVERYTHING, STATEMENT = "ROLLBACK", "ABORT"

# On every connection. FULL: an acknowledged move survives a power cut.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000")


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Append], now: int) -> set[int]:
        """Write all that can be written, in one transaction; which appends of the batch won."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._written, batch, now)

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    def _written(self, batch: Sequence[Append], now: int) -> set[int]:
        if self._connection is None:
            self._connection = _connected(self._file)
        connection = self._connection
        try:  # together, as nearly always; one by one if something of it was written before
            with _transaction(connection):
                _insert(connection, batch, now, EVERYTHING)
            return set(range(len(batch)))
        except sqlite3.IntegrityError:
            with _transaction(connection):
                return {at for at, what in enumerate(batch) if _is_inserted(connection, what, now)}


def _connected(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)  # transactions are ours to begin and end
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk has ended it already, and so has a row that was there
            connection.execute("ROLLBACK")
        raise


def _is_inserted(connection: sqlite3.Connection, what: Append, now: int) -> bool:
    """Whether the append was the first with its seq and its command; otherwise it is void as a whole."""
    connection.execute("SAVEPOINT append")
    try:
        _insert(connection, [what], now, STATEMENT)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO append")
        return False
    return True


def _insert(connection: sqlite3.Connection, batch: Sequence[Append], now: int, undo: str) -> None:
    entries: list[Any] = []
    replies: list[Any] = []
    for what in batch:
        for seq, entry in enumerate(what.entries, what.first):
            entries += (what.room, seq, now, entry)
        if what.command is not None:
            last = what.first + len(what.entries) - 1
            replies += (what.room, what.sender, what.command, last, what.reply)
    if entries:
        rows = ",".join(["(?,?,?,?)"] * (len(entries) // 4))
        connection.execute(ENTRY.format(undo=undo) + rows, entries)
    if replies:
        rows = ",".join(["(?,?,?,?,?)"] * (len(replies) // 5))
        connection.execute(REPLY.format(undo=undo) + rows, replies)
