"""Public names of version 0.1 still work."""

from random import Random

import ironbridge
import ironbridge.research as research
from ironbridge.bots import SeatView


def test_old_names_of_the_package() -> None:
    assert ironbridge.ActionTold is ironbridge.LoggedAction
    assert research.Runner is research.VectorEnv


def test_old_names_of_a_game_and_a_view() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    game.play("build cotton Worcester.1 with Worcester")
    assert game.setting is game.spec
    assert game.told(None) == game.action_log(None)
    assert game.seat is not None
    view = SeatView(game, game.seat)
    assert view.setting is view.spec
    state = view.imagine(Random(1))
    assert state.codes() == state.legal_actions() == list(view.choices.codes)
    assert state.over == state.is_terminal
    state.play(state.codes()[0])
