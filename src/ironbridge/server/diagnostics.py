"""Diagnostics for operators: checks installation, data directory, database, logs and bots."""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ironbridge import bots
from ironbridge._build import compiled
from ironbridge.errors import BadInput
from ironbridge.i18n.cli_messages import report
from ironbridge.server.api.static import STATIC
from ironbridge.server.config import ServerConfig
from ironbridge.server.problems import Problem
from ironbridge.server.store import Store
from ironbridge.server.store.game_log import rebuild
from ironbridge.server.store.migrations import HEAD, is_newer, version

LEAST_ROOM: Final = 100 * 1024 * 1024
SAMPLE: Final = 20
"""Number of games whose logs are replayed."""


class Finding(NamedTuple):
    """Result of one check: the names of two messages, and their variables."""

    what: str
    fine: bool
    says: str
    facts: Mapping[str, object] = {}

    def text(self, language: str) -> str:
        """Returns the result as a sentence."""
        facts = {key: message_variable(value, language) for key, value in self.facts.items()}
        what = report(language, f"doctor-what-{self.what}", **facts)
        mark = report(language, "doctor-fine" if self.fine else "doctor-wrong")
        return f"{mark}  {what}: {report(language, f'doctor-{self.says}', **facts)}"


def message_variable(fact: object, language: str) -> str | int:
    """Returns a variable of a message as text; errors in the given language."""
    if isinstance(fact, BadInput):
        return fact.text(language)
    return fact if isinstance(fact, int) else str(fact)


async def examine(options: ServerConfig) -> list[Finding]:
    """Runs every check; returns the results."""
    return [*installation(), *folder(options), *await database(options), await a_bot()]


def installation() -> Iterator[Finding]:
    """Checks the rules, the page and the bots."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    build = "compiled" if compiled else "interpreted"
    yield Finding("rules", compiled, build, {"python": python})
    there = (STATIC / "index.html").is_file()
    yield Finding("page", there, "built" if there else "not-built")
    for name in bots.names():
        try:
            bots.find(name)
        except Exception as error:  # bots of other packages may raise anything
            why = error if isinstance(error, BadInput) else f"{type(error).__name__}: {error}"
            yield Finding("bot", False, "why", {"bot": name, "why": why})


def folder(options: ServerConfig) -> Iterator[Finding]:
    """Checks that the data directory exists, is writable and has free space."""
    try:
        options.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=options.folder) as file:
            file.write(b"x")
        room = shutil.disk_usage(options.folder).free
    except OSError as error:
        why = BadInput("unwritable", file=options.folder, why=error)
        yield Finding("folder", False, "why", {"why": why})
        return
    facts = {"folder": options.folder, "room": room // 2**20}
    yield Finding("folder", room >= LEAST_ROOM, "room", facts)


async def database(options: ServerConfig) -> list[Finding]:
    """Checks that the database responds, has the right schema and replays; changes nothing."""
    try:
        store = Store(options.url)
    except BadInput as wrong:
        return [Finding("database", False, "why", {"why": wrong})]
    facts = {"kind": "SQLite" if store.is_sqlite else "PostgreSQL", "ours": HEAD}
    try:
        found = await store.read(version)
        if found is None:
            return [Finding("database", True, "empty", facts)]
        if is_newer(found):
            return [Finding("database", False, "newer", {**facts, "theirs": found})]
        if found != HEAD:
            return [Finding("database", True, "older", {**facts, "theirs": found})]
        return [Finding("database", True, "kind", facts), await logs(store)]
    except Problem as problem:
        why = str(problem.__cause__ or problem).split("\n")[0]
        return [Finding("database", False, "why", {"why": why})]
    finally:
        await store.close()


async def logs(store: Store) -> Finding:
    """Checks that the logs of the most recent games replay."""
    rows = await store.games(["running", "finished"], most=SAMPLE)
    broken = [row.id for row in rows if not await replays(store, row.id)]
    facts = {"logs": len(rows), "broken": ", ".join(broken)}
    return Finding("logs", not broken, "broken" if broken else "replayed", facts)


async def replays(store: Store, game: str) -> bool:
    """Returns whether the log of a game replays without an error."""
    row, log = await store.game(game), await store.log(game)
    assert row is not None
    try:
        rebuild(row.header, row.source, log)
    except Exception:  # any exception means that the log is unusable
        return False
    return [entry.number for entry in log] == list(range(row.entries))


async def a_bot() -> Finding:
    """Checks that a bot worker process starts and answers."""
    line = [sys.executable, "-m", "ironbridge.server.live.bot_worker"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*line, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(30):
            out, _ = await process.communicate(b"{}\n")
    except TimeoutError:
        process.kill()
        out = b""
    return Finding("process", b"error" in out, "answers" if out else "silent")
