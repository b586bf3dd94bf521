"""Base class of a title's rules: the hooks that transitions and game flow call.

A title fills in a ``Tables`` (data), then overrides hooks; the core does not depend on the title.
Titles with the actions of Brass start from ``BrassRules`` in ``core/brass_rules.py``, which
implements most hooks.
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
    """Rules of a title: its tables, and the hooks that it overrides."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        tables.choices.close()
        lacking = missing(tables)
        if lacking:
            raise LookupError(lacking)

    # Actions

    def list_actions(self, pos: Position, work: Workspace) -> None:
        """Lists the actions that may be begun, except ``end turn`` and free ones."""

    def why_not_action(self, pos: Position, work: Workspace, code: i64) -> i64:
        """Returns why an action may not be begun, or ``OK``."""
        return NOT_ASKED

    def cards_for(self, verb: i64) -> i64:
        """Returns the number of cards that an action costs."""
        return 1

    def why_not_card(self, pos: Position, card: i64) -> i64:
        """Returns why this card of the hand does not allow the build begun, or ``OK``."""
        return OK

    def begin(self, pos: Position, work: Workspace) -> None:
        """Places the piece of the action begun and sets what it needs; the cards are played."""

    def finish(self, pos: Position, work: Workspace) -> None:
        """Finishes an action that has all it needs, then offers another piece or ends it."""

    def list_more(self, pos: Position, work: Workspace) -> None:
        """Lists the further pieces that the action begun may go on with, except ``done``."""

    def why_not_more(self, pos: Position, work: Workspace, code: i64) -> i64:
        """Returns why a further piece of the action begun is not allowed, or ``OK``."""
        return NOT_ASKED

    # Supplies

    def sources(self, pos: Position, goods: i64) -> i64:
        """Returns the slots that may supply the goods due."""
        return 0

    def list_other_sources(self, pos: Position, work: Workspace) -> None:
        """Lists the sources of the goods due that are not slots."""

    def take(self, pos: Position, work: Workspace, goods: i64, slot: i64) -> None:
        """Takes the goods due, or a part of them, from a slot."""

    def buy(self, pos: Position, work: Workspace, goods: i64) -> None:
        """Buys all goods due from the market; called when no slot supplies them."""

    # Questions of the title's own

    def list_answers(self, pos: Position, work: Workspace) -> None:
        """Lists the legal answers to a question of the title's own."""

    def why_not_answer(self, pos: Position, work: Workspace, code: i64) -> i64:
        """Returns why an answer of the title's own is not allowed, or ``OK``."""
        return NOT_ASKED

    def answer(self, pos: Position, work: Workspace, code: i64) -> None:
        """Carries out an answer to a question of the title's own."""

    # Observations

    def own_numbers(self) -> i64:
        """Returns the number of entries that the title adds to an observation."""
        return 0

    def observe(self, pos: Position, seat: i64, row: vec[i16], at: i64) -> None:
        """Writes the title's own entries that the seat may know into the row from ``at`` on."""

    # Moments of the game

    def take_turn(self, pos: Position, work: Workspace) -> None:
        """Plays the turn of an automatic seat."""

    def set_table(self, pos: Position, work: Workspace) -> None:
        """Places the title's own pieces; the board is empty and no card is dealt."""

    def hands_dealt(self, pos: Position, work: Workspace) -> None:
        """Lays out further cards; the hands of the first era are dealt."""

    def round_ended(self, pos: Position, work: Workspace) -> None:
        """Called when the new turn order is set, before income."""

    def era_began(self, pos: Position, work: Workspace) -> None:
        """Called when a later era begins: old tiles are gone, hands are empty."""

    def score_era(self, pos: Position, work: Workspace) -> bool:
        """Scores an era in the title's own way.

        Returns False where links and flipped tiles score as usual.
        """
        return False

    def score_more(self, pos: Position, work: Workspace) -> None:
        """Scores what only this title scores at the end of the game."""

    def tie_break(self, pos: Position, seat: i64, which: i64) -> i64:
        """Returns the tie-break value of a seat with index ``which``; the higher value wins.

        Income, money, place in the turn order; a title sets the number of values that count.
        """
        # BB-tie-2, BB-tie-3, BL-tie-4, BL-tie-2, BL-tie-3, AI-tie-1, BB-tie-1, BB-tie-4, BL-tie-1
        if which == 0:
            space = pos.seat_value(seat, INCOME)
            return self.tables.income_level[space] if self.tables.income_tie_by_level else space
        if which == 1:
            return pos.seat_value(seat, MONEY)
        return -pos.turn_of(seat)
