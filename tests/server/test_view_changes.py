"""Feeds of protocol 2: a view with all changes put into it is the whole view."""

import time
from random import Random
from typing import Any

import msgspec
import pytest

from ironbridge.errors import Refused
from ironbridge.game.view import OwnView
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.state_messages import StateMessages
from ironbridge.server.live.view_changes import map_changes, open_changes, own_changes
from ironbridge.server.problems import Problem
from ironbridge.server.store.game_log import PLAY, UNDO, UNDO_TURN, EntryData, Header, LogEntry
from ironbridge.server.store.rows import GameRow, SeatRow
from tests.server.changes_reader import ChangesReader, patched
from tests.server.test_leaks import TABLES, Seated

UNDOS = 0.15
"""Share of the entries that undo."""


def a_game(seated: Seated) -> LiveGame:
    """Returns a game without a database."""
    header = Header(
        title=seated.title,
        seats=seated.seats,
        options=dict(seated.wishes),
        confirm_turns=True,
        rules=1,
        choices="",
    )
    row = GameRow(
        id="game",
        title=seated.title,
        header=header,
        seed=7,
        salt="",
        status="running",
        is_open=False,
        entries=0,
        to_act=0,
        deadline=None,
        summary={},
        created=0.0,
        updated=0.0,
    )
    seats = [
        SeatRow(game="game", seat=seat, kind="person", name="") for seat in range(seated.seats)
    ]
    return LiveGame(row, seats)


def enter(live_game: LiveGame, rng: Random) -> str:
    """Appends a random entry: a choice, or an undo where one is allowed; returns its kind."""
    game, seat = live_game.game.copy(), live_game.game.seat
    assert seat is not None
    kind, body = PLAY, EntryData()
    if rng.random() < UNDOS:
        kind = rng.choice((UNDO, UNDO_TURN))
        try:
            rules_adapter.undo(game, seat, kind == UNDO_TURN)
        except (Refused, Problem):
            kind = PLAY
    if kind == PLAY:
        rules_adapter.play(game, rng.choice(rules_adapter.choices(game)))
    entry = LogEntry(number=live_game.entries, kind=kind, seat=seat, body=body, at=time.time())
    live_game.accept(game, entry)
    return kind


def whole(live_game: LiveGame, reader: ChangesReader) -> Any:
    """Returns the whole view of a reader, computed from nothing."""
    message = StateMessages(live_game).update_since(reader.seat, reader.language, live_game.entries)
    return msgspec.json.decode(message)["view"]


@pytest.mark.parametrize("seated", TABLES)
def test_the_changes_make_the_whole_view(seated: Seated) -> None:
    live_game, rng = a_game(seated), Random(5)
    people = [seat for seat in range(seated.seats) if not is_automatic(live_game, seat)]
    readers = [ChangesReader(live_game, seat) for seat in (None, *people)]
    readers += [ChangesReader(live_game, seat, "ru") for seat in (None, people[-1])]
    late, seldom = ChangesReader(live_game, people[0]), ChangesReader(live_game, None)
    kinds = set()
    for reader in readers:
        reader.hear()
    while live_game.game.seat is not None:
        kinds.add(enter(live_game, rng))
        if live_game.entries == 40:
            readers.append(late)
        if live_game.entries % 7 == 0:
            readers.append(seldom)
        rng.shuffle(readers)
        for reader in readers:
            known = live_game.actions_known(reader.since)
            news = msgspec.json.decode(reader.hear())
            assert reader.view == whole(live_game, reader), (reader.seat, live_game.entries)
            log = live_game.action_log(reader.seat, known, reader.language)
            assert news["actions"] == msgspec.to_builtins(log)
        if seldom in readers:
            readers.remove(seldom)
    assert kinds == {PLAY, UNDO, UNDO_TURN}
    assert {reader.whole for reader in readers} == {1}
    assert seldom.whole > 10


def is_automatic(live_game: LiveGame, seat: int) -> bool:
    """Returns whether no person plays a seat."""
    return bool(live_game.game.spec.rules.tables.automatic & 2**seat)


def test_a_message_is_small_where_little_changes() -> None:
    live_game, rng = a_game(Seated("birmingham", 4, {})), Random(5)
    changed, whole_size, entries = ChangesReader(live_game, None), 0, 200
    changed.hear()
    for _ in range(entries):
        enter(live_game, rng)
        changed.hear()
        whole_size += len(live_game.update_since(None, "en", live_game.entries - 1))
    assert changed.size * 2 < whole_size


def test_presence_alone_sends_players_and_no_view() -> None:
    live_game = a_game(Seated("lancashire", 3, {}))
    reader = ChangesReader(live_game, 1)
    reader.hear()
    live_game.seats[0] = msgspec.structs.replace(live_game.seats[0], name="Ada")
    live_game.invalidate()
    news = msgspec.json.decode(reader.hear())
    assert news["changes"] == []
    assert news["players"][0]["name"] == "Ada"
    assert "notes" not in news
    live_game.invalidate()
    assert set(msgspec.json.decode(reader.hear())) == {
        "entry",
        "base",
        "since",
        "actions",
        "changes",
    }


def test_members_of_a_map_come_and_go() -> None:
    before: Any = {"a/b": 1, "c~d": 2, "e": 3}
    after = {"a/b": 4, "e": 3, "f~/g": 5}
    changes = msgspec.to_builtins(list(map_changes("m", before, after)))
    assert patched({"m": before}, changes) == {"m": after}
    assert len(changes) == 3


def test_nothing_changed_is_no_change() -> None:
    game = a_game(Seated("birmingham", 2, {})).game
    assert open_changes(game.view(None), game.view(None)) == []
    own: OwnView = game.own_view(0)
    assert own_changes(0, own, game.own_view(0)) == []


def test_a_later_view_does_not_change_an_earlier_one() -> None:
    live_game, rng = a_game(Seated("birmingham", 2, {})), Random(5)
    earlier, view = live_game.game, live_game.game.spectator_view("en")
    kept = msgspec.json.encode(view)
    for _ in range(60):
        enter(live_game, rng)
        later = live_game.game.spectator_view("en", (earlier, view))
        assert later == live_game.game.spectator_view("en")
    assert msgspec.json.encode(view) == kept
