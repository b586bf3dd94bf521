"""The operator's commands: ``doctor``, ``backup``, ``restore`` and ``audit``."""

import asyncio
import importlib.util
import subprocess
import sys
from pathlib import Path

import rich_click as click

from ironbridge.errors import BadInput
from ironbridge.server.options import Options

database_option = click.option("--database", default="", metavar="URL", help="SQLite if not said.")
data_option = click.option("--data", type=Path, metavar="FOLDER", help="The data directory.")


def chosen(database: str, data: Path | None) -> Options:
    """The options of a command that looks at a server's games."""
    return Options(database=database, data=str(data or ""))


@click.command()
@database_option
@data_option
def doctor(database: str, data: Path | None) -> int:
    """Say what is wrong with this installation."""
    from ironbridge.server.doctor import examine

    found = asyncio.run(examine(chosen(database, data)))
    for finding in found:
        click.echo(f"{'fine ' if finding.fine else 'WRONG'}  {finding.what}: {finding.says}")
    return 0 if all(finding.fine for finding in found) else 1


@click.command()
@click.argument("file", type=Path)
@database_option
@data_option
def backup(file: Path, database: str, data: Path | None) -> None:
    """Copy every game into a file, while the server runs."""
    from ironbridge.server.copying import backup as copy
    from ironbridge.server.store import Store

    async def run() -> int:
        store = Store(chosen(database, data).url)
        try:
            await store.open()
            return await copy(store, file)
        finally:
            await store.close()

    click.echo(f"{asyncio.run(run())} games are kept in {file}.")


@click.command()
@click.argument("file", type=Path)
@database_option
@data_option
def restore(file: Path, database: str, data: Path | None) -> None:
    """Fill an empty database from a backup."""
    from ironbridge.server.copying import restore as fill
    from ironbridge.server.store import Store

    options = chosen(database, data)
    if not file.is_file():
        raise BadInput("no-file", file=file)

    async def run() -> int:
        options.folder.mkdir(parents=True, exist_ok=True)
        store = Store(options.url)
        try:
            return await fill(store, file)
        finally:
            await store.close()

    click.echo(f"{asyncio.run(run())} games are back.")


@click.command()
def audit() -> int:
    """Look the installed packages up in the database of known vulnerabilities."""
    if importlib.util.find_spec("pip_audit") is None:
        raise BadInput("audit-package")
    return subprocess.run([sys.executable, "-m", "pip_audit", "--skip-editable"]).returncode
