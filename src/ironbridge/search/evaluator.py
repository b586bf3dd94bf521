"""What a position is worth to a seat: the facts about it, weighed, and hunches about them.

There is a row of weights for each era and each number of actions the seat has left in it: one for
the middle of its own turn, one for all other moments.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.tables import Tables
from ironbridge.search.feature_extractor import FeatureExtractor, mid_turn
from ironbridge.search.hidden_layer import HiddenLayer

MAX_STAGES: Final[i64] = 24
"""Rows for the actions left; with more of them the last one counts."""
SCALE: Final[i64] = 1000
"""So much is one point."""


@final
class Evaluator:
    """Weighs positions of one title."""

    def __init__(
        self,
        extractor: FeatureExtractor,
        weights: vec[i64],
        hidden_layer: HiddenLayer,
        rivals: i64 = 0,
    ) -> None:
        self.extractor = extractor
        self.hidden_layer = hidden_layer
        self.weights = weights
        """``weights[row * insight.size + fact]``, in thousandths of a point."""
        self.rivals = rivals
        """So many thousandths of what a turn gives the rivals count against it, far ahead."""
        self.row: i64 = 0
        """The row of the position weighed last."""

    def evaluate(self, pos: Position, seat: i64) -> i64:
        """Returns what a seat may hope to score in the end, in thousandths of a point."""
        extractor = self.extractor
        if pos.ask == ASK_NOTHING:
            return pos.seat_value(seat, POINTS) * SCALE
        left = extractor.actions_left(pos, seat)
        extractor.extract(pos, seat, left)
        self.row = stage_of(extractor.rules.tables, pos, seat, left)
        return self.dot(extractor.features, self.row)

    def dot(self, facts: vec[i64], row: i64) -> i64:
        """Returns what facts are worth by one row of weights, with the hunches about them."""
        weights = self.weights
        at = row * self.extractor.size
        total: i64 = 0
        for fact in facts:
            total += fact * weights[at]
            at += 1
        if self.hidden_layer.units > 0:
            total += self.hidden_layer.value(facts, row // (2 * MAX_STAGES), row)
        return total


def stage_of(tables: Tables, pos: Position, seat: i64, left: i64) -> i64:
    """Returns the row of weights for a seat with so many actions left in this era."""
    moment: i64 = 1 if mid_turn(tables, pos, seat) else 0
    return (pos.era * 2 + moment) * MAX_STAGES + (left if left < MAX_STAGES else MAX_STAGES - 1)


def stage_count(eras: i64) -> i64:
    """Returns how many rows of weights a title has."""
    return eras * 2 * MAX_STAGES
