"""Build action: legality check, list of legal builds, execution."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.events import TILE_BUILT, TILE_REPLACED
from ironbridge.core.market import feed, reaches_market
from ironbridge.core.money import pay_price
from ironbridge.core.network import nothing_on_board
from ironbridge.core.position import (
    CARDS,
    COAL,
    IRON,
    MAX_SLOTS,
    MONEY,
    NO_TILE,
    REACH,
    TILES,
    Position,
)
from ironbridge.core.reasons import (
    BOTH_ACTIONS,
    CANNOT_PAY,
    CARD_DOES_NOT_FIT,
    NEVER_BUILT,
    NO_CARD,
    NO_COAL,
    NO_TILE_LEFT,
    OK,
    ONE_TILE_PER_PLACE,
    OUTSIDE_NETWORK,
    OVERBUILD_CUBES_LEFT,
    OVERBUILD_LEVEL,
    OVERBUILD_NEEDS_FREE_SLOT,
    OVERBUILD_PLACE_FREE,
    OVERBUILD_RIVAL_KIND,
    SINGLE_SPACE_FIRST,
    SLOT_TAKEN_KIND,
    TOO_FEW_CARDS,
    WRONG_ERA_TILE,
    WRONG_INDUSTRY,
)
from ironbridge.core.supply import coal_price, iron_price
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import clear_slot, flip, leave_mat, next_tile, place_tile, put_cubes
from ironbridge.core.workspace import Workspace


def why_not_build(tables: Tables, pos: Position, work: Workspace, kind: i64, slot: i64) -> i64:
    """Returns the first rule that forbids this build, or ``OK``.

    Requires a survey of the position.
    """
    reason = why_not_space(tables, pos, kind, slot)
    if reason == OK:
        reason = why_not_any_card(tables, pos, work, kind, slot)
    if reason == OK:
        reason = why_not_supplied(tables, pos, work, kind, slot)
    return reason


def why_not_space(tables: Tables, pos: Position, kind: i64, slot: i64) -> i64:
    """Returns why the next tile of this industry may not stand on this slot, or ``OK``."""
    seat = pos.seat
    tile = next_tile(tables, pos, seat, kind)
    if tile == NO_TILE:  # BB-build-1, BL-build-1
        return NO_TILE_LEFT
    if tables.slot_kinds[slot] & BIT[kind] == 0:  # BB-build-2, BL-build-2
        return WRONG_INDUSTRY
    if tables.tile_eras[tile] & BIT[pos.era] == 0:  # BB-build-10, BL-build-3, BL-build-4
        return WRONG_ERA_TILE if tables.tile_eras[tile] else NEVER_BUILT
    if pos.slots_taken & BIT[slot]:
        reason = why_not_overbuild(tables, pos, tile, slot)
        if reason != OK:
            return reason
    if tables.slots_first[kind * MAX_SLOTS + slot] & ~pos.slots_taken:  # BB-build-3, BL-build-8
        if pos.slots_taken & BIT[slot] == 0 or tables.slot_order_binds_own:
            return SINGLE_SPACE_FIRST
    if tables.one_tile_per_place[pos.era]:  # BB-build-8, BL-build-6
        own = pos.seat_value(seat, TILES) & ~BIT[slot]
        if own & tables.place_slots[tables.slot_place[slot]]:
            return ONE_TILE_PER_PLACE
    return OK


def why_not_overbuild(tables: Tables, pos: Position, tile: i64, slot: i64) -> i64:
    """Returns why this tile may not replace the one on the slot, or ``OK``."""
    old = pos.tile_on(slot)
    kind = tables.tile_kind[tile]
    if tables.tile_kind[old] != kind:  # BB-overbuild-1, BL-overbuild-1
        return SLOT_TAKEN_KIND
    if tables.tile_level[tile] <= tables.tile_level[old]:  # BB-overbuild-2, BL-overbuild-2
        return OVERBUILD_LEVEL
    if pos.owner_of(slot) == pos.seat:  # BB-overbuild-3, BL-overbuild-6
        return OK
    goods = tables.kind_goods[kind]
    if goods != COAL and goods != IRON:  # BB-overbuild-4, BL-overbuild-4
        return OVERBUILD_RIVAL_KIND
    on_tiles = pos.sources(goods) != 0  # BB-overbuild-5, BL-overbuild-3
    on_market = pos.market(goods) != 0
    cubes_left = on_tiles or on_market
    if tables.overbuild_either:
        cubes_left = on_tiles and on_market
    if cubes_left:
        return OVERBUILD_CUBES_LEFT
    if tables.overbuild_when_full & BIT[kind]:  # BL-overbuild-5
        free = (
            tables.place_slots[tables.slot_place[slot]] & tables.kind_slots[kind] & ~pos.slots_taken
        )
        if free:
            return OVERBUILD_PLACE_FREE
    return OK


def why_not_any_card(tables: Tables, pos: Position, work: Workspace, kind: i64, slot: i64) -> i64:
    """Returns why no card in hand allows this build, or ``OK``."""
    if work.hand_slots & BIT[slot]:
        return OK
    if work.hand_kinds & BIT[kind] == 0:
        return NO_CARD
    return why_not_reached(tables, pos, slot)


def why_not_card(tables: Tables, pos: Position, card: i64, kind: i64, slot: i64) -> i64:
    """Returns why this card does not allow this build, or ``OK``."""
    if tables.card_slots[card] & BIT[slot]:  # BB-card-3, BL-card-3
        return OK
    if tables.card_kinds[card] & BIT[kind] == 0:
        return CARD_DOES_NOT_FIT
    return why_not_reached(tables, pos, slot)


def why_not_reached(tables: Tables, pos: Position, slot: i64) -> i64:
    """Returns why an industry card may not build on this slot, or ``OK``."""
    if pos.seat_value(pos.seat, REACH) & BIT[slot]:  # BB-card-5, BL-card-4
        return OK
    if not nothing_on_board(pos, pos.seat):  # BB-network-4
        return OUTSIDE_NETWORK
    if pos.slots_taken & BIT[slot] and tables.free_start_overbuild == 0:  # BB-network-5
        return OVERBUILD_NEEDS_FREE_SLOT
    return OK


def why_not_supplied(tables: Tables, pos: Position, work: Workspace, kind: i64, slot: i64) -> i64:
    """Returns why the next tile cannot be supplied or paid for on this slot, or ``OK``."""
    # BB-build-5, BB-turn-8, BL-build-10, BL-turn-6
    tile = next_tile(tables, pos, pos.seat, kind)
    coal = coal_price(tables, pos, work, BIT[tables.slot_place[slot]], tables.tile_coal[tile])
    if coal < 0:
        return NO_COAL
    price = tables.tile_cost[tile] + coal + iron_price(tables, pos, work, tables.tile_iron[tile])
    if price > pos.seat_value(pos.seat, MONEY):
        return CANNOT_PAY
    return OK


def why_not_both(tables: Tables, pos: Position) -> i64:
    """Returns why the actions or cards left are too few for a double build, or ``OK``."""
    # BL-double-2, BL-double-3, AI-double-1
    if pos.actions < tables.turn_actions:  # BL-double-2
        return BOTH_ACTIONS
    return OK if pos.seat_value(pos.seat, CARDS) >= tables.double_cards else TOO_FEW_CARDS


def why_not_double(tables: Tables, pos: Position, work: Workspace, kind: i64, slot: i64) -> i64:
    """Returns why a double build, which any cards allow, is not legal, or ``OK``."""
    # BL-double-1, AI-double-2
    reason = why_not_both(tables, pos)
    if reason == OK:
        reason = why_not_space(tables, pos, kind, slot)
    if reason == OK:
        reason = why_not_supplied(tables, pos, work, kind, slot)
    return reason


def list_doubles(tables: Tables, pos: Position, work: Workspace) -> None:
    """Lists every legal build that takes both actions of the turn."""
    if tables.double_cards == 0 or pos.actions < tables.turn_actions:
        return
    kind: i64 = 0
    while kind < tables.kinds:
        slots = tables.kind_slots[kind]
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot = index(bit)
            if why_not_double(tables, pos, work, kind, slot) == OK:
                work.add(tables.choices.double_at[kind * MAX_SLOTS + slot])
        kind += 1


def list_builds(tables: Tables, pos: Position, work: Workspace) -> None:
    """Lists every legal build; masks exclude slots before the full check."""
    build_at = tables.choices.build_at
    reach = pos.seat_value(pos.seat, REACH)
    if nothing_on_board(pos, pos.seat):
        reach = ~0
    kind: i64 = 0
    while kind < tables.kinds:
        slots = work.hand_slots
        if work.hand_kinds & BIT[kind]:
            slots |= reach
        slots &= tables.kind_slots[kind]
        if slots and can_afford_tile(tables, pos, work, kind):
            slots &= open_slots(tables, pos, kind)
            while slots:
                bit = slots & -slots
                slots ^= bit
                slot = index(bit)
                if why_not_build(tables, pos, work, kind, slot) == OK:
                    work.add(build_at[kind * MAX_SLOTS + slot])
        kind += 1


def can_afford_tile(tables: Tables, pos: Position, work: Workspace, kind: i64) -> bool:
    """Returns whether the next tile is one of this era that the seat can pay for anywhere."""
    tile = next_tile(tables, pos, pos.seat, kind)
    if tile == NO_TILE or tables.tile_eras[tile] & BIT[pos.era] == 0:
        return False
    price = tables.tile_cost[tile] + iron_price(tables, pos, work, tables.tile_iron[tile])
    return price <= pos.seat_value(pos.seat, MONEY)


def open_slots(tables: Tables, pos: Position, kind: i64) -> i64:
    """Returns the slots that are empty or hold a replaceable tile, judged by masks alone."""
    own = pos.seat_value(pos.seat, TILES)
    slots = ~pos.slots_taken | own
    goods = tables.kind_goods[kind]
    if goods in (COAL, IRON):
        if pos.sources(goods) == 0 or tables.overbuild_either:
            slots = ~0
    return slots


def begin_build(tables: Tables, pos: Position, work: Workspace) -> None:
    """Places the tile, pays its price and sets what it needs; the card is already played."""
    seat, slot, kind = pos.seat, pos.slot, pos.kind
    tile = next_tile(tables, pos, seat, kind)
    if pos.slots_taken & BIT[slot]:  # BB-overbuild-7
        clear_slot(tables, pos, work, slot, TILE_REPLACED)
    leave_mat(pos, seat, kind)
    place_tile(tables, pos, seat, slot, tile)
    pay_price(pos, work, seat, tables.tile_cost[tile])
    work.log.say(TILE_BUILT, seat, slot, tile)
    pos.set_due(COAL, tables.tile_coal[tile])
    pos.set_due(IRON, tables.tile_iron[tile])
    pos.site_places = BIT[tables.slot_place[slot]]


def finish_build(tables: Tables, pos: Position, work: Workspace) -> None:
    """Puts the cubes on the supplied tile and sells those for which the market has room."""
    # BB-build-11, BB-market-5
    slot = pos.slot
    cubes = tables.tile_cubes[pos.tile_on(slot) * 2 + pos.era]
    goods = tables.kind_goods[pos.kind]
    if goods >= 0 and cubes > 0:  # BB-build-6, BB-build-7, BL-build-11
        if goods == IRON or (goods == COAL and reaches_market(tables, pos, slot)):
            # BB-market-1, BB-market-2, BL-coal-8, BL-iron-4
            cubes -= feed(tables, pos, work, goods, cubes)
        put_cubes(pos, goods, slot, cubes)
        if cubes == 0:  # BB-market-4
            flip(tables, pos, work, slot)
    if tables.flips_when_built & BIT[pos.kind]:
        flip(tables, pos, work, slot)
