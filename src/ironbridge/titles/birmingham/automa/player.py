"""The Automa's printed matter as number tables, and the Automa itself: rules, tables, trials."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.core.tables import Tables
from ironbridge.titles.birmingham.rules import BirminghamRules

CARDS: Final[i64] = 22
ALL_CARDS: Final[i64] = 0x3FFFFF

# What a line of a front asks for.
BUILD_LINE: Final[i64] = 0
MINE_LINE: Final[i64] = 1  # a mine, then a network action from there
NETWORK_LINE: Final[i64] = 2

# What a back asks for, from the top.
SELL_ENTRY: Final[i64] = 0
DEVELOP_ENTRY: Final[i64] = 1
NETWORK_ENTRY: Final[i64] = 2
PASS_ENTRY: Final[i64] = 3

LINES_ROW: Final[i64] = 64
"""Room for the links round one place in ``clockwise``."""
NOWHERE: Final[i64] = -1
NO_LINK: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Script:
    """The 22 cards and the aids of the board.  Cards are numbered from 0."""

    def __init__(self) -> None:
        # Fronts
        self.line_start = vec[i64]()
        """The first line of each card's front; one more entry marks the end."""
        self.line_does = vec[i64]()
        self.line_kind = vec[i64]()
        """The industry of a line, -1 where it only lays links."""
        self.line_link = vec[i64]()
        """1 where a link may be laid first."""
        self.line_iron = vec[i64]()
        """The line counts from this iron price on."""
        self.town_start = vec[i64]()
        """The first entry in ``towns`` of each line; one more entry marks the end."""
        self.towns = vec[i64]()

        # Backs
        self.first_develops = vec[i64]()
        """1 where the corner says to develop in the first turn of the game."""
        self.brewery_place = vec[i64]()
        self.develop_price = vec[i64]()
        self.icon = vec[i64]()
        """The filled cell: 0 to 3 for NW, NE, SW, SE."""
        self.develop_points: i64 = 0
        self.pass_points: i64 = 0

        # The board
        self.slot_cells = vec[i64]()
        """The cells that a slot fills in the little picture of its place."""
        self.clockwise = vec[i64]()
        """``clockwise[place * LINES_ROW + link]``: where a link stands in the sweep round a
        place, counted from straight up."""
        self.alphabet = vec[i64]()
        """The rank of a place in the order of the alphabet."""
        self.farms: i64 = 0

        # The deal
        self.deck_at = vec[i64]()
        """Where each era's deck begins in ``Deal.piles``."""
        self.lots_at: i64 = 0
        """Where the lots for shuffling again begin in ``Deal.piles``."""


@final
class Automa:
    """The seat's own book: the cards it follows and the rules it keeps."""

    def __init__(self, rules: BirminghamRules, printed: Tables, script: Script) -> None:
        self.rules = rules
        """The rules everyone keeps, on tables where every price is nothing."""
        self.tables = rules.tables
        self.printed = printed
        """The tables with the printed prices, for lines that depend on the price of iron."""
        self.script = script
        self.merchants = rules.merchants
