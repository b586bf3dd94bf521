"""Fills a database before a load test: long logs, and many stored games."""

import time
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from ironbridge.errors import Refused
from ironbridge.game import Game
from ironbridge.server.config import ServerConfig
from ironbridge.server.store import Store, entry_values, schema
from ironbridge.server.store.game_log import PLAY, UNDO, EntryData, LogEntry, rebuild

AT_ONCE: Final = 5000
"""Number of rows per insert."""


async def lengthen(options: ServerConfig, games: list[str], entries: int) -> None:
    """Appends choices and their undoing until each log has at least this number of entries."""
    store = Store(options.url)
    try:
        for name in games if entries else []:
            row, log = await store.game(name), await store.log(name)
            assert row is not None
            game = rebuild(row.header, row.source, log)
            rows: list[dict[str, Any]] = []
            while len(log) + len(rows) < entries:
                code, number = undoable(game), len(log) + len(rows)
                if code is None:
                    rows.append(played(name, number, game, game.choices[0].code))
                    game.play(game.choices[0])
                    continue
                rows.append(played(name, number, game, code))
                back = LogEntry(
                    number=number + 1, kind=UNDO, seat=game.seat, body=EntryData(), at=time.time()
                )
                rows.append(entry_values(name, back))
            number = len(log) + len(rows)
            await store.write(adding(name, rows, number))
    finally:
        await store.close()


def played(name: str, number: int, game: Game, code: int) -> dict[str, Any]:
    """Returns the row of an entry that plays a choice."""
    body = EntryData(codes=[code], texts=[game.history.texts.text[code]])
    entry = LogEntry(number=number, kind=PLAY, seat=game.seat, body=body, at=time.time())
    return entry_values(name, entry)


def undoable(game: Game) -> int | None:
    """Returns the code of a choice that can be undone; ``None`` where all reveal something."""
    for choice in game.choices:
        twin = game.copy()
        twin.play(choice)
        try:
            twin.undo()
        except Refused:
            continue
        return choice.code
    return None


def adding(name: str, rows: list[dict[str, Any]], entries: int) -> Any:
    """Returns a function that inserts entries of a game and counts them."""

    def add(connection: Connection) -> None:
        if rows:
            connection.execute(insert(schema.entries), rows)
        table = schema.games
        connection.execute(update(table).where(table.c.id == name).values(entries=entries))

    return add


async def store_games(options: ServerConfig, model: str, count: int) -> None:
    """Stores this number of copies of a game, with its seats and without its log."""
    store = Store(options.url)
    try:
        for first in range(0, count, AT_ONCE):
            last = min(count, first + AT_ONCE)
            names = [f"stored{number:08d}" for number in range(first, last)]
            await store.write(partial(copy_game, model=model, names=names))
    finally:
        await store.close()


def copy_game(connection: Connection, model: str, names: list[str]) -> None:
    """Inserts copies of a game under these names."""
    for table, column in ((schema.games, "id"), (schema.seats, "game")):
        rows = connection.execute(select(table).where(table.c[column] == model)).mappings()
        found = [dict(row) for row in rows]
        copies = [{**row, column: name} for name in names for row in found]
        connection.execute(insert(table), copies)
