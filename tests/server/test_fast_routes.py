"""Hot routes answer as the framework does, and WebSocket feeds take frames directly."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from benchmarks.server_stress.no_limits import NO_LIMITS
from benchmarks.server_stress.raw_http import Wire
from ironbridge.cli.commands.serve import bind
from ironbridge.server.api import feed
from ironbridge.server.api.schemas import NewGame, NewPlayer
from ironbridge.server.app import create_app
from ironbridge.server.config import ServerConfig
from ironbridge.server.live import rules_adapter, subscriber
from ironbridge.server.live.create_game import open_game
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.socket_subscriber import KEEP_ALIVE, SocketSubscriber
from ironbridge.server.middleware.websocket_protocol import PushingWebSocketProtocol, text_frame
from tests.server.table import Client, Person, sit_down, to_act

HERE = [NewPlayer(kind="here"), NewPlayer(kind="here")]
ODD = "application/json; charset=utf-8"
"""Content type that the hot routes leave to the framework."""


def both(person: Person, body: Any, token: str) -> tuple[Any, Any]:
    """Returns what the hot route and the framework answer to an entry."""
    found = []
    for kind in ("application/json", ODD):
        headers = {"authorization": f"Bearer {token}", "content-type": kind}
        path = f"/api/games/{person.game}/entries?lang=fr"
        answer = person.client.post(path, content=msgspec.json.encode(body), headers=headers)
        kept = {k: v for k, v in answer.headers.items() if k != "content-length"}
        found.append((answer.status_code, kept, answer.json()))
    return found[0], found[1]


def test_refusals_are_the_framework_s(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    other = people[1 - person.seat]
    good = {"seat": person.seat, "seen": seen["entry"], "play": seen["view"]["choices"][0]["code"]}
    for body, token in (
        (good, "wrong"),
        (good, other.token),
        ({**good, "seen": 5}, person.token),
        ({**good, "play": 0}, person.token),
        ({**good, "play": "build nothing"}, person.token),
        ({**good, "undo": True}, person.token),
        ({**good, "seat": 9}, person.token),
        ({**good, "seat": "0"}, person.token),
        ({**good, "more": 1}, person.token),
        ([], person.token),
        ({"seat": other.seat, "seen": 0, "undo": True}, other.token),
    ):
        fast, slow = both(person, body, token)
        assert fast == slow
        assert fast[0] >= 400


def test_entries_and_views_are_the_framework_s(client: Client) -> None:
    person, seen = to_act(sit_down(client, "lancashire"))
    for at, kind in enumerate(("application/json", ODD)):
        headers = {**person.headers, "content-type": kind}
        choice = person.look()["view"]["choices"][0]["code"]
        body = {"seat": person.seat, "seen": seen["entry"] + 2 * at, "play": choice}
        path = f"/api/games/{person.game}"
        answer = client.post(f"{path}/entries", content=msgspec.json.encode(body), headers=headers)
        assert answer.status_code == 200, answer.text
        fast = client.get(f"{path}/view?seat={person.seat}", headers=person.headers)
        slow = client.get(f"{path}/view?&seat={person.seat}&x=", headers=person.headers)
        assert answer.json() == fast.json() == slow.json()
        assert fast.headers == slow.headers
        assert person.enter(body["seen"] + 1, undo=True).status_code == 200


class Site:
    """Running server, and the feeds that a test has opened."""

    def __init__(self, address: str, app: Any) -> None:
        self.address = address
        self.app = app
        self.registry: GameRegistry = app.state.registry
        self.wires: list[Wire] = []

    async def feed(self, game: str, hello: Any) -> Wire:
        """Opens a feed."""
        wire = Wire(self.address)
        self.wires.append(wire)
        await wire.watch(f"/api/games/{game}/feed", hello)
        return wire


async def on_server(folder: Path, run: Callable[[Site], Awaitable[None]]) -> None:
    """Runs a test against a server with the protocol of WebSockets that ``serve`` uses."""
    app = create_app(ServerConfig(data=str(folder), limits=NO_LIMITS))
    config = uvicorn.Config(app, ws=PushingWebSocketProtocol, log_config=None, lifespan="on")
    server, listening = uvicorn.Server(config), bind("127.0.0.1", 0)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        site = Site(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
        await run(site)
    finally:
        for wire in site.wires:
            wire.drop()
        await asyncio.sleep(0.05)
        server.should_exit = True
        await task


async def heard(wire: Wire) -> Any:
    """Returns the next message of a feed."""
    return msgspec.json.decode(await asyncio.wait_for(wire.receive_message(), 20))


def test_every_audience_gets_its_own_view_of_an_entry(tmp_path: Path) -> None:
    async def run(site: Site) -> None:
        registry = site.registry
        made = await open_game(registry, NewGame(title="birmingham", seats=2, seed=7, players=HERE))
        live_game = await registry.live_game(made.game)
        hellos: list[Any] = [{"token": each.token, "seat": each.seat} for each in made.seats]
        feeds = [await site.feed(made.game, hello) for hello in (*hellos, {}, {"since": 0})]
        for wire in feeds:
            assert (await heard(wire))["entry"] == 0
        while live_game.game.choices and len(live_game.game.actions) < 3:
            before, seat = live_game.entries, live_game.game.seat
            assert seat is not None
            code = rules_adapter.choices(live_game.game)[0].code
            await registry.play(live_game, seat, before, code, "en")
            for wire, reader in zip(feeds, (0, 1, None, None), strict=True):
                message = await heard(wire)
                while message["entry"] == before:  # a player came: the others were told
                    message = await heard(wire)
                wanted = live_game.update_since(reader, "en", before)
                assert message == msgspec.json.decode(wanted)
                assert message["view"]["seat"] == reader

    asyncio.run(on_server(tmp_path, run))


@pytest.mark.parametrize(
    ("hello", "code"),
    [({"token": "wrong"}, 4401), ({"seat": 1}, 4401), ({"more": 1}, 4422), ([], 4422)],
)
def test_a_refused_subscription_says_why_and_closes(tmp_path: Path, hello: Any, code: int) -> None:
    async def run(site: Site) -> None:
        registry = site.registry
        made = await open_game(registry, NewGame(title="birmingham", seats=2, seed=7, players=HERE))
        wire = await site.feed(made.game, hello)
        assert (await heard(wire))["status"] == code - 4000
        with pytest.raises(ConnectionError, match=re.escape(repr(code.to_bytes(2, "big")))):
            await wire.receive_message()
        assert not (await registry.live_game(made.game)).watchers

    asyncio.run(on_server(tmp_path, run))


def test_a_client_that_talks_too_much_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(site: Site) -> None:
        registry = site.registry
        made = await open_game(registry, NewGame(title="birmingham", seats=2, seed=7, players=HERE))
        wire = await site.feed(made.game, {})
        await heard(wire)
        for _ in range(feed.MOST_HEARD):
            wire._send_frame(1, b"hello")
        with pytest.raises(ConnectionError, match=r"x11M"):  # 4429
            await wire.receive_message()

    asyncio.run(on_server(tmp_path, run))


class Line:
    """Connection of a subscriber that a test holds."""

    def __init__(self) -> None:
        self.on_writable: Any = None
        self.open = True
        self.frames: list[bytes] = []
        self.aborted = False

    def is_writable(self) -> bool:
        return self.open

    def push(self, frame: bytes) -> None:
        self.frames.append(frame)

    def ping(self) -> None:
        pass

    def abort(self) -> None:
        self.aborted = True


async def a_game(registry: GameRegistry) -> LiveGame:
    """Returns a game with two people."""
    await registry.open()
    made = await open_game(registry, NewGame(title="birmingham", seats=2, seed=7, players=HERE))
    return await registry.live_game(made.game)


async def act(registry: GameRegistry, live_game: LiveGame) -> None:
    """Plays the first legal choice."""
    seat = live_game.game.seat
    assert seat is not None
    code = rules_adapter.choices(live_game.game)[0].code
    await registry.play(live_game, seat, live_game.entries, code, "en")


def test_spectators_share_one_frame_and_a_slow_one_gets_the_newest(tmp_path: Path) -> None:
    async def run() -> None:
        registry = GameRegistry(ServerConfig(data=str(tmp_path)))
        live_game = await a_game(registry)
        lines = [Line() for _ in range(3)]
        watchers = [SocketSubscriber(live_game, None, "en", 0, line) for line in lines]
        for watcher in watchers:
            watcher.__enter__()
        await asyncio.sleep(0)
        lines[2].open = False
        for _ in range(3):
            await act(registry, live_game)
            await asyncio.sleep(0)
        assert [len(line.frames) for line in lines] == [4, 4, 1]
        assert all(a is b for a, b in zip(lines[0].frames, lines[1].frames, strict=True))
        lines[2].open = True
        lines[2].on_writable()
        await asyncio.sleep(0)
        assert lines[2].frames[1:] == [text_frame(live_game.update_since(None, "en", 0))]
        for watcher in watchers:
            watcher.__exit__()
        await act(registry, live_game)
        await asyncio.sleep(0)
        assert [len(line.frames) for line in lines] == [4, 4, 2]
        await registry.close()

    asyncio.run(run())


def test_a_quiet_connection_gets_keep_alives_and_a_stuck_one_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriber, "KEEP_ALIVE_INTERVAL", 0.02)

    async def run() -> None:
        registry = GameRegistry(ServerConfig(data=str(tmp_path)))
        live_game, line = await a_game(registry), Line()
        with SocketSubscriber(live_game, None, "en", 0, line):
            while KEEP_ALIVE not in line.frames:
                await asyncio.sleep(0.01)
            assert not line.aborted
            line.open = False
            while not line.aborted:
                await asyncio.sleep(0.01)
        await registry.close()

    asyncio.run(run())
