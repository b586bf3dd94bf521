"""Endpoints that open a profile on another device: recovery code, passkeys, links; its devices."""

from typing import Any

from litestar import delete, post
from litestar.params import FromPath, JSONBody

from ironbridge.server.api.auth import token_of
from ironbridge.server.api.dependencies import Caller, Registry
from ironbridge.server.api.profile_schemas import (
    PasskeyCredential,
    Profile,
    ProfileLink,
    ProfileToken,
    RecoveryCode,
    RecoveryRequest,
)
from ironbridge.server.api.profiles import agent_of
from ironbridge.server.api.schemas import CodeRequest
from ironbridge.server.api.seat_devices import qr
from ironbridge.server.live import passkeys, profile_devices, profile_seats
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.middleware.public_address import url_of
from ironbridge.server.middleware.routes import limits

DeviceId = FromPath[str]
PasskeyId = FromPath[str]
ATTEMPT = limits(signs_in=True)


@post("/api/profile/recovery")
async def new_recovery_code(request: Caller, registry: Registry) -> RecoveryCode:
    """Returns a new recovery code of a profile; the code before it ends."""
    device = await profile_seats.opened(registry, token_of(request))
    code, since = await profile_devices.renew_recovery(registry, device)
    return RecoveryCode(code=code, since=since)


@delete("/api/profile/recovery")
async def end_recovery_code(request: Caller, registry: Registry) -> None:
    """Ends the recovery code of a profile."""
    await profile_devices.end_recovery(
        registry, await profile_seats.opened(registry, token_of(request))
    )


@post("/api/profile/recover", status_code=200, opt=ATTEMPT)
async def recover(
    request: Caller, registry: Registry, data: JSONBody[RecoveryRequest]
) -> ProfileToken:
    """Opens the profile of a recovery code on this device."""
    return await profile_devices.recover(registry, data.code, agent_of(request))


@post("/api/profile/passkeys/options", status_code=200)
async def new_passkey_options(request: Caller, registry: Registry) -> dict[str, Any]:
    """Returns the options for ``navigator.credentials.create``, with a challenge."""
    device = await profile_seats.opened(registry, token_of(request))
    return await passkeys.registration(registry, device, site(request, registry))


@post("/api/profile/passkeys")
async def add_passkey(
    request: Caller, registry: Registry, data: JSONBody[PasskeyCredential]
) -> Profile:
    """Adds the passkey that the browser made; returns the profile."""
    device = await profile_seats.opened(registry, token_of(request))
    await passkeys.register(registry, device, site(request, registry), data)
    return await profile_seats.described(registry, device)


@delete("/api/profile/passkeys/{passkey:str}")
async def remove_passkey(request: Caller, registry: Registry, passkey: PasskeyId) -> None:
    """Removes a passkey of a profile."""
    device = await profile_seats.opened(registry, token_of(request))
    await passkeys.remove(registry, device, passkey)


@post("/api/profile/sign-in/options", status_code=200, opt=ATTEMPT)
async def sign_in_options(request: Caller, registry: Registry) -> dict[str, Any]:
    """Returns the options for ``navigator.credentials.get``, with a challenge."""
    return await passkeys.request_options(registry, site(request, registry))


@post("/api/profile/sign-in", status_code=200, opt=ATTEMPT)
async def sign_in_by_passkey(
    request: Caller, registry: Registry, data: JSONBody[PasskeyCredential]
) -> ProfileToken:
    """Opens the profile of a passkey on this device."""
    return await passkeys.sign_in(registry, site(request, registry), data, agent_of(request))


@post("/api/profile/link")
async def make_link(request: Caller, registry: Registry) -> ProfileLink:
    """Returns a link and a QR code that open the profile once on another device."""
    device = await profile_seats.opened(registry, token_of(request))
    code, expires = await profile_devices.make_link(registry, device)
    address = f"{url_of(request.scope, registry.options)}/profile#{code}"
    return ProfileLink(code=code, expires=expires, address=address, svg=qr(address))


@post("/api/profile/link/open", status_code=200, opt=ATTEMPT)
async def follow_link(
    request: Caller, registry: Registry, data: JSONBody[CodeRequest]
) -> ProfileToken:
    """Opens the profile of a link on this device; the link is used up."""
    return await profile_devices.follow_link(registry, data.code, agent_of(request))


@delete("/api/profile/devices")
async def sign_others_out(request: Caller, registry: Registry) -> None:
    """Ends all other devices of a profile with their seat tokens, and its open links."""
    device = await profile_seats.opened(registry, token_of(request))
    await profile_devices.sign_out(registry, device, None)


@delete("/api/profile/devices/{device:str}")
async def sign_out(request: Caller, registry: Registry, device: DeviceId) -> None:
    """Ends a device of a profile with its seat tokens; it may be the one that asks."""
    here = await profile_seats.opened(registry, token_of(request))
    await profile_devices.sign_out(registry, here, device)


def site(request: Caller, registry: GameRegistry) -> passkeys.Site:
    """Returns the address that the passkeys of this server are bound to."""
    return passkeys.site_of(url_of(request.scope, registry.options))


HANDLERS = [
    new_recovery_code,
    end_recovery_code,
    recover,
    new_passkey_options,
    add_passkey,
    remove_passkey,
    sign_in_options,
    sign_in_by_passkey,
    make_link,
    follow_link,
    sign_others_out,
    sign_out,
]
