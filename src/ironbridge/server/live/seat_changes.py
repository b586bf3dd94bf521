"""Seat changes: invitations, devices, names, and bots for absent players."""

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from ironbridge import bots
from ironbridge.game import Game
from ironbridge.server.api.schemas import Invited, Joined, SeatCode
from ironbridge.server.invitations import DEVICE_LINK_LIFETIME
from ironbridge.server.live.create_game import invitation, token_row
from ironbridge.server.live.device_tokens import check_room
from ironbridge.server.live.gathering import settle
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.player_names import distinct
from ironbridge.server.problems import Problem
from ironbridge.server.store import InSameTransaction, give_out, use_invitation
from ironbridge.server.store.game_log import BACK, HOST, RENAMED, EntryData
from ironbridge.server.store.notice_queue import remove_contacts
from ironbridge.server.store.rows import Invitation, SeatRow, TokenRow
from ironbridge.server.store.seat_tokens import change_holder
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
    registry: GameRegistry, live_game: LiveGame, held: TokenRow, for_other: bool
) -> SeatCode:
    """Returns a short-lived invitation that opens the seat of a token on another device.

    ``for_other`` marks a link for another person, who does not become the host.
    """
    assert held.seat is not None
    made = invitation(
        live_game.row.id,
        held.seat,
        time.time(),
        DEVICE,
        held.is_host and not for_other,
        DEVICE_LINK_LIFETIME,
        for_other,
    )
    return await keep(registry, made)


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


async def describe_invitation(registry: GameRegistry, code: str) -> Invited:
    """Returns what an invitation gives access to, without accepting it."""
    found = await open_invitation(registry, code)
    return Invited(game=found.game, seat=found.seat, device=found.kind == DEVICE)


async def join(
    registry: GameRegistry, code: str, name: str, contribution: str | None = None
) -> Joined:
    """Accepts an invitation; returns the token of the seat."""
    found = await open_invitation(registry, code)
    live_game = await registry.live_game(found.game)
    token = fresh_token()
    is_device = found.kind == DEVICE
    row = token_row(
        found.game,
        token,
        found.seat,
        time.time(),
        "linked" if is_device else "invited",
        found.is_host,
        found.for_other,
    )
    use = use_invitation(found, row)
    if is_device:
        await check_room(registry, found.game, found.seat)
        await registry.store.write(use)
    else:
        also = [use, change_holder(row)]
        await sit(registry, live_game, found.seat, name, also, contribution)
    return Joined(game=found.game, seat=found.seat, token=token)


async def take(
    registry: GameRegistry,
    live_game: LiveGame,
    seat: int,
    name: str,
    contribution: str | None = None,
) -> Joined:
    """Takes a free seat; returns its token.

    It needs no invitation in a public game, and where the clock opened the seat to others.
    """
    seat_of(live_game, seat)
    if live_game.seats[seat].kind == "free" and not live_game.is_open_to_all(seat):
        raise Problem(403, "invitation")
    token = fresh_token()
    row = token_row(live_game.row.id, token, seat, time.time(), "taken")
    await sit(registry, live_game, seat, name, [give_out(row), change_holder(row)], contribution)
    return Joined(game=live_game.row.id, seat=seat, token=token)


async def sit(
    registry: GameRegistry,
    live_game: LiveGame,
    seat: int,
    name: str,
    also: Sequence[InSameTransaction],
    contribution: str | None = None,
) -> None:
    """Gives a free seat to a player, as an entry of the log; keeps its name where none is given.

    ``contribution`` is the player's commitment, for a game that waits for its deal.
    """
    was_host = seat_of(live_game, seat).is_host

    def decide(row: SeatRow) -> EntryData:
        if row.kind != "free":
            raise Problem(409, "seat-taken")
        promise = contribution if live_game.gathering and contribution else ""
        called = free_name(live_game, seat, name) or row.name
        return EntryData(kind="person", name=called, commitment=promise)

    forget = remove_contacts(live_game.row.id, seat)  # those of a player who left the seat

    def store(connection: Connection) -> None:
        for each in (*also, forget):
            each(connection)

    await registry.change_hands(live_game, seat, decide, store)
    await follow_holders(registry, live_game, was_host)
    await settle(registry, live_game)


async def follow_holders(registry: GameRegistry, live_game: LiveGame, was_host: bool) -> None:
    """Takes over from the database which tokens were ended, and who is the host now."""
    game = live_game.row.id
    _, token_changes = await registry.store.versions(game)
    if token_changes != live_game.token_changes:
        await registry.forget_tokens(live_game, token_changes)
        live_game.seat_players(await registry.store.seats([game]))
    host = next((row.seat for row in live_game.seats if row.is_host), None)
    if was_host and host is not None:
        await registry.append(live_game, host, None, lambda _: (HOST, EntryData(note="host")))


def free_name(live_game: LiveGame, seat: int, wish: str) -> str:
    """Returns a name for the player of a seat that differs from those of the others."""
    return distinct(wish, seat, [row.name for row in live_game.seats])


async def rename(registry: GameRegistry, live_game: LiveGame, seat: int, name: str) -> None:
    """Renames the player of a seat, as an entry of the log."""
    if free_name(live_game, seat, name) == seat_of(live_game, seat).name:
        return

    def carry_out(game: Game) -> tuple[str, EntryData]:
        row = live_game.seats[seat]
        if row.kind != "person":
            raise Problem(403, "seat-replaced")
        called = free_name(live_game, seat, name)
        return RENAMED, EntryData(name=called, was=row.name, note="name")

    await registry.append(live_game, seat, None, carry_out)


async def replace(registry: GameRegistry, live_game: LiveGame, seat: int, bot: str) -> None:
    """Replaces the player of a seat by a bot."""
    seat_of(live_game, seat)
    bots.find(bot)

    def decide(row: SeatRow) -> EntryData:
        if row.kind not in ("person", "free"):
            raise Problem(409, "seat-taken")
        return EntryData(kind="bot", name=row.name, bot=bot)

    await registry.change_hands(live_game, seat, decide)
    await settle(registry, live_game)


async def give_back(registry: GameRegistry, live_game: LiveGame, seat: int) -> None:
    """Gives a seat back to its player."""
    seat_of(live_game, seat)

    def decide(row: SeatRow) -> EntryData:
        if not row.stand_in:
            raise Problem(409, "nobody-to-return")
        return EntryData(kind="person", name=row.name, note=BACK)

    await registry.change_hands(live_game, seat, decide)
