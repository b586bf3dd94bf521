"""Coal and iron markets: access, prices, purchase, sale.

Cubes are bought from the cheapest occupied space and sold to the dearest empty one, so the
occupied spaces are always the dearest: the number of cubes is the whole state of a market.
"""

from mypy_extensions import i64

from ironbridge.core.events import BOUGHT, SOLD
from ironbridge.core.money import pay
from ironbridge.core.network import connected
from ironbridge.core.position import MONEY, Position
from ironbridge.core.tables import MARKET_DEPTH, Tables
from ironbridge.core.tiles import places_of, standing
from ironbridge.core.workspace import Workspace


def price_row(prices: list[int], overflow: int) -> list[int]:
    """Returns the price of the next cube, indexed by the number of cubes on the market.

    Entry 0 is the overflow price.
    """
    row = [overflow, *sorted(prices, reverse=True)]
    return row + [0] * (int(MARKET_DEPTH) - len(row))


def price_of(tables: Tables, pos: Position, goods: i64, wanted: i64) -> i64:
    """Returns the price of a number of cubes, cheapest first."""
    # BB-coal-6, BL-coal-5, AI-track-3
    price = tables.market_price
    row = goods * MARKET_DEPTH
    cubes = pos.market(goods)
    total: i64 = 0
    while wanted > 0:
        total += price[row + cubes]
        if cubes > 0:
            cubes -= 1
        wanted -= 1
    return total


def market_places(tables: Tables, pos: Position) -> i64:
    """Returns the places that lead to the coal market.

    They are printed on the board, or a tile on them opens the market.
    """
    # BL-port-1, BL-outside-1
    if tables.market_kind < 0:
        return tables.market_places
    ports = standing(tables, pos, tables.market_kind)  # flipped or not: BL-coal-4
    return tables.market_places | places_of(tables, ports)


def reaches_market(tables: Tables, pos: Position, slot: i64) -> bool:
    """Returns whether this slot's place is connected to the coal market."""
    return connected(pos, tables.slot_place[slot], market_places(tables, pos))


def order(tables: Tables, pos: Position, work: Workspace, goods: i64, cubes: i64) -> i64:
    """Takes cubes from a market for the acting seat; returns their price."""
    price = price_of(tables, pos, goods, cubes)
    left = pos.market(goods) - cubes
    pos.set_market(goods, left if left > 0 else i64(0))
    work.log.say(BOUGHT + goods, pos.seat, cubes, price)
    return price


def buy(tables: Tables, pos: Position, work: Workspace, goods: i64, cubes: i64) -> None:
    """Buys cubes from a market for the acting seat and pays at once."""
    pay(pos, pos.seat, order(tables, pos, work, goods, cubes))


def has_room(tables: Tables, pos: Position, goods: i64) -> bool:
    """Returns whether a market has an empty space."""
    return pos.market(goods) < tables.market_spaces[goods]


def feed(tables: Tables, pos: Position, work: Workspace, goods: i64, cubes: i64) -> i64:
    """Sells cubes to a market up to its empty spaces; returns the number of cubes sold.

    The dearest space is filled first.
    """
    # BB-market-3, BL-coal-8
    moved: i64 = 0
    money: i64 = 0
    lying = pos.market(goods)
    while moved < cubes and lying < tables.market_spaces[goods]:
        lying += 1
        money += tables.market_price[goods * MARKET_DEPTH + lying]
        moved += 1
    if moved:
        pos.set_market(goods, lying)
        pos.add_seat_value(pos.seat, MONEY, money)
        work.log.say(SOLD + goods, pos.seat, moved, money)
    return moved
