"""Injected parameters of handlers: caller, game registry, path parameters, strict body."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ironbridge.server.api.auth import language_of
from ironbridge.server.api.validation import explained
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem

Caller = Request[Any, Any, Any]
Registry = NamedDependency[GameRegistry]
GameName = FromPath[str]
TitleName = FromPath[str]
SeatInPath = FromPath[int]
TurnInPath = FromPath[int]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Protocol = Annotated[int, QueryParameter(ge=1, le=2)]


@cache
def reader(kind: Any) -> "msgspec.json.Decoder[Any]":
    """Returns the JSON decoder for a type of body."""
    return msgspec.json.Decoder(kind)


async def read_strictly(request: Caller) -> None:
    """Rejects a body that the framework would coerce, such as ``"0"`` for a number."""
    field = request.route_handler.parsed_data_field
    if field is None:
        return
    try:
        reader(field.annotation).decode(await request.body())
    except (msgspec.MsgspecError, UnicodeDecodeError) as wrong:
        detail = explained(language_of(request), str(wrong))
        raise Problem(422, "input", detail=detail) from None
