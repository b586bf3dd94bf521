"""Number tables of a board of Age of Industry beyond places, slots and links.

They hold sea lanes, ship spaces with their market and coal, distant ports, market counters, and the
contested rules of one game.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.position import NO_TILE, Position


@final
class AgeOfIndustryOptions:
    """Contested rules of the title, as played in one game."""

    def __init__(self) -> None:
        self.cubes_before_payment = True
        self.rail_track_only_if_both_ends_dry = True
        self.port_being_built_opens_lanes = False
        self.replaced_counter_is_a_source = True
        self.rebuilt_ship_sells_leftover_coal = False


@final
class ChartTables:
    """Number tables of the title; lists are named ``thing_property[thing]``."""

    def __init__(self) -> None:
        self.options = AgeOfIndustryOptions()
        self.hand_limit: i64 = 9
        self.draw_cards: i64 = 2
        self.loan: i64 = 10
        self.interest: i64 = 1
        self.loan_points: i64 = -5
        self.rail_cost: i64 = 1
        self.rail_coal: i64 = 1
        self.rail_iron: i64 = 1
        self.rail_base: i64 = 2
        """Profit of a rail at the end of the game, without its ends, in dollars."""

        self.port_kind: i64 = 0
        self.ship_kind: i64 = 0
        self.distant: i64 = 0
        """Places with the distant-port symbol."""
        self.no_transit: i64 = 0
        """Places that begin or end a path and are never passed through."""
        self.large: i64 = 0
        """Places with enough spaces for two counters of one seat."""

        self.lane_places = vec[i64]()
        """Places that a lane joins, as a bitset."""
        self.lanes_at = vec[i64]()
        """Lanes that end at a place, as a bitset."""
        self.lane_ship = vec[i64]()
        """Place of a lane's ship space, as a one-element bitset: the lane needs a ship there."""
        self.lane_port = vec[i64]()
        """Place of a lane's port, as a bitset; empty for the lane to the market and coal beyond."""

        self.berths: i64 = 0
        self.berth_slot = vec[i64]()
        """Slot of a ship space; the lists after it describe what lies behind the ship."""
        self.berth_import = vec[i64]()
        self.berth_cubes = vec[i64]()
        self.berth_market = vec[i64]()
        self.berth_ports = vec[i64]()
        """Places with a port that a ship space is joined with, as a bitset."""

        self.market_place = vec[i64]()
        self.counter_buys = vec[i64]()
        """Industries that each kind of market counter buys, as bitsets."""
        self.tile_accepts = vec[i64]()
        """Industries that a port buys, as bitsets by tile."""

    def market_buys(self, pos: Position, space: i64) -> i64:
        """Returns the industries that the counter on a market space buys."""
        counter = i64(pos.deal.piles[space])
        return i64(0) if counter == NO_TILE else self.counter_buys[counter]

    def berth_of(self, slot: i64) -> i64:
        """Returns the ship space with this slot; -1 when there is none."""
        berth: i64 = 0
        while berth < self.berths:
            if self.berth_slot[berth] == slot:
                return berth
            berth += 1
        return -1

    def import_berth(self, slot: i64) -> i64:
        """Returns the ship space with this slot as its coal import; -1 when there is none."""
        berth: i64 = 0
        while berth < self.berths:
            if self.berth_import[berth] == slot:
                return berth
            berth += 1
        return -1

    def place_limit(self, place: i64) -> i64:
        """Returns the maximum number of counters of one seat in a place."""
        return 2 if self.large & BIT[place] else 1
