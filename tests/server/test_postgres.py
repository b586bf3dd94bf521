"""The server on PostgreSQL: several processes, and a database that goes away and returns."""

import time
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from benchmarks.server_stress.postgres import Postgres
from benchmarks.server_stress.process import ServerProcess
from tests.server.table import Person, server, sit_down, to_act

pytestmark = pytest.mark.slow


def test_a_game_is_played_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    with server(tmp_path, database=url) as client:
        people = sit_down(client, "birmingham")
        person, seen = to_act(people)
        assert person.enter(seen["entry"], play="loan").status_code == 200
        assert person.enter(seen["entry"], play="loan").status_code == 409
        before = person.look()
    with server(tmp_path, database=url) as client:
        again = Person(client, person.game, person.seat, person.token)
        assert again.look() == before


def test_an_entry_posted_to_one_process_reaches_the_feed_of_another(
    postgres: Postgres, tmp_path: Path
) -> None:
    options = ("--database", postgres.database(), "--data", str(tmp_path))
    with (
        ServerProcess(*options) as one,
        ServerProcess(*options) as other,
        httpx.Client(base_url=one.address) as client,
    ):
        people = sit_down(client, "birmingham")
        person, seen = to_act(people)
        address = other.address.replace("http", "ws", 1)
        with connect(f"{address}/api/games/{person.game}/feed") as feed:
            feed.send('{"since": 0}')
            assert msgspec.json.decode(feed.recv(timeout=20))["entry"] == 0
            assert person.enter(0, play="loan").status_code == 200
            assert msgspec.json.decode(feed.recv(timeout=20))["entry"] == 1
        there = Person(httpx.Client(base_url=other.address), *known(person))
        with there.client:
            assert there.look() == person.look()
            assert there.enter(1, undo=True).status_code == 200
        assert person.enter(1, undo=True).status_code == 409
        assert person.look()["view"] == seen["view"]


def known(person: Person) -> tuple[str, int, str]:
    return person.game, person.seat, person.token


def test_the_server_recovers_when_the_database_restarts(postgres: Postgres, tmp_path: Path) -> None:
    with (
        ServerProcess("--database", postgres.database(), "--data", str(tmp_path)) as running,
        httpx.Client(base_url=running.address, timeout=30) as client,
    ):
        people = sit_down(client, "birmingham")
        person, _ = to_act(people)
        acknowledged = 0
        restarted = False
        until = time.monotonic() + 60
        while acknowledged < 20:
            assert time.monotonic() < until, "the server does not recover"
            if acknowledged == 10 and not restarted:
                postgres.restart()
                restarted = True
            answer = client.get(f"/api/games/{person.game}/view")
            if answer.status_code != 200:
                assert answer.status_code == 503
                continue
            entry = answer.json()["entry"]
            assert entry >= acknowledged
            what = {"undo": True} if entry % 2 else {"play": "loan"}
            if person.enter(entry, **what).status_code == 200:
                acknowledged = entry + 1
        assert restarted
