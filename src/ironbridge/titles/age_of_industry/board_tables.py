"""The chart: what a board of Age of Industry has beyond places, slots and links.

Sea lanes, ship spaces with the market and the coal behind them, distant ports, market counters,
and the contested rules as they are played at this table.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.position import NO_TILE, Position


@final
class AgeOfIndustryOptions:
    """The contested rules of the title, as played in one game."""

    def __init__(self) -> None:
        self.cubes_before_payment = True
        self.rail_track_only_if_both_ends_dry = True
        self.port_being_built_opens_lanes = False
        self.replaced_counter_is_a_source = True
        self.rebuilt_ship_sells_leftover_coal = False


@final
class BoardTables:
    """Number tables of the title's own; lists are named ``thing_property[thing]``."""

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
        """What a rail pays at the end before its ends are counted."""

        self.port_kind: i64 = 0
        self.ship_kind: i64 = 0
        self.distant: i64 = 0
        """Places with the distant-port symbol."""
        self.no_transit: i64 = 0
        """Places that are a start or an end of a way, never a part of it."""
        self.large: i64 = 0
        """Places with enough spaces for two counters of one seat."""

        self.lane_places = vec[i64]()
        """The two places that a lane joins."""
        self.lanes_at = vec[i64]()
        """Lanes that touch a place."""
        self.lane_ship = vec[i64]()
        """The ship space of a lane, as a set of one place: a ship must stand there."""
        self.lane_port = vec[i64]()
        """The port place of a lane, likewise; none for the lane to market and coal beyond."""

        self.berths: i64 = 0
        self.berth_slot = vec[i64]()
        """The slot of a ship space, and below what lies behind its ship."""
        self.berth_import = vec[i64]()
        self.berth_cubes = vec[i64]()
        self.berth_market = vec[i64]()
        self.berth_ports = vec[i64]()
        """Port places that a ship space is joined with."""

        self.market_place = vec[i64]()
        self.counter_buys = vec[i64]()
        """Industries that each kind of market counter buys."""
        self.tile_accepts = vec[i64]()
        """Industries that a port buys."""

    def market_buys(self, pos: Position, space: i64) -> i64:
        """Returns the industries that the counter on a market space buys."""
        counter = i64(pos.deal.piles[space])
        return i64(0) if counter == NO_TILE else self.counter_buys[counter]

    def berth_of(self, slot: i64) -> i64:
        """Returns the ship space with this slot, -1 when it is none."""
        berth: i64 = 0
        while berth < self.berths:
            if self.berth_slot[berth] == slot:
                return berth
            berth += 1
        return -1

    def import_berth(self, slot: i64) -> i64:
        """Returns the ship space with this slot as its coal import, -1 when it is none."""
        berth: i64 = 0
        while berth < self.berths:
            if self.berth_import[berth] == slot:
                return berth
            berth += 1
        return -1

    def place_limit(self, place: i64) -> i64:
        """Returns how many counters a seat may have in a place."""
        return 2 if self.large & BIT[place] else 1
