"""What every title has: the questions that the doors and the turn put to a title's rules.

A title fills in a ``Tables`` (data), then answers these questions.  Nothing in the core knows
which title is played.  Titles with the actions of Brass start from ``BrassRules`` in
``core/brass_rules.py``, which answers most of them.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ironbridge.core.position import INCOME, MONEY, Position
from ironbridge.core.reasons import NOT_ASKED, OK
from ironbridge.core.tables import Tables
from ironbridge.core.validate import missing
from ironbridge.core.workspace import Workspace


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A title's rules: its tables, and what it does in its own way."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        tables.choices.close()
        lacking = missing(tables)
        if lacking:
            raise LookupError(lacking)

    # Actions

    def list_actions(self, pos: Position, work: Workspace) -> None:
        """Write the actions that may be begun, ``end turn`` and free ones apart."""

    def why_not_action(self, pos: Position, work: Workspace, code: i64) -> i64:
        """Returns why an action may not be begun, or ``OK``."""
        return NOT_ASKED

    def cards_for(self, verb: i64) -> i64:
        """Returns how many cards an action costs."""
        return 1

    def why_not_card(self, pos: Position, card: i64) -> i64:
        """Returns why this card of the hand does not allow the build begun, or ``OK``."""
        return OK

    def begin(self, pos: Position, work: Workspace) -> None:
        """The cards of the action begun are played: place its piece, set what it needs."""

    def finish(self, pos: Position, work: Workspace) -> None:
        """The action begun has all it needs: finish it, then offer another piece or end it."""

    def list_more(self, pos: Position, work: Workspace) -> None:
        """Write the further pieces that the action begun may go on with, ``done`` apart."""

    def why_not_more(self, pos: Position, work: Workspace, code: i64) -> i64:
        """Returns why a further piece of the action begun is not allowed, or ``OK``."""
        return NOT_ASKED

    # Supplies

    def sources(self, pos: Position, goods: i64) -> i64:
        """Returns the slots that may give what is due."""
        return 0

    def list_other_sources(self, pos: Position, work: Workspace) -> None:
        """Write what else may give what is due, beside slots."""

    def take(self, pos: Position, work: Workspace, goods: i64, slot: i64) -> None:
        """A slot gives what is due, or a part of it."""

    def buy(self, pos: Position, work: Workspace, goods: i64) -> None:
        """No slot gives what is due: the market gives all of it."""

    # Questions of the title's own

    def list_answers(self, pos: Position, work: Workspace) -> None:
        """Write the legal answers to a question of the title's own."""

    def why_not_answer(self, pos: Position, work: Workspace, code: i64) -> i64:
        """Returns why an answer of the title's own is not allowed, or ``OK``."""
        return NOT_ASKED

    def answer(self, pos: Position, work: Workspace, code: i64) -> None:
        """Carry out an answer of the title's own."""

    # What a program that learns is shown

    def own_numbers(self) -> i64:
        """Returns how many numbers the title adds to what a seat observes."""
        return 0

    def observe(self, pos: Position, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what only this title has, and this seat may know, into the row from ``at`` on."""

    # Moments of the game

    def take_turn(self, pos: Position, work: Workspace) -> None:
        """A seat that plays by itself has its turn."""

    def set_table(self, pos: Position, work: Workspace) -> None:
        """The board is empty and no card dealt: put out the title's own pieces."""

    def hands_dealt(self, pos: Position, work: Workspace) -> None:
        """The hands of the first era are dealt: lay out further cards."""

    def round_ended(self, pos: Position, work: Workspace) -> None:
        """The new turn order is set; income comes next."""

    def era_began(self, pos: Position, work: Workspace) -> None:
        """Called when a later era begins: old tiles are gone, hands are empty."""

    def score_era(self, pos: Position, work: Workspace) -> bool:
        """Score an era in the title's own way.

        Returns False for links and flipped tiles, as usual.
        """
        return False

    def score_more(self, pos: Position, work: Workspace) -> None:
        """The game is scored: points that only this title gives."""

    def tie_break(self, pos: Position, seat: i64, which: i64) -> i64:
        """Returns the which-th number that decides between seats with equal points; more is better.

        Income, then money, then the place in the turn order; a title says how many of them count.
        """
        # BB-tie-2, BB-tie-3, BL-tie-4, BL-tie-2, BL-tie-3, AI-tie-1, BB-tie-1, BB-tie-4, BL-tie-1
        if which == 0:
            space = pos.seat_value(seat, INCOME)
            return self.tables.income_level[space] if self.tables.income_tie_by_level else space
        if which == 1:
            return pos.seat_value(seat, MONEY)
        return -pos.turn_of(seat)
