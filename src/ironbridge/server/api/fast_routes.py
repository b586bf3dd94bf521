"""Hot routes without the framework: entries, views and WebSocket feeds.

The dependency injection and validation of the framework cost more than an entry itself.  Requests
of the usual form are answered here, by the functions that the framework's handlers also call.  All
others, and all that cannot be read, go on to the framework, which says what is wrong with them.
"""

import logging
import re
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from ironbridge.errors import BadInput, Refused
from ironbridge.server.api.feed import FeedListener, listen, subscription
from ironbridge.server.api.games import state_of
from ironbridge.server.api.moves import enter
from ironbridge.server.api.schemas import NewEntry
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.socket_subscriber import SocketSubscriber
from ironbridge.server.messages import choose
from ironbridge.server.middleware.security import REFUSED
from ironbridge.server.middleware.websocket_protocol import PUSH
from ironbridge.server.problems import Problem, ProblemDocument, bad_input, encoded, refused

LOG: Final = logging.getLogger(__name__)
PATH: Final = re.compile(r"/api/games/([a-z0-9]+)/(entries|view|feed)")
QUERY: Final = re.compile(rb"(?:seat=(\d))?&?(?:lang=([a-z]{2}))?&?(?:protocol=([12]))?")
"""Queries of the usual form; all others go to the framework."""
JSON: Final = b"application/json"
PROBLEM: Final = b"application/problem+json"
READ: Final = msgspec.json.Decoder(NewEntry)


class Gone(Exception):
    """The client has closed its WebSocket."""


class GameRequest:
    """Parts of a request that the hot routes need."""

    __slots__ = ("_headers", "game", "language", "protocol", "seat", "what")

    def __init__(self, scope: Any, game: str, what: str, query: "re.Match[bytes]") -> None:
        self.game = game
        self.what = what
        self._headers: dict[bytes, bytes] = dict(scope["headers"])
        seat, language, protocol = query.groups()
        self.seat = None if seat is None else int(seat)
        self.protocol = int(protocol or 1)
        wish = None if language is None else language.decode()
        self.language = choose(wish, self.header(b"accept-language"))

    def header(self, name: bytes) -> str:
        """Returns a header's value; empty when there is none."""
        return self._headers.get(name, b"").decode("latin-1")

    @property
    def token(self) -> str | None:
        """Returns the bearer token."""
        return bearer_token(self.header(b"authorization"))


def bearer_token(header: str) -> str | None:
    """Returns the token of an ``Authorization`` header."""
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


class FastRoutes:
    """ASGI application in front of the framework's."""

    def __init__(self, app: ASGIApp, registry: GameRegistry) -> None:
        self.app = app
        self.registry = registry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request of the usual form; passes others on."""
        request = game_request_of(scope)
        if request is None:
            await self.app(scope, receive, send)
        elif request.what == "entries":
            await self._entry(request, scope, receive, send)
        elif request.what == "view":
            await self._view(request, scope, send)
        else:
            await self._feed(request, scope, receive, send)

    async def _entry(self, request: GameRequest, scope: Any, receive: Any, send: Any) -> None:
        """Appends an entry; a body that cannot be read goes to the framework."""
        message = await receive()
        try:
            if message.get("more_body") or message["type"] != "http.request":
                raise msgspec.ValidationError
            data = READ.decode(message["body"])
        except (msgspec.MsgspecError, UnicodeDecodeError):
            await self.app(scope, Again(message, receive).receive, send)
            return
        try:
            body = await enter(self.registry, request.game, request.token, data, request.language)
        except Exception as error:
            await answer_error(error, request.language, scope, send)
        else:
            await answer(send, 200, JSON, body)

    async def _view(self, request: GameRequest, scope: Any, send: Any) -> None:
        """Sends the current state of a game."""
        try:
            body = await state_of(
                self.registry, request.game, request.token, request.seat, request.language
            )
        except Exception as error:
            await answer_error(error, request.language, scope, send)
        else:
            await answer(send, 200, JSON, body)

    async def _feed(self, request: GameRequest, scope: Any, receive: Any, send: Any) -> None:
        """Sends every change of a game as frames that its connection takes directly."""

        async def receive_text(_: str = "text") -> str:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                raise Gone
            return message.get("text") or ""

        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            live_game, seat, language, since, holder = await subscription(
                receive_text, self.registry, request.game, request.language
            )
            connection = scope["extensions"][PUSH]
            small = connection.hand_over()
            watcher = SocketSubscriber(
                live_game,
                seat,
                language,
                since,
                small or connection,
                holder,
                protocol=request.protocol,
            )
            if small is not None:
                small.on_message = FeedListener(small, watcher, self.registry).take
                small.at_end(watcher.__exit__)
                watcher.__enter__()
                return
            with watcher:
                await listen(receive_text, watcher, self.registry)
            status = 429
        except Gone:
            return
        except Problem as problem:
            status = problem.status
            text = encoded(problem.document(request.language)).decode()
            await send({"type": "websocket.send", "bytes": None, "text": text})
        await send({"type": "websocket.close", "code": REFUSED + status, "reason": ""})


class Again:
    """Request body whose first message was already received."""

    def __init__(self, first: Any, receive: Any) -> None:
        self._first = first
        self._receive = receive

    async def receive(self) -> Any:
        """Returns the first message again, then the following ones."""
        first, self._first = self._first, None
        return first if first is not None else await self._receive()


def game_request_of(scope: Any) -> GameRequest | None:
    """Returns a request to a hot route in the usual form; ``None`` for all others."""
    kind = scope["type"]
    if kind not in ("http", "websocket"):
        return None
    found = PATH.fullmatch(scope["path"])
    query = found and QUERY.fullmatch(scope["query_string"])
    if not found or not query:
        return None
    game, what = found.groups()
    if kind == "websocket":
        wanted = what == "feed" and PUSH in (scope.get("extensions") or {})
    elif what == "entries":
        headers = dict(scope["headers"])
        wanted = scope["method"] == "POST" and headers.get(b"content-type") == JSON
    else:
        wanted = what == "view" and scope["method"] == "GET"
    return GameRequest(scope, game, what, query) if wanted else None


async def answer(
    send: Any, status: int, kind: bytes, body: bytes, headers: dict[str, str] | None = None
) -> None:
    """Sends a response in one piece."""
    sent = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if headers:
        sent += [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def answer_error(error: Exception, language: str, scope: Any, send: Any) -> None:
    """Sends the problem document of an exception."""
    document, headers = documented(error, language, scope)
    await answer(send, document.status, PROBLEM, encoded(document), headers)


def documented(
    error: Exception, language: str, scope: Any
) -> tuple[ProblemDocument, dict[str, str]]:
    """Returns the problem document of an exception, and the headers of its response.

    Logs an exception that is not expected.
    """
    if isinstance(error, Problem):
        return error.document(language), error.headers
    if isinstance(error, Refused):
        return refused(error, language), {}
    if isinstance(error, BadInput):
        return bad_input(error, language), {}
    LOG.exception("request failed", extra={"path": scope["path"]}, exc_info=error)
    return Problem(500, "ours").document(language), {}
