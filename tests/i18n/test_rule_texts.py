"""Every rule, option and note is translated, in the words of the glossary."""

import re
from dataclasses import replace

import pytest

from ironbridge.i18n import languages
from ironbridge.i18n.rulebook import (
    Rule,
    Rulebook,
    notes_of,
    option_about,
    rule_of_id,
    rulebook,
    translation,
)
from ironbridge.titles import find, names, parts
from ironbridge.titles.meta import Title

PARTS = [part for title in names() for part in parts(title)]
TRANSLATED = [language for language in languages() if language != "en"]
ENGLISH = re.compile(
    r"\b(the|and|with|of|tile|tiles|link|links|place|places|round|turn|era|card|cards|coal|iron|"
    r"beer|barrel|mat|board|player|players|market|build|each|when|only)\b",
    re.IGNORECASE,
)
"""English words that must not occur in translations; « plus » and « place » are also French."""
ALSO_FRENCH = {"place", "places", "plus"}
NAMES = re.compile(r"\b(The Midlands|Farm Brewery North|Port|Ellesmere Port)\b")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_rule_is_told_in_every_language(part: str, language: str) -> None:
    said = translation(part, language)["rules"]
    assert list(said) == list(rulebook(part).rules), "the rules and their translations differ"
    for rule in rulebook(part, language).rules.values():
        english = rulebook(part).rules[rule.id]
        assert rule.title != "", rule.id
        assert rule.text.endswith((".", "?")), rule.id
        assert (rule.option, rule.reasons) == (english.option, english.reasons)
        assert rule.text != english.text, rule.id


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_no_english_is_left_in_a_rule(part: str, language: str) -> None:
    allowed = ALSO_FRENCH if language == "fr" else set()
    left = [
        (rule.id, found)
        for rule in rulebook(part, language).rules.values()
        for found in ENGLISH.findall(NAMES.sub("", f"{rule.title} {rule.text}"))
        if found.lower() not in allowed
    ]
    assert left == []


@pytest.mark.parametrize("part", PARTS)
def test_numbers_are_the_same_in_every_language(part: str) -> None:
    """Prices and counts in a translated rule equal those in English."""
    for rule in rulebook(part).rules.values():
        for language in TRANSLATED:
            told = rulebook(part, language).rules[rule.id].text
            assert digits(told) == digits(rule.text), f"{rule.id} in {language}: {told}"


def digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("title", [find(name) for name in names()], ids=names())
def test_a_card_speaks_every_language(title: Title, language: str) -> None:
    said = translation(title.name, language).get("options", {})
    assert set(said) == {option.name for option in title.options}
    for option in title.options:
        assert option_about(title, option) == option.about != option_about(title, option, language)
    assert bool(notes_of(title, language)) == bool(title.notes)
    assert not title.notes or notes_of(title, language) != title.notes


def test_a_rule_is_found_in_the_language_of_its_reader() -> None:
    rule = rule_of_id("birmingham", "BB-coal-2", "fr")
    assert rule is not None
    assert rule.title == "La mine la plus proche fournit le charbon"
    automa = rule_of_id("birmingham", "BA-pass-1", "ru")
    assert automa is not None
    assert automa.title == "Пас за 5 очков"


def test_references_to_rules_of_the_book_are_pieces_of_their_own() -> None:
    cited = Rule("BB-coal-1", "Coal", "See BB-iron-2, not BB-gold-1.", "")
    book = Rulebook("birmingham", {"BB-coal-1": cited, "BB-iron-2": replace(cited, text="No.")})
    assert book.references("BB-coal-1") == [
        ("See ", None),
        ("BB-iron-2", "BB-iron-2"),
        (", not ", None),
        ("BB-gold-1", None),
        (".", None),
    ]
    assert book.references("BB-iron-2") == [("No.", None)]


ERA_WORD = {"en": " era", "fr": "période", "ru": "эпох"}
INTRODUCTORY = {"en": "introductory game", "fr": "partie d’introduction", "ru": "ознакомительн"}
A_ERA = {"en": "once in an era", "fr": "par période", "ru": "раз за эпоху"}


@pytest.mark.parametrize("language", languages())
def test_rules_of_the_end_know_the_introductory_game(language: str) -> None:
    for title, rule in (("birmingham", "BB-turn-7"), ("lancashire", "BL-turn-5")):
        assert INTRODUCTORY[language] in rulebook(title, language).rules[rule].text
    for title, rule in (("birmingham", "BB-tie-1"), ("lancashire", "BL-tie-1")):
        text = rulebook(title, language).rules[rule].text
        assert ERA_WORD[language] not in text, "the introductory game has no rail era"


@pytest.mark.parametrize("language", languages())
def test_rules_hold_for_every_deck_and_every_era(language: str) -> None:
    """Merchant beer comes back after the canal era; decks of 2018 have 40, 54 or 64 cards."""
    assert A_ERA[language] in rulebook("birmingham", language).rules["BB-beer-3"].text
    assert "66" not in rulebook("lancashire", language).rules["BL-era-3"].text
    assert "2018" in rulebook("lancashire", language).rules["BL-turn-3"].text
    loans = {"en": "loans", "fr": "emprunts", "ru": "ссуды"}[language]
    assert loans in rulebook("age_of_industry", language).rules["AI-turn-6"].text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("part", PARTS)
def test_levels_are_written_in_arabic_numerals(part: str, language: str) -> None:
    """As in the notation and in all sentences: level 2, never level II."""
    for rule in rulebook(part, language).rules.values():
        assert not re.search(r"\b[IV]+\b", f"{rule.title} {rule.text}"), rule.id
