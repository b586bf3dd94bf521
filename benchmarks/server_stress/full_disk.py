"""Server whose SQLite database cannot grow while a file ``full`` is in its data directory.

SQLite then reports a full disk.
"""

import sys
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, event

from ironbridge.cli.main import main

FULL: Final = "full"
NO_MORE: Final = 1
"""Page limit: SQLite raises it to the current size of the database."""
PLENTY: Final = 1_000_000_000


def limit(connection: Connection) -> None:
    """Sets or removes the page limit."""
    folder = Path(sys.argv[sys.argv.index("--data") + 1])
    pages = NO_MORE if (folder / FULL).exists() else PLENTY
    cursor = connection.connection.cursor()
    cursor.execute(f"PRAGMA max_page_count={pages}")
    cursor.close()


if __name__ == "__main__":
    event.listen(Engine, "begin", limit)
    main()
