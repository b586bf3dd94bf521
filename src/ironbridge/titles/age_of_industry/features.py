"""Evaluation features of Age of Industry: profitable rails, ports, the pile."""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, count, index
from ironbridge.core.hand import pile_left
from ironbridge.core.position import LINKS, TILES, Position
from ironbridge.core.rules import Rules
from ironbridge.search.feature_extractor import FeatureExtractor
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import USED_MARKETS
from ironbridge.titles.age_of_industry.network import open_lanes
from ironbridge.titles.age_of_industry.rail import rail_profit
from ironbridge.titles.age_of_industry.rules import AgeOfIndustryRules

OWN: Final = [
    ("rail money", "what own rails would pay now"),
    ("ports open", "own ports that have not bought yet"),
    ("markets open", "market counters that have not bought yet"),
    ("pile", "cards in the draw pile"),
]


class AgeOfIndustryFeatures(FeatureExtractor):
    """Feature extractor of Age of Industry."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, OWN)
        assert isinstance(rules, AgeOfIndustryRules)
        self.chart: ChartTables = rules.chart

    def actions_left(self, pos: Position, seat: i64) -> i64:
        """Returns the progress of the game, from the size of the pile.

        The number of actions is not fixed.
        """
        return pile_left(pos) // 3

    def find_buyers(self, pos: Position) -> None:
        """Computes the places that buy the goods of each industry.

        These are ports and markets; for a market behind a ship, the ship's ports.
        """
        tables, chart, goals = self.rules.tables, self.chart, self.goals
        self.forget_buyers()
        slots = tables.kind_slots[chart.port_kind] & pos.slots_taken & ~pos.flipped
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot = index(bit)
            self.add_buyer(chart.tile_accepts[pos.tile_on(slot)], tables.slot_place[slot])
        space: i64 = 0
        while space < len(chart.market_place):
            if pos.words[USED_MARKETS] & BIT[space] == 0:
                self.add_buyer(chart.market_buys(pos, space), chart.market_place[space])
            space += 1
        lanes = open_lanes(tables, chart, pos, 0, 0)
        kinds = tables.sold_kinds if lanes else i64(0)
        while kinds:
            bit = kinds & -kinds
            kinds ^= bit
            goals[index(bit)] = self.over_sea(lanes, goals[index(bit)])

    def over_sea(self, lanes: i64, goals: i64) -> i64:
        """Returns some places together with those that these lanes join with them."""
        near = goals
        found = goals
        steps: i64 = 0
        while near and steps < 3:
            near = 0
            rest = lanes
            while rest:
                bit = rest & -rest
                rest ^= bit
                ends = self.chart.lane_places[index(bit)]
                if ends & found:
                    near |= ends & ~found
            found |= near
            steps += 1
        return found

    def title_features(self, pos: Position, seat: i64) -> None:
        facts, at = self.features, self.own_at
        tables, chart = self.rules.tables, self.chart
        money: i64 = 0
        links = pos.seat_value(seat, LINKS)
        while links:
            bit = links & -links
            links ^= bit
            money += rail_profit(tables, chart, pos, index(bit))
        facts[at] = money
        own = pos.seat_value(seat, TILES)
        facts[at + 1] = count(tables.kind_slots[chart.port_kind] & own & ~pos.flipped)
        facts[at + 2] = len(chart.market_place) - count(pos.words[USED_MARKETS])
        facts[at + 3] = pile_left(pos)
