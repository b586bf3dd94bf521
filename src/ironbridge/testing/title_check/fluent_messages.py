"""Checks the messages of a title: complete in every language, with equal variables."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ironbridge.core.names import QUESTIONS
from ironbridge.errors import BadInput
from ironbridge.i18n.bundles import game_files
from ironbridge.i18n.choice_phrases import phrase_names
from ironbridge.i18n.language import HOME, languages
from ironbridge.i18n.rulebook import reason_names
from ironbridge.i18n.typing_errors import REASONS as SLIPS
from ironbridge.testing.title_check.source_lines import Complaints, at, part_folders, stands
from ironbridge.titles.meta import Title
from ironbridge.titles.spec import GameSpec

SENTENCES = ("reason-", "event-", "prompt-", "typing-", "card-", "choice-", "feature-")
"""Prefixes of messages that are whole sentences; helper messages differ by language."""


class Message(Visitor):
    """One message of a Fluent file: its line, its variables and its references."""

    def __init__(self, entry: ast.Message, line: int) -> None:
        self.line = line
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


class File:
    """Parsed Fluent file."""

    def __init__(self, path: Path) -> None:
        text = path.read_text("utf-8")
        self.path = path
        self.messages: dict[str, Message] = {}
        self.unread: list[int] = []
        """Lines that are no message."""
        self.repeated: list[tuple[int, str]] = []
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ast.Junk):
                self.unread.append(line)
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.messages:
                    self.repeated.append((line, entry.id.name))
                self.messages[entry.id.name] = Message(entry, line)


@cache
def shared(language: str) -> dict[str, Message]:
    """Returns the messages that all titles share."""
    paths = [HOME / language / name for name in game_files(language)]
    files = [File(path) for path in paths if path.is_file()]
    return {name: message for file in files for name, message in file.messages.items()}


def variables(known: dict[str, Message], name: str) -> set[str]:
    """Returns every variable that a message needs, through its references too."""
    found = set(known[name].variables)
    for inner in known[name].messages & set(known):
        found |= variables(known, inner)
    return found


def needed(spec: GameSpec) -> set[str]:
    """Returns the messages that a game spec needs."""
    named = [f"reason-{name}" for name in reason_names(spec).values()]
    happened = [kind.name for kind in spec.events.values()]
    named += [f"event-{name.replace(' ', '-')}" for name in happened]
    named += [f"prompt-{name}" for name in QUESTIONS.values()]
    named += [f"typing-{name}" for name in SLIPS]
    named += [f"prompt-{name}" for name in spec.question_names.values()]
    return set(named) | phrase_names(spec)


def check_sentences(spec: GameSpec, title: Title, folder: Path) -> Complaints:
    """Yields errors about sentences that a language lacks, or that have other variables."""
    parts = part_folders(folder)
    said: dict[str, dict[str, Message]] = {}
    for language in languages():
        said[language] = dict(shared(language))
        for part in parts:
            path = part / "i18n" / f"{language}.ftl"
            if path.is_file():
                file = File(path)
                yield from check_file(folder, file)
                said[language] |= file.messages
    wanted = needed(spec)
    own = {name for part in parts for name in english(part) if name.startswith(SENTENCES)}
    for language in languages():
        file_name = f"i18n/{language}.ftl"
        for name in sorted((wanted | own) - set(said[language])):
            yield at(file_name, BadInput("check-no-sentence", name=name))
        for name in sorted(own & set(said[language])):
            about = variables(said["en"], name)
            if variables(said[language], name) != about:
                where = BadInput("line-of-file", file=file_name, number=said[language][name].line)
                listed = ", ".join(f"${one}" for one in sorted(about)) or "-"
                yield at(where, BadInput("check-other-things", name=name, variables=listed))


def check_file(folder: Path, file: File) -> Complaints:
    """Yields errors about unreadable lines and repeated messages."""
    for line in file.unread:
        yield at(stands(folder, file.path, line), BadInput("check-unread"))
    for line, name in file.repeated:
        yield at(stands(folder, file.path, line), BadInput("check-sentence-twice", name=name))


def english(part: Path) -> dict[str, Message]:
    """Returns the English messages of a part of a title."""
    path = part / "i18n" / "en.ftl"
    return File(path).messages if path.is_file() else {}
