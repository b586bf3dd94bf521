"""Spaces that hold together what must not be parted at the end of a line.

The sentences are written with plain spaces; what reads them puts hard ones where a language wants
them: before a coin and a unit in French and Russian, and round French marks.
"""

import re
from typing import Final

HARD: Final = "\N{NO-BREAK SPACE}"
COIN: Final = r"(?<=[\d}]) (?=£|\$(?!\w)|\{ coin \})"
"""Between a sum and its coin, in sentences and in messages."""
UNIT: Final = r"(?<=[\d}]) (?=%|(?:PV|ПО)(?!\w))"
"""Between a number and its unit: a percent sign, victory points."""
LEVEL: Final = r"(?<=niv\.) "
MARKS: Final = r" (?=[:;!?»])|(?<=«) "
SOFT: Final = {
    "fr": re.compile(f"{COIN}|{UNIT}|{LEVEL}|{MARKS}"),
    "ru": re.compile(f"{COIN}|{UNIT}"),
}


def typeset(language: str, text: str) -> str:
    """Returns sentences, or the messages they are made from, with hard spaces."""
    return SOFT[language].sub(HARD, text) if language in SOFT else text
