"""Where Brass: Birmingham has its own way: selling, beer, scouting, its bonuses and its end."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.bits import BIT, index
from ironbridge.core.choices import DEVELOP, DONE, SELL, TAKE
from ironbridge.core.desk import Desk
from ironbridge.core.develop import list_removals, remove_tile, why_not_remove
from ironbridge.core.events import MONEY_GAINED
from ironbridge.core.hand import add_card
from ironbridge.core.income import gain_points
from ironbridge.core.position import (
    ASK_COAL,
    ASK_MORE,
    BEER,
    CARDS,
    DUE_AT,
    HAND,
    MONEY,
    TILE_AT,
    Position,
)
from ironbridge.core.reasons import NOT_ASKED, NOT_CONNECTED, OK
from ironbridge.core.rules import Rules
from ironbridge.core.sell import list_sales
from ironbridge.core.supply import flip, gain_income
from ironbridge.core.tables import Tables
from ironbridge.core.turn import end_action
from ironbridge.titles.birmingham.merchants import (
    Merchants,
    barrels_beside,
    breweries,
    open_barrels,
    why_not_sell,
)
from ironbridge.titles.birmingham.observation import MERCHANT_NUMBERS, observe_merchants
from ironbridge.titles.birmingham.verbs import (
    ASK_FREE_DEVELOP,
    BARREL,
    BARREL_TAKEN,
    BARRELS,
    BARRELS_REFILLED,
    NO_BARREL,
    NO_MERCHANT,
    ONE_BARREL_PER_SALE,
    SCOUT,
    SCOUT_CARDS,
    SCOUT_WILD,
    SCOUTED,
    USED_BARREL,
)

# What the barrel of a merchant place brings.
BONUS_MONEY: Final[i64] = 0
BONUS_POINTS: Final[i64] = 1
BONUS_INCOME: Final[i64] = 2
BONUS_DEVELOP: Final[i64] = 3


@final
class Options:
    """What only this title has: printed numbers, and contested rules as played in one game."""

    def __init__(self, scout_cards: i64) -> None:
        self.scout_cards = scout_cards
        """Cards that a scout takes from the hand."""
        self.gloucester_optional = False


class BirminghamRules(Rules):
    """Brass: Birmingham."""

    def __init__(
        self,
        tables: Tables,
        merchants: Merchants,
        space_bonus: vec[i64],
        space_amount: vec[i64],
        wild_location: i64,
        wild_industry: i64,
        options: Options,
    ) -> None:
        super().__init__(tables)
        self.merchants = merchants
        self.space_bonus = space_bonus
        self.space_amount = space_amount
        self.wild_location = wild_location
        self.wild_industry = wild_industry
        self.options = options

    # ------------------------------------------------------------------ actions

    def cards_for(self, verb: i64) -> i64:
        return self.options.scout_cards if verb == SCOUT else 1

    def list_actions(self, pos: Position, desk: Desk) -> None:
        list_sales(self, pos, desk)
        if self.why_not_scout(pos) == OK:
            desk.put(self.tables.choices.code(SCOUT))

    def why_not_action(self, pos: Position, desk: Desk, code: i64) -> i64:
        verb = self.tables.choices.verb[code]
        if verb == SELL:
            return self.why_not_sell(pos, self.tables.choices.a[code])
        if verb == SCOUT:
            return self.why_not_scout(pos)
        return NOT_ASKED

    def why_not_sell(self, pos: Position, slot: i64) -> i64:
        return why_not_sell(self.tables, self.merchants, pos, slot)

    def why_not_scout(self, pos: Position) -> i64:
        """Three cards are needed, and no wild card in hand."""
        if pos.word(pos.seat, HAND) & (BIT[self.wild_location] | BIT[self.wild_industry]):
            return SCOUT_WILD
        if pos.word(pos.seat, CARDS) < self.options.scout_cards:
            return SCOUT_CARDS
        return OK

    def begin(self, pos: Position, desk: Desk) -> None:
        if pos.verb == SELL:
            tile = i64(pos.cells[TILE_AT + pos.slot])
            pos.words[DUE_AT + BEER] = self.tables.tile_beer[tile]
            pos.spot = BIT[self.tables.slot_place[pos.slot]]

    def finish(self, pos: Position, desk: Desk) -> None:
        if pos.verb == SCOUT:
            add_card(pos, pos.seat, self.wild_location)
            add_card(pos, pos.seat, self.wild_industry)
            desk.log.say(SCOUTED, pos.seat, 0, 0)
            end_action(self, pos, desk)
            return
        flip(self.tables, pos, desk, pos.slot)
        used = pos.words[USED_BARREL]
        pos.words[USED_BARREL] = 0
        pos.ask = ASK_MORE
        if used:
            self.take_bonus(pos, desk, used - 1)

    def take_bonus(self, pos: Position, desk: Desk, space: i64) -> None:
        """The merchant's barrel was drunk: his bonus."""
        bonus, amount = self.space_bonus[space], self.space_amount[space]
        if bonus == BONUS_MONEY:
            pos.add_word(pos.seat, MONEY, amount)
            desk.log.say(MONEY_GAINED, pos.seat, amount, 0)
        elif bonus == BONUS_POINTS:
            gain_points(pos, desk, pos.seat, amount)
        elif bonus == BONUS_INCOME:
            gain_income(self.tables, pos, desk, pos.seat, amount)
        elif self.can_develop(pos):
            pos.ask = ASK_FREE_DEVELOP

    def can_develop(self, pos: Position) -> bool:
        """Is there a tile that a free development may remove?"""
        kind: i64 = 0
        while kind < self.tables.kinds:
            if why_not_remove(self.tables, pos, kind) == OK:
                return True
            kind += 1
        return False

    # ------------------------------------------------------------------ questions

    def list_answers(self, pos: Position, desk: Desk) -> None:
        table = self.tables.choices
        if pos.ask == ASK_COAL + BEER:
            spaces = open_barrels(self.tables, self.merchants, pos)
            while spaces:
                bit = spaces & -spaces
                spaces ^= bit
                desk.put(table.code(BARREL, index(bit)))
        elif pos.ask == ASK_MORE:
            list_sales(self, pos, desk)
        else:
            list_removals(self, pos, desk)
            if self.options.gloucester_optional:
                desk.put(table.code(DONE))

    def why_not_answer(self, pos: Position, desk: Desk, code: i64) -> i64:
        table = self.tables.choices
        verb, a = table.verb[code], table.a[code]
        if pos.ask == ASK_COAL + BEER:
            if verb == BARREL:
                return self.why_not_barrel(pos, a)
            return NOT_CONNECTED if verb == TAKE + BEER else NOT_ASKED
        if pos.ask == ASK_MORE:
            return self.why_not_sell(pos, a)
        if verb == DEVELOP:
            return why_not_remove(self.tables, pos, a)
        if verb == DONE and self.options.gloucester_optional:
            return OK
        return NOT_ASKED

    def why_not_barrel(self, pos: Position, space: i64) -> i64:
        """May this merchant's barrel be drunk for what is due?"""
        if pos.verb != SELL:
            return NOT_ASKED
        if pos.words[BARRELS] & BIT[space] == 0:
            return NO_BARREL
        if pos.words[USED_BARREL]:
            return ONE_BARREL_PER_SALE
        if open_barrels(self.tables, self.merchants, pos) & BIT[space] == 0:
            return NO_MERCHANT
        return OK

    def answer(self, pos: Position, desk: Desk, code: i64) -> None:
        table = self.tables.choices
        verb, a = table.verb[code], table.a[code]
        if verb == BARREL:
            pos.words[BARRELS] = pos.words[BARRELS] & ~BIT[a]
            pos.words[USED_BARREL] = a + 1
            pos.words[DUE_AT + BEER] = pos.words[DUE_AT + BEER] - 1
            desk.log.say(BARREL_TAKEN, pos.seat, a, 0)
            return
        if verb == DEVELOP:
            remove_tile(self.tables, pos, desk, a)
        pos.ask = ASK_MORE

    # ------------------------------------------------------------------ beer

    def beer_sources(self, pos: Position) -> i64:
        return breweries(self.tables, pos, pos.spot)

    def beer_for_link(self, pos: Position, link: i64) -> bool:
        return breweries(self.tables, pos, self.tables.link_places[link]) != 0

    # ------------------------------------------------------------------ what a program is shown

    def own_numbers(self) -> i64:
        return MERCHANT_NUMBERS * len(self.space_bonus) + 1

    def observe(self, pos: Position, seat: i64, row: vec[i16], at: i64) -> None:
        observe_merchants(pos, len(self.space_bonus), row, at)

    # ------------------------------------------------------------------ course of the game

    def set_table(self, pos: Position, desk: Desk) -> None:
        pos.words[BARRELS] = barrels_beside(self.merchants, pos)

    def era_began(self, pos: Position, desk: Desk) -> None:
        pos.words[BARRELS] = barrels_beside(self.merchants, pos)
        desk.log.say(BARRELS_REFILLED, -1, 0, 0)
