"""Parses the Fluent files of the package: messages and their variables."""

import ast
from collections.abc import Iterator
from functools import cache

from ironbridge.i18n import languages
from ironbridge.i18n.bundles import game_files, title_files
from ironbridge.i18n.language import HOME
from ironbridge.testing.title_check.fluent_messages import File, Message
from ironbridge.titles import names
from ironbridge.titles import parts as parts_of
from tests.architecture.sources import all_sources

SHARED = "core"
"""Name of the part that all titles share."""
NAMED_IN_CODE = {
    "headline",
    "headline-card",
    "headline-cards",
    "headline-free-develop",
    "headline-from",
    "headline-from-market",
    "headline-goods",
    "headline-hidden-cards",
    "headline-imported",
    "headline-joined",
    "headline-links",
    "headline-money",
    "headline-new-tile",
    "headline-over",
    "headline-sold-far",
    "headline-sold-to",
    "headline-tile",
    "headline-tile-in",
    "headline-to-market",
    "headline-with-iron",
    "arena-adjusted",
    "arena-alike",
    "arena-bot",
    "arena-deals-needed",
    "arena-deviation",
    "arena-failed",
    "arena-games",
    "arena-head",
    "arena-lead",
    "arena-points",
    "arena-rating",
    "arena-seed",
    "arena-sure",
    "arena-table-mean",
    "arena-time",
    "arena-unlike",
    "arena-winner-mean",
    "arena-wins",
    "bonus",
    "event-any",
    "explain-apart",
    "explain-behind",
    "explain-head",
    "explain-reason",
    "explain-rest",
    "explain-rivals",
    "explain-sight",
    "explain-sure",
    "explain-then",
    "explain-whole",
    "industry",
    "link-name",
    "list-and",
    "list-or",
    "numbered-space",
    "own-name",
    "own-word",
    "preview-order",
    "preview-unknown",
    "prompt-any",
    "prompt-give-up-note",
    "quoted",
    "reason-any",
    "seat",
    "seat-automa",
    "shown-automa",
    "shown-cotton",
    "shown-distant",
    "review-better",
    "review-chance",
    "review-head",
    "review-hindsight",
    "review-ledger",
    "review-like",
    "review-lost",
    "review-luck",
    "review-mattered",
    "review-phase",
    "review-played",
    "review-rate",
    "review-turn",
}
"""Messages that code requests by name."""

RAISING = ("BadInput", "Fault", "bad", "faulty")
"""Names of the exceptions and functions whose first argument is a message."""


@cache
def messages(language: str, part: str) -> dict[str, Message]:
    """Returns the messages of one part with their variables; empty where it has no such file."""
    shared = [HOME / language / name for name in game_files(language)]
    paths = shared if part == SHARED else title_files(language, part)
    found: dict[str, Message] = {}
    for path in [path for path in paths if part == SHARED or path.stem == language]:
        file = File(path)
        assert (file.unread, file.repeated) == ([], []), path
        found |= file.messages
    return found


def spoken(language: str, parts: tuple[str, ...]) -> dict[str, Message]:
    """Returns the messages of several parts; later parts override earlier ones."""
    found: dict[str, Message] = {}
    for part in parts:
        found |= messages(language, part)
    return found


def parts() -> list[str]:
    """Returns every part with messages: the shared one, titles, and Automas."""
    known = [part for name in names() for part in parts_of(name)]
    return [SHARED, *(p for p in known if any(messages(tongue, p) for tongue in languages()))]


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Yields each error of the package: its location, message and arguments."""
    for source in all_sources():
        for node in ast.walk(source.tree):
            if not isinstance(node, ast.Call) or not node.args or name_of(node.func) not in RAISING:
                continue
            facts = {word.arg for word in node.keywords if word.arg}
            if name_of(node.func) == "bad" or any(word.arg is None for word in node.keywords):
                facts.add("line")
            for message in texts_of(node.args[0]):
                yield source.at(node), message, facts


def name_of(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def texts_of(argument: ast.expr) -> list[str]:
    """Returns the messages of an error; two where a condition selects."""
    if isinstance(argument, ast.IfExp):
        return [*texts_of(argument.body), *texts_of(argument.orelse)]
    if isinstance(argument, ast.JoinedStr):
        return ["(a sentence made on the spot)"]
    return [argument.value] if isinstance(argument, ast.Constant) else []
