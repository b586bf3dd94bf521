"""The printed tables of Birmingham equal the totals in the rulebook and on the box."""

from collections import Counter

import pytest

from ironbridge.core.table_text import either, number, words, yes
from ironbridge.titles.birmingham import board, cards, coordinates, income_track, industries

PLACE_NAMES = [row["place"] for row in board.PLACES]
SLOTS = [(row["place"], slot) for row in board.PLACES for slot in words(row["slots"])]


def test_twenty_towns_two_farms_five_merchants() -> None:
    assert Counter(row["kind"] for row in board.PLACES) == {"town": 20, "farm": 2, "merchant": 5}
    assert len(set(PLACE_NAMES)) == 27


def test_forty_nine_slots_of_known_industries() -> None:
    known = {row["industry"] for row in industries.INDUSTRIES}
    assert len(SLOTS) == 49
    assert {industry for _, slot in SLOTS for industry in either(slot)} == known


def test_merchants_print_two_link_icons_and_other_places_none() -> None:
    for row in board.PLACES:
        assert number(row["icons"]) == (2 if row["kind"] == "merchant" else 0)


def test_thirty_nine_links_for_thirty_one_canals_and_thirty_eight_rails() -> None:
    assert len(board.LINKS) == 39
    assert sum(yes(row["canal"]) for row in board.LINKS) == 31
    assert sum(yes(row["rail"]) for row in board.LINKS) == 38


def test_links_join_known_places_and_every_place_is_joined() -> None:
    ends = {row[end] for row in board.LINKS for end in ("from", "to", "via")} - {""}
    assert ends == set(PLACE_NAMES)


def test_one_line_joins_three_places() -> None:
    assert [row["via"] for row in board.LINKS if row["via"]] == ["Farm Brewery South"]


def test_no_canal_reaches_uttoxeter_alone() -> None:
    dry = set(PLACE_NAMES)
    for row in board.LINKS:
        if yes(row["canal"]):
            dry -= {row["from"], row["to"], row["via"]}
    assert dry == {"Uttoxeter"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_merchant_tile_for_every_space(players: int) -> None:
    spaces = sum(number(r["spaces"]) for r in board.MERCHANTS if number(r["players"]) <= players)
    tiles = sum(number(row["players"]) <= players for row in board.MERCHANT_TILES)
    assert spaces == tiles == {2: 5, 3: 7, 4: 9}[players]


def test_markets() -> None:
    assert (len(board.COAL_TRACK), board.COAL_START, board.COAL_BEYOND) == (14, 13, 8)
    assert (len(board.IRON_TRACK), board.IRON_START, board.IRON_BEYOND) == (10, 8, 6)
    assert sorted(board.COAL_TRACK) == board.COAL_TRACK
    assert sorted(board.IRON_TRACK) == board.IRON_TRACK


def test_forty_five_tiles_on_a_mat() -> None:
    copies: Counter[str] = Counter()
    for row in industries.INDUSTRIES:
        copies[row["industry"]] += number(row["copies"])
    assert copies == {
        "cotton": 11,
        "manufacturer": 11,
        "pottery": 5,
        "coal": 7,
        "iron": 4,
        "brewery": 7,
    }
    assert {number(row["tiles"]) for row in cards.SETUP} == {sum(copies.values())} == {45}


def test_levels_run_from_one_without_a_gap() -> None:
    seen: Counter[str] = Counter()
    for row in industries.INDUSTRIES:
        seen[row["industry"]] += 1
        assert number(row["level"]) == seen[row["industry"]]


def test_level_one_is_for_canals_but_for_pottery() -> None:
    for row in industries.INDUSTRIES:
        canal_only = row["level"] == "1" and row["industry"] != "pottery"
        assert (row["eras"] == "canal") == canal_only


def test_the_light_bulb_is_on_two_potteries() -> None:
    bulbs = [(r["industry"], r["level"]) for r in industries.INDUSTRIES if not yes(r["develop"])]
    assert bulbs == [("pottery", "1"), ("pottery", "3")]


@pytest.mark.parametrize("row", cards.SETUP, ids=lambda row: f"{row['players']} players")
def test_the_deck_lasts_its_rounds_exactly(row: dict[str, str]) -> None:
    players, rounds, deck = number(row["players"]), number(row["rounds"]), number(row["cards"])
    assert deck == sum(number(card[row["players"]]) for card in cards.CARDS)
    assert deck == {2: 40, 3: 54, 4: 64}[players]
    actions = number(row["first"]) + (rounds - 1) * number(row["actions"])
    assert deck == players * (number(row["aside"]) + actions)
    assert deck == players * rounds * number(row["actions"])


def test_cards_name_towns_and_industries() -> None:
    towns = {row["place"] for row in board.PLACES if row["kind"] == "town"}
    known = {row["industry"] for row in industries.INDUSTRIES}
    assert {row["card"] for row in cards.CARDS if row["kind"] == "location"} == towns
    for row in cards.CARDS:
        assert row["kind"] == "location" or set(either(row["card"])) <= known
    assert [row["copies"] for row in cards.WILDS] == ["4", "4"]


def test_banners_come_into_the_deck_together() -> None:
    first = {row["banner"]: number(row["players"]) for row in board.BANNERS}
    banner = {row["place"]: row["banner"] for row in board.PLACES}
    for row in cards.CARDS:
        if row["kind"] == "location":
            dealt = [players for players in (2, 3, 4) if number(row[str(players)])]
            assert dealt[0] == first[banner[row["card"]]]


def test_the_income_track() -> None:
    assert len(income_track.INCOME) == 100
    assert sorted(income_track.INCOME) == income_track.INCOME
    assert (income_track.INCOME[0], income_track.INCOME[-1]) == (-10, 30)
    assert {income_track.INCOME[number(row["income"])] for row in cards.SETUP} == {0}
    spaces = Counter(income_track.INCOME)
    assert {spaces[level] for level in range(-10, 1)} == {1}
    assert {spaces[level] for level in range(1, 11)} == {2}
    assert {spaces[level] for level in range(11, 21)} == {3}
    assert {spaces[level] for level in range(21, 30)} == {4}
    assert spaces[30] == 3


def test_the_drawing_follows_the_tables() -> None:
    assert [row["place"] for row in coordinates.PLACE_POINTS] == PLACE_NAMES
    assert [row["place"] for row in coordinates.SLOT_POINTS] == [place for place, _ in SLOTS]
    ends = [(row["from"], row["to"]) for row in board.LINKS]
    assert [(row["from"], row["to"]) for row in coordinates.LINK_POINTS] == ends
    spaces = [r["place"] for r in board.MERCHANTS for _ in range(number(r["spaces"]))]
    assert [row["place"] for row in coordinates.MERCHANT_POINTS] == spaces
    assert len(coordinates.TRACK_POINTS) == len(income_track.INCOME)
    assert {row["banner"] for row in coordinates.BANNER_INKS} == {
        r["banner"] for r in board.BANNERS
    }
