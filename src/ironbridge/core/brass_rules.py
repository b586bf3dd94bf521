"""The actions that Brass titles share: build, network, develop, loan, sell, pass.

What is said of an action stands in its own chapter (``build``, ``link``, ``develop``, ``loan``,
``sell``, ``supply``); here they come together.  A title adds whom it sells to, where its beer
comes from, and actions of its own.
"""

from mypy_extensions import i64, mypyc_attr

from ironbridge.core.action_table import BUILD, DEVELOP, DOUBLE_BUILD, LINK, LOAN, PASS, SELL
from ironbridge.core.bitset import index
from ironbridge.core.build import (
    begin_build,
    finish_build,
    list_builds,
    list_doubles,
    why_not_build,
    why_not_card,
    why_not_double,
)
from ironbridge.core.develop import begin_develop, list_develops, remove_tile, why_not_develop
from ironbridge.core.events import PASSED
from ironbridge.core.flow import end_action
from ironbridge.core.hand import survey_hand
from ironbridge.core.link import (
    begin_link,
    candidate_lines,
    needs_beer,
    why_not_link,
    why_not_link_supplied,
)
from ironbridge.core.loan import take_loan, why_not_loan
from ironbridge.core.position import ASK_MORE, COAL, IRON, TILES, Position
from ironbridge.core.reasons import NO_BEER, NOT_ASKED, OK
from ironbridge.core.rules import Rules
from ironbridge.core.supply import buy_due, nearest_mines, survey_iron, survey_supplies, take
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace


def survey(tables: Tables, pos: Position, work: Workspace) -> None:
    """Computes the facts that every legality check of an action needs."""
    survey_hand(tables, pos, work)
    survey_supplies(tables, pos, work)


@mypyc_attr(allow_interpreted_subclasses=True)
class BrassRules(Rules):
    """The common rules of Brass titles."""

    # What a Brass title adds

    def why_not_sell(self, pos: Position, slot: i64) -> i64:
        """Returns why the tile on this slot may not be sold, or ``OK``.

        It needs a buyer.
        """
        return NOT_ASKED

    def why_not_loan(self, pos: Position, loan: i64) -> i64:
        """Returns why the acting seat may not take this loan, or ``OK``."""
        return why_not_loan(self.tables, pos, loan)

    def beer_for(self, pos: Position, places: i64) -> i64:
        """Returns the slots whose beer the acting seat may drink at one of these places."""
        return 0

    def list_own_actions(self, pos: Position, work: Workspace) -> None:
        """Lists the legal actions of the title's own verbs."""

    def why_not_own_action(self, pos: Position, code: i64) -> i64:
        """Returns why an action of one of the title's own verbs is not allowed, or ``OK``."""
        return NOT_ASKED

    # ------------------------------------------------------------------ may I

    def list_actions(self, pos: Position, work: Workspace) -> None:
        tables = self.tables
        survey(tables, pos, work)
        list_builds(tables, pos, work)
        list_doubles(tables, pos, work)
        self.list_links(pos, work)
        list_develops(tables, pos, work)
        self.list_loans(pos, work)
        self.list_sales(pos, work)
        self.list_own_actions(pos, work)
        work.add(tables.choices.code(PASS))

    def why_not_action(self, pos: Position, work: Workspace, code: i64) -> i64:
        tables = self.tables
        verb, a, b = tables.choices.verb[code], tables.choices.a[code], tables.choices.b[code]
        if verb == PASS:
            return OK
        if verb == SELL:
            return self.why_not_sell(pos, a)
        if verb == LOAN:
            return self.why_not_loan(pos, a)
        survey(tables, pos, work)
        if verb == BUILD:
            return why_not_build(tables, pos, work, a, b)
        if verb == DOUBLE_BUILD:
            return why_not_double(tables, pos, work, a, b)
        if verb == LINK:
            return self.why_not_link(pos, work, a)
        if verb == DEVELOP:
            return why_not_develop(tables, pos, work, a)
        return self.why_not_own_action(pos, code)

    def why_not_card(self, pos: Position, card: i64) -> i64:
        return why_not_card(self.tables, pos, card, pos.kind, pos.slot)

    def why_not_link(self, pos: Position, work: Workspace, link: i64) -> i64:
        """Returns the first rule that forbids this link, or ``OK``.  After a survey."""
        reason = why_not_link(self.tables, pos, work, link)
        return reason if reason != OK else self.why_not_link_beer(pos, link)

    def why_not_link_beer(self, pos: Position, link: i64) -> i64:
        """Returns why there will be no beer for this link, once it lies, or ``OK``."""  # BB-beer-6
        if not needs_beer(self.tables, pos) or self.beer_for(pos, self.tables.link_places[link]):
            return OK
        return NO_BEER

    def list_links(self, pos: Position, work: Workspace) -> None:
        """Lists every legal link: checks what holds for all links once, the rest for each."""
        tables = self.tables
        first = tables.choices.start[LINK]
        lines = candidate_lines(tables, pos)
        while lines and work.has_room():
            bit = lines & -lines
            lines ^= bit
            link = index(bit)
            if why_not_link_supplied(tables, pos, work, link) == OK:
                if self.why_not_link_beer(pos, link) == OK:
                    work.add(first + link)

    def list_loans(self, pos: Position, work: Workspace) -> None:
        """Lists every legal loan."""
        loan: i64 = 0
        while loan < len(self.tables.loan_money):
            if self.why_not_loan(pos, loan) == OK:
                work.add(self.tables.choices.code(LOAN, loan))
            loan += 1

    def list_sales(self, pos: Position, work: Workspace) -> None:
        """Lists every legal sale: checks each own tile that is not flipped."""
        tiles = pos.seat_value(pos.seat, TILES) & ~pos.flipped
        while tiles and work.has_room():
            bit = tiles & -tiles
            tiles ^= bit
            slot = index(bit)
            code = self.tables.choices.code(SELL, slot)
            if code >= 0 and self.why_not_sell(pos, slot) == OK:
                work.add(code)

    def list_more(self, pos: Position, work: Workspace) -> None:
        # BB-link-7, BB-sell-5, BL-sell-4
        if pos.verb == LINK:
            if candidate_lines(self.tables, pos):
                survey_supplies(self.tables, pos, work)
                self.list_links(pos, work)
        elif pos.verb == DEVELOP:
            survey_iron(pos, work)
            list_develops(self.tables, pos, work)
        else:
            self.list_sales(pos, work)

    def why_not_more(self, pos: Position, work: Workspace, code: i64) -> i64:
        a = self.tables.choices.a[code]
        if pos.verb == LINK:
            survey_supplies(self.tables, pos, work)
            return self.why_not_link(pos, work, a)
        if pos.verb == DEVELOP:
            survey_iron(pos, work)
            return why_not_develop(self.tables, pos, work, a)
        return self.why_not_sell(pos, a)

    # ------------------------------------------------------------------ do it

    def begin(self, pos: Position, work: Workspace) -> None:
        # BB-pass-1, BL-pass-1
        verb = pos.verb
        if verb in (BUILD, DOUBLE_BUILD):
            begin_build(self.tables, pos, work)
        elif verb == LINK:
            begin_link(self.tables, pos, work)
        elif verb == DEVELOP:
            begin_develop(pos)
        elif verb == PASS:
            work.log.say(PASSED, pos.seat, 0, 0)
        elif verb == LOAN:
            take_loan(self.tables, pos, work, pos.loan)

    def finish(self, pos: Position, work: Workspace) -> None:
        verb = pos.verb
        if verb == LINK:
            pos.ask = ASK_MORE
        elif verb == DEVELOP:
            remove_tile(self.tables, pos, work, pos.kind)
            pos.ask = ASK_MORE
        else:
            if verb in (BUILD, DOUBLE_BUILD):
                finish_build(self.tables, pos, work)
            if verb == DOUBLE_BUILD:
                pos.actions = 1  # BL-double-1
            end_action(self, pos, work)

    # ------------------------------------------------------------------ supplies

    def sources(self, pos: Position, goods: i64) -> i64:
        if goods == COAL:
            return nearest_mines(self.tables, pos)
        if goods == IRON:
            return pos.sources(IRON)  # BB-iron-1, BL-iron-1
        return self.beer_for(pos, pos.site_places)

    def take(self, pos: Position, work: Workspace, goods: i64, slot: i64) -> None:
        take(self.tables, pos, work, goods, slot)

    def buy(self, pos: Position, work: Workspace, goods: i64) -> None:
        buy_due(self.tables, pos, work, goods)
