"""Options and other printings: the two-player map of 2009, the rules of 2018, the short game."""

from collections import Counter
from typing import Any

import pytest

import ironbridge
from ironbridge.titles.lancashire import board, cards, editions, industries
from tests.rulebook.lancashire.rulings.lay import (
    canal,
    finish_round,
    fresh,
    idle,
    last_action,
    links,
    rail,
)
from tests.rulebook.table import hand, income, money, position, reason, spent, table


def two(**lines: object) -> Any:
    """Two players on the map of 2009, second round of the canal era."""
    return position("lancashire", **{"seats": 2, "era": "canal", "round": 2, **lines})


def test_two_players_have_their_own_deck() -> None:
    game = fresh(2, 1)
    expected = {row["card"]: int(row["2"]) for row in editions.CARDS_TWO_PLAYERS}
    assert Counter(game.deal["canal deck"]) == Counter(expected)
    assert sum(expected.values()) == 40
    assert table(game)["pile_size"] == 40 - 16 - 2
    assert [table(game)["seats"][number]["money"] for number in (0, 1)] == [25, 25]


def test_two_players_ten_rounds() -> None:
    game = fresh(2, 1)
    rounds = 0
    while not game.over:
        finish_round(game)
        rounds += 1
    assert rounds == 20
    assert len(game.actions) == 2 * (19 + 20)


def test_two_players_have_shorter_tracks() -> None:
    game = two(hand0="iron, iron")
    assert (table(game)["coal"], table(game)["iron"]) == (6, 6)
    game.play("develop cotton; develop cotton")
    assert spent(game, 0) == 4
    game.play("develop cotton; develop cotton")
    assert spent(game, 0) == 10
    empty = two(hand0="iron, iron", iron=0)
    empty.play("develop cotton; done")
    assert spent(empty, 0) == 5
    tiles = fresh(2, 1).deal["distant canal"]
    assert sorted(int(tile) for tile in tiles) == [1, 2, 2, 2, 2, 3, 3, 4]


def test_two_players_fill_the_dearest_space_first() -> None:
    game = two(
        hand0="Wigan, iron", tiles="Liverpool.1=port1 of 1", links="Liverpool-Wigan of 1", coal=3
    )
    game.play("build coal Wigan.1 with Wigan")
    assert (money(game, 0), table(game)["coal"]) == (25 - 5 + 3 + 2, 5)


def test_two_players_miss_eight_places() -> None:
    text = str(fresh(2, 1).text)
    for row in editions.PLACES_LEFT_OUT:
        assert row["place"] not in text
        game = two(hand0="iron, iron")
        assert game.why_not(f"build cotton {row['place']}") is not None
    with pytest.raises(ironbridge.BadInput):
        two(links="Oldham-Manchester of 0")


def test_two_players_may_dig_to_scotland() -> None:
    lines = {"tiles": "Lancaster.1=port1 of 0", "hand0": "iron, iron"}
    assert links(two(**lines)) == {"Lancaster-Preston", "Lancaster-Scotland"}
    shut = two(rules="scotland_canal=false", **lines)
    assert links(shut) == {"Lancaster-Preston"}
    rails = position(
        "lancashire", seats=2, era="rail", round=2, rules="scotland_canal=false",
        tiles="Lancaster.1=port2 of 0", hand0="iron, iron",
    )  # fmt: skip
    assert "Lancaster-Scotland" in links(rails)
    four = canal(tiles="Lancaster.1=port1 of 0", hand0="iron, iron")
    assert reason(four, "link Lancaster-Scotland") == "WRONG_ERA_LINK"


def test_two_players_without_birkenhead_have_no_virtual_link() -> None:
    game = position(
        "lancashire", seats=2, era="rail", round=2, hand0="shipyard, iron",
        mat0="shipyard 0 0 2", tiles="Liverpool.1=port2 of 0", seat0="money 60",
    )  # fmt: skip
    assert reason(game, "build shipyard Liverpool with shipyard") is None


@pytest.mark.parametrize(("seats", "deck", "rounds"), [(2, 40, 10), (3, 54, 9), (4, 64, 8)])
def test_2018_decks_and_rounds(seats: int, deck: int, rounds: int) -> None:
    game = fresh(seats, 2, variant="2018")
    assert len(game.deal["canal deck"]) == deck
    assert money(game, 0) == 30
    assert table(game)["pile_size"] == deck - 8 * seats - seats
    many = 0
    while table(game)["era"] == "canal":
        finish_round(game)
        many += 1
    assert many == rounds
    assert table(game)["pile_size"] == deck - 8 * seats
    while not game.over:
        finish_round(game)
        many += 1
    assert many == 2 * rounds


def test_2018_hands_are_filled_after_the_turn() -> None:
    game = fresh(4, 2, variant="2018")
    first = int(table(game)["to_act"])
    idle(game)
    assert table(game)["to_act"] != first
    assert len(hand(game, first)) == 8
    old = fresh(4, 2)
    first = int(table(old)["to_act"])
    idle(old)
    assert len(hand(old, first)) == 7


@pytest.mark.parametrize(
    ("name", "value"), [("refill", "turn"), ("deck", "2018"), ("virtual_link", "none")]
)
def test_2018_rules_may_be_chosen_one_by_one(name: str, value: str) -> None:
    game = fresh(4, 2, rules={name: value})
    first = int(table(game)["to_act"])
    idle(game)
    assert len(hand(game, first)) == (8 if name == "refill" else 7)
    assert len(game.deal["rail deck"]) == (64 if name == "deck" else 66)


def test_2018_without_the_virtual_link_unless_asked_for() -> None:
    lines = {
        "hand0": "port, port",
        "mat0": "port 0 2 2 2",
        "links": "Birkenhead-Ellesmere Port of 0",
    }
    build = "build port Liverpool.1 with port"
    assert reason(rail(variant="2018", **lines), build) == "OUTSIDE_NETWORK"
    assert reason(rail(variant="2018", rules="virtual_link=both", **lines), build) is None


def test_2018_ties_are_shared() -> None:
    even = {f"seat{number}": "money 0, income 20, points 50" for number in range(4)}
    game = last_action("rail", variant="2018", **even)
    idle(game)
    assert list(game.result.places) == [1, 1, 1, 1]


def test_2018_keeps_the_full_map_for_two() -> None:
    game = position(
        "lancashire", seats=2, variant="2018", era="rail", round=2, hand0="iron, iron",
        tiles="Macclesfield.1=cotton2 of 0",
    )  # fmt: skip
    assert "Macclesfield-The Midlands" in links(game)
    assert table(game)["coal"] == 8


def test_the_short_game_ends_with_the_canals() -> None:
    game = last_action(
        "canal",
        variant="introductory",
        seat0="money 59, income 20",
        seat1="money 100, income 8",
        seat2="money 0, income 10",
        seat3="money 3, income 10",
        tiles="Bury.1=cotton2 of 2 sold, Colne.1=cotton1 of 2 sold, Bolton.1=cotton2 of 3",
        links="Bolton-Bury of 3",
    )
    idle(game)
    assert game.over
    assert game.result.points[0] == 14 + 5
    assert game.result.points[2] == 5 + 3 + 5
    assert game.result.points[3] == 1
    assert game.result.points[1] == 15 - 2


def test_the_short_game_pays_no_income_at_its_end() -> None:
    game = last_action("canal", variant="introductory", seat0="money 3, income 60")
    idle(game)
    assert (money(game, 0), income(game, 0)) == (3, 60)
    assert game.result.points[0] == 20


def test_printed_numbers_of_the_tiles() -> None:
    """The table at the end of the rulebook, line by line."""
    rows = {
        (row["industry"], int(row["level"])): tuple(
            int(row[key].replace("-", "") or 0)
            for key in ("cost", "income", "vp", "coal", "iron", "cubes", "copies")
        )
        for row in industries.INDUSTRIES
    }
    assert rows == {
        ("cotton", 1): (12, 5, 3, 0, 0, 0, 3),
        ("cotton", 2): (14, 4, 5, 1, 0, 0, 3),
        ("cotton", 3): (16, 3, 9, 1, 1, 0, 3),
        ("cotton", 4): (18, 2, 12, 1, 1, 0, 3),
        ("port", 1): (6, 3, 2, 0, 0, 0, 2),
        ("port", 2): (7, 3, 4, 0, 0, 0, 2),
        ("port", 3): (8, 4, 6, 0, 0, 0, 2),
        ("port", 4): (9, 4, 9, 0, 0, 0, 2),
        ("coal", 1): (5, 4, 1, 0, 0, 2, 1),
        ("coal", 2): (7, 7, 2, 0, 0, 3, 2),
        ("coal", 3): (8, 6, 3, 0, 1, 4, 2),
        ("coal", 4): (10, 5, 4, 0, 1, 5, 2),
        ("iron", 1): (5, 3, 3, 1, 0, 4, 1),
        ("iron", 2): (7, 3, 5, 1, 0, 4, 1),
        ("iron", 3): (9, 2, 7, 1, 0, 5, 1),
        ("iron", 4): (12, 1, 9, 1, 0, 6, 1),
        ("shipyard", 0): (0, 0, 0, 0, 0, 0, 2),
        ("shipyard", 1): (16, 2, 10, 1, 1, 0, 2),
        ("shipyard", 2): (25, 1, 18, 1, 1, 0, 2),
    }


def test_printed_numbers_of_the_board() -> None:
    """Nineteen places with one to four slots; 23 canals and 35 rails; two coins outside."""
    towns = [row for row in board.PLACES if row["kind"] == "town"]
    assert len(towns) == 19
    assert {len(str(row["slots"]).split()) for row in towns} == {1, 2, 3, 4}
    assert sum(row["canal"] == "yes" for row in board.LINKS) == 23
    assert sum(row["rail"] == "yes" for row in board.LINKS) == 35
    coins = {row["place"] for row in board.PLACES if row["icons"] == "2"}
    outside = {"Scotland", "Yorkshire", "The Midlands"}
    assert coins == outside | {"Blackpool", "Southport", "Northwich"}
    assert sum(int(row["4"]) for row in cards.CARDS) == 66


@pytest.mark.parametrize(
    "tiles",
    [
        "Liverpool.3=shipyard0 of 0 sold",
        "Liverpool.3=shipyard1 of 0",
        "Bury.1=coal1 of 0 with 3",
        "Bury.1=coal1 of 0 with 0",
        "Wigan.1=cotton1 of 0",
    ],
)
def test_tiles_that_cannot_lie_so_are_refused(tiles: str) -> None:
    with pytest.raises(ironbridge.BadInput):
        canal(tiles=tiles)
