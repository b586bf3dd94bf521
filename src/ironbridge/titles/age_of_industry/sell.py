"""Selling goods: from a mill or factory to an unused port or market counter."""

from mypy_extensions import i64

from ironbridge.core.action_table import SELL
from ironbridge.core.bitset import BIT, index
from ironbridge.core.position import NO_TILE, TILES, Position
from ironbridge.core.reasons import OK
from ironbridge.core.sell import why_not_offer
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import flip
from ironbridge.core.workspace import Workspace
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import (
    BUYER_FAR,
    BUYER_REFUSES,
    BUYER_USED,
    MARKET_USED,
    NO_BUYER,
    NOT_A_BUYER,
    TO_MARKET,
    TO_PORT,
    USED_MARKETS,
)
from ironbridge.titles.age_of_industry.network import ways_from
from ironbridge.titles.age_of_industry.supply import flip_ship


def why_not_port(
    tables: Tables, chart: ChartTables, pos: Position, kind: i64, ways: i64, slot: i64
) -> i64:
    """Returns why the port on this slot may not buy over these connections, or ``OK``."""
    tile = pos.tile_on(slot)
    if tile == NO_TILE or tables.tile_kind[tile] != chart.port_kind:
        return NOT_A_BUYER
    if pos.flipped & BIT[slot]:  # AI-sell-4
        return BUYER_USED
    if chart.tile_accepts[tile] & BIT[kind] == 0:  # AI-sell-3
        return BUYER_REFUSES
    return OK if ways & BIT[tables.slot_place[slot]] else BUYER_FAR  # AI-sell-2


def why_not_market(chart: ChartTables, pos: Position, kind: i64, ways: i64, space: i64) -> i64:
    """Returns why the counter on a market space may not buy over these connections, or ``OK``."""
    if pos.words[USED_MARKETS] & BIT[space]:
        return BUYER_USED
    if chart.market_buys(pos, space) & BIT[kind] == 0:
        return BUYER_REFUSES
    return OK if ways & BIT[chart.market_place[space]] else BUYER_FAR


def list_buyers(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, slot: i64
) -> None:
    """Lists every buyer for the counter on this slot. Needs a survey."""
    kind = tables.tile_kind[pos.tile_on(slot)]
    ways = ways_from(tables, chart, pos, work, tables.slot_place[slot])
    ports = tables.kind_slots[chart.port_kind] & pos.slots_taken & ~pos.flipped
    while ports and work.has_room():
        bit = ports & -ports
        ports ^= bit
        if why_not_port(tables, chart, pos, kind, ways, index(bit)) == OK:
            work.add(tables.choices.code(TO_PORT, index(bit)))
    space: i64 = 0
    while space < len(chart.market_place) and work.has_room():
        if why_not_market(chart, pos, kind, ways, space) == OK:
            work.add(tables.choices.code(TO_MARKET, space))
        space += 1


def has_buyer(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, slot: i64
) -> bool:
    """Returns whether the counter on this slot has a buyer. Needs a survey."""
    before, most = work.count, work.limit
    work.limit = before + 1  # one is enough
    list_buyers(tables, chart, pos, work, slot)
    found = work.count > before
    work.count = before
    work.limit = most
    return found


def why_not_sell(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, slot: i64
) -> i64:
    """Returns the first rule that forbids selling from this slot, or ``OK``. Needs a survey."""
    # AI-sell-1
    reason = why_not_offer(tables, pos, slot)
    if reason != OK:
        return reason
    return OK if has_buyer(tables, chart, pos, work, slot) else NO_BUYER


def list_sales(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Lists every counter that can be sold. Needs a survey."""
    tiles = pos.seat_value(pos.seat, TILES) & ~pos.flipped
    while tiles and work.has_room():
        bit = tiles & -tiles
        tiles ^= bit
        slot = index(bit)
        if why_not_sell(tables, chart, pos, work, slot) == OK:
            work.add(tables.choices.code(SELL, slot))


def why_not_buyer(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, code: i64
) -> i64:
    """Returns why this buyer is illegal for the current sale, or ``OK``. Needs a survey."""
    kind = tables.tile_kind[pos.tile_on(pos.slot)]
    ways = ways_from(tables, chart, pos, work, tables.slot_place[pos.slot])
    a = tables.choices.a[code]
    if tables.choices.verb[code] == TO_PORT:
        return why_not_port(tables, chart, pos, kind, ways, a)
    return why_not_market(chart, pos, kind, ways, a)


def sell_to(tables: Tables, chart: ChartTables, pos: Position, work: Workspace, code: i64) -> None:
    """Flips seller and buyer, pays their owners, and flips a ship that is done."""
    a = tables.choices.a[code]
    flip(tables, pos, work, pos.slot)  # AI-sell-5
    if tables.choices.verb[code] == TO_PORT:
        flip(tables, pos, work, a)
        return
    pos.words[USED_MARKETS] = pos.words[USED_MARKETS] | BIT[a]
    work.log.say(MARKET_USED, pos.seat, a, 0)
    berth: i64 = 0
    while berth < chart.berths:
        if chart.berth_market[berth] == a:
            flip_ship(tables, chart, pos, work, berth)
        berth += 1
