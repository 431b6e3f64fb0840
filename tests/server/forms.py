"""The database as every version before this one made it: statements that SQLite and PostgreSQL both know."""

from __future__ import annotations

import sqlite3
from pathlib import Path

_VERSION = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num));
INSERT INTO alembic_version VALUES ('{form}');
"""
_FIRST = """
CREATE TABLE entries (room VARCHAR(22) NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL,
    entry BLOB NOT NULL, PRIMARY KEY (room, seq));
CREATE TABLE presence (room VARCHAR(22) NOT NULL, seat INTEGER NOT NULL, worker VARCHAR(32) NOT NULL,
    at BIGINT NOT NULL, PRIMARY KEY (room, seat, worker));
CREATE TABLE replies (room VARCHAR(22) NOT NULL, sender VARCHAR(64) NOT NULL, command VARCHAR(64) NOT NULL,
    seq INTEGER NOT NULL, reply BLOB NOT NULL, PRIMARY KEY (room, sender, command));
CREATE INDEX replies_by_seq ON replies (room, seq);
"""
_TELEVISIONS = """
CREATE TABLE televisions (figures VARCHAR(6) NOT NULL, "key" VARCHAR(64) NOT NULL, room VARCHAR(22),
    at BIGINT NOT NULL, PRIMARY KEY (figures));
CREATE INDEX televisions_by_key ON televisions ("key");
"""
_KEEPING = """
ALTER TABLE replies ADD COLUMN at BIGINT DEFAULT '0' NOT NULL;
CREATE TABLE pulse (beat VARCHAR(32) NOT NULL, filler BLOB NOT NULL, PRIMARY KEY (beat));
"""
_WORKERS = """
CREATE TABLE workers (worker VARCHAR(32) NOT NULL, at BIGINT NOT NULL, counted BLOB NOT NULL,
    PRIMARY KEY (worker));
DROP TABLE presence;
CREATE TABLE presence (room VARCHAR(22) NOT NULL, seat INTEGER NOT NULL, worker VARCHAR(32) NOT NULL,
    PRIMARY KEY (room, seat, worker));
CREATE INDEX presence_by_worker ON presence (worker);
"""
FORMS = {
    "001": _VERSION.format(form="001") + _FIRST,
    "002": _VERSION.format(form="002") + _FIRST + _TELEVISIONS,
    "003": _VERSION.format(form="003") + _FIRST + _TELEVISIONS + _KEEPING,
    "004": _VERSION.format(form="004") + _FIRST + _TELEVISIONS + _KEEPING + _WORKERS,
}


def create_database(file: Path, form: str) -> None:
    with sqlite3.connect(file) as database:
        database.executescript(FORMS[form])
    database.close()


def for_postgres(form: str) -> list[str]:
    statements = FORMS[form].replace("BLOB", "BYTEA").split(";")
    return [statement for statement in statements if statement.strip()]
