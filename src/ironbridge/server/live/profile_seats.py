"""Profiles: made with a person's first seat, held by devices, and the seats that they hold."""

import time
from typing import Any, Final

from sqlalchemy import Connection

from ironbridge.server.api.profile_schemas import (
    NewProfile,
    Passkey,
    Profile,
    ProfileDevice,
    ProfileFacts,
    ProfileSeat,
    ProfileToken,
    SeatKey,
)
from ironbridge.server.live.device_tokens import MOST_DEVICES
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.player_names import cleaned
from ironbridge.server.problems import Problem
from ironbridge.server.store import Store
from ironbridge.server.store.profile_rows import (
    FEED,
    add_profile,
    adopt,
    claim,
    device_of,
    devices_of,
    has_code,
    passkeys_of,
    profile_named,
    seats_of,
    see_device,
)
from ironbridge.server.store.rows import ProfileDeviceRow, ProfileRow
from ironbridge.server.tokens import fresh_name, fresh_token, hashed

SEEN: Final = 600.0
"""Seconds after which the time is stored again at which a device was last seen."""
ASK: Final = {"www-authenticate": "Bearer"}


async def opened(registry: GameRegistry, token: str | None) -> ProfileDeviceRow:
    """Returns the device of a profile's token; a problem when it is missing, unknown or ended."""
    if token is None:
        raise Problem(401, "no-profile-token", headers=ASK)
    found = await device_of(registry.store, hashed(token))
    if found is None:
        raise Problem(401, "unknown-profile", headers=ASK)
    if found.ended is not None:
        raise Problem(401, "ended-profile", headers=ASK)
    now = time.time()
    if now - found.seen > SEEN:
        await see_device(registry.store, found.hash, now)
    return found


async def profile_of(registry: GameRegistry, device: ProfileDeviceRow) -> ProfileRow:
    """Returns the profile of a device."""
    found = await profile_named(registry.store, device.profile)
    if found is None:  # deleted a moment ago
        raise Problem(401, "unknown-profile", headers=ASK)
    return found


def new_device(profile: str, agent: str, origin: str) -> tuple[ProfileDeviceRow, str]:
    """Returns the row of a new device of a profile, and its token."""
    token, now = fresh_token(), time.time()
    row = ProfileDeviceRow(
        hash=hashed(token), profile=profile, name=agent, origin=origin, created=now, seen=now
    )
    return row, token


async def create(registry: GameRegistry, wish: NewProfile, agent: str) -> ProfileToken:
    """Makes a profile that holds the seats of some tokens; a problem when none is valid.

    A profile begins with a seat, so as many profiles are made as seats are taken.
    """
    hashes = [hashed(token) for token in wish.tokens]
    if not await registry.store.tokens(hashes):
        raise Problem(422, "profile-seat")
    row = ProfileRow(
        id=fresh_name(16),
        name=cleaned(wish.name),
        language=wish.language,
        settings=wish.settings,
        created=time.time(),
    )
    device, token = new_device(row.id, agent, "first")
    await add_profile(registry.store, row, device)
    await registry.store.write(lambda found: adopt(found, device, hashes, row.created))
    return ProfileToken(token=token, profile=await described(registry, device))


async def sync(
    registry: GameRegistry, device: ProfileDeviceRow, tokens: list[str]
) -> list[SeatKey]:
    """Adopts the seats of a device's tokens; returns tokens of the seats that it has none of."""
    hashes, now = [hashed(token) for token in tokens], time.time()

    def both(connection: Connection) -> list[Any]:
        shown = adopt(connection, device, hashes, now)
        return claim(connection, device, shown, MOST_DEVICES, now)

    given = await registry.store.write(both)
    return [SeatKey(game=row.game, seat=row.seat, token=token) for row, token in given]


def facts_of(row: ProfileRow) -> dict[str, Any]:
    """Returns the fields of ``ProfileFacts``."""
    return {name: getattr(row, name) for name in ProfileFacts.__struct_fields__}


async def passkey_list(store: Store, profile: str) -> list[Passkey]:
    """Returns the passkeys of a profile as its person sees them."""
    return [
        Passkey(id=each.id, name=each.name, created=each.created, used=each.used)
        for each in await passkeys_of(store, profile)
    ]


async def described(registry: GameRegistry, device: ProfileDeviceRow) -> Profile:
    """Returns a profile as its devices see it."""
    row = await profile_of(registry, device)
    seats = await seats_of(registry.store, row.id)
    return Profile(
        **facts_of(row),
        passkeys=await passkey_list(registry.store, row.id),
        devices=[
            ProfileDevice(
                id=each.id,
                name=each.name,
                origin=each.origin,
                created=each.created,
                seen=each.seen,
                here=each.hash == device.hash,
            )
            for each in await devices_of(registry.store, row.id)
        ],
        has_feed=await has_code(registry.store, row.id, FEED),
        seats=[ProfileSeat(game=each.game, seat=each.seat) for each in seats],
    )
