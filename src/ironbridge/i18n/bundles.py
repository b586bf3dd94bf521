"""Fluent bundles: messages of a language, from its folder and from the folders of titles.

English replaces messages that a language lacks; a title's message overrides the shared one with the
same name.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ironbridge.i18n.grammar import functions
from ironbridge.i18n.language import ENGLISH, HOME, language_data
from ironbridge.i18n.typography import typeset
from ironbridge.titles import folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

GAME: Final = "game.ftl"
PAGE: Final = "page.ftl"
PAGE_PARTS: Final = "page_parts.ftl"
"""Messages of parts of the page that are loaded later; their English is not in the first script."""
INPUT: Final = "errors.ftl"
COMMANDS: Final = "commands.ftl"
HELP: Final = "help.ftl"
SERVER: Final = "server.ftl"
TERMINAL: Final = "terminal.ftl"
ELSEWHERE: Final = (PAGE, PAGE_PARTS, INPUT, COMMANDS, HELP, SERVER, TERMINAL)
"""Files of a language with messages that are not about one game."""
Fact = str | int | datetime
"""Value of a variable of a message."""
MESSAGE_ID: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*) *(?:\}|->)")
"""Pattern of a reference to another message."""


@cache
def bundle_of(
    language: str, files: tuple[str, ...], parts: tuple[str, ...] = (), home: Path = HOME
) -> "FluentBundle":
    """Returns a bundle of Fluent files of a language and of parts of titles.

    ``home`` is the folder that has a folder for each language.
    """
    # Imported here: Fluent takes longer to load than the rules.
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle(
        [language], functions=functions(language_data(language).names), use_isolating=False
    )
    own = [path for part in parts for path in title_files(language, part)]
    for path in [*language_files(language, files, home), *own]:
        source = typeset(language, path.read_text("utf-8"))
        found.add_resource(FluentResource(source), allow_overrides=True)
    return found


def language_files(language: str, files: Iterable[str], home: Path = HOME) -> list[Path]:
    """Returns files of a language's folder; before each incomplete one, the English file."""
    found = []
    for name in files:
        english, own = home / ENGLISH / name, home / language / name
        if needed_ids(english) - message_ids(own):
            found.append(english)
        if own.is_file():
            found.append(own)
    return found


@cache
def message_ids(path: Path) -> frozenset[str]:
    """Returns the message ids of a Fluent file; empty where there is no file."""
    return frozenset(MESSAGE_ID.findall(path.read_text("utf-8")) if path.is_file() else ())


@cache
def needed_ids(path: Path) -> frozenset[str]:
    """Returns the message ids that every language must have: those that no message refers to.

    Languages compose their sentences from different helper messages.
    """
    mentioned = REFERENCE.findall(path.read_text("utf-8")) if path.is_file() else ()
    return message_ids(path) - frozenset(mentioned)


@cache
def game_files(language: str) -> tuple[str, ...]:
    """Returns the names of a language's Fluent files with messages about a game."""
    paths = [path for code in (ENGLISH, language) for path in (HOME / code).glob("*.ftl")]
    return tuple(sorted({path.name for path in paths} - set(ELSEWHERE)))


def title_files(language: str, part: str) -> list[Path]:
    """Returns the Fluent files of a title or of a part of one, English first."""
    home = folder(part)
    paths = [home / "i18n" / f"{code}.ftl" for code in (ENGLISH, language)] if home else []
    return [path for path in dict.fromkeys(paths) if path.is_file()]


def format_message(found: "FluentBundle", message: str, facts: Mapping[str, Any]) -> str:
    """Returns a formatted message; raises an exception for a missing variable."""
    pattern = found.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = found.format_pattern(pattern, dict(facts))
    if errors:
        raise errors[0]
    return str(text)


def format_from(language: str, files: Sequence[str], message: str, **facts: Fact) -> str:
    """Returns a formatted message from these files of a language's folder."""
    return format_message(bundle_of(language, tuple(files)), message, facts)
