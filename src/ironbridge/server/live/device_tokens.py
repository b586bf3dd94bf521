"""Devices that hold a seat: listed, ended, and given a new token."""

import time
from typing import Final

import msgspec

from ironbridge.server.api.seat_schemas import SeatDevice
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.store.profile_rows import HOLDS
from ironbridge.server.store.rows import TokenRow
from ironbridge.server.store.seat_tokens import add_token, end_tokens, tokens_of
from ironbridge.server.tokens import fresh_token, hashed

MOST_DEVICES: Final = 12
"""Maximum number of devices that hold one seat."""


async def listed(
    registry: GameRegistry, live_game: LiveGame, seat: int, held: TokenRow
) -> list[SeatDevice]:
    """Returns the devices that hold a seat; ``held`` is the token that asks."""
    watching = {watcher.holder for watcher in live_game.watchers}
    return [
        SeatDevice(
            id=row.id,
            here=row.hash == held.hash,
            since=row.created,
            origin=row.origin,
            for_other=row.for_other,
            online=row.hash in watching,
        )
        for row in await tokens_of(registry.store, live_game.row.id, seat)
    ]


async def end_device(
    registry: GameRegistry, live_game: LiveGame, held: TokenRow, device: str
) -> None:
    """Ends the token of another device; a problem when it holds the seat no longer."""
    rows = await tokens_of(registry.store, live_game.row.id, held.seat or 0)
    found = [row for row in rows if row.id == device]
    if not found:
        raise Problem(404, "no-device")
    if held.hash == found[0].hash:
        raise Problem(409, "this-device")
    ended = [found[0].hash, *(row.hash for row in rows if is_theirs(row, found[0], rows, held))]
    await end(registry, live_game, held, ended)


async def end_others(registry: GameRegistry, live_game: LiveGame, held: TokenRow) -> None:
    """Ends the tokens of all other devices that hold the seat of a token."""
    rows = await tokens_of(registry.store, live_game.row.id, held.seat or 0)
    (profile,) = [row.profile for row in rows if row.hash == held.hash] or [None]
    others = [row.hash for row in rows if row.hash != held.hash and not is_own(row, profile)]
    await end(registry, live_game, held, others)


def is_theirs(row: TokenRow, ended: TokenRow, rows: list[TokenRow], held: TokenRow) -> bool:
    """Returns whether another person's profile holds the seat by a row, and loses it by an end.

    It would otherwise give the seat to its other devices.
    """
    own = [each.profile for each in rows if each.hash == held.hash]
    return ended.profile not in own and is_own(row, ended.profile) and row.hash != ended.hash


def is_own(row: TokenRow, profile: str | None) -> bool:
    """Returns whether a profile holds its seat by this row, whose token no device has."""
    return row.origin == HOLDS and profile is not None and row.profile == profile


async def end(
    registry: GameRegistry, live_game: LiveGame, held: TokenRow, hashes: list[str]
) -> None:
    """Ends tokens, in the database and then in this process."""
    changes = await end_tokens(registry.store, held, hashes, time.time())
    await registry.forget_tokens(live_game, changes)


async def renew(registry: GameRegistry, held: TokenRow) -> str:
    """Returns a new token for the device of a token.

    The old one stays valid, since the answer may be lost; the device ends it with the new one.
    """
    await check_room(registry, held.game, held.seat or 0)
    token = fresh_token()
    stored = await registry.store.token(held.hash) or held  # its profile may be newer
    row = msgspec.structs.replace(stored, hash=hashed(token), created=time.time())
    await add_token(registry.store, row)
    return token


async def check_room(registry: GameRegistry, game: str, seat: int) -> None:
    """Raises a problem when as many devices hold a seat as may."""
    rows = await tokens_of(registry.store, game, seat)
    if sum(row.origin != HOLDS for row in rows) >= MOST_DEVICES:
        raise Problem(409, "devices", most=MOST_DEVICES)
