"""The messages of the commands exist in every language, with equal variables."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks import bench_messages
from benchmarks.environments import INTERFACES
from benchmarks.report import slug, slug_of
from benchmarks.run_document import AIMS, PER_SECOND, UNITS
from ironbridge.cli.commands.stats_tables import PARTS, QUESTIONS
from ironbridge.i18n import languages
from ironbridge.i18n.bundles import COMMANDS
from ironbridge.i18n.cli_messages import decimal, percent, report
from ironbridge.testing.title_check.fluent_messages import File, variables
from tests.architecture.sources import PACKAGE, all_sources, sources
from tests.i18n.messages import name_of

MADE = {
    *(f"bench-name-{slug(name)}" for name in UNITS),
    *(f"bench-about-{slug(name)}" for name in UNITS),
    *(f"bench-unit-{slug_of(unit)}" for unit in UNITS.values()),
    *(f"bench-build-{build}" for build, *_ in AIMS),
    *(f"bench-{name}" for name in ("engine", "game", "ours", "decisions")),
    *(f"bench-{name}" for name in ("not-reached", "least-reached", "goal-reached")),
    *INTERFACES.values(),
    *(f"stats-by-{part}" for part in PARTS.values()),
    *(f"stats-column-{part}" for part in PARTS.values()),
    *(f"stats-ask-{question}" for question in QUESTIONS.values()),
    *(f"stats-column-{name}" for name in ("mean", "sure", "winners", "n", "wins", "change")),
    *(f"stats-name-{name}" for name in ("seat", "order", "tiles", "many")),
    *(f"stats-source-{name}" for name in ("links", "other")),
    *(f"speed-{name}" for name in ("project", "game")),
}
"""Names of messages that are composed from names of the data."""


def known(language: str) -> dict[str, set[str]]:
    """Returns the messages of a language with their variables."""
    found: dict[str, set[str]] = {}
    for path in paths(language):
        file = File(path)
        assert (file.unread, file.repeated) == ([], [])
        found |= {name: variables(file.messages, name) for name in file.messages}
    return found


def paths(language: str) -> tuple[Path, Path]:
    """Returns the files of the commands in the wheel, and of the benchmarks."""
    return (
        PACKAGE / "i18n" / language / COMMANDS,
        bench_messages.FOLDER / language / bench_messages.FILE,
    )


def named() -> Iterator[str]:
    """Yields every text in the sources that looks like the name of a message, or its suffix."""
    for source in all_sources():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"[a-z][a-z0-9-]*", node.value):
                    yield node.value


def said() -> Iterator[tuple[str, str]]:
    """Yields every message that the sources request by its full name, with its location."""
    for source in all_sources():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and name_of(node.func) == "report" and len(node.args) > 1:
                for one in ast.walk(node.args[1]):
                    if isinstance(one, ast.Constant) and not inside_text(node.args[1]):
                        yield source.at(node), str(one.value)


def inside_text(node: ast.expr) -> bool:
    """Returns whether a name is composed at run time; such names are in ``MADE``."""
    return isinstance(node, ast.JoinedStr)


def test_every_message_asked_for_is_there() -> None:
    messages = known("en")
    found = [(at, name) for at, name in said() if name not in ("en", "fr", "ru")]
    assert len(found) > 40
    assert [(at, name) for at, name in found if name not in messages] == []
    assert MADE - set(messages) == set()


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_languages_report_the_same_things_in_their_own_words(language: str) -> None:
    assert known(language) == known("en")


def test_messages_of_the_benchmarks_are_not_in_the_wheel() -> None:
    in_wheel, beside = (set(File(path).messages) for path in paths("en"))
    wheel = {
        node.value
        for source in sources()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert in_wheel & beside == set()
    assert beside & wheel == set()
    assert [name for name in in_wheel if name.startswith(("bench", "torture", "load"))] == []


def test_no_message_is_left_unused() -> None:
    ends = set(named())
    unused = {
        name
        for name in set(known("en")) - MADE
        if name not in ends and not any(name.endswith(f"-{end}") for end in ends)
    }
    assert unused == set()


@pytest.mark.parametrize("language", languages())
def test_a_message_that_is_missing_is_no_silence(language: str) -> None:
    with pytest.raises(LookupError):
        report(language, "nothing-of-the-kind")
    with pytest.raises(Exception, match="title"):
        report(language, "title-checked")


def test_numbers_are_written_as_their_readers_write_them() -> None:
    assert decimal("en", 12.345, 2) == "12.35"
    assert decimal("fr", -1.5, sign="+") == "-1,5"
    assert decimal("ru", 1.5, sign="+") == "+1,5"
    assert percent("fr", 0.125) == "12,5 %"
    assert set(PER_SECOND) < set(UNITS.values())
