"""Background work of the server: bots, clocks; and a full disk."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from ironbridge import bots
from ironbridge.server import app
from ironbridge.server.config import ServerConfig
from ironbridge.server.live.bot_players import Bots
from ironbridge.server.live.clock import Clocks
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from tests.server.table import AS_OPERATOR, Client, Person, server, sit_down, to_act

BAD_BOTS = """
import time

class Failing:
    name = "failing"

    def choose(self, view, rng):
        print("a bot that prints must not disturb anybody")
        raise RuntimeError("no idea")

class Stalling:
    name = "stalling"

    def choose(self, view, rng):
        time.sleep(600)

class Dying:
    name = "dying"

    def choose(self, view, rng):
        import os
        os._exit(3)
"""


def until(happened: Callable[[], bool], seconds: float = 60) -> None:
    """Waits for a condition."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


def value_of(client: Client, metric: str) -> float:
    """Returns the value of a metric."""
    lines = client.get("/metrics", headers=AS_OPERATOR).text.splitlines()
    (found,) = [line for line in lines if line.startswith(f"{metric} ")]
    return float(found.partition(" ")[2])


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installs bots that fail in every way."""
    folder = tmp_path / "stranger"
    about = folder / "stranger-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "bad_bots.py").write_text(BAD_BOTS)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    names = ("Failing", "Stalling", "Dying")
    points = "\n".join(f"{name.lower()} = bad_bots:{name}" for name in names)
    (about / "entry_points.txt").write_text(f"[ironbridge.bots]\n{points}\n")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    bots.installed_places.cache_clear()
    yield
    bots.installed_places.cache_clear()


@pytest.mark.parametrize(
    ("bot", "line"), [("failing", "failed"), ("dying", "failed"), ("stalling", "too long")]
)
@pytest.mark.usefixtures("bad_bots")
def test_a_bad_bot_costs_one_line_and_a_legal_move(tmp_path: Path, bot: str, line: str) -> None:
    with server(tmp_path, bot_seconds=3.0) as client:
        players = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        body = {"title": "birmingham", "seats": 2, "players": players}
        made = client.post("/api/games", json=body).json()
        person = Person(client, made["game"], 0, made["seats"][0]["token"])
        seen = person.look()
        if seen["view"]["to_act"] == 0:
            card = seen["view"]["seats"][0]["hand"][0]
            person.enter(seen["entry"], play=f"pass with {card}")
            person.enter(person.look()["entry"], play="end turn")
        until(lambda: bool(person.look()["notes"]))
        (note, *_) = person.look()["notes"]
        assert line in note["text"]
        assert bot in note["text"]
        assert value_of(client, "ironbridge_bot_failures_total") >= 1
        until(lambda: person.look()["view"]["to_act"] == 0)


def test_a_restart_resumes_the_turns_of_bots(tmp_path: Path) -> None:
    players = [{"kind": "bot", "bot": "dice"}] * 2
    with server(tmp_path) as client:
        body = {"title": "birmingham", "seats": 2, "players": players}
        game = client.post("/api/games", json=body).json()["game"]
    with server(tmp_path) as client:
        before = client.get(f"/api/games/{game}").json()["entries"]
        until(lambda: client.get(f"/api/games/{game}").json()["entries"] > before + 3)


def test_a_bot_that_thinks_elsewhere_is_left_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the start every waiting turn is claimed; later only those that no bot works on."""
    monkeypatch.setattr("ironbridge.server.live.bot_players.SWEEP", 0.01)
    asked: list[float] = []

    class Sweeper(Bots):
        async def sweep(self, quiet: float = 0.0) -> None:
            asked.append(quiet)

    class Still(Clocks):
        async def sweep(self) -> None:
            """Leaves the clocks alone."""

    async def look() -> None:
        registry = GameRegistry(ServerConfig(data=str(tmp_path), bot_seconds=60.0))
        tending = asyncio.create_task(app.tend(registry, Sweeper(registry), Still(registry)))
        while len(asked) < 3:
            await asyncio.sleep(0.01)
        tending.cancel()
        await registry.close()

    asyncio.run(look())
    assert asked[0] == 0
    assert min(asked[1:]) > 60


@pytest.mark.parametrize("per", ["turn", "game"])
@pytest.mark.parametrize("then", ["move", "bot", "nothing"])
def test_when_the_clock_runs_out(
    client: Client, monkeypatch: pytest.MonkeyPatch, per: str, then: str
) -> None:
    clock = {"per": per, "seconds": 5, "then": then, "bot": "dice"}
    people = sit_down(client, "birmingham", clock=clock)
    person, seen = to_act(people)
    assert 0 < seen["players"][person.seat]["clock"] <= 5
    live_game = client.app.state.registry.live_games[person.game]
    live_game.thinking = msgspec.structs.replace(
        live_game.thinking, last=live_game.thinking.last - 60
    )
    with client.portal() as portal:
        portal.call(client.app.state.registry.announce, live_game)
    if then == "nothing":
        time.sleep(0.5)
        assert person.look()["entry"] == seen["entry"]
        return
    until(lambda: bool(person.look()["notes"]))
    note = person.look()["notes"][0]
    assert note["seat"] == person.seat
    assert "ran out" in note["text"]
    kind = person.look()["players"][person.seat]["kind"]
    assert kind == ("bot" if then == "bot" else "person")


@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("en", "Time ran out: the server passed for Ada"),
        ("fr", "Temps écoulé\u00a0: le serveur a passé pour Ada"),
        ("ru", "Время вышло: сервер пасует за игрока Ada"),
    ],
)
def test_the_log_says_that_the_clock_moved(client: Client, language: str, headline: str) -> None:
    people = sit_down(client, "birmingham", clock={"per": "turn", "seconds": 60})
    person, _ = to_act(people)
    live_game = client.app.state.registry.live_games[person.game]
    live_game.seats[person.seat] = msgspec.structs.replace(live_game.seats[person.seat], name="Ada")
    live_game.thinking = msgspec.structs.replace(
        live_game.thinking, last=live_game.thinking.last - 90
    )
    with client.portal() as portal:
        portal.call(client.app.state.registry.announce, live_game)
    until(lambda: bool(person.look()["notes"]))
    path = f"/api/games/{person.game}/told"
    (told, *_) = client.get(path, headers={"Accept-Language": language}).json()
    assert told["by_clock"]
    assert told["headline"] == headline
    assert [headline] == [line["text"] for line in told["lines"] if line["topic"] == "time"]
    assert not [line for line in told["lines"] if line["topic"] == "pass"]


def test_the_list_of_games_has_the_time_left(client: Client) -> None:
    people = sit_down(client, "birmingham", clock={"per": "turn", "seconds": 60})
    sit_down(client, "birmingham", open=True)
    tokens = [person.token for person in people]
    (listed,) = client.post("/api/games/mine", json={"tokens": tokens}).json()
    assert 0 < listed["clock"] <= 60
    others = client.get("/api/games").json()
    assert [game["clock"] for game in others if game["id"] != listed["id"]] == [None]


def test_one_broken_game_holds_up_no_other(tmp_path: Path) -> None:
    clock = {"per": "turn", "seconds": 3600}
    players = [{"kind": "bot", "bot": "dice"}] * 2
    body = {"title": "birmingham", "seats": 2, "players": players}
    with server(tmp_path) as client:
        sit_down(client, "birmingham", clock=clock)
        broken = client.post("/api/games", json=body).json()["game"]
        well = client.post("/api/games", json=body).json()["game"]
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as found, found:
        found.execute(
            "UPDATE games SET header = replace(header, 'birmingham', 'gone') WHERE id != ?", (well,)
        )
    with server(tmp_path) as client:
        before = client.get(f"/api/games/{well}").json()["entries"]
        until(lambda: client.get(f"/api/games/{well}").json()["entries"] > before + 3)
        assert client.get(f"/api/games/{broken}").status_code == 422


def test_a_clock_that_ran_out_while_the_server_was_down(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = sit_down(client, "birmingham", clock={"per": "turn", "seconds": 5})
        person, seen = to_act(people)
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as found, found:
        found.execute("UPDATE games SET created = created - 60")
    with server(tmp_path) as client:
        again = Person(client, person.game, person.seat, person.token)
        until(lambda: bool(again.look()["notes"]))
        assert again.look()["notes"][0]["seat"] == person.seat
        assert again.look()["entry"] > seen["entry"]


def test_a_clock_begins_when_a_player_sits_down(tmp_path: Path) -> None:
    players = [{"kind": "friend"}, {"kind": "friend"}]
    wish = {"title": "birmingham", "seats": 2, "players": players}
    body = {**wish, "clock": {"per": "turn", "seconds": 60}}

    def deadlines() -> list[float | None]:
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as found:
            return [deadline for (deadline,) in found.execute("SELECT deadline FROM games")]

    with server(tmp_path) as client:
        made = client.post("/api/games", json=body).json()
        assert deadlines() == [None]
        for invited in made["invitations"]:
            client.post("/api/join", json={"code": invited["code"], "name": "Bo"})
        live_game = client.app.state.registry.live_games[made["game"]]
        assert deadlines() == [live_game.deadline]
        assert live_game.deadline is not None


def test_a_clock_rings_again_when_the_database_was_away(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.live.clock.PAUSE", 0.05)
    registry = client.app.state.registry
    person, _ = to_act(sit_down(client, "birmingham", clock={"per": "turn", "seconds": 5}))
    append, failed = registry.append, []

    async def away(*arguments: Any) -> None:
        if len(failed) < 3:
            failed.append(arguments)
            raise Problem(503, "database")
        await append(*arguments)

    monkeypatch.setattr(registry, "append", away)
    live_game = registry.live_games[person.game]
    last = live_game.thinking.last - 60
    live_game.thinking = msgspec.structs.replace(live_game.thinking, last=last)
    with client.portal() as portal:
        portal.call(registry.announce, live_game)
    until(lambda: bool(person.look()["notes"]))
    assert len(failed) == 3


def test_a_full_disk_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person, seen = to_act(sit_down(client, "birmingham"))
        most = ["1"]  # SQLite limits the database to its present size

        @event.listens_for(client.app.state.registry.store.database.engine, "begin")
        def limit(connection: Any) -> None:
            connection.connection.cursor().execute(f"PRAGMA max_page_count={most[0]}")

        entry = seen["entry"]
        refused = None
        for _ in range(400):
            answer = person.enter(entry, **({"undo": True} if entry % 2 else {"play": "loan"}))
            if answer.status_code != 200:
                refused = answer
                break
            entry += 1
        assert refused is not None
        assert refused.status_code == 507
        assert refused.json()["type"].endswith("disk-full")
        assert person.look()["entry"] == entry
        most[0] = "100000"
        again = person.enter(entry, **({"undo": True} if entry % 2 else {"play": "loan"}))
        assert again.status_code == 200
    with sqlite3.connect(tmp_path / "games.sqlite") as found:
        numbers = found.execute("SELECT number FROM entries ORDER BY number").fetchall()
    found.close()
    assert [number for (number,) in numbers] == list(range(entry + 1))


def test_an_idle_game_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with server(tmp_path, idle=0.0) as client:
        person, seen = to_act(sit_down(client, "birmingham"))
        assert person.enter(seen["entry"], play="loan").status_code == 200
        before = person.look()
        registry = client.app.state.registry
        registry.evict_idle()
        assert person.game not in registry.live_games
        assert person.look() == before
