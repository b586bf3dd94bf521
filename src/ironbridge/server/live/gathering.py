"""Games that wait for their deal: players reveal contributions, then the server deals.

The server has published the commitment to its secret before; ``docs/secrets.md`` describes the
protocol.  Every step is an entry of the log, so a restart loses nothing.
"""

import asyncio
import logging
import time
from typing import Final

import msgspec

from ironbridge.game import Game
from ironbridge.server.fair_deal import contribution_commitment, deal_key
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.turn_notices import turn_notices
from ironbridge.server.problems import Problem
from ironbridge.server.store import StaleEntry, set_deal_key
from ironbridge.server.store.game_log import DEAL, LEFT_OUT, REVEAL, EntryData, LogEntry, begin
from ironbridge.server.tokens import same

LOG: Final = logging.getLogger(__name__)
STALE: Final = 409
SWEEP: Final = 5.0
"""Interval in seconds between searches for games whose time to reveal is over."""


def check_dealt(live_game: LiveGame) -> None:
    """Raises a problem while a game waits for its deal."""
    if live_game.gathering:
        raise Problem(409, "gathering", entries=live_game.entries)


async def reveal(registry: GameRegistry, live_game: LiveGame, seat: int, value: str) -> None:
    """Accepts the contribution of a seat; deals when it was the last one."""
    if live_game.contributions.values.get(seat) == value:
        return  # sent again after a lost response

    def carry_out(game: Game) -> tuple[str, EntryData]:
        check_reveal(live_game, seat, value)
        return REVEAL, EntryData(value=value)

    await registry.append(live_game, seat, None, carry_out)
    await settle(registry, live_game)


def check_reveal(live_game: LiveGame, seat: int, value: str) -> None:
    """Raises a problem unless this is the contribution that the seat committed to, in time."""
    commitment = live_game.contributions.commitments.get(seat)
    if live_game.gathering and commitment and not same(contribution_commitment(value), commitment):
        raise Problem(422, "contribution-differs")
    check_awaited(live_game, seat)


def check_awaited(live_game: LiveGame, seat: int) -> None:
    """Raises a problem unless the table is complete and waits for contributions, this one too."""
    found = live_game.contributions
    if not live_game.gathering:
        raise Problem(409, "dealt", entries=live_game.entries)
    if seat not in found.commitments:
        raise Problem(409, "no-contribution", entries=live_game.entries)
    if live_game.reveal_deadline is None:
        raise Problem(409, "seats-free", entries=live_game.entries)
    if seat in found.left_out:
        raise Problem(409, "left-out", entries=live_game.entries)


async def waive(registry: GameRegistry, live_game: LiveGame, seat: int) -> None:
    """Leaves out the contribution of a seat at the wish of its player, who has lost it."""

    def carry_out(game: Game) -> tuple[str, EntryData]:
        check_awaited(live_game, seat)
        if seat in live_game.contributions.values:
            raise Problem(409, "revealed", entries=live_game.entries)
        return LEFT_OUT, EntryData(note="waived")

    await registry.append(live_game, seat, None, carry_out)
    await settle(registry, live_game)


async def deal_without(registry: GameRegistry, live_game: LiveGame) -> None:
    """Deals without the contributions that are still awaited."""
    if not live_game.gathering:
        raise Problem(409, "dealt", entries=live_game.entries)
    if live_game.reveal_deadline is None:
        raise Problem(409, "seats-free", entries=live_game.entries)
    await settle(registry, live_game, wait=False)


async def settle(registry: GameRegistry, live_game: LiveGame, wait: bool = True) -> None:
    """Deals when all seats are taken and all contributions are revealed or left out.

    Leaves out contributions whose time is over; without ``wait`` all that are awaited.
    """
    until = live_game.reveal_deadline
    if not live_game.gathering or until is None:
        return
    if live_game.contributions.awaited() and wait and time.time() < until:
        return
    for seat in live_game.contributions.awaited():
        await leave_out(registry, live_game, seat)
    await deal(registry, live_game)


async def leave_out(registry: GameRegistry, live_game: LiveGame, seat: int) -> None:
    """Leaves out the contribution of a seat; its player may have revealed it in this moment."""

    def carry_out(game: Game) -> tuple[str, EntryData]:
        if seat not in live_game.contributions.awaited():
            raise Problem(409, "stale", entries=live_game.entries)
        return LEFT_OUT, EntryData(note="left-out")

    try:
        await registry.append(live_game, seat, None, carry_out)
    except Problem as problem:
        if problem.status != STALE:
            raise


async def deal(registry: GameRegistry, live_game: LiveGame) -> None:
    """Derives the key and begins the game: first in the database, then in memory."""
    async with live_game.lock:
        found, row = live_game.contributions, live_game.row
        if not live_game.gathering or found.awaited():
            return  # another request or process was first
        assert row.deal_secret is not None
        key = deal_key(row.id, row.deal_secret, found.values)
        game = begin(row.header, key)
        entry = LogEntry(
            number=live_game.entries,
            kind=DEAL,
            seat=None,
            body=EntryData(note="dealt"),
            at=time.time(),
        )
        changes = live_game.first_changes(game, entry.at)
        notices = turn_notices(live_game, game, entry.number + 1, entry.at)
        also = set_deal_key(row.id, key)
        try:
            await registry.store.append(row.id, entry, changes, None, also, notices)
        except StaleEntry:
            await registry.reload_new_entries(live_game)
            return
        except Problem:
            live_game.needs_reload = True
            raise
        live_game.deal(msgspec.structs.replace(row, deal_key=key, status="running"))
        live_game.accept(game, entry)
    if notices is not None:
        registry.notices_stored.set()
    registry.metrics.entries[DEAL] += 1
    registry.announce(live_game)


async def settle_overdue(registry: GameRegistry) -> None:
    """Periodically deals games whose time to reveal is over."""
    while True:
        try:
            overdue = await registry.store.games_to_deal(time.time())
            async for live_game in registry.live_games_of(overdue):
                await settle(registry, live_game)
        except Problem as problem:
            LOG.warning("deals wait", extra={"problem": problem.kind})
        await asyncio.sleep(SWEEP)
