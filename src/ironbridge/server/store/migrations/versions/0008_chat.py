"""Chat of a table, reports of its messages, and private notes of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

GAME = "games.id"


def upgrade() -> None:
    """Creates the tables of messages, reports and notes."""
    op.create_table(
        "chat_messages",
        sa.Column("game", sa.String(24), sa.ForeignKey(GAME), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("phrase", sa.String(32), nullable=False),
        sa.Column("mark_kind", sa.String(16), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat_reports",
        sa.Column("game", sa.String(24), sa.ForeignKey(GAME), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("reporter", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Float, nullable=True),
    )
    op.create_table(
        "private_notes",
        sa.Column("game", sa.String(24), sa.ForeignKey(GAME), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("action", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drops messages, reports and notes."""
    for table in ("private_notes", "chat_reports", "chat_messages"):
        op.drop_table(table)
