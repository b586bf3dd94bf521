"""Every choice has a phrase in every language."""

import re
from functools import partial

import pytest

import ironbridge
from ironbridge import i18n
from ironbridge.core.position import ASK_NOTHING
from ironbridge.core.transitions import legal
from ironbridge.core.workspace import Workspace
from ironbridge.i18n import languages
from ironbridge.i18n.choice_phrases import phrase
from ironbridge.i18n.language import language_data
from ironbridge.i18n.localizer import Localizer
from ironbridge.notation.choice_text import texts_of
from ironbridge.titles.spec import GameSpec
from tests.i18n.tables import all_specs, label, random_game

OPENING = ironbridge.new("birmingham", seats=2, seed=3)


def said(text: str, language: str) -> str:
    (code,) = texts_of(OPENING.spec).codes(text)
    return i18n.choice(OPENING.spec, OPENING.history.pos, code, language)


@pytest.mark.parametrize(
    ("text", "language", "phrase"),
    [
        ("build cotton Leek.2", "en", "build a cotton mill 1 in Leek (space 2), £12"),
        (
            "build cotton Leek.2",
            "fr",
            "construire une filature de coton (niv.\xa01) à Leek (emplacement 2), 12\xa0£",
        ),
        (
            "build cotton Leek.2",
            "ru",
            "построить текстильную фабрику 1 в Лике (клетка 2), 12\xa0£",
        ),
        ("build iron Dudley", "en", "build an iron works 1 in Dudley, £5"),
        ("link Stone-Stafford", "fr", "poser le canal Stone–Stafford, 3\xa0£"),
        ("beer Oxford.2", "fr", "bière du marchand d’Oxford (emplacement 2)"),
        ("loan", "ru", "взять ссуду 30\xa0£"),
        ("with wild location", "fr", "avec la carte Joker Lieu"),
    ],
)
def test_a_choice_is_a_phrase(text: str, language: str, phrase: str) -> None:
    assert said(text, language) == phrase


@pytest.mark.parametrize("spec", all_specs(), ids=label)
def test_choices_of_real_games_differ_in_words_too(spec: GameSpec) -> None:
    """The phrases of the legal choices of a position differ, and every variable is filled in."""
    localizers = [Localizer(spec, language) for language in languages()]
    work = Workspace()
    for number, (pos, _) in enumerate(random_game(spec, 5)):
        if pos.ask == ASK_NOTHING or number % 4:
            continue
        many = legal(spec.rules, pos, work)
        codes = [int(work.codes[n]) for n in range(many)]
        for localizer in localizers:
            phrases = [phrase(localizer, pos, code) for code in codes]
            assert len(set(phrases)) == len(phrases), sorted(phrases)
            assert [text for text in phrases if "{" in text or re.search(r"\.\d", text)] == []
            assert localizer.errors == [], phrases


def test_french_contracts_before_names_and_numbers() -> None:
    rules = language_data("fr").names
    of, to = partial(rules.form, "OF"), partial(rules.form, "TO")
    assert of("Le joueur 1") == "du joueur 1"
    assert (of("Oxford"), of("Émile"), of("Derby"), of("Hanover")) == (
        "d’Oxford",
        "d’Émile",
        "de Derby",
        "de Hanover",
    )
    assert (to("Le joueur 1"), to("Marie")) == ("au joueur 1", "à Marie")
    assert (of("L’Automa"), to("L’Automa")) == ("de l’Automa", "à l’Automa")
    assert (of("Le Corbusier"), of("Åsa"), of("Œdipe")) == ("de Le Corbusier", "d’Åsa", "d’Œdipe")
