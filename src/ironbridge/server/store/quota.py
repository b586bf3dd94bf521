"""Quota: the number of games, records and forks that the database keeps for one owner.

The owner is in the header of a game, which is JSON.  An index on that field of it lets the games of
an owner be counted without reading the others.
"""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, text

from ironbridge.server.client_network import SERVER
from ironbridge.server.problems import Problem

OWNER: Final = {
    "sqlite": "json_extract(header, '$.owner')",
    "postgresql": "(header::json ->> 'owner')",
}
"""The owner of a row of the table of games, by dialect."""


ONE_AT_A_TIME: Final = 7_101_779
"""PostgreSQL advisory lock under which one process changes the schema while others wait."""


def index_owners(connection: Connection) -> None:
    """Creates the index, unless there is one; migrations drop it."""
    dialect = connection.dialect.name
    if dialect == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        if connection.execute(text("SELECT to_regclass('games_by_owner')")).scalar() is not None:
            return  # without the lock on the table that creating it takes
    owner = OWNER[dialect]
    connection.execute(text(f"CREATE INDEX IF NOT EXISTS games_by_owner ON games ({owner})"))


def drop_index(connection: Connection) -> None:
    """Drops the index, where there is one."""
    connection.execute(text("DROP INDEX IF EXISTS games_by_owner"))


def games_of(connection: Connection, owner: str) -> int:
    """Returns the number of games, records and forks of an owner."""
    whose = OWNER[connection.dialect.name]
    query = text(f"SELECT count(*) FROM games WHERE {whose} = :owner")
    return int(connection.execute(query, {"owner": owner}).scalar_one())


def quota_check(owner: str, most: int) -> Callable[[Connection], None]:
    """Returns a function that raises a problem when an owner has ``most`` games; 0 is no maximum.

    Several processes that create games of one owner at the same moment may exceed it by a few.
    """

    def check(connection: Connection) -> None:
        if most and owner != SERVER and games_of(connection, owner) >= most:
            raise Problem(403, "quota", most=most)

    return check
