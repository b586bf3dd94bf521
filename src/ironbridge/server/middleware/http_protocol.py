"""HTTP protocol class with timeouts and size limits: closes connections that exceed them."""

import asyncio
from functools import cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ironbridge.server.config import from_environment
from ironbridge.server.problems import Problem, encoded

LARGEST_HEAD: Final = 16 * 1024
"""Maximum size of a request's line and headers, in bytes."""
PADDING: Final = 8
"""Maximum ratio of bytes received to body length for a chunked body."""


class TooLarge(Exception):
    """The headers of a request exceed ``LARGEST_HEAD``."""


@cache
def error_response(status: str, kind: str) -> bytes:
    """Returns an encoded problem response, after which the connection is closed."""
    body = encoded(Problem(int(status[:3]), kind).document("en"))
    head = f"HTTP/1.1 {status}\r\ncontent-type: application/problem+json\r\n"
    head += f"connection: close\r\ncontent-length: {len(body)}\r\n\r\n"
    return head.encode() + body


SLOW: Final = "408 Request Timeout", "slow"
LARGE: Final = "431 Request Header Fields Too Large", "too-large"
GARBLED: Final = "400 Bad Request", "garbled"


class LimitedHttpProtocol(HttpToolsProtocol):
    """One HTTP connection with limits on the time and size of request headers.

    ``SecurityMiddleware`` limits the bodies.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        limits = from_environment().limits
        self._seconds = limits.slow
        self._most = LARGEST_HEAD + PADDING * max(limits.body, limits.record)
        self._timeout: asyncio.TimerHandle | None = None
        self._heard = 0
        """Bytes received since the chunk in which the current request began."""
        self._is_large = False

    def connection_made(self, transport: Any) -> None:
        """Accepts a connection and starts its timeout."""
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """Resets the count of received bytes."""
        self._heard = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Rejects a request whose headers are too large."""
        fields = sum(len(name) + len(value) for name, value in self.headers)
        if len(self.url) + fields > LARGEST_HEAD:
            self._is_large = True
            raise TooLarge  # the parser stops and calls ``send_400_response``
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Counts received bytes and starts or stops the timeout."""
        if self._timeout is None and self._is_between():
            self._wait()
        self._heard += len(data)
        super().data_received(data)
        if not self._is_between():
            self._cancel_timeout()
            if self._heard > self._most:
                self.transport.abort()
        elif self._heard > LARGEST_HEAD:
            self._close_with(LARGE)

    def handle_websocket_upgrade(self) -> None:
        """Stops the timeout: a WebSocket may stay silent."""
        self._cancel_timeout()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops the timeout of a closed connection."""
        self._cancel_timeout()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Rejects a malformed or too large request."""
        self._close_with(LARGE if self._is_large else GARBLED)

    def _is_between(self) -> bool:
        """Returns whether no request is in progress: none began, or the last is answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _wait(self) -> None:
        self._timeout = self.loop.call_later(self._seconds, self._close_with, SLOW)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    def _close_with(self, why: tuple[str, str]) -> None:
        """Sends an error unless a response is in progress, and closes the connection."""
        self._cancel_timeout()
        if not self.transport.is_closing():
            if self._is_between():
                self.transport.write(error_response(*why))
            self.transport.close()
