"""Entries answered in one piece: the same answers, limits and headers as the usual way."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from benchmarks.server_stress.no_limits import NO_LIMITS
from ironbridge.cli.commands.serve import bind
from ironbridge.server.api import entry_route
from ironbridge.server.api.schemas import NewGame, NewPlayer
from ironbridge.server.app import create_app
from ironbridge.server.config import ServerConfig
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.create_game import open_game
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.middleware import http_protocol
from ironbridge.server.middleware.http_protocol import LimitedHttpProtocol
from ironbridge.server.middleware.websocket_protocol import PushingWebSocketProtocol
from ironbridge.server.rate_limits import Limits

HERE = [NewPlayer(kind="here"), NewPlayer(kind="here")]
ODD = "application/json; charset=utf-8"
"""Content type that takes the usual way."""


class Site:
    """Running server with one game."""

    def __init__(self, address: tuple[str, int], registry: GameRegistry) -> None:
        self.address = address
        self.registry = registry

    async def a_game(self) -> tuple[LiveGame, dict[int, str]]:
        """Returns a game with two people, and their tokens."""
        wish = NewGame(title="birmingham", seats=2, seed=7, players=HERE)
        made = await open_game(self.registry, wish)
        tokens = {seat.seat: seat.token for seat in made.seats}
        return await self.registry.live_game(made.game), tokens

    async def post(
        self, game: str, body: bytes, query: str = "", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Sends an entry over a new connection; returns status, headers and body."""
        return (await self.post_all([request(game, body, query, **headers)]))[0]

    async def post_all(self, requests: list[bytes]) -> list[tuple[int, dict[str, str], bytes]]:
        """Sends requests at once over one connection; returns the answers."""
        reader, writer = await asyncio.open_connection(*self.address)
        writer.write(b"".join(requests))
        found = []
        for _ in requests:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            named = dict(line.split(": ", 1) for line in head[1:] if line)
            content = await reader.readexactly(int(named["content-length"]))
            found.append((int(head[0].split()[1]), named, content))
        writer.close()
        return found


def request(game: str, body: bytes, query: str = "", **headers: str) -> bytes:
    """Returns a request with an entry."""
    fields = {"host": "h", "content_type": "application/json", **headers}
    lines = [f"POST /api/games/{game}/entries{query} HTTP/1.1", f"content-length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


def on_server(folder: Path, limits: Limits, run: Callable[[Site], Awaitable[None]]) -> None:
    """Runs a test against a server with the protocols that ``serve`` uses."""

    async def serve() -> None:
        app = create_app(ServerConfig(data=str(folder), limits=limits))
        config = uvicorn.Config(
            app,
            http=LimitedHttpProtocol,
            ws=PushingWebSocketProtocol,
            log_config=None,
            lifespan="on",
            date_header=False,
            server_header=False,
        )
        server, listening = uvicorn.Server(config), bind("127.0.0.1", 0)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            await run(Site(listening.getsockname()[:2], app.state.registry))
        finally:
            server.should_exit = True
            await task

    asyncio.run(serve())


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Returns the statuses of the answers that the short way has sent."""
    found: list[int] = []
    usual = http_protocol.respond

    def respond(cycle: Any, status: int, head: bytes, body: bytes) -> None:
        found.append(status)
        usual(cycle, status, head, body)

    monkeypatch.setattr(entry_route, "respond", respond)
    return found


def test_refusals_and_headers_are_those_of_the_usual_way(tmp_path: Path, taken: list[int]) -> None:
    async def run(site: Site) -> None:
        live_game, tokens = await site.a_game()
        seat = live_game.game.seat
        assert seat is not None
        good = {"seat": seat, "seen": 0, "play": rules_adapter.choices(live_game.game)[0].code}
        mine, other = f"Bearer {tokens[seat]}", f"Bearer {tokens[1 - seat]}"
        name = live_game.row.id
        cases: list[tuple[str, Any, dict[str, str]]] = [
            (name, good, {}),
            (name, good, {"authorization": "Bearer wrong"}),
            (name, good, {"authorization": f"Basic {tokens[seat]}"}),
            (name, good, {"authorization": other}),
            (name, {**good, "seen": 3}, {"authorization": mine}),
            (name, {**good, "play": 1}, {"authorization": mine}),
            (name, {**good, "play": "build nothing"}, {"authorization": mine}),
            (name, {**good, "undo": True}, {"authorization": mine}),
            (name, {**good, "seat": 1 - seat}, {"authorization": other}),
            (name, good, {"authorization": mine, "origin": "https://elsewhere.example"}),
            (name, good, {"authorization": mine, "sec_fetch_site": "cross-site"}),
            (name, good, {"authorization": mine, "host": "rebound.example"}),
            ("nothere", good, {"authorization": mine}),
        ]
        for game, body, headers in cases:
            for query in ("", "?lang=fr"):
                sent = msgspec.json.encode(body)
                fast = await site.post(game, sent, query, **headers)
                slow = await site.post(game, sent, query, **headers, content_type=ODD)
                assert fast == slow, body
                assert fast[0] >= 400
        assert len(taken) == 2 * len(cases)
        assert live_game.entries == 0

    on_server(tmp_path, NO_LIMITS, run)


def test_an_entry_is_answered_as_the_usual_way_answers(tmp_path: Path, taken: list[int]) -> None:
    async def run(site: Site) -> None:
        answers = []
        for kind in ("application/json", ODD):
            live_game, tokens = await site.a_game()
            seat = live_game.game.seat
            assert seat is not None
            code = rules_adapter.choices(live_game.game)[0].code
            body = msgspec.json.encode({"seat": seat, "seen": 0, "play": code})
            headers = {"authorization": f"Bearer {tokens[seat]}", "content_type": kind}
            status, named, content = await site.post(live_game.row.id, body, "?lang=ru", **headers)
            assert content == live_game.encoded_state(seat, "ru")
            answers.append((status, named, content))
        assert answers[0] == answers[1]
        assert taken == [200]

    on_server(tmp_path, NO_LIMITS, run)


@pytest.mark.parametrize(
    ("query", "body", "headers"),
    [
        ("", b"{", {}),
        ("", b"[]", {}),
        ("", b'{"seat":"0","seen":0,"play":1}', {}),
        ("", b'{"seat":0,"seen":0,"play":1,"more":1}', {}),
        ("", b'{"seat":0,"seen":0,"play":"' + b"x" * 2000 + b'"}', {}),
        ("?lang=fr&more=1", b'{"seat":0,"seen":0,"play":1}', {}),
        ("", b'{"seat":0,"seen":0,"play":1}', {"content_type": "text/plain"}),
    ],
)
def test_requests_of_another_form_take_the_usual_way(
    tmp_path: Path, taken: list[int], query: str, body: bytes, headers: dict[str, str]
) -> None:
    async def run(site: Site) -> None:
        live_game, tokens = await site.a_game()
        headers["authorization"] = f"Bearer {tokens[0]}"
        assert (await site.post(live_game.row.id, body, query, **headers))[0] >= 400
        assert not taken

    on_server(tmp_path, NO_LIMITS, run)


def test_limits_hold(tmp_path: Path, taken: list[int]) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, seat_rate=0.001, seat_burst=2.0)

    async def run(site: Site) -> None:
        live_game, tokens = await site.a_game()
        body = b'{"seat":0,"seen":9,"play":1}'
        headers = {"authorization": f"Bearer {tokens[0]}"}
        statuses = [(await site.post(live_game.row.id, body, **headers))[0] for _ in range(4)]
        assert statuses == [409, 409, 429, 429]
        assert taken == statuses

    on_server(tmp_path, limits, run)


def test_requests_sent_at_once_are_answered_in_order(tmp_path: Path, taken: list[int]) -> None:
    async def run(site: Site) -> None:
        live_game, tokens = await site.a_game()
        seat = live_game.game.seat
        assert seat is not None
        headers = {"authorization": f"Bearer {tokens[seat]}"}
        code = rules_adapter.choices(live_game.game)[0].code
        bodies = [{"seat": seat, "seen": 0, "play": code}, {"seat": seat, "seen": 0, "play": code}]
        sent = [request(live_game.row.id, msgspec.json.encode(each), **headers) for each in bodies]
        answers = await site.post_all(sent)
        assert [status for status, _, _ in answers] == [200, 409]
        assert taken == [200, 409]

    on_server(tmp_path, NO_LIMITS, run)


def test_an_idle_connection_is_closed_and_a_used_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = LimitedHttpProtocol.__init__

    def hasty(self: Any, *arguments: Any, **options: Any) -> None:
        usual(self, *arguments, **options)
        self.timeout_keep_alive = 0.6

    monkeypatch.setattr(LimitedHttpProtocol, "__init__", hasty)

    async def run(site: Site) -> None:
        live_game, _ = await site.a_game()
        reader, writer = await asyncio.open_connection(*site.address)
        for _ in range(4):
            writer.write(request(live_game.row.id, b'{"seat":0,"seen":9,"play":1}'))
            head = await reader.readuntil(b"\r\n\r\n")
            size = head.lower().split(b"content-length: ")[1].split(b"\r\n")[0]
            await reader.readexactly(int(size))
            await asyncio.sleep(0.3)
        assert await asyncio.wait_for(reader.read(), 20) == b""
        writer.close()

    on_server(tmp_path, NO_LIMITS, run)
