"""WebSocket protocol class that lets feeds write whole frames to their connection.

The usual way of a message costs a task switch, a protocol state machine and several copies.  A feed
sends the same bytes to many connections: it frames them once and writes them straight to each
transport.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PUSH: Final = "ironbridge.push"
"""ASGI extension: the connection itself, for feeds that write frames."""
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

    def is_writable(self) -> bool:
        """Returns whether the client reads what is sent."""
        return self.writable.is_set()

    def push(self, frame: bytes) -> None:
        """Writes a frame; drops it where the connection is closing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def abort(self) -> None:
        """Closes the connection without waiting for a client that does not read."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """Lets the application write again."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()
