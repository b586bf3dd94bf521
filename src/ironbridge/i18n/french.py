"""French forms of names: contractions with « de » and « à »."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from ironbridge.i18n.name_forms import SeatName

VOWELS: Final = "aeiou"
ARTICLE: Final = "Le "
ELIDED_ARTICLE: Final = "L’"


def place_forms(entry: Sequence[str], prepositions: Sequence[str] = ()) -> Mapping[str, str]:
    """Returns the forms of a place: nominative, after « de » and after « à ».

    The entry is the name alone, or the name with both forms.
    """
    name = entry[0]
    after_of, after_to = entry[1:3] if len(entry) > 1 else (of(name), to(name))
    return {"OF": after_of, "FROM": after_of, "IN": after_to, "TO": after_to, "ACC": name}


def of(name: str) -> str:
    """Returns « du joueur 1 », « de l’Automa », « d’Oxford », « de Derby »."""
    if isinstance(name, SeatName):
        return f"du {name.removeprefix(ARTICLE)}"
    if name.startswith(ELIDED_ARTICLE):
        return f"de {lowered(name)}"
    first = unicodedata.normalize("NFD", name[:1]).lower()[:1]
    return f"d’{name}" if first and first in VOWELS else f"de {name}"


def to(name: str) -> str:
    """Returns « au joueur 1 », « à l’Automa », « à Marie »."""
    if isinstance(name, SeatName):
        return f"au {name.removeprefix(ARTICLE)}"
    return f"à {lowered(name)}" if name.startswith(ELIDED_ARTICLE) else f"à {name}"


def lowered(name: str) -> str:
    """Returns a name whose article is in lower case, for the middle of a sentence."""
    return name[:1].lower() + name[1:]


def form(case: str, name: str) -> str:
    """Returns a form of a seat or of a player's name."""
    return {"OF": of, "FROM": of, "IN": to, "TO": to}.get(case, str)(name)
