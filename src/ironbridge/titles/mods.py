"""Mods: changes to the printed tables (tiles, board, cards) from a TOML file.

A print is a TOML file: a name, the title it changes, and its changes, each to one printed table.

    name = "cheap mills"
    title = "..."

    [[change]]
    table = "industries"
    where = { industry = "cotton", level = 1 }
    set = { cost = 10 }

``where`` picks rows by their cells, ``set`` gives them other cells, ``remove = true`` takes them
out, ``add = { ... }`` puts a row in, and ``value`` replaces a number or a list of numbers.
"""

import copy
import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from ironbridge.errors import Fault

KEYS: Final = {"table", "where", "set", "remove", "add", "value"}


class Mod(NamedTuple):
    """Mod, validated as far as possible without its title."""

    name: str
    title: str
    changes: Sequence[Mapping[str, Any]]

    @property
    def text(self) -> str:
        """Returns the canonical text of the mod in one line: equal mods have equal texts."""
        return json.dumps(self._asdict(), sort_keys=True, ensure_ascii=False)

    @property
    def label(self) -> str:
        """Returns its name with a fingerprint, as records name it."""
        return f"{self.name} {hashlib.sha256(self.text.encode()).hexdigest()[:12]}"


def read_print(source: str | Path | Mapping[str, Any]) -> Mod:
    """Returns a mod from a file, from its canonical text, or from plain data.

    Raises ``ValueError`` for anything else.
    """
    found = source if isinstance(source, Mapping) else parse(source)
    name, title, changes = (found.get(key) for key in ("name", "title", "changes"))
    changes = found.get("change", []) if changes is None else changes
    for key, value in (("name", name), ("title", title)):
        if not isinstance(value, str) or not value or "\n" in value:
            raise Fault("print-no-line", key=key)
    if not isinstance(changes, list) or not changes:
        raise Fault("print-changes-nothing", print=name)
    for number, change in enumerate(changes, 1):
        check_change(Fault("change", number=number, print=name), change)
    return Mod(str(name), str(title), changes)


def parse(source: str | Path) -> Mapping[str, Any]:
    """Returns the contents of a file, or of a mod's canonical text."""
    if isinstance(source, str) and source.startswith("{"):
        line: Mapping[str, Any] = json.loads(source)
        return line
    try:
        return tomllib.loads(Path(source).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Fault("print-unreadable", file=source, why=error) from None


def check_change(where: Fault, change: object) -> None:
    """Raises ``ValueError`` unless a change names its table and what it changes."""
    if not isinstance(change, Mapping) or not isinstance(change.get("table"), str):
        raise Fault("change-no-table-named", where=where)
    unknown = set(change) - KEYS
    if unknown:
        raise Fault("change-no-key", where=where, key=min(unknown), known=", ".join(sorted(KEYS)))
    ways = [key for key in ("set", "remove", "add", "value") if key in change]
    if len(ways) != 1:
        raise Fault("change-one-way", where=where)
    if ways[0] in ("set", "remove") and not isinstance(change.get("where"), Mapping):
        raise Fault("change-needs-where", where=where, way=ways[0])


def chosen_print(options: Mapping[str, object]) -> Mod | None:
    """Returns the mod that the options of a game name, if any."""
    text = options.get("print")
    return None if text is None else read_print(str(text))


class PrintedTables:
    """Printed tables of a title by name (``matter.INDUSTRIES``), changed by a mod."""

    def __init__(self, modules: Sequence[ModuleType], changed: Mod | None = None) -> None:
        self._tables: dict[str, Any] = {
            name: value
            for module in modules
            for name, value in vars(module).items()
            if name.isupper() and not name.startswith("_")
        }
        if changed is not None:
            for number, change in enumerate(changed.changes, 1):
                name = str(change["table"]).upper()
                where = Fault("change", number=number, print=changed.name)
                if name not in self._tables:
                    known = ", ".join(sorted(key.lower() for key in self._tables))
                    raise Fault("change-other-table", where=where, table=name.lower(), known=known)
                self._tables[name] = apply_change(where, self._tables[name], change)

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["_tables"][name]
        except KeyError:
            raise AttributeError(name) from None


def changed_sheet(sheet: Mapping[str, Any], changed: Mod) -> dict[str, Any]:
    """Returns a data file with the changes of a mod applied.

    Tables are named ``part.table``.
    """
    found: dict[str, Any] = copy.deepcopy(dict(sheet))
    for number, change in enumerate(changed.changes, 1):
        where = Fault("change", number=number, print=changed.name)
        *path, last = str(change["table"]).split(".")
        part: Any = found
        for step in path:
            part = part.get(step) if isinstance(part, dict) else None
        if not isinstance(part, dict) or last not in part:
            raise Fault("change-no-table", where=where, table=change["table"])
        part[last] = apply_change(where, part[last], change, as_cell=lambda value: value)
    return found


def apply_change(
    where: Fault,
    printed: Any,
    change: Mapping[str, Any],
    as_cell: Callable[[Any], Any] | None = None,
) -> Any:
    """Returns a printed table with a change applied."""
    cell = as_cell or printed_cell
    if "value" in change:
        if type(change["value"]) is not type(printed) or has_rows(printed):
            raise Fault("change-bad-value", where=where, table=change["table"])
        return change["value"]
    if not has_rows(printed):
        raise Fault("change-no-rows", where=where, table=change["table"])
    columns = list(dict.fromkeys(column for row in printed for column in row))
    for cells in (change.get("where", {}), change.get("set", {}), change.get("add", {})):
        for column in cells:
            if column not in columns:
                raise Fault(
                    "change-no-column", where=where, column=column, known=", ".join(columns)
                )
    if "add" in change:
        return [*printed, {column: cell(change["add"].get(column, "")) for column in columns}]
    picked = [
        all(row.get(column) == cell(value) for column, value in change["where"].items())
        for row in printed
    ]
    if not any(picked):
        raise Fault("change-no-such-row", where=where, table=change["table"])
    if "remove" in change:
        return [row for row, chosen in zip(printed, picked, strict=True) if not chosen]
    new = {column: cell(value) for column, value in change["set"].items()}
    return [{**row, **new} if chosen else row for row, chosen in zip(printed, picked, strict=True)]


def has_rows(printed: Any) -> bool:
    """Returns whether this is a table of rows, not a number or a list of numbers."""
    return isinstance(printed, list) and bool(printed) and isinstance(printed[0], dict)


def printed_cell(value: object) -> str:
    """Returns a value as a cell of a printed table."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value in ("", "-", None) else str(value)
