"""Self-play: whole games with the features of their positions, for training."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, Position
from ironbridge.core.rng import Rng
from ironbridge.core.transitions import apply
from ironbridge.search.feature_extractor import mid_turn
from ironbridge.search.search import Search
from ironbridge.search.turn_generator import same_turn


@final
class TrainingSample:
    """Features, stage and value of one position."""

    def __init__(self, seat: i64, row: i64, features: vec[i64], value: i64) -> None:
        self.seat = seat
        self.stage = row
        self.features = features
        self.value = value
        """Evaluation; in mid-turn, that of the best completion of the turn."""


def play_batch(
    search: Search, positions: list[Position], beam: i64, seed: int, noise: i64, width: i64
) -> list[Position]:
    """Plays games to the end by evaluation alone; returns the final positions."""
    rng = Rng(seed)
    return [play_on(search, pos, beam, rng, noise, width, [], []) for pos in positions]


def play_on(
    search: Search,
    pos: Position,
    beam: i64,
    rng: Rng,
    noise: i64,
    width: i64,
    ends: list[TrainingSample],
    middles: list[TrainingSample],
) -> Position:
    """Plays a game to the end and collects training samples; returns the final position.

    ``noise``: probability, in thousandths, of playing a random one of the ``width`` best turns.
    All cards are open: this is for training and measuring, not for playing.
    """
    work = search.generator.work
    pos = pos.copy()
    while pos.ask != ASK_NOTHING:
        seat = pos.seat
        whole = pos.ask == ASK_ACTION
        if whole:
            sample_mid_turn(search, pos, rng, middles)
        found = search.candidate_turns(pos, beam, width)
        pick: i64 = 0
        if noise > 0 and rng.below(1000) < noise:
            pick = rng.below(len(found))
        for code in found[pick].path:
            apply(search.rules, pos, work, code)
        if whole and pos.ask != ASK_NOTHING:
            ends.append(training_sample(search, pos, seat))
    return pos


def training_sample(search: Search, pos: Position, seat: i64) -> TrainingSample:
    """Returns the features of a position for a seat, with its static evaluation."""
    value = search.evaluate(pos, seat)
    evaluator = search.evaluator
    return TrainingSample(seat, evaluator.stage, evaluator.extractor.features[:], value)


def sample_mid_turn(search: Search, pos: Position, rng: Rng, middles: list[TrainingSample]) -> None:
    """Collects samples in mid-turn: after the best and after a random whole action.

    Errors of the weights in mid-turn cost most where they prefer an action.
    """
    tables = search.rules.tables
    best = search.policy.best_action(pos)
    found = search.policy.generator.positions
    for after in (best, found[rng.below(len(found))]):
        if same_turn(pos, after) and mid_turn(tables, after, pos.seat):
            sample = training_sample(search, after, pos.seat)
            sample.value = search.candidate_turns(after, 4, 1)[0].value
            middles.append(sample)
