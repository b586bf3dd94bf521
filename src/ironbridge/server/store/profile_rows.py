"""Profiles in the database: the person, the devices, and the seats that the profile holds.

A profile holds a seat by a row in ``tokens`` whose origin is ``profile`` and whose token no
device has.  Everything that ends the tokens of a seat ends this row as well.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ironbridge.server.problems import Problem
from ironbridge.server.store import SEATS_CHANGED, Store, insert_all, schema
from ironbridge.server.store.rows import PasskeyRow, ProfileDeviceRow, ProfileRow, TokenRow
from ironbridge.server.store.seat_tokens import count_token_change
from ironbridge.server.tokens import fresh_token, hashed

HOLDS: Final = "profile"
"""Origin of the row by which a profile holds a seat."""
CLAIMED: Final = "claimed"
"""Origin of a token that a device of the profile asked for."""
FEED: Final = "feed"
"""Kind of codes that open the Atom feed of a profile; they last until their person ends them."""
MOST_DEVICES: Final = 20
"""Maximum number of devices of one profile."""
MOST_SEATS: Final = 500
"""Maximum number of seats of a profile that one device gets; the newest ones."""

Place = tuple[str, int | None]
"""Game and seat; no seat for the host of a game without one."""


def place(row: TokenRow) -> Place:
    """Returns game and seat of a token."""
    return row.game, row.seat


async def add_profile(store: Store, profile: ProfileRow, device: ProfileDeviceRow) -> None:
    """Inserts a profile with its first device."""
    values = msgspec.structs.asdict(profile)
    values["settings"] = msgspec.json.encode(profile.settings).decode()

    def add(connection: Connection) -> None:
        connection.execute(insert(schema.profiles), values)
        insert_all(connection, schema.profile_devices, [device])

    await store.write(add)


async def profile_named(store: Store, name: str) -> ProfileRow | None:
    """Returns a profile; ``None`` when it does not exist."""
    row = schema.profiles
    return await store.read(lambda found: one_profile(found, row.c.id == name))


def one_profile(connection: Connection, condition: Any) -> ProfileRow | None:
    """Returns the profile that meets a condition."""
    found = connection.execute(select(schema.profiles).where(condition)).mappings().first()
    if found is None:
        return None
    return ProfileRow(**{**found, "settings": msgspec.json.decode(found["settings"])})


async def set_profile(store: Store, profile: str, columns: dict[str, Any]) -> None:
    """Updates columns of a profile."""
    values = dict(columns)
    if "settings" in values:
        values["settings"] = msgspec.json.encode(values["settings"]).decode()
    row = schema.profiles
    query = update(row).where(row.c.id == profile).values(**values)
    await store.write(lambda connection: connection.execute(query))


async def device_of(store: Store, key: str) -> ProfileDeviceRow | None:
    """Returns the device of a profile by the hash of its token."""
    row = schema.profile_devices
    query = select(row).where(row.c.hash == key)

    def select_device(connection: Connection) -> ProfileDeviceRow | None:
        found = connection.execute(query).mappings().first()
        return None if found is None else ProfileDeviceRow(**found)

    return await store.read(select_device)


async def devices_of(store: Store, profile: str) -> list[ProfileDeviceRow]:
    """Returns the devices of a profile, the oldest first; ended ones are left out."""
    return await store.read(lambda connection: valid_devices(connection, profile))


def valid_devices(connection: Connection, profile: str) -> list[ProfileDeviceRow]:
    """Returns the devices of a profile, the oldest first; ended ones are left out."""
    row = schema.profile_devices
    query = (
        select(row)
        .where(row.c.profile == profile, row.c.ended.is_(None))
        .order_by(row.c.created, row.c.hash)
    )
    return [ProfileDeviceRow(**each) for each in connection.execute(query).mappings()]


def add_device(connection: Connection, device: ProfileDeviceRow) -> None:
    """Inserts a device of a profile; raises a problem when it has ``MOST_DEVICES`` already."""
    if len(valid_devices(connection, device.profile)) >= MOST_DEVICES:
        raise Problem(409, "profile-devices", most=MOST_DEVICES)
    insert_all(connection, schema.profile_devices, [device])


async def see_device(store: Store, key: str, now: float) -> None:
    """Stores the time at which a device was last seen."""
    row = schema.profile_devices
    query = update(row).where(row.c.hash == key).values(seen=now)
    await store.write(lambda connection: connection.execute(query))


async def seats_of(store: Store, profile: str) -> list[TokenRow]:
    """Returns the rows by which a profile holds seats, the newest first."""
    return await store.read(lambda connection: held_by(connection, profile))


def held_by(connection: Connection, profile: str) -> list[TokenRow]:
    """Returns the rows by which a profile holds seats, the newest first."""
    row = schema.tokens
    query = (
        select(row)
        .where(row.c.profile == profile, row.c.origin == HOLDS, row.c.ended.is_(None))
        .order_by(row.c.created.desc(), row.c.hash)
        .limit(MOST_SEATS)
    )
    return [TokenRow(**each) for each in connection.execute(query).mappings()]


def adopt(
    connection: Connection, device: ProfileDeviceRow, hashes: Sequence[str], now: float
) -> list[TokenRow]:
    """Lets a profile hold the seats of these tokens; returns the tokens that are valid."""
    row = schema.tokens
    query = select(row).where(row.c.hash.in_(hashes), row.c.ended.is_(None))
    query = query.where(row.c.origin != HOLDS)
    shown = [TokenRow(**each) for each in connection.execute(query).mappings()]
    new = [each.hash for each in shown if each.device != device.hash]
    if new:
        values = {"profile": device.profile, "device": device.hash}
        connection.execute(update(row).where(row.c.hash.in_(new)).values(**values))
    held = {place(each) for each in held_by(connection, device.profile)}
    for each in shown:
        if place(each) not in held:
            held.add(place(each))
            insert_all(connection, schema.tokens, [holding(each, device.profile, now)])
    return shown


def holding(token: TokenRow, profile: str, now: float) -> TokenRow:
    """Returns the row by which a profile holds the seat of a token."""
    return msgspec.structs.replace(
        token,
        hash=hashed(fresh_token()),
        origin=HOLDS,
        created=now,
        profile=profile,
        device=None,
    )


def claim(
    connection: Connection,
    device: ProfileDeviceRow,
    shown: Sequence[TokenRow],
    most: int,
    now: float,
) -> list[tuple[TokenRow, str]]:
    """Inserts tokens for the seats of a profile that a device has no token of; returns them.

    A device whose tokens of a seat were ended gets no new one, and ``most`` devices hold a seat.
    """
    row = schema.tokens
    known = {place(each) for each in shown}
    missing = [each for each in held_by(connection, device.profile) if place(each) not in known]
    if not missing:
        return []
    games = {each.game for each in missing}
    query = select(row).where(row.c.game.in_(games), row.c.origin != HOLDS)
    there = [TokenRow(**each) for each in connection.execute(query).mappings()]
    given = []
    for each in missing:
        same = [other for other in there if place(other) == place(each)]
        own = [other for other in same if other.device == device.hash]
        is_out = bool(own) and all(other.ended is not None for other in own)
        if is_out or sum(other.ended is None for other in same) >= most:
            continue
        token = fresh_token()
        made = msgspec.structs.replace(
            each, hash=hashed(token), origin=CLAIMED, created=now, device=device.hash
        )
        given.append((made, token))
    insert_all(connection, schema.tokens, [made for made, _ in given])
    return given


async def profile_by_recovery(store: Store, key: str) -> ProfileRow | None:
    """Returns the profile of a recovery code, by its hash."""
    row = schema.profiles
    return await store.read(lambda found: one_profile(found, row.c.recovery == key))


def add_code(
    connection: Connection, kind: str, key: str, profile: str | None, now: float, lasts: float
) -> None:
    """Inserts a challenge or a link that can be used once; deletes those that have expired."""
    row = schema.profile_codes
    connection.execute(delete(row).where(row.c.expires < now))
    values = {"hash": key, "kind": kind, "profile": profile, "expires": now + lasts}
    connection.execute(insert(row), values)


def use_code(connection: Connection, kind: str, key: str, now: float) -> str | None:
    """Uses up a challenge or link; returns its profile; raises a problem when it is not valid."""
    row = schema.profile_codes
    mine = (row.c.hash == key) & (row.c.kind == kind) & (row.c.expires >= now)
    found = connection.execute(delete(row).where(mine).returning(row.c.profile)).first()
    if found is None:
        raise Problem(403, "profile-code")
    return None if found[0] is None else str(found[0])


def code_owner(connection: Connection, kind: str, key: str) -> str | None:
    """Returns the profile of a code that stays valid; ``None`` where there is none."""
    row = schema.profile_codes
    query = select(row.c.profile).where(row.c.hash == key, row.c.kind == kind)
    found = connection.execute(query).scalar()
    return None if found is None else str(found)


def end_codes(connection: Connection, profile: str, kind: str) -> None:
    """Deletes the codes of one kind of a profile."""
    row = schema.profile_codes
    connection.execute(delete(row).where(row.c.profile == profile, row.c.kind == kind))


async def has_code(store: Store, profile: str, kind: str) -> bool:
    """Returns whether a profile has a code of a kind."""
    row = schema.profile_codes
    query = select(row.c.hash).where(row.c.profile == profile, row.c.kind == kind)
    return await store.read(lambda connection: connection.execute(query).first() is not None)


def end_devices(
    store: Store, connection: Connection, profile: str, hashes: Sequence[str], now: float
) -> dict[str, int]:
    """Ends devices of a profile with their seat tokens and the profile's open links.

    Returns the number of token changes of each game whose tokens were ended.
    """
    row, token, code = schema.profile_devices, schema.tokens, schema.profile_codes
    mine = (row.c.profile == profile) & row.c.hash.in_(hashes) & row.c.ended.is_(None)
    connection.execute(update(row).where(mine).values(ended=now))
    connection.execute(delete(code).where(code.c.profile == profile, code.c.kind != FEED))
    theirs = token.c.device.in_(hashes) & token.c.ended.is_(None)
    games = set(connection.execute(select(token.c.game).where(theirs)).scalars())
    connection.execute(update(token).where(theirs).values(ended=now))
    return {game: count_change(store, connection, game) for game in games}


def count_change(store: Store, connection: Connection, game: str) -> int:
    """Counts a change of tokens and tells the other processes; returns the number of changes."""
    changes = count_token_change(connection, game)
    store.notify_processes(connection, game, SEATS_CHANGED)
    return changes


async def passkeys_of(store: Store, profile: str) -> list[PasskeyRow]:
    """Returns the passkeys of a profile, the oldest first."""
    row = schema.passkeys
    query = select(row).where(row.c.profile == profile).order_by(row.c.created, row.c.hash)

    def select_passkeys(connection: Connection) -> list[PasskeyRow]:
        return [PasskeyRow(**each) for each in connection.execute(query).mappings()]

    return await store.read(select_passkeys)


async def passkey_of(store: Store, key: str) -> PasskeyRow | None:
    """Returns the passkey with a credential, by the hash of its identifier."""
    row = schema.passkeys

    def select_passkey(connection: Connection) -> PasskeyRow | None:
        found = connection.execute(select(row).where(row.c.hash == key)).mappings().first()
        return None if found is None else PasskeyRow(**found)

    return await store.read(select_passkey)


def use_passkey(connection: Connection, key: str, sign_count: int, now: float) -> None:
    """Stores that a passkey was used; raises a problem when it was removed meanwhile."""
    row = schema.passkeys
    query = update(row).where(row.c.hash == key).values(sign_count=sign_count, used=now)
    if connection.execute(query).rowcount != 1:
        raise Problem(403, "passkey")


async def remove_passkey(store: Store, profile: str, name: str) -> bool:
    """Deletes a passkey of a profile; returns whether there was one of this name."""
    row = schema.passkeys
    query = delete(row).where(row.c.profile == profile, func.substr(row.c.hash, 1, 16) == name)
    return bool(await store.write(lambda connection: connection.execute(query).rowcount))
