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
    seat = pos.seat
    price = link_price(tables, pos)
    if price < 0:
        return NOT_ASKED
    if pos.built & BIT[link]:
        return LINK_TAKEN
    if tables.era_links[pos.era] & BIT[link] == 0:
        return WRONG_ERA_LINK
    if pos.word(seat, NEAR) & BIT[link] == 0 and not may_start_anywhere(tables, pos, seat):
        return LINK_OUTSIDE_NETWORK
    if count(pos.word(seat, LINKS)) >= tables.link_tiles:
        return NO_LINK_TILE_LEFT
    coal = coal_price(tables, pos, desk, tables.link_places[link], tables.link_coal[pos.era])
    if coal < 0:
        return NO_COAL
    if price + coal > pos.word(seat, MONEY):
        return CANNOT_PAY
    if pos.step and tables.second_link_beer and not rules.beer_for_link(pos, link):
        return NO_BEER
    return OK


def list_links(rules: Rules, pos: Position, desk: Desk) -> None:
    """Every link allowed now: the judge, asked about each open line at the network's edge."""
    tables = rules.tables
    lines = tables.era_links[pos.era] & ~pos.built
    if not may_start_anywhere(tables, pos, pos.seat):
        lines &= pos.word(pos.seat, NEAR)
    while lines:
        bit = lines & -lines
        lines ^= bit
        link = index(bit)
        if why_not_link(rules, pos, desk, link) == OK:
            desk.put(tables.choices.code(LINK, link))


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
