"""Connections to the database: SQLite for one worker, PostgreSQL for several; its form brought up to date."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tenfold.core import TenfoldError
from tenfold.server.sqlite import PRAGMAS, Unsettled

FILE = "rooms.sqlite"
PAGE = 4096  # bytes


class BadDatabase(TenfoldError):
    """A database that cannot be used; the message says why."""


def database_url(data: Path, url: str | None) -> URL:
    """The database to use: a PostgreSQL URL, or the file in the data folder."""
    if url is None:
        return URL.create("sqlite+aiosqlite", database=str(data / FILE))
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase(
            "the database URL cannot be read: write postgresql://user:password@host:5432/name"
        ) from None
    if parsed.get_backend_name() != "postgresql":
        raise BadDatabase(
            f"the database URL is for {parsed.get_backend_name()}: write postgresql://..., "
            "or leave it out for SQLite"
        )
    return parsed.set(drivername="postgresql+asyncpg")


def expect_database(url: URL) -> None:
    """BadDatabase if there is no file; whether PostgreSQL has one is seen when it is asked."""
    if is_sqlite(url) and not Path(str(url.database)).exists():
        raise BadDatabase(
            f"there is no database in {Path(str(url.database)).parent}: name its folder with --data"
        )


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def engine_for(url: URL, *, writes: bool) -> AsyncEngine:
    """SQLite has one writing connection, which takes its lock before the first statement."""
    connections = 4 if not is_sqlite(url) else 1 if writes else 2
    try:
        engine = create_async_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=not is_sqlite(url),
            hide_parameters=True,  # entries hold secrets, and errors are logged
        )
    except (NoSuchModuleError, ModuleNotFoundError):
        raise BadDatabase("PostgreSQL needs the extra: pip install 'tenfold[postgres]'") from None
    if is_sqlite(url):
        _prepare(engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def _prepare(engine: AsyncEngine, begin: str) -> None:
    """SQLAlchemy begins transactions itself, instead of Python's driver, which would do so too late."""

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


async def bring_up_to_date(engine: AsyncEngine, url: URL) -> None:
    """Create or upgrade the tables; BadDatabase with the reason if that cannot be."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except BadDatabase:
        raise
    except Exception as error:  # drivers raise errors of their own while they connect
        raise BadDatabase(_reason(error, url)) from None


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1010)")  # one worker at a time
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if current is not None and current not in known:
        raise BadDatabase(
            f"the database was made by a newer version of Tenfold (form {current}): update Tenfold, "
            "or choose another --data folder"
        )
    if current == scripts.get_current_head():
        return
    with EnvironmentContext(config, scripts, fn=lambda revision, _: scripts._upgrade_revs("head", revision)):
        scripts.run_env()


def _reason(error: Exception, url: URL) -> str:
    cause = cause_of(error)
    if is_sqlite(url):
        if isinstance(cause, sqlite3.DatabaseError) and "not a database" in str(cause):
            return f"{url.database} is not a Tenfold database"
        return f"cannot use the database {url.database}: {cause}"
    shown = url.set(drivername="postgresql").render_as_string(hide_password=True)
    return f"cannot use the database {shown}: {' '.join(str(cause).split())}"


def cause_of(error: BaseException) -> BaseException:
    """What the driver itself has raised."""
    if isinstance(error, Unsettled) and error.__cause__ is not None:
        error = error.__cause__
    return error.orig or error if isinstance(error, DBAPIError) else error


DISK_FULL = "53100"  # PostgreSQL's code for it
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def is_full(error: BaseException, url: URL) -> bool:
    """Whether the disk is full, and has not failed: moves are refused until there is room again."""
    cause = cause_of(error)
    code = getattr(cause, "sqlite_errorcode", None)
    if code is None:
        return getattr(cause, "sqlstate", None) == DISK_FULL
    # SQLite calls it full only if the whole disk is, and not if a quota or a limit is reached.
    return code == sqlite3.SQLITE_FULL or (
        code == sqlite3.SQLITE_IOERR_WRITE and _is_without_room(Path(str(url.database)))
    )


def _is_without_room(file: Path) -> bool:
    """Whether a file as large as the database and its log cannot be written in their folder."""
    try:
        with TemporaryFile(dir=file.parent) as trial:
            trial.seek(max(part.stat().st_size for part in (file, file.with_name(f"{file.name}-wal"))))
            trial.write(bytes(PAGE))
            trial.flush()
            os.fsync(trial.fileno())
    except OSError as error:
        return error.errno in _NO_ROOM
    return False
