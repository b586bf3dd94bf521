"""Views: typed, complete, equal to the position, and unchanged by a JSON round trip."""

from random import Random

import msgspec
import pytest

import ironbridge
from ironbridge.game import Game
from ironbridge.game.view import View
from ironbridge.testing.configurations import Configuration, installed_cases
from tests.rulebook.birmingham.positions import canal

CASES = installed_cases(options=False)


def some_way_into(case: Configuration, choices: int, seed: int = 5) -> Game:
    """Returns a random game before its end."""
    game = ironbridge.new(case.title, seats=case.seats, seed=seed, **case.options)  # type: ignore[arg-type]
    rng = Random(seed)
    for _ in range(choices):
        if not game.over:
            game.play(rng.choice(game.choices.codes))
    return game


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_view_travels_as_json(case: Configuration) -> None:
    game = some_way_into(case, 60)
    for seat in (*range(game.spec.seats), None):
        view = game.view(seat)
        sent = msgspec.json.encode(view)
        read = msgspec.json.decode(sent, type=View)
        own = msgspec.convert(read.own, type(view.own))
        assert msgspec.structs.replace(read, own=own) == view


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_choices_are_offered_to_the_seat_that_chooses(case: Configuration) -> None:
    game = some_way_into(case, 31)
    for seat in (*range(game.spec.seats), None):
        offered = [(choice.code, choice.text) for choice in game.view(seat).choices]
        assert offered == ([tuple(choice) for choice in game.choices] if seat == game.seat else [])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_choice_begins_with_its_verb_and_names_what_it_is_about(case: Configuration) -> None:
    game = some_way_into(case, 0)
    rng = Random(2)
    while not game.over:
        for choice in game.view(game.seat).choices:
            text = choice.text if choice.verb != "card" else choice.text.replace("with", "card", 1)
            assert text.startswith(choice.verb), choice
            for named in (choice.industry, choice.link, choice.card, choice.space):
                assert named is None or named in text
            assert choice.slot is None or choice.slot.rsplit(".", 1)[0] in text
        game.play(rng.choice(game.choices.codes))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_discards_lie_before_those_who_played_them(case: Configuration) -> None:
    game = some_way_into(case, 0, seed=11)
    rng = Random(11)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
        view = game.view(None)
        cards = [card for seat in view.seats for card in seat.discards]
        assert sorted(cards) == sorted(view.discards)


def test_discards_go_back_when_a_card_is_taken_back() -> None:
    game = some_way_into(CASES[0], 0)
    seat = game.seat
    assert seat is not None
    before = game.view(seat).seats[seat].discards
    card = (game.view(seat).seats[seat].hand or [])[0]
    game.play("pass")
    game.play(f"with {card}")
    assert card in game.view(seat).seats[seat].discards or not game.can_undo
    if game.can_undo:
        game.undo()
        assert game.view(seat).seats[seat].discards == before


def test_a_loaded_position_does_not_know_whose_discards_these_are() -> None:
    game = some_way_into(CASES[0], 20)
    loaded = ironbridge.load(game.text).view(None)
    assert loaded.discards == game.view(None).discards != []
    assert [seat.discards for seat in loaded.seats] == [[]] * game.spec.seats


def test_the_question_names_what_it_is_about() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    asked = game.view(game.seat).question
    assert (asked.kind, asked.verb, asked.begun, asked.due) == ("action", None, [], {})
    game.play("loan")
    asked = game.view(None).question
    assert (asked.kind, asked.verb, asked.begun) == ("card", "loan", ["loan"])
    assert (asked.cards_due, asked.seat) == (1, game.seat)
    assert asked.text == "Which card do you play?"
    assert game.view(None, "fr").question.text == "Quelle carte jouez-vous\xa0?"


SHORTFALL = """
ironbridge position 1
title: birmingham
seats: 2
era: canal
round: 3
order: 0 1
to act: 1
actions: 1
seat 0: money 1, income 1
seat 1: money 30, income 10
hand 0: coal, iron, Dudley, Leek, Stone
hand 1: coal
tiles: Worcester.1=cotton1 of 0, Dudley.1=coal1 of 0 with 2
"""


def test_the_debt_of_a_shortfall_is_in_the_view() -> None:
    game = ironbridge.load(SHORTFALL)
    game.play("pass")
    asked = game.view(0).question
    assert (asked.kind, asked.seat, asked.owed) == ("give up", 0, 8)
    assert game.view(1).question.owed == 8
    assert {choice.verb for choice in game.view(0).choices} == {"give up"}


def test_what_may_be_taken_back_is_said_to_the_seat_that_chooses() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    seat = game.seat
    assert seat is not None
    assert not game.view(seat).can_undo
    game.play("loan")
    assert game.view(seat).can_undo
    assert not game.view(1 - seat).can_undo
    assert not game.view(None).can_undo


def test_a_seat_is_not_offered_to_undo_the_end_of_another_turn() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7, confirm_turns=True)
    game.play(next(line for line in game.whole_actions() if line.startswith("pass")))
    hidden_since = len(game.steps)
    while game.seat == game.history.acting_seats[0]:
        game.play("end turn")
    view = game.view(game.seat)
    assert len(game.steps) == hidden_since + 1
    assert not view.can_undo
    assert not view.can_undo_turn


def test_a_view_does_not_share_what_is_printed() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    game.view(0).seats[0].mat["coal"][0] = 99
    assert game.view(0).seats[0].mat["coal"][0] == 1


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_finished_game_shows_the_board_before_the_last_scoring(case: Configuration) -> None:
    game = some_way_into(case, 0, seed=9)
    rng = Random(9)
    laid: dict[str, int] = {}
    while not game.over:
        assert game.view(None).before_scoring is None
        before = game.history.event_count()
        game.play(rng.choice(game.choices.codes))
        for event in game.events_for(None, before):
            if event.kind == "link laid":
                laid[str(event.details["link"])] = event.seat or 0
            elif event.kind == "era ended" and not game.over:
                laid = {}
    view = game.view(None)
    assert view.before_scoring is not None
    assert view.before_scoring.links == laid
    assert view.before_scoring.tiles == view.tiles
    loaded = ironbridge.load(game.text)
    assert loaded.text == game.text
    assert loaded.view(None).before_scoring == view.before_scoring


@pytest.mark.parametrize("language", ["xx", "", 3, [], None])
def test_an_unknown_language_is_bad_input(language: object) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    if not language:  # no language given: that of the game
        assert game.view(0, language) == game.view(0)  # type: ignore[arg-type]
        return
    for ask in (game.view, game.told):
        with pytest.raises(ironbridge.BadInput, match="Ironbridge speaks en, fr, ru"):
            ask(0, language=language)  # type: ignore[operator]
    with pytest.raises(ironbridge.BadInput, match="Ironbridge speaks en, fr, ru"):
        game.preview("pass", language)  # type: ignore[arg-type]


def test_choices_can_be_sliced() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    assert list(game.choices[:3]) == list(game.choices)[:3]
    assert game.choices[-1] == list(game.choices)[-1]


def test_points_if_the_era_ended_count_links_and_flipped_tiles() -> None:
    game = canal(
        tiles="Leek.1=cotton1 of 0 sold, Stoke-on-Trent.1=cotton2 of 1",
        links="Stoke-on-Trent-Leek of 1",
        seat0="money 31, income 10, points 3",
        seat1="money 31, income 10, points 4",
    )
    seats = game.view(None).seats
    assert [(seat.points, seat.points_if_era_ended) for seat in seats] == [(3, 8), (4, 5)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_finished_game_has_its_points_if_the_era_ended(case: Configuration) -> None:
    game = some_way_into(case, 10_000)
    assert game.result is not None
    assert [seat.points_if_era_ended for seat in game.view(None).seats] == game.result.points
