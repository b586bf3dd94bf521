"""Confirmed turns work alike in every title."""

from random import Random
from typing import Any

import pytest

import ironbridge
from ironbridge.game import Game
from ironbridge.notation.headers import make_spec
from ironbridge.testing.invariants import check_game

TABLES: list[dict[str, Any]] = [
    {"title": "birmingham", "seats": 3},
    {"title": "lancashire", "seats": 3},
    {"title": "age_of_industry", "seats": 3},
    {"title": "birmingham", "automa": "medium"},
]
IDS = ["birmingham", "lancashire", "age of industry", "automa"]
tables = pytest.mark.parametrize("table", TABLES, ids=IDS)


def whole_game(table: dict[str, Any], seed: int) -> Game:
    game, rng = ironbridge.new(**table, seed=seed, confirm_turns=True), Random(seed)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    return game


@tables
def test_the_laws_hold(table: dict[str, Any]) -> None:
    options = {"automa": table.get("automa"), "confirm_turns": True}
    check_game(make_spec(table["title"], table.get("seats"), options), 3, stride=9)


@tables
def test_the_last_action_can_be_taken_back_until_the_turn_is_ended(table: dict[str, Any]) -> None:
    game, rng, undone = ironbridge.new(**table, seed=8, confirm_turns=True), Random(8), 0
    while not game.over and undone < 6:
        if not game.turn_waits:
            game.play(rng.choice(game.choices.codes))
            continue
        if game.can_undo_turn:
            undone += 1
            twin, text, steps = game.copy(), game.text, game.steps
            twin.undo_turn()
            assert twin.seat == game.seat
            assert twin.steps == steps[: len(twin.steps)]
            for code in steps[len(twin.steps) :]:
                twin.play(code)
            assert twin.text == text
        game.play("end turn")
        assert not game.can_undo_turn
    assert undone > 0


def test_a_whole_turn_goes_back_to_its_start() -> None:
    for title in ("birmingham", "lancashire"):
        game = ironbridge.new(title, seats=3, seed=2, confirm_turns=True)
        start, seat = game.text, game.seat
        game.play("pass")
        game.play(game.choices[0])
        assert game.turn_waits
        assert game.seat == seat
        game.undo_turn()
        assert game.text == start


def test_cards_are_drawn_when_the_turn_is_ended() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=2, confirm_turns=True)
    seat = game.seat
    assert seat is not None
    hand = game.view(seat).seats[seat].hand_size
    game.play("pass")
    game.play(game.choices[0])
    assert game.view(seat).seats[seat].hand_size == hand - 1
    game.play("end turn")
    assert game.view(seat).seats[seat].hand_size == hand
    assert not game.can_undo


@tables
def test_records_note_it_only_where_it_matters(table: dict[str, Any]) -> None:
    game = whole_game(table, 5)
    assert "\nconfirm turns: yes\n" in game.record
    again = ironbridge.replay(game.record)
    assert again.text == game.text
    assert again.record == game.record
    assert again.steps == game.steps
    ended = sum(line == "end turn" for _, line in game.actions)
    assert game.record.count("end turn") < ended / 2


@tables
def test_a_record_that_stops_before_or_after_the_end_of_a_turn(table: dict[str, Any]) -> None:
    game = whole_game(table, 6)
    for step in range(0, len(game.steps), 5):
        moment = game.at(step)
        again = ironbridge.replay(moment.record)
        assert again.actions == moment.actions
        assert again.record == moment.record


@tables
def test_a_turn_that_waits_is_written_and_read(table: dict[str, Any]) -> None:
    game, rng = ironbridge.new(**table, seed=9, confirm_turns=True), Random(9)
    while not game.turn_waits:
        game.play(rng.choice(game.choices.codes))
    assert "\nactions: 0\n" in game.text
    loaded = ironbridge.load(game.text)
    assert loaded.turn_waits
    assert loaded.text == game.text
    assert loaded.choices.codes == game.choices.codes


def test_without_it_nothing_waits() -> None:
    with pytest.raises(ironbridge.BadInput, match="no actions left"):
        ironbridge.load("ironbridge position 1\ntitle: birmingham\nseats: 2\nactions: 0\n")
    game = ironbridge.new("birmingham", seats=2, seed=1)
    refusal = game.why_not("end turn")
    assert refusal is not None
    assert refusal.reason == "ACTIONS_LEFT"
