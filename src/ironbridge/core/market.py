"""The coal and iron markets: what cubes cost, what they fetch.

Cubes are bought from the cheapest occupied space and sold to the dearest empty one, so the
occupied spaces are always the dearest: the number of cubes says everything.
"""

from mypy_extensions import i64

from ironbridge.core.desk import Desk
from ironbridge.core.events import BOUGHT, PAID, SOLD
from ironbridge.core.position import MARKET_AT, MONEY, SPENT, Position
from ironbridge.core.tables import MARKET_DEPTH, Tables


def price_row(prices: list[int], overflow: int) -> list[int]:
    """The price of the next cube, by the cubes lying on the track (0 cubes: the overflow price)."""
    row = [overflow, *sorted(prices, reverse=True)]
    return row + [0] * (int(MARKET_DEPTH) - len(row))


def price_of(tables: Tables, pos: Position, goods: i64, wanted: i64) -> i64:
    """What so many cubes cost together, cheapest first."""
    price = tables.market_price
    row = goods * MARKET_DEPTH
    cubes = pos.words[MARKET_AT + goods]
    total: i64 = 0
    while wanted > 0:
        total += price[row + cubes]
        if cubes > 0:
            cubes -= 1
        wanted -= 1
    return total


def pay(pos: Position, seat: i64, money: i64) -> None:
    """Spend money in an action: it counts for the turn order."""
    pos.add_word(seat, MONEY, -money)
    pos.add_word(seat, SPENT, money)


def pay_price(pos: Position, desk: Desk, seat: i64, money: i64) -> None:
    """Pay the printed price of a piece in an action."""
    pay(pos, seat, money)
    if money:
        desk.log.say(PAID, seat, money, 0)


def order(tables: Tables, pos: Position, desk: Desk, goods: i64, cubes: i64) -> i64:
    """The acting seat takes cubes from a market; what it must pay for them."""
    price = price_of(tables, pos, goods, cubes)
    left = pos.words[MARKET_AT + goods] - cubes
    pos.words[MARKET_AT + goods] = left if left > 0 else 0
    desk.log.say(BOUGHT + goods, pos.seat, cubes, price)
    return price


def buy(tables: Tables, pos: Position, desk: Desk, goods: i64, cubes: i64) -> None:
    """The acting seat buys cubes from a market and pays at once."""
    pay(pos, pos.seat, order(tables, pos, desk, goods, cubes))


def feed(tables: Tables, pos: Position, desk: Desk, goods: i64, cubes: i64) -> i64:
    """Sell as many of these cubes to a market as it has room for; how many were sold."""
    moved: i64 = 0
    money: i64 = 0
    lying = pos.words[MARKET_AT + goods]
    while moved < cubes and lying < tables.market_spaces[goods]:
        lying += 1
        money += tables.market_price[goods * MARKET_DEPTH + lying]
        moved += 1
    if moved:
        pos.words[MARKET_AT + goods] = lying
        pos.add_word(pos.seat, MONEY, money)
        desk.log.say(SOLD + goods, pos.seat, moved, money)
    return moved
