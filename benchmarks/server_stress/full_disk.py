"""A server whose SQLite may not grow while a file named ``full`` lies in its data directory.

SQLite then says that the disk is full, as it does when the disk is.
"""

import sys
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, event

from ironbridge.cli.main import main

FULL: Final = "full"
NO_MORE: Final = 1
"""SQLite takes a limit below the present size for the present size."""
PLENTY: Final = 1_000_000_000


def limit(connection: Connection) -> None:
    """Let the database grow, or not."""
    folder = Path(sys.argv[sys.argv.index("--data") + 1])
    pages = NO_MORE if (folder / FULL).exists() else PLENTY
    cursor = connection.connection.cursor()
    cursor.execute(f"PRAGMA max_page_count={pages}")
    cursor.close()


if __name__ == "__main__":
    event.listen(Engine, "begin", limit)
    main()
