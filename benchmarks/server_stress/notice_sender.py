"""Process of the outbox series: people pass turn after turn, and the outbox sends the notices.

``python -m benchmarks.server_stress.notice_sender FOLDER URL GAMES`` writes a line to standard
output for every stored turn: game, seat, number of the turn.
"""

import asyncio
import sys
from typing import Final

from ironbridge.server.api.schemas import NewGame, NewPlayer
from ironbridge.server.config import ServerConfig
from ironbridge.server.live import outbox, rules_adapter, seat_notices
from ironbridge.server.live.create_game import open_game
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.outbox import Outbox
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.store.notice_queue import backlog

MOST_WAITING: Final = 400
"""Number of unsent notices at which the people wait."""
FIRST_WAIT: Final = 0.2
"""Seconds before a second attempt: a series has no time for those of a server."""


async def new_game(registry: GameRegistry, url: str) -> LiveGame:
    """Creates a game of two people with a webhook each."""
    players = [NewPlayer(kind="here"), NewPlayer(kind="here")]
    wish = NewGame(title="birmingham", seats=2, players=players, confirm_turns=False)
    made = await open_game(registry, wish)
    live_game = await registry.live_game(made.game)
    await set_webhooks(registry, live_game, url)
    return live_game


async def set_webhooks(registry: GameRegistry, live_game: LiveGame, url: str) -> None:
    """Gives both seats their webhook; a kill may have come between the game and its webhooks."""
    for seat in (0, 1):
        await seat_notices.set_webhook(registry, live_game, seat, url, "en")


async def play(registry: GameRegistry, live_game: LiveGame) -> None:
    """Plays one choice; tells the turn that it gave to a seat."""
    game = live_game.game
    seat, before = game.seat, rules_adapter.turn(game)
    assert seat is not None
    codes = [choice.code for choice in rules_adapter.choices(game)]
    passing = [choice.code for choice in rules_adapter.choices(game) if "pass" in choice.text]
    await registry.play(live_game, seat, live_game.entries, (passing or codes)[0], "en")
    after = live_game.game.seat
    if after is not None and rules_adapter.turn(live_game.game) != before:
        sys.stdout.write(f"{live_game.row.id} {after} {live_game.entries}\n")
        sys.stdout.flush()


async def play_on(registry: GameRegistry, url: str, live_game: LiveGame | None) -> None:
    """Plays one game after another at a table."""
    while True:
        if live_game is None or live_game.game.over:
            live_game = await new_game(registry, url)
        if await backlog(registry.store) > MOST_WAITING:
            await asyncio.sleep(0.05)
            continue
        for _ in range(20):
            if not live_game.game.over:
                await play(registry, live_game)


async def main(folder: str, url: str, tables: int) -> None:
    """Plays at a number of tables until the process is killed."""
    registry = GameRegistry(ServerConfig(data=folder, webhooks=(url,)))
    await registry.open()
    outbox.FIRST_WAIT = FIRST_WAIT  # type: ignore[misc]
    running = [row.id for row in await registry.store.games(("running",), most=tables)]
    begun = [await registry.live_game(game) for game in running]
    for live_game in begun:
        await set_webhooks(registry, live_game, url)
    missing: list[LiveGame | None] = [None] * (tables - len(begun))
    people = [play_on(registry, url, live_game) for live_game in [*begun, *missing]]
    await asyncio.gather(Outbox(registry).run(), *(people if tables else []))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
