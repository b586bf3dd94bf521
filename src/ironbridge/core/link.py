"""The Network action: laying canals and rails."""

from mypy_extensions import i64

from ironbridge.core.bits import BIT, count, index
from ironbridge.core.choices import LINK
from ironbridge.core.desk import Desk
from ironbridge.core.events import LINK_LAID
from ironbridge.core.market import pay_price
from ironbridge.core.network import grow, join, nothing_on_board
from ironbridge.core.position import BEER, COAL, DUE_AT, LINKS, MONEY, NEAR, Position
from ironbridge.core.reasons import (
    CANNOT_PAY,
    LINK_OUTSIDE_NETWORK,
    LINK_TAKEN,
    NO_BEER,
    NO_COAL,
    NO_LINK_TILE_LEFT,
    NOT_ASKED,
    OK,
    WRONG_ERA_LINK,
)
from ironbridge.core.rules import Rules
from ironbridge.core.supply import coal_price
from ironbridge.core.tables import Tables


def link_price(tables: Tables, pos: Position) -> i64:
    """The price of the next link of this action, coal not counted; -1 when no more is allowed."""
    if pos.step == 0:
        return tables.link_cost[pos.era]
    if pos.step == 1:
        return tables.second_link_cost[pos.era]
    return -1


def may_start_anywhere(tables: Tables, pos: Position, seat: i64) -> bool:
    """May this seat lay its first piece, a link, on any line?"""
    return tables.first_link_anywhere != 0 and nothing_on_board(pos, seat)


def why_not_link(rules: Rules, pos: Position, desk: Desk, link: i64) -> i64:
    """The first rule that forbids this link, or ``OK``.  After a survey of the position."""
    tables = rules.tables
    if link_price(tables, pos) < 0:
        return NOT_ASKED
    if pos.built & BIT[link]:
        return LINK_TAKEN
    if tables.era_links[pos.era] & BIT[link] == 0:
        return WRONG_ERA_LINK
    if open_lines(tables, pos) & BIT[link] == 0:
        return LINK_OUTSIDE_NETWORK
    if no_link_tile_left(tables, pos):
        return NO_LINK_TILE_LEFT
    return why_not_link_supplied(rules, pos, desk, link)


def open_lines(tables: Tables, pos: Position) -> i64:
    """Lines of this era that are free and touch the acting seat's network."""
    lines = tables.era_links[pos.era] & ~pos.built
    if may_start_anywhere(tables, pos, pos.seat):
        return lines
    return lines & pos.word(pos.seat, NEAR)


def no_link_tile_left(tables: Tables, pos: Position) -> bool:
    """Has the acting seat laid all its link tiles?"""
    return count(pos.word(pos.seat, LINKS)) >= tables.link_tiles


def why_not_link_supplied(rules: Rules, pos: Position, desk: Desk, link: i64) -> i64:
    """Can the coal, the price and the beer of a link on this line be had?"""
    tables = rules.tables
    coal = coal_price(tables, pos, desk, tables.link_places[link], tables.link_coal[pos.era])
    if coal < 0:
        return NO_COAL
    if link_price(tables, pos) + coal > pos.word(pos.seat, MONEY):
        return CANNOT_PAY
    if pos.step and tables.second_link_beer and not rules.beer_for_link(pos, link):
        return NO_BEER
    return OK


def list_links(rules: Rules, pos: Position, desk: Desk) -> None:
    """Every link allowed now: what holds for all lines is judged once, the rest for each."""
    tables = rules.tables
    if link_price(tables, pos) < 0 or no_link_tile_left(tables, pos):
        return
    first = tables.choices.start[LINK]
    lines = open_lines(tables, pos)
    while lines:
        bit = lines & -lines
        lines ^= bit
        link = index(bit)
        if why_not_link_supplied(rules, pos, desk, link) == OK:
            desk.put(first + link)


def begin_link(rules: Rules, pos: Position, desk: Desk) -> None:
    """Lay the link, pay its price, and set what it needs."""
    tables = rules.tables
    seat, link = pos.seat, pos.link
    pay_price(pos, desk, seat, link_price(tables, pos))
    place_link(tables, pos, seat, link)
    desk.log.say(LINK_LAID, seat, link, 0)
    pos.spot = tables.link_places[link]
    pos.words[DUE_AT + COAL] = tables.link_coal[pos.era]
    if pos.step:
        pos.words[DUE_AT + BEER] = tables.second_link_beer


def place_link(tables: Tables, pos: Position, seat: i64, link: i64) -> None:
    """Put a link on the board."""
    pos.built |= BIT[link]
    pos.set_word(seat, LINKS, pos.word(seat, LINKS) | BIT[link])
    join(tables, pos, tables.link_places[link])
    grow(tables, pos, seat, tables.link_places[link], 1)
