"""The tables of the database. migrations/ brings an older database to this form."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

# Append only: a room is what its entries say, in order. A log that nobody touches is packed (packing.py).
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("room", sa.String(22), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # milliseconds since 1970: when the room was touched
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sa.PrimaryKeyConstraint("room", "seq"),
)

# What a command was answered, so that the same command gets the same answer again.
REPLIES = sa.Table(
    "replies",
    METADATA,
    sa.Column("room", sa.String(22), nullable=False),
    sa.Column("sender", sa.String(64), nullable=False),  # the key of the seat
    sa.Column("command", sa.String(64), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("reply", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, server_default="0"),  # milliseconds since 1970
    sa.PrimaryKeyConstraint("room", "sender", "command"),
    sa.Index("replies_by_seq", "room", "seq"),
)

# The workers of a database, and what they have counted; only several need to ask.
WORKERS = sa.Table(
    "workers",
    METADATA,
    sa.Column("worker", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # when it was there last, by the database's clock
    sa.Column("counted", sa.LargeBinary, nullable=False),
    sa.PrimaryKeyConstraint("worker"),
)

# Who is connected to which of them.
PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("room", sa.String(22), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("worker", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("room", "seat", "worker"),
    sa.Index("presence_by_worker", "worker"),
)

# Televisions that show six figures, and the room that somebody has typed them in for.
TELEVISIONS = sa.Table(
    "televisions",
    METADATA,
    sa.Column("figures", sa.String(6), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),  # SHA-256 of what the television asks by
    sa.Column("room", sa.String(22), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.PrimaryKeyConstraint("figures"),
    sa.Index("televisions_by_key", "key"),
)

# Score sheets that several phones write on: append only too, and packed alike.
SHEETS = sa.Table(
    "sheets",
    METADATA,
    sa.Column("sheet", sa.String(22), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("id", sa.String(64), nullable=False),  # drawn by whoever wrote it: nothing is written twice
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sa.PrimaryKeyConstraint("sheet", "seq"),
    sa.UniqueConstraint("sheet", "id"),
)

# A server tries here whether it can write: each beat is written before the one before is deleted, and larger
# than most moves, so that there is room for a move if there is room for it.
PULSE_BYTES = 8192
PULSE = sa.Table(
    "pulse",
    METADATA,
    sa.Column("beat", sa.String(32), nullable=False),
    sa.Column("filler", sa.LargeBinary, nullable=False),
    sa.PrimaryKeyConstraint("beat"),
)
