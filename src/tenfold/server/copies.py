"""Copies of all rooms and shared sheets: of a server that runs, and back into one that does not.

A copy is a SQLite file in the form of the version that made it, whichever database it was made of; so it is
also the way from one kind of database to the other.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tenfold.core import TenfoldError
from tenfold.server.database import (
    FILE,
    bring_up_to_date,
    database_url,
    engine_for,
    expect_database,
    is_sqlite,
)
from tenfold.server.tables import ENTRIES, REPLIES, SHEETS

KEPT = (ENTRIES, REPLIES, SHEETS)  # the rest is of the moment: who is connected, televisions that wait
ROWS = 1000  # at a time


class NotEmpty(TenfoldError):
    """A place that has rooms already."""


async def back_up(url: URL, file: Path) -> int:
    """Copy all rooms as they are at one moment; how many they are. People may play meanwhile."""
    expect_database(url)
    if file.exists():
        raise NotEmpty(f"{file} already exists: name a new file")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # rooms hold secrets
    try:
        if is_sqlite(url):
            _copy_sqlite(Path(str(url.database)), part)
        else:
            await _copy_postgres(url, part)
        count = _check(part)
        _sync(part)
        part.rename(file)
        _sync(file.parent)
        return count
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(source: Path, part: Path) -> None:
    """SQLite's own way, page by page; it reads, and the server alone writes."""
    with closing(_opened(source)) as rooms, closing(sqlite3.connect(part)) as copy:
        rooms.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it


async def _copy_postgres(url: URL, part: Path) -> None:
    source, target = engine_for(url, writes=False), _engine(part)
    try:
        await bring_up_to_date(target, _url(part))
        async with source.connect() as rooms, target.begin() as copy:
            await rooms.execution_options(isolation_level="REPEATABLE READ")
            for table in KEPT:
                found = await rooms.stream(select(table))
                async for rows in found.mappings().partitions(ROWS):
                    await copy.execute(insert(table), [dict(row) for row in rows])
    finally:
        await source.dispose()
        await target.dispose()
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")


async def restore(file: Path, data: Path, database: str | None) -> int:
    """Bring a copy into the data folder or the database; how many rooms it has. Nothing is overwritten."""
    if not file.is_file():
        raise TenfoldError(f"there is no file {file}")
    count = _check(file)
    url = database_url(data, database)
    if is_sqlite(url):
        await _restore_sqlite(file, data / FILE)
    else:
        await _restore_postgres(file, url)
    return count


async def _restore_sqlite(file: Path, target: Path) -> None:
    if target.exists():
        raise NotEmpty(f"{target} already exists: move it away first, or choose another --data folder")
    part = target.with_name(f"{FILE}.part")
    shutil.copyfile(file, part)
    part.chmod(0o600)
    await _upgrade(part)
    _sync(part)
    part.rename(target)
    _sync(target.parent)


async def _upgrade(part: Path) -> None:
    """Into the form of this version; BadDatabase if it is of a newer one."""
    engine = _engine(part)
    try:
        await bring_up_to_date(engine, _url(part))
    finally:
        await engine.dispose()
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")


async def _restore_postgres(file: Path, url: URL) -> None:
    part = file.with_name(f"{file.name}.part")  # brought up to date without touching the copy itself
    shutil.copyfile(file, part)
    engine = engine_for(url, writes=True)
    try:
        await _upgrade(part)
        await bring_up_to_date(engine, url)
        async with engine.begin() as rooms:
            await _expect_empty(rooms)
            with closing(_opened(part)) as copy:
                for table in KEPT:
                    for rows in _rows(copy, table.name, [column.name for column in table.columns]):
                        await rooms.execute(insert(table), rows)
    finally:
        await engine.dispose()
        part.unlink(missing_ok=True)


async def _expect_empty(rooms: AsyncConnection) -> None:
    await rooms.execute(text("LOCK TABLE entries, sheets IN EXCLUSIVE MODE"))
    for column in (ENTRIES.c.room, SHEETS.c.sheet):
        if (await rooms.execute(select(column).limit(1))).first() is not None:
            raise NotEmpty("this database already has rooms: name an empty one")


def _rows(copy: sqlite3.Connection, table: str, columns: Sequence[str]) -> Iterator[list[dict[str, Any]]]:
    found = copy.execute(f"SELECT {', '.join(columns)} FROM {table}")
    while rows := found.fetchmany(ROWS):
        yield [dict(zip(columns, row, strict=True)) for row in rows]


def _check(file: Path) -> int:
    """That the copy is whole, and of Tenfold; how many rooms it has."""
    try:
        with closing(_opened(file)) as copy:
            [(verdict,)] = copy.execute("PRAGMA integrity_check(1)").fetchall()
            if verdict != "ok":
                raise TenfoldError(f"{file} is damaged: {verdict}")
            [(count,)] = copy.execute("SELECT count(DISTINCT room) FROM entries").fetchall()
    except sqlite3.DatabaseError as error:
        raise TenfoldError(f"{file} is not a copy of rooms: {error}") from None
    return int(count)


def _opened(file: Path) -> sqlite3.Connection:
    """For reading only."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _engine(file: Path) -> AsyncEngine:
    return engine_for(_url(file), writes=True)


def _url(file: Path) -> URL:
    return database_url(file.parent, None).set(database=str(file))


def _sync(path: Path) -> None:
    """The system says that it is on the disk. Windows syncs no folders, and files only for who may write."""
    if os.name != "posix" and path.is_dir():
        return
    opened = os.open(path, os.O_RDONLY if os.name == "posix" else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
