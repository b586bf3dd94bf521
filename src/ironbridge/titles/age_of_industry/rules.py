"""Rules of Age of Industry: dispatch of actions and questions, and the course of its one era."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.action_table import (
    BUILD,
    DEVELOP,
    DOUBLE_BUILD,
    LINK,
    PASS,
    SELL,
)
from ironbridge.core.bitset import BIT, index
from ironbridge.core.develop import list_removals, remove_tile, why_not_remove
from ironbridge.core.events import PASSED, TILES_SCORED
from ironbridge.core.flow import clear_action, end_action, finish_turn
from ironbridge.core.hand import pile_left
from ironbridge.core.position import (
    ASK_COAL,
    ASK_MORE,
    CARDS,
    DEBT,
    POINTS,
    TILES,
    Position,
)
from ironbridge.core.reasons import NOT_ASKED, OK
from ironbridge.core.rules import Rules
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.build import (
    begin_build,
    finish_build,
    list_builds,
    survey_cards,
    why_not_build,
    why_not_card,
    why_not_double,
)
from ironbridge.titles.age_of_industry.codes import (
    ASK_BUYER,
    ASK_DRAW,
    DRAW,
    FROM_DISPLAY,
    FROM_PILE,
    FROM_TRACK,
    LOANS_SCORED,
    NO_CARD_LEFT,
    REPAY,
    TO_MARKET,
    TO_PORT,
    TRACK_CLOSED,
)
from ironbridge.titles.age_of_industry.display import (
    clear_display,
    draw_card,
    draws_on,
    fill_display,
    lay_out_display,
    list_draws,
    why_not_draw,
    why_not_from,
)
from ironbridge.titles.age_of_industry.loans import (
    pay_interest,
    repay,
    repay_all,
    why_not_repay,
)
from ironbridge.titles.age_of_industry.network import survey_goods, survey_ways
from ironbridge.titles.age_of_industry.observation import chart_numbers, observe_chart
from ironbridge.titles.age_of_industry.rail import (
    begin_rail,
    finish_rail,
    list_rails,
    pay_rails,
    why_not_rail,
)
from ironbridge.titles.age_of_industry.sell import (
    list_buyers,
    list_sales,
    sell_to,
    why_not_buyer,
    why_not_sell,
)
from ironbridge.titles.age_of_industry.supply import (
    buy_cube,
    is_build,
    offered,
    take_cube,
    track_beside_sources,
)


@final
class AgeOfIndustryRules(Rules):
    """Rules of Age of Industry."""

    def __init__(self, tables: Tables, chart: ChartTables) -> None:
        super().__init__(tables)
        self.chart = chart

    def own_numbers(self) -> i64:
        return chart_numbers(self.chart)

    def observe(self, pos: Position, seat: i64, row: vec[i16], at: i64) -> None:
        observe_chart(self.chart, pos, row, at)

    def survey(self, pos: Position, work: Workspace) -> None:
        """Computes facts that many legality checks share."""
        survey_cards(self.tables, self.chart, pos, work)
        survey_ways(self.tables, self.chart, pos, work)
        survey_goods(self.tables, self.chart, pos, work)

    # ------------------------------------------------------------------ actions

    def cards_for(self, verb: i64) -> i64:
        # AI-card-1, AI-rail-7
        return 1 if verb in (BUILD, DEVELOP, PASS) else 0

    def list_actions(self, pos: Position, work: Workspace) -> None:
        table = self.tables.choices
        self.survey(pos, work)
        list_builds(self.tables, self.chart, pos, work)
        list_rails(self.tables, self.chart, pos, work)
        list_sales(self.tables, self.chart, pos, work)
        if pos.seat_value(pos.seat, CARDS):
            list_removals(self.tables, pos, work)
        if why_not_draw(self.chart, pos) == OK:
            work.add(table.code(DRAW))
        if self.why_not_pass(pos) == OK:
            work.add(table.code(PASS))

    def why_not_action(self, pos: Position, work: Workspace, code: i64) -> i64:
        verb, a = self.tables.choices.verb[code], self.tables.choices.a[code]
        if verb == REPAY:
            return why_not_repay(self.chart, pos)
        if verb == DRAW:
            return why_not_draw(self.chart, pos)
        if verb == PASS:
            return self.why_not_pass(pos)
        if verb == DEVELOP:
            return self.why_not_develop(pos, a)
        return self.why_not_on_board(pos, work, code)

    def why_not_on_board(self, pos: Position, work: Workspace, code: i64) -> i64:
        """Returns why a build, a rail or a sale is not allowed, or ``OK``."""
        tables, chart = self.tables, self.chart
        verb, a, b = tables.choices.verb[code], tables.choices.a[code], tables.choices.b[code]
        self.survey(pos, work)
        if verb == BUILD:
            return why_not_build(tables, chart, pos, work, a, b)
        if verb == DOUBLE_BUILD:
            return why_not_double(tables, chart, pos, work, a, b)
        if verb == LINK:
            return why_not_rail(tables, chart, pos, work, a)
        if verb == SELL:
            return why_not_sell(tables, chart, pos, work, a)
        return NOT_ASKED

    def why_not_develop(self, pos: Position, kind: i64) -> i64:
        """Returns why this industry may not be developed, or ``OK``.

        Developing costs a card and no iron.
        """
        # AI-develop-1, AI-develop-2
        if pos.seat_value(pos.seat, CARDS) == 0:
            return NO_CARD_LEFT
        return why_not_remove(self.tables, pos, kind)

    def why_not_pass(self, pos: Position) -> i64:
        """Returns why the acting seat may not pass, or ``OK``.

        A pass costs a card; without a card it is legal only with an empty pile.
        """
        # AI-pass-1, AI-pass-2
        if pos.seat_value(pos.seat, CARDS) == 0 and pile_left(pos) > 0:
            return NO_CARD_LEFT
        return OK

    def why_not_card(self, pos: Position, card: i64) -> i64:
        return why_not_card(self.tables, self.chart, pos, card, pos.kind, pos.slot)

    def list_more(self, pos: Position, work: Workspace) -> None:
        # AI-sell-6
        survey_ways(self.tables, self.chart, pos, work)
        list_sales(self.tables, self.chart, pos, work)

    def why_not_more(self, pos: Position, work: Workspace, code: i64) -> i64:
        survey_ways(self.tables, self.chart, pos, work)
        return why_not_sell(self.tables, self.chart, pos, work, self.tables.choices.a[code])

    def begin(self, pos: Position, work: Workspace) -> None:
        verb = pos.verb
        if is_build(verb):
            begin_build(self.tables, self.chart, pos, work)
        elif verb == LINK:
            begin_rail(self.tables, self.chart, pos, work)
        elif verb == SELL:
            pos.site_places = BIT[self.tables.slot_place[pos.slot]]
            pos.ask = ASK_BUYER
        elif verb == DRAW:
            pos.ask = ASK_DRAW
        elif verb == REPAY:
            repay(self.chart, pos, work, pos.seat)
            clear_action(pos)
            if pos.actions == 0:
                finish_turn(self, pos, work)

    def finish(self, pos: Position, work: Workspace) -> None:
        verb = pos.verb
        if is_build(verb):
            finish_build(self.tables, self.chart, pos, work)
            if verb == DOUBLE_BUILD:
                pos.actions = 1
        elif verb == LINK:
            finish_rail(self.tables, self.chart, pos, work)
        elif verb == DEVELOP:
            remove_tile(self.tables, pos, work, pos.kind)
        elif verb == PASS:
            work.log.say(PASSED, pos.seat, 0, 0)
        end_action(self, pos, work)

    # ------------------------------------------------------------------ questions

    def list_answers(self, pos: Position, work: Workspace) -> None:
        if pos.ask == ASK_DRAW:
            list_draws(self.tables, pos, work)
        else:
            survey_ways(self.tables, self.chart, pos, work)
            list_buyers(self.tables, self.chart, pos, work, pos.slot)

    def why_not_answer(self, pos: Position, work: Workspace, code: i64) -> i64:
        verb, a = self.tables.choices.verb[code], self.tables.choices.a[code]
        if pos.ask == ASK_DRAW:
            return why_not_from(pos, verb, a)
        if pos.ask < ASK_MORE:
            return self.why_not_track(pos, verb, a)
        if verb in (TO_PORT, TO_MARKET):
            survey_ways(self.tables, self.chart, pos, work)
            return why_not_buyer(self.tables, self.chart, pos, work, code)
        return NOT_ASKED

    def why_not_track(self, pos: Position, verb: i64, goods: i64) -> i64:
        """Returns why the track may not supply a cube that a source could, or ``OK``."""
        if verb != FROM_TRACK or goods != pos.ask - ASK_COAL:
            return NOT_ASKED
        if track_beside_sources(self.tables, self.chart, pos, goods):
            return OK
        return TRACK_CLOSED

    def answer(self, pos: Position, work: Workspace, code: i64) -> None:
        # AI-draw-1
        tables, chart = self.tables, self.chart
        verb, a = tables.choices.verb[code], tables.choices.a[code]
        if verb == FROM_TRACK:
            buy_cube(tables, chart, pos, work, a)
        elif verb in (FROM_PILE, FROM_DISPLAY):
            draw_card(pos, work, verb, a)
            if not draws_on(chart, pos):
                fill_display(pos, work)
                end_action(self, pos, work)
        else:
            sell_to(tables, chart, pos, work, code)
            pos.piece_placed = 0
            pos.pieces_done += 1
            pos.ask = ASK_MORE

    # ------------------------------------------------------------------ supplies

    def sources(self, pos: Position, goods: i64) -> i64:
        return offered(self.tables, self.chart, pos, goods)

    def list_other_sources(self, pos: Position, work: Workspace) -> None:
        """Lists the track, where it may supply an end of a rail without a source."""
        goods = pos.ask - ASK_COAL
        if track_beside_sources(self.tables, self.chart, pos, goods):
            work.add(self.tables.choices.code(FROM_TRACK, goods))

    def take(self, pos: Position, work: Workspace, goods: i64, slot: i64) -> None:
        take_cube(self.tables, self.chart, pos, work, goods, slot)

    def buy(self, pos: Position, work: Workspace, goods: i64) -> None:
        while pos.due(goods) > 0:
            buy_cube(self.tables, self.chart, pos, work, goods)

    # ------------------------------------------------------------------ course of the game

    def set_table(self, pos: Position, work: Workspace) -> None:
        clear_display(pos)

    def hands_dealt(self, pos: Position, work: Workspace) -> None:
        lay_out_display(pos, work)

    def round_ended(self, pos: Position, work: Workspace) -> None:
        pay_interest(self.chart, pos, work)

    def score_era(self, pos: Position, work: Workspace) -> bool:
        """Scores rails, loans and counters; returns True, as nothing is left to score.

        Rails pay their profit, loans are repaid as far as the money goes, counters score their
        level.
        """
        # AI-score-1, AI-score-2, AI-score-4
        seat: i64 = 0
        while seat < pos.seats:
            pay_rails(self.tables, self.chart, pos, work, seat)
            repay_all(self.chart, pos, work, seat)
            levels: i64 = 0
            tiles = pos.seat_value(seat, TILES)
            while tiles:
                bit = tiles & -tiles
                tiles ^= bit
                levels += self.tables.tile_points[pos.tile_on(index(bit))]
            pos.add_seat_value(seat, POINTS, levels)
            work.log.say(TILES_SCORED, seat, levels, 0)
            seat += 1
        return True

    def score_more(self, pos: Position, work: Workspace) -> None:
        """Deducts points for every open loan."""
        seat: i64 = 0
        while seat < pos.seats:
            points = pos.seat_value(seat, DEBT) * self.chart.loan_points
            if points:
                pos.add_seat_value(seat, POINTS, points)
                work.log.say(LOANS_SCORED, seat, points, 0)
            seat += 1

    def tie_break(self, pos: Position, seat: i64, which: i64) -> i64:
        """Returns the rank in the turn order after the last round; earlier seats win ties."""
        return super().tie_break(pos, seat, 2)
