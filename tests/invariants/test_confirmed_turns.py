"""A game with confirmed turns equals the game without, except for the ends of turns."""

from random import Random

import pytest
from msgspec.structs import replace

import ironbridge
from ironbridge.errors import BadInput, Refused
from ironbridge.game.factory import begin
from ironbridge.game.game import Game
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.notation.headers import make_spec
from ironbridge.testing.configurations import Configuration
from ironbridge.types import Event
from tests.invariants.games import plain_cases, wander

END = "end turn"


def start(case: Configuration, confirm: bool) -> Game:
    spec = make_spec(case.title, case.seats, {**case.options, "confirm_turns": confirm})
    return begin(spec, 11, deal_from_seed(spec, 11))


def texts(game: Game) -> list[str]:
    return [choice.text for choice in game.choices]


def happened(game: Game) -> list[Event]:
    return [replace(event, action=0) for event in game.events]


def to_the_end_of_a_turn(game: Game, rng: Random) -> Game:
    """Plays at random until only the end of the turn is legal."""
    while texts(game) != [END]:
        wander(game, rng, 1)
    return game


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_a_game_with_confirmed_turns_is_the_same_game(case: Configuration) -> None:
    confirmed = wander(start(case, True), Random(5), 99_999)
    plain = start(case, False)
    for _, line in confirmed.actions:
        if line != END or END in texts(plain):
            plain.play(line)
    assert confirmed.over
    assert plain.result == confirmed.result
    # The end of a turn is an action of its own there, so only the numbers of actions differ.
    assert happened(plain) == happened(confirmed)


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_texts_and_records_carry_the_option(case: Configuration) -> None:
    game = to_the_end_of_a_turn(start(case, True), Random(8))
    assert "confirm turns: yes" in game.text
    loaded = ironbridge.load(game.text)
    assert loaded.text == game.text
    assert texts(loaded) == [END]
    game.play(END)
    assert ironbridge.replay(game.record).text == game.text


def test_the_whole_turn_can_be_taken_back_until_it_is_ended() -> None:
    game = wander(ironbridge.new("birmingham", seats=2, seed=3, confirm_turns=True), Random(1), 12)
    while texts(to_the_end_of_a_turn(game, Random(1))) == [END] and game.actions[-1][1] == END:
        game.play(END)
    before = game.text
    game.play(END)
    assert not game.can_undo, "cards are drawn"
    begun = game.text
    to_the_end_of_a_turn(game, Random(2))
    while game.text != begun:
        assert game.can_undo
        game.undo()
    assert begun != before


def test_what_the_option_may_be() -> None:
    with pytest.raises(BadInput, match="confirm_turns"):
        ironbridge.new("birmingham", confirm_turns=1)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="yes or no"):
        ironbridge.load("ironbridge position 1\ntitle: birmingham\nseats: 2\nconfirm turns: 2\n")
    with pytest.raises(Refused, match="not over"):
        ironbridge.new("birmingham", seed=1).play(END)
