"""WebSocket protocol class that lets feeds write whole frames to their connection.

The usual way of a message costs a task switch, a protocol state machine and several copies.  A feed
sends the same bytes to many connections: it frames them once and writes them straight to each
transport.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ironbridge.server.middleware.feed_connection import FeedConnection

PUSH: Final = "ironbridge.push"
"""ASGI extension: the connection itself, for feeds that write frames."""
FEED: Final = "ironbridge.feed"
"""ASGI extension: the connection that has taken the place of the first one."""
TEXT: Final = 0x81
"""First byte of a frame that is a whole text message."""


def text_frame(message: bytes) -> bytes:
    """Returns a text message as a frame of a server, which is not masked."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message


class Released:
    """Stands for the transport of a connection whose place another one has taken."""

    def close(self) -> None:
        """Does nothing: the other connection is open."""

    def is_closing(self) -> bool:
        """Returns ``True``: nothing more is written."""
        return True


class PushingWebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection that also takes frames."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.on_writable: Callable[[], None] | None = None
        """Called when the connection takes data again after it was slow."""

    def handle_connect(self, event: Any) -> None:
        """Offers this connection to the application."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[PUSH] = self

    def hand_over(self) -> FeedConnection | None:
        """Lets a small connection take the place of this one, whose task then ends.

        Returns ``None`` where the client has sent more than its first message.
        """
        if self.close_sent or self.transport.is_closing() or not self._is_between_messages():
            return None
        self.stop_keepalive()
        self.connections.discard(self)
        feed = FeedConnection(self.transport, self.connections, not self.is_writable())
        extensions: Any = self.scope["extensions"]
        extensions[FEED] = feed
        del extensions[PUSH]  # a cycle would keep this object in memory
        self.transport = Released()  # type: ignore[assignment]
        self.conn.parser.close()
        return feed

    def _is_between_messages(self) -> bool:
        """Returns whether every byte that has arrived belongs to a message that was read."""
        parser: Any = self.conn.parser
        while (inner := getattr(parser, "gi_yieldfrom", None)) is not None:
            parser = inner
        if parser.__name__ != "at_eof" or self.conn.reader.buffer:  # inside a frame
            return False
        return not self.frames and not self.read_paused and self.queue.empty()

    def is_writable(self) -> bool:
        """Returns whether the client reads what is sent."""
        return self.writable.is_set()

    def push(self, frame: bytes) -> None:
        """Writes a frame; drops it where the connection is closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def ping(self) -> None:
        """Does nothing: this connection sends pings by itself."""

    def abort(self) -> None:
        """Closes the connection without waiting for a client that does not read."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """Lets the application write again."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()
