"""Parser of ``key: value`` lines; every error names its line."""

import re
from collections.abc import Sequence

from ironbridge.errors import BadInput
from ironbridge.notation.fold import number_of
from ironbridge.notation.headers import Lines
from ironbridge.titles.spec import GameSpec


class LineReader:
    """Consumes the lines of a text by key."""

    def __init__(self, spec: GameSpec, lines: Lines) -> None:
        self.spec = spec
        self.lines = lines
        self.tables = spec.rules.tables
        self.names = spec.names
        self.line = 0
        """Number of the current line."""

    def take(self, key: str) -> str | None:
        """Consumes a line and returns its value; ``None`` when it is missing."""
        if key not in self.lines:
            return None
        self.line, value = self.lines.pop(key)
        return value

    def bad(self, message: str, **facts: object) -> BadInput:
        """Returns an error about the current line."""
        return BadInput(message, line=self.line, **facts)

    def whole(self, text: str, what: str, most: int, name: str = "") -> int:
        """Returns a whole number from 0 to ``most``; an error describes it by ``what``."""
        if not re.fullmatch(r"[0-9]{1,19}", text.strip()) or int(text) > most:
            said = text.strip()[:20]
            raise self.bad("number-range", what=what, name=name, most=most, said=said)
        return int(text)

    def number(self, key: str, default: int, least: int = 0, most: int = 99) -> int:
        """Returns the number of a line, or the default without the line."""
        value = self.take(key)
        if value is None:
            return default
        found = self.whole(value, "key", most, key)
        if found < least:
            raise self.bad("number-least", key=key, least=least)
        return found

    def parts(self, key: str) -> list[str] | None:
        """Returns the list of a line; ``None`` without the line."""
        value = self.take(key)
        if value is None:
            return None
        return [part.strip() for part in value.split(",") if part.strip()]

    def find(self, names: Sequence[str], text: str, what: str) -> int:
        """Returns the index of a name."""
        number = number_of(names, text)
        if number is None:
            raise self.bad("no-thing-called", what=what, said=text)
        return number

    def seat(self, text: str) -> int:
        """Returns a seat number."""
        return self.whole(text, "seat", self.spec.seats - 1)
