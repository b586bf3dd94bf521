"""The languages: one folder each beside this module, found when the process first asks for them.

A folder is a language when it has a ``language.toml``: the language's own name, and its rules for
numbers, quotation marks and no-break spaces.  The folder also has the language's Fluent files and
``citations.toml``.  English is the first language; its messages stand in for missing ones.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parent
DATA: Final = "language.toml"
ENGLISH: Final = "en"


@dataclass(frozen=True)
class Language:
    """The data of ``language.toml``."""

    code: str
    """ISO 639-1 code, the name of the folder."""
    name: str
    """Name of the language in the language itself: ``Français``."""
    decimal_mark: str = "."
    quotes: tuple[str, str] = ("«", "»")
    """Quotation marks around a phrase in a citation."""
    spaced_separators: str = ""
    """Separators of a citation that have a space before them."""
    no_break: re.Pattern[str] | None = None
    """Spaces that must not end a line, in sentences and in messages; None where there are none."""


@cache
def languages(home: Path = HOME) -> tuple[str, ...]:
    """Returns the codes of the languages, English first, the others in alphabetical order."""
    found = {path.parent.name for path in home.glob(f"*/{DATA}")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


@cache
def language_data(code: str, home: Path = HOME) -> Language:
    """Returns the data of a language."""
    written = tomllib.loads((home / code / DATA).read_text("utf-8"))
    left, right = written.get("quotes", ("«", "»"))
    patterns = written.get("no_break", ())
    return Language(
        code,
        written["name"],
        decimal_mark=written.get("decimal_mark", "."),
        quotes=(left, right),
        spaced_separators=written.get("spaced_separators", ""),
        no_break=re.compile("|".join(patterns)) if patterns else None,
    )
