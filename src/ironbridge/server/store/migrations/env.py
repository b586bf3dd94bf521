"""Alembic environment: runs migrations on a given connection, in one transaction."""

from typing import Final

from alembic import context
from sqlalchemy import Connection, text

from ironbridge.server.store.schema import METADATA

ONE_AT_A_TIME: Final = 7_101_779
"""PostgreSQL advisory lock under which one process migrates while others wait."""


def run(connection: Connection) -> None:
    """Runs pending migrations."""
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        context.run_migrations()


run(context.config.attributes["connection"])
