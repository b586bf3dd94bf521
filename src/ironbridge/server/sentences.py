"""The server's own sentences, in every language that Ironbridge speaks."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import ironbridge.words
from ironbridge.words.voice import LANGUAGES, PAGE

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def bundle(language: str) -> "FluentBundle":
    """The messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([language], use_isolating=False)
    ours = Path(__file__).parent / "words" / f"{language}.ftl"
    # Houses have the names that the page gives them.
    page = Path(ironbridge.words.__file__).parent / language / PAGE
    for path in (page, ours):
        found.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return found


def say(language: str, message: str, **facts: str | int) -> str:
    """The sentence of a message."""
    pattern = bundle(language).get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = bundle(language).format_pattern(pattern, facts)
    if errors:
        raise errors[0]
    return str(text)


def choose(wish: str | None, accepted: str | None) -> str:
    """The language to speak: the one asked for, else the best of those the caller reads."""
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


def house(language: str, seat: int) -> str:
    """What a seat is called whose player typed no name."""
    return say(language, "house-name", seat=seat)
