"""Deal: all random outcomes of a game, fixed before it begins."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8


@final
@mypyc_attr(acyclic=True)
class Deal:
    """All random outcomes of a game: shared by all copies of a position, never written."""

    def __init__(self, order: vec[u8], cards: vec[u8], era_start: vec[i64], piles: vec[u8]) -> None:
        self.order = order
        """Seats in the turn order of the first round."""
        self.cards = cards
        """The decks of all eras, one after the other, first card first."""
        self.era_start = era_start
        """Where each era's deck begins in ``cards``; one more entry marks the end."""
        self.piles = piles
        """Counters other than cards, as the title lays them out."""
