"""Luck of a game: of its deal and of every draw, by seat.

The luck of a chance event is the value after it minus the expectation over its true chances, by
the evaluator of the levels (``search/draw_luck``).  Its mean is zero for any players, however
good the evaluator is.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ironbridge.bots.weights_file import evaluator_for
from ironbridge.core.position import Position
from ironbridge.core.rng import Rng, split
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Workspace
from ironbridge.game.factory import begin
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.search.draw_luck import DrawLuck, drew
from ironbridge.search.evaluator import SCALE
from ironbridge.titles.spec import GameSpec

Luck = list[list[float]]
"""Points by phase and seat: the luck of the deal, then that of the draws of each era."""
DEALS: Final = 16
"""Number of other deals whose mean value stands for the expectation."""


@lru_cache(4)
def draw_luck(spec: GameSpec) -> DrawLuck:
    """Returns the measure of luck for a table."""
    return DrawLuck(spec.rules, evaluator_for(spec))


def luck_of_game(spec: GameSpec, first: Position, steps: Iterable[int], seed: int) -> Luck:
    """Returns the luck of a game that began at a position and went on by these choices.

    ``seed``: of the random numbers for the expectations; not that of the game's deal.
    """
    measure, rng, work = draw_luck(spec), Rng(split(seed, 1)), Workspace()
    found = [luck_of_deal(spec, first, seed)]
    found += [[0.0] * spec.seats for _ in range(spec.rules.tables.eras)]
    pos, hidden = first.copy(), spec.hooks.unseen_piles(first, 0)
    for code in steps:
        before, hidden_before = pos, hidden
        pos = before.copy()
        apply(spec.rules, pos, work, code)
        hidden = spec.hooks.unseen_piles(pos, 0)
        if drew(before, pos, hidden_before, hidden):
            luck = measure.of_choice(before, code, hidden_before, rng)
            for seat in range(spec.seats):
                found[before.era + 1][seat] += int(luck[seat]) / int(SCALE)
    return [[round(points, 2) for points in phase] for phase in found]


def luck_of_deal(spec: GameSpec, first: Position, seed: int) -> list[float]:
    """Returns the luck of a deal by seat: its value minus the mean value of other deals."""
    measure = draw_luck(spec)
    expected = [0.0] * spec.seats
    for number in range(DEALS):
        other = split(seed, 2 + number)
        dealt = begin(spec, other, deal_from_seed(spec, other)).position
        for seat, value in enumerate(measure.values(dealt)):
            expected[seat] += int(value) / DEALS
    values = measure.values(first)
    return [(int(values[seat]) - expected[seat]) / int(SCALE) for seat in range(spec.seats)]
