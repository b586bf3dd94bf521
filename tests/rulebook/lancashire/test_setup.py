"""Setting up: the deck, the cards removed unseen, the tracks, and the order of a deal."""

from collections import Counter

import pytest

from tests.rulebook.lancashire.positions import canal, deck, new, pile_of
from tests.rulebook.marks import rule
from tests.rulebook.table import hand, mat, money, reason, seat, table


@rule("BL-setup-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_deck_of_66_cards(seats: int) -> None:
    for key in ("canal deck", "rail deck"):
        cards = new(seats).deal[key]
        assert len(cards) == 66
        assert Counter(cards) == deck()
    industry = {"cotton": 8, "coal": 5, "iron": 3, "port": 6, "shipyard": 3}
    assert {card: many for card, many in deck().items() if card in industry} == industry


@rule("BL-setup-2")
def test_hands_are_dealt_by_seat_number() -> None:
    """Fine point C1: eight cards at a time, whatever the turn order."""
    game = new(3)
    cards = game.deal["canal deck"]
    for number in range(3):
        assert hand(game, number) == sorted(cards[8 * number : 8 * number + 8])


@rule("BL-setup-3")
@pytest.mark.parametrize(("seats", "removed"), [(3, 9), (4, 6)])
def test_cards_are_removed_unseen_in_the_canal_era(seats: int, removed: int) -> None:
    game = new(seats)
    cards = game.deal["canal deck"]
    assert pile_of(game) == cards[8 * seats + removed :]
    assert table(game)["pile_size"] == 66 - 8 * seats - removed
    assert table(game)["discards"] == []  # the removed cards stay hidden


@rule("BL-setup-3")
@pytest.mark.parametrize(("seats", "cards", "out"), [(2, 40, 2), (3, 54, 3), (4, 64, 4)])
def test_the_deck_of_2018_with_the_option(seats: int, cards: int, out: int) -> None:
    game = new(seats, rules={"deck": "2018"})
    assert len(game.deal["canal deck"]) == len(game.deal["rail deck"]) == cards
    assert table(game)["pile_size"] == cards - 8 * seats - out


@rule("BL-setup-4")
def test_what_a_player_starts_with() -> None:
    game = new()
    for number in range(4):
        own = seat(game, number)
        assert (own["money"], own["income"], own["level"], own["points"]) == (30, 10, 0, 0)
        assert own["links_left"] == 14
        assert sum(sum(left) for left in own["mat"].values()) == 37


@rule("BL-setup-4")
def test_example_the_stack_of_mills() -> None:
    """The example of the set-up: level I on top, then II, III and IV."""
    game = new()
    assert mat(game, 0, "cotton") == [3, 3, 3, 3]
    assert mat(game, 0, "shipyard") == [2, 2, 2]
    assert mat(game, 0, "port") == [2, 2, 2, 2]
    assert mat(game, 0, "coal") == [1, 2, 2, 2]
    assert mat(game, 0, "iron") == [1, 1, 1, 1]


@rule("BL-setup-5")
def test_both_demand_tracks_start_full() -> None:
    assert (table(new())["coal"], table(new())["iron"]) == (8, 8)


@rule("BL-setup-5")
def test_the_prices_of_the_iron_track() -> None:
    """Iron for developing, bought until the track is empty and beyond."""
    paid = []
    for cubes in range(8, -1, -1):
        game = canal(iron=cubes)
        game.play("develop shipyard; done")
        paid.append(30 - money(game, 0))
    assert paid == [1, 1, 2, 2, 3, 3, 4, 4, 5]


@rule("BL-setup-6")
def test_the_cotton_marker_starts_at_the_top() -> None:
    game = new()
    assert table(game)["cotton"] == {"space": 0, "open": True, "bonus": 3}
    assert table(game)["distant"] == {"turned": [], "left": 12}
    tiles = game.deal["distant canal"]
    assert sorted(tiles) == ["0", "0", "1", "1", "2", "2", "2", "2", "3", "3", "3", "4"]
    assert sorted(game.deal["distant rail"]) == sorted(tiles)


@rule("BL-setup-7")
def test_the_first_player_is_drawn_by_lot() -> None:
    orders = {tuple(new(seed=seed).deal["order"]) for seed in range(40)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@rule("BL-setup-8")
def test_the_supply_never_runs_out() -> None:
    """Fine point C14: more coal on the board than the box holds."""
    mines = [
        "Wigan.1=coal4 of 0 with 5", "Wigan.2=coal4 of 0 with 5", "Bolton.1=coal4 of 1 with 5",
        "Bolton.2=coal4 of 1 with 5", "Bury.1=coal4 of 2 with 5", "Bury.2=coal4 of 2 with 5",
    ]  # fmt: skip
    game = canal(hand0="Manchester, Manchester", tiles=", ".join(mines), mat0="coal 0 0 0 0")
    assert reason(game, "build coal Manchester.1") == "NO_TILE_LEFT"
    game = canal(to_act=2, hand2="Burnley, Burnley", tiles=", ".join(mines[:5]), seat2="money 30")
    assert reason(game, "build coal Burnley.1") is None
