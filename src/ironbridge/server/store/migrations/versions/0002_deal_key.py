"""Games dealt from a key: the key, and the secret of the server that it is derived from."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the columns; games of earlier versions keep their seed and have neither."""
    op.add_column("games", sa.Column("deal_key", sa.String(64), nullable=True))
    op.add_column("games", sa.Column("deal_secret", sa.String(64), nullable=True))


def downgrade() -> None:
    """Drops the columns."""
    with op.batch_alter_table("games") as games:
        games.drop_column("deal_secret")
        games.drop_column("deal_key")
