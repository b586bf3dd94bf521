"""Checks the printed tables of a title in their source, before number tables are made.

Reads every ``NAME = table(...)`` of the title's folder from its source, so that an error has a file
and a line: a misspelt industry or place, a gap in levels, a cell that is no number, an empty track.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ironbridge.core.table_text import Row, either, table, words
from ironbridge.errors import BadInput
from ironbridge.testing.title_check.source_lines import Complaints, at, stands, unknown

NUMBERS = ("level", "copies", "cost", "coal", "iron", "beer", "vp", "income")
"""Columns of the table of industries that hold whole numbers or nothing."""
GAP = re.compile(r"\s{2,}")
"""Separator of two cells."""
ERAS = ("canal", "rail", "both", "")


class PrintedLine(NamedTuple):
    """One row of a printed table, with its line."""

    row: Row
    where: BadInput


class Printed(NamedTuple):
    """One printed table."""

    name: str
    lines: list[PrintedLine]

    def has(self, *columns: str) -> bool:
        """Returns whether it has these columns."""
        return bool(self.lines) and all(column in self.lines[0].row for column in columns)


def check_printed(folder: Path) -> list[BadInput]:
    """Returns all errors of the tables in a folder that single rows show."""
    complaints: list[BadInput] = []
    tables: list[Printed] = []
    named: set[str] = set()
    for path in sorted(folder.glob("*.py")):
        try:
            tree = ast.parse(path.read_text("utf-8"))
        except SyntaxError as error:
            where = stands(folder, path, error.lineno or 1)
            complaints.append(at(where, BadInput("check-syntax", said=error.msg)))
            continue
        named |= industries_listed(tree)
        for name, value in constants(tree):
            if is_empty(value):
                complaints.append(empty(folder, path, value.lineno, name))
            text = table_text(value)
            if text is not None:
                read_table(folder, path, name, text, tables, complaints)
    kinds = named | set(column(tables, "industry"))
    places = set(column(tables, "place"))
    for printed in tables:
        complaints += [*check_rows(printed, kinds, places), *check_levels(printed)]
    return complaints


# ----------------------------------------------------------------------------- reading


def constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Yields the constants of a module with their values."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name, value = node.targets[0].id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            name, value = node.target.id, node.value
        else:
            continue
        if name.isupper():
            yield name, value


def industries_listed(tree: ast.Module) -> set[str]:
    """Returns the industries that a module lists by name, such as one without tiles."""
    return {
        item.value
        for name, value in constants(tree)
        if name == "INDUSTRIES" and isinstance(value, ast.List | ast.Tuple)
        for item in value.elts
        if isinstance(item, ast.Constant) and isinstance(item.value, str)
    }


def is_empty(value: ast.expr) -> bool:
    """Returns whether a constant is an empty list."""
    return isinstance(value, ast.List) and not value.elts


def table_text(value: ast.expr) -> ast.Constant | None:
    """Returns the text of a printed table; None for any other constant."""
    match value:
        case ast.Call(func=ast.Name(id="table"), args=[ast.Constant(value=str()) as text]):
            return text
    return None


def read_table(
    folder: Path,
    path: Path,
    name: str,
    text: ast.Constant,
    tables: list[Printed],
    complaints: list[BadInput],
) -> None:
    """Reads one table; appends an error where it is malformed."""
    written = str(text.value).splitlines()
    numbers = [text.lineno + number for number, line in enumerate(written) if line.strip()][1:]
    rows: list[Row] = []
    for line in numbers:
        try:
            rows += table("\n".join([first_line(written), written[line - text.lineno]]))
        except ValueError:
            wrong = misfit(name, first_line(written), written[line - text.lineno])
            complaints.append(at(stands(folder, path, line), wrong))
            return
    if not rows:
        complaints.append(empty(folder, path, text.lineno, name))
    lines = [
        PrintedLine(row, stands(folder, path, line))
        for row, line in zip(rows, numbers, strict=True)
    ]
    tables.append(Printed(name, lines))


def empty(folder: Path, path: Path, line: int, name: str) -> BadInput:
    """Returns the error about an empty table or track."""
    return at(stands(folder, path, line), BadInput("check-empty", name=name))


def misfit(name: str, head: str, row: str) -> BadInput:
    """Returns why a row is malformed: a wrong number of cells, or a repeated column."""
    columns, cells = GAP.split(head.strip()), GAP.split(row.strip())
    if len(columns) == len(cells):
        return BadInput("check-columns", table=name)
    return BadInput("check-cells", table=name, cells=len(cells), columns=len(columns))


def first_line(written: list[str]) -> str:
    """Returns the header line; empty when there is none."""
    return next((line for line in written if line.strip()), "")


def column(tables: list[Printed], name: str) -> list[str]:
    """Returns all cells in columns of this name."""
    return [line.row[name] for printed in tables if printed.has(name) for line in printed.lines]


# ----------------------------------------------------------------------------- judging


def check_rows(printed: Printed, kinds: set[str], places: set[str]) -> Complaints:
    """Yields errors about unknown industries and places, and malformed numbers in a row."""
    tiles, lines = printed.has("industry", "level"), printed.has("from", "to", "canal", "rail")
    for line in printed.lines:
        row = line.row
        for space in words(row["slots"]) if "slots" in row and "place" in row else ():
            yield from strangers(line, either(space), kinds, "industry")
        for end in ("from", "to", "via") if lines else ():
            if row.get(end):
                yield from strangers(line, [row[end]], places, "place")
        if row.get("kind") == "location":
            yield from strangers(line, [row.get("card", "")], places, "place")
        if row.get("kind") == "industry":
            yield from strangers(line, either(row.get("card", "")), kinds, "industry")
        for name in NUMBERS if tiles else ():
            if row.get(name, "") and not row[name].isdecimal():
                yield at(line.where, BadInput("check-number", said=row[name], column=name))
        if tiles and row.get("eras", "") not in ERAS:
            yield at(line.where, BadInput("check-era", said=row["eras"]))


def strangers(line: PrintedLine, names: Iterable[str], known: set[str], what: str) -> Complaints:
    """Yields errors about unknown names, with a suggestion."""
    for name in names:
        if name not in known:
            yield at(line.where, unknown(name, known, what))


def check_levels(printed: Printed) -> Complaints:
    """Yields an error when the levels of an industry are not consecutive, lowest first."""
    if not printed.has("industry", "level", "copies"):
        return
    last: dict[str, int] = {}
    for line in printed.lines:
        industry, level = line.row["industry"], line.row["level"]
        if not level.isdecimal():
            continue
        wanted = last[industry] + 1 if industry in last else min(int(level), 1)
        if int(level) != wanted:
            gap = BadInput("check-level", industry=industry, said=level, wanted=wanted)
            yield at(line.where, gap)
        last[industry] = int(level)
