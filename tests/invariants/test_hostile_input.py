"""Hostile input is refused in one sentence or gives a valid game."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import ironbridge
from ironbridge import BadInput, Choice, Refused
from ironbridge.errors import shown
from ironbridge.game.factory import from_steps
from ironbridge.notation.headers import LARGEST_TEXT
from ironbridge.testing.configurations import Configuration, installed_cases
from ironbridge.testing.corrupt import WRONG
from ironbridge.testing.fuzz import attack

P = "ironbridge position 1\ntitle: birmingham\nseats: 2\n"
HUGE = 10**5000
LONG_AGO = 10
"""Time limit in seconds; only reading in superlinear time exceeds it."""
INPUTS = 120
"""Number of inputs per case; the command ``soak --hostile`` tries more."""


@pytest.mark.parametrize("case", installed_cases(options=False), ids=lambda case: case.name)
def test_hostile_inputs_are_answered(case: Configuration) -> None:
    found = attack([case], INPUTS, seed=7, jobs=1)
    assert found["complaints"] == []
    assert found["inputs"] == INPUTS


@pytest.mark.parametrize("build", ["compiled", "interpreted"])
def test_hostile_inputs_by_command_on_both_builds(build: str) -> None:
    command = [sys.executable, "-m", "ironbridge", "soak", "--hostile", "--games", "400", "--jobs"]
    wanted = "" if build == "compiled" else build
    done = subprocess.run(
        [*command, "1", "--plain", "--seed", "3"],
        env={**os.environ, "IRONBRIDGE_BUILD": wanted},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "400 hostile inputs" in done.stdout


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: type(wrong).__name__)
def test_wrong_kinds_are_bad_input(wrong: Any) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    calls: list[Callable[[], object]] = [
        lambda: ironbridge.new(wrong),
        lambda: ironbridge.load(wrong),
        lambda: ironbridge.replay(wrong),
        lambda: ironbridge.new("birmingham", deal=wrong if wrong is not None else []),
        lambda: game.play(Choice(wrong if type(wrong) is not int else -1, "x")),
    ]
    if not isinstance(wrong, int) or isinstance(wrong, bool) or not 0 <= wrong < 2:
        calls.append(lambda: game.guess(wrong, Random(0)))
    if not isinstance(wrong, Random):
        calls.append(lambda: game.guess(0, wrong))
    if not isinstance(wrong, str | int) or isinstance(wrong, bool):
        calls += [lambda: game.play(wrong), lambda: game.why_not(wrong)]
    if not isinstance(wrong, int) or isinstance(wrong, bool) or wrong < 0:
        calls += [lambda: game.action_log(0, wrong), lambda: game.events_for(0, wrong)]
        calls.append(lambda: ironbridge.simulate("birmingham", seats=2, games=wrong))
    calls.append(lambda: ironbridge.simulate("birmingham", seats=2, games=1, bots=wrong))
    calls.append(lambda: ironbridge.simulate("birmingham", seats=2, games=1, bots=[wrong]))
    for call in calls:
        with pytest.raises(BadInput):
            call()
    assert game.steps == []


@pytest.mark.parametrize("seat", [2, -1])
def test_a_guess_for_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    with pytest.raises(BadInput, match=f"There is no seat {seat}"):
        game.guess(seat, Random(0))


@pytest.mark.parametrize("code", [-1, 9999, HUGE, True, None, 1.5, []], ids=shown)
def test_why_not_and_play_answer_alike(code: Any) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    sentences = []
    for call in (game.play, game.why_not):
        with pytest.raises(BadInput) as caught:
            call(code)
        sentences.append(str(caught.value))
    assert sentences[0] == sentences[1]
    assert True not in game.choices


DEAL = {"order": [0, 1], "canal deck": [], "rail deck": [], "merchants": {}}


@pytest.mark.parametrize("key", sorted(DEAL))
@pytest.mark.parametrize(
    "wrong", [5, None, b"ab", [[]], [None], {"a": 1}, "abc", HUGE, [HUGE]], ids=shown
)
def test_a_deal_of_the_wrong_kind(key: str, wrong: object) -> None:
    deal = dict(ironbridge.new("birmingham", seats=2, seed=1).deal)
    with pytest.raises(BadInput):
        ironbridge.new("birmingham", seats=2, deal={**deal, key: wrong})


@pytest.mark.parametrize(
    "text",
    [
        P + "tiles: " + "=" * 100_000 + "\n",
        "\n" * 200_000 + P + "pile: nothing\n",
        "\n" * 10**6 + P,
        P + "tiles: " + "x=y of 0 with " * 15_000,
        P + "discards: " + "coal, " * 40_000 + "\n",
        P + "".join(f"key {n}: {n}\n" for n in range(15_000)),
        P + "mat 0: " + "coal 1, " * 30_000 + "\n",
        P + "order: " + "0 " * 120_000 + "\n",
        P + "begun: " + "pass, " * 40_000 + "\n",
        "ironbridge record 1\ntitle: birmingham\nseats: 2\nseed: 1\n\n" + "0: pass\n" * 25_000,
        "x" * (LARGEST_TEXT + 1),
        P + " " * 10**6,
    ],
    ids=range(12),
)
def test_reading_is_quick_to_refuse(text: str) -> None:
    read = ironbridge.replay if text.startswith("ironbridge record") else ironbridge.load
    began = time.process_time()
    with pytest.raises(BadInput):
        read(text)
    assert time.process_time() - began < LONG_AGO


def test_the_largest_text_is_said() -> None:
    with pytest.raises(BadInput, match=f"at most {LARGEST_TEXT} characters, not {10**6}"):
        ironbridge.load("x" * 10**6)


def test_empty_lines_before_a_text_do_no_harm() -> None:
    assert ironbridge.load("\n" * 1000 + P).text == ironbridge.load(P).text


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("seat 0: money 99999999999", "a number from 0 to"),
        ("seat 0: money 999999", "Seat 0 has at most"),
        ("seat 0: points -999999", "Seat 0 has at most"),
        ("tiles: Dudley.1=cotton1 of 0", "Dudley.1 does not take cotton1"),
        ("hand 0: " + "Dudley, " * 9, "there are more cards 'Dudley' than printed"),
        ("round: 5000", "'round' must be a number from 1 to"),
        ("hand 0: " + "wild location, " * 300, "no hand holds more than 4"),
        ("tiles: Dudley.1=coal1 of 0 with " + "9" * 5000, "the cubes on Dudley.1"),
        ("tiles: Dudley.1=coal1 of ²", "a seat must be a number"),
        ("question: " + "give up, 9 owed " * 3, "the open question is"),
        ("to act: nobody\nquestion: ask 5, verb 2, kind 2, step 1", "the open question is 'none'"),
    ],
)
def test_numbers_beyond_all_bounds(lines: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        ironbridge.load(f"{P}{lines}\n")


def test_an_era_ends_when_all_hands_are_empty() -> None:
    """With all hands empty before a pile that is drawn from after a turn, the era ends."""
    owing = "seat 0: money 0, income 7\ntiles: Worcester.1=cotton1 of 0, Worcester.2=cotton1 of 0\n"
    game = ironbridge.load(f"{P}hand 0:\nhand 1:\n{owing}question: give up, 3 owed\n")
    game.play("give up Worcester.1")
    assert game.history.pos.era == 1


AGE = "ironbridge position 1\ntitle: age_of_industry\nseats: 3\n"


def test_cards_lying_face_up_are_counted() -> None:
    game = ironbridge.new("age_of_industry", seats=3, seed=1)
    deck = game.deal["deck"]
    assert isinstance(deck, list)
    brown = ", ".join(card for card in deck if card == "brown")
    with pytest.raises(BadInput, match="more cards 'brown' than printed"):
        ironbridge.load(f"{AGE}hand 0: {brown}\ndisplay: brown, -\n")


def test_debts_do_not_run_away() -> None:
    game = ironbridge.load(f"{AGE}loans: 999 999 999\nseat 0: money 0\n")
    rng = Random(1)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    assert ironbridge.load(game.text).text == game.text
    with pytest.raises(BadInput, match="from 0 to 999"):
        ironbridge.load(f"{AGE}loans: 1000 0 0\n")


def test_complaints_show_no_controls() -> None:
    for text in ("\x1b[31mred", "\u202egnp", "a\0b", ":x:"):
        with pytest.raises(BadInput) as caught:
            ironbridge.load(f"{P}{text}: 1\n")
        assert str(caught.value).isprintable()
        with pytest.raises(Refused) as refused:
            ironbridge.new("birmingham", seats=2, seed=1).play(text)
        assert str(refused.value).isprintable()


def test_languages_are_checked() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    with pytest.raises(BadInput, match="not 'de'"):
        game.language = "de"
    assert game.language == "en"


def test_steps_must_be_a_list() -> None:
    with pytest.raises(BadInput, match="a list of codes"):
        from_steps(ironbridge.new("birmingham", seats=2, seed=1), None)  # type: ignore[arg-type]


def test_an_action_is_not_endless() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    with pytest.raises(BadInput, match="at most 4000 characters"):
        game.play("pass with " + "coal, " * 10_000)
