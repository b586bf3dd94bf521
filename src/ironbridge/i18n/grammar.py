"""Forms of names that Fluent cannot choose by itself: ``{ IN($place) }``.

| function | French | Russian |
|---|---|---|
| ``OF`` | « de Derby », « des Pays-Bas » | genitive: «Бирмингема» |
| ``IN`` | « à Derby », « en Suisse » | «в Бирмингеме», «во Франции» |
| ``FROM`` | as ``OF`` | «из Бирмингема» |
| ``TO`` | as ``IN`` | «в Бирмингем» |
| ``ACC`` | the name | accusative: «Польшу» |

``CAP`` writes any text with a capital first letter: « la carte Brasserie ».
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from ironbridge.i18n import french, russian
from ironbridge.i18n.name_forms import PlaceName

CASES: Final = ("OF", "IN", "FROM", "TO", "ACC")
"""Fluent functions that messages call."""

PlaceForms: TypeAlias = Callable[[Sequence[str], Sequence[str]], Mapping[str, str]]
"""Function that returns the forms of a place, from its entry and its prepositions."""

PLACE_FORMS: Final[Mapping[str, PlaceForms]] = {
    "fr": french.place_forms,
    "ru": russian.place_forms,
}
"""Place forms by language; other languages use the name unchanged."""

OTHER_FORMS: Final[Mapping[str, Callable[[str, str], str]]] = {
    "fr": french.form,
    "ru": russian.form,
}
"""Forms of names that are no places, such as a player's."""


def functions(language: str) -> dict[str, Any]:
    """Returns the Fluent functions of a language by their names."""
    return {**{case: partial(form, language, case) for case in CASES}, "CAP": capitalized}


def capitalized(text: str) -> str:
    """Returns a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def form(language: str, case: str, name: str) -> str:
    """Returns a form of a name."""
    if isinstance(name, PlaceName):
        return name.forms.get(case, name)
    make = OTHER_FORMS.get(language)
    return make(case, name) if make else name
