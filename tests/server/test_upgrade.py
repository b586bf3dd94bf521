"""A database made by an earlier version opens, plays on, and keeps every token."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Connection, MetaData, Table, insert

from benchmarks.server_stress.postgres import Postgres
from ironbridge.server.config import ServerConfig
from ironbridge.server.live.verify_record import verify_record
from ironbridge.server.store import Store, migrations
from ironbridge.server.store.schema import METADATA
from tests.server.kept_databases import KeptDatabase, KeptGame, kept, load
from tests.server.table import Client, Person, server
from tests.server.test_two_processes import until

TIMES = {
    "games": ("created", "updated", "deadline"),
    "entries": ("at",),
    "tokens": ("created",),
    "invitations": ("expires", "ended"),
    "notices": ("due",),
}
"""Columns that hold a time."""
HOUR = 3600.0


def revision(path: Path) -> str:
    return path.name.partition(".")[0]


def write(content: KeptDatabase, file: Path) -> None:
    """Makes the database as it was a moment after its server stopped; one clock has run out."""
    overdue = game_about(content, "overdue").game
    with closing(sqlite3.connect(file)) as made, made:
        made.executescript("\n".join(content.sql))
        for table, columns in TIMES.items():
            for column in columns:
                passed = f"(strftime('%s', 'now') - {content.made})"
                made.execute(f"UPDATE {table} SET {column} = {column} + {passed}")
        for table, key in (("games", "id"), ("entries", "game")):
            for column in TIMES[table]:
                late = f"{column} = {column} - {HOUR}"
                made.execute(f"UPDATE {table} SET {late} WHERE {key} = ?", (overdue,))


def game_about(content: KeptDatabase, about: str) -> KeptGame:
    (found,) = [game for game in content.games if game.about == about]
    return found


def people_of(client: Client, game: KeptGame) -> list[Person]:
    return [Person(client, game.game, each.seat, each.token) for each in game.seats]


def seen(view: Any) -> Any:
    """Returns what a seat saw, in the fields that all versions share."""
    shown = view["view"]
    seats = [{key: seat[key] for key in ("money", "points", "hand")} for seat in shown["seats"]]
    return view["entry"], shown["to_act"], shown["round"], seats


def play_on(client: Client, content: KeptDatabase) -> None:
    """Opens every game with every token, and plays on."""
    for game in content.games:
        people = people_of(client, game)
        if game.about in ("overdue", "bot"):  # the server acts in these by itself
            continue
        for person, before in zip(people, game.seats, strict=True):
            assert seen(person.look()) == seen(before.view), game.about
        to_act = game.seats[0].view["view"]["to_act"]
        mover = next((each for each in people if each.seat == to_act), None)
        if mover is not None:
            state = mover.look()
            choice = state["view"]["choices"][-1]["code"]
            assert mover.enter(state["entry"], play=choice).status_code == 200, game.about
            assert mover.look()["entry"] == game.entry + 1


def check_rest(client: Client, content: KeptDatabase) -> None:
    """Checks clocks, invitations, bots and the finished game."""
    clocked = people_of(client, game_about(content, "clocked"))[0].look()
    (running,) = [each["clock"] for each in clocked["players"] if each["seat"] == to_act(clocked)]
    assert HOUR - 600 < running <= HOUR

    late = people_of(client, game_about(content, "overdue"))[0]
    until(lambda: bool(late.look()["notes"]))
    assert "ran out" in late.look()["notes"][0]["text"]

    invited = game_about(content, "invited")
    (code,) = invited.codes
    joined = client.post("/api/join", json={"code": code, "name": "Bo"})
    assert joined.status_code == 200, joined.text
    friend = Person(client, invited.game, joined.json()["seat"], joined.json()["token"])
    assert friend.look()["view"]["seats"][friend.seat]["hand"]
    assert client.post("/api/join", json={"code": code, "name": "Cy"}).status_code == 403

    person = people_of(client, game_about(content, "bot"))[0]
    until(lambda: to_act(person.look()) == person.seat)
    entry = person.look()["entry"]
    while to_act(person.look()) == person.seat:
        state = person.look()
        choice = state["view"]["choices"][-1]["code"]
        assert person.enter(state["entry"], play=choice).status_code == 200
    until(lambda: person.look()["entry"] > entry + 1)

    over = game_about(content, "finished")
    record = people_of(client, over)[0].get("/record").text
    assert verify_record(record) > 50


def to_act(state: Any) -> int | None:
    found: int | None = state["view"]["to_act"]
    return found


@pytest.mark.parametrize("path", kept(), ids=revision)
def test_an_earlier_database_opens_and_plays_on(tmp_path: Path, path: Path) -> None:
    content = load(path)
    write(content, tmp_path / "games.sqlite")
    with server(tmp_path) as client:
        play_on(client, content)
        check_rest(client, content)
        for game in content.games:
            tokens = [each.token for each in game.seats]
            (listed,) = client.post("/api/games/mine", json={"tokens": tokens}).json()
            assert listed["id"] == game.game


@pytest.mark.slow
@pytest.mark.parametrize("path", kept(), ids=revision)
def test_an_earlier_database_opens_and_plays_on_with_postgresql(
    tmp_path: Path, path: Path, postgres: Postgres
) -> None:
    content, url = load(path), postgres.database()
    write(content, tmp_path / "old.sqlite")
    asyncio.run(fill(url, revision(path), tmp_path / "old.sqlite"))
    with server(tmp_path, database=url) as client:
        play_on(client, content)
        check_rest(client, content)


async def fill(url: str, at: str, file: Path) -> None:
    """Fills a database of an earlier revision with the rows of a file."""

    def copy(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, at)
        with closing(sqlite3.connect(file)) as found:
            found.row_factory = sqlite3.Row
            for name in METADATA.tables:
                if found.execute(f"PRAGMA table_info({name})").fetchall():
                    table = Table(name, MetaData(), autoload_with=connection)
                    rows = rows_of(found, table)
                    if rows:
                        connection.execute(insert(table), rows)

    store = Store(ServerConfig(database=url).url)
    try:
        await store.write(copy)
    finally:
        await store.close()


def rows_of(found: sqlite3.Connection, table: Table) -> list[dict[str, Any]]:
    """Returns the rows of a table, with true and false for its flags."""
    flags = [column.name for column in table.c if isinstance(column.type, Boolean)]
    rows = [dict(row) for row in found.execute(f"SELECT * FROM {table.name}")]
    return [row | {name: bool(row[name]) for name in flags} for row in rows]


def test_every_earlier_revision_has_a_database() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    earlier = {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}
    assert {revision(path) for path in kept()} >= earlier - {migrations.HEAD}
