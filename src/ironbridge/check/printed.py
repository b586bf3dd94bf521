"""Looks over the printed tables of a title as they are written, before anything is made of them.

Every ``NAME = table(...)`` in the title's folder is read from its source, so that a slip is named
with its file and line: a misspelt industry or place, a gap in levels, a cell that is no number, an
empty track.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ironbridge.check.files import Complaints, perhaps, stands
from ironbridge.core.printed import Row, either, table, words

NUMBERS = ("level", "copies", "cost", "coal", "iron", "beer", "vp", "income")
"""Columns of the table of industries that hold whole numbers or nothing."""
ERAS = ("canal", "rail", "both", "")


class Line(NamedTuple):
    """One row of a printed table, and where it stands."""

    row: Row
    where: str


class Printed(NamedTuple):
    """One printed table."""

    name: str
    lines: list[Line]

    def has(self, *columns: str) -> bool:
        """Returns whether it has these columns."""
        return bool(self.lines) and all(column in self.lines[0].row for column in columns)


def check_printed(folder: Path) -> list[str]:
    """Returns everything that is wrong with the tables in a folder, as far as the rows tell."""
    complaints: list[str] = []
    tables: list[Printed] = []
    named: set[str] = set()
    for path in sorted(folder.glob("*.py")):
        try:
            tree = ast.parse(path.read_text("utf-8"))
        except SyntaxError as error:
            complaints.append(f"{stands(folder, path, error.lineno or 1)}: {error.msg}.")
            continue
        named |= industries_listed(tree)
        for name, value in constants(tree):
            if is_empty(value):
                complaints.append(f"{stands(folder, path, value.lineno)}: {name} is empty.")
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
    """The names in capitals that a module sets, and what to."""
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
    """Returns whether a constant is a list with nothing in it."""
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
    complaints: list[str],
) -> None:
    """Read one table; what cannot be read becomes a complaint."""
    written = str(text.value).splitlines()
    at = [text.lineno + number for number, line in enumerate(written) if line.strip()][1:]
    rows: list[Row] = []
    for line in at:
        try:
            rows += table("\n".join([first_line(written), written[line - text.lineno]]))
        except ValueError as error:
            said = str(error).removeprefix("row 1 has ")
            complaints.append(f"{stands(folder, path, line)}: {name} has {said}.")
            return
    if not rows:
        complaints.append(f"{stands(folder, path, text.lineno)}: {name} is empty.")
    lines = [Line(row, stands(folder, path, line)) for row, line in zip(rows, at, strict=True)]
    tables.append(Printed(name, lines))


def first_line(written: list[str]) -> str:
    """Returns the line that names the columns; empty when there is none."""
    return next((line for line in written if line.strip()), "")


def column(tables: list[Printed], name: str) -> list[str]:
    """Returns everything that stands in columns of this name."""
    return [line.row[name] for printed in tables if printed.has(name) for line in printed.lines]


# ----------------------------------------------------------------------------- judging


def check_rows(printed: Printed, kinds: set[str], places: set[str]) -> Complaints:
    """Complains about industries, places and numbers in a row that are none."""
    tiles, lines = printed.has("industry", "level"), printed.has("from", "to", "canal", "rail")
    for line in printed.lines:
        row = line.row
        for space in words(row["slots"]) if "slots" in row and "place" in row else ():
            yield from unknown(line, either(space), kinds, "industry")
        for end in ("from", "to", "via") if lines else ():
            if row.get(end):
                yield from unknown(line, [row[end]], places, "place")
        if row.get("kind") == "location":
            yield from unknown(line, [row.get("card", "")], places, "place")
        if row.get("kind") == "industry":
            yield from unknown(line, either(row.get("card", "")), kinds, "industry")
        for name in NUMBERS if tiles else ():
            if row.get(name, "") and not row[name].isdecimal():
                yield f"{line.where}: '{row[name]}' in the column '{name}' is no number."
        if tiles and row.get("eras", "") not in ERAS:
            yield f"{line.where}: '{row['eras']}' is no era; use canal, rail, both or -."


def unknown(line: Line, names: Iterable[str], known: set[str], what: str) -> Complaints:
    """Complains about names that are not known, and says which one may be meant."""
    for name in names:
        if name not in known:
            yield f"{line.where}: '{name}' is no {what}{perhaps(name, known)}."


def check_levels(printed: Printed) -> Complaints:
    """Complains when the levels of an industry do not follow one another, lowest first."""
    if not printed.has("industry", "level", "copies"):
        return
    last: dict[str, int] = {}
    for line in printed.lines:
        industry, level = line.row["industry"], line.row["level"]
        if not level.isdecimal():
            continue
        wanted = last[industry] + 1 if industry in last else min(int(level), 1)
        if int(level) != wanted:
            yield f"{line.where}: {industry} goes on with level {level}, not with {wanted}."
        last[industry] = int(level)
