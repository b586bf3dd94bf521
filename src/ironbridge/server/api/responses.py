"""Responses whose body is already encoded as JSON."""

from typing import TypeVar, cast

from litestar import Response

Promised = TypeVar("Promised")
Ready = Response[Promised]


def ready(body: bytes, headers: dict[str, str] | None = None) -> Response[Promised]:
    """Returns encoded JSON under the return type that the handler declares to the schema."""
    content = cast(Promised, body)
    return Response(content, media_type="application/json", headers=headers or {})
