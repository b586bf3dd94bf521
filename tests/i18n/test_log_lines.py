"""Headlines of the log in French and Russian, in the words of the printed rulebooks."""

from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ironbridge.i18n.grammar import functions
from ironbridge.i18n.language import language_data
from ironbridge.i18n.place_names import names_of
from ironbridge.i18n.typography import typeset
from tests.architecture.sources import PACKAGE

HARD = "\N{NO-BREAK SPACE}"


@cache
def page(language: str) -> FluentBundle:
    """Returns the messages of the page, of headlines and of games in a language."""
    home = PACKAGE / "i18n" / language
    files = ("page.ftl", "headlines.ftl", "game.ftl")
    text = "\n".join((home / name).read_text("utf-8") for name in files)
    found = FluentBundle(
        [language], functions=functions(language_data(language).names), use_isolating=False
    )
    found.add_resource(FluentResource(typeset(language, text)))
    return found


def say(language: str, message: str, **facts: Any) -> str:
    found = page(language).get_message(message)
    assert found is not None
    assert found.value is not None
    said, errors = page(language).format_pattern(found.value, facts)
    assert errors == []
    return str(said)


def place(title: str, language: str, name: str) -> str:
    return names_of(title, language).places[name]


def line(language: str, verb: str, what: str = "", name: str = "Anna") -> str:
    return say(language, "headline", verb=verb, name=name, what=what)


def test_a_built_tile_has_its_level_and_place() -> None:
    tile = say("fr", "headline-new-tile", industry="coal", level=1)
    wigan = say("fr", "headline-tile-in", tile=tile, place=place("lancashire", "fr", "Wigan"))
    assert line("fr", "build", wigan) == (
        f"Anna construit une mine de charbon (niv.{HARD}1) à Wigan"
    )
    over = say("fr", "headline-over", industry="port", level=1)
    assert over == f" à la place du port (niv.{HARD}1)"
    russian = say("ru", "headline-new-tile", industry="cotton", level=2)
    leek = say("ru", "headline-tile-in", tile=russian, place=place("birmingham", "ru", "Leek"))
    assert line("ru", "build", leek) == "Anna строит текстильную фабрику 2 в Лике"


@pytest.mark.parametrize(
    ("language", "era", "links", "said"),
    [
        ("fr", "canal", ["Liverpool–Wigan"], "la liaison Liverpool–Wigan"),
        ("fr", "rail", ["A–B", "C–D"], "les liaisons A–B et C–D"),
        ("ru", "canal", ["Бирмингем — Оксфорд"], "канал Бирмингем — Оксфорд"),
        ("ru", "rail", ["Дерби — Лик"], "железную дорогу Дерби — Лик"),
        ("ru", "rail", ["А — Б", "В — Г"], "железные дороги А — Б и В — Г"),
    ],
)
def test_links_have_the_word_for_them(language: str, era: str, links: list[str], said: str) -> None:
    both = {"fr": " et ", "ru": " и "}[language].join(links)
    assert say(language, "headline-links", count=len(links), era=era, links=both) == said


@pytest.mark.parametrize(
    ("count", "goods", "french", "russian"),
    [
        (1, "coal", "un cube de charbon vendu", "1 кубик угля продан"),
        (2, "iron", "2 cubes de fer vendus", "2 кубика железа проданы"),
        (5, "coal", "5 cubes de charbon vendus", "5 кубиков угля продано"),
    ],
)
def test_cubes_are_counted(count: int, goods: str, french: str, russian: str) -> None:
    assert say("fr", "headline-to-market", count=count, goods=goods) == f"{french} au marché"
    assert say("ru", "headline-to-market", count=count, goods=goods) == f"{russian} на рынок"


def test_a_sale_names_its_buyer() -> None:
    buyer = say("fr", "headline-sold-to", place=place("age_of_industry", "fr", "Netherlands"))
    sold = line("fr", "sell", "la filature de coton")
    assert say("fr", "headline-joined", first=sold, next=buyer) == (
        f"Anna vend la filature de coton{HARD}; acheteur{HARD}: Pays-Bas"
    )


def test_drawn_cards_are_named_as_cards() -> None:
    hidden = say("fr", "headline-hidden-cards", count=1)
    known = say("fr", "headline-cards", count=1, cards="Mine de charbon")
    assert f"{known} et {hidden}" == "la carte Mine de charbon et une carte cachée"
    cards = " и ".join(say("ru", "headline-card", card=card) for card in ("Завод", "Шахта"))
    assert line("ru", "draw", say("ru", "headline-cards", count=2, cards=cards)) == (
        "Anna берёт карты «Завод» и «Шахта»"
    )


def test_coal_that_a_ship_brings_is_imported() -> None:
    bay = place("age_of_industry", "ru", "Massachusetts Bay")
    assert say("ru", "headline-imported", place=bay) == "ввозной уголь (Массачусетский залив)"


@pytest.mark.parametrize(
    ("count", "french", "russian"),
    [
        (1, "avec un cube de fer", "потратив 1 кубик железа"),
        (2, "avec 2 cubes de fer", "потратив 2 кубика железа"),
    ],
)
def test_the_automa_develops_with_iron(count: int, french: str, russian: str) -> None:
    spent = {
        language: say(language, "headline-with-iron", count=count) for language in ("fr", "ru")
    }
    assert line("fr", "develop-iron", spent["fr"]) == f"Anna développe {french}"
    assert line("ru", "develop-iron", spent["ru"]) == f"Anna модернизирует, {russian}"


def test_names_are_elided_and_numbers_keep_their_units() -> None:
    assert say("fr", "waiting-seat", name="Anna") == "En attente d’Anna"
    assert say("fr", "win", name="Boris") == "Victoire de Boris"
    assert say("fr", "fx-level", **{"from": 4, "to": 1}) == "le revenu passe de 4 à 1"
    assert say("fr", "percent", share=42) == f"42{HARD}%"
    assert say("ru", "win-note", points=140, margin=124, other="Молот") == (
        f"140{HARD}ПО, на 124 больше, чем у соперника (Молот)."
    )
