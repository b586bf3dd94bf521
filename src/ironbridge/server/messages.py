"""The server's own sentences, in every language that Ironbridge speaks."""

from functools import cache
from typing import Final

from ironbridge.i18n.bundles import PAGE, SERVER, bundle_of, format_from
from ironbridge.i18n.language import ENGLISH, languages

FILES: Final = (PAGE, SERVER)
"""The page's messages, which name the houses, and the server's own."""


def say(language: str, message: str, **facts: str | int) -> str:
    """Returns the sentence of a message."""
    return format_from(language, FILES, message, **facts)


def say_if_known(language: str, message: str) -> str:
    """Returns the sentence of a message without variables; empty where there is no message."""
    known = bundle_of(language, FILES).has_message(message)
    return say(language, message) if known else ""


def choose(wish: str | None, accepted: str | None) -> str:
    """Returns the language to speak: the one asked for, else the best of those the caller reads."""
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
    """Returns what a seat is called whose player typed no name."""
    return say(language, "player-mark-name", seat=seat)
