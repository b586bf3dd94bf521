"""Features of links: link icons at each place, now and after flips, beside own and free links."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.core.bitset import count, index
from ironbridge.core.position import LINKS, MAX_PLACES, NEAR, TILES, Position
from ironbridge.core.tables import Tables
from ironbridge.search.feature_index import (
    BEST_LINK,
    ICONS,
    ICONS_FREE,
    ICONS_OWN,
    ICONS_RIVAL,
    LINKS_LAID,
    SECOND_LINK,
)


@final
class LinkFeatures:
    """Counts link icons and sets the features of links."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.tile_icons = sums(tables.tile_icons, vec[i64](), len(tables.tile_kind))
        self.plain = not any(self.tile_icons)
        """Whether no tile has link icons: then only places have."""
        self.now = sums(tables.place_icons, vec[i64](), MAX_PLACES)
        """Link icons at each place now."""
        self.soon_own = vec[i64]([0] * int(MAX_PLACES))
        """Link icons that unflipped own tiles will add at each place."""
        self.soon_rival = vec[i64]([0] * int(MAX_PLACES))
        """Link icons that unflipped tiles of rivals will add at each place."""

    def count(self, pos: Position, seat: i64) -> None:
        """Counts the link icons at each place, now and after flips."""
        if self.plain:
            return
        tables = self.tables
        now, soon_own, soon_rival = self.now, self.soon_own, self.soon_rival
        place: i64 = 0
        while place < tables.places:
            now[place] = tables.place_icons[place]
            soon_own[place] = 0
            soon_rival[place] = 0
            place += 1
        own = pos.seat_value(seat, TILES)
        slots = pos.slots_taken
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot = index(bit)
            place = tables.slot_place[slot]
            icons = self.tile_icons[pos.tile_on(slot)]
            if pos.flipped & bit:
                now[place] = now[place] + icons
            elif own & bit:
                soon_own[place] = soon_own[place] + icons
            else:
                soon_rival[place] = soon_rival[place] + icons

    def extract(self, pos: Position, seat: i64, features: vec[i64]) -> None:
        """Sets the features of own links and of the best free ones."""
        tables = self.tables
        self.count(pos, seat)
        icons: i64 = 0
        own: i64 = 0
        rival: i64 = 0
        free: i64 = 0
        laid: i64 = 0
        links = pos.seat_value(seat, LINKS)
        while links:
            bit = links & -links
            links ^= bit
            laid += 1
            places = tables.link_places[index(bit)]
            while places:
                end = places & -places
                places ^= end
                place = index(end)
                icons += self.now[place]
                own += self.soon_own[place]
                rival += self.soon_rival[place]
                free += count(tables.place_slots[place] & ~pos.slots_taken)
        features[LINKS_LAID] = laid
        features[ICONS] = icons
        features[ICONS_OWN] = own
        features[ICONS_RIVAL] = rival
        features[ICONS_FREE] = free
        self.free_link_features(pos, seat, features)

    def free_link_features(self, pos: Position, seat: i64, features: vec[i64]) -> None:
        """Sets the features of the two best free links adjacent to the own network."""
        tables, now = self.tables, self.now
        best: i64 = 0
        second: i64 = 0
        lines = tables.era_links[pos.era] & ~pos.links_built & pos.seat_value(seat, NEAR)
        while lines:
            bit = lines & -lines
            lines ^= bit
            icons: i64 = 0
            places = tables.link_places[index(bit)]
            while places:
                end = places & -places
                places ^= end
                icons += now[index(end)]
            if icons > best:
                second = best
                best = icons
            elif icons > second:
                second = icons
        features[BEST_LINK] = best
        features[SECOND_LINK] = second


def sums(first: vec[i64], second: vec[i64], size: i64) -> vec[i64]:
    """Returns the sum of two vectors; missing entries count as zero."""
    found = vec[i64](capacity=size)
    n: i64 = 0
    while n < size:
        total: i64 = 0
        if n < len(first):
            total += first[n]
        if n < len(second):
            total += second[n]
        found = append(found, total)
        n += 1
    return found
