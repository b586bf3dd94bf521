"""The printed data of Age of Industry equal the totals in the rulebook and on the box."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

PRINT: dict[str, Any] = tomllib.loads(
    (files("ironbridge.titles") / "age_of_industry" / "print.toml").read_text(encoding="utf-8")
)
EXAMPLES = Path(__file__).parents[1] / "rulebook" / "age_of_industry" / "examples.toml"
TAGS = {"seed", "public", "derived", "reconstructed"}
BOARDS = sorted(PRINT["boards"])


def places(board: str) -> dict[str, Any]:
    return {row["place"]: row for row in PRINT["boards"][board]["places"]}


def spaces(board: str) -> list[str]:
    return [space for row in places(board).values() for space in row["spaces"].split()]


def neighbours(board: str, place: str) -> set[str]:
    rows = PRINT["boards"][board]["connections"]
    return {r["to"] for r in rows if r["from"] == place} | {
        r["from"] for r in rows if r["to"] == place
    }


def test_thirty_five_counters_for_each_player() -> None:
    tiles = PRINT["player_mat"]["tiles"]
    copies: Counter[str] = Counter()
    for row in tiles:
        copies[row["industry"]] += row["copies"]
    assert (
        sum(copies.values()) == PRINT["components"]["industry_counters_per_player"]["value"] == 35
    )
    assert PRINT["components"]["industry_counters_total"]["value"] == 5 * 35
    assert Counter(row["industry"] for row in tiles) == dict.fromkeys(copies, 3)


def test_two_counters_of_each_value_but_one_ship_zero() -> None:
    for row in PRINT["player_mat"]["tiles"]:
        single = (row["industry"], row["level"]) == ("ship", 0)
        assert row["copies"] == (1 if single else 2)
        assert row["build"] == (row["level"] > 0)


def test_every_counter_earns_more_than_it_costs() -> None:
    assert all(r["profit"] > r["cost"] for r in PRINT["player_mat"]["tiles"] if r["build"])


def test_every_counter_has_its_tags() -> None:
    mat = PRINT["player_mat"]
    names = [f"{row['industry']} {row['level']}" for row in mat["tiles"]]
    assert [row["tile"] for row in mat["tags"]] == names
    for row in mat["tags"]:
        for field in ("level", "copies", "cost", "needs", "cubes", "profit", "accepts"):
            assert row[field] in TAGS | {""}


def test_sixty_six_cards() -> None:
    cards = PRINT["cards"]
    industry = sorted(row["count"] for row in cards["industry"])
    assert industry == cards["industry_count_multiset"]["value"]
    assert [row["count"] for row in cards["location"]] == [5] * 6
    assert sum(industry) + 30 == sum(cards["printed_counts_in_text_order"]["value"]) == 66
    for other in cards["industry_alternatives"]:
        assert sorted(other[row["card"]] for row in cards["industry"]) == industry


def test_eighteen_market_counters() -> None:
    counts = [row["count"] for row in PRINT["market_counters"]["kinds"]]
    assert counts == PRINT["market_counters"]["printed_counts_in_text_order"]["value"]
    assert sum(counts) == PRINT["components"]["market_counters"]["value"] == 18


def test_three_empty_spaces_of_the_track_pay_four_dollars() -> None:
    prices = [row["price"] for row in PRINT["demand_track"]["rows"] for _ in range(row["spaces"])]
    assert prices == sorted(prices)
    assert sum(prices[:3]) == 4
    assert PRINT["demand_track"]["overflow_price"]["value"] > prices[-1]


@pytest.mark.parametrize(
    ("board", "kinds", "rails", "lanes"),
    [
        ("germany", {"city": 20, "foreign": 7, "village": 5}, 47, 0),
        ("new_england", {"city": 17, "foreign": 2, "village": 6, "ship_space": 6}, 39, 9),
    ],
)
def test_the_size_of_a_board(board: str, kinds: dict[str, int], rails: int, lanes: int) -> None:
    sheet = PRINT["boards"][board]
    assert Counter(row["kind"] for row in sheet["places"]) == kinds
    assert len(places(board)) == len(sheet["places"])
    assert len(sheet["connections"]) == rails
    assert sum(len(row["ports"]) for row in sheet["sea_lanes"]) == lanes


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_whole(board: str) -> None:
    sheet, here = PRINT["boards"][board], places(board)
    assert [row["place"] for row in sheet["place_tags"]] == list(here)
    colours = {row["colour"] for row in PRINT["cards"]["location"]}
    for name, row in here.items():
        assert bool(row["colour"]) == bool(row["spaces"])
        assert row["colour"] in colours | {""}
        assert set(row["spaces"].split()) <= {"blank", "coal", "port", "ship"}
        assert neighbours(board, name) <= set(here)
        assert (not neighbours(board, name)) == (row["kind"] == "ship_space")
    assert {row["colour"] for row in here.values()} - {""} == colours
    joins = [frozenset((row["from"], row["to"])) for row in sheet["connections"]]
    assert len(set(joins)) == len(joins)
    assert all(row["tag"] in TAGS for row in sheet["connections"] + sheet["sea_lanes"])


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_has_fewer_market_spaces_than_there_are_counters(board: str) -> None:
    sheet = PRINT["boards"][board]
    assert sum(row["markets"] for row in sheet["places"]) + len(sheet["sea_lanes"]) == 10


@pytest.mark.parametrize("board", BOARDS)
def test_lanes_join_ships_with_ports(board: str) -> None:
    sheet, here = PRINT["boards"][board], places(board)
    ships = [name for name, row in here.items() if row["kind"] == "ship_space"]
    assert [row["ship"] for row in sheet["sea_lanes"]] == ships
    assert bool(ships) == sheet["ships"]
    for row in sheet["sea_lanes"]:
        assert all("port" in here[port]["spaces"].split() for port in row["ports"])


def test_what_the_rulebook_says_of_germany() -> None:
    here = places("germany")
    assert here["Cologne"]["spaces"] == "blank blank"
    assert set(here["Belgium"]["spaces"].split()) == {"coal"}
    assert set(here["Kiel"]["spaces"].split()) == {"port"}
    assert here["France"]["distant_port"]
    assert here["Bohemia"]["distant_port"]
    assert here["Regensburg"]["colour"] == here["Munich"]["colour"] == "brown"
    assert "Bohemia" in neighbours("germany", "Regensburg")
    assert here["Poland"]["markets"] == 1
    for port in ("Danzig", "Hamburg"):
        assert "port" in here[port]["spaces"].split()
    assert any(len(r["spaces"].split()) == 4 and "coal" in r["spaces"] for r in here.values())


def test_what_is_known_of_new_england() -> None:
    here = places("new_england")
    assert spaces("new_england").count("coal") == 2
    assert here["Pennsylvania"]["spaces"].split().count("coal") == 2
    assert [name for name, row in here.items() if row.get("no_transit")] == ["Pennsylvania"]
    assert len(neighbours("new_england", "Pennsylvania")) >= 2
    ships = {row["colour"] for row in here.values() if row["kind"] == "ship_space"}
    assert {"light_green", "purple"} <= ships


def test_twenty_three_examples() -> None:
    rows = tomllib.loads(EXAMPLES.read_text(encoding="utf-8"))["examples"]
    assert [row["id"] for row in rows] == [f"E{number:02}" for number in range(1, 24)]
