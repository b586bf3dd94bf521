"""Rules of Brass (2007) that differ from the core: ports, cotton sales, the end of loans."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.action_table import SELL
from ironbridge.core.brass_rules import BrassRules
from ironbridge.core.flow import end_action
from ironbridge.core.hand import pile_left
from ironbridge.core.income import gain_income
from ironbridge.core.money import gain_money
from ironbridge.core.position import ASK_CARD, ASK_MORE, NOBODY, Position
from ironbridge.core.reasons import NOT_ASKED
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import flip
from ironbridge.core.workspace import Workspace
from ironbridge.titles.lancashire.codes import (
    ASK_BUYER,
    BUYER,
    COTTON,
    DISTANT,
    DISTANT_MARKET_CLOSED,
    DISTANT_MARKET_OPENED,
    DISTANT_TILE_TURNED,
    NO_MORE_LOANS,
    PORT,
    SOLD_TO_PORT,
    TO_DISTANT,
    TO_PORT,
    TURNED,
)
from ironbridge.titles.lancashire.cotton import (
    CottonMarket,
    list_buyers,
    why_not_distant,
    why_not_port,
    why_not_sell,
)
from ironbridge.titles.lancashire.observation import MARKET_NUMBERS, observe_cotton


@final
class LancashireRules(BrassRules):
    """Rules of Brass (2007)."""

    def __init__(self, tables: Tables, cotton: CottonMarket, bonus_in_money: bool) -> None:
        super().__init__(tables)
        self.cotton = cotton
        self.bonus_in_money = bonus_in_money

    def why_not_loan(self, pos: Position, loan: i64) -> i64:
        """Returns why a loan is illegal, or ``OK``.

        In the rail era loans end when the draw pile is empty.
        """
        # BL-loan-3
        if pos.era > 0 and pile_left(pos) == 0:
            return NO_MORE_LOANS
        return super().why_not_loan(pos, loan)

    # ------------------------------------------------------------------ selling

    def why_not_sell(self, pos: Position, slot: i64) -> i64:
        return why_not_sell(self.tables, self.cotton, pos, slot)

    def begin(self, pos: Position, work: Workspace) -> None:
        if pos.verb == SELL:
            pos.ask = ASK_BUYER  # a mill is on sale: asks for the buyer
        else:
            super().begin(pos, work)

    def list_answers(self, pos: Position, work: Workspace) -> None:
        list_buyers(self.tables, self.cotton, pos, work)

    def why_not_answer(self, pos: Position, work: Workspace, code: i64) -> i64:
        verb, a = self.tables.choices.verb[code], self.tables.choices.a[code]
        if pos.ask == ASK_BUYER and verb == TO_PORT:
            return why_not_port(self.tables, self.cotton, pos, pos.slot, a)
        if pos.ask == ASK_BUYER and verb == TO_DISTANT:
            return why_not_distant(self.tables, self.cotton, pos, pos.slot)
        return NOT_ASKED

    def answer(self, pos: Position, work: Workspace, code: i64) -> None:
        table = self.tables.choices
        pos.words[BUYER] = DISTANT if table.verb[code] == TO_DISTANT else PORT + table.a[code]
        pos.ask = ASK_CARD

    def finish(self, pos: Position, work: Workspace) -> None:
        if pos.verb == SELL:
            self.finish_sale(pos, work)
        else:
            super().finish(pos, work)

    def finish_sale(self, pos: Position, work: Workspace) -> None:
        """Flips the mill and the port, or turns a distant market tile."""  # BL-sell-2
        buyer = pos.words[BUYER]
        pos.words[BUYER] = 0
        pos.ask = ASK_MORE
        if buyer == DISTANT:
            self.sell_abroad(pos, work)
            return
        port = buyer - PORT
        work.log.say(SOLD_TO_PORT, pos.seat, pos.slot, port)
        flip(self.tables, pos, work, pos.slot)
        flip(self.tables, pos, work, port)

    def sell_abroad(self, pos: Position, work: Workspace) -> None:
        """Turns a distant market tile and moves the marker: a sale, or a closed market."""
        # BL-distant-2, BL-distant-3, BL-distant-4
        closed = self.cotton.closed_space()
        moved = self.cotton.next_tile(pos)
        space = pos.words[COTTON] + moved
        if space > closed:
            space = closed
        pos.words[COTTON] = space
        pos.words[TURNED] = pos.words[TURNED] + 1
        work.log.say(DISTANT_TILE_TURNED, pos.seat, moved, space)
        if space == closed:
            work.log.say(DISTANT_MARKET_CLOSED, pos.seat, 0, 0)
            end_action(self, pos, work)
            return
        flip(self.tables, pos, work, pos.slot)
        bonus = self.cotton.bonus[space]
        if self.bonus_in_money:
            gain_money(pos, work, pos.seat, bonus)
        elif bonus:
            gain_income(self.tables, pos, work, pos.seat, bonus)

    # ------------------------------------------------------------------ course of the game

    def own_numbers(self) -> i64:
        return MARKET_NUMBERS + self.cotton.tiles

    def observe(self, pos: Position, seat: i64, row: vec[i16], at: i64) -> None:
        observe_cotton(self.cotton, pos, row, at)

    def era_began(self, pos: Position, work: Workspace) -> None:
        """Moves the marker to the top; the tiles are reshuffled."""
        pos.words[COTTON] = 0
        pos.words[TURNED] = 0
        work.log.say(DISTANT_MARKET_OPENED, NOBODY, 0, 0)
