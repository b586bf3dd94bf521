"""Header lines of every text: format, title, number of seats and options."""

from collections.abc import Mapping

from ironbridge.errors import BadInput, shown
from ironbridge.notation.game_options import make_spec as make_spec
from ironbridge.notation.mod_lookup import mark_of, named
from ironbridge.titles.meta import OptionValue
from ironbridge.titles.spec import GameSpec

CONFIRM = "confirm turns"
"""Key of the line for games whose turns end by ``end turn``."""

LARGEST_TEXT = 256 * 1024
"""Maximum length of a text, in characters; a longer one is refused before it is parsed."""

Lines = dict[str, tuple[int, str]]
"""Mapping from key to line number and value."""


def read_lines(text: object, kind: str) -> tuple[Lines, list[tuple[int, str]]]:
    """Returns the ``key: value`` lines of a text and the lines after the first empty one."""
    rows = rows_of(text, kind)
    title_line = f"ironbridge {kind} 1"
    first = next((number for number, row in enumerate(rows) if row.strip()), len(rows))
    found = " ".join(rows[first].split()) if first < len(rows) else ""
    if found.lower() != title_line:
        raise BadInput("no-first-line", kind=kind, first=title_line, said=found[:40])
    lines: Lines = {}
    for number, row in enumerate(rows[first + 1 :], 2):
        if not row.strip():
            after = enumerate(rows[first + number :], number + 1)
            return lines, [(n, rest.strip()) for n, rest in after if rest.strip()]
        key, colon, value = row.partition(":")
        key = " ".join(key.split()).lower()
        if not colon or not key:
            raise BadInput("not-key-value", line=number, said=row.strip()[:60])
        if key in lines:
            raise BadInput("line-twice", line=number, key=key, other=lines[key][0])
        lines[key] = (number, value.strip())
    return lines, []


def rows_of(text: object, kind: str) -> list[str]:
    """Returns the lines of a text, after a check of its size."""
    if not isinstance(text, str):
        raise BadInput("no-text", kind=kind, said=shown(text))
    if len(text) > LARGEST_TEXT:
        raise BadInput("text-too-long", kind=kind, most=LARGEST_TEXT, length=len(text))
    return text.strip("\ufeff").splitlines()


def spec_from_lines(lines: Lines) -> GameSpec:
    """Returns the ``GameSpec`` that the header describes, and removes the lines it used."""
    if "title" not in lines:
        raise BadInput("no-line-title")
    if "seats" not in lines:
        raise BadInput("no-line-seats")
    name = lines.pop("title")[1]
    number, seats = lines.pop("seats")
    if not seats.isascii() or not seats.isdecimal() or len(seats) > 2:
        raise BadInput("seats-no-number", line=number, said=seats[:20])
    options: dict[str, object] = {}
    for key in ("variant", "board", "automa", "mat"):
        if key in lines:
            options[key] = lines.pop(key)[1]
    if "print" in lines:
        options["print"] = named(lines.pop("print")[1])
    if CONFIRM in lines:
        number, value = lines.pop(CONFIRM)
        if value.lower() not in ("yes", "no"):
            raise BadInput("yes-or-no", line=number, key=CONFIRM, said=value[:20])
        options["confirm_turns"] = value.lower() == "yes"
    if "rules" in lines:
        number, value = lines.pop("rules")
        options["rules"] = read_rules(value, number)
    return make_spec(name, int(seats), options)


def read_rules(value: str, number: int | None = None) -> dict[str, OptionValue]:
    """Returns the options in a text such as ``deck=2018, coal_split=true``, from a line."""
    found: dict[str, OptionValue] = {}
    for part in value.split(","):
        name, equals, choice = (piece.strip() for piece in part.partition("="))
        if not equals:
            where = {} if number is None else {"line": number}
            raise BadInput("not-option-value", **where, said=part.strip())
        found[name] = {"true": True, "false": False}.get(choice.lower(), choice)
    return found


def header_lines(spec: GameSpec) -> list[str]:
    """Returns the header lines for title, seats and options."""
    lines = [f"title: {spec.title}", f"seats: {spec.seats}"]
    for key in ("variant", "board", "automa", "mat"):
        if key in spec.options:
            lines.append(f"{key}: {spec.options[key]}")
    if "print" in spec.options:
        lines.append(f"print: {mark_of(str(spec.options['print']))}")
    if "confirm_turns" in spec.options:
        lines.append(f"{CONFIRM}: yes")
    rules = spec.options.get("rules")
    if isinstance(rules, Mapping) and rules:
        pairs = (f"{name}={str(value).lower()}" for name, value in sorted(rules.items()))
        lines.append("rules: " + ", ".join(pairs))
    return lines
