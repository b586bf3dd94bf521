"""Printed tables are parsed from text; an error names its line."""

import pytest

from ironbridge.core.table_text import either, number, numbers, points, table, words, yes

TOWNS = """
    place               slots                       icons
    Stoke-on-Trent      cotton/manufacturer iron    -

    Farm Brewery North  brewery                     2
"""


def test_rows_keep_their_order_and_their_columns() -> None:
    rows = table(TOWNS)
    assert [row["place"] for row in rows] == ["Stoke-on-Trent", "Farm Brewery North"]
    assert [list(row) for row in rows] == [["place", "slots", "icons"]] * 2


def test_a_cell_may_hold_single_spaces() -> None:
    assert table(TOWNS)[0]["slots"] == "cotton/manufacturer iron"
    assert table(TOWNS)[1]["place"] == "Farm Brewery North"


def test_a_dash_is_an_empty_cell() -> None:
    assert [row["icons"] for row in table(TOWNS)] == ["", "2"]


def test_a_dash_inside_a_cell_stays() -> None:
    assert table("level  space\n-10    0")[0]["level"] == "-10"


def test_a_row_with_a_cell_missing_is_named() -> None:
    with pytest.raises(ValueError, match="row 2 has 2 cells, the table has 3 columns: Leek  iron"):
        table("place  slots  icons\nStone  coal  -\nLeek  iron")


def test_a_row_with_a_cell_too_many_is_named() -> None:
    with pytest.raises(ValueError, match="row 1 has 3 cells, the table has 2 columns"):
        table("place  slots\nStone  coal  iron")


def test_a_column_named_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="named twice"):
        table("x  y  x")


def test_a_table_needs_its_column_names() -> None:
    with pytest.raises(ValueError, match="empty"):
        table("\n   \n")


def test_a_table_may_have_no_rows() -> None:
    assert table("place  slots") == []


@pytest.mark.parametrize(("cell", "value"), [("12", 12), ("-3", -3), ("-", 0), ("", 0)])
def test_numbers(cell: str, value: int) -> None:
    assert number(cell) == value


def test_a_word_is_not_a_number() -> None:
    with pytest.raises(ValueError, match="twelve"):
        number("twelve")


def test_yes_and_no() -> None:
    assert [yes(cell) for cell in ("yes", "no", "", "-")] == [True, False, False, False]
    with pytest.raises(ValueError, match="neither yes nor no: perhaps"):
        yes("perhaps")


def test_words_and_their_parts() -> None:
    assert words("cotton/coal cotton") == ["cotton/coal", "cotton"]
    assert either("cotton/coal") == ["cotton", "coal"]
    assert either("cotton") == ["cotton"]
    assert words("") == words("-") == either("") == either("-") == []


def test_numbers_and_points_in_rows() -> None:
    assert numbers("""
        -1  0
         1  1
    """) == [-1, 0, 1, 1]
    assert points("16,930  15,893\n66,15") == [(16, 930), (15, 893), (66, 15)]
    with pytest.raises(ValueError, match="not a point: 16"):
        points("16 930")
