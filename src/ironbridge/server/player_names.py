"""Names of players: without invisible characters, and distinct at a table."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from ironbridge.i18n.language import languages
from ironbridge.server.messages import house

LONGEST: Final = 40
"""Maximum number of characters of a name."""
MOST_MARKS: Final = 2
"""Maximum number of accents and other marks on one letter."""
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Categories of characters that names do not have: control, format (bidi, zero width), surrogate,
private use and unassigned ones."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
LOOKALIKES: Final = str.maketrans(
    "авеёкмнорстухіјѕԁӏ" + "αβεικνορτυχ",
    "abeekmhopctyxijsdl" + "abeikvoptux",
)
"""Cyrillic and Greek letters, and the Latin ones that they are mistaken for."""


def cleaned(text: str) -> str:
    """Returns a name in Unicode's form NFKC, without invisible characters and double spaces."""
    shown = [char for char in unicodedata.normalize("NFKC", text) if is_visible(char)]
    words = " ".join("".join(few_marks(shown)).split())
    return words[:LONGEST].rstrip()


def is_visible(char: str) -> bool:
    """Returns whether a character shows something or is a space."""
    if char.isspace():
        return True
    is_selector = "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
    return unicodedata.category(char) not in INVISIBLE and char not in BLANK and not is_selector


def few_marks(shown: Iterable[str]) -> Iterable[str]:
    """Yields characters without marks that pile up over the lines above and below."""
    marks = 0
    for char in shown:
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if marks <= MOST_MARKS:
            yield char


def key(name: str) -> str:
    """Returns the form in which two names that look alike are equal."""
    folded = unicodedata.normalize("NFKC", name.casefold())
    return folded.translate(LOOKALIKES).replace(" ", "")


def distinct(wish: str, seat: int, names: Sequence[str]) -> str:
    """Returns a name for a seat that no other seat shows: with a number where one does.

    ``names`` are the names of all seats.  A seat without a name shows the name of its house.
    """
    name = cleaned(wish)
    if not name:
        return ""
    others = [other for other in range(len(names)) if other != seat]
    taken = {key(shown) for other in others for shown in shown_names(names, other)}
    found, number = name, 1
    while key(found) in taken:
        number += 1
        end = f" ({number})"
        found = name[: LONGEST - len(end)].rstrip() + end
    return found


def shown_names(names: Sequence[str], seat: int) -> list[str]:
    """Returns what a seat is called: its name, or its house in every language."""
    if names[seat]:
        return [names[seat]]
    return [house(language, seat) for language in languages()]


def all_distinct(wishes: Sequence[str]) -> list[str]:
    """Returns the names of a new table; of two equal wishes the first seat keeps the name."""
    names = [""] * len(wishes)
    for seat, wish in enumerate(wishes):
        names[seat] = distinct(wish, seat, names)
    return names
