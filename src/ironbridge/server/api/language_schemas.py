"""Schemas of the API about languages: messages, rules for names, names of places."""

import msgspec


class PlaceText(msgspec.Struct, frozen=True, kw_only=True):
    """Name of a place in a language, with the inflected forms that sentences need."""

    name: str
    forms: dict[str, str]


class NamesCard(msgspec.Struct, frozen=True, kw_only=True):
    """Names on the boards of all titles in a language, by their English names."""

    places: dict[str, PlaceText]
    map: dict[str, str]
    """Names of waters and lands."""


class LanguageCard(msgspec.Struct, frozen=True, kw_only=True):
    """Language of sentences and of the page."""

    code: str
    """Code for ``lang`` and ``Accept-Language``: ``fr``."""
    name: str
    """Name of the language in the language itself."""


class NameReplacement(msgspec.Struct, frozen=True, kw_only=True):
    """Rule for a form of a name; the first rule whose pattern matches applies."""

    pattern: str
    """Regular expression, case-insensitive."""
    replacement: str
    """Text that replaces the match."""


class LanguageMessages(msgspec.Struct, frozen=True, kw_only=True):
    """Messages of the page in one language, and its rules for names."""

    code: str
    """Code of the language."""
    messages: str
    """Fluent source; English replaces missing messages."""
    name_forms: dict[str, list[NameReplacement]]
    """Rules for names that are no places, such as a player's, by the function of the messages."""
