"""Connected components that contain certain places, and those one link away; cached."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.bitset import index
from ironbridge.core.network import groups_of
from ironbridge.core.position import MAX_KINDS, Position
from ironbridge.core.tables import Tables

MARKET: Final[i64] = MAX_KINDS
"""Query for the market; the queries below it are for the buyers of each industry."""
QUESTIONS: Final[i64] = MARKET + 1
_UNKNOWN: Final[i64] = -1


@final
class Components:
    """Finds components for a fixed set of queries and caches the last answer to each.

    Successive positions of a search often have the same links.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lines = vec[i64]([_UNKNOWN] * int(QUESTIONS))
        self.goals = vec[i64]([_UNKNOWN] * int(QUESTIONS))
        """Links and places of the cached answers."""
        self.here = vec[i64]([0] * int(QUESTIONS))
        """Components that contain one of the places."""
        self.near = vec[i64]([0] * int(QUESTIONS))
        """These components and those one link away; computed on demand."""

    def find(self, pos: Position, question: i64, goals: i64) -> None:
        """Finds the components that contain one of these places."""
        lines = pos.links_built * 2 + pos.era
        if self.lines[question] == lines and self.goals[question] == goals:
            return
        self.lines[question] = lines
        self.goals[question] = goals
        self.here[question] = groups_of(pos, goals)
        self.near[question] = _UNKNOWN

    def close(self, pos: Position, question: i64) -> i64:
        """Returns the components found last and those one link away."""
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
