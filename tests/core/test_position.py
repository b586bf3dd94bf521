"""Everything on the table, in numbers."""

from ironbridge.core.arrange import set_stage, set_turn
from ironbridge.core.position import (
    JOINED_AT,
    MAX_PLACES,
    MAX_SLOTS,
    MONEY,
    NO_TILE,
    SEAT_CELLS,
    SEAT_CELLS_AT,
    SEAT_WORDS,
    SEATS_AT,
    TILE_AT,
    Position,
    blank_cells,
    blank_words,
)
from ironbridge.sim.laws import DRAWN, TURN
from tests.core.toy import CARD_ASH, COTTON, fresh, toy


def start() -> Position:
    return fresh(toy())


def test_a_copy_is_equal_and_independent() -> None:
    pos = start()
    twin = pos.copy()
    assert twin.numbers() == pos.numbers()
    assert twin.deal is pos.deal
    twin.add_word(0, MONEY, 5)
    twin.cells[TILE_AT] = 3
    set_stage(twin, 1, 4)
    assert (int(pos.word(0, MONEY)), int(pos.cells[TILE_AT])) == (20, int(NO_TILE))
    assert (int(pos.era), int(pos.round)) == (0, 1)


def test_any_difference_shows_in_the_numbers() -> None:
    pos = start()
    for change in (
        lambda twin: twin.add_word(1, MONEY, 1),
        lambda twin: set_stage(twin, 0, 2),
        lambda twin: set_turn(twin, 1, 1),
        lambda twin: setattr(twin, "owed", 1),
        lambda twin: setattr(twin, "step", 1),
    ):
        twin = pos.copy()
        change(twin)
        assert twin.numbers() != pos.numbers()


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
    """Copied in one breath: less than a thousand bytes with four seats."""
    assert len(blank_words(4)) * 8 + len(blank_cells(4)) < 1000
