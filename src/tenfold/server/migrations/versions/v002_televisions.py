"""Televisions that wait for a room."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    op.create_table(
        "televisions",
        sa.Column("figures", sa.String(6), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("room", sa.String(22), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("figures"),
    )
    op.create_index("televisions_by_key", "televisions", ["key"])
