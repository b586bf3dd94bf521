"""Tiles: next tile of a mat, placement, cubes, flipping, removal."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.events import TILE_FLIPPED
from ironbridge.core.income import gain_income
from ironbridge.core.money import gain_money
from ironbridge.core.network import grow_tile, regrow
from ironbridge.core.position import (
    MAX_KINDS,
    NO_TILE,
    TILES,
    Position,
)
from ironbridge.core.tables import MAT_DEPTH, Tables
from ironbridge.core.workspace import Workspace

# ----------------------------------------------------------------------------- the mat


def next_tile(tables: Tables, pos: Position, seat: i64, kind: i64) -> i64:
    """Returns the lowest tile of an industry left on a seat's mat, or NO_TILE."""
    # BB-build-1, BL-build-1, AI-build-1
    stack = (seat * MAX_KINDS + kind) * MAT_DEPTH
    return tables.mat[stack + pos.developed(seat, kind)]


def leave_mat(pos: Position, seat: i64, kind: i64) -> None:
    """Moves the lowest tile of an industry off a seat's mat, to the board or to the box."""
    pos.set_developed(seat, kind, pos.developed(seat, kind) + 1)


# ----------------------------------------------------------------------------- the board


def place_tile(tables: Tables, pos: Position, seat: i64, slot: i64, tile: i64) -> None:
    """Puts a tile without cubes on an empty slot."""
    pos.set_tile(slot, tile, seat)
    pos.slots_taken |= BIT[slot]
    pos.set_seat_value(seat, TILES, pos.seat_value(seat, TILES) | BIT[slot])
    grow_tile(tables, pos, seat, slot)


def clear_slot(tables: Tables, pos: Position, work: Workspace, slot: i64, event: i64) -> None:
    """Takes a tile off the board, with its cubes."""
    # BB-overbuild-6, BL-overbuild-7, AI-over-4
    owner, tile = pos.owner_of(slot), pos.tile_on(slot)
    work.log.say(event, owner, slot, tile)
    goods = tables.kind_goods[tables.tile_kind[tile]]
    if goods >= 0:
        pos.set_sources(goods, pos.sources(goods) & ~BIT[slot])
    pos.set_tile(slot, NO_TILE, 0)
    pos.slots_taken &= ~BIT[slot]
    pos.flipped &= ~BIT[slot]
    pos.set_seat_value(owner, TILES, pos.seat_value(owner, TILES) & ~BIT[slot])
    regrow(tables, pos, owner)


def put_cubes(pos: Position, goods: i64, slot: i64, cubes: i64) -> None:
    """Sets the number of cubes or barrels on a slot; with 0 it is no source."""
    pos.set_cubes(slot, cubes)
    if cubes:
        pos.set_sources(goods, pos.sources(goods) | BIT[slot])
    else:
        pos.set_sources(goods, pos.sources(goods) & ~BIT[slot])


def standing(tables: Tables, pos: Position, kind: i64) -> i64:
    """Returns the slots that hold a tile of an industry, flipped or not."""
    found: i64 = 0
    slots = tables.kind_slots[kind] & pos.slots_taken
    while slots:
        bit = slots & -slots
        slots ^= bit
        if tables.tile_kind[pos.tile_on(index(bit))] == kind:
            found |= bit
    return found


def places_of(tables: Tables, slots: i64) -> i64:
    """Returns the places of these slots."""
    found: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        found |= BIT[tables.slot_place[index(bit)]]
    return found


def slots_of(tables: Tables, places: i64) -> i64:
    """Returns the slots of these places."""
    found: i64 = 0
    while places:
        bit = places & -places
        places ^= bit
        found |= tables.place_slots[index(bit)]
    return found


def cubes_on(pos: Position, slots: i64) -> i64:
    """Returns the number of cubes or barrels on these slots."""
    total: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        total += pos.cubes_on(index(bit))
    return total


def flip(tables: Tables, pos: Position, work: Workspace, slot: i64) -> None:
    """Flips a tile; its owner gains income or money at once."""
    # BB-income-1, BL-income-3
    pos.flipped |= BIT[slot]
    owner, tile = pos.owner_of(slot), pos.tile_on(slot)
    work.log.say(TILE_FLIPPED, owner, slot, tile)
    if tables.tile_income[tile] and tables.automatic & BIT[owner] == 0:
        gain_income(tables, pos, work, owner, tables.tile_income[tile])
    if tables.tile_profit[tile]:
        gain_money(pos, work, owner, tables.tile_profit[tile])
