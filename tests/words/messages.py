"""The Fluent files of the package, read for the tests: which messages, which variables."""

from functools import cache

from ironbridge.check.sentences import File, Message
from ironbridge.titles import names
from ironbridge.titles import parts as parts_of
from ironbridge.words import languages
from ironbridge.words.voice import files, shared_files

SHARED = "core"
"""The part that all titles share."""
NAMED_IN_CODE = {
    "arena-alike",
    "arena-bot",
    "arena-games",
    "arena-head",
    "arena-points",
    "arena-rating",
    "arena-sure",
    "arena-table-mean",
    "arena-time",
    "arena-unlike",
    "arena-winner-mean",
    "arena-wins",
    "bonus",
    "event-any",
    "explain-apart",
    "explain-head",
    "explain-reason",
    "explain-sight",
    "explain-sure",
    "explain-then",
    "industry",
    "list-and",
    "list-or",
    "numbered-space",
    "own-name",
    "own-word",
    "preview-order",
    "preview-unknown",
    "prompt-any",
    "quoted",
    "reason-any",
    "seat",
    "seat-automa",
    "shown-automa",
    "shown-cotton",
    "shown-distant",
}
"""Messages that the code of the package asks for by name."""


@cache
def messages(language: str, part: str) -> dict[str, Message]:
    """The messages of one part and what each mentions; none where the part has no such file."""
    paths = shared_files(language) if part == SHARED else files(language, part)
    found: dict[str, Message] = {}
    for path in [path for path in paths if part == SHARED or path.stem == language]:
        file = File(path)
        assert (file.unread, file.repeated) == ([], []), path
        found |= file.messages
    return found


def spoken(language: str, parts: tuple[str, ...]) -> dict[str, Message]:
    """The messages of several parts; a later part replaces an earlier one's."""
    found: dict[str, Message] = {}
    for part in parts:
        found |= messages(language, part)
    return found


def parts() -> list[str]:
    """Every part that has words: what is shared, titles, and parts of titles such as an Automa."""
    known = [part for name in names() for part in parts_of(name)]
    return [SHARED, *(p for p in known if any(messages(tongue, p) for tongue in languages()))]
