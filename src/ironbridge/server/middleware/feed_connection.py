"""WebSocket connection of a feed after its subscription, with a fraction of the usual memory.

The usual connection keeps a task with a dozen coroutines, a protocol state machine, queues and the
request.  A feed needs none of them once it is known what to send: it takes frames, and it reads the
few short messages of its client.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

LARGEST: Final = 4096
"""Maximum size in bytes of a message of a client."""
CLOSE_TIMEOUT: Final = 10.0
"""Seconds in which a client answers a close frame."""
TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
"""Kinds of frames; smaller numbers than that of a close frame are parts of messages."""
LAST: Final = 0x80
"""Bit of the last frame of a message."""
MASKED: Final = 0x80
"""Bit of a frame whose content is masked, as every frame of a client is."""
RESTART, PROTOCOL_ERROR, TOO_BIG = 1012, 1002, 1009
"""Codes of close frames."""


class MalformedFrame(Exception):
    """A client breaks the protocol; ``code`` is that of the close frame."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class ClientFrame:
    """One frame of a client, and the bytes that it takes."""

    __slots__ = ("content", "is_last", "kind", "size")

    def __init__(self, kind: int, is_last: bool, content: bytes, size: int) -> None:
        self.kind = kind
        self.is_last = is_last
        self.content = content
        self.size = size


def first_frame(data: bytes) -> ClientFrame | None:
    """Returns the first frame of some bytes; ``None`` where it is not complete yet."""
    if len(data) < 2:
        return None
    kind, is_last, length, start = data[0] & 0x0F, bool(data[0] & LAST), data[1] & 0x7F, 2
    is_control = kind >= CLOSE
    if data[0] & 0x70 or not data[1] & MASKED or (is_control and (length > 125 or not is_last)):
        raise MalformedFrame(PROTOCOL_ERROR)
    if length > 125:
        start = 4 if length == 126 else 10
        if len(data) < start:
            return None
        length = int.from_bytes(data[2:start], "big")
    if length > LARGEST:
        raise MalformedFrame(TOO_BIG)
    end = start + 4 + length
    if len(data) < end:
        return None
    return ClientFrame(kind, is_last, unmasked(data[start + 4 : end], data[start : start + 4]), end)


def unmasked(content: bytes, mask: bytes) -> bytes:
    """Returns the content of a frame without its mask."""
    size = len(content)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def control_frame(kind: int, content: bytes = b"") -> bytes:
    """Returns a frame of a server that is no part of a message."""
    return bytes((LAST | kind, len(content))) + content


def ignore(_: bytes) -> None:
    """Ignores a message."""


class FeedConnection(asyncio.Protocol):
    """Connection of one feed."""

    __slots__ = (
        *("_awaits_answer", "_connections", "_ends", "_is_closing", "_is_paused", "_message"),
        *("_received", "_transport", "on_message", "on_writable"),
    )

    def __init__(self, transport: Any, connections: set[Any], is_paused: bool = False) -> None:
        self._transport = transport
        self._connections = connections
        """All connections of the server, which it closes when it stops."""
        self._ends: tuple[Callable[[], object], ...] = ()
        self._received = b""
        self._message: bytes | None = None
        """Beginning of a message whose last frame has not arrived."""
        self._is_closing = False
        self._is_paused = is_paused
        self._awaits_answer = False
        """Whether nothing has arrived since the last ping."""
        self.on_message: Callable[[bytes], object] = ignore
        """Called with each message of the client."""
        self.on_writable: Callable[[], None] | None = None
        """Called when the connection takes data again after it was slow."""
        connections.add(self)
        transport.set_protocol(self)

    def at_end(self, end: Callable[[], object]) -> None:
        """Calls a function when the connection is lost; at once where it is."""
        if self in self._connections:
            self._ends = (*self._ends, end)
        else:
            end()

    # ------------------------------------------------------------------ writing

    def is_writable(self) -> bool:
        """Returns whether the client reads what is sent."""
        return not self._is_paused

    def push(self, frame: bytes) -> None:
        """Writes a frame; drops it where the connection is closing."""
        if not self._is_closing and not self._transport.is_closing():
            self._transport.write(frame)

    def ping(self) -> None:
        """Sends a ping; closes a connection on which nothing has arrived since the last one."""
        if self._awaits_answer:
            self.abort()
        else:
            self._awaits_answer = True
            self.push(control_frame(PING))

    def abort(self) -> None:
        """Closes the connection without waiting for a client that does not read."""
        self._transport.abort()

    def close(self, code: int) -> None:
        """Sends a close frame, and waits a while for that of the client."""
        if not self._is_closing:
            self.push(control_frame(CLOSE, code.to_bytes(2, "big")))
            self._is_closing = True
            asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self._transport.close)

    def shutdown(self) -> None:
        """Closes the connection when the server stops."""
        self.push(control_frame(CLOSE, RESTART.to_bytes(2, "big")))
        self._is_closing = True
        self._transport.close()

    def pause_writing(self) -> None:
        """Notes that the client reads more slowly than the feed writes."""
        self._is_paused = True

    def resume_writing(self) -> None:
        """Lets the feed write again."""
        self._is_paused = False
        if self.on_writable is not None:
            self.on_writable()

    # ------------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        """Reads the frames of the client."""
        self._awaits_answer = False
        self._received += data
        try:
            while (frame := first_frame(self._received)) is not None:
                self._received = self._received[frame.size :]
                self._take(frame)
        except MalformedFrame as wrong:
            self._received = b""
            self.close(wrong.code)

    def _take(self, frame: ClientFrame) -> None:
        if frame.kind == CLOSE:
            self.push(control_frame(CLOSE, frame.content[:2]))
            self._is_closing = True
            self._transport.close()
        elif frame.kind == PING:
            self.push(control_frame(PONG, frame.content))
        elif frame.kind != PONG and not self._is_closing:
            self._take_part(frame)

    def _take_part(self, frame: ClientFrame) -> None:
        """Takes a frame of a message; hands over the message that it completes."""
        begins = frame.kind in (TEXT, BINARY)
        if frame.kind > BINARY or begins != (self._message is None):
            raise MalformedFrame(PROTOCOL_ERROR)
        whole = (self._message or b"") + frame.content
        if len(whole) > LARGEST:
            raise MalformedFrame(TOO_BIG)
        self._message = None if frame.is_last else whole
        if frame.is_last:
            self.on_message(whole)

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends the feed."""
        self._is_closing = True
        self._connections.discard(self)
        ends, self._ends = self._ends, ()
        self.on_message, self.on_writable = ignore, None
        for end in ends:
            end()
