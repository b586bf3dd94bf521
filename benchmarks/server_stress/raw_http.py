"""Minimal HTTP and WebSocket client for load tests; cheap, so that clients cost little CPU."""

import asyncio
import base64
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
"""Opcodes of WebSocket frames."""
EMPTY_PING: Final = bytes([0x80 | PING, 0])
"""Ping of the server; its bytes are in no text."""


def upgrade(host: str, path: str) -> bytes:
    """Returns the request that opens a WebSocket."""
    key = base64.b64encode(b"0123456789abcdef").decode()
    head = f"GET {path} HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\n"
    head += f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}"
    return head.encode() + b"\r\n\r\n"


def masked(what: int, message: bytes) -> bytes:
    """Returns a short frame with a zero mask, which the protocol allows."""
    assert len(message) < 126
    return bytes([0x80 | what, 0x80 | len(message), 0, 0, 0, 0]) + message


class Wire:
    """One connection to the server."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Returns the reader and writer of the connection."""
        if self._reader is None or self._writer is None:
            opened = await asyncio.open_connection(self.host, self.port, limit=2**20)
            self._reader, self._writer = opened
        return self._reader, self._writer

    def drop(self) -> None:
        """Closes the connection without waiting for data."""
        if self._writer is not None:
            self._writer.transport.abort()
            self._reader = self._writer = None

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._reader = self._writer = None

    async def request(
        self, method: str, path: str, body: Any = None, token: str = ""
    ) -> tuple[int, bytes]:
        """Sends one request; returns status and body of the response."""
        sent = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(sent)}\r\n"
        head += f"authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
        reader, writer = await self.open()
        writer.write(head.encode() + sent)
        head_lines = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head_lines.split(b"content-length: ", 1)[1].split(b"\r\n", 1)[0])
        return int(head_lines.split(b" ", 2)[1]), await reader.readexactly(length)

    async def watch(self, path: str, hello: Any) -> None:
        """Upgrades to a WebSocket and sends the subscription."""
        reader, writer = await self.open()
        writer.write(upgrade(f"{self.host}:{self.port}", path))
        await reader.readuntil(b"\r\n\r\n")
        self._send_frame(TEXT, msgspec.json.encode(hello))

    async def receive_message(self) -> bytes:
        """Returns the next message of a WebSocket."""
        reader, _ = await self.open()
        while True:
            first, length = await reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await reader.readexactly(8), "big")
            message = await reader.readexactly(length)
            if first & 0x0F == TEXT:
                return message
            if first & 0x0F == PING:
                self._send_frame(PONG, message)
            elif first & 0x0F == CLOSE:
                raise ConnectionError(f"The feed was closed: {message!r}.")

    def _send_frame(self, what: int, message: bytes) -> None:
        """Sends a short frame."""
        assert self._writer is not None
        self._writer.write(masked(what, message))


class Drain(asyncio.Protocol):
    """Spectator over a WebSocket whose messages are received and dropped unread."""

    def __init__(self, address: str) -> None:
        self._wire = Wire(address)
        self.received = 0
        """Number of bytes received."""
        self._transport: asyncio.WriteTransport | None = None

    async def watch(self, path: str, hello: Any) -> None:
        """Opens the feed; from now on everything is dropped."""
        await self._wire.watch(path, hello)
        _, writer = await self._wire.open()
        self._transport = writer.transport
        writer.transport.set_protocol(self)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self._transport is not None and EMPTY_PING in data:
            self._transport.write(masked(PONG, b""))

    def close(self) -> None:
        """Closes the connection."""
        self._wire.drop()
