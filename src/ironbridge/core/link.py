"""The Network action: laying canals and rails."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, count
from ironbridge.core.events import LINK_LAID
from ironbridge.core.money import pay_price
from ironbridge.core.network import grow, join, nothing_on_board
from ironbridge.core.position import BEER, COAL, LINKS, MONEY, NEAR, Position
from ironbridge.core.reasons import (
    CANNOT_PAY,
    LINK_OUTSIDE_NETWORK,
    LINK_TAKEN,
    NO_COAL,
    NO_LINK_TILE_LEFT,
    NOT_ASKED,
    OK,
    WRONG_ERA_LINK,
)
from ironbridge.core.supply import coal_price
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace


def link_price(tables: Tables, pos: Position) -> i64:
    """Returns the price of the next link without its coal; -1 when no more is allowed."""
    # BB-link-6, BL-link-6
    if pos.pieces_done == 0:
        return tables.link_cost[pos.era]
    if pos.pieces_done == 1:
        return tables.second_link_cost[pos.era]
    return -1


def may_start_anywhere(tables: Tables, pos: Position, seat: i64) -> bool:
    """Returns whether this seat may lay its first piece, a link, on any line."""
    return tables.first_link_anywhere != 0 and nothing_on_board(pos, seat)


def why_not_link(tables: Tables, pos: Position, work: Workspace, link: i64) -> i64:
    """Returns the first rule that forbids this link, its beer apart, or ``OK``.  After a survey."""
    if link_price(tables, pos) < 0:
        return NOT_ASKED
    if pos.links_built & BIT[link]:  # BB-link-1, BL-link-1
        return LINK_TAKEN
    if tables.era_links[pos.era] & BIT[link] == 0:  # BB-link-3, BL-link-3
        return WRONG_ERA_LINK
    if open_lines(tables, pos) & BIT[link] == 0:  # BB-link-2, BB-network-6, BL-link-2
        return LINK_OUTSIDE_NETWORK
    if no_link_tile_left(tables, pos):  # BB-link-9, BL-link-8
        return NO_LINK_TILE_LEFT
    return why_not_link_supplied(tables, pos, work, link)


def open_lines(tables: Tables, pos: Position) -> i64:
    """Returns the lines of this era that are free and touch the acting seat's network."""
    lines = tables.era_links[pos.era] & ~pos.links_built
    if may_start_anywhere(tables, pos, pos.seat):
        return lines
    return lines & pos.seat_value(pos.seat, NEAR)


def no_link_tile_left(tables: Tables, pos: Position) -> bool:
    """Returns whether the acting seat has laid all its link tiles."""
    return count(pos.seat_value(pos.seat, LINKS)) >= tables.link_tiles


def why_not_link_supplied(tables: Tables, pos: Position, work: Workspace, link: i64) -> i64:
    """Returns why coal or price of a link on this line cannot be had, or ``OK``."""
    coal = coal_price(tables, pos, work, tables.link_places[link], tables.link_coal[pos.era])
    if coal < 0:
        return NO_COAL
    if link_price(tables, pos) + coal > pos.seat_value(pos.seat, MONEY):
        return CANNOT_PAY
    return OK


def candidate_lines(tables: Tables, pos: Position) -> i64:
    """Returns the lines on which a link may be laid if its supplies can be had."""
    if link_price(tables, pos) < 0 or no_link_tile_left(tables, pos):
        return 0
    return open_lines(tables, pos)


def needs_beer(tables: Tables, pos: Position) -> bool:
    """Returns whether the next link of this action needs beer: the second one may."""  # BB-link-6
    return pos.pieces_done > 0 and tables.second_link_beer > 0


def begin_link(tables: Tables, pos: Position, work: Workspace) -> None:
    """Lays the link, pays its price and sets what it needs."""
    # BB-link-4, BB-link-5, BL-link-4, BL-link-5
    seat, link = pos.seat, pos.link
    pay_price(pos, work, seat, link_price(tables, pos))
    place_link(tables, pos, seat, link)
    work.log.say(LINK_LAID, seat, link, 0)
    pos.site_places = tables.link_places[link]
    pos.set_due(COAL, tables.link_coal[pos.era])
    if needs_beer(tables, pos):
        pos.set_due(BEER, tables.second_link_beer)


def place_link(tables: Tables, pos: Position, seat: i64, link: i64) -> None:
    """Puts a link on the board."""
    pos.links_built |= BIT[link]
    pos.set_seat_value(seat, LINKS, pos.seat_value(seat, LINKS) | BIT[link])
    join(pos, tables.link_places[link])
    grow(tables, pos, seat, tables.link_places[link], 1)
