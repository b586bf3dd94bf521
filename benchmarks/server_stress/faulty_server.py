"""Server on a faulty machine: its disk can be full, its clock can be moved while it runs.

A file ``full`` in the data directory lets SQLite report a full disk; a file ``clock`` holds the
seconds by which the machine's clock is wrong.
"""

import sys
import threading
import time
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, event

from ironbridge.cli.main import main

FULL: Final = "full"
CLOCK: Final = "clock"
NO_MORE: Final = 1
"""Page limit: SQLite raises it to the current size of the database."""
PLENTY: Final = 1_000_000_000
LOOK: Final = 0.05
"""Seconds between two looks at the file of the clock."""
RIGHT_TIME: Final = time.time


def folder() -> Path:
    """Returns the data directory of this server."""
    return Path(sys.argv[sys.argv.index("--data") + 1])


def limit(connection: Connection) -> None:
    """Sets or removes the page limit."""
    pages = NO_MORE if (folder() / FULL).exists() else PLENTY
    cursor = connection.connection.cursor()
    cursor.execute(f"PRAGMA max_page_count={pages}")
    cursor.close()


class WrongClock(threading.Thread):
    """Clock of a machine that is moved back and forth."""

    def __init__(self, file: Path) -> None:
        super().__init__(daemon=True)
        self._file = file
        self.error = 0.0
        self.read_error()

    def read_error(self) -> None:
        """Reads by how much the clock is wrong; a file that is being written has no number yet."""
        text = self._file.read_text() if self._file.exists() else ""
        self.error = float(text) if text else self.error

    def run(self) -> None:
        """Reads the error again and again."""
        while True:
            time.sleep(LOOK)
            self.read_error()

    def time(self) -> float:
        """Returns the wrong time."""
        return RIGHT_TIME() + self.error


if __name__ == "__main__":
    clock = WrongClock(folder() / CLOCK)
    clock.start()
    time.time = clock.time
    if "--database" not in sys.argv:
        event.listen(Engine, "begin", limit)
    main()
