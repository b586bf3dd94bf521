"""What is wrong with an installation, said in sentences."""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from typing import Final, NamedTuple

import ironbridge
from ironbridge import bots
from ironbridge.errors import BadInput
from ironbridge.server.log import rebuild
from ironbridge.server.migrations import HEAD, is_newer, version
from ironbridge.server.options import Options
from ironbridge.server.pages import STATIC
from ironbridge.server.problems import Problem
from ironbridge.server.store import Store

LEAST_ROOM: Final = 100 * 1024 * 1024
SAMPLE: Final = 20
"""Games whose logs are replayed."""


class Finding(NamedTuple):
    """One thing that was looked at."""

    what: str
    fine: bool
    says: str


async def examine(options: Options) -> list[Finding]:
    """Look at everything."""
    return [*installation(), *folder(options), *await database(options), await a_bot()]


def installation() -> Iterator[Finding]:
    """The rules, the page, the bots."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    build = "compiled" if ironbridge.compiled else "interpreted: much slower"
    yield Finding("rules", ironbridge.compiled, f"{build} (Python {python})")
    there = (STATIC / "index.html").is_file()
    yield Finding("page", there, "built" if there else "not built: people see a single sentence")
    for name in bots.names():
        try:
            bots.find(name)
        except Exception as error:  # a stranger's bot may fail in any way
            yield Finding(f"bot {name}", False, f"{type(error).__name__}: {error}")


def folder(options: Options) -> Iterator[Finding]:
    """The data directory: there, writable, roomy."""
    try:
        options.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=options.folder) as file:
            file.write(b"x")
        room = shutil.disk_usage(options.folder).free
    except OSError as error:
        yield Finding("data directory", False, f"{options.folder}: {error.strerror}")
        return
    says = f"{options.folder}, {room // 2**20} MB free"
    yield Finding("data directory", room >= LEAST_ROOM, says)


async def database(options: Options) -> list[Finding]:
    """The database: reachable, of our schema, and its logs replay.  Nothing is changed."""
    try:
        store = Store(options.url)
    except BadInput as wrong:
        return [Finding("database", False, str(wrong))]
    kind = "SQLite" if store.is_sqlite else "PostgreSQL"
    try:
        found = await store.read(version)
        if found is None:
            return [Finding("database", True, f"{kind}, empty: filled at the first start")]
        if is_newer(found):
            says = f"{kind}, made by a newer Ironbridge: its schema is {found}, ours {HEAD}"
            return [Finding("database", False, says)]
        if found != HEAD:
            says = f"{kind} with schema {found}, brought to {HEAD} at the next start"
            return [Finding("database", True, says)]
        return [Finding("database", True, kind), await logs(store)]
    except Problem as problem:
        return [Finding("database", False, str(problem.__cause__ or problem).split("\n")[0])]
    finally:
        await store.close()


async def logs(store: Store) -> Finding:
    """Whether the logs of the latest games can be played again."""
    rows = await store.games(["running", "finished"], most=SAMPLE)
    broken = [row.id for row in rows if not await replays(store, row.id)]
    said = f"{len(rows)} logs looked at" + (f", broken: {', '.join(broken)}" if broken else "")
    return Finding("logs", not broken, said)


async def replays(store: Store, game: str) -> bool:
    """Whether a game's log can be played again."""
    row, log = await store.game(game), await store.log(game)
    assert row is not None
    try:
        rebuild(row.header, row.seed, log)
    except Exception:  # whatever it is, the log cannot be used
        return False
    return [entry.number for entry in log] == list(range(row.entries))


async def a_bot() -> Finding:
    """Whether a process for bots starts and answers."""
    line = [sys.executable, "-m", "ironbridge.server.worker"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*line, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(30):
            out, _ = await process.communicate(b"{}\n")
    except TimeoutError:
        process.kill()
        out = b""
    return Finding("bot process", b"error" in out, "answers" if out else "does not answer")
