"""Where goods can be sold, as far as a table shows it: which places buy which industry."""

from collections.abc import Mapping
from typing import Any

from ironbridge.core.bitset import ids, mask
from ironbridge.core.market import market_places
from ironbridge.core.network import reachable
from ironbridge.core.position import Position
from ironbridge.core.tables import Tables
from ironbridge.titles.spec import GameSpec

FARTHEST = 4
"""A way with more missing links than this is as good as none."""
ANY = "any"


class Outlets:
    """The buyers of each industry.

    Where the open table shows merchants, their tiles say what they buy; elsewhere every place
    where goods leave the board buys everything.
    """

    def __init__(self, spec: GameSpec, pos: Position) -> None:
        self.tables = spec.rules.tables
        self.industries = spec.names.industries
        self.places = spec.names.places
        self._setting = spec
        self._merchants: Mapping[str, Any] | None
        self._merchants = getattr(spec.hooks.extra_view(pos), "merchants", None)
        self._maps: dict[tuple[int, int, int], list[int]] = {}
        """How far every place is from some goals, while these links lie."""

    def buyers(self, pos: Position, kind: int) -> int:
        """Returns the places that buy an industry."""
        if self._merchants is None:
            return market_places(self._setting.rules.tables, pos)
        wanted = (ANY, self.industries[kind])
        return mask(
            [
                self.places.index(space.rsplit(".", 1)[0])
                for space, seen in self._merchants.items()
                if seen.tile in wanted
            ]
        )

    def distance(self, pos: Position, place: int, kind: int) -> int:
        """Returns how many links are missing on the shortest way to a buyer."""
        return self._missing(pos, place, self.buyers(pos, kind))

    def distance_outside(self, pos: Position, place: int) -> int:
        """Returns how many links are missing on the shortest way out of the board."""
        return self._missing(pos, place, market_places(self._setting.rules.tables, pos))

    def _missing(self, pos: Position, place: int, goals: int) -> int:
        key = goals, pos.links_built, pos.era
        if key not in self._maps:
            self._maps[key] = rings(self.tables, pos, goals)
        return self._maps[key][place]


def rings(tables: Tables, pos: Position, goals: int) -> list[int]:
    """Returns for each place how many links are missing between it and the nearest goal."""
    missing = [FARTHEST] * tables.places
    near = reachable(tables, pos, goals)
    for ring in range(FARTHEST):
        for place in ids(near):
            missing[place] = min(missing[place], ring)
        near = reachable(tables, pos, one_further(tables, pos, near))
    return missing


def one_further(tables: Tables, pos: Position, places: int) -> int:
    """Returns these places and all that one more link could join to them."""
    found = places
    links = int(tables.era_links[pos.era]) & ~int(pos.links_built)
    while links:
        bit = links & -links
        links ^= bit
        ends = int(tables.link_places[bit.bit_length() - 1])
        if ends & places:
            found |= ends
    return found
