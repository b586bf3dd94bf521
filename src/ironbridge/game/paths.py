"""Shortest paths of goods along links, by breadth-first search as the rules measure distance."""

from ironbridge.core.bitset import BIT, ids
from ironbridge.titles.hooks import Transport
from ironbridge.titles.spec import GameSpec
from ironbridge.types import RouteStage


def route(
    spec: GameSpec, ways: Transport, built: int, sources: int, sites: int
) -> list[RouteStage]:
    """Returns the links from the nearest source to a site; empty where none is needed.

    Every link and lane has length one, regardless of its owner.  A path ends at places without
    transit.
    """
    came: dict[int, tuple[str, int]] = {}
    seen = edge = sites
    while edge and not edge & sources:
        found = 0
        for place in ids(edge & (~ways.no_transit | sites)):
            for name, places in steps(spec, ways, built, place):
                for other in ids(places & ~seen & ~found):
                    came[other] = name, place
                found |= places & ~seen
        seen, edge = seen | found, found
    reached = ids(edge & sources)
    stages: list[RouteStage] = []
    names, here = spec.names.places, reached[0] if reached else -1
    while here in came:
        name, end = came[here]
        stages.append(RouteStage(link=name, start=names[here], end=names[end]))
        here = end
    return stages


def steps(spec: GameSpec, ways: Transport, built: int, place: int) -> list[tuple[str, int]]:
    """Returns the links and lanes that leave a place, with the places each joins."""
    tables, names = spec.rules.tables, spec.names
    links = ids(tables.links_at[place] & built)
    found = [(names.links[link], tables.link_places[link]) for link in links]
    return found + [lane for lane in ways.lanes if lane[1] & BIT[place]]


def place_of_slot(spec: GameSpec, slot: int) -> int:
    """Returns the place of a slot, as a one-element bitset."""
    return BIT[spec.names.slot_place[slot]]


def place_of_space(spec: GameSpec, space: int) -> int:
    """Returns the place of a counter space, as a one-element bitset.

    ``Gloucester.2`` belongs to Gloucester.
    """
    names = spec.names
    return BIT[names.places.index(names.spaces[space].rsplit(".", 1)[0])]
