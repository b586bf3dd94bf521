"""Entries whose request has arrived whole: answered in one piece, in front of all middleware.

The checks, the rules and the answers are those of the usual way; only the way is shorter.  A
request of another form, or one whose body cannot be read, takes the usual way.
"""

import re
import time
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from ironbridge.server.api.fast_routes import JSON, PROBLEM, READ, bearer_token, documented
from ironbridge.server.api.moves import enter
from ironbridge.server.api.schemas import NewEntry
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.messages import choose
from ironbridge.server.middleware.http_protocol import CYCLE, respond
from ironbridge.server.middleware.security import RequestInfo, SecurityMiddleware
from ironbridge.server.problems import encoded

PATH: Final = re.compile(rb"/api/games/([a-z0-9]{1,32})/entries")
ANY_GAME: Final = "/api/games/any/entries"
"""Path of the entries of a game, whose limits are those of all games."""
QUERY: Final = re.compile(rb"(?:lang=([a-z]{2}))?")
LARGEST: Final = 1024
"""Maximum size in bytes of a body that is read here."""


class EntryRoute:
    """ASGI application in front of the others."""

    def __init__(self, app: SecurityMiddleware, registry: GameRegistry) -> None:
        self._security = app
        self._app: ASGIApp = app
        self._registry = registry
        self._limits = app.routes.find("POST", ANY_GAME)
        kinds = {False: JSON, True: PROBLEM}
        self._heads = {
            is_problem: b"content-type: %b\r\ncache-control: no-store\r\n%b"
            % (kind, app.header_lines)
            for is_problem, kind in kinds.items()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers an entry that has arrived whole; passes all other requests on."""
        asked: Any = scope
        if asked["type"] == "http" and asked["method"] == "POST":
            found = PATH.fullmatch(asked["raw_path"])
            cycle = (asked.get("extensions") or {}).get(CYCLE) if found else None
            data = None if cycle is None else entry_in(asked, cycle)
            if found and data is not None:
                await self._enter(asked, cycle, found[1].decode(), data)
                return
        await self._app(scope, receive, send)

    async def _enter(self, scope: Any, cycle: Any, game: str, data: NewEntry) -> None:
        """Appends an entry and answers."""
        began = time.perf_counter()
        heard = RequestInfo(scope, self._security.options, self._security.public)
        wish = QUERY.fullmatch(scope["query_string"])
        accepted = heard.header(b"accept-language")
        language = language_of(wish[1] if wish else None, accepted)
        status, head = 200, self._heads[False]
        try:
            self._security.check(heard, scope, self._limits)
            token = bearer_token(heard.header(b"authorization"))
            body = await enter(self._registry, game, token, data, language)
        except Exception as error:
            document, headers = documented(error, language, scope)
            status, body = document.status, encoded(document)
            lines = (f"{name}: {value}\r\n".encode() for name, value in headers.items())
            head = self._heads[True] + b"".join(lines)
        respond(cycle, status, head, body)
        self._security.log_request(heard, status, time.perf_counter() - began)


@lru_cache(256)
def language_of(wish: bytes | None, accepted: str) -> str:
    """Returns the language of an answer."""
    return choose(None if wish is None else wish.decode(), accepted)


def entry_in(scope: Any, cycle: Any) -> NewEntry | None:
    """Returns the entry of a request; ``None`` for a request that takes the usual way."""
    if cycle.more_body or len(cycle.body) > LARGEST or cycle.flow.write_paused:
        return None
    if (b"content-type", JSON) not in scope["headers"]:
        return None
    if not QUERY.fullmatch(scope["query_string"]):
        return None
    try:
        return READ.decode(cycle.body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
