"""Localization of the server's own messages."""

from functools import cache
from typing import Final

from ironbridge.i18n.bundles import PAGE, SERVER, Fact, bundle_of, format_from
from ironbridge.i18n.language import ENGLISH, languages

FILES: Final = (PAGE, SERVER)
"""Fluent files that messages come from: the page's, which names the houses, and the server's."""


def say(language: str, message: str, **facts: Fact) -> str:
    """Returns a message in a language, with its variables filled in."""
    return format_from(language, FILES, message, **facts)


def say_if_known(language: str, message: str) -> str:
    """Returns a message without variables; empty where there is none."""
    known = bundle_of(language, FILES).has_message(message)
    return say(language, message) if known else ""


def choose(wish: str | None, accepted: str | None) -> str:
    """Returns the language of a response: the requested one, otherwise the best of ``accepted``."""
    if wish is not None and wish in languages():
        return wish
    best, weight = ENGLISH, 0.0
    for part in (accepted or "").split(",")[:20]:
        tag, _, quality = part.partition(";")
        language = tag.strip().lower()[:2]
        try:
            value = float(quality.partition("=")[2] or 1)
        except ValueError:
            continue
        if language in languages() and value > weight:
            best, weight = language, value
    return best


@cache
def house(language: str, seat: int) -> str:
    """Returns the name of the house of a seat, for a player without a name."""
    return say(language, "player-mark-name", seat=seat)
