"""Jobs of the worker processes that review a finished game: some of its turns, or its summary."""

from functools import lru_cache

import msgspec

from ironbridge.game import Game, replay
from ironbridge.review.best_turn import Effort
from ironbridge.review.game_review import whole_review
from ironbridge.review.played_turns import PlayedTurn, played_turns
from ironbridge.review.turn_review import TurnReview, review_turn
from ironbridge.review.valuation import Valuation

SEED = 0
"""Seed of all worlds: a game that is reviewed again by the same version gets the same review."""


class ReviewJob(msgspec.Struct, frozen=True, kw_only=True, tag="review"):
    """Job: review turns of a record; with ``turns``, all of them, add up the summary."""

    record: str
    numbers: list[int] = []
    turns: list[TurnReview] | None = None


class OpenedRecord(msgspec.Struct, frozen=True):
    """A record that is reviewed."""

    game: Game
    valuation: Valuation
    turns: list[PlayedTurn]


@lru_cache(maxsize=2)
def opened(record: str) -> OpenedRecord:
    """Returns a record, replayed once for all jobs of its review."""
    game = replay(record)
    return OpenedRecord(game, Valuation(game.spec), played_turns(game))


def review(job: ReviewJob) -> bytes:
    """Runs a job; returns the encoded turns, or the encoded review of the whole game."""
    found = opened(job.record)
    if job.turns is not None:
        return msgspec.json.encode(whole_review(found.game, job.turns, SEED))
    turns = [found.turns[number] for number in job.numbers]
    effort = Effort()
    return msgspec.json.encode(
        [review_turn(found.valuation, found.game, turn, SEED, effort) for turn in turns]
    )
