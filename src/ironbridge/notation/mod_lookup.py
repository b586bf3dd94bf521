"""Changed prints in texts: a record names the print it was played with, and this finds it again."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ironbridge.errors import BadInput, faulty
from ironbridge.titles.meta import Title
from ironbridge.titles.mods import Mod, read_print

Source = str | Path | Mapping[str, Any]
"""A file, a print's own line of text, or plain data."""

_KNOWN: dict[str, Mod] = {}
"""Prints seen in this process, by the mark that records name them with."""


def know(source: Source) -> Mod:
    """Read a print and remember it, so that texts may name it; returns the print.

    ``BadInput`` when it is wrong.
    """
    try:
        found = read_print(source)
    except ValueError as wrong:
        raise faulty(wrong) from None
    _KNOWN[found.label] = found
    return found


def check_print(title: Title, source: object) -> str:
    """Returns the line of text of a print for a title."""
    if not isinstance(source, str | Path | Mapping):
        raise BadInput("no-print")
    found = know(source)
    if found.title != title.name:
        raise BadInput("print-other-title", print=found.name, theirs=found.title, title=title.name)
    return found.text


def named(mark: str) -> str:
    """Returns the line of text of the print that a record names."""
    if mark not in _KNOWN:
        raise BadInput("print-unknown", print=mark[:60])
    return _KNOWN[mark].text


def mark_of(text: str) -> str:
    """Returns how a record names the print with this line of text."""
    return read_print(text).label
