"""The position: fields, copies, hashes, serialization."""

import pytest

from ironbridge.core.edit import (
    put_discard,
    put_tile,
    set_gone,
    set_order,
    set_stage,
    set_turn,
)
from ironbridge.core.hand import add_card
from ironbridge.core.layout import (
    DUE_AT,
    JOINED_AT,
    MARKET_AT,
    SEAT_CELLS,
    SEAT_CELLS_AT,
    SEAT_WORDS,
    SEATS_AT,
    TILE_AT,
    TITLE_AT,
    blank_cells,
    blank_words,
)
from ironbridge.core.microbench import walk
from ironbridge.core.position import (
    DEBT,
    FIELDS,
    INCOME,
    LINKS,
    MAX_PLACES,
    MAX_SLOTS,
    MONEY,
    NO_TILE,
    POINTS,
    SPENT,
    TILES,
    Position,
)
from ironbridge.core.serialize import from_bytes, to_bytes
from ironbridge.core.workspace import Workspace
from ironbridge.testing.invariants import DRAWN, TURN
from tests.core.toy import CARD_ASH, COTTON, fresh, toy

TABLES = toy().tables
KEY_OF_THE_START = 4056897242978139233


def start() -> Position:
    return fresh(toy())


def test_a_copy_is_equal_and_independent() -> None:
    pos = start()
    twin = pos.copy()
    assert twin.numbers() == pos.numbers()
    assert twin.deal is pos.deal
    twin.add_seat_value(0, MONEY, 5)
    twin.set_tile(0, 3, 0)
    set_stage(twin, 1, 4)
    assert (int(pos.seat_value(0, MONEY)), pos.tile_on(0)) == (20, int(NO_TILE))
    assert (int(pos.era), int(pos.round)) == (0, 1)


def test_every_single_number_is_copied() -> None:
    pos = start()
    for value, name in enumerate(FIELDS, 100):
        setattr(pos, name, value)
    assert [int(getattr(pos.copy(), name)) for name in FIELDS] == list(
        range(100, 100 + len(FIELDS))
    )
    assert {"seats", "seat", "era", "turn", "drawn", "slots_taken", "ask", "owed"} <= set(FIELDS)


def test_any_difference_shows_in_the_numbers() -> None:
    pos = start()
    for change in (
        lambda twin: twin.add_seat_value(1, MONEY, 1),
        lambda twin: set_stage(twin, 0, 2),
        lambda twin: set_turn(twin, 1, 1),
        *(lambda twin, name=name: setattr(twin, name, 7) for name in FIELDS),
    ):
        twin = pos.copy()
        change(twin)
        assert twin.numbers() != pos.numbers()


def test_equal_positions_have_equal_keys() -> None:
    assert int(start().key()) == int(start().key()) == int(start().copy().key())
    assert int(start().key()) == KEY_OF_THE_START, "a key is the same in every process and build"
    assert -(2**63) <= KEY_OF_THE_START < 2**63


def test_every_difference_changes_the_key() -> None:
    keys = {int(start().key())}
    for name in set(FIELDS) - {"seats"}:
        twin = start()
        setattr(twin, name, int(getattr(twin, name)) + 1)
        keys.add(int(twin.key()))
    assert len(keys) == len(FIELDS)
    for at in (int(MARKET_AT), int(DUE_AT + 1), int(TITLE_AT + 7)):
        twin = start()
        twin.words[at] = twin.words[at] + 1
        keys.add(int(twin.key()))
    for seat in (0, 1):
        for what in (MONEY, INCOME, POINTS, SPENT, TILES, LINKS, DEBT):
            twin = start()
            twin.add_seat_value(seat, what, 1)
            keys.add(int(twin.key()))
    for change in (
        lambda twin: put_tile(TABLES, twin, 0, 0, 0, 0, False),
        lambda twin: put_tile(TABLES, twin, 1, 0, 0, 0, False),
        lambda twin: add_card(twin, 0, CARD_ASH),
        lambda twin: add_card(twin, 1, CARD_ASH),
        lambda twin: put_discard(twin, CARD_ASH),
        lambda twin: set_gone(twin, 1, COTTON, 1),
        lambda twin: (set_order(twin, 0, 1), set_order(twin, 1, 0)),
    ):
        twin = start()
        change(twin)
        keys.add(int(twin.key()))
    assert len(keys) == len(FIELDS) + 3 + 14 + 7


def test_positions_of_random_play_have_keys_of_their_own() -> None:
    rules = toy()
    found: dict[int, list[int]] = {}
    for seed in range(40):
        for pos in walk(rules, fresh(rules), Workspace(), seed):
            assert found.setdefault(int(pos.key()), pos.numbers()) == pos.numbers()
    assert len(found) > 400


def test_bytes_and_back() -> None:
    rules = toy()
    for pos in walk(rules, fresh(rules), Workspace(), 1):
        twin = from_bytes(to_bytes(pos))
        assert twin.numbers() == pos.numbers()
        assert to_bytes(twin) == to_bytes(pos)
        assert list(twin.deal.cards) == list(pos.deal.cards)
        assert list(twin.deal.era_start) == list(pos.deal.era_start)


@pytest.mark.parametrize("data", [b"", b"x" * 40, b"\0" * 200, b"\xff" * 200])
def test_other_bytes_are_no_position(data: bytes) -> None:
    with pytest.raises(ValueError, match="no position"):
        from_bytes(data)
    with pytest.raises(ValueError, match="no position"):
        from_bytes(to_bytes(start()) + b"!")


def test_the_law_knows_where_turn_and_drawn_cards_stand() -> None:
    pos = start()
    numbers = pos.numbers()
    set_turn(pos, 1, 1)
    assert pos.numbers()[TURN] == numbers[TURN] + 1
    pos.drawn += 1
    assert pos.numbers()[DRAWN] == numbers[DRAWN] + 1


def test_blank_words_and_cells_have_a_row_for_each_seat() -> None:
    assert len(blank_words(3)) == int(SEATS_AT + 3 * SEAT_WORDS)
    cells = blank_cells(3)
    assert len(cells) == int(SEAT_CELLS_AT + 3 * SEAT_CELLS)
    assert {int(cells[TILE_AT + slot]) for slot in range(int(MAX_SLOTS))} == {int(NO_TILE)}
    places = range(int(MAX_PLACES))
    assert [int(cells[JOINED_AT + place]) for place in places] == list(places)


def test_seats_are_found_in_the_turn_order() -> None:
    pos = start()
    assert [int(pos.in_order(turn)) for turn in (0, 1)] == [0, 1]
    assert [int(pos.turn_of(seat)) for seat in (0, 1)] == [0, 1]


def test_hands_and_mats_are_counted() -> None:
    pos = start()
    assert int(pos.in_hand(0, CARD_ASH)) == 3
    assert int(pos.developed(0, COTTON)) == 0


def test_a_position_is_small() -> None:
    """With four seats a position has less than a thousand bytes, so that it is copied fast."""
    assert len(blank_words(4)) * 8 + len(blank_cells(4)) < 1000
