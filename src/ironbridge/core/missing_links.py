"""The shortest way to what is missing: which links would have to be laid.

This is asked only after a refusal, never while choices are listed, so it is written for the
reader and not for speed.
"""

from collections import deque
from typing import NamedTuple

from ironbridge.core.bitset import ids
from ironbridge.core.position import NETWORK, Position
from ironbridge.core.tables import Tables


class MissingPath(NamedTuple):
    """A row of links still to be laid, and the place it leads to."""

    links: list[int]
    place: int


def open_lines(tables: Tables, pos: Position) -> int:
    """Returns the lines on which a link may still be laid in this era."""
    return tables.era_links[pos.era] & ~pos.links_built


def shortest(
    tables: Tables, pos: Position, starts: int, goals: int, lines: int, laid: int
) -> MissingPath | None:
    """Returns the way from the starts to the nearest goal that needs fewest new links.

    ``lines`` may be laid and count one each; ``laid`` may be travelled for nothing.
    """
    came: dict[int, tuple[int, int]] = {}
    queue = deque(ids(starts))
    new_links = dict.fromkeys(queue, 0)
    while queue:
        place = queue.popleft()
        if goals >> place & 1:
            return MissingPath(_back(came, place, lines), place)
        for link in ids(tables.links_at[place] & (lines | laid)):
            step = lines >> link & 1
            for other in ids(tables.link_places[link]):
                if new_links[place] + step < new_links.get(other, 99):
                    new_links[other] = new_links[place] + step
                    came[other] = (place, link)
                    (queue.append if step else queue.appendleft)(other)
    return None


def _back(came: dict[int, tuple[int, int]], place: int, lines: int) -> list[int]:
    """Returns the new links on the way to a place, first one first."""
    found: list[int] = []
    while place in came:
        place, link = came[place]
        if lines >> link & 1:
            found.append(link)
    return found[::-1]


def way_into_network(tables: Tables, pos: Position, places: int, without: int = 0) -> list[int]:
    """Returns links by which the acting seat's network would come to touch one of these places."""
    lines = open_lines(tables, pos) & ~without
    network = pos.seat_value(pos.seat, NETWORK)
    if network & places:
        # Inside already, but only a link of one's own counts: any line at the place will do.
        touching = [
            link for place in ids(network & places) for link in ids(tables.links_at[place] & lines)
        ]
        return touching[:1]
    way = shortest(tables, pos, network, places, lines, 0)
    return way.links if way else []


def way_to_connect(tables: Tables, pos: Position, starts: int, goals: int) -> MissingPath | None:
    """Returns the way by which one of the starts would be connected with the nearest goal."""
    return shortest(tables, pos, starts, goals, open_lines(tables, pos), pos.links_built)
