"""When replies were written, so that none is kept for ever; and where a server tries whether it can write."""

import time

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    op.add_column("replies", sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE replies SET at = :now").bindparams(now=int(time.time() * 1000)))
    op.create_table(
        "pulse",
        sa.Column("beat", sa.String(32), nullable=False),
        sa.Column("filler", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("beat"),
    )
