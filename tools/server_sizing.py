"""Computes what a number of players needs: python -m tools.server_sizing measure|write.

``measure`` runs the load test of the server on both databases, stores finished games and reads how
much room they take, and writes docs/server-measured.json.  ``write`` makes docs/sizing.md from that
file and from the thinking times in docs/bots-measured.json.  No figure is typed by hand.
"""

import argparse
import asyncio
import math
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from benchmarks.server_stress.postgres import Postgres

DOCS = Path(__file__).resolve().parents[1] / "docs"
MEASURED = DOCS / "server-measured.json"
BOTS = DOCS / "bots-measured.json"
PLAYERS = (1_000, 100_000, 10_000_000)
SEATS = 4
SECONDS_PER_ENTRY = 30.0
"""A person at the table makes a choice this often; deep thought and quick answers together."""
WATCHERS_PER_GAME = 0.1
BOT_SHARE = 0.25
"""Share of the seats that bots have, beside the players."""
BOT_LEVEL = "hard"
LOAD = 0.5
"""Highest share of CPU time that is planned for: the rest is for peaks and for a dead machine."""
GAMES_PER_YEAR = 50
"""Finished games of one player in a year."""
CORES_PER_MACHINE = 32
GAMES, ENTRIES, STORED = 30, 1500, 40


class ServerFigures(msgspec.Struct, frozen=True, kw_only=True):
    """Measured figures of one machine."""

    date: str
    cores: int
    sqlite: dict[str, Any]
    """Result of the load test on SQLite, as ``bench --server --json`` prints it."""
    postgresql: dict[str, Any]
    database_cpu: float
    """CPU milliseconds of PostgreSQL per entry, the making of the games included."""
    game_bytes: int
    """Bytes in the database for a finished game of four seats."""
    game_entries: int
    """Entries of that game."""
    message_bytes: int
    """Bytes of a message to one seat in the middle of that game."""


class Need(msgspec.Struct, frozen=True, kw_only=True):
    """What players who are at the table at the same time need."""

    players: int
    games: int
    entries: float
    """Entries per second, those of bots included."""
    cores: float
    """Cores for server processes, at the planned load."""
    memory: float
    """Gigabytes of memory of all server processes."""
    bot_cores: float
    database_cores: float
    """Cores for PostgreSQL, at the planned load."""
    traffic: float
    """Megabits per second to the players, before compression."""
    disk: float
    """Gigabytes per year of finished games."""


def need(players: int, measured: ServerFigures, bot_seconds: float) -> Need:
    """Computes what a number of players at the table needs."""
    games = math.ceil(players / (SEATS * (1 - BOT_SHARE)))
    people, bots = players / SECONDS_PER_ENTRY, games * SEATS * BOT_SHARE / SECONDS_PER_ENTRY
    load = measured.postgresql
    kilobytes = load["idle"] + load["feeds"] + WATCHERS_PER_GAME * load["feeds"] / SEATS
    receivers = SEATS * (1 - BOT_SHARE) + WATCHERS_PER_GAME
    return Need(
        players=players,
        games=games,
        entries=people + bots,
        cores=(people + bots) * load["cpu"] / 1000 / LOAD,
        memory=games * kilobytes / 1e6,
        bot_cores=bots * bot_seconds / LOAD,
        database_cores=(people + bots) * measured.database_cpu / 1000 / LOAD,
        traffic=(people + bots) * receivers * measured.message_bytes * 8 / 1e6,
        disk=players * GAMES_PER_YEAR / (SEATS * (1 - BOT_SHARE)) * measured.game_bytes / 1e9,
    )


def bot_seconds(measured: dict[str, Any]) -> float:
    """Returns the thinking time in seconds of a bot at a table of four, from the arenas."""
    times = [
        bot["cpu_ms_per_turn"]
        for arena in measured.values()
        for bot in arena["document"]["bots"]
        if arena["document"]["seats"] == SEATS and bot["name"] == BOT_LEVEL
    ]
    return float(max(times)) / 1000


def read(path: Path = MEASURED) -> ServerFigures:
    """Returns the stored figures."""
    return msgspec.json.decode(path.read_bytes(), type=ServerFigures)


def number(value: float) -> str:
    """Returns a figure with two digits that count, and at most one below 10."""
    if value < 10:
        return f"{value:.1f}"
    digits = max(0, len(str(int(value))) - 2)
    return f"{round(value / 10**digits) * 10**digits:,}"


def page(measured: ServerFigures, bots: dict[str, Any]) -> str:
    """Returns docs/sizing.md."""
    thinking = bot_seconds(bots)
    needs = [need(players, measured, thinking) for players in PLAYERS]
    load = measured.postgresql
    rows = [
        ("games at the same time", [number(each.games) for each in needs]),
        ("entries per second", [number(each.entries) for each in needs]),
        ("cores for `ironbridge serve`", [number(each.cores) for each in needs]),
        ("memory for them, GB", [number(each.memory) for each in needs]),
        (f"cores for `ironbridge work` (bots `{BOT_LEVEL}`)", [number(x.bot_cores) for x in needs]),
        ("cores for PostgreSQL", [number(each.database_cores) for each in needs]),
        ("traffic to the players, Mbit/s", [number(each.traffic) for each in needs]),
        ("finished games in a year, GB", [number(each.disk) for each in needs]),
        (f"machines of {CORES_PER_MACHINE} cores", [f"{machines(each):,}" for each in needs]),
        ("of them with a database", [f"{database_machines(each):,}" for each in needs]),
    ]
    table = "\n".join(f"| {name} | {' | '.join(values)} |" for name, values in rows)
    head = " | ".join(f"{players:,} players" for players in PLAYERS)
    facts = {
        "date": measured.date,
        "cores": measured.cores,
        "table": table,
        "head": head,
        "line": "|".join(["---"] * len(PLAYERS)),
        "figures": figures_table(measured, thinking),
        "seconds": f"{SECONDS_PER_ENTRY:.0f}",
        "bots": f"{BOT_SHARE:.0%}",
        "watchers": f"{1 / WATCHERS_PER_GAME:.0f}",
        "load": f"{LOAD:.0%}",
        "year": GAMES_PER_YEAR,
        "machine": load["machine"],
        "largest": f"{database_machines(needs[-1]):,}",
        "one": number(PLAYERS[-1] * CORES_PER_MACHINE / needs[-1].database_cores),
    }
    return PAGE.format(**facts)


def machines(of: Need) -> int:
    """Returns the number of machines; servers, bots and a small database share one."""
    if of.cores + of.bot_cores + of.database_cores <= CORES_PER_MACHINE:
        return 1
    return math.ceil((of.cores + of.bot_cores) / CORES_PER_MACHINE) + database_machines(of)


def database_machines(of: Need) -> int:
    """Returns the number of machines with a database."""
    return math.ceil(of.database_cores / CORES_PER_MACHINE)


def figures_table(measured: ServerFigures, thinking: float) -> str:
    """Returns the table of the measured figures."""
    both = (measured.sqlite, measured.postgresql)
    rows = [
        ("CPU of an entry with four feeds, ms", [each["cpu"] for each in both]),
        ("memory of a game, kB", [each["idle"] for each in both]),
        ("memory of its four feeds, kB", [each["feeds"] for each in both]),
    ]
    lines = [f"| {name} | {' | '.join(str(each) for each in values)} |" for name, values in rows]
    lines += [
        f"| CPU of the database for an entry, ms | in the above | {measured.database_cpu:.2f} |",
        f"| finished game on disk, kB | {measured.game_bytes / 1000:.0f} | the same |",
        f"| entries of that game | {measured.game_entries} | the same |",
        f"| message to a seat, kB | {measured.message_bytes / 1000:.1f} | the same |",
        f"| a turn of the bot `{BOT_LEVEL}`, s of CPU | {thinking:.2f} | the same |",
    ]
    return "\n".join(lines)


PAGE = """\
# Sizing

_Generated from `docs/server-measured.json` and `docs/bots-measured.json` by
`python -m tools.server_sizing write`; `measure` measures again on your machine._

What players need who are at a table **at the same time**, on the deployment of
[Many machines](hosting.md#many-machines) with PostgreSQL. If you count people who play once a
week, assume that one in fifty is at a table in the busiest hour, and divide by fifty.

| | {head} |
|---|{line}|
{table}

- **1,000** players are one small machine with everything on it.
- **100,000** players are machines for servers and bots, most of them for bots, with a pair of
  balancers in front of them and one database machine behind. By its processors one database takes
  {one} players; it also syncs each entry to its disk, which is not computed here: `bench --server`
  on the machine itself shows whether its disk keeps up.
- **10,000,000** players are {largest} databases. Ironbridge has no sharding: games never touch each
  other, so run separate deployments, each with its database, its servers and a name of its own (or
  a sub-path), and let people be invited to the one where a table was made. Only the list of open
  games is then per deployment.

## Assumptions

Every player makes an entry every {seconds} seconds; bots have {bots} of the seats and play as fast;
one game in {watchers} has a spectator; processors are planned for {load} of their time; a player
finishes {year} games a year. They are constants in `tools/server_sizing.py`: change them and run
`write`.

## Measured

On {date}, {cores} shared cores with a load average of {machine}, clients, database and server on
the same machine. CPU times grow with such a load, so that a machine of its own does better; times
of answers are not given, because they would measure the load.

| | SQLite | PostgreSQL |
|---|---|---|
{figures}

## Many spectators

`bench --server --games 10 --spectators 996 --entries 20 --only sqlite` opens 10,000 feeds to one
process, 1,000 of each game. On 18 November 2026, two shared cores with a load average of 6 to 7, a
spectator took 3.5 kB of the server's memory, all feeds together 0.04 GB. An entry took 19, 20 and
23 ms of CPU in three runs, about 20 µs for each of its 1,000 readers. The version before took
24.8 kB and 27, 29 and 30 ms in runs between them: each feed kept its task, the state machine of its
protocol and its request.
"""


async def stored_size() -> tuple[int, int, int]:
    """Returns bytes and entries of a stored finished game, and the bytes of a message to a seat."""
    from benchmarks.server_stress.load import a_game
    from benchmarks.server_stress.process import ServerProcess
    from benchmarks.server_stress.raw_http import Wire

    record, actions = a_game()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        with ServerProcess("--data", folder, "--log-level", "warning") as server:
            wire = Wire(server.address)
            _, opened = await wire.request("POST", "/api/records", {"text": record})
            game = msgspec.json.decode(opened)["game"]
            _, middle = await wire.request("GET", f"/api/games/{game}/view?at={actions // 2}")
            _, last = await wire.request("GET", f"/api/games/{game}/view")
            await wire.close()
        before, entries = file.stat().st_size, int(msgspec.json.decode(last)["entry"])
        with ServerProcess("--data", folder, "--log-level", "warning") as server:
            wire = Wire(server.address)
            for _ in range(STORED):
                status, answer = await wire.request(
                    "POST", f"/api/games/{game}/fork", {"at": entries}
                )
                assert status == 201, answer
            await wire.close()
        size = (file.stat().st_size - before) // STORED
    return size, entries, len(middle)


def database_seconds(postgres: "Postgres") -> float:
    """Returns the CPU seconds of a database server and of all its ended processes (Linux)."""
    main = (postgres.folder / "data" / "postmaster.pid").read_text().split()[0]
    fields = Path(f"/proc/{main}/stat").read_text().rpartition(")")[2].split()
    return sum(int(each) for each in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def measure() -> None:
    """Measures this machine and writes the figures."""
    from datetime import UTC, datetime

    from benchmarks.server_stress.load import LoadOptions, run
    from benchmarks.server_stress.no_limits import without_limits
    from benchmarks.server_stress.postgres import Postgres

    options = LoadOptions(games=GAMES, entries=ENTRIES)
    with without_limits(), Postgres() as postgres:
        size, entries, message = asyncio.run(stored_size())
        sqlite, url = run("", options), postgres.database()
        before = database_seconds(postgres)
        postgresql = run(url, options)
        spent = database_seconds(postgres) - before
    found = ServerFigures(
        date=f"{datetime.now(UTC):%d %B %Y}",
        cores=os.cpu_count() or 1,
        sqlite=msgspec.to_builtins(sqlite),
        postgresql=msgspec.to_builtins(postgresql),
        database_cpu=round(spent / postgresql.entries * 1000, 3),
        game_bytes=size,
        game_entries=entries,
        message_bytes=message,
    )
    MEASURED.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


def write() -> None:
    """Writes the page."""
    bots = msgspec.json.decode(BOTS.read_bytes())
    (DOCS / "sizing.md").write_text(page(read(), bots), encoding="utf-8")


def main() -> None:
    """Runs the command of the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["measure", "write"])
    {"measure": measure, "write": write}[parser.parse_args().command]()


if __name__ == "__main__":
    main()
