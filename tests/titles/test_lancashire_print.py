"""The printed tables of Brass (2007) equal the totals in the rulebook and on the box."""

from collections import Counter

import pytest

from ironbridge.core.table_text import Row, either, number, words, yes
from ironbridge.titles.lancashire import (
    board,
    cards,
    coordinates,
    editions,
    income_track,
    industries,
)

PLACE_NAMES = [row["place"] for row in board.PLACES]
SLOTS = [(row["place"], slot) for row in board.PLACES for slot in words(row["slots"])]
TOWNS = {row["place"] for row in board.PLACES if row["kind"] == "town"}
KNOWN = {row["industry"] for row in industries.INDUSTRIES}


def test_nineteen_towns_three_waypoints_three_external_places() -> None:
    kinds = Counter(row["kind"] for row in board.PLACES)
    assert kinds == {"town": 19, "waypoint": 3, "external": 3}
    assert len(set(PLACE_NAMES)) == 25


def test_forty_three_slots() -> None:
    assert Counter(slot for _, slot in SLOTS) == {
        "cotton/coal": 16,
        "port": 8,
        "cotton": 6,
        "iron": 6,
        "shipyard": 3,
        "coal": 2,
        "cotton/port": 2,
    }
    assert len(SLOTS) == 43


def test_two_coins_are_printed_on_every_place_without_slots() -> None:
    for row in board.PLACES:
        assert number(row["icons"]) == (0 if row["slots"] else 2)


def test_thirty_six_links_for_twenty_three_canals_and_thirty_five_rails() -> None:
    assert len(board.LINKS) == 36
    assert sum(yes(row["canal"]) for row in board.LINKS) == 23
    assert sum(yes(row["rail"]) for row in board.LINKS) == 35


def test_one_link_has_no_rail() -> None:
    wet = [(row["from"], row["to"]) for row in board.LINKS if not yes(row["rail"])]
    assert wet == [("Ellesmere Port", "Liverpool")]


def test_links_join_known_places_and_every_place_is_joined() -> None:
    ends = {row[end] for row in board.LINKS for end in ("from", "to")}
    assert ends == set(PLACE_NAMES)


def test_port_goes_first_where_only_a_port_goes() -> None:
    for row in board.SLOT_PRIORITY:
        slots = [slot for place, slot in SLOTS if place == row["place"]]
        assert slots[number(row["first"])] == row["industry"]
        assert row["industry"] in either(slots[number(row["then"])])


def test_tracks() -> None:
    assert board.COAL_TRACK == board.IRON_TRACK == [1, 1, 2, 2, 3, 3, 4, 4]
    assert board.COAL_START == board.IRON_START == 8
    assert len(board.COTTON_TRACK) == board.COTTON_CLOSED
    assert len(board.DISTANT_TILES) == 12
    assert Counter(board.DISTANT_TILES) == {0: 2, 1: 2, 2: 4, 3: 3, 4: 1}


def test_thirty_seven_tiles_for_each_player() -> None:
    copies: Counter[str] = Counter()
    for row in industries.INDUSTRIES:
        copies[row["industry"]] += number(row["copies"])
    assert copies == {"cotton": 12, "port": 8, "coal": 7, "iron": 4, "shipyard": 6}
    assert {number(row["tiles"]) for row in cards.SETUP} == {sum(copies.values())} == {37}


def test_only_shipyard_zero_is_never_built() -> None:
    never = [(r["industry"], r["level"]) for r in industries.INDUSTRIES if not r["eras"]]
    assert never == [("shipyard", "0")]


def test_sixty_six_cards() -> None:
    kinds: Counter[str] = Counter()
    for row in cards.CARDS:
        assert row["3"] == row["4"]
        kinds[row["kind"]] += number(row["4"])
    assert kinds == {"location": 41, "industry": 25}


@pytest.mark.parametrize(("setup", "out"), list(zip(cards.SETUP, cards.CARDS_OUT, strict=True)))
def test_the_deck_lasts_its_rounds_exactly(setup: Row, out: Row) -> None:
    players, rounds, actions = (number(setup[name]) for name in ("players", "rounds", "actions"))
    canal = number(setup["first"]) + (rounds - 1) * actions
    assert 66 - number(out["canal"]) == players * canal
    assert 66 - number(out["rail"]) == players * rounds * actions


@pytest.mark.parametrize("row", cards.SETUP, ids=lambda row: f"{row['players']} players")
def test_loans_end_with_the_draw_pile(row: Row) -> None:
    rounds_from_hand = number(row["hand"]) // number(row["actions"])
    assert number(row["last loan"]) == number(row["rounds"]) - rounds_from_hand


def test_the_income_track() -> None:
    assert len(income_track.INCOME) == 100
    assert sorted(income_track.INCOME) == income_track.INCOME
    assert (income_track.INCOME[0], income_track.INCOME[-1]) == (-10, 30)
    assert {income_track.INCOME[number(row["income"])] for row in cards.SETUP} == {0}


@pytest.mark.parametrize(
    ("deck", "setup", "out"),
    [
        (editions.CARDS_2018, editions.SETUP_2018, editions.CARDS_OUT_2018),
        (editions.CARDS_TWO_PLAYERS, editions.SETUP_TWO_PLAYERS, editions.CARDS_OUT_TWO_PLAYERS),
    ],
    ids=["2018", "two players"],
)
def test_the_decks_of_the_variants(deck: list[Row], setup: list[Row], out: list[Row]) -> None:
    assert {row["card"] for row in deck if row["kind"] == "location"} <= TOWNS
    assert {row["card"] for row in deck if row["kind"] == "industry"} <= KNOWN
    for row, left in zip(setup, out, strict=True):
        players, rounds = number(row["players"]), number(row["rounds"])
        total = sum(number(card[row["players"]]) for card in deck)
        assert total == number(row["cards"]) == players * rounds * 2
        assert total - number(left["canal"]) == players * (1 + (rounds - 1) * 2)


def test_no_card_names_a_place_left_out() -> None:
    left_out = {row["place"] for row in editions.PLACES_LEFT_OUT}
    assert left_out < set(PLACE_NAMES)
    assert left_out.isdisjoint(row["card"] for row in editions.CARDS_TWO_PLAYERS)


def test_four_players_have_the_distant_tiles_of_2007_in_2018() -> None:
    tiles = {number(row["tile"]): number(row["4"]) for row in editions.DISTANT_TILES_2018}
    assert tiles == Counter(board.DISTANT_TILES)


def test_the_drawing_follows_the_tables() -> None:
    assert [row["place"] for row in coordinates.PLACE_POINTS] == PLACE_NAMES
    assert [row["place"] for row in coordinates.SLOT_POINTS] == [place for place, _ in SLOTS]
    for row, link in zip(coordinates.LINK_POINTS, board.LINKS, strict=True):
        assert (row["from"], row["to"]) == (link["from"], link["to"])
        assert bool(row["canal x"]) == yes(link["canal"])
        assert bool(row["rail x"]) == yes(link["rail"])
