"""Connected groups with certain places in them, and those one link away: for several questions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.bitset import index
from ironbridge.core.network import groups_of
from ironbridge.core.position import MAX_KINDS, Position
from ironbridge.core.tables import Tables

MARKET: Final[i64] = MAX_KINDS
"""The question where the market is; before it, those where tiles of each industry are bought."""
QUESTIONS: Final[i64] = MARKET + 1
_UNKNOWN: Final[i64] = -1


@final
class Components:
    """Answers each question for one position after the other.

    Positions of one turn often have the same links, so each question's last answer is kept.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lines = vec[i64]([_UNKNOWN] * int(QUESTIONS))
        self.goals = vec[i64]([_UNKNOWN] * int(QUESTIONS))
        """What was asked last: with which links, for which places."""
        self.here = vec[i64]([0] * int(QUESTIONS))
        """Components with one of the places in them."""
        self.near = vec[i64]([0] * int(QUESTIONS))
        """Those and the ones a single link away, once somebody has asked."""

    def find(self, pos: Position, question: i64, goals: i64) -> None:
        """Find the groups with one of these places in them."""
        lines = pos.links_built * 2 + pos.era
        if self.lines[question] == lines and self.goals[question] == goals:
            return
        self.lines[question] = lines
        self.goals[question] = goals
        self.here[question] = groups_of(pos, goals)
        self.near[question] = _UNKNOWN

    def close(self, pos: Position, question: i64) -> i64:
        """Returns the groups found last and those one link away from them."""
        if self.near[question] != _UNKNOWN:
            return self.near[question]
        tables, here = self.tables, self.here[question]
        near: i64 = 0
        links = tables.era_links[pos.era] & ~pos.links_built
        while links:
            bit = links & -links
            links ^= bit
            groups = groups_of(pos, tables.link_places[index(bit)])
            if groups & here:
                near |= groups
        self.near[question] = near
        return near
