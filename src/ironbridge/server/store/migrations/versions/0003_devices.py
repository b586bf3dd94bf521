"""Devices of a seat: tokens that can be ended; studies of running games are private."""

import sqlalchemy as sa
from alembic import op

from ironbridge.server.store.earlier_studies import hide_studies

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the columns; studies that earlier versions made become private."""
    count = sa.Column("token_changes", sa.Integer, nullable=False, server_default="0")
    op.add_column("games", count)
    origin = sa.Column("origin", sa.String(16), nullable=False, server_default="")
    op.add_column("tokens", origin)
    for table in ("tokens", "invitations"):
        mark = sa.Column("for_other", sa.Boolean, nullable=False, server_default=sa.false())
        op.add_column(table, mark)
    op.add_column("tokens", sa.Column("ended", sa.Float, nullable=True))
    hide_studies(op.get_bind())


def downgrade() -> None:
    """Drops the columns; headers keep a field that earlier versions ignore."""
    with op.batch_alter_table("games") as games:
        games.drop_column("token_changes")
    with op.batch_alter_table("tokens") as tokens:
        for column in ("ended", "for_other", "origin"):
            tokens.drop_column(column)
    with op.batch_alter_table("invitations") as invitations:
        invitations.drop_column("for_other")
