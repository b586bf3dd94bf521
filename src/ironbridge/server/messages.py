"""The server's own sentences, in every language that Ironbridge speaks."""

from functools import cache
from pathlib import Path

import ironbridge.i18n
from ironbridge.i18n.bundles import format_from
from ironbridge.i18n.localizer import LANGUAGES, PAGE, SERVER


def files(language: str) -> tuple[Path, Path]:
    """Returns the files of the page, which names the houses, and of the server's own sentences."""
    folder = Path(ironbridge.i18n.__file__).parent / language
    return folder / PAGE, folder / SERVER


def say(language: str, message: str, **facts: str | int) -> str:
    """Returns the sentence of a message."""
    return format_from(language, files(language), message, **facts)


def choose(wish: str | None, accepted: str | None) -> str:
    """Returns the language to speak: the one asked for, else the best of those the caller reads."""
    if wish in LANGUAGES:
        return wish
    best, weight = LANGUAGES[0], 0.0
    for part in (accepted or "").split(",")[:20]:
        tag, _, quality = part.partition(";")
        language = tag.strip().lower()[:2]
        try:
            value = float(quality.partition("=")[2] or 1)
        except ValueError:
            continue
        if language in LANGUAGES and value > weight:
            best, weight = language, value
    return best


@cache
def house(language: str, seat: int) -> str:
    """Returns what a seat is called whose player typed no name."""
    return say(language, "house-name", seat=seat)
