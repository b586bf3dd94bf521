"""Along which links goods travel: the shortest way, as the rules measure it."""

from ironbridge.core.bitset import BIT, ids
from ironbridge.core.market import market_places
from ironbridge.core.names import GOODS
from ironbridge.core.position import BEER, COAL, Position
from ironbridge.titles.spec import Setting, Ways


def ways_of(setting: Setting, pos: Position) -> Ways:
    """Returns how goods travel in a position."""
    if setting.ways is not None:
        return setting.ways(pos)
    carried = (GOODS[COAL], GOODS[BEER])
    return Ways(carried=carried, doors=market_places(setting.rules.tables, pos))


def path(setting: Setting, ways: Ways, built: int, sources: int, sites: int) -> list[str]:
    """Returns the names of the links from the nearest source to a site; empty where none is needed.

    Every link and lane counts one, whoever owns it.  Places where no way passes through end it.
    """
    came: dict[int, tuple[str, int]] = {}
    seen = edge = sites
    while edge and not edge & sources:
        found = 0
        for place in ids(edge & (~ways.no_transit | sites)):
            for name, places in steps(setting, ways, built, place):
                for other in ids(places & ~seen & ~found):
                    came[other] = name, place
                found |= places & ~seen
        seen, edge = seen | found, found
    reached = ids(edge & sources)
    names: list[str] = []
    place = reached[0] if reached else -1
    while place in came:
        name, place = came[place]
        names.append(name)
    return names


def steps(setting: Setting, ways: Ways, built: int, place: int) -> list[tuple[str, int]]:
    """Returns the links and lanes that lead away from a place, with the places each joins."""
    tables, names = setting.rules.tables, setting.names
    links = ids(tables.links_at[place] & built)
    found = [(names.links[link], tables.link_places[link]) for link in links]
    return found + [lane for lane in ways.lanes if lane[1] & BIT[place]]


def place_of_slot(setting: Setting, slot: int) -> int:
    """Returns the place of a slot, as a set of one."""
    return BIT[setting.names.slot_place[slot]]


def place_of_space(setting: Setting, space: int) -> int:
    """Returns the place of a space for counters, as a set of one.

    ``Gloucester.2`` lies in Gloucester.
    """
    names = setting.names
    return BIT[names.places.index(names.spaces[space].rsplit(".", 1)[0])]
