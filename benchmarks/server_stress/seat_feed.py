"""Feed of a seat for load tests: reads what a player needs, at little cost."""

import asyncio
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from benchmarks.server_stress.raw_http import CLOSE, PING, PONG, TEXT, masked, upgrade


class Offer(msgspec.Struct):
    """Choice of a view."""

    code: int


class ViewParts(msgspec.Struct):
    """Parts of a view that a player needs."""

    to_act: int | None
    choices: list[Offer]


class Operation(msgspec.Struct):
    """Change of a view."""

    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


class FeedMessage(msgspec.Struct):
    """Parts of a message that a player needs."""

    entry: int = 0
    view: ViewParts | None = None
    changes: list[Operation] = []


READ: Final = msgspec.json.Decoder(FeedMessage)
READ_CHOICES: Final = msgspec.json.Decoder(list[Offer])
READ_SEAT: Final = msgspec.json.Decoder(int | None)


class SeatState:
    """What a seat knows: entries, seat to act, own choices."""

    def __init__(self) -> None:
        self.entry = -1
        self.to_act: int | None = None
        self.choices: list[Offer] = []

    def take(self, message: bytes) -> None:
        """Takes over a message of the feed; older ones than an answer are counted only."""
        seen = READ.decode(message)
        if seen.view is not None:
            self.to_act, self.choices = seen.view.to_act, seen.view.choices
        for change in seen.changes:
            if change.path == "/to_act":
                self.to_act = READ_SEAT.decode(change.value)
            elif change.path == "/choices":
                self.choices = READ_CHOICES.decode(change.value)
        if len(message) > 2:
            self.entry = seen.entry


class SeatFeed(asyncio.Protocol):
    """WebSocket whose messages go to a function."""

    def __init__(self, address: str, take: Callable[[bytes], None]) -> None:
        self._address = urlsplit(address)
        self._take = take
        self._left = b""
        self._hello = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.closed: Exception | None = None
        """Why the connection ended."""

    async def watch(self, path: str, hello: Any) -> None:
        """Opens the feed; the subscription follows the server's first answer."""
        host, port = self._address.hostname or "", self._address.port or 0
        self._hello = msgspec.json.encode(hello)
        made = await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        self._transport = made[0]
        self._transport.write(upgrade(f"{host}:{port}", path))

    def data_received(self, data: bytes) -> None:
        left = self._left + data if self._left else data
        if not self._is_open and b"\r\n\r\n" in left and self._transport is not None:
            self._is_open = True
            left = left.partition(b"\r\n\r\n")[2]
            self._transport.write(masked(TEXT, self._hello))
        while self._is_open and len(left) >= 2:
            head_size, size = 2, left[1]
            if size == 126:
                head_size, size = 4, int.from_bytes(left[2:4], "big")
            elif size == 127:
                head_size, size = 10, int.from_bytes(left[2:10], "big")
            if len(left) < head_size + size:
                break
            self._on_frame(left[0] & 0x0F, left[head_size : head_size + size])
            left = left[head_size + size :]
        self._left = left

    def _on_frame(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self._take(message)
        elif kind == PING and self._transport is not None:
            self._transport.write(masked(PONG, message))
        elif kind == CLOSE:
            self._end(ConnectionError(f"The feed was closed: {message!r}."))

    def connection_lost(self, exc: Exception | None) -> None:
        self._end(exc or ConnectionError("The feed was closed."))

    def _end(self, why: Exception) -> None:
        self.closed = self.closed or why
        self._take(b"{}")

    def close(self) -> None:
        """Closes the connection."""
        if self._transport is not None:
            self._transport.abort()
