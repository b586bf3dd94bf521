"""Link icons at every place, now and to come, and what own links and free lines make of them."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.core.bitset import count, index
from ironbridge.core.position import LINKS, MAX_PLACES, NEAR, TILES, Position
from ironbridge.core.tables import Tables
from ironbridge.search.features import (
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
    """Counts the icons of one position after the other."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.tile_icons = sums(tables.tile_icons, vec[i64](), len(tables.tile_kind))
        self.plain = not any(self.tile_icons)
        """Whether no tile has icons; then what the places print is all there is."""
        self.now = sums(tables.place_icons, vec[i64](), MAX_PLACES)
        """Link icons at each place; the next two: those that own and rival tiles may add."""
        self.soon_own = vec[i64]([0] * int(MAX_PLACES))
        self.soon_rival = vec[i64]([0] * int(MAX_PLACES))

    def count(self, pos: Position, seat: i64) -> None:
        """Work out the link icons at every place, now and to come."""
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

    def extract(self, pos: Position, seat: i64, facts: vec[i64]) -> None:
        """Own links and the icons beside them; the best lines still free."""
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
        facts[LINKS_LAID] = laid
        facts[ICONS] = icons
        facts[ICONS_OWN] = own
        facts[ICONS_RIVAL] = rival
        facts[ICONS_FREE] = free
        self.free_link_features(pos, seat, facts)

    def free_link_features(self, pos: Position, seat: i64, facts: vec[i64]) -> None:
        """The two best free lines beside the own network."""
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
        facts[BEST_LINK] = best
        facts[SECOND_LINK] = second


def sums(first: vec[i64], second: vec[i64], size: i64) -> vec[i64]:
    """Returns two rows of numbers added; one that a title does not have counts as zeros."""
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
