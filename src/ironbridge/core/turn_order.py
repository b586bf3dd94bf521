"""The turn order: who spent least plays first."""

from mypy_extensions import i64

from ironbridge.core.events import ORDER_SET
from ironbridge.core.position import SPENT, Position
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace


def set_turn_order(tables: Tables, pos: Position, work: Workspace) -> None:
    """Sets the order of the next round and resets the spending."""
    # BB-order-1, BL-order-1, AI-order-1
    if tables.fixed_order == 0:
        sort_by_spending(pos)
    turn: i64 = 0
    while turn < pos.seats:
        seat = pos.in_order(turn)
        pos.set_seat_value(seat, SPENT, 0)
        if tables.fixed_order == 0:
            work.log.say(ORDER_SET, seat, turn, 0)
        turn += 1


def sort_by_spending(pos: Position) -> None:
    """Sorts seats by money spent, least first; equal seats keep their order."""
    # BB-order-2, BL-order-2, AI-order-2
    turn: i64 = 1
    while turn < pos.seats:
        seat = pos.in_order(turn)
        spent = pos.seat_value(seat, SPENT)
        at = turn
        while at > 0 and pos.seat_value(pos.in_order(at - 1), SPENT) > spent:
            pos.set_in_order(at, pos.in_order(at - 1))
            at -= 1
        pos.set_in_order(at, seat)
        turn += 1
