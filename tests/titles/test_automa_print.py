"""The printed cards and mats of the Automa have the right totals, and name things of the board."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from ironbridge.core.table_text import either, number, words
from ironbridge.titles.birmingham import board, industries
from ironbridge.titles.birmingham.automa import cards as automa

SLOTS = {row["place"]: [either(slot) for slot in words(row["slots"])] for row in board.PLACES}
CARDS = [str(card) for card in range(1, 23)]
EXPECTED = Path(__file__).parents[1] / "rulebook" / "automa" / "first_turn_expected.toml"


def takes(place: str, industry: str) -> bool:
    return any(industry in slot for slot in SLOTS[place])


def test_twenty_two_cards_in_three_groups() -> None:
    assert [row["card"] for row in automa.BACKS] == CARDS
    assert Counter(row["group"] for row in automa.BACKS) == {"A": 12, "B": 4, "C": 6}


def test_the_packets_use_every_card() -> None:
    totals = {group: sum(number(row[group]) for row in automa.PACKETS) for group in "ABC"}
    assert totals == {"A": 12, "B": 4, "C": 6}
    sizes = [sum(number(row[group]) for group in "ABC") for row in automa.PACKETS]
    assert sizes == [10, 3, 9]


@pytest.mark.parametrize("card", CARDS)
def test_a_front_is_one_or_two_builds_and_a_network(card: str) -> None:
    does = [row["does"] for row in automa.FRONTS if row["card"] == card]
    assert does[-1] == "network"
    assert 1 <= len(does) - 1 <= 2
    assert set(does[:-1]) <= {"build", "build and link"}


def test_every_build_has_its_slot_on_the_board() -> None:
    for row in automa.FRONTS:
        for town in either(row["towns"]):
            assert row["does"] == "network" or takes(town, row["industry"])
    for row in automa.BACKS:
        assert takes(row["brewery"], "brewery")


def test_an_iron_price_goes_with_iron_alone() -> None:
    for row in automa.FRONTS:
        assert bool(row["iron"]) == (row["does"] == "build" and row["industry"] == "iron")


def test_groups_are_goods_breweries_and_mines() -> None:
    group = {row["card"]: row["group"] for row in automa.BACKS}
    mines = {row["card"] for row in automa.FRONTS if row["does"] == "build and link"}
    breweries = {row["card"] for row in automa.FRONTS if row["industry"] == "brewery"}
    assert mines == {card for card in CARDS if group[card] == "C"}
    assert breweries == {card for card in CARDS if group[card] == "B"}


def test_six_cards_begin_with_develop() -> None:
    first = [row["card"] for row in automa.BACKS if row["first"] == "develop"]
    assert first == ["7", "12", "15", "17", "20", "22"]


def test_the_full_mat_is_that_of_a_person() -> None:
    mat = [(row["industry"], row["level"], row["copies"]) for row in industries.INDUSTRIES]
    assert [(row["industry"], row["level"], row["full"]) for row in automa.MATS] == mat


@pytest.mark.parametrize(
    ("level", "tiles"), [("full", 45), ("easy", 42), ("medium", 35), ("hard", 32)]
)
def test_a_harder_mat_has_fewer_tiles(level: str, tiles: int) -> None:
    assert sum(number(row[level]) for row in automa.MATS) == tiles
    assert all(number(row[level]) <= number(row["full"]) for row in automa.MATS)


def test_every_slot_has_its_cell() -> None:
    cells = {row["place"]: words(row["cells"]) for row in automa.SLOT_CELLS}
    assert list(cells) == [row["place"] for row in board.PLACES if row["slots"]]
    for place, seen in cells.items():
        assert len(seen) == len(SLOTS[place]) == len(set(seen))
        assert set(seen) <= {*automa.CELLS, "N"}


def test_the_clockwise_lines_are_those_of_the_board() -> None:
    printed: set[tuple[str, frozenset[str]]] = set()
    for row in board.LINKS:
        ends = {row["from"], row["to"], row["via"]} - {""}
        printed |= {(end, frozenset(ends - {end})) for end in ends}
    seen = [(row["place"], frozenset(either(row["to"]))) for row in automa.CLOCKWISE]
    assert len(seen) == len(printed) == 79
    assert set(seen) == printed


def test_the_clockwise_lines_go_round_once() -> None:
    for place in {row["place"] for row in automa.CLOCKWISE}:
        angles = [number(row["angle"]) for row in automa.CLOCKWISE if row["place"] == place]
        turned = [(angle - automa.CLOCKWISE_FROM) % 360 for angle in angles]
        assert turned == sorted(turned)


def test_a_first_turn_is_expected_of_every_card_and_level() -> None:
    rows = tomllib.loads(EXPECTED.read_text(encoding="utf-8"))["expected"]
    assert [str(row["card"]) for row in rows] == CARDS
    first = {row["card"]: row["first"] for row in automa.BACKS}
    for row in rows:
        for level in ("easy", "medium", "hard"):
            assert (row[level] == "DEVELOP") == (first[str(row["card"])] == "develop")
