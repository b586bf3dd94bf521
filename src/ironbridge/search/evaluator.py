"""What a position is worth to a seat: the facts about it, weighed, and hunches about them.

There is a row of weights for each era and each number of actions the seat has left in it: one for
the middle of its own turn, one for all other moments.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.tables import Tables
from ironbridge.search.feature_extractor import Insight, mid_turn
from ironbridge.search.hidden_layer import Hunches

ROWS: Final[i64] = 24
"""Rows for the actions left; with more of them the last one counts."""
SCALE: Final[i64] = 1000
"""So much is one point."""


@final
class Judge:
    """Weighs positions of one title."""

    def __init__(
        self, insight: Insight, weights: vec[i64], hunches: Hunches, rivals: i64 = 0
    ) -> None:
        self.insight = insight
        self.hunches = hunches
        self.weights = weights
        """``weights[row * insight.size + fact]``, in thousandths of a point."""
        self.rivals = rivals
        """So many thousandths of what a turn gives the rivals count against it, far ahead."""
        self.row: i64 = 0
        """The row of the position weighed last."""

    def value(self, pos: Position, seat: i64) -> i64:
        """Returns what a seat may hope to score in the end, in thousandths of a point."""
        insight = self.insight
        if pos.ask == ASK_NOTHING:
            return pos.word(seat, POINTS) * SCALE
        left = insight.actions_left(pos, seat)
        insight.look(pos, seat, left)
        self.row = row_of(insight.rules.tables, pos, seat, left)
        return self.weighed(insight.facts, self.row)

    def weighed(self, facts: vec[i64], row: i64) -> i64:
        """Returns what facts are worth by one row of weights, with the hunches about them."""
        weights = self.weights
        at = row * self.insight.size
        total: i64 = 0
        for fact in facts:
            total += fact * weights[at]
            at += 1
        if self.hunches.units > 0:
            total += self.hunches.value(facts, row // (2 * ROWS), row)
        return total


def row_of(tables: Tables, pos: Position, seat: i64, left: i64) -> i64:
    """Returns the row of weights for a seat with so many actions left in this era."""
    moment: i64 = 1 if mid_turn(tables, pos, seat) else 0
    return (pos.era * 2 + moment) * ROWS + (left if left < ROWS else ROWS - 1)


def rows(eras: i64) -> i64:
    """Returns how many rows of weights a title has."""
    return eras * 2 * ROWS
