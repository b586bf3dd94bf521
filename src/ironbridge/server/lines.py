"""Lines to clients: whoever does not finish asking in time is told so and let go."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from ironbridge.server.options import from_environment
from ironbridge.server.problems import Problem, encoded

SLOW: Final = encoded(Problem(408, "slow").document("en"))
ANSWER: Final = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: application/problem+json\r\n"
    b"connection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(SLOW), SLOW)
)


class Line(H11Protocol):
    """One connection.  The head of a request has as long as the operator allows; the body is
    timed by the guard."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._seconds = from_environment().limits.slow
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody has called."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """A piece of a request has come."""
        if self._alarm is None and self._is_between():
            self._wait()
        super().data_received(data)
        if not self._is_between():
            self._relax()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The line becomes a feed, which may stay silent for as long as nothing happens."""
        self._relax()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._relax()
        super().connection_lost(exc)

    def _is_between(self) -> bool:
        """Whether no request is under way: none, or the last one is answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _wait(self) -> None:
        self._alarm = self.loop.call_later(self._seconds, self._let_go)

    def _relax(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _let_go(self) -> None:
        self._alarm = None
        transport: Any = self.transport
        if not transport.is_closing() and self._is_between():
            transport.write(ANSWER)
            transport.close()
