"""Quota: an owner keeps a limited number of games, records and forks."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx

from benchmarks.server_stress.postgres import Postgres
from ironbridge.server.config import ServerConfig
from ironbridge.server.store import Store
from ironbridge.server.store.quota import games_of
from tests.server.table import Client, Person, server, sit_down
from tests.server.test_history import RECORD

NEW = {"title": "birmingham", "seats": 2}
PROXY = ("testclient",)


def create(client: Client, address: str = "192.0.2.1", language: str = "en") -> httpx.Response:
    headers = {"x-forwarded-for": address, "accept-language": language}
    return client.post("/api/games", json=NEW, headers=headers)


def kind(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["type"].rpartition(":")[2]


def test_an_owner_keeps_no_more_games_than_the_quota(tmp_path: Path) -> None:
    with server(tmp_path, owner_games=2, proxies=PROXY) as client:
        assert [create(client).status_code for _ in range(3)] == [201, 201, 403]
        refused = create(client)
        assert kind(refused) == (403, "quota")
        assert "keeps 2 games" in refused.json()["detail"]
        assert "2 parties" in create(client, language="fr").json()["detail"]
        assert create(client, "198.51.100.7").status_code == 201, "another address"
    with server(tmp_path, owner_games=2, proxies=PROXY) as client:
        assert kind(create(client)) == (403, "quota"), "after a restart"
    with server(tmp_path, owner_games=0, proxies=PROXY) as client:
        assert create(client).status_code == 201, "without a quota"


def test_records_and_forks_count(tmp_path: Path) -> None:
    with server(tmp_path, owner_games=3) as client:
        opened = client.post("/api/records", json={"text": RECORD}).json()["game"]
        fork = f"/api/games/{opened}/fork"
        assert [client.post(fork, json={"at": 0}).status_code for _ in range(2)] == [201, 201]
        assert kind(client.post(fork, json={"at": 0})) == (403, "quota")
        assert kind(client.post("/api/games", json=NEW)) == (403, "quota")
        again = client.post("/api/records", json={"text": RECORD})
        assert again.json()["game"] == opened, "a record that is kept opens again"


def test_a_deleted_game_makes_room(tmp_path: Path) -> None:
    with server(tmp_path, owner_games=1) as client:
        person = sit_down(client, "birmingham")[0]
        assert kind(client.post("/api/games", json=NEW)) == (403, "quota")
        address = f"/api/games/{person.game}"
        assert client.delete(address, headers=person.headers).status_code == 204
        assert client.post("/api/games", json=NEW).status_code == 201


def test_a_record_is_deleted_by_the_address_that_opened_it(tmp_path: Path) -> None:
    mine, other = ({"x-forwarded-for": f"192.0.2.{n}"} for n in (1, 2))
    with server(tmp_path, proxies=PROXY) as client:
        made = client.post("/api/records", json={"text": RECORD}, headers=mine).json()["game"]
        address = f"/api/games/{made}"
        assert client.delete(address, headers=other).status_code == 401
        assert client.get(address, headers=other).status_code == 200
        assert client.delete(address, headers=mine).status_code == 204
        assert client.get(address).status_code == 404
        played = create(client, "192.0.2.1").json()
        host = Person(client, played["game"], 0, played["seats"][0]["token"])
        assert client.delete(f"/api/games/{host.game}", headers=mine).status_code == 401


def test_counting_reads_the_index(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        sit_down(client, "birmingham")
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as found:
        query = "SELECT count(*) FROM games WHERE json_extract(header, '$.owner') = 'x'"
        plan = str(found.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())
    assert "games_by_owner" in plan


def test_postgresql_counts_alike(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()
    with server(tmp_path, database=url, owner_games=2) as client:
        made = [client.post("/api/games", json=NEW) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 403]

    async def count() -> int:
        store = Store(ServerConfig(database=url).url)
        await store.open()  # the index is there already
        try:
            return await store.read(lambda connection: games_of(connection, "another"))
        finally:
            await store.close()

    assert asyncio.run(count()) == 0
