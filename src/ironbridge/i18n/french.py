"""French forms that Fluent cannot choose by itself: « de » and « à » before a name."""

import unicodedata
from typing import Any, Final

VOWELS: Final = "aeiou"
ARTICLE: Final = "Le "


class SeatName(str):
    """A seat called by its number, « Le joueur 1 »: unlike a name it has an article."""


def of(name: str) -> str:
    """Returns « du joueur 1 », « d’Oxford », « de Derby »."""
    if isinstance(name, SeatName):
        return f"du {name.removeprefix(ARTICLE)}"
    first = unicodedata.normalize("NFD", name[:1]).lower()[:1]
    return f"d’{name}" if first and first in VOWELS else f"de {name}"


def to(name: str) -> str:
    """Returns « au joueur 1 », « à Marie »."""
    return f"au {name.removeprefix(ARTICLE)}" if isinstance(name, SeatName) else f"à {name}"


FUNCTIONS: Final[dict[str, Any]] = {"OF": of, "TO": to}
"""What messages call: ``{ OF($seat) }``."""
