"""The hooks: the only points where a title may differ from what the core does.

A title fills in a ``Tables`` (data), then overrides the hooks it needs.  Core functions take the
rules as their first argument and ask them; nothing in the core knows which title is played.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ironbridge.core.desk import Desk
from ironbridge.core.position import INCOME, MONEY, Position
from ironbridge.core.reasons import NOT_ASKED, OK
from ironbridge.core.tables import Tables


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A title's rules: its tables, and what it does in its own way."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        tables.choices.close()

    # Actions and questions of the title's own

    def list_actions(self, pos: Position, desk: Desk) -> None:
        """Write the legal actions of the title's own verbs."""

    def why_not_action(self, pos: Position, desk: Desk, code: i64) -> i64:
        """Judge an action of one of the title's own verbs."""
        return NOT_ASKED

    def why_not_sell(self, pos: Position, slot: i64) -> i64:
        """May the tile on this slot be sold, and is there somebody to buy it?"""
        return NOT_ASKED

    def cards_for(self, verb: i64) -> i64:
        """How many cards an action costs."""
        return 1

    def begin(self, pos: Position, desk: Desk) -> None:
        """The cards of an action of the title's own are played: set what it still needs."""

    def finish(self, pos: Position, desk: Desk) -> None:
        """An action of the title's own has all it needs: do it, then ask on or end it."""

    def list_answers(self, pos: Position, desk: Desk) -> None:
        """Write the legal answers to a question of the title's own."""

    def why_not_answer(self, pos: Position, desk: Desk, code: i64) -> i64:
        """Judge an answer to a question of the title's own."""
        return NOT_ASKED

    def answer(self, pos: Position, desk: Desk, code: i64) -> None:
        """Carry out the answer to a question of the title's own."""

    def why_not_play(self, pos: Position, card: i64) -> i64:
        """May this card of the hand be played, where the title plays every action itself?"""
        return OK

    def why_not_borrow(self, pos: Position) -> i64:
        """May loans be taken at this stage of the game?"""
        return OK

    # Supplies

    def market_places(self, pos: Position) -> i64:
        """Places from which the coal market can be reached."""
        return self.tables.market_places

    def beer_for_link(self, pos: Position, link: i64) -> bool:
        """Will there be beer for a second link, once it lies?"""
        return True

    def sources(self, pos: Position, goods: i64) -> i64:
        """Slots that may give what is due, where the title plays every action itself."""
        return 0

    def buy(self, pos: Position, desk: Desk, goods: i64) -> None:
        """No slot gives what is due: the market does, where the title plays every action itself."""

    def beer_sources(self, pos: Position) -> i64:
        """Slots whose beer may be drunk for what is due now."""
        return 0

    # What a program that learns is shown

    def own_numbers(self) -> i64:
        """How many numbers the title adds to what a seat observes."""
        return 0

    def observe(self, pos: Position, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what only this title has, and this seat may know, into the row from ``at`` on."""

    # Moments of the game

    def take_turn(self, pos: Position, desk: Desk) -> None:
        """A seat that plays by itself has its turn."""

    def set_table(self, pos: Position, desk: Desk) -> None:
        """The board is empty and no card dealt: put out the title's own pieces."""

    def hands_dealt(self, pos: Position, desk: Desk) -> None:
        """The hands of the first era are dealt: lay out further cards."""

    def tile_completed(self, pos: Position, desk: Desk, slot: i64) -> None:
        """A tile has just been built and supplied."""

    def turn_ended(self, pos: Position, desk: Desk) -> None:
        """A seat has used its actions."""

    def round_ended(self, pos: Position, desk: Desk) -> None:
        """The new turn order is set; income comes next."""

    def era_began(self, pos: Position, desk: Desk) -> None:
        """A later era begins: old tiles are gone, nobody has cards yet."""

    def score_era(self, pos: Position, desk: Desk) -> bool:
        """Score an era in the title's own way; False: links and flipped tiles, as usual."""
        return False

    def score_more(self, pos: Position, desk: Desk) -> None:
        """The game is scored: points that only this title gives."""

    def tie_break(self, pos: Position, seat: i64, which: i64) -> i64:
        """The which-th number that decides between seats with equal points; more is better.

        Income, then money, then the place in the turn order; a title says how many of them count.
        """
        if which == 0:
            space = pos.word(seat, INCOME)
            return self.tables.income_level[space] if self.tables.income_tie_by_level else space
        if which == 1:
            return pos.word(seat, MONEY)
        return -pos.turn_of(seat)
