"""Seats: bots that stand in for a person who may return, and the seat of the host."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

COLUMNS = ("stand_in", "is_host")


def upgrade() -> None:
    """Adds the columns; bots that replaced a person become stand-ins."""
    for name in COLUMNS:
        flag = sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column("seats", flag)
    seat = sa.table("seats", *map(sa.column, ("game", "seat", "kind", *COLUMNS)))
    token = sa.table("tokens", *map(sa.column, ("game", "seat", "is_host", "ended")))
    held = sa.select(token.c.seat).where(
        token.c.game == seat.c.game, token.c.seat == seat.c.seat, token.c.ended.is_(None)
    )
    replaced = sa.update(seat).where(seat.c.kind == "bot", held.exists())
    op.execute(replaced.values(stand_in=sa.true()))
    host = held.where(token.c.is_host.is_(sa.true()))
    op.execute(sa.update(seat).where(host.exists()).values(is_host=sa.true()))


def downgrade() -> None:
    """Drops the columns."""
    with op.batch_alter_table("seats") as seats:
        for name in COLUMNS:
            seats.drop_column(name)
