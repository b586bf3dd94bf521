"""A link that is refused because the seat has nothing on the board names this reason first."""

import pytest

import ironbridge

FIRST = {
    "en": "You have nothing on the board",
    "fr": "Vous n’avez encore rien",
    "ru": "На поле ещё",
}


@pytest.mark.parametrize("language", sorted(FIRST))
@pytest.mark.parametrize(
    ("title", "link"), [("lancashire", "Bolton-Bury"), ("age_of_industry", "Kiel-Hamburg")]
)
def test_nothing_on_the_board(title: str, link: str, language: str) -> None:
    game = ironbridge.new(title, seats=3, seed=1)
    game.language = language
    refusal = game.why_not(f"link {link}")
    assert refusal is not None
    assert refusal.reason == "LINK_OUTSIDE_NETWORK"
    assert refusal.text.startswith(FIRST[language])


def test_something_elsewhere_on_the_board() -> None:
    game = ironbridge.load(
        "ironbridge position 1\ntitle: lancashire\nseats: 3\ntiles: Colne.1=cotton1 of 0\n"
    )
    refusal = game.why_not("link Bolton-Bury")
    assert refusal is not None
    assert refusal.text.startswith("Bolton–Bury is not next to your network.")
