"""Russian forms of places: genitive, accusative, and the prepositions «в» and «из»."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

HARD_TO_SAY: Final = re.compile(r"[вф][бвгджзйклмнпрстфхцчшщ]", re.IGNORECASE)
"""Initial consonants before which «в» becomes «во»: «во Франкфурте»."""


def place_forms(entry: Sequence[str], prepositions: Sequence[str] = ()) -> Mapping[str, str]:
    """Returns the forms of a place.

    The entry is nominative, genitive, prepositional and accusative; one word where the name is not
    declined, three where the accusative is the nominative.
    """
    nominative = entry[0]
    genitive, prepositional = entry[1:3] if len(entry) > 1 else (nominative, nominative)
    accusative = entry[3] if len(entry) > 3 else nominative
    at, out_of = prepositions or ("в", "из")
    return {
        "OF": genitive,
        "ACC": accusative,
        "IN": f"{before(at, prepositional)} {prepositional}",
        "TO": f"{before(at, accusative)} {accusative}",
        "FROM": f"{out_of} {genitive}",
    }


def before(preposition: str, word: str) -> str:
    """Returns a preposition before a word: «во» for «в» before some consonants."""
    return "во" if preposition == "в" and HARD_TO_SAY.match(word) else preposition


def form(case: str, name: str) -> str:
    """Returns a form of a name that is not declined, such as a player's."""
    return place_forms([name])[case]
