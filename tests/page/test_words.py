"""The page's messages: none is missing in a language, and none is unused."""

import re
import tomllib
from pathlib import Path

import pytest

import ironbridge.i18n
from ironbridge.i18n import languages
from ironbridge.i18n.bundles import PAGE, PAGE_PARTS
from ironbridge.testing.title_check.fluent_messages import File, Message

TITLES = Path(ironbridge.__file__).parent / "titles"

SOURCES = Path(__file__).resolve().parents[2] / "frontend" / "src"
WORDS = Path(ironbridge.i18n.__file__).parent
NAMED = re.compile(r"""(?<![.\w])(?:say|has)\(\s*['"]([a-z0-9_-]+)['"]""")
BUILT = re.compile(r"""[`]([a-z-]+-)\$\{""")
TERNARY = re.compile(r"""['"]([a-z][a-z0-9-]+)['"]""")


def messages(language: str) -> dict[str, Message]:
    """Returns the messages of the page in a language."""
    found: dict[str, Message] = {}
    for name in (PAGE, PAGE_PARTS):
        file = File(WORDS / language / name)
        assert (file.unread, file.repeated) == ([], [])
        assert not found.keys() & file.messages.keys()
        found |= file.messages
    return found


def sources() -> list[str]:
    """Returns every source file of the page."""
    paths = [path for kind in ("*.svelte", "*.ts") for path in SOURCES.rglob(kind)]
    tests = {path for path in paths if path.name.endswith(".test.ts")}
    return [path.read_text("utf-8") for path in paths if path not in tests]


def asked() -> set[str]:
    """Returns the messages that the page names as literals."""
    return {name for text in sources() for name in NAMED.findall(text)}


def beginnings() -> set[str]:
    """Returns the prefixes of messages whose names the page composes."""
    return {name for text in sources() for name in BUILT.findall(text)}


def quoted() -> set[str]:
    """Returns every quoted word: alternatives in conditions, tables of names."""
    return {name for text in sources() for name in TERNARY.findall(text)}


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing(language: str) -> None:
    assert asked() - set(messages(language)) == set()


@pytest.mark.parametrize("language", languages())
def test_no_message_is_left_unused(language: str) -> None:
    starts = tuple(beginnings())
    named = asked() | quoted()
    unused = {name for name in messages(language) if not name.startswith(starts)} - named
    assert unused == set()


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_the_languages_say_the_same_things(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for name, mentions in english.items():
        assert other[name].variables == mentions.variables, name


def test_every_chapter_of_the_rulebooks_has_a_name() -> None:
    books = [tomllib.loads(path.read_text("utf-8")) for path in TITLES.rglob("rulebook.toml")]
    assert len(books) > len(list(TITLES.glob("*/rulebook.toml"))), "the Automa has one too"
    ids = {rule["id"] for book in books for rule in book["rule"]}
    wanted = {"chapter-" + name.split("-", 1)[1].rpartition("-")[0] for name in ids}
    assert wanted - set(messages("en")) == set()
