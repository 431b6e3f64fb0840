"""The tables of the database. migrations/ brings an older database to this form."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

# Append only: a room is what its entries say, in order.
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("room", sa.String(22), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # milliseconds since 1970, for operators
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
    sa.PrimaryKeyConstraint("room", "sender", "command"),
    sa.Index("replies_by_seq", "room", "seq"),
)

# Who is connected to which worker; only several workers need to ask.
PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("room", sa.String(22), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("worker", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("room", "seat", "worker"),
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
