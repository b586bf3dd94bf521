"""Texts of positions in the middle of an action: every moment can be written down and read."""

import pytest

import ironbridge
from ironbridge.game import Game

BIRMINGHAM = """ironbridge position 1
title: birmingham
seats: 2
"""
WORKS = f"""{BIRMINGHAM}round: 2
hand 0: Birmingham
tiles: Dudley.1=coal1 of 1 with 2, Coventry.2=coal1 of 0 with 2
links: Birmingham-Dudley of 0, Birmingham-Coventry of 0
"""
SALE = f"""{BIRMINGHAM}era: rail
round: 2
hand 0: Leek
merchants: Shrewsbury.1=blank, Gloucester.1=blank, Gloucester.2=cotton with beer, \
Oxford.1=any with beer, Oxford.2=manufacturer with beer
mat 0: pottery 0 0 0 1 1
tiles: Coventry.1=pottery3 of 0, Stafford.1=brewery2 of 0 with 2, Walsall.2=brewery2 of 0 with 2
links: Birmingham-Coventry of 0, Birmingham-Oxford of 1
"""
SHIPYARD = """ironbridge position 1
title: lancashire
seats: 3
era: rail
round: 2
hand 0: Liverpool
seat 0: money 60
mat 0: shipyard 0 0 2
tiles: Wigan.1=coal2 of 0 with 3, Wigan.2=coal2 of 1 with 3, Preston.3=iron2 of 1 with 4
links: Liverpool-Wigan of 0
"""


def comes_back(game: Game) -> None:
    loaded = ironbridge.load(game.text)
    assert loaded.text == game.text
    assert loaded.choices.codes == game.choices.codes


@pytest.mark.parametrize(
    ("text", "choices", "asked"),
    [
        (WORKS, ["build iron Birmingham"], "coal Dudley"),
        (SALE, ["sell Coventry.1", "beer Oxford.1"], "beer Stafford"),
        (SHIPYARD, ["build shipyard Liverpool.3"], "coal Wigan.1"),
    ],
    ids=["a works that waits for coal", "a barrel drunk already", "a shipyard not turned yet"],
)
def test_a_begun_action_is_written_whole(text: str, choices: list[str], asked: str) -> None:
    game = ironbridge.load(text)
    for choice in choices:
        game.play(choice)
        comes_back(game)
    assert asked in game.choices
    twin = ironbridge.load(game.text)
    for one in (game, twin):
        one.play(asked)
    assert twin.text == game.text


@pytest.mark.parametrize(
    "question",
    [
        "ask 1",  # no card is due
        "ask 5, verb 1, coal_due 3",  # nothing lies yet, but coal is due
        "ask 2, begun 1, coal_due 1, slot 40, spot 1",  # no mine is near
        "ask 6, owed 0",
        "ask 4, verb 3, begun 1, beer_due 9",
        "ask 1, cards_due 2305843009213693951",
        "ask 99",
        "verb 63",
        "spot 2305843009213693951, ask 2",
    ],
)
def test_a_question_that_cannot_be_is_refused(question: str) -> None:
    with pytest.raises(ironbridge.BadInput):
        ironbridge.load(f"{BIRMINGHAM}question: {question}\n")


def test_a_source_named_for_the_second_link_is_kept_for_it() -> None:
    """The first rail had one mine to take from, the same that was chosen for the second."""
    game = ironbridge.load(
        "ironbridge position 1\ntitle: lancashire\nseats: 3\nera: rail\nround: 2\nhand 0: Colne\n"
        "seat 0: money 40\ntiles: Manchester.1=coal2 of 0 with 3, Bury.1=coal2 of 1 with 3\n"
    )
    for choice in ("link Bolton-Manchester", "link Bury-Manchester", "coal Manchester.1"):
        game.play(choice)
    assert game.actions == ((0, "link Bolton-Manchester; link Bury-Manchester, coal Manchester.1"
                                " with Colne"),)  # fmt: skip
    assert ironbridge.replay(game.record).text == game.text
