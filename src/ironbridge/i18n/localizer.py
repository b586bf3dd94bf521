"""Localizer: names and sentences in one language for one game spec.

Sentences are Fluent messages.  The files in ``<language>/`` hold those that all titles share,
``i18n/<language>.ftl`` in a title's folder its own; a title's message overrides the shared one of
the same name.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from ironbridge.core.bitset import BIT
from ironbridge.core.position import NO_TILE
from ironbridge.errors import BadInput, shown
from ironbridge.i18n.bundles import bundle_of, game_files
from ironbridge.i18n.language import languages
from ironbridge.i18n.message_variables import variables_of
from ironbridge.i18n.name_forms import PlaceName, joined
from ironbridge.i18n.place_names import names_of
from ironbridge.titles import parts
from ironbridge.titles.spec import GameSpec, per_spec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

REMEMBERED: Final = 4000
"""Maximum number of cached messages of a game spec and a language, which all games share."""
HIDDEN: Final = "hidden"
"""Name that stands for a hidden card."""
KIND_OF_SPACE: Final = re.compile(" (market|imports)(?=$|[ .])")
"""Pattern of the suffix that tells a space from its town in the notation."""
NUMBERED: Final = re.compile(r"(.+)[. ](\d+)")

Facts: TypeAlias = dict[str, str | int]
"""Variables of a message."""


def require_language(language: str) -> None:
    """Raises ``BadInput`` unless there is a folder of this language."""
    if language not in languages():
        raise BadInput("no-language", languages=", ".join(languages()), said=shown(language))


class Localizer:
    """Formats messages in one language about one game spec; ``players`` replace seat numbers."""

    def __init__(self, spec: GameSpec, language: str, players: Sequence[str] = ()) -> None:
        require_language(language)
        self.spec = spec
        self.language = language
        self.players = players
        self.errors: list[Exception] = []
        """Errors of messages that lacked a variable; tests require none."""
        self._said = formatted(spec, language)
        self._bundle = bundle(language, parts(spec.title))
        self._places = names_of(spec.title, language).places

    # Sentences

    def has(self, message: str) -> bool:
        """Returns whether a message exists."""
        return self._bundle.has_message(message)

    def format(self, message: str, facts: Facts | None = None) -> str:
        """Returns a formatted message."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, facts or {})
        self.errors += errors
        return str(text)

    def variables(self, message: str) -> tuple[str, ...]:
        """Returns the names of the variables that a message uses."""
        return variables_of(self._bundle, message)

    def format_cached(self, message: str, facts: Facts) -> str:
        """Returns a formatted message from a cache, for frequent ones such as questions.

        A message that lacked a variable is not cached, so that every caller sees the error.
        """
        key = (message, *[facts.get(name) for name in self.variables(message)])
        found = self._said.get(key)
        if found is None:
            wrong = len(self.errors)
            found = self.format(message, facts)
            if len(self.errors) == wrong:
                if len(self._said) >= REMEMBERED:
                    self._said.clear()
                self._said[key] = found
        return found

    def either(self, items: Sequence[str]) -> str:
        """Returns ``a, b or c``."""
        return self._listed("list-or", items)

    def all_of(self, items: Sequence[str]) -> str:
        """Returns ``a, b and c``."""
        return self._listed("list-and", items)

    def _listed(self, message: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return items[0] if items else ""
        return joined(
            items,
            lambda forms: self.format_cached(
                message, {"first": ", ".join(forms[:-1]), "last": forms[-1]}
            ),
        )

    # Names

    def seat(self, seat: int) -> str:
        """Returns the name of a seat: the player's name where there is one."""
        if seat < len(self.players):
            return self.players[seat]
        if self.spec.rules.tables.automatic & BIT[seat]:
            return self.format("seat-automa")
        return self.format_cached("seat", {"number": str(seat)})

    def place(self, place: int) -> str:
        return self.place_called(self.spec.names.places[place])

    def place_called(self, name: str) -> str:
        """Returns a place in this language, from its name in the notation."""
        english = without_kind(name)
        return self._places.get(english, english)

    def slot(self, slot: int) -> str:
        """Returns the name of a slot, with its number unless it is the only one of its place."""
        return self._numbered(self.spec.names.slots, slot)

    def place_of(self, slot: int) -> str:
        """Returns the place of a slot."""
        return self.place(self.spec.names.slot_place[slot])

    def places_of(self, slots: Sequence[int]) -> list[str]:
        """Returns the places of slots, each named once."""
        return list(dict.fromkeys(self.place_of(slot) for slot in slots))

    def space(self, space: int) -> str:
        """Returns the name of a space, with its number unless it is the only one."""
        return self._numbered(self.spec.names.spaces, space)

    def _numbered(self, names: Sequence[str], which: int) -> str:
        """Returns ``Derby (space 2)`` for ``Derby.2``; ``Derby`` for an only space."""
        place, number = split_number(names[which])
        called = self.place_called(place)
        if [split_number(name)[0] for name in names].count(place) == 1:
            return called
        if isinstance(called, PlaceName):
            return called.changed(lambda form: self._with_number(form, number))
        return self._with_number(called, number)

    def _with_number(self, place: str, number: str) -> str:
        return self.format_cached("numbered-space", {"place": place, "number": number})

    def link(self, link: int) -> str:
        """Returns a link as its two ends, joined by a dash.

        Some place names contain hyphens.
        """
        first, second = map(self.place_called, self.spec.names.link_ends[link][:2])
        return self.format_cached("link-name", {"first": first, "second": second})

    def era_of_link(self, link: int) -> str:
        """Returns the only era in which a link can be built, or ``both``."""
        open_in = self.spec.rules.tables.era_links
        eras = [name for era, name in enumerate(self.spec.names.eras) if open_in[era] & BIT[link]]
        return eras[0] if len(eras) == 1 else "both"

    def links(self, links: Sequence[int]) -> str:
        return self.all_of([self.link(link) for link in links])

    def industry(self, kind: int) -> str:
        return self.format_cached("industry", {"industry": self.spec.names.industries[kind]})

    def card(self, card: int) -> str:
        """Returns the name of a card."""
        if card < 0:
            return HIDDEN
        names = self.spec.names
        name = names.cards[card]
        own = f"card-{name.replace(' ', '-')}"
        if self.has(own):
            return self.format(own)
        shown = name.split("/")
        if all(part in names.industries for part in shown):
            return self.either([self.industry(names.industries.index(part)) for part in shown])
        return self.place_called(name)

    def tile(self, tile: int) -> Facts:
        """Returns the variables that name a tile: ``industry`` and ``level``."""
        if tile == NO_TILE:
            return {"industry": "none", "level": ""}
        tables = self.spec.rules.tables
        kind, level = tables.tile_kind[tile], tables.tile_level[tile]
        return {"industry": self.spec.names.industries[kind], "level": str(level)}

    def era(self, era: int) -> str:
        """Returns the key of an era; the message ``era`` has its name."""
        return self.spec.names.eras[era]


@lru_cache(REMEMBERED)
def without_kind(name: str) -> str:
    """Returns the name of a space without the suffix that tells it from its town."""
    return KIND_OF_SPACE.sub("", name)


@cache
def split_number(name: str) -> tuple[str, str]:
    """Splits the name of a space into place and number: ``Derby.2``, ``France market 2``."""
    found = NUMBERED.fullmatch(without_kind(name))
    return (found[1], found[2]) if found else (without_kind(name), "")


@per_spec
def formatted(spec: GameSpec, language: str) -> dict[tuple[object, ...], str]:
    """Returns the cache of formatted messages of a game spec and a language, empty at first.

    Its keys are messages with their variables: players of different games share it.
    """
    return {}


@per_spec
def localizer_of(spec: GameSpec, language: str) -> Localizer:
    """Returns the localizer of a game spec and a language; it names seats by number."""
    return Localizer(spec, language)


def bundle(language: str, parts_spoken: tuple[str, ...]) -> "FluentBundle":
    """Returns the messages about a game: shared ones, and those of parts of titles."""
    return bundle_of(language, game_files(language), parts_spoken)
