"""The Automa's deck runs out."""

import ironbridge
from tests.rulebook.automa.solo import NO_TILES, solo, turn
from tests.rulebook.marks import rule
from tests.rulebook.table import points, table

ALL = ", ".join(str(card) for card in range(1, 23))
ALL_BUT_ONE = ", ".join(str(card) for card in range(2, 23))
BACKWARD = ", ".join(str(card) for card in range(22, 0, -1))


@rule("BA-deck-1")
def test_a_card_is_needed() -> None:
    game = solo("", automa_discards=ALL)
    assert table(game)["automa"]["back"] is None
    done = turn(game)
    assert done.shuffled == [22]
    assert done.drawn == [1]
    assert table(game)["automa"]["deck_size"] == 21


@rule("BA-deck-2")
def test_a_back_is_needed() -> None:
    game = solo("1", automa_discards=ALL_BUT_ONE)
    done = turn(game)
    assert done.drawn == [1]
    assert done.shuffled == [21]
    assert done.backs == [2]
    assert table(game)["automa"]["discards"] == [1]


@rule("BA-deck-2")
def test_no_shuffle_while_no_back_is_needed() -> None:
    """Card 5 takes two actions and meets no tie of buildings."""
    others = ", ".join(str(card) for card in range(1, 23) if card != 5)
    done = turn(solo("5", automa_discards=others))
    assert done.built == ["coal2 Redditch.1"]
    assert done.shuffled == []


@rule("BA-deck-3")
def test_all_cards_refused() -> None:
    game = solo("", mat=NO_TILES)
    done = turn(game)
    assert len(done.drawn) == 22
    assert done.drawn == done.refused_cards
    assert done.passed
    assert points(game, 1) == 5
    game.play("pass with iron")
    again = turn(game)
    assert again.shuffled == [22]
    assert len(again.drawn) == 22


@rule("BA-deck-4")
def test_the_lots_of_the_deal_order_a_shuffle() -> None:
    game = solo("", automa_discards=ALL, automa_lots=BACKWARD)
    assert turn(game).drawn == [22]
    again = ironbridge.load(game.text)
    assert again.text == game.text
    game.play("pass with iron")
    again.play("pass with iron")
    assert turn(game) == turn(again)


@rule("BA-deck-4")
def test_a_second_shuffle_has_another_order() -> None:
    once = solo("", automa_discards=ALL, automa_lots=BACKWARD)
    twice = solo("", automa_discards=ALL, automa_lots=BACKWARD, automa_shuffles=1)
    assert turn(once).drawn != turn(twice).drawn
