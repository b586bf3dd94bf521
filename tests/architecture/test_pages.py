"""Generated pages are up to date with their sources."""

import re

import pytest

from ironbridge.cli.main import ironbridge_command
from ironbridge.server.app import HANDLERS
from tools import docs_commands
from tools.docs_pages import DOCS, PAGES, pages


@pytest.fixture(scope="module")
def generated() -> dict[str, str]:
    return pages()


@pytest.mark.parametrize("name", PAGES)
def test_a_generated_page_is_current(name: str, generated: dict[str, str]) -> None:
    written = (DOCS / name).read_text(encoding="utf-8")
    assert written == generated[name], f"docs/{name} is stale: python3 run.py docs"


def test_every_command_has_its_section(generated: dict[str, str]) -> None:
    listed = [name for names in docs_commands.FAMILIES.values() for name in names]
    # Other tests import benchmarks.developer_commands, which adds the commands of developers.
    packaged = set(ironbridge_command.commands) - set(docs_commands.DEVELOPER)
    assert sorted(listed) == sorted(packaged)
    assert all(f"\n### {name}\n" in generated["commands.md"] for name in listed)


def test_every_operation_has_its_section(generated: dict[str, str]) -> None:
    page = generated["http-api.md"]
    for handler in HANDLERS:
        for path in handler.paths:
            if path.startswith("/api/"):
                shown = path.replace(":str", "").replace(":int", "")
                assert f" {shown}`\n" in page, path


def test_an_operation_names_its_errors_and_limits(generated: dict[str, str]) -> None:
    sections = generated["http-api.md"].split("\n### ")
    (entries,) = [each for each in sections if each.startswith("`POST /api/games/{game}/entries`")]
    for kind in ("409 `stale`", "409 `not-your-turn`", "403 `not-your-seat`", "422 `refused`"):
        assert kind in entries
    assert "`seat_rate`" in entries
    (bots,) = [each for each in sections if each.startswith("`GET /api/bots`")]
    assert "errors" not in bots


def test_every_field_of_the_api_has_a_meaning(generated: dict[str, str]) -> None:
    missing, count = [], 0
    for section in generated["http-api.md"].split("\n### ")[1:]:
        for name, meaning in re.findall(r"^\| `(\w+)` \| [^|]+ \|(.*)\|$", section, re.MULTILINE):
            count += 1
            if not meaning.strip():
                missing.append(f"{section.splitlines()[0]}.{name}: write a docstring below it")
    assert count > 250
    assert missing == []
