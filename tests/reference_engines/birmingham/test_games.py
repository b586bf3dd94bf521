"""Random games of Brass: Birmingham agree with the reference engine at every step.

``IRONBRIDGE_ORACLE_GAMES=500`` adds a long series with all options mixed; ``-s`` prints how often
each kind of event happened.
"""

import os
from collections import Counter

import pytest

import ironbridge
from tests.reference_engines.birmingham.along import Disagreement, agree, any_setting, play_along
from tests.reference_engines.birmingham.oracle import Oracle
from tests.reference_engines.birmingham.table import Illegal

GAMES = int(os.environ.get("IRONBRIDGE_ORACLE_GAMES", "4"))

# Events that a long series must contain, or it proves nothing.
RARE = [
    *(f"barrel of {name}" for name in ("Gloucester", "Nottingham", "Oxford", "Shrewsbury")),
    "barrel of Warrington",
    "built at Farm Brewery North",
    "built at Farm Brewery South",
    "coal bought with the market empty",
    "coal: mines equally near, 1 needed",
    "coal: mines equally near, 2 needed",
    "flipped by its market at once",
    "free development declined",
    "free start: rival's coal replaced",
    "income at the end of the track",
    "iron bought with the market empty",
    "iron: a choice of works",
    "last link tile laid",
    "replaced beside a free single space",
    "rival's coal replaced",
    "rival's iron replaced",
    "sale 3 of an action",
    "sale with rival beer",
    "sale: a second barrel that may not be used",
    "sale: barrel and brewery",
    "shortfall paid in points",
    "shortfall: a choice of tiles",
    "shortfall: worthless tiles kept",
    "sold manufacturer with 0 beer",
    "sold pottery with 2 beer",
    "tie broken by income",
    "two rails with own beer",
    "two rails with rival beer",
    "two rails: a choice of breweries",
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "start"),
    [
        (2, "printed"),
        (3, "printed"),
        (4, "printed"),
        (3, "poor"),
        (2, "dry"),
        (3, "modern"),
        (2, "raid"),
        (3, "fair"),
    ],
)
def test_game_and_oracle_agree(seats: int, start: str) -> None:
    play_along(seats, seed=seats, start=start)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("option", "value", "start"),
    [
        ("coal_split", True, "modern"),
        ("gloucester_optional", True, "fair"),
        ("free_start_overbuild", True, "raid"),
        ("income_tie", "level", "poor"),
        ("shortfall_zero", "force", "poor"),
    ],
)
def test_they_agree_with_an_option(option: str, value: object, start: str) -> None:
    play_along(3, seed=5, rules={option: value}, start=start)


@pytest.mark.parametrize("last_income", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_they_agree_on_the_introductory_game(seats: int, last_income: bool) -> None:
    rules: dict[str, object] = {"intro_last_income": last_income}
    play_along(seats, seed=11, rules=rules, variant="introductory")


@pytest.mark.slow
def test_a_long_series() -> None:
    counts: Counter[str] = Counter()
    for number in range(GAMES):
        spec = any_setting(number)
        try:
            counts += play_along(**spec)
        except Disagreement as trouble:
            raise Disagreement(f"play_along(**{spec}):\n{trouble}") from None
    print()
    for what, times in sorted(counts.items()):
        print(f"{times:8} {what}")
    if GAMES >= 200:
        assert [what for what in RARE if not counts[what]] == []


# The engine can disagree


def first_game() -> tuple[ironbridge.Game, Oracle]:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    return game, Oracle(2, game.deal)


@pytest.mark.parametrize(
    "line",
    [
        "build coal Dudley with Redditch",  # the card is for another place
        "build manufacturer Redditch with Redditch",  # no coal is connected
        "build coal Cannock.1 with Cannock",  # the single space comes first
        "link Stone-Uttoxeter with iron",  # no canal there
        "link Redditch-Oxford with Leek",  # the card is not in the hand
        "link Redditch-Oxford; link Birmingham-Oxford with iron",  # one canal an action
        "develop pottery; done with iron",  # the light bulb
        "sell Redditch with iron",  # nothing is there
        "give up Redditch.1",  # nothing is owed
    ],
)
def test_a_line_against_the_rules_is_refused(line: str) -> None:
    _, oracle = first_game()
    with pytest.raises(Illegal):
        oracle.play_line(line)


def test_another_table_is_seen() -> None:
    game, oracle = first_game()
    agree(oracle, game, game)
    oracle.table.seats[1].money += 1
    with pytest.raises(Disagreement, match="seats 1 money: oracle 18, game 17"):
        agree(oracle, game, game)


def test_another_choice_is_seen() -> None:
    game, oracle = first_game()
    oracle.choices.remove("link Redditch-Oxford")
    with pytest.raises(Disagreement, match="only the game allows: link Redditch-Oxford"):
        agree(oracle, game, game)
