"""What the tutorials show is what happens: their Python is run, their commands are understood."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from ironbridge.cli.lazy import Later
from ironbridge.cli.main import ironbridge_command
from ironbridge.titles.mods import read_print
from tests.architecture.sources import ROOT

DOCS = ROOT / "docs"
PAGES = [
    *sorted((DOCS / "tutorials").glob("*.md")),
    *(DOCS / f"{name}.md" for name in ("installing", "datasets", "laboratory", "cluster")),
]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of a page in one language; no language is the shell's."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [text for named, text in found if named == language]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python_runs(page: Path, tmp_path: Path) -> None:
    """Block after block in one session, as a reader would type them; ``folder`` is an empty one."""
    known: dict[str, object] = {"folder": tmp_path, "__name__": "tutorial"}
    for number, text in enumerate(blocks(page, "python"), 1):
        exec(compile(text, f"{page.name}, block {number}", "exec"), known)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_toml_is_read(page: Path) -> None:
    """And what looks like a print is one."""
    for text in blocks(page, "toml"):
        found = tomllib.loads(text)
        if "change" in found:
            read_print(found)


def commands() -> list[tuple[str, str]]:
    """Every call of ours in the tutorials, with the page it stands on."""
    return [
        (page.stem, line.strip())
        for page in PAGES
        for text in blocks(page, "")
        for line in text.splitlines()
        if line.strip().startswith("ironbridge ")
    ]


@pytest.mark.parametrize(("page", "line"), commands())
def test_commands_are_understood(page: str, line: str) -> None:
    """The command is there, and it takes these options; nothing is carried out."""
    _, name, *arguments = shlex.split(line.split(" > ")[0], comments=True)
    if name.startswith("-"):
        assert name == "--version"
        return
    command = ironbridge_command.commands[name]
    if isinstance(command, Later):
        command = command.choose(arguments)  # type: ignore[assignment]
    with command.make_context(name, arguments) as context:
        assert context.args == []


def test_the_tutorials_have_what_they_promise() -> None:
    """Python to run for those who write bots and those who do research, commands for players."""
    assert len(blocks(DOCS / "tutorials" / "research.md", "python")) >= 4
    assert blocks(DOCS / "tutorials" / "bot.md", "python")
    assert blocks(DOCS / "tutorials" / "playing.md", "")
