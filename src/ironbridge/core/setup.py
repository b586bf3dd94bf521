"""Setup of a game: its first position, from a deal."""

from mypy_extensions import i64

from ironbridge.core.deal import Deal
from ironbridge.core.flow import start_turn
from ironbridge.core.hand import deal_hands
from ironbridge.core.layout import blank_cells, blank_words
from ironbridge.core.network import regrow
from ironbridge.core.position import INCOME, IRON, MONEY, Position
from ironbridge.core.rules import Rules
from ironbridge.core.workspace import Workspace


def empty_table(rules: Rules, deal: Deal) -> Position:
    """Returns the board before any card is dealt: start money, full markets, no seat to act."""
    # BB-setup-5, BB-setup-6, BB-setup-7, BL-setup-4, BL-setup-5, AI-setup-6, AI-setup-7
    tables = rules.tables
    seats = tables.seats
    pos = Position(deal, blank_words(seats), blank_cells(seats), seats)
    goods: i64 = 0
    while goods <= IRON:
        pos.set_market(goods, tables.market_start[goods])
        goods += 1
    seat: i64 = 0
    while seat < seats:
        pos.set_seat_value(seat, MONEY, tables.start_money)
        pos.set_seat_value(seat, INCOME, tables.start_income)
        pos.set_in_order(seat, i64(deal.order[seat]))
        regrow(tables, pos, seat)
        seat += 1
    return pos


def first_position(rules: Rules, deal: Deal, work: Workspace) -> Position:
    """Returns the position of a game before its first action."""
    pos = empty_table(rules, deal)
    rules.set_table(pos, work)
    deal_hands(rules.tables, pos, work)
    rules.hands_dealt(pos, work)
    start_turn(rules, pos, work)
    return pos
