"""Luck of the setup: the value of the opening less its mean over all deals, in three parts.

    start    = mean over deals d of V(d)
    order    = mean of V(d with the turn order as drawn) - start
    counters = mean of V(d with turn order and counters as drawn) - the mean before
    cards    = V(the opening as dealt) - the mean before

The same deals d serve for all three means, so a part that the value does not depend on is zero.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import u8

from ironbridge.core.deal import Deal
from ironbridge.core.position import Position
from ironbridge.core.rng import split
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Workspace
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.titles.spec import GameSpec

SeatValues = Callable[[Position], Sequence[float]]
"""Value of a position for each seat."""


class SetupLuck(NamedTuple):
    """The luck of the setup by seat; start + order + counters + cards = value of the opening."""

    start: list[float]
    order: list[float]
    counters: list[float]
    cards: list[float]
    error: list[float]
    """Standard error of the mean over all deals."""


def setup_luck(spec: GameSpec, values: SeatValues, deal: Deal, seed: int, deals: int) -> SetupLuck:
    """Returns the luck of turn order, counters laid out, and first hands."""
    work = Workspace()

    def opening(order: vec[u8], cards: vec[u8], piles: vec[u8]) -> Sequence[float]:
        dealt = Deal(order, cards, deal.era_start, piles)
        return values(first_position(spec.rules, dealt, work))

    free: list[Sequence[float]] = []
    ordered: list[Sequence[float]] = []
    laid: list[Sequence[float]] = []
    for number in range(deals):
        other = deal_from_seed(spec, split(seed, number))
        free.append(opening(other.order, other.cards, other.piles))
        ordered.append(opening(deal.order, other.cards, other.piles))
        laid.append(opening(deal.order, other.cards, deal.piles))
    start, by_order, by_counters = means(free), means(ordered), means(laid)
    real = opening(deal.order, deal.cards, deal.piles)
    return SetupLuck(
        start,
        less(by_order, start),
        less(by_counters, by_order),
        less(real, by_counters),
        [sqrt(variance(column) / deals) for column in zip(*free, strict=True)],
    )


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """Returns the mean of each seat."""
    return [fmean(column) for column in zip(*rows, strict=True)]


def less(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Returns the differences by seat."""
    return [first - second for first, second in zip(one, other, strict=True)]
