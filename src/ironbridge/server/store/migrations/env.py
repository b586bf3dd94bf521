"""How Alembic runs our migrations: on the connection that it is given, in one transaction."""

from typing import Final

from alembic import context
from sqlalchemy import Connection, text

from ironbridge.server.store.schema import METADATA

ONE_AT_A_TIME: Final = 7_101_779
"""The number of the PostgreSQL lock under which one process migrates while others wait."""


def run(connection: Connection) -> None:
    """Run what is due."""
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        context.run_migrations()


run(context.config.attributes["connection"])
