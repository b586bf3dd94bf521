"""What a bot likes: a few weights, the same for every title unless a title has its own.

A title for which some of them are not right names those in ``taste.toml`` in its folder.
"""

import tomllib
from functools import cache
from typing import Final, NamedTuple

from ironbridge.titles import folder

FILE: Final = "taste.toml"


class GreedyWeights(NamedTuple):
    """What one of each is worth, in points."""

    first_pound: float = 0.5
    """A pound in an almost empty purse: without it nothing can be done at all."""
    pound: float = 0.22
    """A pound in hand while there is time to spend it."""
    spare_pound: float = 0.05
    """A pound beyond what two actions usually cost."""
    pinch: int = 8
    """Amount up to which a purse is almost empty."""
    purse: int = 26
    """Amount that two actions usually cost; money beyond it is spare."""
    income: float = 0.14
    """A pound of income, for each round it is still paid in."""
    drain: float = 0.15
    """A pound of negative income, for each round it must still be paid in."""
    ruin: float = 0.6
    """A pound of income that cannot be paid soon: tiles must be given up for it."""
    debt: float = 0.3
    """A pound owed, or a loan where loans are counted."""
    sold: float = 0.8
    """How likely a tile is sold one day, when a buyer is connected."""
    away: float = 0.6
    """Factor on ``sold`` for each link still missing on the way to the buyer."""
    dry: float = 0.6
    """Factor on ``sold`` when the beer that the sale takes is missing."""
    coal: float = 0.45
    """How likely a full coal mine is emptied one day."""
    iron: float = 0.75
    """How likely a full iron works is emptied one day."""
    beer: float = 0.5
    """How likely a full brewery is emptied one day."""
    barrel: float = 0.7
    """A barrel on an own brewery that an own tile waits for."""
    icon: float = 0.3
    """A link icon that a free slot beside an own link may bring."""
    mat: float = 0.1
    """The part of a tile's worth that is felt while it is next on the mat."""
    wild: float = 0.8
    """A wild card in hand."""
    card: float = 0.8
    """Any card in hand: the turns it is good for."""


@cache
def taste_for(title: str) -> GreedyWeights:
    """Returns the weights for a title."""
    home = folder(title)
    if home is None or not (home / FILE).is_file():
        return GreedyWeights()
    return GreedyWeights(**tomllib.loads((home / FILE).read_text("utf-8")))
