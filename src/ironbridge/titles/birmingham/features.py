"""Evaluation features of Brass: Birmingham: merchants and their beer."""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, count
from ironbridge.core.position import Position
from ironbridge.core.rules import Rules
from ironbridge.search.feature_extractor import FeatureExtractor
from ironbridge.titles.birmingham.codes import BARRELS
from ironbridge.titles.birmingham.merchants import Merchants
from ironbridge.titles.birmingham.rules import BirminghamRules

OWN: Final = [
    ("barrels", "merchants' barrels that still stand"),
    ("barrels near", "... beside merchants connected with the own network"),
    ("merchants near", "merchants connected with the own network"),
]


class BirminghamFeatures(FeatureExtractor):
    """Feature extractor of Brass: Birmingham."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, OWN)
        assert isinstance(rules, BirminghamRules)
        self.merchants: Merchants = rules.merchants

    def find_buyers(self, pos: Position) -> None:
        merchants = self.merchants
        self.forget_buyers()
        space: i64 = 0
        while space < len(merchants.space_place):
            self.add_buyer(merchants.buys(pos, space), merchants.space_place[space])
            space += 1

    def barrel_for(self, pos: Position, kind: i64, group: i64) -> bool:
        return self.merchants.buyers(pos, kind, group) & pos.words[BARRELS] != 0

    def title_features(self, pos: Position, seat: i64) -> None:
        merchants, facts, at = self.merchants, self.features, self.own_at
        barrels = pos.words[BARRELS]
        facts[at] = count(barrels)
        space: i64 = 0
        while space < len(merchants.space_place):
            group = pos.group_of(merchants.space_place[space])
            if self.groups & BIT[group] and merchants.buys(pos, space):
                facts[at + 2] = facts[at + 2] + 1
                if barrels & BIT[space]:
                    facts[at + 1] = facts[at + 1] + 1
            space += 1
