"""The citation of every rule, its place in the printed book, is translated."""

import re

import pytest

from ironbridge.i18n.citations import place_in_book, shared_phrases
from ironbridge.i18n.rulebook import rulebook, translation
from ironbridge.titles import names, parts
from tests.cli.test_languages import LATIN, ROMAN

PARTS = [part for title in names() for part in parts(title)]
PLACES = {"birkenhead", "lancaster", "preston", "barrow", "furness", "in", "uttoxeter"}


@pytest.mark.parametrize("part", PARTS)
def test_no_phrase_is_left_in_english(part: str) -> None:
    english = rulebook(part).rules
    assert english
    russian = rulebook(part, "ru").rules
    left = {
        rule.where
        for rule in russian.values()
        if {word.lower() for word in LATIN.findall(rule.where)} - ROMAN - PLACES
    }
    assert left == set()
    french = rulebook(part, "fr").rules
    same = {key for key, rule in french.items() if rule.where == english[key].where}
    allowed = re.compile(r"(Section|Phase|Actions|Birkenhead|Barrow-in-Furness)\b[ \d.ab]*")
    assert [english[key].where for key in same if not allowed.fullmatch(english[key].where)] == []


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_no_phrase_is_left_unused(language: str) -> None:
    written = " ".join(rule.where for part in PARTS for rule in rulebook(part).rules.values())
    for part in PARTS:
        for phrase in translation(part, language).get("where", {}):
            assert phrase.lower() in written.lower(), phrase
    assert [one for one in shared_phrases(language) if one not in written.lower()] == []


def test_places_are_put_together() -> None:
    where = "Build, step 2; ruling F3; rulings F9 and 'income at era end'"
    own = {"income at era end": "revenu à la fin de l’ère"}
    said = "Construction, étape 2 ; décision F3 ; décisions F9 et « revenu à la fin de l’ère »"
    assert place_in_book(where, own, "fr") == said
    assert place_in_book("Moonlight, note", {}, "ru") == "Moonlight, примечание"
