"""End of a round: turn order by money spent, income, and what happens when it cannot be paid."""

from mypy_extensions import i64

from ironbridge.core.bits import BIT, index
from ironbridge.core.build import clear_slot
from ironbridge.core.choices import GIVE_UP
from ironbridge.core.desk import Desk
from ironbridge.core.events import (
    INCOME_PAID,
    MONEY_GAINED,
    ORDER_SET,
    POINTS_GAINED,
    TILE_REMOVED,
)
from ironbridge.core.position import (
    ASK_GIVE_UP,
    INCOME,
    MONEY,
    ORDER_AT,
    POINTS,
    SPENT,
    TILE_AT,
    TILES,
    Position,
)
from ironbridge.core.reasons import NO_SUCH_TILE, NOT_YOURS, OK
from ironbridge.core.rules import Rules
from ironbridge.core.tables import Tables


def set_turn_order(tables: Tables, pos: Position, desk: Desk) -> None:
    """Who spent least plays first; equal spenders keep their order.  Spending starts anew."""
    cells = pos.cells
    turn: i64 = 1
    while turn < pos.seats and tables.fixed_order == 0:
        seat = cells[ORDER_AT + turn]
        spent = pos.word(i64(seat), SPENT)
        at = turn
        while at > 0 and pos.word(i64(cells[ORDER_AT + at - 1]), SPENT) > spent:
            cells[ORDER_AT + at] = cells[ORDER_AT + at - 1]
            at -= 1
        cells[ORDER_AT + at] = seat
        turn += 1
    turn = 0
    while turn < pos.seats:
        seat_there = pos.in_order(turn)
        pos.set_word(seat_there, SPENT, 0)
        if tables.fixed_order == 0:
            desk.log.say(ORDER_SET, seat_there, turn, 0)
        turn += 1


def settle_income(rules: Rules, pos: Position, desk: Desk) -> bool:
    """Pay everyone's income in turn order; False when a seat must first give up a tile."""
    tables = rules.tables
    if len(tables.income_level) < 2:
        return True  # the title has no income track
    if tables.income_together and pos.paying == 0 and pos.owed == 0:
        settle_together(tables, pos, desk)
    turn: i64 = 0
    while turn < pos.seats:
        if pos.paying & BIT[turn] == 0 and not settle_seat(tables, pos, desk, turn):
            return False
        turn += 1
    return True


def settle_together(tables: Tables, pos: Position, desk: Desk) -> None:
    """Everyone whose money is enough collects or pays at once."""
    turn: i64 = 0
    while turn < pos.seats:
        seat = pos.in_order(turn)
        if pos.word(seat, MONEY) + tables.income_level[pos.word(seat, INCOME)] >= 0:
            settle_seat(tables, pos, desk, turn)
        turn += 1


def settle_seat(tables: Tables, pos: Position, desk: Desk, turn: i64) -> bool:
    """Settle the income of one seat; False when it must first give up a tile."""
    seat = pos.in_order(turn)
    if pos.owed == 0 and tables.automatic & BIT[seat] == 0:
        level = tables.income_level[pos.word(seat, INCOME)]
        desk.log.say(INCOME_PAID, seat, level, 0)
        money = pos.word(seat, MONEY) + level
        if money < 0 and tables.income_together:
            pos.owed = -level
        else:
            pos.set_word(seat, MONEY, money if money > 0 else 0)
            pos.owed = -money if money < 0 else 0
    if pos.owed > 0:
        if can_give_up(tables, pos, seat):
            pos.seat = seat
            pos.ask = ASK_GIVE_UP
            return False
        short = pos.owed - pos.word(seat, MONEY)
        lose_points(pos, desk, seat, short * tables.shortfall_points)
        pos.set_word(seat, MONEY, 0)
        pos.owed = 0
    pos.paying |= BIT[turn]
    return True


def can_give_up(tables: Tables, pos: Position, seat: i64) -> bool:
    """Has the seat a tile to give up?  Tiles worth nothing count only where the option says so."""
    tiles = pos.word(seat, TILES)
    if tables.shortfall_force:
        return tiles != 0
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        if tile_worth(tables, pos, index(bit)) > 0:
            return True
    return False


def tile_worth(tables: Tables, pos: Position, slot: i64) -> i64:
    """What the bank gives for a tile: a part of its price, rounded down."""
    return tables.tile_cost[i64(pos.cells[TILE_AT + slot])] // tables.shortfall_divisor


def why_not_give_up(pos: Position, slot: i64) -> i64:
    """May the tile on this slot be given up?  Any own tile may."""
    if pos.taken & BIT[slot] == 0:
        return NO_SUCH_TILE
    if pos.word(pos.seat, TILES) & BIT[slot] == 0:
        return NOT_YOURS
    return OK


def list_give_ups(rules: Rules, pos: Position, desk: Desk) -> None:
    """Every tile that may be given up."""
    tiles = pos.word(pos.seat, TILES)
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        desk.put(rules.tables.choices.code(GIVE_UP, index(bit)))


def give_up(rules: Rules, pos: Position, desk: Desk, slot: i64) -> None:
    """Sell a tile to the bank; what is left over after the debt is kept.

    Where income is settled together money stays in hand, and the whole debt open, until it is
    covered; elsewhere what there is is paid at once.
    """
    seat = pos.seat
    worth = tile_worth(rules.tables, pos, slot)
    clear_slot(rules, pos, desk, slot, TILE_REMOVED)
    desk.log.say(MONEY_GAINED, seat, worth, 0)
    if rules.tables.income_together:
        pos.add_word(seat, MONEY, worth)
    else:
        pos.owed -= worth
    left = pos.word(seat, MONEY) - pos.owed
    if left >= 0:
        pos.set_word(seat, MONEY, left)
        pos.owed = 0
        pos.paying |= BIT[pos.turn_of(seat)]


def lose_points(pos: Position, desk: Desk, seat: i64, points: i64) -> None:
    """Lose points, but never below zero."""
    old = pos.word(seat, POINTS)
    new = old - points if old > points else 0
    pos.set_word(seat, POINTS, new)
    desk.log.say(POINTS_GAINED, seat, new - old, 0)


def gain_points(pos: Position, desk: Desk, seat: i64, points: i64) -> None:
    """Gain points."""
    pos.add_word(seat, POINTS, points)
    desk.log.say(POINTS_GAINED, seat, points, 0)
