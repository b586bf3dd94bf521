"""Feeds hand their connection over to a small one, which keeps the rules of WebSockets."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benchmarks.server_stress.raw_http import Wire
from ironbridge.server.api import feed
from ironbridge.server.api.schemas import NewGame
from ironbridge.server.live import subscriber
from ironbridge.server.live.create_game import open_game
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.middleware import feed_connection
from ironbridge.server.middleware.feed_connection import (
    CLOSE,
    LARGEST,
    PING,
    PONG,
    TEXT,
    FeedConnection,
    MalformedFrame,
    first_frame,
)
from ironbridge.server.middleware.websocket_protocol import PushingWebSocketProtocol
from tests.server.test_fast_routes import HERE, Site, act, heard, on_server


class Line:
    """Transport that remembers what was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_aborted = False
        self.is_closed = False
        self.protocol: Any = None

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.is_closed

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True


def connected() -> tuple[FeedConnection, Line, list[bytes]]:
    """Returns a connection, its transport, and the list of the messages that it hears."""
    line, messages = Line(), []
    connection = FeedConnection(line, set())
    assert line.protocol is connection
    connection.on_message = messages.append
    return connection, line, messages


def frame(first: int, content: bytes) -> bytes:
    """Returns a frame of a client whose first byte is given."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    mask = b"\x01\xa0\x7f\x33"
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return bytes([first]) + length + mask + hidden


def masked(kind: int, content: bytes) -> bytes:
    """Returns a frame that is a whole message of a client."""
    return frame(0x80 | kind, content)


def test_messages_are_read_however_they_arrive() -> None:
    connection, line, messages = connected()
    long = b"x" * 300
    sent = masked(TEXT, b"one") + masked(TEXT, b"") + masked(TEXT, long)
    sent += frame(TEXT, b"in ") + masked(PING, b"now") + frame(0, b"three ") + frame(0x80, b"parts")
    for at in range(len(sent)):
        connection.data_received(sent[at : at + 1])
    assert messages == [b"one", b"", long, b"in three parts"]
    assert line.written == [b"\x8a\x03now"]
    connection.data_received(sent)
    assert len(messages) == 8


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x01a", 1002),  # not masked
        (frame(0xC1, b"a"), 1002),  # a reserved bit
        (frame(0x80, b"a"), 1002),  # goes on with no message
        (frame(TEXT, b"a") + frame(0x81, b"b"), 1002),  # begins within a message
        (frame(0x83, b"a"), 1002),  # of no kind
        (frame(PING, b"a"), 1002),  # a ping in parts
        (masked(TEXT, b"a" * (LARGEST + 1)), 1009),
        (frame(TEXT, b"a" * LARGEST) + frame(0x80, b"b"), 1009),
    ],
)
def test_a_client_that_breaks_the_protocol_is_told_so(
    sent: bytes, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed_connection, "CLOSE_TIMEOUT", 0.01)

    async def run() -> None:
        connection, line, messages = connected()
        connection.data_received(sent)
        connection.data_received(masked(TEXT, b"later"))
        connection.push(b"news")
        assert line.written == [b"\x88\x02" + code.to_bytes(2, "big")]
        assert not messages
        assert not line.is_closed
        await asyncio.sleep(0.05)
        assert line.is_closed

    asyncio.run(run())


def test_a_control_frame_is_short() -> None:
    with pytest.raises(MalformedFrame):
        first_frame(masked(PING, b"a" * 126))
    assert first_frame(masked(PING, b"a" * 125)) is not None


def test_a_close_is_answered_and_the_end_is_told_once() -> None:
    connection, line, _ = connected()
    ended: list[int] = []
    connection.at_end(lambda: ended.append(1))
    connection.data_received(masked(CLOSE, b"\x03\xe8bye"))
    assert line.written == [b"\x88\x02\x03\xe8"]
    assert line.is_closed
    connection.connection_lost(None)
    connection.connection_lost(None)
    assert ended == [1]
    connection.at_end(lambda: ended.append(2))
    assert ended == [1, 2]


def test_who_answers_no_ping_is_let_go() -> None:
    connection, line, _ = connected()
    connection.ping()
    connection.data_received(masked(PONG, b""))
    connection.ping()
    assert not line.is_aborted
    connection.ping()
    assert line.is_aborted
    assert line.written == [b"\x89\x00"] * 2


async def a_table(site: Site) -> LiveGame:
    """Returns a game with two people."""
    registry = site.registry
    made = await open_game(registry, NewGame(title="birmingham", seats=2, seed=7, players=HERE))
    return await registry.live_game(made.game)


async def until(holds: Any) -> None:
    """Waits until a condition holds."""
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


def connections_of(kind: type) -> list[Any]:
    """Returns all connections of a kind in memory."""
    return [each for each in gc.get_objects() if type(each) is kind]


def test_a_feed_leaves_neither_its_task_nor_its_first_connection(tmp_path: Path) -> None:
    async def run(site: Site) -> None:
        live_game = await a_table(site)
        tasks = len(asyncio.all_tasks())
        gc.disable()
        try:
            wires = [await site.feed(live_game.row.id, {}) for _ in range(5)]
            for wire in wires:
                await heard(wire)
            await until(lambda: len(asyncio.all_tasks()) == tasks)
            assert len(connections_of(FeedConnection)) == 5
            assert not connections_of(PushingWebSocketProtocol)
            await act(site.registry, live_game)
            for wire in wires:
                assert (await heard(wire))["entry"] == 1
            wires[0].drop()
            await until(lambda: len(live_game.watchers) == 4)
            assert len(connections_of(FeedConnection)) == 4
        finally:
            gc.enable()

    asyncio.run(on_server(tmp_path, run))


def test_a_client_that_says_more_at_once_keeps_its_first_connection(tmp_path: Path) -> None:
    async def run(site: Site) -> None:
        live_game = await a_table(site)
        wire = Wire(site.address)
        site.wires.append(wire)
        await wire.watch(f"/api/games/{live_game.row.id}/feed", {})
        wire._send_frame(1, b'{"seen": 0}')
        assert (await heard(wire))["entry"] == 0
        await act(site.registry, live_game)
        assert (await heard(wire))["entry"] == 1

    asyncio.run(on_server(tmp_path, run))


def test_a_player_who_looks_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int | None] = []

    async def look(registry: object, live_game: object, seat: int | None) -> None:
        looked.append(seat)

    monkeypatch.setattr(feed, "drop_seen_reminders", look)

    async def run(site: Site) -> None:
        made = await open_game(
            site.registry, NewGame(title="birmingham", seats=2, seed=7, players=HERE)
        )
        live_game = await site.registry.live_game(made.game)
        seat, token = made.seats[1].seat, made.seats[1].token
        wire = await site.feed(made.game, {"token": token, "seat": seat})
        await heard(wire)
        for message in (b'{"seen": 0}', b'{"seen": 0}', b'{"seen": 5}', b"\xff", b'{"seen": 1}'):
            wire._send_frame(1, message)
        await act(site.registry, live_game)
        await heard(wire)
        wire._send_frame(1, b'{"seen": 1}')
        await until(lambda: len(looked) == 2)
        assert looked == [seat, seat]

    asyncio.run(on_server(tmp_path, run))


def test_feeds_are_counted_until_they_end(tmp_path: Path) -> None:
    async def run(site: Site) -> None:
        counts = site.app.asgi_handler._security._feeds
        live_game = await a_table(site)
        wires = [await site.feed(live_game.row.id, {}) for _ in range(3)]
        for wire in wires:
            await heard(wire)
        assert sum(counts.values()) == 3
        for wire in wires:
            wire.drop()
        await until(lambda: not counts)
        assert not live_game.watchers

    asyncio.run(on_server(tmp_path, run))


def test_a_quiet_feed_is_kept_alive_and_pinged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriber, "KEEP_ALIVE_INTERVAL", 0.05)

    async def run(site: Site) -> None:
        live_game = await a_table(site)
        wire = await site.feed(live_game.row.id, {})
        assert (await heard(wire))["entry"] == 0
        for _ in range(4):  # the client answers the pings
            assert await heard(wire) == {}
        await act(site.registry, live_game)
        message = await heard(wire)
        while message == {}:
            message = await heard(wire)
        assert message["entry"] == 1

    asyncio.run(on_server(tmp_path, run))


def test_a_server_that_stops_tells_its_feeds(tmp_path: Path) -> None:
    wires: list[Wire] = []

    async def run(site: Site) -> None:
        live_game = await a_table(site)
        wire = await site.feed(live_game.row.id, {})
        assert (await heard(wire))["entry"] == 0
        site.wires.remove(wire)
        wires.append(wire)

    async def stop() -> None:
        await on_server(tmp_path, run)
        with pytest.raises(ConnectionError, match="xf4"):  # 1012
            await asyncio.wait_for(wires[0].receive_message(), 20)
        wires[0].drop()
        await asyncio.sleep(0.05)

    asyncio.run(stop())


def test_a_thousand_spectators_of_one_game_share_one_frame(tmp_path: Path) -> None:
    async def run(site: Site) -> None:
        live_game = await a_table(site)
        wires: list[Wire] = []
        for _ in range(20):
            wires += await asyncio.gather(*(site.feed(live_game.row.id, {}) for _ in range(50)))
        for wire in wires:
            assert (await heard(wire))["entry"] == 0
        made: list[object] = []
        make = live_game.messages.update_since

        def counted(*asked: Any) -> bytes:
            made.append(asked)
            return make(*asked)

        live_game.messages.update_since = counted  # type: ignore[method-assign]
        for entry in range(1, 4):
            made.clear()
            await act(site.registry, live_game)
            messages = {msgspec.json.encode(await heard(wire)) for wire in wires}
            assert len(messages) == 1
            assert len(made) == 1, entry

    asyncio.run(on_server(tmp_path, run))
