"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("room", sa.String(22), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "seq"),
    )
    op.create_table(
        "replies",
        sa.Column("room", sa.String(22), nullable=False),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("reply", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "sender", "command"),
    )
    op.create_index("replies_by_seq", "replies", ["room", "seq"])
    op.create_table(
        "presence",
        sa.Column("room", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", "worker"),
    )
