"""Printed tables: text that looks like the thing in the box, read into rows of cells."""

import re
from typing import TypeAlias

Row: TypeAlias = dict[str, str]
"""One line of a table: column name -> cell.  An empty cell, printed ``-``, is the empty string."""

_GAP = re.compile(r"\s{2,}")


def table(text: str) -> list[Row]:
    """Returns the rows of a printed table, in their printed order.

    The first line names the columns.  Two or more spaces part the cells, so a cell may hold
    single spaces (``Farm Brewery North``).  Blank lines do not count.

    >>> table('''
    ...     place    slots          icons
    ...     Stone    cotton coal    -
    ... ''')
    [{'place': 'Stone', 'slots': 'cotton coal', 'icons': ''}]
    """
    lines = [_GAP.split(line.strip()) for line in text.splitlines() if line.strip()]
    if not lines:
        raise ValueError("the table is empty: it needs a line of column names")

    columns = lines[0]
    if len(set(columns)) < len(columns):
        raise ValueError(f"a column is named twice: {'  '.join(columns)}")

    rows: list[Row] = []
    for cells in lines[1:]:
        if len(cells) != len(columns):
            raise ValueError(
                f"row {len(rows) + 1} has {len(cells)} cells, "
                f"the table has {len(columns)} columns: {'  '.join(cells)}"
            )
        rows.append({name: _read(cell) for name, cell in zip(columns, cells, strict=True)})
    return rows


def number(cell: str) -> int:
    """Returns the number in a cell; an empty cell is 0."""
    return 0 if cell in ("", "-") else int(cell)


def yes(cell: str) -> bool:
    """Returns whether a cell says ``yes``; ``no`` and empty do not, anything else is a slip."""
    if cell not in ("yes", "no", "", "-"):
        raise ValueError(f"neither yes nor no: {cell}")
    return cell == "yes"


def words(cell: str) -> list[str]:
    """Returns the words of a cell, parted by single spaces: the slots of a town."""
    return [] if cell == "-" else cell.split()


def either(word: str) -> list[str]:
    """Returns the parts of a word with slashes: the industries one slot takes."""
    return [] if word in ("", "-") else word.split("/")


def numbers(text: str) -> list[int]:
    """Returns numbers set in rows, in reading order: the income track."""
    return [int(word) for word in text.split()]


def points(text: str) -> list[tuple[int, int]]:
    """Returns points set in rows, each written ``x,y``, in reading order."""
    return [_point(word) for word in text.split()]


def _point(word: str) -> tuple[int, int]:
    x, comma, y = word.partition(",")
    if not comma:
        raise ValueError(f"not a point: {word}")
    return int(x), int(y)


def _read(cell: str) -> str:
    return "" if cell == "-" else cell
