"""Bringing a database to the schema of this version, by Alembic; the same for both databases."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

HEAD: Final = "0001"
"""The newest migration: a database that has it needs nothing."""


def upgrade(connection: Connection) -> None:
    """Run every migration that this database has not seen."""
    if version(connection) == HEAD:
        return
    # Loading Alembic takes longer than most servers' start without it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The newest migration that a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
