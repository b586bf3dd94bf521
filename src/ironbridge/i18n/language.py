"""Languages: one folder each beside this module, discovered on first use.

A folder with a ``language.toml`` is a language: its own name, and its rules for numbers, quotation
marks, no-break spaces and forms of names.  The folder also has the Fluent files and
``citations.toml``.  English comes first and replaces missing messages.
"""

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from ironbridge.i18n.grammar import NameRules, read_rules

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
    """Pattern of spaces that must not end a line; ``None`` where there are none."""
    names: NameRules = field(default_factory=NameRules)
    """Rules for the forms of names; without rules, names stay unchanged."""


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
        names=read_rules(written.get("names", {})),
    )
