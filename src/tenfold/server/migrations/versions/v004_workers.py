"""The workers of a database and what they have counted; who is where holds while its worker is there."""

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("counted", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("worker"),
    )
    op.drop_table("presence")
    op.create_table(
        "presence",
        sa.Column("room", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("room", "seat", "worker"),
    )
    op.create_index("presence_by_worker", "presence", ["worker"])
