"""Deletion of a profile: its seats are left, its names removed, then all its rows.

The profile itself goes last, so a deletion that was interrupted can be asked for again.
"""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection

from ironbridge.game import Game
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.profile_devices import forget
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.store.chat_rows import last_messages
from ironbridge.server.store.game_log import HOST, LEFT_OUT, EntryData
from ironbridge.server.store.profile_erasure import (
    clear_messages,
    erase,
    held_at,
    leave_seat,
    others_at,
    places_of,
    remove_names,
)
from ironbridge.server.store.rows import SeatRow, TokenRow

LOG: Final = logging.getLogger(__name__)
LEFT: Final = "left"
"""Note of the entry by which a person leaves the seat for ever."""
HOSTING: Final = -1
"""In place of the seat of a host without one."""


async def delete_profile(registry: GameRegistry, profile: str, keep_names: bool) -> None:
    """Deletes a profile with everything about it; ``keep_names``: not the names in ended games.

    Games without another person are deleted as well.
    """
    store = registry.store
    places = await store.read(lambda connection: places_of(connection, profile))
    alone = []
    for game, tokens in places.items():
        if await store.read(partial(others_at, profile=profile, game=game)):
            await leave_game(registry, profile, game, tokens, keep_names)
        else:
            alone.append(game)
    await registry.delete(alone)
    await store.write(lambda connection: erase(connection, profile))
    await store.database.overwrite_deleted()
    LOG.info("profile deleted", extra={"games": len(places)})


async def leave_game(
    registry: GameRegistry,
    profile: str,
    game: str,
    tokens: Sequence[TokenRow],
    keep_names: bool,
) -> None:
    """Leaves the seats of a profile in a game that other people play or played."""
    live_game = await registry.live_game(game, is_access=False)
    for seat in sorted({HOSTING if each.seat is None else each.seat for each in tokens}):
        if seat != HOSTING and not live_game.over:
            await free_seat(registry, live_game, profile, seat, tokens)
        if seat != HOSTING:
            keep = keep_names and live_game.over
            await remove_words(registry, live_game, seat, held_at(tokens, seat), keep)
        await end_tokens(registry, live_game, profile, seat)


async def free_seat(
    registry: GameRegistry,
    live_game: LiveGame,
    profile: str,
    seat: int,
    tokens: Sequence[TokenRow],
) -> None:
    """Frees a seat of a running game that only this profile holds, also from a stand-in."""
    game, store = live_game.row.id, registry.store
    if not any(each.seat == seat and each.ended is None for each in tokens):
        return  # another person has the seat
    if await store.read(partial(others_at, profile=profile, game=game, seat=seat)):
        return
    row = live_game.seats[seat]
    if row.kind != "person" and not row.stand_in:
        return
    if live_game.gathering and seat in live_game.contributions.awaited():
        await registry.append(live_game, seat, None, leave_out)

    def decide(row: SeatRow) -> EntryData:
        return EntryData(kind="free", note=LEFT)

    await registry.change_hands(live_game, seat, decide)


def leave_out(game: Game) -> tuple[str, EntryData]:
    """Returns the entry that lets the cards be dealt without the contribution of a seat."""
    return LEFT_OUT, EntryData(note="waived")


async def remove_words(
    registry: GameRegistry,
    live_game: LiveGame,
    seat: int,
    held: Sequence[float],
    keep_names: bool,
) -> None:
    """Removes names and chat texts of a person from a game: in the database, then in memory."""
    game = live_game.row.id
    async with live_game.lock:

        def remove(connection: Connection) -> None:
            clear_messages(connection, game, seat, held, keep_names)
            if not keep_names:
                remove_names(connection, game, seat, held)

        await registry.store.write(remove)
        live_game.show_chat(await last_messages(registry.store, game))
        live_game.rename_in_log(await registry.store.log(game))
        live_game.seat_players(await registry.store.seats([game]))
    registry.announce(live_game)


async def end_tokens(registry: GameRegistry, live_game: LiveGame, profile: str, seat: int) -> None:
    """Deletes the tokens of a profile at a seat; tells the table who is the host then."""
    game, store, before = live_game.row.id, registry.store, host_of(live_game)

    def leave(connection: Connection) -> dict[str, int]:
        return {game: leave_seat(store, connection, profile, game, seat)}

    await forget(registry, await store.write(leave))
    live_game.seat_players(await store.seats([game]))
    host = host_of(live_game)
    if host is not None and host != before and not live_game.over:
        await registry.append(live_game, host, None, lambda _: (HOST, EntryData(note="host")))


def host_of(live_game: LiveGame) -> int | None:
    """Returns the seat of the host; ``None`` for a host without one."""
    return next((row.seat for row in live_game.seats if row.is_host), None)
