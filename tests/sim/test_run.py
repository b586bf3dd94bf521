"""Simulation runs: equal seeds give equal games."""

import json
from random import Random
from typing import Any

import pytest

import ironbridge
from ironbridge.bots import SeatView, find
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.core.rng import split
from ironbridge.errors import BadInput
from ironbridge.game.choices import Choice
from ironbridge.sim.simulate import QUICK_PIECE, Plan, play_game, simulate
from ironbridge.testing.soak import chosen_cases, soak

INTRODUCTORY = {"variant": "introductory"}


def without_time(found: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in found.items() if key != "seconds"}


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan("birmingham", 2, QUICK_PIECE + 5, ("dice",), 1, dict(INTRODUCTORY))
    assert without_time(simulate(plan, 1)) == without_time(simulate(plan, 2))


def test_bots_in_processes_play_the_same_games() -> None:
    plan = Plan("birmingham", 2, 5, ("greedy", "dice"), 1, dict(INTRODUCTORY))
    assert without_time(simulate(plan, 1)) == without_time(simulate(plan, 2))


def test_more_games_begin_with_the_same_ones() -> None:
    few = simulate(Plan("birmingham", 2, 3, seed=4), 1)
    once_more = simulate(Plan("birmingham", 2, 3, seed=4), 1)
    assert without_time(few) == without_time(once_more)
    assert without_time(few) != without_time(simulate(Plan("birmingham", 2, 3, seed=5), 1))


def test_the_report_is_plain_data() -> None:
    heard: list[int] = []
    found = simulate(Plan("birmingham", 3, 4, seed=2), 1, heard.append)
    for key in ("title", "seats", "games", "seconds", "choices", "actions", "mean_points"):
        assert key in found
    assert sum(heard) == found["games"] == 4
    winners = found["winners"]
    assert isinstance(winners, list)
    assert round(sum(winners), 2) == 4
    assert json.loads(json.dumps(found)) == found


def test_the_report_goes_by_seat_and_by_turn_order() -> None:
    """The report by turn order counts the points of each seat at its place in the turn order."""
    found = ironbridge.simulate("birmingham", seats=3, games=6, seed=2)
    by_order = found["by_turn_order"]
    assert round(sum(by_order["winners"]), 2) == 6
    assert round(sum(by_order["mean_points"]), 2) == round(sum(found["mean_points"]), 2)
    plan = Plan("birmingham", 3, 6, seed=2)
    spec = plan.spec()
    games = [play_game(spec, ["dice"] * 3, split(2, number)) for number in range(6)]
    assert any(game.order != [0, 1, 2] for game in games)
    first = sum(game.points[game.order[0]] for game in games) / 6
    assert by_order["mean_points"][0] == round(first, 3)


def test_many_games_from_python() -> None:
    """``simulate`` plays the games of the command, with bots by name or as objects."""
    named = ironbridge.simulate("birmingham", seats=2, games=2, bots=("greedy", "dice"), seed=3)
    as_they_are = ironbridge.simulate(
        "birmingham", seats=2, games=2, bots=(find("greedy"), "dice"), seed=3
    )
    assert without_time(named) == without_time(as_they_are)
    assert without_time(named) == without_time(
        simulate(Plan("birmingham", 2, 2, ("greedy", "dice"), 3), 1)
    )
    options = ironbridge.simulate("birmingham", games=1, variant="introductory", seats=2)
    assert options["options"] == {"variant": "introductory"}


@pytest.mark.parametrize("seed", [-1, 2**62, 1.5, True, "x"])
def test_a_seed_obeys_the_one_rule(seed: Any) -> None:
    with pytest.raises(BadInput, match="A seed is a whole number from 0 to 4611686018427387903"):
        ironbridge.simulate("birmingham", seats=2, games=1, seed=seed)


def test_the_automa_has_its_seat() -> None:
    found = simulate(Plan("birmingham", None, 1, ("dice",), 1, {"automa": "easy"}), 1)
    assert found["bots"] == ["dice", "automa"]


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan("brasso"), "no title 'brasso'"),
        (Plan("birmingham", 7), "not by 7"),
        (Plan("birmingham", 2, bots=("deep",)), "no bot 'deep'"),
        (Plan("birmingham", 2, bots=("dice",) * 3), "3 bots for 2 seats"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        simulate(plan, 1)


def test_soaking_keeps_the_laws() -> None:
    found = soak(chosen_cases("birmingham", 2, options=False), 2, stride=50, jobs=1)
    assert found["broken"] == []
    assert found["games"] == 2


class Drawing:
    """Plays the first choice; remembers the first number that its generator draws."""

    name = "drawing"

    def __init__(self) -> None:
        self.drawn: list[float] = []

    def choose(self, view: SeatView, rng: Random) -> Choice | int | str:
        self.drawn.append(rng.random())
        return view.choices[0]


def test_each_seat_has_random_numbers_of_its_own_from_the_seed() -> None:
    """The generators belong to seed and seat: other ones would play other games."""
    players = [Drawing(), Drawing()]
    play_game(Plan("birmingham", 2, 1, options=dict(INTRODUCTORY)).spec(), players, 11)
    for seat, player in enumerate(players):
        expected = bot_rng(11, seat)
        assert player.drawn == [expected.random() for _ in player.drawn]
