"""Registry of mods (changed prints): finds the mod that a record names."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ironbridge.errors import BadInput, faulty
from ironbridge.titles.meta import Title
from ironbridge.titles.mods import Mod, read_print

Source = str | Path | Mapping[str, Any]
"""Source of a mod: a file, its canonical line of text, or plain data."""

_KNOWN: dict[str, Mod] = {}
"""Mods loaded in this process, by the label that records name them with."""


def register_mod(source: Source) -> Mod:
    """Loads a mod and registers it, so that texts can name it.

    ``BadInput`` for an invalid mod.
    """
    try:
        found = read_print(source)
    except ValueError as wrong:
        raise faulty(wrong) from None
    _KNOWN[found.label] = found
    return found


def check_print(title: Title, source: object) -> str:
    """Returns the canonical text of a mod for a title."""
    if not isinstance(source, str | Path | Mapping):
        raise BadInput("no-print")
    found = register_mod(source)
    if found.title != title.name:
        raise BadInput("print-other-title", print=found.name, theirs=found.title, title=title.name)
    return found.text


def named(mark: str) -> str:
    """Returns the canonical text of the mod that a record names."""
    if mark not in _KNOWN:
        raise BadInput("print-unknown", print=mark[:60])
    return _KNOWN[mark].text


def mark_of(text: str) -> str:
    """Returns the label by which a record names a mod."""
    return read_print(text).label
