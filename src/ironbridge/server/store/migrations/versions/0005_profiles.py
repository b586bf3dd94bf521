"""Profiles: devices, passkeys and codes of a person, and the seats that a profile holds."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds the tables, and the columns of tokens that name profile and device."""
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("recovery", sa.String(64), nullable=True, unique=True),
        sa.Column("recovery_since", sa.Float, nullable=True),
    )
    op.create_table(
        "profile_devices",
        sa.Column("hash", sa.String(64), primary_key=True),
        of_profile(),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(64), primary_key=True),
        of_profile(),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_table(
        "profile_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("profile", sa.String(24), nullable=True, index=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.add_column("tokens", sa.Column("profile", sa.String(24), nullable=True))
    op.create_index("ix_tokens_profile", "tokens", ["profile"])
    op.add_column("tokens", sa.Column("device", sa.String(64), nullable=True))


def of_profile() -> "sa.Column[str]":
    """Returns the column that names the profile of a row."""
    key = sa.ForeignKey("profiles.id")
    return sa.Column("profile", sa.String(24), key, nullable=False, index=True)


def downgrade() -> None:
    """Drops the tables and columns; seats go on by their tokens."""
    op.execute("DELETE FROM tokens WHERE origin = 'profile'")
    op.drop_index("ix_tokens_profile", "tokens")
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("device")
        tokens.drop_column("profile")
    for table in ("profile_codes", "passkeys", "profile_devices", "profiles"):
        op.drop_table(table)
