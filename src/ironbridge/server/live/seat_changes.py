"""Seat changes: invitations, devices, names, and bots for absent players."""

import time
from typing import Final

import msgspec

from ironbridge import bots
from ironbridge.server.api.schemas import Invited, Joined, SeatCode
from ironbridge.server.invitations import DEVICE_LINK_LIFETIME
from ironbridge.server.live.create_game import invitation, token_row
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.webhooks import is_allowed
from ironbridge.server.problems import Problem
from ironbridge.server.store import InSameTransaction, give_out, use_invitation
from ironbridge.server.store.game_log import EntryData
from ironbridge.server.store.rows import Invitation, SeatRow
from ironbridge.server.tokens import fresh_token

DEVICE: Final = "device"
"""Kind of invitations that open a taken seat on another device of its player."""


def seat_of(live_game: LiveGame, seat: int) -> SeatRow:
    """Returns the row of a seat; raises a problem when the game has no such seat."""
    if not 0 <= seat < len(live_game.seats):
        raise Problem(404, "no-seat")
    return live_game.seats[seat]


async def invite(registry: GameRegistry, live_game: LiveGame, seat: int) -> SeatCode:
    """Returns a new invitation to a free seat and revokes earlier ones.

    A taken seat is never given away, because its new player would see the hand.
    """
    if seat_of(live_game, seat).kind != "free":
        raise Problem(409, "seat-taken")
    now = time.time()
    await registry.store.revoke(live_game.row.id, seat, now)
    return await keep(registry, invitation(live_game.row.id, seat, now))


async def invite_device(
    registry: GameRegistry, live_game: LiveGame, seat: int, is_host: bool
) -> SeatCode:
    """Returns a short-lived invitation that opens a seat on another device."""
    return await keep(
        registry,
        invitation(live_game.row.id, seat, time.time(), DEVICE, is_host, DEVICE_LINK_LIFETIME),
    )


async def revoke(registry: GameRegistry, live_game: LiveGame, seat: int) -> None:
    """Revokes every open invitation to a seat."""
    seat_of(live_game, seat)
    await registry.store.revoke(live_game.row.id, seat, time.time())


async def keep(registry: GameRegistry, made: Invitation) -> SeatCode:
    """Stores an invitation; returns its signed code."""
    await registry.store.invite(made)
    return SeatCode(seat=made.seat, code=registry.signer.code(made.id), expires=made.expires)


async def open_invitation(registry: GameRegistry, code: str) -> Invitation:
    """Returns the invitation of a code; raises a problem when it is unknown, used or expired."""
    signed = registry.signer.name(code)
    found = None if signed is None else await registry.store.invitation(signed)
    if found is None or found.ended is not None or found.expires < time.time():
        raise Problem(403, "invitation")
    return found


async def look(registry: GameRegistry, code: str) -> Invited:
    """Returns what an invitation gives access to, without accepting it."""
    found = await open_invitation(registry, code)
    return Invited(game=found.game, seat=found.seat, device=found.kind == DEVICE)


async def join(registry: GameRegistry, code: str, name: str) -> Joined:
    """Accepts an invitation; returns the token of the seat."""
    found = await open_invitation(registry, code)
    live_game = await registry.live_game(found.game)
    token = fresh_token()
    row = token_row(found.game, token, found.seat, found.is_host, time.time())
    use = use_invitation(found, row)
    if found.kind == DEVICE:
        await registry.store.write(use)
    else:
        await sit(registry, live_game, found.seat, name, use)
    return Joined(game=found.game, seat=found.seat, token=token)


async def take(registry: GameRegistry, live_game: LiveGame, seat: int, name: str) -> Joined:
    """Takes a free seat of a public game; returns its token."""
    if not live_game.row.is_open:
        raise Problem(403, "invitation")
    token = fresh_token()
    row = token_row(live_game.row.id, token, seat, False, time.time())
    await sit(registry, live_game, seat, name, give_out(row))
    return Joined(game=live_game.row.id, seat=seat, token=token)


async def sit(
    registry: GameRegistry, live_game: LiveGame, seat: int, name: str, also: InSameTransaction
) -> None:
    """Gives a free seat to a player, as an entry of the log; keeps its name where none is given."""
    row = seat_of(live_game, seat)
    if row.kind != "free":
        raise Problem(409, "seat-taken")
    body = EntryData(kind="person", name=name.strip() or row.name)
    await registry.change_hands(live_game, seat, body, also)


async def rename(registry: GameRegistry, live_game: LiveGame, seat: int, name: str) -> None:
    """Renames the player of a seat."""
    row = msgspec.structs.replace(seat_of(live_game, seat), name=name.strip())
    await change(registry, live_game, row)


async def set_webhook(
    registry: GameRegistry, live_game: LiveGame, seat: int, url: str | None
) -> None:
    """Sets the URL for turn notices of a seat; the operator's list of prefixes must allow it."""
    if url is not None and not is_allowed(url, registry.options.webhooks):
        raise Problem(403, "no-webhook")
    await change(
        registry, live_game, msgspec.structs.replace(seat_of(live_game, seat), webhook=url)
    )


async def change(registry: GameRegistry, live_game: LiveGame, row: SeatRow) -> None:
    """Changes the row of a seat without a log entry."""
    await registry.store.change_seat(row)
    seats = list(live_game.seats)
    seats[row.seat] = row
    live_game.seat_players(seats)
    live_game.wake()


async def replace(registry: GameRegistry, live_game: LiveGame, seat: int, bot: str) -> None:
    """Replaces the player of a seat by a bot."""
    row = seat_of(live_game, seat)
    bots.find(bot)
    if row.kind not in ("person", "free"):
        raise Problem(409, "seat-taken")
    await registry.change_hands(live_game, seat, EntryData(kind="bot", name=row.name, bot=bot))


async def give_back(registry: GameRegistry, live_game: LiveGame, seat: int) -> None:
    """Gives a seat back to its player."""
    row = seat_of(live_game, seat)
    if row.kind != "bot" or not await registry.store.was_held(live_game.row.id, seat):
        raise Problem(409, "nobody-to-return")
    await registry.change_hands(
        live_game, seat, EntryData(kind="person", name=row.name, note="back")
    )
