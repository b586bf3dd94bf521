"""The board data contain everything printed once, with coordinates."""

from typing import Any

import msgspec
import pytest

from ironbridge.core.table_text import number
from ironbridge.game.board_data import BoardData, sheet_of
from ironbridge.notation.headers import make_spec
from ironbridge.titles.birmingham import cards as birmingham_cards
from ironbridge.titles.lancashire import cards as lancashire_cards
from ironbridge.titles.spec import GameSpec

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("birmingham", 2, {}),
    ("birmingham", 4, {}),
    ("birmingham", 2, {"automa": "easy"}),
    ("birmingham", 3, {"variant": "introductory"}),
    ("lancashire", 2, {}),
    ("lancashire", 4, {}),
    ("lancashire", 3, {"variant": "2018"}),
    ("age_of_industry", 5, {"board": "germany"}),
    ("age_of_industry", 3, {"board": "new_england"}),
]


def spec_of(title: str, seats: int, options: dict[str, Any]) -> GameSpec:
    return make_spec(title, seats, options)


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{table[2]}")
def table(request: pytest.FixtureRequest) -> tuple[GameSpec, BoardData]:
    spec = spec_of(*request.param)
    return spec, sheet_of(spec)


def test_the_sheet_names_what_the_notation_names(table: tuple[GameSpec, BoardData]) -> None:
    spec, sheet = table
    names = spec.names
    assert sorted(place.place for place in sheet.places) == sorted(names.places)
    assert [slot.slot for slot in sheet.slots] == list(names.slots)
    assert [link.link for link in sheet.links] == list(names.links)
    assert [tile.tile for tile in sheet.tiles] == list(names.tiles)
    assert [card.card for card in sheet.cards] == list(names.cards)


def test_everything_lies_on_the_board(table: tuple[GameSpec, BoardData]) -> None:
    _, sheet = table
    for thing in (*sheet.places, *sheet.slots, *sheet.links):
        assert 0 < thing.x < sheet.width, thing
        assert 0 < thing.y < sheet.height, thing
    slots = [(slot.x, slot.y) for slot in sheet.slots]
    if sheet.board is None:  # one point per place where the print is reconstructed
        assert len(set(slots)) == len(slots)


def test_every_space_for_counters_has_its_place(table: tuple[GameSpec, BoardData]) -> None:
    spec, sheet = table
    rows = [*sheet.own.get("merchants", ()), *sheet.own.get("markets", ())]
    assert [row["space"] for row in rows] == list(spec.names.spaces)
    assert {row["place"] for row in rows} <= set(spec.names.places)


def test_a_sheet_is_plain_data(table: tuple[GameSpec, BoardData]) -> None:
    _, sheet = table
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=BoardData) == sheet


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_birmingham_has_as_many_rounds_as_the_rulebook_says(seats: int) -> None:
    row = next(row for row in birmingham_cards.SETUP if number(row["players"]) == seats)
    assert sheet_of(spec_of("birmingham", seats, {})).rounds == [number(row["rounds"])] * 2


@pytest.mark.parametrize("seats", [3, 4])
def test_lancashire_has_as_many_rounds_as_the_rulebook_says(seats: int) -> None:
    row = next(row for row in lancashire_cards.SETUP if number(row["players"]) == seats)
    assert sheet_of(spec_of("lancashire", seats, {})).rounds == [number(row["rounds"])] * 2


def test_a_market_is_printed_dearest_first() -> None:
    sheet = sheet_of(spec_of("birmingham", 4, {}))
    assert sheet.markets["iron"] == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]
    assert sheet.overflow == {"coal": 8, "iron": 6}


def test_two_rails_cost_what_is_printed() -> None:
    rails = sheet_of(spec_of("birmingham", 4, {})).link_costs["rail"]
    assert rails == [{"money": 5, "coal": 1}, {"money": 15, "coal": 2, "beer": 1}]


def test_a_reconstructed_board_says_so() -> None:
    assert sheet_of(spec_of("birmingham", 4, {})).reconstructed == []
    germany = sheet_of(spec_of("age_of_industry", 4, {"board": "germany"}))
    assert any(line.startswith("connections: ") for line in germany.reconstructed)


def test_the_market_has_the_name_of_the_rulebook() -> None:
    found = {title: sheet_of(spec_of(title, seats, {})).market_name for title, seats, _ in TABLES}
    assert found == {
        "birmingham": "market",
        "lancashire": "demand-track",
        "age_of_industry": "demand-track",
    }


def test_pieces_have_the_names_of_the_rulebook() -> None:
    found = {title: sheet_of(spec_of(title, seats, {})).piece_names for title, seats, _ in TABLES}
    assert found == {"birmingham": "tiles", "lancashire": "tiles", "age_of_industry": "counters"}
