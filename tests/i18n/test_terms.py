"""One term per concept: no text uses a word that the table of terms forbids."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ironbridge.i18n import languages
from tests.architecture.sources import PACKAGE

TERMS: list[dict[str, Any]] = tomllib.loads((PACKAGE / "i18n" / "terms.toml").read_text("utf-8"))[
    "term"
]
FIELDS = {"id", "en", "fr", "ru", "source", "not", "except"}
NOT_IN_THE_BOOK = {"en": {"draw-pile", "link-icon", "merchant-bonus"}}
"""Terms of ours where the book has a picture or another word: the draw deck, merchant beer."""
WITHOUT_LINE = {"fr": {"line", "link-icon", "shortfall"}, "ru": {"link-icon", "shortfall"}}
"""Terms whose chapter has the concept as a picture or in other words."""
LINE = re.compile(r", line [1-9]\d*$")
QUOTED = re.compile("'[^']*'|«[^»]*»|“[^”]*”|`[^`]*`")
"""Notation inside texts, which keeps its own words."""


class Text(NamedTuple):
    """One text of a language with its location."""

    where: str
    text: str


class Letters(Visitor):
    """Collects the literal text of a message, without variables and selectors."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = [part.value if isinstance(part, ast.TextElement) else "…" for part in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def fluent_texts(path: Path) -> Iterator[Text]:
    """Yields the texts of a Fluent file, message by message."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            letters = Letters()
            letters.visit(entry)
            name = f"{path.relative_to(PACKAGE)}: {entry.id.name}"
            yield from (Text(name, QUOTED.sub("", text)) for text in letters.found)


def rule_texts(path: Path) -> Iterator[Text]:
    """Yields the titles and texts of a rulebook."""
    book = tomllib.loads(path.read_text("utf-8"))
    rules = {rule["id"]: rule for rule in book.get("rule", [])} or book["rules"]
    for name, rule in rules.items():
        where = f"{path.relative_to(PACKAGE)}: {name}"
        yield from (Text(where, rule[part]) for part in ("title", "text"))


@cache
def texts(language: str) -> list[Text]:
    """Returns every text in a language: messages, and rules."""
    fluent = [
        path for path in sorted(PACKAGE.rglob("*.ftl")) if language in (path.stem, path.parent.name)
    ]
    book = "rulebook.toml" if language == "en" else f"rulebook.{language}.toml"
    found = [text for path in fluent for text in fluent_texts(path)]
    return found + [text for path in sorted(PACKAGE.rglob(book)) for text in rule_texts(path)]


def offences(language: str, found: list[Text]) -> list[str]:
    """Returns the texts that use a forbidden word, each with the word to use."""
    return [
        f"{where}: {match[0]} (say {term[language]}): {text}"
        for term in TERMS
        for wrong in term.get("not", {}).get(language, [])
        for where, text in found
        if (match := re.search(rf"(?<!\w)(?:{wrong})(?!\w)", text, re.IGNORECASE))
        and not any(
            re.search(allowed, text) for allowed in term.get("except", {}).get(language, [])
        )
    ]


@pytest.mark.parametrize("language", languages())
def test_no_text_uses_a_forbidden_word(language: str) -> None:
    assert len(texts(language)) > 1500
    assert offences(language, texts(language)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the road turns over"),
        ("en", "choose a slot"),
        ("fr", "l’ère des canaux"),
        ("ru", "проложить связь"),
    ],
)
def test_a_forbidden_word_is_found(language: str, text: str) -> None:
    assert offences(language, [Text("here", text)])


def test_the_table_is_whole() -> None:
    assert len(TERMS) > 80
    ids = [term["id"] for term in TERMS]
    assert sorted(set(ids)) == sorted(ids)
    for term in TERMS:
        assert set(term) <= FIELDS, term["id"]
        assert all(term.get(language) for language in languages()), term["id"]
        assert set(term.get("source", {})) <= set(languages()), term["id"]


@pytest.mark.parametrize("language", languages())
def test_a_source_is_a_chapter_of_a_book_in_the_language(language: str) -> None:
    found = [term["source"][language] for term in TERMS if language in term.get("source", {})]
    assert len(found) > 50
    book = re.compile(rf"(birmingham|lancashire_2007|age_of_industry|automa)_{language}, \w.+")
    assert [source for source in found if not book.fullmatch(source)] == []


@pytest.mark.parametrize("language", WITHOUT_LINE)
def test_a_source_names_the_line_that_has_the_word(language: str) -> None:
    found = {term["id"]: term["source"].get(language) for term in TERMS if "source" in term}
    without = {name for name, source in found.items() if source and not LINE.search(source)}
    assert without == WITHOUT_LINE[language]


@pytest.mark.parametrize("language", languages())
def test_a_term_of_birmingham_has_its_source_in_every_language(language: str) -> None:
    of_birmingham = [term for term in TERMS if "birmingham_" in str(term.get("source", {}))]
    assert len(of_birmingham) > 60
    assert {
        term["id"] for term in of_birmingham if language not in term["source"]
    } == NOT_IN_THE_BOOK.get(language, set())


@pytest.mark.parametrize("language", languages())
def test_no_term_forbids_a_term(language: str) -> None:
    own = [Text(term["id"], word) for term in TERMS for word in term[language].split("; ")]
    assert offences(language, own) == []


def test_the_counters_of_age_of_industry_have_the_word_of_their_french_book() -> None:
    found = [text for text in texts("fr") if "age_of_industry/" in text.where]
    assert len(found) > 100
    assert [text for text in found if re.search(r"\btuiles?\b", text.text)] == []


SHORT_OR_TYPED = re.compile(r"\b(era|canal|rail)\b|Canaux|Каналы", re.IGNORECASE)
"""Words that may stand for an era in short texts and in notation."""
STEM = 4
"""Number of letters that all forms of a word share."""


def twins(language: str) -> Iterator[tuple[str, str, str]]:
    """Yields the messages of a language beside the English ones: where, English, translated."""
    english: dict[str, str] = {}
    for where, text in texts("en"):
        english[key(where)] = f"{english.get(key(where), '')} {text}"
    translated: dict[str, str] = {}
    for where, text in texts(language):
        translated[key(where)] = f"{translated.get(key(where), '')} {text}"
    for name, text in translated.items():
        if ".ftl" in name and name in english:
            yield name, english[name], text


def key(where: str) -> str:
    """Returns a message's file and name without its language."""
    return re.sub(r"/(en|fr|ru)(/|\.ftl)", r"/*\2", where)


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("concept", ["round", "era", "loan"])
def test_a_concept_has_its_word_in_every_message(concept: str, language: str) -> None:
    (term,) = [term for term in TERMS if term["id"] == concept]
    stem = re.compile(re.escape(term[language][:STEM]), re.IGNORECASE)
    pairs = list(twins(language))
    assert len(pairs) > 900
    said = [pair for pair in pairs if re.search(rf"\b{term['en']}s?\b", pair[1], re.IGNORECASE)]
    assert len(said) > 5
    assert [
        (where, text)
        for where, _, text in said
        if not stem.search(text) and not (concept == "era" and SHORT_OR_TYPED.search(text))
    ] == []
