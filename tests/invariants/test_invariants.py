"""The invariant checks report each kind of broken position, event, view and replay."""

from typing import Any

import pytest
from msgspec import structs

import ironbridge
from ironbridge.core import events
from ironbridge.core.events import EventRecord
from ironbridge.core.position import CARDS, COAL, NETWORK, TILES, Position
from ironbridge.game import Game
from ironbridge.game.view import View
from ironbridge.notation.headers import make_spec
from ironbridge.testing import invariants
from ironbridge.testing.derived_state import wrong_facts
from ironbridge.testing.event_ledger import Ledger
from ironbridge.testing.invariants import InvariantViolated, check_game, position_of

POSITION = """ironbridge position 1
title: birmingham
seats: 2
round: 2
tiles: Dudley.1=coal1 of 0 with 2, Worcester.1=cotton1 of 1 sold
links: Birmingham-Dudley of 0
"""
SETTING = make_spec("birmingham", 2, {})


def game() -> Game:
    return ironbridge.load(POSITION)


def facts(found: Game) -> list[str]:
    return list(wrong_facts(found.spec, position_of(found)))


def test_a_true_position_has_no_wrong_facts() -> None:
    assert facts(game()) == []


def forget_network(pos: Position) -> None:
    pos.set_seat_value(0, NETWORK, 0)


def forget_tile(pos: Position) -> None:
    pos.set_seat_value(0, TILES, 0)


def forget_source(pos: Position) -> None:
    pos.set_sources(COAL, 0)


def lose_card(pos: Position) -> None:
    pos.add_seat_value(0, CARDS, -1)


def flip_silently(pos: Position) -> None:
    pos.flipped = pos.slots_taken


def tear_apart(pos: Position) -> None:
    for place in range(27):
        pos.set_group(place, place)


def lay_cubes(pos: Position) -> None:
    for slot in range(49):
        pos.set_cubes(slot, 1)


@pytest.mark.parametrize(
    "spoil",
    [forget_network, forget_tile, forget_source, lose_card, flip_silently, tear_apart, lay_cubes],
)
def test_a_wrong_fact_is_seen(spoil: Any) -> None:
    found = game()
    spoil(position_of(found))
    assert facts(found) != []


@pytest.mark.parametrize(
    "event",
    [
        EventRecord(int(events.MONEY_GAINED), 0, 5, 0, 0),
        EventRecord(int(events.POINTS_GAINED), 1, 3, 0, 0),
        EventRecord(int(events.INCOME_MOVED), 0, 10, 12, 0),
        EventRecord(int(events.INCOME_MOVED), 0, 11, 10, 0),
        EventRecord(int(events.BOUGHT), 0, 1, 1, 0),
        EventRecord(int(events.SOLD), 0, 1, 9, 0),
        EventRecord(int(events.LINK_LAID), 0, 3, 0, 0),
        EventRecord(int(events.TILE_BUILT), 0, 5, 0, 0),
        EventRecord(int(events.TILE_DEVELOPED), 0, 2, 0, 0),
        EventRecord(int(events.TILE_FLIPPED), 0, 1, 17, 0),
        EventRecord(int(events.TILE_REMOVED), 0, 3, 17, 0),
        EventRecord(int(events.ORDER_SET), 1, 0, 0, 0),
    ],
)
def test_an_event_that_lies_is_seen(event: EventRecord) -> None:
    found = game()
    ledger = Ledger(found.spec, position_of(found))
    assert list(ledger.differences(position_of(found))) == []
    ledger.write(event)
    assert list(ledger.differences(position_of(found))) != []


def test_a_cube_that_vanishes_is_seen() -> None:
    found = game()
    pos = position_of(found)
    ledger = Ledger(found.spec, pos)
    slot = found.spec.names.slots.index("Dudley.1")
    ledger.write(EventRecord(int(events.TAKEN), 0, slot, 1, 0))
    assert list(ledger.cube_differences(pos)) != []


def broken_law(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, value: Any
) -> InvariantViolated:
    """Returns the invariant that a game violates after a manipulation."""
    monkeypatch.setattr(where, name, value)
    with pytest.raises(InvariantViolated) as caught:
        check_game(SETTING, 3, stride=10)
    return caught.value


def test_a_legality_check_that_disagrees_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = broken_law(monkeypatch, invariants, "why_not", lambda *_: 0)
    assert broken.invariant == "legality"
    assert (broken.seed, broken.choices) == (3, 0)
    assert broken.text.startswith("ironbridge position 1")
    assert "(seed 3, after 0 choices)" in str(broken)


def test_a_view_that_shows_too_much_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Game.view

    def too_much(self: Game, seat: int | None) -> View:
        return structs.replace(shown(self, seat), options={"all": self.text})

    broken = broken_law(monkeypatch, Game, "view", too_much)
    assert broken.invariant == "views"


def test_a_text_that_loses_something_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = broken_law(monkeypatch, invariants, "load", lambda text: ironbridge.load(POSITION))
    assert broken.invariant == "text"


def test_an_undo_that_goes_too_far_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = broken_law(monkeypatch, Game, "can_undo", True)
    assert broken.invariant == "undo"


def test_a_replay_that_goes_astray_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = broken_law(monkeypatch, invariants, "replay", lambda record: game())
    assert broken.invariant == "record"
