"""Alembic environment: runs migrations on a given connection, in one transaction."""

from alembic import context
from sqlalchemy import Connection, text

from ironbridge.server.store.quota import ONE_AT_A_TIME, drop_index
from ironbridge.server.store.schema import METADATA


def run(connection: Connection) -> None:
    """Runs pending migrations."""
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        drop_index(connection)  # SQLite copies tables, which Alembic cannot with such an index
        context.run_migrations()


run(context.config.attributes["connection"])
