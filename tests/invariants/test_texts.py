"""Position texts inside an action: every position can be written and read."""

import re

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


def test_a_begun_action_goes_on_after_loading() -> None:
    """The answers so far are kept, so the finished line is complete and can be undone."""
    game = ironbridge.load(WORKS)
    game.play("build iron Birmingham")
    assert "\nbegun: build iron Birmingham\n" in game.text
    assert "\nquestion: coal for build iron Birmingham, 1 due\n" in game.text
    twin = ironbridge.load(game.text)
    assert twin.begun == ("build iron Birmingham",)
    twin.play("coal Dudley")
    assert twin.actions == ((0, "build iron Birmingham, coal Dudley with Birmingham"),)
    assert ironbridge.replay(twin.record).text == twin.text
    back = ironbridge.load(game.text)
    back.undo()
    assert back.text == ironbridge.load(WORKS).text


def test_the_open_question_names_things() -> None:
    game = ironbridge.load(f"{BIRMINGHAM}hand 0: Dudley, Leek, coal, iron\n")
    game.play("scout")
    assert game.text.endswith("begun: scout\nquestion: card for scout, 3 to play\n")
    game.play("with Leek")
    assert game.text.endswith("begun: scout, with Leek\nquestion: card for scout, 2 to play\n")
    comes_back(game)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("question: ask 1, verb 1, link 2, cards_due 1", "the open question is 'none'"),
        ("question: card for scout, 3 to play", "the open question is 'none'"),
        ("hand 0: Leek, coal\nbegun: scout", "'scout' cannot have been answered"),
        ("begun: build coal Dudley, with Dudley", "cannot have been answered"),
        ("begun: pass, with coal", "cannot have been answered"),
        ("hand 0: coal, iron\nbegun: pass, with coal", "a whole action"),
        ("hand 0: coal, iron\nbegun: pass, with coal, pass", "over with 'with coal'"),
        (
            "hand 0: coal, iron\nbegun: pass\nquestion: card for loan, 1 to play",
            "the open question",
        ),
        ("to act: nobody\nbegun: pass", "cannot have been answered"),
        ("to act: nobody\nquestion: ask 5, verb 2, kind 2, step 1", "the open question is 'none'"),
        ("to act: nobody\nquestion: give up, 3 owed", "no seat owes anything"),
        ("question: give up, 3 owed", "does not owe 3"),
        ("seat 0: money 0, income 7\nquestion: give up, 3 owed", "no tile to give up"),
        ("settled: 0", "only while a tile is to be given up"),
        ("actions: 0", "no actions left"),
    ],
)
def test_a_question_that_cannot_be_is_refused(lines: str, sentence: str) -> None:
    with pytest.raises(ironbridge.BadInput, match=re.escape(sentence)):
        ironbridge.load(f"{BIRMINGHAM}{lines}\n")


def test_numbers_of_the_engine_are_no_question() -> None:
    """Invalid numbers are rejected before they reach the rules."""
    for text in (
        f"{BIRMINGHAM}hand 0:\nhand 1:\ntiles: Worcester.1=cotton1 of 0\nquestion: ask 6, owed 3\n",
        f"{BIRMINGHAM}question: ask 1, verb 1, link 2, cards_due 1\n",
        "ironbridge position 1\ntitle: age_of_industry\nseats: 3\nround: 2\nactions: 2\n"
        "seat 0: money 30\nseat 1: money 30\nseat 2: money 30\n"
        "question: ask 1, verb 12, kind 2, slot 4, cards_due 1\n",
    ):
        with pytest.raises(ironbridge.BadInput):
            ironbridge.load(text)


OWING = f"""{BIRMINGHAM}era: rail
round: 2
order: 1 0
to act: 1
actions: 0
seat 1: money 0, income 0
tiles: Worcester.1=cotton2 of 1, Worcester.2=cotton2 of 1
"""


def test_a_debt_is_written_and_read() -> None:
    game = ironbridge.load(f"{OWING}question: give up, 9 owed\n")
    assert game.text.endswith("settled:\nquestion: give up, 9 owed\n")
    comes_back(game)
    game.play("give up Worcester.1")
    assert "give up, 2 owed" in game.text or game.actions


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("question: give up, 11 owed", "does not owe 11"),
        ("question: give up, 0 owed", "does not owe 0"),
        ("settled: 1\nquestion: give up, 9 owed", "are settled, and it is not"),
    ],
)
def test_a_debt_that_cannot_be_is_refused(lines: str, sentence: str) -> None:
    with pytest.raises(ironbridge.BadInput, match=sentence):
        ironbridge.load(f"{OWING}{lines}\n")


def test_a_source_named_for_the_second_link_is_kept_for_it() -> None:
    """The first rail had one possible mine, the one that was chosen for the second."""
    game = ironbridge.load(
        "ironbridge position 1\ntitle: lancashire\nseats: 3\nera: rail\nround: 2\nhand 0: Colne\n"
        "seat 0: money 40\ntiles: Manchester.1=coal2 of 0 with 3, Bury.1=coal2 of 1 with 3\n"
    )
    for choice in ("link Bolton-Manchester", "link Bury-Manchester", "coal Manchester.1"):
        game.play(choice)
    assert game.actions == ((0, "link Bolton-Manchester; link Bury-Manchester, coal Manchester.1"
                                " with Colne"),)  # fmt: skip
    assert ironbridge.replay(game.record).text == game.text
