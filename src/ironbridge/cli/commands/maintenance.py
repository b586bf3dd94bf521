"""Commands for operators: ``doctor``, ``backup``, ``restore``, ``prune`` and ``audit``."""

import asyncio
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import rich_click as click

from ironbridge.cli.options import language_option
from ironbridge.cli.param_types import Whole
from ironbridge.errors import BadInput
from ironbridge.i18n.cli_messages import report
from ironbridge.server.config import ServerConfig, make_folder

PACKAGE: Final = "ironbridge"
MOST_NAMED: Final = 8
"""Maximum number of packages named among those without a lookup."""

database_option = click.option(
    "--database", default="", metavar="URL", help="Database; SQLite by default."
)
data_option = click.option("--data", type=Path, metavar="FOLDER", help="The data directory.")


def chosen(database: str, data: Path | None) -> ServerConfig:
    """Returns the server options of a command that reads or writes the database."""
    return ServerConfig(database=database, data=str(data or ""))


@click.command()
@database_option
@data_option
@language_option
def doctor(database: str, data: Path | None, language: str) -> int:
    """Check this installation and report faults."""
    from ironbridge.server.diagnostics import examine

    found = asyncio.run(examine(chosen(database, data)))
    for finding in found:
        click.echo(finding.text(language))
    return 0 if all(finding.fine for finding in found) else 1


@click.command()
@click.argument("file", type=Path)
@database_option
@data_option
@language_option
def backup(file: Path, database: str, data: Path | None, language: str) -> None:
    """Copy every game of a running server into a file."""
    from ironbridge.server.store import Store
    from ironbridge.server.store.backup import backup as copy
    from ironbridge.server.store.database import for_the_operator

    options = chosen(database, data)
    if not database and not options.file.is_file():
        raise BadInput("nothing-to-back-up", file=options.file)

    async def run() -> int:
        store = Store(options.url)
        try:
            await store.open()
            return await copy(store, file)
        finally:
            await store.close()

    with for_the_operator():
        games = asyncio.run(run())
    click.echo(report(language, "backup-made", games=games, file=str(file)))


@click.command()
@click.argument("file", type=Path)
@database_option
@data_option
@language_option
def restore(file: Path, database: str, data: Path | None, language: str) -> None:
    """Fill an empty database from a backup."""
    from ironbridge.server.store import Store
    from ironbridge.server.store.backup import restore as fill
    from ironbridge.server.store.database import for_the_operator

    options = chosen(database, data)
    if not file.is_file():
        raise BadInput("no-file", file=file)

    async def run() -> int:
        make_folder(options)
        store = Store(options.url)
        try:
            return await fill(store, file)
        finally:
            await store.close()

    with for_the_operator():
        games = asyncio.run(run())
    click.echo(report(language, "backup-restored", games=games))


@click.command()
@click.option(
    "--older-than",
    "days",
    type=Whole(1, 36500),
    metavar="DAYS",
    help="Days without a change.",
)
@click.option(
    "--game",
    "games",
    multiple=True,
    metavar="NAME",
    help="Delete this game, as in its address, whatever its age; may be repeated.",
)
@click.option("--running", is_flag=True, help="Delete unfinished games as well.")
@click.option("--dry-run", is_flag=True, help="Only count the games.")
@database_option
@data_option
@language_option
def prune(
    days: int | None,
    games: tuple[str, ...],
    running: bool,
    dry_run: bool,
    database: str,
    data: Path | None,
    language: str,
) -> None:
    """Delete old games from the database, or games that are named."""
    if (days is None) == (not games):
        raise BadInput("prune-what")
    from ironbridge.server.store import Store
    from ironbridge.server.store.database import for_the_operator
    from ironbridge.server.store.retention import ENDED, delete_games, games_older_than

    options = chosen(database, data)
    if not database and not options.file.is_file():
        raise BadInput("no-games-here", file=options.file)
    statuses = (*ENDED, "running", "gathering") if running else ENDED

    async def run() -> int:
        store = Store(options.url)
        try:
            await store.open()
            if days is None:
                old = [row.id for row in await store.games_named(games)]
            else:
                old = await games_older_than(store, days, statuses)
            return len(old) if dry_run else await delete_games(store, old)
        finally:
            await store.close()

    with for_the_operator():
        count = asyncio.run(run())
    click.echo(report(language, "would-prune" if dry_run else "pruned", games=count))


@click.command()
@language_option
def audit(language: str) -> int:
    """Check the installed packages against the database of known vulnerabilities."""
    if importlib.util.find_spec("pip_audit") is None:
        raise BadInput("audit-package")
    line = [sys.executable, "-m", "pip_audit", "--skip-editable", "--format", "json"]
    done = subprocess.run([*line, "--progress-spinner", "off"], capture_output=True, text=True)
    try:
        found = msgspec.json.decode(done.stdout, type=Audited).dependencies
    except msgspec.MsgspecError:
        said = (done.stderr.strip() or "-").splitlines()[-1]
        raise BadInput("audit-failed", why=said) from None
    click.echo("\n".join(verdict(found, language)))
    return 1 if any(one.vulns or one.is_unknown for one in found) else 0


class Package(msgspec.Struct, frozen=True):
    """A package in the report of pip-audit."""

    name: str
    version: str = ""
    vulns: list[dict[str, Any]] = []
    skip_reason: str = ""

    @property
    def is_unknown(self) -> bool:
        """Returns whether a package of another project was not looked up."""
        return bool(self.skip_reason) and self.name != PACKAGE


class Audited(msgspec.Struct, frozen=True):
    """The report of pip-audit."""

    dependencies: list[Package]


def verdict(found: list[Package], language: str = "en") -> Iterator[str]:
    """Yields the report for an operator: vulnerable packages, and packages without a lookup."""
    for one in found:
        for hole in one.vulns:
            facts = {"package": one.name, "version": one.version, "hole": str(hole["id"])}
            fixed = ", ".join(hole["fix_versions"])
            message = "audit-hole" if fixed else "audit-open-hole"
            yield report(language, message, **facts, fixed=fixed)
    missing = [one.name for one in found if one.is_unknown]
    holes = sum(len(one.vulns) for one in found)
    looked_up = len([one for one in found if not one.skip_reason])
    yield report(language, "audit-done", packages=looked_up, holes=holes)
    if missing:
        names = ", ".join(missing[:MOST_NAMED]) + (", ..." if len(missing) > MOST_NAMED else "")
        yield report(language, "audit-missing", packages=len(missing), names=names)
