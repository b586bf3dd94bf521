"""The evaluator: each stage of a game has its own weights, by era, moment and actions left."""

from librt.vecs import vec
from mypy_extensions import i64

import ironbridge
from ironbridge.bots.weights_file import evaluator_for, hidden_layer_from
from ironbridge.core.position import ASK_NOTHING, POINTS
from ironbridge.core.rng import Rng
from ironbridge.game.game import Game
from ironbridge.search.evaluator import MAX_STAGES, SCALE, Evaluator, stage_count, stage_of
from ironbridge.search.feature_extractor import mid_turn


def weigh_stages(game: Game) -> Evaluator:
    """Returns an evaluator in which each stage has its own constant value."""
    extractor = game.spec.hooks.feature_extractor()
    size, stages = int(extractor.size), int(stage_count(game.spec.rules.tables.eras))
    constant = [name for name, _ in extractor.names].index("one")
    weights = [0] * (size * stages)
    for stage in range(stages):
        weights[stage * size + constant] = stage
    return Evaluator(extractor, vec[i64](weights), hidden_layer_from(extractor, None))


def test_a_game_goes_through_the_stages() -> None:
    """In a whole game the weights of a seat change with era, moment and actions left."""
    game, rng = ironbridge.new("birmingham", seats=2, seed=4), Rng(4)
    evaluator, tables = weigh_stages(game), game.spec.rules.tables
    seen: set[tuple[int, int, int]] = set()
    while not game.over:
        pos = game.position
        for seat in range(2):
            value = int(evaluator.evaluate(pos, seat))
            era, rest = divmod(value, 2 * int(MAX_STAGES))
            moment, left = divmod(rest, int(MAX_STAGES))
            assert era == pos.era
            assert moment == int(mid_turn(tables, pos, seat))
            assert left == evaluator.extractor.actions_left(pos, seat)
            assert evaluator.stage == value
            seen.add((era, moment, left))
        codes = game.choices.codes
        game.play(codes[int(rng.below(len(codes)))])
    assert {era for era, _, _ in seen} == {moment for _, moment, _ in seen} == {0, 1}
    assert len(seen) > 40


def test_more_actions_than_there_are_stages_count_as_the_last() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=4)
    tables, pos, last = game.spec.rules.tables, game.position, int(MAX_STAGES) - 1
    stages = [int(stage_of(tables, pos, 1, left)) for left in (last - 1, last, last + 1, last + 9)]
    assert stages == [last - 1, last, last, last]


def test_the_end_is_worth_its_points() -> None:
    game, rng = ironbridge.new("birmingham", seats=2, seed=4), Rng(4)
    while not game.over:
        codes = game.choices.codes
        game.play(codes[int(rng.below(len(codes)))])
    pos, evaluator = game.position, evaluator_for(game.spec)
    assert pos.ask == ASK_NOTHING
    for seat in range(2):
        assert evaluator.evaluate(pos, seat) == pos.seat_value(seat, POINTS) * SCALE
