"""Tiles: the next one of a mat, onto the board, with its cubes, turned over, and off again."""

from mypy_extensions import i64, u8

from ironbridge.core.bits import BIT, index
from ironbridge.core.desk import Desk
from ironbridge.core.events import TILE_FLIPPED
from ironbridge.core.network import grow_tile, regrow
from ironbridge.core.position import (
    CUBES_AT,
    MAT_CELLS,
    MAX_KINDS,
    NO_TILE,
    OWNER_AT,
    SEAT_CELLS,
    SEAT_CELLS_AT,
    TILE_AT,
    TILES,
    Position,
)
from ironbridge.core.purse import gain_income, gain_money
from ironbridge.core.tables import MAT_DEPTH, Tables

# ----------------------------------------------------------------------------- the mat


def next_tile(tables: Tables, pos: Position, seat: i64, kind: i64) -> i64:
    """The lowest tile of an industry left on a seat's mat, or NO_TILE."""
    stack = (seat * MAX_KINDS + kind) * MAT_DEPTH
    return tables.mat[stack + pos.developed(seat, kind)]


def leave_mat(pos: Position, seat: i64, kind: i64) -> None:
    """The lowest tile of an industry leaves a seat's mat, for the board or for the box."""
    at = SEAT_CELLS_AT + seat * SEAT_CELLS + MAT_CELLS + kind
    pos.cells[at] = pos.cells[at] + u8(1)


# ----------------------------------------------------------------------------- the board


def place_tile(tables: Tables, pos: Position, seat: i64, slot: i64, tile: i64) -> None:
    """Put a tile on an empty slot, nothing on it yet."""
    pos.cells[TILE_AT + slot] = u8(tile)
    pos.cells[OWNER_AT + slot] = u8(seat)
    pos.cells[CUBES_AT + slot] = u8(0)
    pos.taken |= BIT[slot]
    pos.set_word(seat, TILES, pos.word(seat, TILES) | BIT[slot])
    grow_tile(tables, pos, seat, slot)


def clear_slot(tables: Tables, pos: Position, desk: Desk, slot: i64, event: i64) -> None:
    """Take a tile off the board, with whatever lies on it."""
    owner, tile = pos.owner_of(slot), pos.tile_on(slot)
    desk.log.say(event, owner, slot, tile)
    goods = tables.kind_goods[tables.tile_kind[tile]]
    if goods >= 0:
        pos.set_sources(goods, pos.sources(goods) & ~BIT[slot])
    pos.cells[TILE_AT + slot] = u8(NO_TILE)
    pos.cells[OWNER_AT + slot] = u8(0)
    pos.cells[CUBES_AT + slot] = u8(0)
    pos.taken &= ~BIT[slot]
    pos.flipped &= ~BIT[slot]
    pos.set_word(owner, TILES, pos.word(owner, TILES) & ~BIT[slot])
    regrow(tables, pos, owner)


def put_cubes(pos: Position, goods: i64, slot: i64, cubes: i64) -> None:
    """So many cubes or barrels lie on a slot; with none it gives nothing any more."""
    pos.cells[CUBES_AT + slot] = u8(cubes)
    if cubes:
        pos.set_sources(goods, pos.sources(goods) | BIT[slot])
    else:
        pos.set_sources(goods, pos.sources(goods) & ~BIT[slot])


def standing(tables: Tables, pos: Position, kind: i64) -> i64:
    """Slots that hold a tile of an industry, flipped or not."""
    found: i64 = 0
    slots = tables.kind_slots[kind] & pos.taken
    while slots:
        bit = slots & -slots
        slots ^= bit
        if tables.tile_kind[pos.tile_on(index(bit))] == kind:
            found |= bit
    return found


def places_of(tables: Tables, slots: i64) -> i64:
    """The places of these slots."""
    found: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        found |= BIT[tables.slot_place[index(bit)]]
    return found


def cubes_on(pos: Position, slots: i64) -> i64:
    """How many cubes or barrels lie on these slots."""
    total: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        total += pos.cubes_on(index(bit))
    return total


def flip(tables: Tables, pos: Position, desk: Desk, slot: i64) -> None:
    """Turn a tile over: its owner's income rises at once, or money comes in."""  # BB-income-1
    pos.flipped |= BIT[slot]
    owner, tile = pos.owner_of(slot), pos.tile_on(slot)
    desk.log.say(TILE_FLIPPED, owner, slot, tile)
    if tables.tile_income[tile] and tables.automatic & BIT[owner] == 0:
        gain_income(tables, pos, desk, owner, tables.tile_income[tile])
    if tables.tile_profit[tile]:
        gain_money(pos, desk, owner, tables.tile_profit[tile])
