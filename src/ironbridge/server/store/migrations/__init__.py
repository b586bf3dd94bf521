"""Bringing a database to the schema of this version, by Alembic; the same for both databases."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from ironbridge.errors import BadInput

HEAD: Final = "0001"
"""The newest migration: a database that has it needs nothing."""


def upgrade(connection: Connection) -> None:
    """Run every migration that this database has not seen."""
    found = version(connection)
    if found == HEAD:
        return
    if is_newer(found):
        raise BadInput("database-newer", theirs=found, ours=HEAD)
    # Loading Alembic takes longer than most servers' start without it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_newer(found: str | None) -> bool:
    """Returns whether a database has seen migrations that this version does not know."""
    return found is not None and found > HEAD


def version(connection: Connection) -> str | None:
    """Returns the newest migration that a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
