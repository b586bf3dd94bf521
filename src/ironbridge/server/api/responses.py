"""Responses whose body is already encoded as JSON."""

from typing import TypeVar, cast

from litestar import Response

from ironbridge.server.api.auth import Caller
from ironbridge.server.live.answer_cache import CachedAnswer

Promised = TypeVar("Promised")
Ready = Response[Promised]


def revalidated(request: Caller, answer: CachedAnswer) -> Response[Promised]:
    """Returns a cached answer with its entity tag; 304 when the client has it already."""
    headers = {
        "cache-control": "private, no-cache",
        "etag": answer.tag,
        "vary": "authorization, accept-language",
    }
    known = [each.strip() for each in request.headers.get("if-none-match", "").split(",")]
    if answer.tag in known:
        return Response(cast(Promised, b""), status_code=304, headers=headers)
    return ready(answer.body, headers)


def ready(body: bytes, headers: dict[str, str] | None = None) -> Response[Promised]:
    """Returns encoded JSON under the return type that the handler declares to the schema."""
    content = cast(Promised, body)
    return Response(content, media_type="application/json", headers=headers or {})
