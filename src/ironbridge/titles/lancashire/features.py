"""Evaluation features of Brass (2007): ports and distant demand."""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.bitset import count
from ironbridge.core.market import market_places
from ironbridge.core.position import TILES, Position
from ironbridge.core.rules import Rules
from ironbridge.core.tiles import places_of, standing
from ironbridge.search.feature_extractor import FeatureExtractor
from ironbridge.titles.lancashire.codes import COTTON
from ironbridge.titles.lancashire.cotton import CottonMarket
from ironbridge.titles.lancashire.rules import LancashireRules

OWN: Final = [
    ("demand", "1 while the distant market buys"),
    ("demand gone", "spaces that distant demand has fallen"),
    ("ports open", "own ports that have not bought yet"),
    ("ports rival", "opponents' ports that have not bought yet"),
]


class LancashireFeatures(FeatureExtractor):
    """Feature extractor of Brass (2007)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, OWN)
        assert isinstance(rules, LancashireRules)
        self.cotton: CottonMarket = rules.cotton

    def buyers(self, pos: Position, kind: i64) -> i64:
        if self.cotton.is_open(pos):
            return market_places(self.rules.tables, pos)
        return places_of(self.rules.tables, self.unused_ports(pos))

    def unused_ports(self, pos: Position) -> i64:
        """Returns the slots with a port that is not flipped."""
        return standing(self.rules.tables, pos, self.cotton.port) & ~pos.flipped

    def title_features(self, pos: Position, seat: i64) -> None:
        facts, at = self.features, self.own_at
        facts[at] = 1 if self.cotton.is_open(pos) else 0
        facts[at + 1] = pos.words[COTTON]
        unused = self.unused_ports(pos)
        own = count(unused & pos.seat_value(seat, TILES))
        facts[at + 2] = own
        facts[at + 3] = count(unused) - own
