"""HTTP protocol class with timeouts and size limits: closes connections that exceed them."""

import asyncio
import logging
import socket
from functools import cache
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from ironbridge.server.config import from_environment
from ironbridge.server.problems import Problem, encoded
from ironbridge.server.process.accept_errors import Seldom
from ironbridge.server.process.file_limits import most_connections

LARGEST_HEAD: Final = 16 * 1024
"""Maximum size of a request's line and headers, in bytes."""
PADDING: Final = 8
"""Maximum ratio of bytes received to body length for a chunked body."""
ABORT: Final = "ironbridge.abort"
"""ASGI extension: a function that closes the connection without sending what is buffered."""
CYCLE: Final = "ironbridge.cycle"
"""ASGI extension: the request and its response, for ``respond``."""
SILENCE: Final = 60_000
"""Milliseconds without a sign of the client after which unsent bytes are given up."""
CROWDED: Final = Seldom()
SAME_MACHINE: Final = getattr(socket, "AF_UNIX", None)
LOG: Final = logging.getLogger(__name__)


class TooLarge(Exception):
    """The headers of a request exceed ``LARGEST_HEAD``."""


@cache
def error_response(status: str, kind: str) -> bytes:
    """Returns an encoded problem response, after which the connection is closed."""
    body = encoded(Problem(int(status[:3]), kind).document("en"))
    head = f"HTTP/1.1 {status}\r\ncontent-type: application/problem+json\r\n"
    head += f"connection: close\r\ncontent-length: {len(body)}\r\n\r\n"
    return head.encode() + body


def give_up_on_silence(transport: Any) -> None:
    """Lets the system close a connection whose client vanished, where the system can."""
    line = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_USER_TIMEOUT") and line.family != SAME_MACHINE:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENCE)


def respond(cycle: RequestResponseCycle, status: int, head: bytes, body: bytes) -> None:
    """Writes a whole response in one piece, and ends its request as the usual way would.

    ``head`` has the lines of the headers, without ``content-length``.
    """
    if cycle.disconnected:
        return
    cycle.response_started = cycle.response_complete = True
    ends = b"" if cycle.keep_alive else b"connection: close\r\n"
    lines = (STATUS_LINE[status], head, b"content-length: %d\r\n" % len(body), ends, b"\r\n", body)
    cycle.transport.write(b"".join(lines))
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()


SLOW: Final = "408 Request Timeout", "slow"
LARGE: Final = "431 Request Header Fields Too Large", "too-large"
FULL: Final = "503 Service Unavailable", "full"
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
        self._deadline: float | None = None
        """When the request that is awaited must have arrived."""
        self._timeout: asyncio.TimerHandle | None = None
        """Timer for the deadline; it may ring early, since deadlines only move on."""
        self._idle_since: float | None = None
        """When the last response was complete; ``None`` while a request is in progress."""
        self._heard = 0
        """Bytes received since the chunk in which the current request began."""
        self._is_large = False

    def connection_made(self, transport: Any) -> None:
        """Accepts a connection and starts its timeout; refuses it when descriptors run short."""
        super().connection_made(transport)
        give_up_on_silence(transport)
        if len(self.connections) > most_connections():
            if refused := CROWDED.due():
                LOG.error("connections refused", extra={"refused": refused})
            self._close_with(FULL)
            return
        self._wait()

    def on_message_begin(self) -> None:
        """Resets the count of received bytes; offers to abort the connection."""
        self._heard = 0
        super().on_message_begin()
        scope: Any = self.scope
        scope["extensions"] = {ABORT: {"abort": self.transport.abort, "is_feed": False}}

    def on_headers_complete(self) -> None:
        """Rejects a request whose headers are too large."""
        fields = sum(len(name) + len(value) for name, value in self.headers)
        if len(self.url) + fields > LARGEST_HEAD:
            self._is_large = True
            raise TooLarge  # the parser stops and calls ``send_400_response``
        super().on_headers_complete()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.scope is self.scope:  # no cycle for a WebSocket
            extensions: Any = self.scope["extensions"]
            extensions[CYCLE] = cycle

    def data_received(self, data: bytes) -> None:
        """Counts received bytes and starts or stops the timeout."""
        if self._deadline is None and self._is_between():
            self._wait()
        self._heard += len(data)
        super().data_received(data)
        if not self._is_between():
            self._deadline = None
            if self._heard > self._most:
                self.transport.abort()
        elif self._heard > LARGEST_HEAD:
            self._close_with(LARGE)

    def handle_websocket_upgrade(self) -> None:
        """Stops the timeout: a WebSocket may stay silent."""
        self._cancel_timeout()
        self._cancel_keep_alive()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # a cycle would keep this in memory

    def shutdown(self) -> None:
        """Ends the connection when the server stops; a feed at once, since it has no end."""
        scope: Any = self.scope
        if not self._is_between() and scope["extensions"][ABORT]["is_feed"]:
            self.transport.close()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops the timeouts of a closed connection."""
        self._cancel_timeout()
        self._cancel_keep_alive()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """Rejects a malformed or too large request."""
        self._close_with(LARGE if self._is_large else GARBLED)

    def _is_between(self) -> bool:
        """Returns whether no request is in progress: none began, or the last is answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def on_response_complete(self) -> None:
        """Goes on with the next request, or starts the wait for it.

        One timer looks at the time of the last response: a timer per request would cost more.
        """
        if self.pipeline or self.transport.is_closing():
            super().on_response_complete()
            return
        self.server_state.total_requests += 1
        self.flow.resume_reading()
        self._idle_since = self.loop.time()
        if self.timeout_keep_alive_task is None:
            self._look_later(self.timeout_keep_alive)

    def _look_later(self, seconds: float) -> None:
        self.timeout_keep_alive_task = self.loop.call_later(seconds, self._close_if_idle)

    def _close_if_idle(self) -> None:
        """Closes a connection that has been idle for as long as it may; otherwise looks later."""
        self.timeout_keep_alive_task = None
        if self._idle_since is None:
            return
        left = self._idle_since + self.timeout_keep_alive - self.loop.time()
        if left > 0:
            self._look_later(left)
        else:
            self.timeout_keep_alive_handler()

    def _unset_keepalive_if_required(self) -> None:
        """Ends the wait for the next request; the timer goes on."""
        self._idle_since = None

    def _wait(self) -> None:
        """Sets the deadline; a timer that already runs looks at it when it rings."""
        self._deadline = self.loop.time() + self._seconds
        if self._timeout is None:
            self._timeout = self.loop.call_later(self._seconds, self._ring)

    def _ring(self) -> None:
        """Closes the connection if its deadline has passed; otherwise waits for the rest."""
        self._timeout = None
        if self._deadline is None:
            return
        left = self._deadline - self.loop.time()
        if left > 0:
            self._timeout = self.loop.call_later(left, self._ring)
        else:
            self._close_with(SLOW)

    def _cancel_timeout(self) -> None:
        """Removes the deadline and the timer."""
        self._deadline = None
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None

    def _cancel_keep_alive(self) -> None:
        """Removes the timer of an idle connection."""
        self._idle_since = None
        if self.timeout_keep_alive_task is not None:
            self.timeout_keep_alive_task.cancel()
            self.timeout_keep_alive_task = None

    def _close_with(self, why: tuple[str, str]) -> None:
        """Sends an error unless a response is in progress, and closes the connection."""
        self._cancel_timeout()
        if not self.transport.is_closing():
            if self._is_between():
                self.transport.write(error_response(*why))
            self.transport.close()
