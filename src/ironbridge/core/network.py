"""Connectivity of places, and the networks of seats.

*Connected* depends on the links of all players; a *network* is one seat's own.  Both are
updated when a piece is placed, and computed again when a piece leaves the board.
"""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.position import (
    LINKS,
    MAX_PLACES,
    NEAR,
    NETWORK,
    REACH,
    TILES,
    Position,
)
from ironbridge.core.tables import Tables


def connected(pos: Position, place: i64, places: i64) -> bool:
    """Returns whether links of any player connect a place to one of these places.

    Coal, merchants, ports and markets are reached by such a connection.
    """
    # BB-connect-1, BB-connect-2, BB-connect-3, BL-outside-2
    group = pos.group_of(place)
    while places:
        bit = places & -places
        places ^= bit
        if pos.group_of(index(bit)) == group:
            return True
    return False


def join(pos: Position, places: i64) -> None:
    """Connects these places to one another: a link now touches them all."""
    lowest = MAX_PLACES
    rest = places
    while rest:
        bit = rest & -rest
        rest ^= bit
        group = pos.group_of(index(bit))
        if group < lowest:
            lowest = group
    rest = places
    while rest:
        bit = rest & -rest
        rest ^= bit
        group = pos.group_of(index(bit))
        if group != lowest:
            pos.join_group(group, lowest)


def rejoin(tables: Tables, pos: Position) -> None:
    """Computes the connected groups from the links on the board."""
    place: i64 = 0
    while place < MAX_PLACES:
        pos.set_group(place, place)
        place += 1
    links = pos.links_built
    while links:
        bit = links & -links
        links ^= bit
        join(pos, tables.link_places[index(bit)])


def grow(tables: Tables, pos: Position, seat: i64, places: i64, opens_reach: i64) -> None:
    """Adds places to a seat's network and, on request, opens them to its industry cards."""
    # BB-network-1, BB-network-2, BL-card-4, BL-virtual-1
    known = pos.seat_value(seat, NETWORK)
    rest = places if opens_reach else places & ~known
    if rest == 0:
        return
    pos.set_seat_value(seat, NETWORK, known | places)
    near: i64 = 0
    reach: i64 = 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        near |= tables.links_at[index(bit)]
        reach |= tables.place_opens[index(bit)]
    pos.set_seat_value(seat, NEAR, pos.seat_value(seat, NEAR) | near)
    if opens_reach:
        pos.set_seat_value(seat, REACH, pos.seat_value(seat, REACH) | reach)


def grow_tile(tables: Tables, pos: Position, seat: i64, slot: i64) -> None:
    """Adds the place of a seat's tile to its network.

    An industry card may always replace the tile, even where tiles open no slots to such cards.
    """
    grow(tables, pos, seat, BIT[tables.slot_place[slot]], tables.tiles_open_reach[pos.era])
    pos.set_seat_value(seat, REACH, pos.seat_value(seat, REACH) | BIT[slot])


def regrow(tables: Tables, pos: Position, seat: i64) -> None:
    """Computes a seat's network from its pieces on the board."""
    with_tile: i64 = 0
    tiles = pos.seat_value(seat, TILES)
    pos.set_seat_value(seat, NETWORK, 0)
    pos.set_seat_value(seat, NEAR, 0)
    pos.set_seat_value(seat, REACH, tiles)
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        with_tile |= BIT[tables.slot_place[index(bit)]]
    with_link: i64 = 0
    links = pos.seat_value(seat, LINKS)
    while links:
        bit = links & -links
        links ^= bit
        with_link |= tables.link_places[index(bit)]
    grow(tables, pos, seat, with_tile, tables.tiles_open_reach[pos.era])
    grow(tables, pos, seat, with_link, 1)


def nothing_on_board(pos: Position, seat: i64) -> bool:
    """Returns whether this seat has neither a tile nor a link on the board."""
    # BB-network-4, BB-network-6, BL-card-6
    return pos.seat_value(seat, TILES) == 0 and pos.seat_value(seat, LINKS) == 0


def groups_of(pos: Position, places: i64) -> i64:
    """Returns the connected groups of these places."""
    groups: i64 = 0
    while places:
        bit = places & -places
        places ^= bit
        groups |= BIT[pos.group_of(index(bit))]
    return groups


def slots_joined(tables: Tables, pos: Position, starts: i64, slots: i64) -> i64:
    """Returns those of the slots whose place is connected to one of the start places."""
    groups = groups_of(pos, starts)
    found: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        if groups & BIT[pos.group_of(tables.slot_place[index(bit)])]:
            found |= bit
    return found


def nearest(tables: Tables, pos: Position, starts: i64, goals: i64) -> i64:
    """Returns those of the goal places that lie fewest links away from the start places."""
    built = pos.links_built
    seen = starts
    edge = starts
    while edge:
        if edge & goals:
            return edge & goals
        found: i64 = 0
        while edge:
            bit = edge & -edge
            edge ^= bit
            links = tables.links_at[index(bit)] & built
            while links:
                link = links & -links
                links ^= link
                found |= tables.link_places[index(link)]
        edge = found & ~seen
        seen |= found
    return 0


def joined_places(tables: Tables, pos: Position, start: i64) -> i64:
    """Returns every place connected to this one, itself included."""
    group = pos.group_of(start)
    found: i64 = 0
    place: i64 = 0
    while place < tables.places:
        if pos.group_of(place) == group:
            found |= BIT[place]
        place += 1
    return found


def reachable(tables: Tables, pos: Position, starts: i64) -> i64:
    """Returns every place connected to one of the start places, these included."""
    found: i64 = 0
    while starts:
        bit = starts & -starts
        starts ^= bit
        if bit & found == 0:
            found |= joined_places(tables, pos, index(bit))
    return found
