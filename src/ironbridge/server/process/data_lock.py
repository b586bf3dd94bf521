"""Lock beside the database: one server at a time on a SQLite database."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ironbridge.errors import BadInput
from ironbridge.server.config import ServerConfig

SQLITE: Final = "sqlite:///"


@contextmanager
def only_server(options: ServerConfig) -> Iterator[None]:
    """Locks the database of a server; ``BadInput`` when another server uses it.

    The system releases the lock when the process ends, however it ends.  PostgreSQL needs no lock:
    several servers may share it.
    """
    database = options.url.removeprefix(SQLITE)
    if database == options.url:
        yield
        return
    with Path(f"{database}.lock").open("a+") as file:
        try:
            lock(file.fileno())
        except OSError:
            raise BadInput("data-in-use", folder=str(Path(database).parent)) from None
        yield


def lock(descriptor: int) -> None:
    """Locks a file for this process; ``OSError`` when another process has locked it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        # A record lock: child processes do not inherit it, so a survivor cannot hold it.
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
