"""The tables of the database. migrations/ brings an older database to this form."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

METADATA = MetaData()

# Append only: a room is what its entries say, in order.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("room", String(22), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970, for people who look after a server
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("room", "seq"),
)

# What a command was answered, so that the same command gets the same answer again.
REPLIES = Table(
    "replies",
    METADATA,
    Column("room", String(22), nullable=False),
    Column("sender", String(64), nullable=False),  # the key of the seat
    Column("command", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("reply", LargeBinary, nullable=False),
    PrimaryKeyConstraint("room", "sender", "command"),
    Index("replies_by_seq", "room", "seq"),
)

# Who is connected to which worker; only several workers need to ask.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("room", String(22), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("worker", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("room", "seat", "worker"),
)
