"""Runs the Python of the tutorials and parses their commands."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from ironbridge.cli.lazy import LazyCommand
from ironbridge.cli.main import ironbridge_command
from ironbridge.titles.mods import read_print
from tests.architecture.sources import ROOT

DOCS = ROOT / "docs"
PAGES = [
    *sorted((DOCS / "tutorials").glob("*.md")),
    *(DOCS / f"{name}.md" for name in ("installing", "datasets", "mods", "distributed")),
]
"""Pages whose Python blocks are programs; other pages have sessions, which are doctests."""
WITH_COMMANDS = [*PAGES, DOCS / "writing-a-bot.md", DOCS / "how-the-bots-work.md"]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    """Returns the blocks of a page in one language; the shell has no name."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [text for named, text in found if named == language]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python_runs(page: Path, tmp_path: Path) -> None:
    """Runs all blocks of a page in one session; ``folder`` is an empty folder."""
    known: dict[str, object] = {"folder": tmp_path, "__name__": "tutorial"}
    for number, text in enumerate(blocks(page, "python"), 1):
        exec(compile(text, f"{page.name}, block {number}", "exec"), known)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_toml_is_read(page: Path) -> None:
    """Reads all TOML, and mods as mods."""
    for text in blocks(page, "toml"):
        found = tomllib.loads(text)
        if "change" in found:
            read_print(found)


def commands() -> list[tuple[str, str]]:
    """Returns every command of ironbridge in the pages, with its page."""
    return [
        (page.stem, line.strip())
        for page in WITH_COMMANDS
        for text in blocks(page, "")
        for line in text.splitlines()
        if line.strip().startswith("ironbridge ")
    ]


@pytest.mark.parametrize(("page", "line"), commands())
def test_commands_are_understood(page: str, line: str) -> None:
    """Parses a command with its options without running it."""
    _, name, *arguments = shlex.split(line.split(" > ")[0], comments=True)
    if name.startswith("-"):
        assert name == "--version"
        return
    command = ironbridge_command.commands[name]
    if isinstance(command, LazyCommand):
        command = command.choose(arguments)  # type: ignore[assignment]
    with command.make_context(name, arguments) as context:
        assert context.args == []


def test_the_tutorials_have_examples() -> None:
    assert len(blocks(DOCS / "tutorials" / "research.md", "python")) >= 4
    assert blocks(DOCS / "mods.md", "python")
    assert blocks(DOCS / "tutorials" / "playing.md", "")
