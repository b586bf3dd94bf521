"""Citations of the printed rulebook in other languages: ``Build, step 2; ruling F3``.

A citation consists of phrases and numbers.  ``<language>/citations.toml`` translates phrases that
all titles share, ``[where]`` in a title's ``rulebook.<language>.toml`` its own.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final

from ironbridge.i18n.language import HOME, language_data

PARTS: Final = re.compile(r"(; |, |: )")
CODE: Final = r"(?:'[^']+'|[A-Z]?\d[\d.]*(?: [ab])?)"
NUMBERED: Final = re.compile(rf"([A-Za-z ]+?) ({CODE}(?: (?:and|against|to) {CODE})*)")
ALONE: Final = re.compile(CODE)
JOINT: Final = re.compile(r" (and|against|to) ")
QUOTED: Final = re.compile(r"'([^']+)'")


@cache
def shared_phrases(language: str) -> Mapping[str, str]:
    """Returns the shared phrases of a language; empty where it has no file."""
    path = HOME / language / "citations.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def place_in_book(where: str, own: Mapping[str, str], language: str) -> str:
    """Returns the citation of a rule; a missing translation falls back to English."""
    known = {**shared_phrases(language), **own}
    return "".join(
        separator(part, language) if PARTS.fullmatch(part) else phrase(part, known, language)
        for part in pieces(where, known)
    )


def pieces(where: str, known: Mapping[str, str]) -> list[str]:
    """Splits a citation into phrases and separators; a phrase may contain commas."""
    found: list[str] = []
    parts = PARTS.split(where)
    while parts:
        taken = next(
            n
            for n in range(len(parts), 0, -1)
            if n == 1 or lowered("".join(parts[:n]), known) is not None
        )
        found.append("".join(parts[:taken]))
        parts = parts[taken:]
    return found


def phrase(text: str, known: Mapping[str, str], language: str) -> str:
    """Returns the translation of one phrase and the number after it, capitalized alike."""
    said = lowered(text, known)
    numbered = NUMBERED.fullmatch(text)
    if said is None and numbered:
        word = lowered(numbered[1], known)
        said = None if word is None else f"{word} {codes(numbered[2], known, language)}"
    if said is None:
        return text
    return said[0].upper() + said[1:] if text[0].isupper() else said


def codes(text: str, known: Mapping[str, str], language: str) -> str:
    """Returns numbers and quoted names: ``F9 and 'income at era end'``."""
    left, right = language_data(language).quotes
    joined = JOINT.sub(lambda found: f" {known.get(found[1], found[1])} ", text)
    return QUOTED.sub(lambda found: left + known.get(found[1], found[1]) + right, joined)


def lowered(text: str, known: Mapping[str, str]) -> str | None:
    """Returns the translation of a phrase regardless of its case; ``None`` when unknown."""
    return known.get(text, known.get(text[0].lower() + text[1:]))


def separator(text: str, language: str) -> str:
    """Returns the separator of two phrases, with a space before it where the language needs one."""
    return f" {text}" if text[0] in language_data(language).spaced_separators else text
