"""Hidden information of the Automa's deck in views, determinizations, undo and texts."""

from random import Random

import pytest

import ironbridge
from ironbridge import Game
from ironbridge.testing.invariants import view_without_undo
from ironbridge.titles.birmingham.automa.cards import BACKS
from tests.rulebook.automa.solo import solo

GROUP = {row["card"]: row["group"] for row in BACKS}


def position_with(lines: dict[str, object]) -> None:
    """Loads a solo position with these lines."""
    solo("1", "medium", **lines)


def some_game(seed: int, choices: int) -> Game:
    """Returns a solo game after some random choices."""
    game = ironbridge.new("birmingham", automa="medium", seed=seed)
    rng = Random(seed)
    for _ in range(choices):
        if not game.over:
            game.play(rng.choice(list(game.choices)))
    return game


def line(game: Game, key: str) -> list[str]:
    """Returns the cards of one line of the position."""
    found = [row for row in game.text.splitlines() if row.startswith(f"{key}:")]
    return found[0].partition(": ")[2].split(", ") if found else []


@pytest.mark.parametrize("choices", [0, 15, 40, 80])
def test_a_guess_depends_on_nothing_hidden(choices: int) -> None:
    """A determinization of a determinization equals one of the game."""
    game = some_game(3, choices)
    other = game.guess(0, Random(1))
    assert view_without_undo(other, 0) == view_without_undo(game, 0)
    assert other.guess(0, Random(2)).text == game.guess(0, Random(2)).text


@pytest.mark.parametrize("choices", [0, 15, 40])
def test_a_guess_keeps_what_the_packets_are_made_of(choices: int) -> None:
    game = some_game(4, choices)
    drawn = len(line(game, "automa discards"))
    for seed in range(5):
        guess = game.guess(0, Random(seed))
        assert line(guess, "automa discards") == line(game, "automa discards")
        groups = [GROUP[card] for card in line(game, "automa deck")]
        guessed = [GROUP[card] for card in line(guess, "automa deck")]
        start = 0
        for size in (10 - drawn, 3, 9):
            assert sorted(guessed[start : start + size]) == sorted(groups[start : start + size])
            start += size


def test_guesses_differ_below_the_top() -> None:
    game = some_game(5, 10)
    decks = {tuple(line(game.guess(0, Random(seed)), "automa deck")) for seed in range(20)}
    assert len(decks) == 20
    assert len({deck[0] for deck in decks}) == 1


def test_two_cards_have_the_same_back() -> None:
    """Cards 8 and 10 have equal backs."""
    game = solo("8, 10")
    tops = {line(game.guess(0, Random(seed)), "automa deck")[0] for seed in range(20)}
    assert tops == {"8", "10"}


def test_a_guess_of_a_deck_shuffled_again() -> None:
    everything = ", ".join(str(card) for card in range(1, 23))
    game = solo("", automa_discards=everything)
    game.play("pass with Stafford")
    other = game.guess(0, Random(1))
    assert view_without_undo(other, 0) == view_without_undo(game, 0)
    assert line(other, "automa deck") != line(game, "automa deck")
    assert sorted(line(other, "automa deck")) == sorted(line(game, "automa deck"))
    assert other.guess(0, Random(2)).text == game.guess(0, Random(2)).text


def test_no_undo_past_a_drawn_card_of_the_automa() -> None:
    game = solo("1, 5")
    game.play("pass with Stafford")
    assert not game.can_undo
    with pytest.raises(ironbridge.Refused):
        game.undo()


def test_the_first_development_draws_nothing_and_can_be_taken_back() -> None:
    game = solo("7", round=1, pile="")
    before = game.text
    game.play("pass with Stafford")
    assert game.can_undo
    game.undo()
    game.undo()
    assert game.text == before


@pytest.mark.parametrize("choices", [0, 25, 60, 100])
def test_a_position_text_is_complete(choices: int) -> None:
    game = some_game(6, choices)
    again = ironbridge.load(game.text)
    assert again.text == game.text
    rng = Random(6)
    while not game.over:
        choice = rng.choice(list(game.choices))
        game.play(choice)
        again.play(choice)
    assert again.text == game.text


@pytest.mark.parametrize(
    "lines",
    [
        {"automa_deck": "1, 1"},
        {"automa_deck": "23"},
        {"automa_deck": "3", "automa_discards": "3"},
        {"automa_shuffles": "often"},
        {"to_act": 1},
        {"order": "1 0"},
        {"hand1": "coal"},
        {"automa_rail": "7, 7"},
        {"automa_lots": "1, 1"},
    ],
)
def test_lines_that_cannot_be(lines: dict[str, object]) -> None:
    with pytest.raises(ironbridge.BadInput):
        position_with(lines)


def test_a_record_of_a_solo_game_comes_back() -> None:
    game = some_game(7, 1000)
    assert game.over
    again = ironbridge.replay(game.record)
    assert again.text == game.text
    assert again.events == game.events
    assert {seat for seat, _ in game.actions} == {0}
