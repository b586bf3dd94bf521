"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("version", sa.String(16), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("runner", sa.String(24), nullable=True),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drops the table."""
    op.drop_table("reviews")
