"""Backup and restore: all tables of a database as one file, taken while the server runs."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, MetaData, Table, func, insert, select
from sqlalchemy.exc import CompileError, IntegrityError

from ironbridge.errors import BadInput
from ironbridge.server.store import Store, schema
from ironbridge.server.store.earlier_studies import hide_studies

FORMAT: Final = "ironbridge backup 1"
AT_ONCE: Final = 500
"""Number of rows per insert."""
BROKEN: Final = (OSError, EOFError, msgspec.MsgspecError, KeyError, IntegrityError, CompileError)
"""Exceptions from reading a file that is no backup, or an incomplete one."""


class BackupLine(msgspec.Struct, frozen=True, kw_only=True):
    """One row of one table."""

    table: str
    row: dict[str, Any]


def tables() -> list[Table]:
    """Returns every table, referenced tables first."""
    metadata: MetaData = schema.METADATA
    return list(metadata.sorted_tables)


async def backup(store: Store, file: Path) -> int:
    """Writes a consistent snapshot of the database to a file; returns the number of games.

    The file holds secrets: only its owner may read it.
    """
    partial = file.with_name(f"{file.name}.partial")
    partial.unlink(missing_ok=True)
    private = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(private, "wb") as plain:
        with gzip.open(plain, "wb") as out:
            games = await store.read(lambda connection: write(connection, out))
        plain.flush()
        os.fsync(plain.fileno())
    partial.replace(file)
    sync_folder(file.parent)
    return games


def sync_folder(folder: Path) -> None:
    """Syncs a directory to disk, so that a renamed file keeps its name after a power failure."""
    if os.name == "nt":  # Windows opens no directories
        return
    found = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(found)
    finally:
        os.close(found)


def write(connection: Connection, out: Any) -> int:
    """Writes every row as a line, in one transaction; returns the number of games."""
    games = 0
    out.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    with connection.begin():
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")  # the driver begins no transaction before a write
        for table in tables():
            for row in connection.execute(select(table)).mappings():
                named = {str(key): value for key, value in row.items()}
                out.write(msgspec.json.encode(BackupLine(table=str(table.name), row=named)) + b"\n")
                games += table is schema.games
    return games


async def restore(store: Store, file: Path) -> int:
    """Fills an empty database from a file; returns the number of games."""
    await store.open()

    def fill(connection: Connection) -> int:
        try:
            with gzip.open(file, "rb") as source:
                return read(connection, source)
        except BROKEN as wrong:
            why = wrong if isinstance(wrong, OSError) else EOFError()  # a damaged file
            raise BadInput("backup-broken", file=file, why=why) from None

    return await store.write(fill)


def read(connection: Connection, source: Any) -> int:
    """Inserts every row; returns the number of games."""
    if connection.execute(select(func.count()).select_from(schema.games)).scalar_one():
        raise BadInput("database-not-empty")
    connection.execute(schema.secrets.delete())
    games = 0
    for name, rows in batches(source):
        connection.execute(insert(schema.METADATA.tables[name]), rows)
        games += len(rows) * (name == schema.games.name)
    hide_studies(connection)
    return games


def batches(source: Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yields batches of at most ``AT_ONCE`` rows of one table."""
    first = msgspec.json.decode(source.readline() or b"{}", type=dict[str, str])
    if first.get("format") != FORMAT:
        raise BadInput("no-backup", first=FORMAT)
    name, rows = "", list[dict[str, Any]]()
    for text in source:
        line = msgspec.json.decode(text, type=BackupLine)
        if rows and (line.table != name or len(rows) >= AT_ONCE):
            yield name, rows
            rows = []
        name = line.table
        rows.append(line.row)
    if rows:
        yield name, rows
