"""Forks: copies a position of a game into a new game."""

import msgspec

from ironbridge.core.rng import fresh_seed
from ironbridge.server.api.schemas import Created, NewPlayer
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.create_game import NewGamePlan, add
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.store.game_log import SEAT_CHANGED, Header, rebuild


async def fork_game(
    registry: GameRegistry, live_game: LiveGame, at: int, seat: int | None
) -> Created:
    """Creates a game on one device from a position after ``at`` entries; returns its tokens.

    Copies a finished game with its log.  Of a running game it samples everything that the seat
    cannot see (determinization), so that a fork reveals nothing.
    """
    log = await registry.store.log(live_game.row.id)
    if at > len(log):
        raise Problem(404, "no-moment", entries=len(log))
    players = [
        NewPlayer(kind="automa" if row.kind == "automa" else "here", name=row.name)
        for row in live_game.seats
    ]
    if live_game.status != "running":
        kept = [entry for entry in log[:at] if entry.kind != SEAT_CHANGED]
        kept = [msgspec.structs.replace(entry, number=n) for n, entry in enumerate(kept)]
        header = copied(live_game, at, None)
        game = rebuild(header, live_game.row.seed, kept)
        plan = NewGamePlan(
            header=header, seed=live_game.row.seed, salt="", game=game, players=players, log=kept
        )
        return await add(registry, plan)
    if seat is None:
        raise Problem(403, "no-fork")
    then = await registry.at_entry(live_game, at)
    game = rules_adapter.as_known(then.game, seat, fresh_seed())
    header = copied(live_game, at, game.text)
    return await add(
        registry, NewGamePlan(header=header, seed=None, salt="", game=game, players=players)
    )


def copied(live_game: LiveGame, at: int, start: str | None) -> Header:
    """Returns the header of a fork."""
    return msgspec.structs.replace(
        live_game.row.header,
        commitment=None,
        clock=None,
        fork_of=live_game.row.id,
        fork_at=at,
        start=start if start is not None else live_game.row.header.start,
    )
