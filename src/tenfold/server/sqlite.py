"""Writing to SQLite: a whole batch in one visit to one thread.

The async driver visits its thread for every statement and every cursor, about fifteen times per transaction,
and each time waits for its turn to run Python. Here that happens once, and the statements are as few as can
be, because sqlite3 gives its turn away at every one of them.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from tenfold.server.tables import PULSE_BYTES

if TYPE_CHECKING:
    from tenfold.server.store import Append

ENTRY = "INSERT OR {undo} INTO entries (room, seq, at, entry) VALUES "
REPLY = "INSERT OR {undo} INTO replies (room, sender, command, seq, reply, at) VALUES "

# What a row that cannot be inserted undoes: everything, or its statement. For the second SQLite puts aside
# every page that the statement changes, which makes a commit a fifth dearer.
EVERYTHING, STATEMENT = "ROLLBACK", "ABORT"

# On every connection. FULL: an acknowledged move survives a power cut. What is deleted is overwritten.
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "secure_delete = ON")

# A commit that fails so has not put its last page into the log: it cannot come to life.
NOT_WRITTEN = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR_WRITE,
}


class Unsettled(Exception):
    """A commit that has failed in such a way that the next start may find it done, or not done."""


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._connection: sqlite3.Connection | None = None
        self._is_trusted = True

    async def write(self, batch: Sequence[Append], now: int) -> set[int]:
        """Write all that can be written, in one transaction; which appends of the batch won."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._written, batch, now)

    async def empty_log(self) -> None:
        """Bring everything from SQLite's own log into the file, and keep nothing of it.

        If somebody reads just now, the log is written over later, as ever.
        """
        await asyncio.get_running_loop().run_in_executor(self._thread, self._emptied)

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    def distrust(self) -> None:
        """A sync has failed: nothing is written to the file before it was opened again and found sound."""
        self._is_trusted = False

    def _written(self, batch: Sequence[Append], now: int) -> set[int]:
        if self._connection is None or not self._is_trusted:
            self._reopen()
        assert self._connection is not None
        try:
            return _write(self._connection, batch, now)
        except (Unsettled, sqlite3.OperationalError) as error:
            if not is_not_written(error):
                self.distrust()
            raise

    def _emptied(self) -> None:
        connection = _connected(self._file)
        try:
            connection.execute("PRAGMA busy_timeout = 100")  # those who play are waiting
            with suppress(sqlite3.OperationalError):
                _empty_log(connection, self._file)
        finally:
            connection.close()

    def _reopen(self) -> None:
        """What a failed commit has left in SQLite's log goes, and the system says that it is gone."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None
        connection = _connected(self._file)
        try:
            if not self._is_trusted:
                _empty_log(connection, self._file)
        except BaseException:
            connection.close()
            raise
        self._connection, self._is_trusted = connection, True


def _write(connection: sqlite3.Connection, batch: Sequence[Append], now: int) -> set[int]:
    """Together, as nearly always; one by one if something of it was written before."""
    try:
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
    except BaseException:
        _roll_back(connection)
        raise
    try:
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        _roll_back(connection)
        if is_not_written(error):
            raise
        raise Unsettled from error


def is_not_written(error: BaseException) -> bool:
    return getattr(error, "sqlite_errorcode", None) in NOT_WRITTEN


def _empty_log(connection: sqlite3.Connection, file: str) -> None:
    """OperationalError if a sync fails again, or if somebody reads for so long that it cannot be."""
    [(is_read, _, _)] = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    if is_read:
        raise sqlite3.OperationalError("the log of the database is being read")
    log = os.open(f"{file}-wal", os.O_RDWR)
    try:
        os.fsync(log)  # SQLite does not ask the system whether it is empty after a power cut too
    finally:
        os.close(log)


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:  # a full disk has ended it already, and so has a row that was there
        connection.execute("ROLLBACK")


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
            replies += (what.room, what.sender, what.command, last, what.reply, now)
    if entries:
        rows = ",".join(["(?,?,?,?)"] * (len(entries) // 4))
        connection.execute(ENTRY.format(undo=undo) + rows, entries)
    if any(not what.room for what in batch):
        beat = secrets.token_hex(16)
        connection.execute(f"INSERT INTO pulse (beat, filler) VALUES (?, zeroblob({PULSE_BYTES}))", [beat])
        connection.execute("DELETE FROM pulse WHERE beat <> ?", [beat])
    if replies:
        rows = ",".join(["(?,?,?,?,?,?)"] * (len(replies) // 6))
        connection.execute(REPLY.format(undo=undo) + rows, replies)
