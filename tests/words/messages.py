"""The Fluent files of the package, read for the tests: which messages, which variables."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ironbridge.titles import names
from ironbridge.titles import parts as parts_of
from ironbridge.words import languages
from ironbridge.words.voice import files, shared_files

SHARED = "core"
"""The part that all titles share."""
NAMED_IN_CODE = {
    "event-any",
    "industry",
    "list-and",
    "list-or",
    "prompt-any",
    "quoted",
    "reason-any",
    "seat",
    "seat-automa",
}
"""Messages that the code of the package asks for by name."""


class Mentions(Visitor):
    """Variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(language: str, part: str) -> dict[str, Mentions]:
    """The messages of one part and what each mentions; none where the part has no such file."""
    paths = shared_files(language) if part == SHARED else files(language, part)
    return read(paths if part == SHARED else [path for path in paths if path.stem == language])


def read(paths: list[Path]) -> dict[str, Mentions]:
    """The messages of some files and what each mentions; none may stand twice."""
    found: dict[str, Mentions] = {}
    for path in paths:
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = Mentions()
                found[entry.id.name].visit(entry)
    return found


def spoken(language: str, parts: tuple[str, ...]) -> dict[str, Mentions]:
    """The messages of several parts; a later part replaces an earlier one's."""
    found: dict[str, Mentions] = {}
    for part in parts:
        found |= messages(language, part)
    return found


def variables(known: dict[str, Mentions], message: str) -> set[str]:
    """Every variable that a message needs, those of the messages inside it included."""
    found = set(known[message].variables)
    for inner in known[message].messages:
        found |= variables(known, inner)
    return found


def parts() -> list[str]:
    """Every part that has words: what is shared, titles, and parts of titles such as an Automa."""
    known = [part for name in names() for part in parts_of(name)]
    return [SHARED, *(p for p in known if any(messages(tongue, p) for tongue in languages()))]
