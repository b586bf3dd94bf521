"""Feeds end when their client stops reading; exhausted descriptors do not flood the log."""

import asyncio
import errno
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from ironbridge.server.app import create_app
from ironbridge.server.config import ServerConfig
from ironbridge.server.live import subscriber
from ironbridge.server.middleware import http_protocol
from ironbridge.server.middleware.http_protocol import ABORT, LimitedHttpProtocol
from ironbridge.server.process.accept_errors import INTERVAL, AcceptErrors
from ironbridge.server.process.file_limits import RESERVE, most_connections
from tests.server.table import PATIENT, server, sit_down
from tests.server.test_security import problem


def scope_of(path: str, abort: Any) -> dict[str, Any]:
    """Returns the ASGI scope of a GET request."""
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [],
        "client": ("192.0.2.1", 5),
        "server": ("localhost", 80),
        "state": {},
        "extensions": {ABORT: {"abort": abort}},
    }


@pytest.mark.parametrize("leaves", ["stops reading", "goes away"])
def test_an_event_stream_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaves: str
) -> None:
    monkeypatch.setattr(subscriber, "KEEP_ALIVE_INTERVAL", 0.02)
    with server(tmp_path) as client:
        game = sit_down(client, "birmingham")[0].game
    app = create_app(ServerConfig(data=str(tmp_path), limits=PATIENT))
    registry = app.state.registry

    async def look() -> None:
        await registry.open()
        gone, stuck, heard = asyncio.Event(), asyncio.Event(), []

        async def receive() -> Any:
            if not heard:
                heard.append(1)
                return {"type": "http.request", "body": b"", "more_body": False}
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.body":
                stuck.set()
                if leaves == "stops reading":
                    await asyncio.Event().wait()

        scope: Any = scope_of(f"/api/games/{game}/feed", gone.set)
        asked = asyncio.create_task(app(scope, receive, send))
        await asyncio.wait_for(stuck.wait(), 20)
        assert len(registry.live_games[game].watchers) == 1
        if leaves == "goes away":
            gone.set()
        await asyncio.wait_for(asked, 20)
        assert gone.is_set()
        assert not registry.live_games[game].watchers
        await registry.close()

    asyncio.run(look())


def test_a_game_has_a_bounded_number_of_feeds_and_room_for_its_seats(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, game_feeds=1)
    with server(tmp_path, limits=limits) as client:
        person = sit_down(client, "birmingham")[0]
        path = f"/api/games/{person.game}/feed"
        with client.websocket_connect(path) as feed:
            feed.send_text('{"since": 0}')
            assert feed.receive_json()["entry"] == 0
            assert problem(client.get(path)) == (429, "game-feeds")
            with client.websocket_connect(path) as other:
                other.send_text('{"since": 0}')
                assert other.receive_json()["status"] == 429
            with client.websocket_connect(path) as mine:
                mine.send_json({"since": 0, "token": person.token})
                assert mine.receive_json()["entry"] == 0


def test_exhausted_descriptors_are_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    handler = AcceptErrors(lambda: now)
    loop = asyncio.new_event_loop()
    context = {
        "message": "socket.accept() out of system resource",
        "exception": OSError(errno.EMFILE, "Too many open files"),
    }
    with caplog.at_level(logging.ERROR):
        for _ in range(2048):
            handler(loop, context)
        assert len(caplog.records) == 1
        now += INTERVAL
        handler(loop, context)
        assert len(caplog.records) == 2
        assert vars(caplog.records[1])["failed"] == 2048
        handler(loop, {"message": "something else", "exception": ValueError("x")})
        assert len(caplog.records) == 3
    loop.close()


class Line:
    """Transport that remembers what was written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True


def test_connections_beyond_the_descriptors_are_answered_and_closed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(http_protocol, "most_connections", lambda: 3)

    async def look() -> None:
        state, config = ServerState(), Config("x:y", log_config=None, interface="asgi3")
        config.loaded, config.loaded_app = True, None
        config.ws_protocol_class = None
        lines = [Line() for _ in range(50)]
        for line in lines:
            protocol = LimitedHttpProtocol(config=config, server_state=state, app_state={})
            protocol.connection_made(line)
            if line.closed:
                protocol.connection_lost(None)
        assert [line.closed for line in lines] == [False] * 3 + [True] * 47
        assert b"503 Service Unavailable" in lines[3].written
        assert b"urn:ironbridge:problem:full" in lines[3].written

    with caplog.at_level(logging.ERROR):
        asyncio.run(look())
    assert len([each for each in caplog.records if each.message == "connections refused"]) <= 1
    assert most_connections() >= RESERVE
