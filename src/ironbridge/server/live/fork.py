"""Forks: copies a position of a game into a new game."""

from collections.abc import Sequence

import msgspec

from ironbridge.server.api.schemas import Created, NewPlayer
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.create_game import NewGamePlan, add, seat_players
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.store.game_log import NO_ACTIONS, Header, rebuild
from ironbridge.server.tokens import unpredictable


async def fork_game(
    registry: GameRegistry,
    live_game: LiveGame,
    at: int,
    seat: int | None,
    wished: Sequence[NewPlayer] = (),
) -> Created:
    """Creates a game on one device from a position after ``at`` entries; returns its tokens.

    ``wished`` are the players of its seats, by default people on this device.
    Copies a finished game with its log.  Of a running game it samples everything that the seat
    cannot see (determinization), so that a fork reveals nothing to its maker; the seat's own hand
    is in it, so that it is private until the running game is over.
    """
    log = await registry.store.log(live_game.row.id)
    if at > len(log):
        raise Problem(404, "no-moment", entries=len(log))
    players = seated(live_game, wished)
    if live_game.over:
        kept = [entry for entry in log[:at] if entry.kind not in NO_ACTIONS]
        kept = [msgspec.structs.replace(entry, number=n) for n, entry in enumerate(kept)]
        header = copied(live_game, at, None)
        source = live_game.row.source
        game = rebuild(header, source, kept)
        plan = NewGamePlan(header=header, source=source, game=game, players=players, log=kept)
        return await add(registry, plan)
    if seat is None:
        raise Problem(403, "no-fork")
    if any(player.kind == "friend" for player in players):
        raise Problem(403, "study-alone")
    then = await registry.at_entry(live_game, at)
    game = rules_adapter.as_known(then.game, seat, unpredictable())
    header = copied(live_game, at, game.text)
    kept_from = [*header.private_until, live_game.row.id]
    header = msgspec.structs.replace(header, private_until=kept_from)
    return await add(registry, NewGamePlan(header=header, source=None, game=game, players=players))


def seated(live_game: LiveGame, wished: Sequence[NewPlayer]) -> list[NewPlayer]:
    """Returns the players of a fork; people keep the names of the seats."""
    people = [NewPlayer(kind="here") for _ in live_game.seats]
    players = seat_players(live_game.game, [*wished, *people[len(wished) :]])
    return [
        msgspec.structs.replace(player, name=row.name)
        if player.kind != "bot" and not player.name
        else player
        for player, row in zip(players, live_game.seats, strict=True)
    ]


def copied(live_game: LiveGame, at: int, start: str | None) -> Header:
    """Returns the header of a fork."""
    return msgspec.structs.replace(
        live_game.row.header,
        commitment=None,
        commitments=None,
        clock=None,
        fork_of=live_game.row.id,
        fork_at=at,
        start=start if start is not None else live_game.row.header.start,
    )
