"""Cotton sales: ports, the distant market, and the buyers of a mill."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.core.bitset import BIT, index
from ironbridge.core.market import reaches_market
from ironbridge.core.network import connected
from ironbridge.core.position import Position
from ironbridge.core.reasons import NOT_CONNECTED, OK
from ironbridge.core.sell import why_not_offer
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import standing
from ironbridge.core.workspace import Workspace
from ironbridge.titles.lancashire.codes import (
    COTTON,
    DISTANT_CLOSED,
    NO_PORT,
    PORT_USED,
    TO_DISTANT,
    TO_PORT,
    TURNED,
)


@final
@mypyc_attr(acyclic=True)
class CottonMarket:
    """Cotton demand track and distant market tiles, as printed."""

    def __init__(self, port: i64, bonus: vec[i64], tiles: i64) -> None:
        self.port = port
        """Index of the port industry."""
        self.bonus = bonus
        """Bonus of a sale at each space of the track; the space after them closes the market."""
        self.tiles = tiles
        """Number of distant market tiles per era."""

    def closed_space(self) -> i64:
        """Returns the space that closes the distant market."""
        return len(self.bonus)

    def is_open(self, pos: Position) -> bool:
        """Returns whether the distant market still buys in this era."""
        return pos.words[COTTON] < self.closed_space()

    def next_tile(self, pos: Position) -> i64:
        """Returns the number of spaces that the next tile moves the marker; hidden information."""
        return i64(pos.deal.piles[pos.era * self.tiles + pos.words[TURNED]])


def open_ports(tables: Tables, cotton: CottonMarket, pos: Position, mill: i64) -> i64:
    """Returns the ports that may buy from the mill on this slot: connected and not flipped."""
    here = BIT[tables.slot_place[mill]]
    found: i64 = 0
    slots = standing(tables, pos, cotton.port) & ~pos.flipped  # BL-sell-3
    while slots:
        bit = slots & -slots
        slots ^= bit
        if connected(pos, tables.slot_place[index(bit)], here):  # BL-sell-2
            found |= bit
    return found


def why_not_sell(tables: Tables, cotton: CottonMarket, pos: Position, mill: i64) -> i64:
    """Returns the first rule that forbids selling from this slot, or ``OK``."""
    reason = why_not_offer(tables, pos, mill)
    if reason != OK or open_ports(tables, cotton, pos, mill):
        return reason
    return why_not_distant(tables, cotton, pos, mill)


def why_not_distant(tables: Tables, cotton: CottonMarket, pos: Position, mill: i64) -> i64:
    """Returns why this mill may not sell to the distant market, or ``OK``."""
    if not reaches_market(tables, pos, mill):  # BL-distant-1
        return NOT_CONNECTED
    return OK if cotton.is_open(pos) else DISTANT_CLOSED


def why_not_port(tables: Tables, cotton: CottonMarket, pos: Position, mill: i64, slot: i64) -> i64:
    """Returns why this mill may not sell to the port on this slot, or ``OK``."""
    if standing(tables, pos, cotton.port) & BIT[slot] == 0:
        return NO_PORT
    if pos.flipped & BIT[slot]:
        return PORT_USED
    return OK if open_ports(tables, cotton, pos, mill) & BIT[slot] else NOT_CONNECTED


def list_buyers(tables: Tables, cotton: CottonMarket, pos: Position, work: Workspace) -> None:
    """Lists every buyer of the mill on sale."""
    slots = open_ports(tables, cotton, pos, pos.slot)
    while slots:
        bit = slots & -slots
        slots ^= bit
        work.add(tables.choices.code(TO_PORT, index(bit)))
    if why_not_distant(tables, cotton, pos, pos.slot) == OK:
        work.add(tables.choices.code(TO_DISTANT))
