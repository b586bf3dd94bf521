"""Security middleware: rate limits, origin check, body limits, security headers, request log."""

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs, quote

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ironbridge.server.client_network import CLIENT_NETWORK
from ironbridge.server.config import ServerConfig
from ironbridge.server.messages import choose
from ironbridge.server.metrics import Metrics
from ironbridge.server.middleware.public_address import PREFIX, PublicAddress, without_prefix
from ironbridge.server.middleware.request_path import canonical
from ironbridge.server.middleware.routes import USUAL, WEBSOCKET, RouteLimits, RouteTable
from ironbridge.server.middleware.token_bucket import RateLimiter, client_network
from ironbridge.server.middleware.websocket_protocol import FEED
from ironbridge.server.problems import Problem, encoded
from ironbridge.server.tokens import hashed

LOG: Final = logging.getLogger("ironbridge.requests")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
ANSWERS: Final = "websocket.http.response"
"""ASGI extension of servers that can reject a WebSocket with an HTTP response."""
SECRET_PATHS: Final = ("/join/", "/api/atom/")
"""Beginnings of paths whose rest is a secret."""
LONGEST_NAME: Final = 100
"""Maximum length of a host's name in a problem document."""
REFUSED: Final = 4000
"""WebSockets that are rejected otherwise close with this code plus the HTTP status."""
HEADERS: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def no_feed() -> None:
    """Does nothing: the request was no feed."""


class SecurityMiddleware:
    """ASGI middleware in front of the whole application."""

    def __init__(
        self, app: ASGIApp, options: ServerConfig, metrics: Metrics, routes: RouteTable
    ) -> None:
        self.app = app
        self.options = options
        self.routes = routes
        self.metrics = metrics
        self.public = PublicAddress(options)
        limits = options.limits
        self._addresses = RateLimiter(limits.address_rate, limits.address_burst)
        self._seats = RateLimiter(limits.seat_rate, limits.seat_burst)
        self._makers = RateLimiter(limits.create_rate, limits.create_burst)
        self._signers = RateLimiter(limits.sign_in_rate, limits.sign_in_burst)
        self._feeds: Counter[str] = Counter()
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if options.base_url.startswith("https:"):
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))
        self.header_lines = b"".join(b"%b: %b\r\n" % each for each in self._headers)
        """The headers that every response gets, as they are sent."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or answers it with a problem document."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
            return
        heard, began = RequestInfo(scope, self.options, self.public), time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._extra(heard, message)]
            await send(message)

        try:
            self.check(heard, scope)
            with self._watching(heard):
                await self.app(
                    scope, RequestBody(receive, heard.largest(), self.options).receive, answer
                )
        except Problem as problem:
            await self._refuse(heard, problem, answer)
        finally:
            self.log_request(heard, status, time.perf_counter() - began)

    def check(self, heard: "RequestInfo", scope: Any, route: RouteLimits | None = None) -> None:
        """Rejects requests that exceed a rate limit, come from another origin, or are too large.

        Replaces the path of the request by its canonical spelling, before anything reads it, unless
        ``route`` says that the path is spelled so, and which limits it has.
        """
        wait = self._addresses.retry_after(heard.client_network)
        if not wait:
            heard.check_host()
            if route is None:
                heard.find_route(scope, self.routes)
            else:
                heard.route = route
        if not wait and heard.route.creates_game:
            wait = self._makers.retry_after(heard.client_network)
        if not wait and heard.route.signs_in:
            wait = self._signers.retry_after(heard.client_network)
        if not wait and heard.token and heard.method not in SAFE:
            wait = self._seats.retry_after(hashed(heard.token))
        if wait:
            seconds = math.ceil(wait)
            raise Problem(429, "flood", headers={"retry-after": str(seconds)}, seconds=seconds)
        if heard.method not in SAFE and not heard.is_from_here():
            raise Problem(403, "origin")
        if heard.length > heard.largest():
            raise Problem(413, "too-large", headers={"connection": "close"})

    @contextmanager
    def _watching(self, heard: "RequestInfo") -> Iterator[None]:
        """Counts an open feed while it runs."""
        ends = self._count_feed(heard)
        try:
            yield
        finally:
            ends()

    def _count_feed(self, heard: "RequestInfo") -> Callable[[], None]:
        """Counts an open feed; returns what ends the count.

        Rejects a feed when its client has the maximum number already.
        """
        who = heard.client_network
        if not heard.route.is_feed:
            return no_feed
        if self._feeds[who] >= self.options.limits.feeds:
            raise Problem(429, "feeds", headers={"retry-after": "60"})
        self._feeds[who] += 1
        return partial(self._feed_ends, who)

    def _feed_ends(self, who: str) -> None:
        self._feeds[who] -= 1
        if not self._feeds[who]:
            del self._feeds[who]

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        """Passes a WebSocket on if it comes from the server's own page and within the limits."""
        heard = RequestInfo(scope, self.options, self.public)
        try:
            self.check(heard, scope)
            if not heard.is_from_here():
                raise Problem(403, "origin")
            ends = self._count_feed(heard)
            try:
                await self.app(scope, receive, send)
            finally:
                small = (scope.get("extensions") or {}).get(FEED)
                if small is None:
                    ends()
                else:  # the feed goes on without this task
                    small.at_end(ends)
        except Problem as problem:
            if ANSWERS in (scope.get("extensions") or {}):
                await self._refuse(heard, problem, send, "websocket.")
            else:
                await send(
                    {"type": "websocket.close", "code": REFUSED + problem.status, "reason": ""}
                )

    def _extra(self, heard: "RequestInfo", message: Any) -> list[tuple[bytes, bytes]]:
        """Returns the headers that every response gets."""
        named = {name for name, _ in message["headers"]}
        extra = list(self._headers)
        if heard.path.startswith("/api/") and b"cache-control" not in named:
            extra.append((b"cache-control", b"no-store"))
        return extra

    async def _refuse(
        self, heard: "RequestInfo", problem: Problem, send: Send, line: str = ""
    ) -> None:
        """Sends a problem document; ``line`` is the prefix of ASGI events for WebSockets."""
        language = choose(heard.language, heard.header(b"accept-language"))
        body = encoded(problem.document(language))
        headers = [
            (b"content-type", b"application/problem+json"),
            (b"content-length", str(len(body)).encode()),
            *((name.encode(), value.encode()) for name, value in problem.headers.items()),
        ]
        start: Any = {
            "type": f"{line}http.response.start",
            "status": problem.status,
            "headers": headers,
        }
        rest: Any = {"type": f"{line}http.response.body", "body": body, "more_body": False}
        await send(start)
        await send(rest)

    def log_request(self, heard: "RequestInfo", status: int, seconds: float) -> None:
        """Counts and logs a response, without tokens and without text that a person typed."""
        self.metrics.answered(heard.method, status, seconds)
        if LOG.isEnabledFor(logging.INFO):
            facts = {
                "method": heard.method,
                "path": heard.shown_path(),
                "status": status,
                "ms": round(seconds * 1000, 2),
                "address": heard.address,
            }
            LOG.info("request", extra=facts)


class RequestInfo:
    """Parts of a request that the middleware checks."""

    def __init__(self, scope: Any, options: ServerConfig, public: PublicAddress) -> None:
        self.options = options
        self.public = public
        self.method: str = scope.get("method", "GET")
        self.path: str = scope["path"]
        self.route = USUAL
        """Limits of the handler; the usual ones before the route is known."""
        self._query: bytes = scope.get("query_string", b"")
        self._headers: dict[bytes, bytes] = dict(scope["headers"])
        client = scope.get("client")
        self.peer = str(client[0]) if client else ""
        self.address = self._address()
        self.client_network = client_network(self.address)
        CLIENT_NETWORK.set(self.client_network)

    def find_route(self, scope: Any, routes: RouteTable) -> None:
        """Sets the path to its canonical spelling and finds the limits of its handler."""
        raw = scope.get("raw_path") or quote(scope["path"]).encode()
        root = scope.get("root_path", "")
        scope[PREFIX] = prefix = self.public.prefix(self.header, self.peer)
        raw = without_prefix(raw.partition(b"?")[0].removeprefix(root.encode()), prefix)
        self.path = canonical(raw)
        scope["path"] = root + self.path
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        self.route = routes.find(WEBSOCKET if is_socket else self.method, self.path)

    def header(self, name: bytes) -> str:
        """Returns a header's value; empty when there is none."""
        return self._headers.get(name, b"").decode("latin-1")

    def _address(self) -> str:
        """Returns the address of the client, from X-Forwarded-For behind a trusted proxy."""
        if self.public.is_proxy(self.peer):
            named = [part.strip() for part in self.header(b"x-forwarded-for").split(",")]
            strangers = [each for each in named if each and not self.public.is_proxy(each)]
            return strangers[-1] if strangers else self.peer
        return self.peer

    @property
    def language(self) -> str | None:
        """Returns the language that the query asks for."""
        asked = parse_qs(self._query.decode("latin-1")).get("lang")
        return asked[-1] if asked else None

    @property
    def token(self) -> str:
        """Returns the bearer token."""
        return self.header(b"authorization").partition(" ")[2].strip()

    @property
    def length(self) -> int:
        """Returns the ``content-length`` in bytes; 0 when absent or malformed."""
        said = self.header(b"content-length")
        return int(said) if said.isdecimal() and len(said) < 19 else 0

    def largest(self) -> int:
        """Returns the maximum size of this request's body, in bytes."""
        limits = self.options.limits
        return limits.record if self.route.has_large_body else limits.body

    def check_host(self) -> None:
        """Raises a problem when the request is addressed to a name that the server has not."""
        if not self.public.answers_to(self.header, self.peer):
            name = self.public.host(self.header, self.peer)[:LONGEST_NAME]
            raise Problem(421, "host", name=name)

    def is_from_here(self) -> bool:
        """Returns whether the request has the server's own origin, or none."""
        return self.public.is_own(self.header, self.peer)

    def shown_path(self) -> str:
        """Returns the path for the log, without the code of an invitation or of a feed."""
        return next((f"{each}*" for each in SECRET_PATHS if self.path.startswith(each)), self.path)


class RequestBody:
    """Request body with a size limit and a timeout."""

    def __init__(self, receive: Receive, largest: int, options: ServerConfig) -> None:
        self._receive = receive
        self._largest = largest
        self._left = options.limits.slow
        self._size = 0
        self._whole = False

    async def receive(self) -> Any:
        """Returns the next ASGI message."""
        if self._whole:
            return await self._receive()
        began = time.monotonic()
        try:
            async with asyncio.timeout(self._left):
                message = await self._receive()
        except TimeoutError:
            raise Problem(408, "slow", headers={"connection": "close"}) from None
        self._left -= time.monotonic() - began
        if message["type"] != "http.request":
            return message
        self._size += len(message["body"])
        self._whole = not message["more_body"]
        if self._size > self._largest:
            raise Problem(413, "too-large", headers={"connection": "close"})
        return message
