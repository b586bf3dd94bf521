"""Studies of running games that earlier versions made: their headers do not say what they hide."""

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection


def hide_studies(connection: Connection) -> None:
    """Writes into the headers of these studies which games they are private for.

    A study begins with the text of a position, as does every copy of it.
    """
    games = sa.table("games", sa.column("id", sa.String), sa.column("header", sa.Text))
    forks = sa.select(games).where(games.c.header.like('%"fork_of":"%'))
    headers: dict[str, dict[str, Any]] = {
        row.id: json.loads(row.header) for row in connection.execute(forks)
    }
    studies = {name: header for name, header in headers.items() if header.get("start")}
    for name, header in studies.items():
        if "private_until" in header:
            continue
        header = {**header, "private_until": originals(name, studies)}
        text = json.dumps(header, separators=(",", ":"))
        connection.execute(sa.update(games).where(games.c.id == name).values(header=text))


def originals(name: str, studies: dict[str, dict[str, Any]]) -> list[str]:
    """Returns the games that a study was copied from, directly or through other studies."""
    found: list[str] = []
    while name in studies:
        name = studies[name]["fork_of"]
        found.append(name)
    return found
