"""What handlers are given: the caller, the hall, and parts of the address."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from ironbridge.server.hall import Hall

Caller = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
GameName = FromPath[str]
TitleName = FromPath[str]
SeatInPath = FromPath[int]
SeatWish = Annotated[int | None, QueryParameter(ge=0, le=9)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
