"""Requests to the people at a table: pause, go on, end the game, take back an action.

A request, every answer and the effect are entries of the log.  The effect follows the last answer;
where the server stopped in between, it follows the next look at the game.
"""

import asyncio
import logging
from typing import Final

from ironbridge.game import Game
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.gathering import check_dealt
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.rematch import is_unanimous, settle_rematch
from ironbridge.server.live.table_session import Request
from ironbridge.server.problems import Problem
from ironbridge.server.store.game_log import (
    ANSWER,
    ASK,
    END,
    PAUSE,
    RESUME,
    TAKE_BACK,
    EntryData,
)

LOG: Final = logging.getLogger(__name__)
STALE: Final = 409
NOTES: Final = {PAUSE: "paused", RESUME: "resumed", END: "ended", TAKE_BACK: "taken-back"}
"""Note of the entry that a request leads to."""


async def add_request(registry: GameRegistry, live_game: LiveGame, seat: int, what: str) -> None:
    """Asks all other people at the table; without other people the effect follows at once."""
    check_dealt(live_game)

    def carry_out(game: Game) -> tuple[str, EntryData]:
        check_request(live_game, game, what)
        note = f"ask-{what.replace('_', '-')}"
        if what != TAKE_BACK:
            return ASK, EntryData(ask=what, note=note)
        last = rules_adapter.last_action(game, seat)
        check_take_back(live_game, seat, last)
        assert last is not None
        note += "-seen" if last.seen else ""
        body = EntryData(ask=what, note=note, step=last.step, later=last.later, seen=last.seen)
        return ASK, body

    await registry.append(live_game, seat, None, carry_out)
    await settle(registry, live_game)


def check_request(live_game: LiveGame, game: Game, what: str) -> None:
    """Raises a problem when the table cannot be asked this now."""
    entries, session = live_game.entries, live_game.session
    session.check(ASK, entries)
    if game.over:
        raise Problem(409, "game-over", entries=entries)
    if session.request is not None:
        raise Problem(409, "request-open", entries=entries)
    if what == RESUME and session.paused_at is None:
        raise Problem(409, "not-paused", entries=entries)
    if what in (PAUSE, TAKE_BACK) and session.paused_at is not None:
        raise Problem(409, "paused", entries=entries)


def check_take_back(live_game: LiveGame, seat: int, last: rules_adapter.LastAction | None) -> None:
    """Raises a problem unless a seat may ask to take back its last action.

    Computers agree, except where hidden cards were seen since: then another person must.
    """
    entries = live_game.entries
    if last is None:
        raise Problem(409, "nothing-to-take-back", entries=entries)
    if last.undoable:
        raise Problem(409, "undo-alone", entries=entries)
    others = [row for row in live_game.seats if row.kind == "person" and row.seat != seat]
    if last.seen and not others:
        raise Problem(409, "take-back-seen", entries=entries)


async def answer(
    registry: GameRegistry, live_game: LiveGame, seat: int, number: int, yes: bool
) -> None:
    """Answers the request of entry ``number``; a no of the person who asked withdraws it."""

    def carry_out(game: Game) -> tuple[str, EntryData]:
        request = live_game.session.request
        if request is None or request.entry != number:
            raise Problem(409, "no-request", entries=live_game.entries)
        own = seat == request.seat
        if yes and (own or seat in request.yes):
            raise Problem(409, "answered", entries=live_game.entries)
        note = "agrees" if yes else "withdrawn" if own else "refuses"
        return ANSWER, EntryData(yes=yes, note=note)

    await registry.append(live_game, seat, None, carry_out)
    await settle(registry, live_game)


def is_agreed(live_game: LiveGame) -> bool:
    """Returns whether all people have agreed to the open request."""
    request = live_game.session.request
    if request is None or live_game.over:
        return False
    # Where the people have left, a request that computers cannot grant stays open.
    people = any(row.kind == "person" for row in live_game.seats)
    return people and not request.waits_for(live_game.seats)


async def settle(registry: GameRegistry, live_game: LiveGame) -> None:
    """Carries out a request that all people have agreed to."""
    request = live_game.session.request
    if request is None or not is_agreed(live_game):
        return

    def carry_out(game: Game) -> tuple[str, EntryData]:
        if live_game.session.request != request or not is_agreed(live_game):
            raise Problem(409, "stale", entries=live_game.entries)
        return effect(game, request)

    try:
        await registry.append(live_game, request.seat, None, carry_out)
    except Problem as problem:
        if problem.status != STALE:
            raise


def effect(game: Game, request: Request) -> tuple[str, EntryData]:
    """Returns the entry that a request leads to; takes the action back in ``game``."""
    if request.ask == TAKE_BACK:
        rules_adapter.take_back(game, request.step)
        data = EntryData(step=request.step, later=request.later, note=NOTES[TAKE_BACK])
        return TAKE_BACK, data
    return request.ask, EntryData(note=NOTES[request.ask])


class RequestSettler:
    """Carries out agreements whose last missing person has left, or whose server was stopped.

    An agreement is an open request or a rematch.
    """

    def __init__(self, registry: GameRegistry) -> None:
        self.registry = registry
        self._tasks: dict[str, asyncio.Task[None]] = {}
        registry.after_entry.append(self.consider)
        registry.after_access.append(self.consider)

    def consider(self, live_game: LiveGame) -> None:
        """Starts a task for a game with a request or rematch that all people have agreed to."""
        game = live_game.row.id
        if game in self._tasks or not (is_agreed(live_game) or is_unanimous(live_game)):
            return
        task = asyncio.create_task(self._settle(live_game))
        self._tasks[game] = task
        task.add_done_callback(lambda _: self._tasks.pop(game, None))

    async def _settle(self, live_game: LiveGame) -> None:
        try:
            await settle(self.registry, live_game)
            await settle_rematch(self.registry, live_game)
        except Problem as problem:  # the database is unavailable: the next look tries again
            facts = {"game": live_game.row.id, "problem": problem.kind}
            LOG.warning("request not carried out", extra=facts)

    async def close(self) -> None:
        """Cancels the tasks under way."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
