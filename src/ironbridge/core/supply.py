"""Where coal and iron may come from, and taking them.

Coal travels along links: the nearest mine first, whoever owns it; the market only when no mine
is connected.  Iron needs no links: any works first, then the market.
"""

from mypy_extensions import i64, u8

from ironbridge.core.bits import BIT, index
from ironbridge.core.desk import Desk
from ironbridge.core.events import INCOME_MOVED, MONEY_GAINED, TAKEN, TILE_FLIPPED
from ironbridge.core.market import buy, price_of
from ironbridge.core.network import nearest
from ironbridge.core.position import (
    COAL,
    CUBES_AT,
    DUE_AT,
    INCOME,
    IRON,
    JOINED_AT,
    MONEY,
    OWNER_AT,
    SOURCES_AT,
    TILE_AT,
    Position,
)
from ironbridge.core.rules import Rules
from ironbridge.core.tables import Tables


def survey_supplies(rules: Rules, pos: Position, desk: Desk) -> None:
    """Work out once what every candidate will be asked: coal and market by connected group."""
    tables = rules.tables
    cells = pos.cells
    coal_in = desk.coal_in
    market_in = desk.market_in
    place: i64 = 0
    while place < tables.places:
        coal_in[place] = 0
        market_in[place] = 0
        place += 1
    mines = pos.words[SOURCES_AT + COAL]
    while mines:
        bit = mines & -mines
        mines ^= bit
        slot = index(bit)
        group = i64(cells[JOINED_AT + tables.slot_place[slot]])
        coal_in[group] = coal_in[group] + i64(cells[CUBES_AT + slot])
    places = rules.market_places(pos)
    while places:
        bit = places & -places
        places ^= bit
        market_in[i64(cells[JOINED_AT + index(bit)])] = 1
    survey_iron(pos, desk)


def survey_iron(pos: Position, desk: Desk) -> None:
    """Work out how much iron lies on works; all that a further development asks."""
    desk.iron_cubes = cubes_on(pos, pos.words[SOURCES_AT + IRON])


def cubes_on(pos: Position, slots: i64) -> i64:
    """How many cubes or barrels lie on these slots."""
    total: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        total += i64(pos.cells[CUBES_AT + index(bit)])
    return total


def coal_price(tables: Tables, pos: Position, desk: Desk, spot: i64, cubes: i64) -> i64:
    """What this much coal costs at these places; -1 when it cannot be had.  After a survey."""
    if cubes == 0:
        return 0
    on_mines: i64 = 0
    to_market: i64 = 0
    seen: i64 = 0
    while spot:
        bit = spot & -spot
        spot ^= bit
        group = i64(pos.cells[JOINED_AT + index(bit)])
        if seen & BIT[group] == 0:
            seen |= BIT[group]
            on_mines += desk.coal_in[group]
            to_market |= desk.market_in[group]
    if on_mines >= cubes:
        return 0
    if to_market == 0:
        return -1
    return price_of(tables, pos, COAL, cubes - on_mines)


def iron_price(tables: Tables, pos: Position, desk: Desk, cubes: i64) -> i64:
    """What this much iron costs.  After a survey."""
    if cubes <= desk.iron_cubes:
        return 0
    return price_of(tables, pos, IRON, cubes - desk.iron_cubes)


def nearest_mines(tables: Tables, pos: Position) -> i64:
    """Slots of the nearest mines with coal, seen from where it is needed; none: the market."""
    mines = pos.words[SOURCES_AT + COAL]
    with_coal: i64 = 0
    rest = mines
    while rest:
        bit = rest & -rest
        rest ^= bit
        with_coal |= BIT[tables.slot_place[index(bit)]]
    places = nearest(tables, pos, pos.spot, with_coal)
    found: i64 = 0
    while places:
        bit = places & -places
        places ^= bit
        found |= tables.place_slots[index(bit)]
    return found & mines


def take(tables: Tables, pos: Position, desk: Desk, goods: i64, slot: i64) -> None:
    """Take what is due from one source: a cube or barrel; of coal, all that is due."""
    cubes: i64 = 1
    lying = i64(pos.cells[CUBES_AT + slot])
    due = pos.words[DUE_AT + goods]
    if goods == COAL and tables.coal_split == 0:
        cubes = due if due < lying else lying
    pos.words[DUE_AT + goods] = due - cubes
    pos.cells[CUBES_AT + slot] = u8(lying - cubes)
    desk.log.say(TAKEN + goods, pos.seat, slot, cubes)
    if lying == cubes:
        pos.words[SOURCES_AT + goods] = pos.words[SOURCES_AT + goods] & ~BIT[slot]
        flip(tables, pos, desk, slot)


def buy_due(tables: Tables, pos: Position, desk: Desk, goods: i64) -> None:
    """Buy all that is still due from the market."""
    buy(tables, pos, desk, goods, pos.words[DUE_AT + goods])
    pos.words[DUE_AT + goods] = 0


def flip(tables: Tables, pos: Position, desk: Desk, slot: i64) -> None:
    """Turn a tile over: its owner's income rises at once, or money comes in."""
    pos.flipped |= BIT[slot]
    owner = i64(pos.cells[OWNER_AT + slot])
    tile = i64(pos.cells[TILE_AT + slot])
    desk.log.say(TILE_FLIPPED, owner, slot, tile)
    if tables.tile_income[tile] and tables.automatic & BIT[owner] == 0:
        gain_income(tables, pos, desk, owner, tables.tile_income[tile])
    if tables.tile_profit[tile]:
        pos.add_word(owner, MONEY, tables.tile_profit[tile])
        desk.log.say(MONEY_GAINED, owner, tables.tile_profit[tile], 0)


def gain_income(tables: Tables, pos: Position, desk: Desk, seat: i64, spaces: i64) -> None:
    """Move an income marker forward; it stops at the last space."""
    old = pos.word(seat, INCOME)
    new = old + spaces
    last = len(tables.income_level) - 1
    if new > last:
        new = last
    pos.set_word(seat, INCOME, new)
    desk.log.say(INCOME_MOVED, seat, old, new)
