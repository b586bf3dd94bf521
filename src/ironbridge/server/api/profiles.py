"""Profile endpoints: made with the first seat, read, changed, and the seats that it holds."""

from litestar import Response, get, post, put
from litestar.params import JSONBody

from ironbridge.server.api.auth import token_of
from ironbridge.server.api.dependencies import Caller, Registry
from ironbridge.server.api.export_schemas import DeletionRequest, ProfileExport
from ironbridge.server.api.profile_schemas import (
    NewProfile,
    Profile,
    ProfileChange,
    ProfileToken,
    SeatKey,
    SeatTokens,
)
from ironbridge.server.live import profile_deletion, profile_export, profile_seats
from ironbridge.server.middleware.public_address import url_of
from ironbridge.server.player_names import cleaned
from ironbridge.server.problems import Problem
from ironbridge.server.store.profile_rows import set_profile
from ironbridge.server.user_agent import family


@post("/api/profile")
async def create(request: Caller, registry: Registry, data: JSONBody[NewProfile]) -> ProfileToken:
    """Makes a profile that holds the seats of these tokens; returns the token of this device."""
    return await profile_seats.create(registry, data, agent_of(request))


@get("/api/profile")
async def show(request: Caller, registry: Registry) -> Profile:
    """Returns the profile of a device: its person, devices and seats."""
    return await profile_seats.described(
        registry, await profile_seats.opened(registry, token_of(request))
    )


@put("/api/profile")
async def change(request: Caller, registry: Registry, data: JSONBody[ProfileChange]) -> Profile:
    """Changes name, language or settings of a profile."""
    device = await profile_seats.opened(registry, token_of(request))
    columns: dict[str, object] = {}
    if data.name is not None:
        columns["name"] = cleaned(data.name)
    if data.language is not None:
        columns["language"] = data.language
    if data.settings is not None:
        columns["settings"] = data.settings
    if columns:
        await set_profile(registry.store, device.profile, columns)
    return await profile_seats.described(registry, device)


@post("/api/profile/seats", status_code=200)
async def sync_seats(
    request: Caller, registry: Registry, data: JSONBody[SeatTokens]
) -> list[SeatKey]:
    """Lets the profile hold the seats of these tokens; returns tokens of its other seats.

    A device that lost the token of a seat gets a new one.  A device whose tokens of a seat were
    ended by another device of the seat gets none.
    """
    device = await profile_seats.opened(registry, token_of(request))
    return await profile_seats.sync(registry, device, data.tokens)


@get("/api/profile/export")
async def export(request: Caller, registry: Registry) -> Response[ProfileExport]:
    """Returns everything that is stored about the person, as a file."""
    device = await profile_seats.opened(registry, token_of(request))
    base_url = url_of(request.scope, registry.options)
    found = await profile_export.export(registry, device, base_url)
    name = 'attachment; filename="ironbridge-profile.json"'
    return Response(found, headers={"content-disposition": name})


@post("/api/profile/deletion", status_code=204)
async def delete_for_ever(
    request: Caller, registry: Registry, data: JSONBody[DeletionRequest]
) -> None:
    """Deletes a profile with everything about it, for ever; the request names it once more.

    Its seats in running games become free; games without another person are deleted.
    """
    device = await profile_seats.opened(registry, token_of(request))
    if data.profile != device.profile:
        raise Problem(409, "other-profile")
    await profile_deletion.delete_profile(registry, device.profile, data.keep_names)


def agent_of(request: Caller) -> str:
    """Returns browser and system of the caller."""
    return family(request.headers.get("user-agent", ""))


HANDLERS = [create, show, change, sync_seats, export, delete_for_ever]
