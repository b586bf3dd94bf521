"""Database migrations by Alembic, for SQLite and PostgreSQL."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from ironbridge.errors import BadInput

HEAD: Final = "0008"
"""Revision of the newest migration."""


def upgrade(connection: Connection) -> None:
    """Runs every pending migration."""
    found = version(connection)
    if found == HEAD:
        return
    if is_newer(found):
        raise BadInput("database-newer", theirs=found, ours=HEAD)
    # Imported here: loading Alembic takes longer than the rest of most starts.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_newer(found: str | None) -> bool:
    """Returns whether a revision is unknown to this version."""
    return found is not None and found > HEAD


def version(connection: Connection) -> str | None:
    """Returns the newest revision of a database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
