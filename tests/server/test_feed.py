"""Feeds: nobody waits for news, and whoever takes none any more is let go."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from ironbridge.server.api.schemas import NewGame
from ironbridge.server.config import Options
from ironbridge.server.live import rules_adapter, subscriber
from ironbridge.server.live.create_game import open_game
from ironbridge.server.live.live_game import Table
from ironbridge.server.live.registry import Hall
from ironbridge.server.live.subscriber import Watcher


async def a_table(hall: Hall) -> Table:
    """A table with two people."""
    await hall.open()
    made = await open_game(hall, NewGame(title="birmingham", seats=2, seed=7))
    return await hall.table(made.game)


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    """A server's tables, with a database of its own."""
    return Hall(Options(data=str(tmp_path)))


def test_signs_of_life_come_and_who_takes_nothing_is_let_go(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriber, "QUIET", 0.02)

    async def watch() -> None:
        table, gone = await a_table(hall), asyncio.Event()
        with Watcher(table, None, "en", 0) as watcher:
            watcher.let_go = gone.set
            assert (await watcher.message())[1] is not None
            assert await watcher.message() == (0, None)
            assert not gone.is_set()
            await asyncio.wait_for(gone.wait(), 20)  # the sign of life is never taken
        await hall.close()

    asyncio.run(watch())


def test_seats_that_know_the_same_are_told_the_same(hall: Hall) -> None:
    async def play() -> None:
        table = await a_table(hall)
        drawn: set[int] = set()
        while len(table.game.actions) < 12:
            before, seat = table.entries, table.game.seat
            assert seat is not None
            code = rules_adapter.choices(table.game)[0].code
            await hall.play(table, seat, before, code, "en")
            known = table.actions_known(before)
            for reader in (None, 0, 1, 1, 0, None):
                news = msgspec.json.decode(table.news(reader, "en", before))
                assert news["actions"] == msgspec.to_builtins(table.told(reader, known, "en"))
            drawn |= rules_adapter.told_alone(table.game, known)
        assert drawn == {0, 1}
        await hall.close()

    asyncio.run(play())
