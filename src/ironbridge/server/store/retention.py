"""Retention: finds games that are no longer kept and deletes them with all that belongs to them."""

import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, select

from ironbridge.server.store import Store, schema

DAY: Final = 24 * 3600.0
AT_ONCE: Final = 200
"""Number of games per transaction, so that players wait for none of them."""
ENDED: Final = ("finished", "record")
"""Statuses of games that are over."""


async def games_older_than(store: Store, days: float, statuses: Sequence[str]) -> list[str]:
    """Returns games of these statuses without a change for a number of days."""
    row = schema.games
    query = select(row.c.id).where(
        row.c.status.in_(statuses), row.c.updated < time.time() - days * DAY
    )
    return await store.read(lambda connection: list(connection.execute(query).scalars()))


async def delete_games(store: Store, games: Sequence[str]) -> int:
    """Deletes games with their entries, seats, tokens and invitations; returns their number."""
    deleted = 0
    for start in range(0, len(games), AT_ONCE):
        some = games[start : start + AT_ONCE]
        deleted += await store.write(partial(remove, games=some))
    return deleted


def remove(connection: Connection, games: Sequence[str]) -> int:
    """Deletes the rows of these games from every table; returns the number of games."""
    for table in reversed(schema.METADATA.sorted_tables):
        if "game" in table.c:
            connection.execute(delete(table).where(table.c.game.in_(games)))
    row = schema.games
    return int(connection.execute(delete(row).where(row.c.id.in_(games))).rowcount)


async def has_guests(store: Store, game: str) -> bool:
    """Returns whether a person other than the host has taken a seat of a game."""
    row = schema.tokens
    query = select(row.c.hash).where(row.c.game == game, row.c.is_host.is_(False)).limit(1)
    return await store.read(lambda connection: connection.execute(query).first() is not None)
