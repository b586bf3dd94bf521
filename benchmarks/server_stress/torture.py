"""Torture test: kill -9 at random times under load, wrong clocks, database restarts, a full disk.

Random players play over HTTP, with and without clocks, and record what the server acknowledged.
The server is killed and restarted many times, and the clock of its machine is moved back and forth
while it runs; then its database is restarted and its disk is full for a while, which it must
survive by itself.  Afterwards an audit reads the database: every acknowledged entry must be there
as it was sent, every log must be without gaps and replay, and no game may be incomplete.
"""

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from benchmarks.server_stress import faulty_server
from benchmarks.server_stress.audit_log import examine
from benchmarks.server_stress.postgres import Postgres
from benchmarks.server_stress.process import ServerProcess
from benchmarks.server_stress.random_players import Crowd
from ironbridge.core.rng import fresh_seed
from ironbridge.server.config import ServerConfig

MOST_ENTRIES: Final = 30
"""Maximum number of acknowledged entries between two kills."""
LONGEST_LIFE: Final = 10.0
"""Maximum number of seconds between two kills."""
RECOVERY: Final = 60.0
"""Timeout in seconds for accepting entries again after a failure."""
MOVED: Final = 0.5
"""Probability that the clock is moved between two kills."""
DAY: Final = 24 * 3600.0
KILLS_PER_RESTART: Final = 40
"""Number of kills per restart of the database."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Result of a series."""

    database: str
    kills: int
    jumps: int
    """Number of times that the clock of the server was moved."""
    restarts: int
    """Number of database restarts under load."""
    refused: int
    """Number of requests that were rejected because of a full disk."""
    people: int
    games: int
    acknowledged: int
    lost: int
    replayed: int
    """Number of logs that replay to their end."""
    seconds: float
    seed: int
    complaints: list[str]


class Series:
    """One series of failures on one database."""

    def __init__(self, folder: Path, postgres: Postgres | None, people: int, seed: int) -> None:
        self.rng = Random(seed)
        self.crowd = Crowd(people, seed)
        self.postgres = postgres
        self.folder = folder
        self.database = "" if postgres is None else postgres.database()
        where = ("--database", self.database) if self.database else ()
        options = ("--data", str(folder), "--log-level", "error", *where)
        self.server = ServerProcess(*options, module=faulty_server.__name__)
        self.jumps = 0

    def begin(self) -> None:
        """Starts the server and the players."""
        self.server.start()
        self.crowd.address = self.server.address
        self.crowd.start()

    def kill(self) -> None:
        """Lets the players act for a while, then kills and restarts the server."""
        if self.rng.random() < MOVED:
            self.move_clock()
        self.crowd.goes_on(self.rng.randrange(MOST_ENTRIES), LONGEST_LIFE)
        time.sleep(self.rng.uniform(0.0, 0.02))
        self.server.kill()
        self.server.start()
        self.crowd.address = self.server.address

    def move_clock(self) -> None:
        """Moves the clock of the running server, back or forth by up to a day."""
        self.jumps += 1
        file = self.folder / faulty_server.CLOCK
        moved = file.with_suffix(".new")
        moved.write_text(str(self.rng.uniform(-DAY, DAY)))
        moved.replace(file)

    def restart_database(self) -> None:
        """Restarts PostgreSQL under load; the server must recover by itself."""
        assert self.postgres is not None
        self.crowd.goes_on(self.rng.randrange(MOST_ENTRIES), LONGEST_LIFE)
        self.postgres.restart()
        self._must_go_on("the database was restarted")

    def fill_disk(self) -> None:
        """Fills the disk for a while; the server must report it, and recover afterwards."""
        before = self.crowd.refused
        self._no_room(True)
        until = time.monotonic() + RECOVERY
        while self.crowd.refused < before + 10 and time.monotonic() < until:
            time.sleep(0.02)
        if self.crowd.refused == before:
            self.crowd.complaints.append("No client was told that the disk was full.")
        self._no_room(False)
        self._must_go_on("the disk was full")

    def _no_room(self, full: bool) -> None:
        if self.postgres is not None:
            self.postgres.pretend_full(self.database, full)
        elif full:
            (self.folder / faulty_server.FULL).touch()
        else:
            (self.folder / faulty_server.FULL).unlink()

    def _must_go_on(self, after: str) -> None:
        if not self.crowd.goes_on(20, RECOVERY) or not self.server.is_running():
            self.crowd.complaints.append(f"The server did not recover after {after}.")

    def end(self) -> None:
        """Stops the players and the server."""
        self.crowd.stop()
        self.server.stop()


def torture(
    postgres: Postgres | None,
    kills: int,
    people: int = 16,
    told: Callable[[int], None] = lambda done: None,
) -> Report:
    """Runs one series on SQLite or PostgreSQL; returns the result."""
    seed, began = fresh_seed(), time.monotonic()
    restarts = 0 if postgres is None else max(1, kills // KILLS_PER_RESTART)
    with tempfile.TemporaryDirectory(prefix="ironbridge-torture") as name:
        series = Series(Path(name), postgres, people, seed)
        try:
            series.begin()
            for _ in range(kills):
                series.kill()
                told(1)
            for _ in range(restarts):
                series.restart_database()
            series.fill_disk()
        finally:
            series.end()
        crowd = series.crowd
        options = ServerConfig(database=series.database, data=name)
        found = asyncio.run(examine(options, crowd.sittings))
    return Report(
        database="SQLite" if postgres is None else "PostgreSQL",
        kills=kills,
        jumps=series.jumps,
        restarts=restarts,
        refused=crowd.refused,
        people=people,
        games=found.games,
        acknowledged=crowd.acknowledged(),
        lost=found.lost,
        replayed=found.replayed,
        seconds=round(time.monotonic() - began, 1),
        seed=seed,
        complaints=[*crowd.complaints, *found.wrong],
    )
