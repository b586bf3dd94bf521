"""Feeds: entries do not wait for subscribers, and slow subscribers are disconnected."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ironbridge.server.api.schemas import NewGame
from ironbridge.server.config import ServerConfig
from ironbridge.server.live import rules_adapter, state_messages, subscriber
from ironbridge.server.live.create_game import open_game
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.state_messages import StateMessages
from ironbridge.server.live.subscriber import Subscriber


async def a_table(registry: GameRegistry) -> LiveGame:
    """Returns a game with two people."""
    await registry.open()
    made = await open_game(registry, NewGame(title="birmingham", seats=2, seed=7))
    return await registry.live_game(made.game)


@pytest.fixture
def registry(tmp_path: Path) -> GameRegistry:
    """Returns the game registry of a server with its own database."""
    return GameRegistry(ServerConfig(data=str(tmp_path)))


def test_signs_of_life_come_and_who_takes_nothing_is_let_go(
    registry: GameRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriber, "KEEP_ALIVE_INTERVAL", 0.02)

    async def watch() -> None:
        live_game, gone = await a_table(registry), asyncio.Event()
        with Subscriber(live_game, None, "en", 0) as watcher:
            watcher.disconnect = gone.set
            assert (await watcher.next_message())[1] is not None
            assert await watcher.next_message() == (0, None)
            assert not gone.is_set()
            await asyncio.wait_for(gone.wait(), 20)  # no subscriber reads the keep-alive
        await registry.close()

    asyncio.run(watch())


def test_seats_that_know_the_same_are_told_the_same(registry: GameRegistry) -> None:
    async def play() -> None:
        live_game = await a_table(registry)
        drawn: set[int] = set()
        while len(live_game.game.actions) < 12:
            before, seat = live_game.entries, live_game.game.seat
            assert seat is not None
            code = rules_adapter.choices(live_game.game)[0].code
            await registry.play(live_game, seat, before, code, "en")
            known = live_game.actions_known(before)
            for reader in (None, 0, 1, 1, 0, None):
                news = msgspec.json.decode(live_game.update_since(reader, "en", before))
                assert news["actions"] == msgspec.to_builtins(
                    live_game.action_log(reader, known, "en")
                )
            drawn |= rules_adapter.seats_with_private_log(live_game.game, known)
        assert drawn == {0, 1}
        await registry.close()

    asyncio.run(play())


def test_spectators_who_arrive_together_share_their_first_message(
    registry: GameRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int | None] = []
    make = StateMessages.update_since

    def counted(self: StateMessages, seat: int | None, *others: Any) -> bytes:
        made.append(seat)
        return make(self, seat, *others)

    monkeypatch.setattr(StateMessages, "update_since", counted)
    monkeypatch.setattr(state_messages, "FIRST_KEPT", 0.2)

    async def arrive() -> None:
        live_game = await a_table(registry)
        messages = live_game.messages
        for entries in range(3):
            made.clear()
            first = messages.frame_since(None, "en", 0)
            await asyncio.sleep(0.01)  # the frames of subscribers that were woken together are gone
            assert messages.frame_since(None, "en", 0) == first
            assert b'{"entry":%d,' % entries in first
            assert made == [None]
            own = [messages.frame_since(0, "en", 0) for _ in range(2)]
            assert own[0] == own[1] != first
            assert [messages.frame_since(None, "en", since) for since in range(3, 30)]
            assert len(messages._first_frames) == state_messages.MOST_FIRST
            seat = live_game.game.seat
            assert seat is not None
            code = rules_adapter.choices(live_game.game)[0].code
            await registry.play(live_game, seat, entries, code, "en")
        messages.frame_since(None, "en", 0)
        await asyncio.sleep(0.5)
        assert not messages._first_frames
        await registry.close()

    asyncio.run(arrive())


def test_players_notes_and_session_are_encoded_again_only_where_they_change(
    registry: GameRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    for name in ("players", "notes", "table_session"):
        make = getattr(LiveGame, name)

        def counted(self: LiveGame, *asked: Any, make: Any = make, name: str = name) -> Any:
            made.append(name)
            return make(self, *asked)

        monkeypatch.setattr(LiveGame, name, counted)

    async def play() -> None:
        live_game = await a_table(registry)
        for plays in range(4):
            made.clear()
            if plays == 2:
                live_game.seats[1] = msgspec.structs.replace(live_game.seats[1], name="Ada")
                live_game.invalidate()
            seat, before = live_game.game.seat, live_game.entries
            assert seat is not None
            code = rules_adapter.choices(live_game.game)[0].code
            await registry.play(live_game, seat, before, code, "en")
            shown = msgspec.json.decode(live_game.messages.encoded_state(None, "en"))
            assert shown["players"][1]["name"] == live_game.seats[1].name
            is_new = plays in (0, 2)
            assert sorted(made) == (["notes", "players", "table_session"] if is_new else [])
        await registry.close()

    asyncio.run(play())
