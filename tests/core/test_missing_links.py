"""Missing links: their number is minimal; existing links cost nothing."""

from ironbridge.core.bitset import mask
from ironbridge.core.missing_links import (
    MissingPath,
    open_lines,
    shortest,
    way_into_network,
    way_to_connect,
)
from ironbridge.core.position import NETWORK
from tests.core.toy import (
    ASH,
    ASH_BAY,
    ASH_DALE,
    BAY,
    BAY_COVE,
    BAY_EDGE,
    CANAL,
    COVE,
    COVE_DALE,
    DALE,
    EDGE,
    RAIL,
    fresh,
    toy,
)

ALL = mask([ASH_BAY, BAY_COVE, COVE_DALE, BAY_EDGE, ASH_DALE])


def way(start: int, goals: list[int], lines: int, laid: int = 0) -> MissingPath | None:
    """Returns the shortest path of missing links on the toy board."""
    rules = toy()
    return shortest(rules.tables, fresh(rules), mask([start]), mask(goals), lines, laid)


def test_the_links_are_told_from_the_start_to_the_goal() -> None:
    canals = ALL & ~mask([COVE_DALE])
    assert way(DALE, [EDGE], canals) == MissingPath([ASH_DALE, ASH_BAY, BAY_EDGE], EDGE)


def test_the_shorter_side_of_a_ring_is_taken() -> None:
    assert way(ASH, [DALE], ALL) == MissingPath([ASH_DALE], DALE)
    assert way(BAY, [DALE, EDGE], ALL) == MissingPath([BAY_EDGE], EDGE)


def test_a_long_way_over_laid_links_is_shorter_than_one_new_link() -> None:
    laid = mask([ASH_BAY, BAY_COVE, COVE_DALE])
    assert way(ASH, [DALE], ALL & ~laid, laid) == MissingPath([], DALE)
    assert way(BAY, [DALE, EDGE], ALL & ~laid, laid) == MissingPath([], DALE)
    assert way(EDGE, [DALE], ALL & ~laid, laid) == MissingPath([BAY_EDGE], DALE)


def test_only_new_links_are_told() -> None:
    laid = mask([ASH_BAY])
    found = way(DALE, [EDGE], ALL & ~laid & ~mask([COVE_DALE]), laid)
    assert found == MissingPath([ASH_DALE, BAY_EDGE], EDGE)


def test_a_place_that_no_line_leads_to() -> None:
    assert way(ASH, [DALE], mask([ASH_BAY, BAY_EDGE])) is None


def test_a_start_that_is_a_goal_needs_no_link() -> None:
    assert way(COVE, [ASH, COVE], ALL) == MissingPath([], COVE)


def test_lines_of_the_era_that_are_not_laid_are_open() -> None:
    rules = toy()
    pos = fresh(rules)
    pos.links_built = mask([ASH_BAY])
    assert open_lines(rules.tables, pos) == ALL & ~mask([COVE_DALE, ASH_BAY])
    pos.era = RAIL
    assert open_lines(rules.tables, pos) == ALL & ~mask([ASH_DALE, ASH_BAY])


def test_places_are_connected_over_the_links_of_all_seats() -> None:
    rules = toy()
    pos = fresh(rules)
    pos.era, pos.links_built = CANAL, mask([ASH_BAY])
    found = way_to_connect(rules.tables, pos, mask([DALE]), mask([EDGE]))
    assert found == MissingPath([ASH_DALE, BAY_EDGE], EDGE)


def test_the_way_into_the_network() -> None:
    rules = toy()
    pos = fresh(rules)
    pos.add_seat_value(pos.seat, NETWORK, mask([ASH]))
    pos.links_built = mask([ASH_BAY])  # of the other seat: not usable
    assert way_into_network(rules.tables, pos, mask([DALE])) == [ASH_DALE]
    assert way_into_network(rules.tables, pos, mask([BAY])) == []
    # The network touches the place: any line there but the refused one suffices.
    assert way_into_network(rules.tables, pos, mask([ASH])) == [ASH_DALE]
    assert way_into_network(rules.tables, pos, mask([ASH]), mask([ASH_DALE])) == []
