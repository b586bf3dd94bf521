"""Income payment at the end of a round, and the shortfall when it cannot be paid.

The income marker and its cap are in ``core/income.py``.
"""

from mypy_extensions import i64

from ironbridge.core.action_table import GIVE_UP
from ironbridge.core.bitset import BIT, index
from ironbridge.core.events import INCOME_PAID, MONEY_GAINED, TILE_REMOVED
from ironbridge.core.income import income_level
from ironbridge.core.money import lose_points
from ironbridge.core.position import ASK_GIVE_UP, MONEY, TILES, Position
from ironbridge.core.reasons import NO_SUCH_TILE, NOT_YOURS, OK
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import clear_slot
from ironbridge.core.workspace import Workspace


def settle_income(tables: Tables, pos: Position, work: Workspace) -> bool:
    """Settles income in turn order; returns False when a seat must first give up a tile."""
    # BB-income-3, BB-income-5, BL-income-1
    if len(tables.income_level) < 2:
        return True  # the title has no income track
    if tables.income_together and pos.paying == 0 and pos.owed == 0:
        settle_together(tables, pos, work)
    turn: i64 = 0
    while turn < pos.seats:
        if pos.paying & BIT[turn] == 0 and not settle_seat(tables, pos, work, turn):
            return False
        turn += 1
    return True


def settle_together(tables: Tables, pos: Position, work: Workspace) -> None:
    """Settles the income of every seat whose money is enough."""  # BL-income-6
    turn: i64 = 0
    while turn < pos.seats:
        seat = pos.in_order(turn)
        if pos.seat_value(seat, MONEY) + income_level(tables, pos, seat) >= 0:
            settle_seat(tables, pos, work, turn)
        turn += 1


def settle_seat(tables: Tables, pos: Position, work: Workspace, turn: i64) -> bool:
    """Settles the income of one seat; returns False when it must first give up a tile."""
    seat = pos.in_order(turn)
    if pos.owed == 0 and tables.automatic & BIT[seat] == 0:
        level = income_level(tables, pos, seat)  # BB-income-4, BL-income-5
        work.log.say(INCOME_PAID, seat, level, 0)
        money = pos.seat_value(seat, MONEY) + level
        if money < 0 and tables.income_together:
            pos.owed = -level
        else:
            pos.set_seat_value(seat, MONEY, money if money > 0 else i64(0))
            pos.owed = -money if money < 0 else i64(0)
    if pos.owed > 0:
        if can_give_up(tables, pos, seat):  # BB-shortfall-3, BL-shortfall-3: only then points
            pos.seat = seat
            pos.ask = ASK_GIVE_UP
            return False
        short = pos.owed - pos.seat_value(seat, MONEY)
        lose_points(pos, work, seat, short * tables.shortfall_points)
        pos.set_seat_value(seat, MONEY, 0)
        pos.owed = 0
    pos.paying |= BIT[turn]
    return True


def can_give_up(tables: Tables, pos: Position, seat: i64) -> bool:
    """Returns whether the seat has a tile to give up; by option also one that is worth nothing."""
    # BB-shortfall-4
    tiles = pos.seat_value(seat, TILES)
    if tables.shortfall_force:
        return tiles != 0
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        if tile_worth(tables, pos, index(bit)) > 0:
            return True
    return False


def tile_worth(tables: Tables, pos: Position, slot: i64) -> i64:
    """Returns the money that the bank pays for a tile: a part of its price, rounded down."""
    # BB-shortfall-1, BL-shortfall-1
    return tables.tile_cost[pos.tile_on(slot)] // tables.shortfall_divisor


def why_not_give_up(pos: Position, slot: i64) -> i64:
    """Returns why the tile on this slot may not be given up, or ``OK``: any own tile may."""
    if pos.slots_taken & BIT[slot] == 0:
        return NO_SUCH_TILE
    if pos.seat_value(pos.seat, TILES) & BIT[slot] == 0:
        return NOT_YOURS
    return OK


def list_give_ups(tables: Tables, pos: Position, work: Workspace) -> None:
    """Lists every tile that may be given up."""  # BB-shortfall-2, BL-shortfall-2
    tiles = pos.seat_value(pos.seat, TILES)
    while tiles and work.has_room():
        bit = tiles & -tiles
        tiles ^= bit
        work.add(tables.choices.code(GIVE_UP, index(bit)))


def give_up(tables: Tables, pos: Position, work: Workspace, slot: i64) -> None:
    """Sells a tile to the bank; the seat keeps the money that exceeds its debt.

    Where income is settled together, the money stays in hand and the whole debt open until the
    money covers it; elsewhere the money is paid at once.
    """
    seat = pos.seat
    worth = tile_worth(tables, pos, slot)
    clear_slot(tables, pos, work, slot, TILE_REMOVED)
    work.log.say(MONEY_GAINED, seat, worth, 0)
    if tables.income_together:
        pos.add_seat_value(seat, MONEY, worth)
    else:
        pos.owed -= worth
    left = pos.seat_value(seat, MONEY) - pos.owed
    if left >= 0:
        pos.set_seat_value(seat, MONEY, left)
        pos.owed = 0
        pos.paying |= BIT[pos.turn_of(seat)]
