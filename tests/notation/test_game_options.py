"""Game options and deals are read in every accepted spelling, or refused with a sentence."""

from typing import Any

import pytest

import ironbridge
from ironbridge.notation.headers import make_spec


def test_capitals_and_spaces_do_not_matter() -> None:
    assert ironbridge.new("Age of Industry", board="new england").spec.options == {
        "board": "new_england"
    }
    assert ironbridge.new("birmingham", automa="Easy").spec.options == {"automa": "easy"}
    assert ironbridge.new("BIRMINGHAM", variant="Introductory").spec.title == "birmingham"
    asked = ironbridge.new("birmingham", rules={"Coal Split": True, "income_tie": "Level"})
    assert asked.spec.options["rules"] == {"coal_split": True, "income_tie": "level"}


@pytest.mark.parametrize("seats", [None, 1, 2])
def test_alone_the_automa_may_be_counted_or_not(seats: int | None) -> None:
    assert ironbridge.new("birmingham", automa="hard", seats=seats).spec.seats == 2


def test_a_text_may_count_the_people_alone() -> None:
    text = "ironbridge position 1\ntitle: birmingham\nseats: {}\nautoma: easy\n"
    assert ironbridge.load(text.format(1)).text == ironbridge.load(text.format(2)).text


@pytest.mark.parametrize("seats", [0, 3, True, "1", 1.0])
def test_other_numbers_are_refused_and_the_right_ones_said(seats: Any) -> None:
    with pytest.raises(ironbridge.BadInput, match="1 seat for people, 2 with the Automa's"):
        ironbridge.new("birmingham", automa="hard", seats=seats)


def test_settings_are_shared_however_they_are_asked_for() -> None:
    one = make_spec("birmingham", 1, {"automa": "EASY"})
    assert one is make_spec("Birmingham", 2, {"automa": "easy"})


@pytest.mark.parametrize(
    "mat", [{"coal": 5}, {"coal": ["x"]}, {1: [0]}, 7, ["coal"], {"coal": b"\0"}, {"coal": [True]}]
)
def test_a_mat_of_the_wrong_kind(mat: Any) -> None:
    with pytest.raises(ironbridge.BadInput, match="A 'mat'"):
        ironbridge.new("birmingham", automa="easy", mat=mat)


def test_an_introductory_deal_may_have_a_rail_deck() -> None:
    whole = ironbridge.new("birmingham", seats=2, seed=4).deal
    short = {key: value for key, value in whole.items() if key != "rail deck"}
    games = [
        ironbridge.new("birmingham", seats=2, variant="introductory", deal=deal)
        for deal in (whole, short)
    ]
    assert games[0].text == games[1].text
    with pytest.raises(ironbridge.BadInput, match="lacks 'rail deck'"):
        ironbridge.new("birmingham", seats=2, deal=short)


def test_cards_put_away_survive_rewriting() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=4)
    line = next(row for row in game.text.splitlines() if row.startswith("face down: "))
    assert len(line.split(",")) == 2
    assert ironbridge.load(game.text).text == game.text
    start = "ironbridge position 1\ntitle: birmingham\nseats: 2\nface down: {}\n"
    with pytest.raises(ironbridge.BadInput, match="more cards 'Stafford' than printed"):
        ironbridge.load(start.format("Stafford, " * 9))
    written = ironbridge.load(start.format("Stafford, pottery")).text
    assert "face down: Stafford, pottery\n" in written
    assert ironbridge.load(written).text == written


def test_to_act_nobody_is_a_finished_game() -> None:
    game = ironbridge.load("ironbridge position 1\ntitle: birmingham\nseats: 2\nto act: nobody\n")
    assert game.over
    assert game.seat is None
    assert len(game.choices) == 0
    assert game.result is not None
    assert "to act: nobody\n" in game.text


@pytest.mark.parametrize("title", ["birmingham", "lancashire", "age_of_industry"])
def test_the_size_of_the_table_of_choices_is_public(title: str) -> None:
    game = ironbridge.new(title, seed=1)
    assert all(code < game.choice_count for code in game.choices.codes)
    assert game.why_not(game.choice_count - 1) is not None
    with pytest.raises(ironbridge.BadInput):
        game.why_not(game.choice_count)


def test_a_variant_sets_the_seats() -> None:
    assert ironbridge.new("lancashire", variant="two_players").spec.seats == 2
    assert ironbridge.new("lancashire", variant="2018").spec.seats == 4
    with pytest.raises(ironbridge.BadInput, match="for two seats"):
        ironbridge.new("lancashire", variant="two_players", seats=4)
