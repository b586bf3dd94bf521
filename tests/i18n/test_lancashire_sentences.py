"""Sentences of Brass (2007): missing parts of a sale, and the distant market."""

from typing import Any

import pytest

from tests.rulebook.lancashire.positions import canal, rail

MILL = {"tiles": "Bury.1=cotton1 of 0, Warrington & Runcorn.2=port1 of 1"}


def sentence(game: Any, action: str, language: str = "en") -> str:
    game.language = language
    return str(game.why_not(action).text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Bury is connected neither to a port nor to a location outside Lancashire. These"
            " links would do it: Bury–Manchester and Manchester–Warrington & Runcorn.",
        ),
        (
            "fr",
            "La filature de Bury n’est reliée ni à un port ni à un lieu hors du Lancashire. Ces"
            " liaisons suffiraient\xa0: Bury–Manchester et Manchester–Warrington & Runcorn.",
        ),
        (
            "ru",
            "Текстильная фабрика в Бери не соединена ни с портом, ни с локацией за пределами"
            " Ланкашира. Хватило бы жетонов сообщения на линиях: Бери — Манчестер и"
            " Манчестер — Уоррингтон и Ранкорн.",
        ),
    ],
)
def test_the_way_to_the_sea(language: str, text: str) -> None:
    assert sentence(canal(**MILL), "sell Bury.1", language) == text


def test_a_closed_market() -> None:
    game = canal(tiles="Colne.1=cotton1 of 0", links="Colne-Yorkshire of 1", cotton=8)
    assert sentence(game, "sell Colne.1") == (
        "The distant market buys nothing more in the canal era, and no unflipped port is connected"
        " to this mill."
    )


def test_no_more_loans() -> None:
    assert sentence(rail(pile=""), "loan 10") == (
        "The draw pile is empty: in the rail era no loans are taken any more."
    )


def test_a_card_that_does_not_reach() -> None:
    game = canal(hand0="coal, coal", tiles="Wigan.1=coal1 of 0")
    assert sentence(game, "build coal Bolton.1") == (
        "Bolton is not open to your industry cards: none of your canals touches it. These links"
        " would do it: Warrington & Runcorn–Wigan, Manchester–Warrington & Runcorn and"
        " Bolton–Manchester."
    )


def test_the_question_of_the_buyer() -> None:
    game = canal(links="Bury-Manchester of 1, Manchester-Warrington & Runcorn of 2", **MILL)
    game.play("sell Bury.1")
    assert game.prompt == "Who buys the cotton from Bury?"
    game.play("to Warrington & Runcorn")
    assert "sold to port" in [event.kind for event in game.events]


def test_both_actions_in_the_first_round() -> None:
    game = canal(round=1, hand0="coal, iron")
    assert sentence(game, "build double cotton Colne.1") == (
        "This build takes both actions of a turn, and you have only one."
    )
