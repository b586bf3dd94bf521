"""Ways to open a profile on another device: recovery code and link; ends of devices."""

import time
from typing import Final

from sqlalchemy import Connection

from ironbridge.server.api.profile_schemas import ProfileToken
from ironbridge.server.invitations import DEVICE_LINK_LIFETIME
from ironbridge.server.live.profile_seats import described, new_device
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.recovery_code import fresh_code, normal
from ironbridge.server.store.profile_rows import (
    add_code,
    add_device,
    devices_of,
    end_devices,
    profile_by_recovery,
    set_profile,
    use_code,
)
from ironbridge.server.store.rows import ProfileDeviceRow
from ironbridge.server.tokens import fresh_token, hashed

LINK: Final = "link"
"""Kind of codes that open a profile on another device."""


async def renew_recovery(registry: GameRegistry, device: ProfileDeviceRow) -> tuple[str, float]:
    """Returns a new recovery code and when it was made; the code before it ends."""
    code, now = fresh_code(), time.time()
    key = hashed(normal(code) or "")
    await set_profile(registry.store, device.profile, {"recovery": key, "recovery_since": now})
    return code, now


async def end_recovery(registry: GameRegistry, device: ProfileDeviceRow) -> None:
    """Ends the recovery code of a profile."""
    await set_profile(registry.store, device.profile, {"recovery": None, "recovery_since": None})


async def recover(registry: GameRegistry, typed: str, agent: str) -> ProfileToken:
    """Opens the profile of a recovery code on a new device."""
    code = normal(typed)
    if code is None:
        raise Problem(422, "recovery-typo")
    found = await profile_by_recovery(registry.store, hashed(code))
    if found is None:
        raise Problem(403, "recovery")
    return await enter(registry, found.id, agent, "recovery")


async def enter(registry: GameRegistry, profile: str, agent: str, origin: str) -> ProfileToken:
    """Adds a device to a profile; returns its token."""
    device, token = new_device(profile, agent, origin)
    await registry.store.write(lambda found: add_device(found, device))
    return ProfileToken(token=token, profile=await described(registry, device))


async def make_link(registry: GameRegistry, device: ProfileDeviceRow) -> tuple[str, float]:
    """Returns a code that opens the profile once on another device, and when it expires."""
    code, now = fresh_token(), time.time()

    def add(connection: Connection) -> None:
        add_code(connection, LINK, hashed(code), device.profile, now, DEVICE_LINK_LIFETIME)

    await registry.store.write(add)
    return code, now + DEVICE_LINK_LIFETIME


async def follow_link(registry: GameRegistry, code: str, agent: str) -> ProfileToken:
    """Opens the profile of a link on a new device; the link is used up."""

    def use(connection: Connection) -> tuple[ProfileDeviceRow, str]:
        profile = use_code(connection, LINK, hashed(code), time.time())
        assert profile is not None
        device, token = new_device(profile, agent, LINK)
        add_device(connection, device)
        return device, token

    device, token = await registry.store.write(use)
    return ProfileToken(token=token, profile=await described(registry, device))


async def sign_out(registry: GameRegistry, device: ProfileDeviceRow, name: str | None) -> None:
    """Ends a device of a profile with its seat tokens; all other devices without a name."""
    rows = await devices_of(registry.store, device.profile)
    if name is None:
        hashes = [row.hash for row in rows if row.hash != device.hash]
    else:
        hashes = [row.hash for row in rows if row.id == name]
        if not hashes:
            raise Problem(404, "no-profile-device")

    def end(connection: Connection) -> dict[str, int]:
        return end_devices(registry.store, connection, device.profile, hashes, time.time())

    await forget(registry, await registry.store.write(end))


async def forget(registry: GameRegistry, changes: dict[str, int]) -> None:
    """Closes the feeds of ended tokens in this process; others hear of it by the database."""
    for game, token_changes in changes.items():
        live_game = registry.live_games.get(game)
        if live_game is not None:
            await registry.forget_tokens(live_game, token_changes)
        else:
            registry.drop_tokens(game)
