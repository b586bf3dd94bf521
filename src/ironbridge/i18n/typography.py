"""Spaces that hold together what must not be parted at the end of a line.

The sentences are written with plain spaces; what reads them puts hard ones where a language wants
them: before a coin in French and Russian, and round French marks.
"""

import re
from typing import Final

HARD: Final = "\N{NO-BREAK SPACE}"
COIN: Final = r"(?<=[\d}]) (?=£|\$(?!\w)|\{ coin \})"
"""Between a sum and its coin, in sentences and in messages."""
MARKS: Final = r" (?=[:;!?»])|(?<=«) "
SOFT: Final = {"fr": re.compile(f"{COIN}|{MARKS}"), "ru": re.compile(COIN)}


def typeset(language: str, text: str) -> str:
    """Returns sentences, or the messages they are made from, with hard spaces."""
    return SOFT[language].sub(HARD, text) if language in SOFT else text
