"""Random games and random positions of Age of Industry agree with the reference engine."""

import random

import pytest

import ironbridge
from tests.reference_engines.age_of_industry.pair import BOARDS, Pair
from tests.reference_engines.age_of_industry.scatter import scatter

OTHER_RULES = (
    "cubes_before_payment=false",
    "rail_track_only_if_both_ends_dry=false",
    "port_being_built_opens_lanes=true",
    "replaced_counter_is_a_source=false",
    "rebuilt_ship_sells_leftover_coal=true",
    "pause_to_repay_after_last_action=false",
)


@pytest.mark.parametrize(("board", "seats"), [("germany", 3), ("new_england", 4)])
def test_a_whole_game(board: str, seats: int) -> None:
    seed = 100 * seats
    pair = Pair(ironbridge.new("age_of_industry", seats=seats, seed=seed, board=board), seed)
    while not pair.game.over:
        pair.step()
    assert list(pair.game.result.places) == pair.ranks()


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(30))
def test_a_few_steps_from_anywhere(board: str, seed: int) -> None:
    pair = Pair(scatter(random.Random(seed), board, 3 + seed % 3), seed)
    pair.weights = {"build": 20, "link": 4, "sell": 20}
    for _ in range(3):
        if not pair.game.over:
            pair.step()


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(10))
def test_a_few_steps_by_other_rules(board: str, seed: int) -> None:
    dice = random.Random(seed)
    rules = ", ".join(dice.sample(OTHER_RULES, dice.randint(1, 6)))
    pair = Pair(scatter(dice, board, 3, rules), seed)
    pair.weights = {"build": 20, "link": 10, "sell": 20}
    for _ in range(3):
        if not pair.game.over:
            pair.step()
