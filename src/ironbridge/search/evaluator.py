"""Evaluator: the expected final score of a seat, linear in the features plus a hidden layer.

The weights depend on the stage of the game: the era, the number of actions that the seat has left
in it, and whether the seat is in the middle of its turn.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.tables import Tables
from ironbridge.search.feature_extractor import FeatureExtractor, mid_turn
from ironbridge.search.hidden_layer import HiddenLayer

MAX_STAGES: Final[i64] = 24
"""Number of stages by actions left, for each era and moment; the last one serves for more."""
SCALE: Final[i64] = 1000
"""Value of one point: evaluations are in thousandths."""


@final
class Evaluator:
    """Evaluates positions of one title with one set of weights."""

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
        """``weights[stage * extractor.size + feature]``, in thousandths of a point."""
        self.rivals = rivals
        """Share of the rivals' evaluation that deep rollouts subtract, in thousandths."""
        self.stage: i64 = 0
        """The stage of the position evaluated last."""

    def evaluate(self, pos: Position, seat: i64) -> i64:
        """Returns the expected final score of a seat, in thousandths of a point."""
        extractor = self.extractor
        if pos.ask == ASK_NOTHING:
            return pos.seat_value(seat, POINTS) * SCALE
        left = extractor.actions_left(pos, seat)
        extractor.extract(pos, seat, left)
        self.stage = stage_of(extractor.rules.tables, pos, seat, left)
        return self.dot(extractor.features, self.stage)

    def dot(self, features: vec[i64], row: i64) -> i64:
        """Returns the dot product of features and weights of a stage, plus the hidden layer."""
        weights = self.weights
        at = row * self.extractor.size
        total: i64 = 0
        for feature in features:
            total += feature * weights[at]
            at += 1
        if self.hidden_layer.units > 0:
            total += self.hidden_layer.value(features, row // (2 * MAX_STAGES), row)
        return total


def stage_of(tables: Tables, pos: Position, seat: i64, left: i64) -> i64:
    """Returns the stage of a position for a seat with ``left`` actions left in this era."""
    moment: i64 = 1 if mid_turn(tables, pos, seat) else 0
    return (pos.era * 2 + moment) * MAX_STAGES + (left if left < MAX_STAGES else MAX_STAGES - 1)


def stage_count(eras: i64) -> i64:
    """Returns the number of stages of a title."""
    return eras * 2 * MAX_STAGES
