"""Rules of Brass: Birmingham that differ from the core: selling, beer, scouting, bonuses."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.action_table import DEVELOP, DONE, SELL
from ironbridge.core.bitset import BIT, index
from ironbridge.core.brass_rules import BrassRules
from ironbridge.core.develop import list_removals, remove_tile, why_not_remove
from ironbridge.core.flow import end_action
from ironbridge.core.hand import add_card
from ironbridge.core.income import gain_income
from ironbridge.core.money import gain_money, gain_points
from ironbridge.core.position import ASK_BEER, ASK_MORE, CARDS, HAND, Position
from ironbridge.core.reasons import NOT_ASKED, OK
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import flip
from ironbridge.core.workspace import Workspace
from ironbridge.titles.birmingham.beer import (
    barrels_beside,
    breweries,
    open_barrels,
    take_barrel,
)
from ironbridge.titles.birmingham.codes import (
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
from ironbridge.titles.birmingham.merchants import Merchants
from ironbridge.titles.birmingham.observation import MERCHANT_NUMBERS, observe_merchants
from ironbridge.titles.birmingham.sell import begin_sale, why_not_sell

# Bonuses of merchants.
BONUS_MONEY: Final[i64] = 0
BONUS_POINTS: Final[i64] = 1
BONUS_INCOME: Final[i64] = 2
BONUS_DEVELOP: Final[i64] = 3


@final
class BirminghamOptions:
    """Numbers and contested rules of this title, as played in one game."""

    def __init__(self, scout_cards: i64) -> None:
        self.scout_cards = scout_cards
        """Number of cards that a scout discards."""
        self.gloucester_optional = False


class BirminghamRules(BrassRules):
    """Rules of Brass: Birmingham."""

    def __init__(
        self,
        tables: Tables,
        merchants: Merchants,
        space_bonus: vec[i64],
        space_amount: vec[i64],
        wild_location: i64,
        wild_industry: i64,
        options: BirminghamOptions,
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
        return self.options.scout_cards if verb == SCOUT else i64(1)

    def list_own_actions(self, pos: Position, work: Workspace) -> None:
        if self.why_not_scout(pos) == OK:
            work.add(self.tables.choices.code(SCOUT))

    def why_not_own_action(self, pos: Position, code: i64) -> i64:
        return self.why_not_scout(pos) if self.tables.choices.verb[code] == SCOUT else NOT_ASKED

    def why_not_sell(self, pos: Position, slot: i64) -> i64:
        return why_not_sell(self.tables, self.merchants, pos, slot)

    def why_not_scout(self, pos: Position) -> i64:
        """Returns why the acting seat may not scout, or ``OK``.

        Scouting takes three cards, and needs a hand without wild cards.
        """
        if pos.seat_value(pos.seat, HAND) & (BIT[self.wild_location] | BIT[self.wild_industry]):
            return SCOUT_WILD  # BB-scout-2
        if pos.seat_value(pos.seat, CARDS) < self.options.scout_cards:  # BB-scout-1
            return SCOUT_CARDS
        return OK

    def begin(self, pos: Position, work: Workspace) -> None:
        if pos.verb == SELL:
            begin_sale(self.tables, pos)
        else:
            super().begin(pos, work)

    def finish(self, pos: Position, work: Workspace) -> None:
        if pos.verb == SELL:
            self.finish_sale(pos, work)
        elif pos.verb == SCOUT:
            self.finish_scout(pos, work)
        else:
            super().finish(pos, work)

    def finish_scout(self, pos: Position, work: Workspace) -> None:
        """Adds one wild card of each kind to the hand."""
        add_card(pos, pos.seat, self.wild_location)
        add_card(pos, pos.seat, self.wild_industry)
        work.log.say(SCOUTED, pos.seat, 0, 0)
        end_action(self, pos, work)

    def finish_sale(self, pos: Position, work: Workspace) -> None:
        """Flips the sold tile, gives the merchant's bonus, and offers another sale."""
        flip(self.tables, pos, work, pos.slot)  # BB-sell-4
        used = pos.words[USED_BARREL]
        pos.words[USED_BARREL] = 0
        pos.ask = ASK_MORE
        if used:
            self.take_bonus(pos, work, used - 1)

    def take_bonus(self, pos: Position, work: Workspace, space: i64) -> None:
        """Gives the bonus of a merchant whose barrel was used."""
        bonus, amount = self.space_bonus[space], self.space_amount[space]
        if bonus == BONUS_MONEY:  # BB-merchant-6
            gain_money(pos, work, pos.seat, amount)
        elif bonus == BONUS_POINTS:  # BB-merchant-5
            gain_points(pos, work, pos.seat, amount)
        elif bonus == BONUS_INCOME:  # BB-merchant-4
            gain_income(self.tables, pos, work, pos.seat, amount)
        elif self.can_develop(pos):  # BB-merchant-3
            pos.ask = ASK_FREE_DEVELOP

    def can_develop(self, pos: Position) -> bool:
        """Returns whether a free development may remove a tile."""
        kind: i64 = 0
        while kind < self.tables.kinds:
            if why_not_remove(self.tables, pos, kind) == OK:
                return True
            kind += 1
        return False

    # ------------------------------------------------------------------ questions

    def list_answers(self, pos: Position, work: Workspace) -> None:
        list_removals(self.tables, pos, work)
        if self.options.gloucester_optional:
            work.add(self.tables.choices.code(DONE))

    def why_not_answer(self, pos: Position, work: Workspace, code: i64) -> i64:
        verb, a = self.tables.choices.verb[code], self.tables.choices.a[code]
        if pos.ask == ASK_BEER and verb == BARREL:
            return self.why_not_barrel(pos, a)
        if pos.ask == ASK_FREE_DEVELOP:
            if verb == DEVELOP:
                return why_not_remove(self.tables, pos, a)
            if verb == DONE and self.options.gloucester_optional:
                return OK
        return NOT_ASKED

    def answer(self, pos: Position, work: Workspace, code: i64) -> None:
        verb, a = self.tables.choices.verb[code], self.tables.choices.a[code]
        if verb == BARREL:
            take_barrel(pos, a)
            pos.words[USED_BARREL] = a + 1
            work.log.say(BARREL_TAKEN, pos.seat, a, 0)
            return
        if verb == DEVELOP:
            remove_tile(self.tables, pos, work, a)
        pos.ask = ASK_MORE

    # ------------------------------------------------------------------ beer

    def beer_for(self, pos: Position, places: i64) -> i64:
        return breweries(self.tables, pos, places)

    def list_other_sources(self, pos: Position, work: Workspace) -> None:
        """Lists the barrels of merchants."""
        if pos.ask != ASK_BEER:
            return
        spaces = open_barrels(self.tables, self.merchants, pos)
        while spaces:
            bit = spaces & -spaces
            spaces ^= bit
            work.add(self.tables.choices.code(BARREL, index(bit)))

    def why_not_barrel(self, pos: Position, space: i64) -> i64:
        """Returns why this merchant's barrel may not supply what is due, or ``OK``."""
        if pos.verb != SELL:  # BB-link-8
            return NOT_ASKED
        if pos.words[BARRELS] & BIT[space] == 0:
            return NO_BARREL
        if pos.words[USED_BARREL]:  # BB-merchant-2
            return ONE_BARREL_PER_SALE
        if open_barrels(self.tables, self.merchants, pos) & BIT[space] == 0:  # BB-beer-3
            return NO_MERCHANT
        return OK

    # ------------------------------------------------------------------ what a program is shown

    def own_numbers(self) -> i64:
        return MERCHANT_NUMBERS * len(self.space_bonus) + 1

    def observe(self, pos: Position, seat: i64, row: vec[i16], at: i64) -> None:
        observe_merchants(pos, len(self.space_bonus), row, at)

    # ------------------------------------------------------------------ course of the game

    def set_table(self, pos: Position, work: Workspace) -> None:
        pos.words[BARRELS] = barrels_beside(self.merchants, pos)

    def era_began(self, pos: Position, work: Workspace) -> None:
        """Refills the barrels of all merchants."""  # BB-era-4
        pos.words[BARRELS] = barrels_beside(self.merchants, pos)
        work.log.say(BARRELS_REFILLED, -1, 0, 0)
