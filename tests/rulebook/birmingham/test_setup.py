"""Setting up: decks, merchants, markets, and the order in which a deal is dealt."""

import pytest

from ironbridge.titles.birmingham.board import PLACES
from tests.rulebook.birmingham.positions import canal, counted, deck_of, fresh, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import barrel, cubes, hand, mat, owner_of, reason, seat, table

TWO_SEAT_MERCHANTS = {
    "Shrewsbury.1": "blank",
    "Gloucester.1": "cotton",
    "Gloucester.2": "blank",
    "Oxford.1": "any",
    "Oxford.2": "manufacturer",
}
TILES_BY_SEATS = {
    2: ["any", "blank", "blank", "cotton", "manufacturer"],
    3: ["any", "blank", "blank", "blank", "cotton", "manufacturer", "pottery"],
    4: ["any", *["blank"] * 3, "cotton", "cotton", "manufacturer", "manufacturer", "pottery"],
}


@rule("BB-setup-1")
@pytest.mark.parametrize(("seats", "cards"), [(2, 40), (3, 54), (4, 64)])
def test_the_deck_depends_on_the_players(seats: int, cards: int) -> None:
    deal = fresh(seats=seats, seed=1).deal
    assert len(deal["canal deck"]) == cards
    assert counted(deal["canal deck"]) == counted(deck_of(seats))
    assert counted(deal["rail deck"]) == counted(deck_of(seats))


@rule("BB-setup-1")
@pytest.mark.parametrize(("seats", "absent"), [(2, {"blue", "teal"}), (3, {"teal"}), (4, set())])
def test_banners_left_out_of_the_deck(seats: int, absent: set[str]) -> None:
    deck = set(fresh(seats=seats, seed=1).deal["canal deck"])
    towns = [row for row in PLACES if row["kind"] == "town"]
    assert {row["banner"] for row in towns if row["place"] not in deck} == absent


@rule("BB-setup-2")
def test_wild_cards_lie_apart() -> None:
    game = fresh(seats=4, seed=1)
    assert not {"wild location", "wild industry"} & set(game.deal["canal deck"])
    for number in game.view(None).order:  # there are four of each: everybody can have one
        one, two, three = hand(game, number)[:3]
        game.play(f"scout with {one}, {two}, {three}")
        assert {"wild location", "wild industry"} <= set(hand(game, number))


@rule("BB-setup-3")
@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (2, {"Shrewsbury", "Gloucester", "Oxford"}),
        (3, {"Shrewsbury", "Gloucester", "Oxford", "Warrington"}),
        (4, {"Shrewsbury", "Gloucester", "Oxford", "Warrington", "Nottingham"}),
    ],
)
def test_merchant_tiles_depend_on_the_players(seats: int, places: set[str]) -> None:
    """The printed result: Warrington and Nottingham are empty with two, Nottingham with three."""
    merchants = table(fresh(seats=seats, seed=1))["merchants"]
    tiles = {space: found["tile"] for space, found in merchants.items() if found["tile"]}
    assert sorted(tiles.values()) == TILES_BY_SEATS[seats]
    assert {space.split(".")[0] for space in tiles} == places


@rule("BB-setup-3")
def test_merchant_tiles_are_shuffled() -> None:
    tiles = set()
    for seed in range(20):
        merchants = table(fresh(seats=2, seed=seed))["merchants"]
        tiles.add(merchants["Shrewsbury.1"]["tile"])
    assert tiles == {"any", "blank", "cotton", "manufacturer"}


@rule("BB-setup-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_barrel_beside_each_merchant_who_buys(seats: int) -> None:
    merchants = table(fresh(seats=seats, seed=1))["merchants"]
    for space, found in merchants.items():
        assert found["beer"] == (found["tile"] not in ("blank", "", None)), space


@rule("BB-setup-5")
def test_the_coal_market_starts_with_13_cubes() -> None:
    assert table(fresh(seats=2, seed=1))["coal"] == 13


@rule("BB-setup-6")
def test_the_iron_market_starts_with_8_cubes() -> None:
    assert table(fresh(seats=2, seed=1))["iron"] == 8


@rule("BB-setup-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_starts_with(seats: int) -> None:
    game = fresh(seats=seats, seed=1)
    for number in range(seats):
        own = seat(game, number)
        assert (own["money"], own["points"], own["income"], own["level"]) == (17, 0, 10, 0)
        assert own["links_left"] == 14
        assert sum(sum(left) for left in own["mat"].values()) == 45
    assert mat(game, 0, "cotton") == [3, 2, 3, 3]
    assert mat(game, 0, "manufacturer") == [1, 2, 1, 1, 2, 1, 1, 2]
    assert mat(game, 0, "pottery") == [1, 1, 1, 1, 1]
    assert mat(game, 0, "coal") == [1, 2, 2, 2]
    assert mat(game, 0, "iron") == [1, 1, 1, 1]
    assert mat(game, 0, "brewery") == [2, 2, 2, 1]


@rule("BB-setup-8")
def test_eight_cards_and_one_face_down_seat_by_seat() -> None:
    deck = deck_of(2)
    deal = {
        "order": [1, 0],
        "canal deck": deck,
        "rail deck": deck,
        "merchants": TWO_SEAT_MERCHANTS,
    }
    game = fresh(seats=2, deal=deal)
    assert hand(game, 0) == sorted(deck[0:8])
    assert hand(game, 1) == sorted(deck[9:17])
    # The ninth and the eighteenth lie face down; the pile starts behind them.
    game.play(f"pass with {deck[9]}")
    assert hand(game, 1) == sorted([*deck[10:17], deck[18]])


@rule("BB-setup-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_holds_eight_cards(seats: int) -> None:
    game = fresh(seats=seats, seed=3)
    assert [len(hand(game, number)) for number in range(seats)] == [8] * seats


@rule("BB-setup-9")
def test_the_first_turn_order_is_drawn_by_lot() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(40):
        game = fresh(seats=3, seed=seed)
        assert table(game)["order"] == game.deal["order"]
        assert game.seat == game.deal["order"][0]
        orders.add(tuple(game.deal["order"]))
    assert len(orders) == 6


@rule("BB-setup-9")
def test_a_seed_names_a_deal() -> None:
    one = fresh(seats=4, seed=7)
    assert one.deal == fresh(seats=4, seed=7).deal
    assert one.deal != fresh(seats=4, seed=8).deal
    assert fresh(seats=4, deal=one.deal).deal == one.deal


@rule("BB-setup-10")
def test_the_supply_never_runs_out() -> None:
    """Thirty black cubes are in the box; here 34 lie on the board and three more are needed."""
    game = rail(
        seats=3,
        hand0="Dudley, Dudley",
        mat0="coal 0 2 2 2",
        tiles="Tamworth.1=coal4 of 1 with 5, Tamworth.2=coal4 of 1 with 5,"
        " Cannock.1=coal4 of 2 with 5, Cannock.2=coal4 of 2 with 5",
        coal=14,
    )
    game.play("build coal Dudley")
    assert cubes(game, "Dudley.1") == 3


@rule("BB-setup-11")
def test_a_place_without_a_card_can_still_be_built_on() -> None:
    assert "Leek" not in deck_of(2)
    game = canal(hand0="wild location, wild industry")
    assert reason(game, "build coal Belper with wild industry") is None
    game.play("build coal Leek with wild location")
    assert owner_of(game, "Leek.2") == 0


@rule("BB-setup-4")
def test_no_barrel_beside_a_blank_tile() -> None:
    deal = {
        "order": [0, 1],
        "canal deck": deck_of(2),
        "rail deck": deck_of(2),
        "merchants": TWO_SEAT_MERCHANTS,
    }
    game = fresh(seats=2, deal=deal)
    assert [barrel(game, space) for space in TWO_SEAT_MERCHANTS] == [
        False,
        True,
        False,
        True,
        True,
    ]
