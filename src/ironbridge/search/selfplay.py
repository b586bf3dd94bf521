"""Whole games played by the mind inside the core, with what was seen on the way: for learning."""

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
    """A moment that was weighed: the facts, the row of weights, and what it came to."""

    def __init__(self, seat: i64, row: i64, facts: vec[i64], value: i64) -> None:
        self.seat = seat
        self.stage = row
        self.features = facts
        self.value = value
        """What it was worth: at first sight, or in mid-turn what the best rest of the turn is."""


def play_batch(
    search: Search, positions: list[Position], beam: i64, seed: int, noise: i64, width: i64
) -> list[Position]:
    """Play games to their end at first sight; returns where each of them ends."""
    chance = Rng(seed)
    return [play_on(search, pos, beam, chance, noise, width, [], []) for pos in positions]


def play_on(
    search: Search,
    pos: Position,
    beam: i64,
    chance: Rng,
    noise: i64,
    width: i64,
    ends: list[TrainingSample],
    middles: list[TrainingSample],
) -> Position:
    """Play a game to its end and keep what was seen on the way; returns where it ends.

    With a chance of ``noise`` in a thousand any of the ``width`` best turns is played.  The mind
    plays every seat with all cards open: this is for learning and measuring, not for playing.
    """
    work = search.generator.work
    pos = pos.copy()
    while pos.ask != ASK_NOTHING:
        seat = pos.seat
        whole = pos.ask == ASK_ACTION
        if whole:
            look_in_mid_turn(search, pos, chance, middles)
        found = search.candidate_turns(pos, beam, width)
        pick: i64 = 0
        if noise > 0 and chance.below(1000) < noise:
            pick = chance.below(len(found))
        for code in found[pick].path:
            apply(search.rules, pos, work, code)
        if whole and pos.ask != ASK_NOTHING:
            value = search.evaluate(pos, seat)
            ends.append(
                TrainingSample(
                    seat, search.evaluator.row, search.evaluator.extractor.features[:], value
                )
            )
    return pos


def look_in_mid_turn(
    search: Search, pos: Position, chance: Rng, middles: list[TrainingSample]
) -> None:
    """Play the whole action that looks best, and any: what the best rest of the turn is worth.

    What looks best is where the weights in mid-turn err most to their cost.
    """
    tables = search.rules.tables
    best = search.replies.best_action(pos)
    found = search.replies.generator.positions
    for after in (best, found[chance.below(len(found))]):
        if same_turn(pos, after) and mid_turn(tables, after, pos.seat):
            search.evaluate(after, pos.seat)
            seen = TrainingSample(
                pos.seat, search.evaluator.row, search.evaluator.extractor.features[:], 0
            )
            seen.value = search.candidate_turns(after, 4, 1)[0].value
            middles.append(seen)
