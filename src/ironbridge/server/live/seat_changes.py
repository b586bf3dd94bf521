"""Who sits where: invitations, devices, names, and bots for absent players."""

import time
from typing import Final

import msgspec

from ironbridge import bots
from ironbridge.server.api.schemas import Invited, Joined, SeatCode
from ironbridge.server.live.create_game import invitation, token_row
from ironbridge.server.live.live_game import Table
from ironbridge.server.live.registry import Hall
from ironbridge.server.live.webhooks import is_allowed
from ironbridge.server.problems import Problem
from ironbridge.server.store import Also, give_out, use_invitation
from ironbridge.server.store.game_log import Body
from ironbridge.server.store.rows import Invitation, SeatRow
from ironbridge.server.tokens import fresh_token

DEVICE: Final = "device"
"""The kind of invitations that open a seat for its own player."""
DEVICE_LASTS: Final = 600.0
"""Seconds in which a seat must be opened on the other device."""


def seat_of(table: Table, seat: int) -> SeatRow:
    """Returns a seat of a table; a problem when it has none of that number."""
    if not 0 <= seat < len(table.seats):
        raise Problem(404, "no-seat")
    return table.seats[seat]


async def invite(hall: Hall, table: Table, seat: int) -> SeatCode:
    """Returns a fresh invitation to a seat that nobody has: earlier ones no longer hold.

    A seat that has a player is never given away: whoever got it would see that player's hand.
    """
    if seat_of(table, seat).kind != "free":
        raise Problem(409, "seat-taken")
    now = time.time()
    await hall.store.revoke(table.row.id, seat, now)
    return await keep(hall, invitation(table.row.id, seat, now))


async def invite_device(hall: Hall, table: Table, seat: int, is_host: bool) -> SeatCode:
    """Returns a short-lived invitation to open the same seat somewhere else."""
    return await keep(
        hall,
        invitation(table.row.id, seat, time.time(), DEVICE, is_host, DEVICE_LASTS),
    )


async def revoke(hall: Hall, table: Table, seat: int) -> None:
    """Take every open invitation to a seat back."""
    seat_of(table, seat)
    await hall.store.revoke(table.row.id, seat, time.time())


async def keep(hall: Hall, made: Invitation) -> SeatCode:
    """Keep an invitation; returns what is given out of it."""
    await hall.store.invite(made)
    return SeatCode(seat=made.seat, code=hall.signer.code(made.id), expires=made.expires)


async def open_invitation(hall: Hall, code: str) -> Invitation:
    """Returns the invitation of a code; a problem when it opens nothing."""
    signed = hall.signer.name(code)
    found = None if signed is None else await hall.store.invitation(signed)
    if found is None or found.ended is not None or found.expires < time.time():
        raise Problem(403, "invitation")
    return found


async def look(hall: Hall, code: str) -> Invited:
    """Returns what an invitation opens, for whoever has not decided yet."""
    found = await open_invitation(hall, code)
    return Invited(game=found.game, seat=found.seat, device=found.kind == DEVICE)


async def join(hall: Hall, code: str, name: str) -> Joined:
    """Take the seat that an invitation opens; returns what holds it."""
    found = await open_invitation(hall, code)
    table = await hall.table(found.game)
    token = fresh_token()
    row = token_row(found.game, token, found.seat, found.is_host, time.time())
    use = use_invitation(found, row)
    if found.kind == DEVICE:
        await hall.store.write(use)
    else:
        await sit(hall, table, found.seat, name, use)
    return Joined(game=found.game, seat=found.seat, token=token)


async def take(hall: Hall, table: Table, seat: int, name: str) -> Joined:
    """Take a free seat of a game that is open to all; returns what holds it."""
    if not table.row.is_open:
        raise Problem(403, "invitation")
    token = fresh_token()
    row = token_row(table.row.id, token, seat, False, time.time())
    await sit(hall, table, seat, name, give_out(row))
    return Joined(game=table.row.id, seat=seat, token=token)


async def sit(hall: Hall, table: Table, seat: int, name: str, also: Also) -> None:
    """Somebody sits down on a free seat: one line in the log."""
    if seat_of(table, seat).kind != "free":
        raise Problem(409, "seat-taken")
    body = Body(kind="person", name=name.strip())
    await hall.change_hands(table, seat, body, also)


async def rename(hall: Hall, table: Table, seat: int, name: str) -> None:
    """A player is called something else from now on."""
    row = msgspec.structs.replace(seat_of(table, seat), name=name.strip())
    await change(hall, table, row)


async def set_webhook(hall: Hall, table: Table, seat: int, url: str | None) -> None:
    """Where the turn notices of a seat go: only where the operator allows."""
    if url is not None and not is_allowed(url, hall.options.webhooks):
        raise Problem(403, "no-webhook")
    await change(hall, table, msgspec.structs.replace(seat_of(table, seat), webhook=url))


async def change(hall: Hall, table: Table, row: SeatRow) -> None:
    """Change what is kept of a seat, without a line in the log."""
    await hall.store.change_seat(row)
    seats = list(table.seats)
    seats[row.seat] = row
    table.seat_players(seats)
    table.wake()


async def replace(hall: Hall, table: Table, seat: int, bot: str) -> None:
    """A bot plays a seat from now on."""
    row = seat_of(table, seat)
    bots.find(bot)
    if row.kind not in ("person", "free"):
        raise Problem(409, "seat-taken")
    await hall.change_hands(table, seat, Body(kind="bot", name=row.name, bot=bot))


async def give_back(hall: Hall, table: Table, seat: int) -> None:
    """The player plays again."""
    row = seat_of(table, seat)
    if row.kind != "bot" or not await hall.store.was_held(table.row.id, seat):
        raise Problem(409, "nobody-to-return")
    await hall.change_hands(table, seat, Body(kind="person", name=row.name, note="back"))
