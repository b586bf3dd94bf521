"""Shares of features in the difference between the outcomes of two turns.

The features of one position are exchanged for those of the other one by one, once in their order
and once in the reverse order; the mean change of the evaluation is the share of a feature.  The
shares add up to the difference, also where a hidden layer makes a feature depend on others.
"""

from collections.abc import Sequence
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.search.evaluator import SCALE, Evaluator
from ironbridge.search.feature_index import POINTS_NOW
from ironbridge.search.search import Search


class EvaluatedPosition(NamedTuple):
    """A position at which a rollout was evaluated, for one seat."""

    features: vec[i64]
    stage: int
    value: int
    """Evaluation in thousandths of a point."""
    over: bool
    """Whether the game had ended: the value is the final points, not a sum over features."""


class RolloutOutcome(NamedTuple):
    """The outcome of a turn in one world."""

    positions: list[EvaluatedPosition]
    rivals: float
    """Points that count for what the rivals lose: the gain of the rivals times its share."""

    def value(self) -> float:
        """Returns the outcome in points."""
        own = sum(one.value for one in self.positions) / len(self.positions)
        return own / int(SCALE) + self.rivals


def evaluated(search: Search, pos: Position, seat: int) -> EvaluatedPosition:
    """Returns a position with its features and its evaluation for a seat."""
    value, evaluator = int(search.evaluate(pos, seat)), search.evaluator
    features = evaluator.extractor.features[:]
    return EvaluatedPosition(features, int(evaluator.stage), value, pos.ask == ASK_NOTHING)


def feature_shares(
    evaluator: Evaluator, best: Sequence[RolloutOutcome], other: Sequence[RolloutOutcome]
) -> list[float]:
    """Returns the mean share of each feature in the lead of one turn over another, in points."""
    shares = [0.0] * int(evaluator.extractor.size)
    pairs = [
        pair
        for one, two in zip(best, other, strict=True)
        for pair in zip(one.positions, two.positions, strict=True)
    ]
    for one, two in pairs:
        if one.over or two.over:
            shares[int(POINTS_NOW)] += one.value - two.value
        else:
            add_shares(evaluator, shares, one, two)
    return [share / len(pairs) / int(SCALE) for share in shares]


def add_shares(
    evaluator: Evaluator, shares: list[float], one: EvaluatedPosition, two: EvaluatedPosition
) -> None:
    """Adds the shares of features in the difference between two positions, in thousandths."""
    differing = [n for n, feature in enumerate(one.features) if feature != two.features[n]]
    for order in (differing, differing[::-1]):
        features = two.features[:]
        value = int(evaluator.dot(features, one.stage))
        for number in order:
            features[number] = one.features[number]
            after = int(evaluator.dot(features, one.stage))
            shares[number] += (after - value) / 2
            value = after


def feature_means(outcomes: Sequence[RolloutOutcome]) -> list[float]:
    """Returns the mean of each feature over all evaluated positions."""
    positions = [one for outcome in outcomes for one in outcome.positions]
    columns = zip(*(list(one.features) for one in positions), strict=True)
    return [sum(map(int, column)) / len(positions) for column in columns]
