"""Interface between a title and everything above the rules: views, texts, search, drawings.

``Rules`` (``core/rules``) is the interface to the rules engine.  ``TitleHooks`` is the interface to
the other layers.  Each title has a subclass in its ``hooks.py`` and overrides what differs.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from ironbridge.core.market import market_places
from ironbridge.core.names import GOODS, Names
from ironbridge.core.position import BEER, COAL, Position
from ironbridge.core.rules import Rules
from ironbridge.search.feature_extractor import FeatureExtractor
from ironbridge.titles.board_layout import Drawing, on_a_ring
from ironbridge.titles.refused_choice import Diagnosis, RefusedChoice


@dataclass(frozen=True)
class Transport:
    """Transport network of a position: goods that need a path, and paths besides links."""

    carried: tuple[str, ...]
    """Goods that need a path from their source."""
    doors: int
    """Places with access to the market, as a bitset."""
    lanes: tuple[tuple[str, int], ...] = ()
    """Open paths besides links: a name, and the set of places each joins."""
    no_transit: int = 0
    """Places that begin or end a path and are never passed through, as a bitset."""


class TitleHooks(ABC):
    """Hooks of one title in one game spec; every method but ``extra_view`` has a default."""

    def __init__(self, rules: Rules, names: Names) -> None:
        self.rules = rules
        self.names = names

    # What players see

    @abstractmethod
    def extra_view(self, pos: Position) -> object:
        """Returns the title's part of a view (markets, merchants and so on), as a struct."""

    def drawing(self) -> Drawing:
        """Returns the coordinates of the printed board; by default the places form a ring."""
        return on_a_ring(self.names.places)

    def transport(self, pos: Position) -> Transport:
        """Returns how goods travel; by default coal and beer need a path along links."""
        carried = (GOODS[COAL], GOODS[BEER])
        return Transport(carried=carried, doors=market_places(self.rules.tables, pos))

    def diagnose(self, choice: RefusedChoice, shared: Diagnosis) -> Diagnosis:
        """Returns what a refused choice lacks, given the diagnosis that all titles share."""
        return shared

    # Hidden information

    def open_cards(self, pos: Position) -> list[int]:
        """Returns the cards that all seats see besides the discards, such as a display."""
        return []

    def unseen_piles(self, pos: Position, seat: int) -> list[list[int]]:
        """Returns the entries of ``Deal.piles`` hidden from a seat, in groups to shuffle."""
        return []

    # Text of an action

    def buyer(self, pos: Position, code: int, later: Sequence[int]) -> int | None:
        """Returns the space that buys in a sale whose events do not name it.

        ``later`` are the later choices of the action.
        """
        return None

    def line_suffix(self, pos: Position, code: int, later: Sequence[int]) -> str:
        """Returns the text that an action line adds to a choice, given the later choices.

        ``to Gloucester`` names the merchant of a sale.
        """
        return ""

    def accepts_suffix(self, pos: Position, code: int, text: str) -> bool:
        """Returns whether a typed suffix is true of the choice."""
        return False

    # Search

    def feature_extractor(self) -> FeatureExtractor:
        """Returns a new feature extractor; each search needs its own."""
        return FeatureExtractor(self.rules, [])
