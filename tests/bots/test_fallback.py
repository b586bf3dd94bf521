"""A failing bot causes one message and a legal answer."""

import logging
from random import Random

import pytest

import ironbridge
from ironbridge.bots import SeatView, find
from ironbridge.bots.fallback import answer_of
from ironbridge.game.choices import Choice


class Broken:
    name = "broken"

    def __init__(self, answer: Choice | int | str | None) -> None:
        self.answer = answer

    def choose(self, view: SeatView, rng: Random) -> Choice | int | str:
        if self.answer is None:
            raise ZeroDivisionError("by nothing")
        return self.answer


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (None, "failed: ZeroDivisionError: by nothing"),
        (-1, "answered -1, which is not allowed"),
        (10**9, "which is not allowed"),
        ("fly to the moon", "answered 'fly to the moon', which is not allowed"),
        (Choice(9999, "x"), "which is not allowed"),
    ],
)
def test_nonsense_is_told_once_and_replaced(
    answer: Choice | int | str | None, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    view = SeatView(game, game.seat or 0)
    with caplog.at_level(logging.ERROR):
        played = answer_of(Broken(answer), view, Random(1))
    assert played.code == view.choices.codes[0]
    assert played.failure is not None
    assert "The bot 'broken'" in str(played.failure)
    assert said in str(played.failure)
    assert len(caplog.records) == 1


def test_a_sound_bot_answers_for_itself() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    view = SeatView(game, game.seat or 0)
    for bot in (find("dice"), Broken(view.choices[2].text), Broken(view.choices[1])):
        played = answer_of(bot, view, Random(1))
        assert played.failure is None
        assert played.code in view.choices.codes
