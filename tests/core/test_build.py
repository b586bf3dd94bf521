"""The Build action on the toy board."""

import pytest

from ironbridge.core.bitset import ids
from ironbridge.core.brass_rules import BrassRules, survey
from ironbridge.core.build import (
    begin_build,
    finish_build,
    list_builds,
    why_not_build,
    why_not_card,
)
from ironbridge.core.edit import put_tile, set_gone, set_market, set_stage
from ironbridge.core.events import PAID, TILE_BUILT, TILE_REMOVED
from ironbridge.core.hand import add_card
from ironbridge.core.link import place_link
from ironbridge.core.position import COAL, IRON, MONEY, NETWORK, NO_TILE, SPENT, TILES, Position
from ironbridge.core.reasons import (
    CANNOT_PAY,
    CARD_DOES_NOT_FIT,
    NO_CARD,
    NO_COAL,
    NO_TILE_LEFT,
    OK,
    ONE_TILE_PER_PLACE,
    OUTSIDE_NETWORK,
    OVERBUILD_CUBES_LEFT,
    OVERBUILD_LEVEL,
    OVERBUILD_RIVAL_KIND,
    SLOT_TAKEN_KIND,
    WRONG_ERA_TILE,
    WRONG_INDUSTRY,
)
from ironbridge.core.tiles import clear_slot, next_tile
from ironbridge.core.workspace import Workspace
from tests.core.toy import (
    ASH_COAL,
    ASH_COTTON,
    BAY,
    BAY_EDGE,
    BAY_IRON,
    BAY_MIXED,
    CARD_BAY,
    CARD_COAL,
    CARD_COTTON,
    COAL_1,
    COAL_2,
    COAL_MINE,
    COTTON,
    COTTON_1,
    COTTON_2,
    COTTON_3,
    COVE_COAL,
    DALE_COTTON,
    IRON_WORKS,
    RAIL,
    fresh,
    toy,
)


def reason(rules: BrassRules, pos: Position, kind: int, slot: int) -> int:
    work = Workspace()
    survey(rules.tables, pos, work)
    return int(why_not_build(rules.tables, pos, work, kind, slot))


def start(era: int = 0) -> tuple[BrassRules, Position]:
    """Seat 0 holds three cards of Ash."""
    rules = toy()
    pos = fresh(rules)
    set_stage(pos, era, 2)
    return rules, pos


def test_tiles_leave_the_mat_lowest_first() -> None:
    rules, pos = start()
    found = []
    for gone in range(6):
        set_gone(pos, 0, COTTON, gone)
        found.append(int(next_tile(rules.tables, pos, 0, COTTON)))
    assert found == [COTTON_1, COTTON_1, COTTON_2, COTTON_2, COTTON_3, int(NO_TILE)]


def test_a_location_card_builds_in_its_place_alone() -> None:
    rules, pos = start()
    assert reason(rules, pos, COAL_MINE, ASH_COAL) == int(OK)
    assert reason(rules, pos, COAL_MINE, COVE_COAL) == int(NO_CARD)
    assert int(why_not_card(rules.tables, pos, CARD_BAY, COAL_MINE, ASH_COAL)) == int(
        CARD_DOES_NOT_FIT
    )


def test_an_industry_card_builds_in_the_network() -> None:
    rules, pos = start()
    add_card(pos, 0, CARD_COAL)
    assert reason(rules, pos, COAL_MINE, COVE_COAL) == int(OK)  # nothing is on the board yet
    place_link(rules.tables, pos, 0, BAY_EDGE)
    assert reason(rules, pos, COAL_MINE, COVE_COAL) == int(OUTSIDE_NETWORK)
    assert reason(rules, pos, COAL_MINE, BAY_MIXED) == int(OK)


def test_a_slot_takes_what_it_shows_in_its_era() -> None:
    rules, pos = start()
    assert reason(rules, pos, COTTON, ASH_COAL) == int(WRONG_INDUSTRY)
    rules, pos = start(RAIL)
    assert reason(rules, pos, COAL_MINE, ASH_COAL) == int(WRONG_ERA_TILE)
    set_gone(pos, 0, COAL_MINE, 3)
    assert reason(rules, pos, COAL_MINE, ASH_COAL) == int(NO_TILE_LEFT)


def test_one_own_tile_in_a_place_where_the_era_says_so() -> None:
    rules, pos = start()
    put_tile(rules.tables, pos, 0, ASH_COTTON, COTTON_1, 0, False)
    assert reason(rules, pos, COAL_MINE, ASH_COAL) == int(ONE_TILE_PER_PLACE)
    set_stage(pos, RAIL, 1)
    set_gone(pos, 0, COAL_MINE, 1)
    assert reason(rules, pos, COAL_MINE, ASH_COAL) == int(OK)


def test_own_tiles_are_replaced_by_better_ones() -> None:
    rules, pos = start()
    put_tile(rules.tables, pos, 0, ASH_COAL, COAL_1, 2, False)
    assert reason(rules, pos, COAL_MINE, ASH_COAL) == int(OVERBUILD_LEVEL)
    set_gone(pos, 0, COAL_MINE, 1)
    assert reason(rules, pos, COAL_MINE, ASH_COAL) == int(OK)
    put_tile(rules.tables, pos, 0, BAY_MIXED, COTTON_1, 0, False)
    add_card(pos, 0, CARD_BAY)
    assert reason(rules, pos, COAL_MINE, BAY_MIXED) == int(SLOT_TAKEN_KIND)


def test_a_rivals_mine_is_replaced_when_all_coal_is_gone() -> None:
    rules, pos = start()
    put_tile(rules.tables, pos, 1, ASH_COAL, COAL_1, 0, True)
    set_gone(pos, 0, COAL_MINE, 1)
    assert reason(rules, pos, COAL_MINE, ASH_COAL) == int(OVERBUILD_CUBES_LEFT)
    set_market(pos, COAL, 0)
    assert reason(rules, pos, COAL_MINE, ASH_COAL) == int(OK)
    put_tile(rules.tables, pos, 1, ASH_COTTON, COTTON_1, 0, True)
    set_gone(pos, 0, COTTON, 2)
    assert reason(rules, pos, COTTON, ASH_COTTON) == int(OVERBUILD_RIVAL_KIND)


def test_coal_and_money_must_be_there() -> None:
    rules, pos = start()
    add_card(pos, 0, CARD_BAY)
    assert reason(rules, pos, IRON_WORKS, BAY_IRON) == int(NO_COAL)
    place_link(rules.tables, pos, 1, BAY_EDGE)
    for money, expected in ((7, OK), (6, CANNOT_PAY)):  # £5 for the tile, £2 for the cube
        pos.set_seat_value(0, MONEY, money)
        assert reason(rules, pos, IRON_WORKS, BAY_IRON) == int(expected)


@pytest.mark.parametrize("era", [0, 1])
def test_the_list_is_the_legality_check_of_every_choice(era: int) -> None:
    rules, pos = start(era)
    add_card(pos, 0, CARD_COTTON)
    place_link(rules.tables, pos, 0, BAY_EDGE)
    set_gone(pos, 0, COAL_MINE, era)
    set_gone(pos, 0, COTTON, 2 * era)
    work = Workspace()
    survey(rules.tables, pos, work)
    list_builds(rules.tables, pos, work)
    table = rules.tables.choices
    allowed = [
        code
        for code in range(int(table.size()))
        if int(table.verb[code]) == 0
        and reason(rules, pos, int(table.a[code]), int(table.b[code])) == int(OK)
    ]
    assert sorted(work.listed()) == allowed
    assert allowed


def test_building_places_the_tile_pays_and_asks_for_cubes() -> None:
    rules, pos = start()
    work = Workspace(True)
    set_gone(pos, 0, COTTON, 2)
    pos.kind, pos.slot = COTTON, DALE_COTTON
    begin_build(rules.tables, pos, work)
    assert [pos.due(goods) for goods in (COAL, IRON)] == [1, 1]
    assert (int(pos.seat_value(0, MONEY)), int(pos.seat_value(0, SPENT))) == (6, 14)
    assert work.log.take() == [
        (int(PAID), 0, 14, 0),
        (int(TILE_BUILT), 0, DALE_COTTON, COTTON_2),
    ]


def test_a_works_sells_at_once_a_mine_only_when_connected() -> None:
    rules, pos = start()
    set_market(pos, IRON, 1)
    set_market(pos, COAL, 0)
    for kind, slot in ((IRON_WORKS, BAY_IRON), (COAL_MINE, COVE_COAL)):
        pos.kind, pos.slot = kind, slot
        begin_build(rules.tables, pos, Workspace())
        finish_build(rules.tables, pos, Workspace())
    assert [pos.market(goods) for goods in (COAL, IRON)] == [0, 3]
    assert pos.cubes_on(BAY_IRON) == 1
    assert ids(pos.sources(COAL)) == [COVE_COAL]
    place_link(rules.tables, pos, 1, BAY_EDGE)
    pos.kind, pos.slot = COAL_MINE, BAY_MIXED
    begin_build(rules.tables, pos, Workspace())
    finish_build(rules.tables, pos, Workspace())
    assert pos.market(COAL) == 3
    assert BAY_MIXED in ids(pos.flipped)  # all three cubes were sold


def test_a_tile_that_leaves_takes_its_cubes_and_its_network_along() -> None:
    rules, pos = start()
    work = Workspace(True)
    put_tile(rules.tables, pos, 1, BAY_MIXED, COAL_2, 3, False)
    assert ids(pos.seat_value(1, NETWORK)) == [BAY]
    clear_slot(rules.tables, pos, work, BAY_MIXED, TILE_REMOVED)
    assert (
        ids(pos.slots_taken)
        == ids(pos.seat_value(1, TILES))
        == ids(pos.seat_value(1, NETWORK))
        == []
    )
    assert ids(pos.sources(COAL)) == []
    assert work.log.take() == [(int(TILE_REMOVED), 1, BAY_MIXED, COAL_2)]
