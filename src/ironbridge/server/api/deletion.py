"""Deletion endpoint: the host of a game deletes it."""

from litestar import delete

from ironbridge.server.api.auth import game_for, may, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry
from ironbridge.server.live.table_rights import MANAGE
from ironbridge.server.problems import Problem
from ironbridge.server.store.retention import ENDED, has_guests


@delete("/api/games/{game:str}", status_code=204)
async def delete_game(request: Caller, registry: Registry, game: GameName) -> None:
    """Deletes a game with its log; a running game only while no other person has a seat in it.

    A record has no host: the address that opened it first deletes it.
    """
    live_game = await game_for(registry, token_of(request), game)
    is_own_record = live_game.status == "record" and live_game.row.header.owner == registry.owner()
    if not is_own_record:  # records have no host
        await may(registry, token_of(request), live_game, MANAGE)
    if live_game.status not in ENDED and await has_guests(registry.store, game):
        raise Problem(409, "others-play", entries=live_game.entries)
    await registry.delete([game])


HANDLERS = [delete_game]
