"""Reading ``key: value`` lines one by one; every complaint names its line."""

import re

from ironbridge.errors import BadInput
from ironbridge.notation.fold import number_of
from ironbridge.notation.headers import Lines
from ironbridge.titles.spec import GameSpec


class LineReader:
    """Takes lines out of a text as they are asked for."""

    def __init__(self, spec: GameSpec, lines: Lines) -> None:
        self.spec = spec
        self.lines = lines
        self.tables = spec.rules.tables
        self.names = spec.names
        self.line = 0
        """The number of the line being read."""

    def take(self, key: str) -> str | None:
        """Returns the value of a line, which is then used up; ``None`` when it is missing."""
        if key not in self.lines:
            return None
        self.line, value = self.lines.pop(key)
        return value

    def bad(self, message: str, **facts: object) -> BadInput:
        """Returns a complaint about the line being read."""
        return BadInput(message, line=self.line, **facts)

    def whole(self, text: str, what: str, most: int, name: str = "") -> int:
        """Returns a number, not negative and not absurd: of a ``key``, a ``seat``, ``cubes`` ..."""
        if not re.fullmatch(r"[0-9]{1,19}", text.strip()) or int(text) > most:
            said = text.strip()[:20]
            raise self.bad("number-range", what=what, name=name, most=most, said=said)
        return int(text)

    def number(self, key: str, default: int, least: int = 0, most: int = 99) -> int:
        """Returns a line's number, or what holds without the line."""
        value = self.take(key)
        if value is None:
            return default
        found = self.whole(value, "key", most, key)
        if found < least:
            raise self.bad("number-least", key=key, least=least)
        return found

    def parts(self, key: str) -> list[str] | None:
        """Returns a line's list, ``None`` when the line is missing."""
        value = self.take(key)
        if value is None:
            return None
        return [part.strip() for part in value.split(",") if part.strip()]

    def find(self, names: list[str], text: str, what: str) -> int:
        """Returns the number of a name."""
        number = number_of(names, text)
        if number is None:
            raise self.bad("no-thing-called", what=what, said=text)
        return number

    def seat(self, text: str) -> int:
        """Returns the number of a seat."""
        return self.whole(text, "seat", self.spec.seats - 1)
