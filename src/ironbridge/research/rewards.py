"""Reward functions: share of the win at the end, or points as they are gained."""

from collections.abc import Sequence
from typing import Final

from ironbridge.errors import BadInput
from ironbridge.game.result import Result

WIN: Final = "win"
POINTS: Final = "points"
REWARDS: Final = {
    WIN: "at the end of the game, the share of the win less one over the number of seats; adds up "
    "to zero",
    POINTS: "the change of the seat's own points since its last reward",
}
"""The reward functions by name, with their descriptions."""


def check_reward(name: str) -> str:
    """Returns the name of a reward function; ``BadInput`` for an unknown name."""
    if name not in REWARDS:
        raise BadInput("no-reward", reward=name, rewards=", ".join(REWARDS))
    return name


def shares(result: Result) -> list[float]:
    """Returns each seat's share of the win less the mean share."""
    seats = len(result.points)
    winners = result.winners
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / seats for seat in range(seats)]


def gains(before: Sequence[int], now: Sequence[int]) -> list[float]:
    """Returns the points gained by each seat between two moments."""
    return [float(new - old) for old, new in zip(before, now, strict=True)]
