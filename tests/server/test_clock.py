"""Deadlines of games: read from the database at the start, kept by one timer."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from ironbridge.server.live import clock
from tests.server.table import Person, server, sit_down, to_act
from tests.server.test_two_processes import until

TURN = {"per": "turn", "seconds": 3600}


def let_pass(folder: Path, seconds: float, game: str) -> None:
    """Moves the times of a stored game back."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as found, found:
        found.execute(
            "UPDATE games SET created = created - ?, deadline = deadline - ? WHERE id = ?",
            (seconds, seconds, game),
        )


def test_a_start_opens_no_game_for_its_clock(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        games = [sit_down(client, "birmingham", clock=TURN)[0].game for _ in range(5)]
    with server(tmp_path) as client:
        assert client.get("/healthz").status_code == 200
        assert not set(games) & set(client.app.state.registry.live_games)


def test_only_the_game_whose_time_is_up_is_opened(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        tables = [sit_down(client, "birmingham", clock=TURN) for _ in range(3)]
        person, seen = to_act(tables[1])
    let_pass(tmp_path, 4000, person.game)
    with server(tmp_path) as client:
        again = Person(client, person.game, person.seat, person.token)
        until(lambda: again.look()["entry"] > seen["entry"])
        opened = client.app.state.registry.live_games
        assert not {tables[0][0].game, tables[2][0].game} & set(opened)


def test_a_clock_that_only_shows_the_time_is_not_waited_for(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = sit_down(client, "birmingham", clock={**TURN, "then": "nothing"})[0]
    let_pass(tmp_path, 4000, person.game)
    with server(tmp_path) as client:
        found = client.portal()
        with found as portal:
            assert portal.call(client.app.state.registry.store.deadlines) == []


def test_an_overdue_game_of_another_process_is_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.live.bot_players.SWEEP", 0.1)
    monkeypatch.setattr(clock.Clocks, "open", lambda self: nothing())
    with server(tmp_path) as client:
        people = sit_down(client, "birmingham", clock=TURN)
        person, seen = to_act(people)
    let_pass(tmp_path, 4000, person.game)
    with server(tmp_path) as client:
        again = Person(client, person.game, person.seat, person.token)
        until(lambda: again.look()["entry"] > seen["entry"])


async def nothing() -> None:
    """Knows no deadline, as a process that did not make the game."""


def test_the_timer_reads_a_system_clock_that_is_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "LONGEST", 0.05)
    with server(tmp_path) as client:
        people = sit_down(client, "birmingham", clock=TURN)
        person, seen = to_act(people)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() - 86_400)
        time.sleep(0.3)
        assert person.look()["entry"] == seen["entry"]
        monkeypatch.setattr(time, "time", lambda: real() + 7200)
        until(lambda: person.look()["entry"] > seen["entry"])
