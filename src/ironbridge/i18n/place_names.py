"""Place names in a language, with the grammatical forms that its sentences need.

English names are the keys: the notation uses them.  ``names.<language>.toml`` in the ``i18n``
folder of a title translates them.  ``[places]`` has the places of the boards, ``[map]`` the waters
and lands of the map's lettering, ``[prepositions]`` the places that need other prepositions than
the usual ones, by the functions of ``grammar.py``.  A place without an entry keeps its English
name.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct

from ironbridge.i18n.language import language_data
from ironbridge.i18n.name_forms import PlaceName
from ironbridge.titles import folder


class TitleNames(Struct, frozen=True):
    """The names of one title's boards in one language, by their English names."""

    places: dict[str, PlaceName]
    map: dict[str, str]
    """Names of waters and lands."""


@cache
def names_of(title: str, language: str) -> TitleNames:
    """Returns the names of a title's boards; empty where the title has no such file."""
    home = folder(title)
    path = home / "i18n" / f"names.{language}.toml" if home else None
    if path is None or not path.is_file():
        return TitleNames({}, {})
    rows = tomllib.loads(path.read_text("utf-8"))
    prepositions = rows.get("prepositions", {})
    places = {
        place: place_name(language, entry, prepositions.get(place, {}))
        for place, entry in rows["places"].items()
    }
    return TitleNames(places, rows.get("map", {}))


def place_name(
    language: str, entry: str | Sequence[str], prepositions: Mapping[str, str]
) -> PlaceName:
    """Returns a place from its entry: one word, or the columns that the language's rules name."""
    columns = [entry] if isinstance(entry, str) else entry
    return PlaceName(columns[0], language_data(language).names.place_forms(columns, prepositions))


def in_notation(title: str, language: str, text: str) -> str:
    """Returns a typed text with translated place names replaced by English ones."""
    names = names_of(title, language).places
    return replace_names(text, tuple((name, place) for place, name in names.items()))


def in_language(title: str, language: str, text: str) -> str:
    """Returns a text of the notation, such as ``Dudley.1``, with translated place names."""
    return replace_names(text, tuple(names_of(title, language).places.items()))


def replace_names(text: str, pairs: tuple[tuple[str, str], ...]) -> str:
    """Returns a text with names replaced, regardless of case."""
    if not pairs:
        return text
    pattern, others = name_pattern(pairs)
    return pattern.sub(lambda found: others[found[0].casefold()], text)


@cache
def name_pattern(pairs: tuple[tuple[str, str], ...]) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Returns a pattern of the first names, longest first, and their replacements."""
    others = {name.casefold(): other for name, other in pairs}
    longest_first = sorted((re.escape(name) for name, _ in pairs), key=len, reverse=True)
    pattern = rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)"
    return re.compile(pattern, re.IGNORECASE), others
