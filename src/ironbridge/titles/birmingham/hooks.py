"""Hooks of Brass: Birmingham: its merchants in views and texts, its drawing and features."""

from collections.abc import Sequence

from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.titles.birmingham import diagnosis
from ironbridge.titles.birmingham.board_data import draw
from ironbridge.titles.birmingham.buyers import buyer_of, buyer_space, is_buyer
from ironbridge.titles.birmingham.features import BirminghamFeatures
from ironbridge.titles.birmingham.rules import BirminghamRules
from ironbridge.titles.birmingham.view import BirminghamSeen, merchants_seen
from ironbridge.titles.board_layout import Drawing
from ironbridge.titles.hooks import TitleHooks
from ironbridge.titles.refused_choice import Diagnosis, RefusedChoice


class BirminghamHooks(TitleHooks):
    """Hooks of Brass: Birmingham."""

    rules: BirminghamRules

    def __init__(self, rules: BirminghamRules, names: Names) -> None:
        super().__init__(rules, names)

    def extra_view(self, pos: Position) -> BirminghamSeen:
        return BirminghamSeen(merchants=merchants_seen(self.names, pos))

    def drawing(self) -> Drawing:
        return draw(self.names)

    def diagnose(self, choice: RefusedChoice, shared: Diagnosis) -> Diagnosis:
        return diagnosis.diagnose(choice, shared)

    def buyer(self, pos: Position, code: int, later: Sequence[int]) -> int | None:
        return buyer_space(self.rules, pos, code, later)

    def line_suffix(self, pos: Position, code: int, later: Sequence[int]) -> str:
        return buyer_of(self.rules, self.names, pos, code, later)

    def accepts_suffix(self, pos: Position, code: int, text: str) -> bool:
        return is_buyer(self.rules, self.names, pos, code, text)

    def feature_extractor(self) -> BirminghamFeatures:
        return BirminghamFeatures(self.rules)
