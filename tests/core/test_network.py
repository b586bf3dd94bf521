"""Connected components, and the networks of the seats."""

from ironbridge.core.bitset import ids, mask
from ironbridge.core.link import place_link
from ironbridge.core.network import (
    nearest,
    nothing_on_board,
    reachable,
    regrow,
    rejoin,
)
from ironbridge.core.position import LINKS, NEAR, NETWORK, REACH, TILES, Position
from ironbridge.core.tiles import place_tile
from tests.core.toy import (
    ASH,
    ASH_BAY,
    ASH_COAL,
    ASH_COTTON,
    ASH_DALE,
    BAY,
    BAY_COVE,
    BAY_EDGE,
    BAY_IRON,
    BAY_MIXED,
    COAL_1,
    COVE,
    DALE,
    EDGE,
    fresh,
    toy,
)

RULES = toy()
TABLES = RULES.tables


def own(pos: Position, what: int) -> list[int]:
    return ids(pos.seat_value(0, what))


def test_links_of_any_owner_connect() -> None:
    pos = fresh(RULES)
    place_link(TABLES, pos, 0, BAY_COVE)
    place_link(TABLES, pos, 1, ASH_BAY)
    assert ids(reachable(TABLES, pos, mask([COVE]))) == [ASH, BAY, COVE]
    assert [int(pos.group_of(place)) for place in range(5)] == [ASH, ASH, ASH, DALE, EDGE]


def test_groups_are_computed_again_when_links_leave() -> None:
    pos = fresh(RULES)
    place_link(TABLES, pos, 0, BAY_COVE)
    place_link(TABLES, pos, 1, ASH_BAY)
    pos.links_built = mask([ASH_BAY])
    rejoin(TABLES, pos)
    assert [int(pos.group_of(place)) for place in range(5)] == [ASH, ASH, COVE, DALE, EDGE]


def test_a_network_is_tiles_and_ends_of_links() -> None:
    pos = fresh(RULES)
    assert nothing_on_board(pos, 0)
    place_tile(TABLES, pos, 0, ASH_COAL, COAL_1)
    place_link(TABLES, pos, 0, BAY_EDGE)
    assert not nothing_on_board(pos, 0)
    assert nothing_on_board(pos, 1)
    assert own(pos, NETWORK) == [ASH, BAY, EDGE]
    assert own(pos, NEAR) == [ASH_BAY, BAY_COVE, BAY_EDGE, ASH_DALE]
    assert own(pos, REACH) == [ASH_COAL, ASH_COTTON, BAY_IRON, BAY_MIXED]


def test_where_tiles_open_nothing_only_their_own_slot_is_in_reach() -> None:
    rules = toy()
    rules.tables.tiles_open_reach[0] = 0
    pos = fresh(rules)
    place_tile(rules.tables, pos, 0, ASH_COAL, COAL_1)
    assert own(pos, NETWORK) == [ASH]
    assert own(pos, REACH) == [ASH_COAL]


def test_a_network_regrown_is_the_one_that_grew() -> None:
    pos = fresh(RULES)
    place_tile(TABLES, pos, 0, ASH_COAL, COAL_1)
    place_link(TABLES, pos, 0, BAY_COVE)
    before = pos.numbers()
    regrow(TABLES, pos, 0)
    assert pos.numbers() == before
    assert (own(pos, TILES), own(pos, LINKS)) == ([ASH_COAL], [BAY_COVE])


def test_the_nearest_places_are_found_link_by_link() -> None:
    pos = fresh(RULES)
    for link in (ASH_BAY, BAY_COVE, BAY_EDGE):
        place_link(TABLES, pos, 0, link)
    goals = mask([ASH, COVE, DALE])
    assert ids(nearest(TABLES, pos, mask([EDGE]), goals)) == [ASH, COVE]
    assert ids(nearest(TABLES, pos, mask([COVE]), goals)) == [COVE]
    assert ids(nearest(TABLES, pos, mask([EDGE]), mask([DALE]))) == []
