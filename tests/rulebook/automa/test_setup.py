"""Before the game: decks, mats, the person's cards."""

from collections import Counter
from random import Random

import pytest

import ironbridge
from ironbridge.titles.birmingham.automa.cards import BACKS
from tests.rulebook.automa.solo import solo, turn
from tests.rulebook.marks import rule
from tests.rulebook.table import mat, money, seat, spent, table

GROUP = {row["card"]: row["group"] for row in BACKS}


@rule("BA-setup-1")
def test_the_table_is_laid_for_two() -> None:
    game = ironbridge.new("birmingham", automa="easy", seed=1)
    assert set(table(game)["merchants"]) == {
        "Shrewsbury.1",
        "Gloucester.1",
        "Gloucester.2",
        "Oxford.1",
        "Oxford.2",
    }
    decks = [game.deal["canal deck"], game.deal["rail deck"]]
    assert [len(deck) for deck in decks if isinstance(deck, list)] == [40, 40]


@rule("BA-setup-2")
def test_the_person_has_nineteen_cards() -> None:
    game = ironbridge.new("birmingham", automa="easy", seed=1)
    assert seat(game, 0)["hand_size"] == 8
    assert table(game)["pile_size"] == 11
    assert game.seat == 0


@rule("BA-setup-3")
def test_the_automa_keeps_no_accounts() -> None:
    game = ironbridge.new("birmingham", automa="hard", seed=2)
    rng = Random(2)
    while not game.over:
        own = seat(game, 1)
        assert (own["money"], own["spent"], own["level"], own["hand_size"]) == (0, 0, 0, 0)
        game.play(rng.choice(list(game.choices)))


@rule("BA-setup-4")
@pytest.mark.parametrize(("level", "tiles"), [("easy", 42), ("medium", 35), ("hard", 32)])
def test_the_mat_depends_on_the_level(level: str, tiles: int) -> None:
    game = ironbridge.new("birmingham", automa=level, seed=1)
    assert sum(sum(stack) for stack in seat(game, 1)["mat"].values()) == tiles
    assert sum(sum(stack) for stack in seat(game, 0)["mat"].values()) == 45


@rule("BA-setup-4")
def test_the_hard_mat_level_by_level() -> None:
    game = ironbridge.new("birmingham", automa="hard", seed=1)
    assert mat(game, 1, "manufacturer") == [0, 2, 0, 0, 0, 1, 1, 2]
    assert mat(game, 1, "cotton") == [2, 1, 1, 3]
    assert mat(game, 1, "coal") == [0, 1, 2, 2]


@rule("BA-setup-5")
def test_a_mat_of_ones_own() -> None:
    game = ironbridge.new("birmingham", automa="hard", mat={"coal": [1, 0, 0, 2]}, seed=1)
    assert mat(game, 1, "coal") == [1, 0, 0, 2]
    assert mat(game, 1, "cotton") == [2, 1, 1, 3]
    assert ironbridge.load(game.text).text == game.text
    assert ironbridge.replay(game.record).text == game.text


@rule("BA-setup-5")
@pytest.mark.parametrize("mine", ["coal 2 2 2 2", "coal 1", "beer 1", "coal one", ""])
def test_a_mat_that_cannot_be(mine: str) -> None:
    with pytest.raises(ironbridge.BadInput):
        ironbridge.new("birmingham", automa="easy", mat=mine)


@rule("BA-setup-5")
def test_only_the_automa_has_a_mat_of_its_own() -> None:
    with pytest.raises(ironbridge.BadInput):
        ironbridge.new("birmingham", seats=2, mat="coal 1 2 2 2")


@rule("BA-setup-6")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("key", ["automa canal", "automa rail"])
def test_the_deck_is_made_of_packets(seed: int, key: str) -> None:
    cards = ironbridge.new("birmingham", automa="easy", seed=seed).deal[key]
    assert isinstance(cards, list)
    groups = [GROUP[card] for card in cards]
    assert Counter(groups[:10]) == {"A": 4, "B": 3, "C": 3}
    assert Counter(groups[10:13]) == {"A": 1, "B": 1, "C": 1}
    assert Counter(groups[13:]) == {"A": 7, "C": 2}
    assert sorted(map(int, cards)) == list(range(1, 23))


@rule("BA-setup-7")
def test_the_person_is_always_first() -> None:
    game = solo("1", hand0="Stafford, Dudley", actions=2)
    game.play("build coal Dudley with Dudley")
    assert spent(game, 0) == 5
    turn(game)
    assert table(game)["order"] == [0, 1]
    assert game.seat == 0
    assert spent(game, 0) == 0


@rule("BA-setup-8")
def test_a_deal_fixes_the_automas_turns() -> None:
    one = ironbridge.new("birmingham", automa="easy", seed=5)
    other = ironbridge.new("birmingham", automa="easy", deal=one.deal)
    rng = Random(5)
    while not one.over:
        choice = rng.choice(list(one.choices))
        one.play(choice)
        other.play(choice)
    assert one.events == other.events
    lots = one.deal["automa lots"]
    assert isinstance(lots, list)
    assert sorted(map(int, lots)) == list(range(1, 23))


@rule("BA-pay-1")
def test_it_pays_no_money() -> None:
    game = solo("1, 5")
    done = turn(game)
    assert done.built == ["pottery1 Coventry.1"]
    assert done.bought[0] == "iron"
    assert (money(game, 1), spent(game, 1)) == (0, 0)


@rule("BA-pay-2")
def test_its_flipped_tiles_earn_no_income() -> None:
    game = solo("1", tiles="Dudley.2=iron2 of 1 with 1")
    game.play("develop coal; done with Stafford")
    assert table(game)["tiles"]["Dudley.2"]["sold"]
    assert seat(game, 1)["level"] == 0
    assert money(game, 1) == 0
