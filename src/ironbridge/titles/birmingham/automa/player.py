"""The Automa's cards as number tables, and the Automa with its rules."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.core.tables import Tables
from ironbridge.titles.birmingham.rules import BirminghamRules

CARDS: Final[i64] = 22
ALL_CARDS: Final[i64] = 0x3FFFFF

# Kinds of lines of a front.
BUILD_LINE: Final[i64] = 0
MINE_LINE: Final[i64] = 1  # a mine, then a network action from there
NETWORK_LINE: Final[i64] = 2

# Entries of a back, from the top.
SELL_ENTRY: Final[i64] = 0
DEVELOP_ENTRY: Final[i64] = 1
NETWORK_ENTRY: Final[i64] = 2
PASS_ENTRY: Final[i64] = 3

LINES_ROW: Final[i64] = 64
"""Number of entries per place in ``clockwise``."""
NOWHERE: Final[i64] = -1
NO_LINK: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Script:
    """Cards of the Automa and its aids on the board. Cards are numbered from 0."""

    def __init__(self) -> None:
        # Fronts
        self.line_start = vec[i64]()
        """Index of the first line of each card's front; one more entry marks the end."""
        self.line_does = vec[i64]()
        self.line_kind = vec[i64]()
        """Industry of a line; -1 where it only builds links."""
        self.line_link = vec[i64]()
        """1 where a link may be built first."""
        self.line_iron = vec[i64]()
        """Minimum price of iron for which the line applies."""
        self.town_start = vec[i64]()
        """Index in ``towns`` of the first town of each line; one more entry marks the end."""
        self.towns = vec[i64]()

        # Backs
        self.first_develops = vec[i64]()
        """1 where the corner says to develop in the first turn of the game."""
        self.brewery_place = vec[i64]()
        self.develop_price = vec[i64]()
        self.icon = vec[i64]()
        """Filled cell of the icon: 0 to 3 for NW, NE, SW, SE."""
        self.develop_points: i64 = 0
        self.pass_points: i64 = 0

        # The board
        self.slot_cells = vec[i64]()
        """Cells of the icon that a slot fills, as a bitset."""
        self.clockwise = vec[i64]()
        """Rank of a link in the clockwise sweep round a place from straight up, at
        ``clockwise[place * LINES_ROW + link]``."""
        self.alphabet = vec[i64]()
        """Alphabetical rank of a place."""
        self.farms: i64 = 0

        # The deal
        self.deck_at = vec[i64]()
        """Index in ``Deal.piles`` of each era's deck."""
        self.lots_at: i64 = 0
        """Index in ``Deal.piles`` of the lots for reshuffles."""


@final
class Automa:
    """The Automa: its cards, and the rules that apply to it."""

    def __init__(self, rules: BirminghamRules, printed: Tables, script: Script) -> None:
        self.rules = rules
        """Shared rules on tables in which every price is 0."""
        self.tables = rules.tables
        self.printed = printed
        """Tables with the printed prices, for lines that depend on the price of iron."""
        self.script = script
        self.merchants = rules.merchants
