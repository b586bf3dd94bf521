"""Hooks of Brass (2007): the cotton demand track in views, hidden tiles, drawing and features."""

from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.titles.board_layout import Drawing
from ironbridge.titles.hooks import TitleHooks
from ironbridge.titles.lancashire import diagnosis
from ironbridge.titles.lancashire.board_data import draw
from ironbridge.titles.lancashire.codes import COTTON, TURNED
from ironbridge.titles.lancashire.cotton import CottonMarket
from ironbridge.titles.lancashire.features import LancashireFeatures
from ironbridge.titles.lancashire.rules import LancashireRules
from ironbridge.titles.lancashire.view import CottonSeen, DistantSeen, LancashireSeen
from ironbridge.titles.refused_choice import Diagnosis, RefusedChoice


class LancashireHooks(TitleHooks):
    """Hooks of Brass (2007) with a number of eras."""

    def __init__(self, rules: LancashireRules, names: Names, eras: int) -> None:
        super().__init__(rules, names)
        self.cotton: CottonMarket = rules.cotton
        self.eras = eras

    def extra_view(self, pos: Position) -> LancashireSeen:
        return view_cotton(self.cotton, pos)

    def drawing(self) -> Drawing:
        return draw(self.names)

    def diagnose(self, choice: RefusedChoice, shared: Diagnosis) -> Diagnosis:
        return diagnosis.diagnose(choice, shared)

    def unseen_piles(self, pos: Position, seat: int) -> list[list[int]]:
        return unseen_tiles(self.cotton, self.eras, pos)

    def feature_extractor(self) -> LancashireFeatures:
        return LancashireFeatures(self.rules)


def tiles_of(cotton: CottonMarket, pos: Position, era: int) -> list[int]:
    """Returns the distant market tiles of an era, in order."""
    start = era * cotton.tiles
    return [pos.deal.piles[n] for n in range(start, start + cotton.tiles)]


def unseen_tiles(cotton: CottonMarket, eras: int, pos: Position) -> list[list[int]]:
    """Returns the indices of face-down tiles in the piles, by era."""
    many = cotton.tiles
    groups: list[list[int]] = []
    for era in range(pos.era, eras):
        seen = pos.words[TURNED] if era == pos.era else 0
        groups.append(list(range(era * many + seen, (era + 1) * many)))
    return groups


def view_cotton(cotton: CottonMarket, pos: Position) -> LancashireSeen:
    """Returns the cotton track and the tiles turned in this era."""
    space, turned = pos.words[COTTON], pos.words[TURNED]
    is_open = cotton.is_open(pos)
    return LancashireSeen(
        cotton=CottonSeen(
            space=space,
            open=is_open,
            bonus=cotton.bonus[space] if is_open else None,
        ),
        distant=DistantSeen(
            turned=tiles_of(cotton, pos, pos.era)[:turned],
            left=cotton.tiles - turned,
        ),
    )
