"""Endpoints of the Atom feed of a profile: its secret address, and the feed."""

from litestar import Response, delete, get, post
from litestar.params import FromPath

from ironbridge.server.api.auth import token_of
from ironbridge.server.api.dependencies import Caller, Registry
from ironbridge.server.api.profile_schemas import FeedAddress
from ironbridge.server.live import profile_seats, turn_feed
from ironbridge.server.live.answer_cache import CachedAnswer
from ironbridge.server.middleware.public_address import url_of

FeedSecret = FromPath[str]


@post("/api/profile/atom")
async def make_address(request: Caller, registry: Registry) -> FeedAddress:
    """Returns a new secret address of the profile's Atom feed; the address before it ends."""
    device = await profile_seats.opened(registry, token_of(request))
    secret = await turn_feed.new_address(registry, device)
    return FeedAddress(address=f"{url_of(request.scope, registry.options)}/api/atom/{secret}")


@delete("/api/profile/atom")
async def end_address(request: Caller, registry: Registry) -> None:
    """Ends the address of the profile's Atom feed."""
    device = await profile_seats.opened(registry, token_of(request))
    await turn_feed.end_address(registry, device)


@get("/api/atom/{secret:str}", media_type=turn_feed.MEDIA_TYPE)
async def atom(request: Caller, registry: Registry, secret: FeedSecret) -> Response[bytes]:
    """Returns the Atom feed of a profile: one entry for each own seat whose turn it is."""
    base_url = url_of(request.scope, registry.options)
    found = CachedAnswer.of(await turn_feed.feed(registry, secret, base_url))
    headers = {"cache-control": "private, no-cache", "etag": found.tag}
    known = [each.strip() for each in request.headers.get("if-none-match", "").split(",")]
    if found.tag in known:
        return Response(b"", status_code=304, headers=headers)
    return Response(found.body, media_type=turn_feed.MEDIA_TYPE, headers=headers)


HANDLERS = [make_address, end_address, atom]
