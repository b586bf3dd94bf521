"""Feature extractor: turns a position, as one seat sees it, into a vector of integers."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.core.bitset import BIT, count, index
from ironbridge.core.hand import pile_left
from ironbridge.core.market import market_places
from ironbridge.core.network import groups_of
from ironbridge.core.position import (
    BEER,
    CARDS,
    COAL,
    DEBT,
    HAND,
    INCOME,
    IRON,
    MAX_KINDS,
    MONEY,
    NETWORK,
    NO_TILE,
    POINTS,
    REACH,
    SPENT,
    TILES,
    Position,
)
from ironbridge.core.rules import Rules
from ironbridge.core.tables import MAT_DEPTH, REFILL_TURN, Tables
from ironbridge.core.tiles import cubes_on
from ironbridge.search.components import MARKET, Components
from ironbridge.search.feature_index import (
    BEER_MATCHED,
    BEER_RIVAL,
    BEER_SPARE,
    COAL_MARKET,
    COAL_NEAR,
    CUBES_IN,
    DRY,
    FAR,
    FLIPPED,
    FLIPPED_TILES,
    FULL,
    FULL_ROW,
    GAIN_IN,
    HELD,
    INCOME_BELOW,
    INCOME_HIGH,
    INCOME_LEVEL,
    IRON_LYING,
    IRON_MARKET,
    KIND_CARDS,
    KINDS_WANTED,
    LOANS,
    NETWORK_SIZE,
    OBSOLETE,
    ONE,
    ONE_LINK,
    PLACE_CARDS,
    PLACE_IN_ORDER,
    POINTS_IN,
    POINTS_NOW,
    PURSE,
    PURSE_LARGE,
    PURSE_MIDDLE,
    PURSE_SMALL,
    SELLS,
    SHORT,
    SLOTS_FREE,
    SPENT_NOW,
    TILE_ROW,
    UNSOLD,
    WAITING,
    WILD,
    common_features,
)
from ironbridge.search.link_features import LinkFeatures, sums


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureExtractor:
    """Extracts the features of one title; a title overrides the hooks for its own features."""

    def __init__(self, rules: Rules, own: list[tuple[str, str]]) -> None:
        self.rules = rules
        tables = rules.tables
        self.mat_at = vec[i64]([0] * int(MAX_KINDS))
        """Index of the first feature of each stack of the mat: one feature per next tile."""
        self.names = common_features()
        kind: i64 = 0
        while kind < tables.kinds:
            self.mat_at[kind] = len(self.names)
            n: i64 = 0
            while n < MAT_DEPTH and tables.mat[kind * MAT_DEPTH + n] != NO_TILE:
                self.names.append(
                    (f"mat {kind}.{n}", "number of tiles of a stack that have left the mat")
                )
                n += 1
            self.names.append((f"mat {kind}.{n}", "a stack of the mat is used up"))
            kind += 1
        self.own_at: i64 = len(self.names)
        self.names += own
        self.size: i64 = len(self.names)
        self.features = vec[i64]([0] * int(self.size))
        """The features extracted last."""
        self.icons = LinkFeatures(tables)
        self.goals = vec[i64]([0] * int(MAX_KINDS))
        """Places where tiles of each industry can be sold."""
        self.buying = Components(tables)
        """Components with buyers of each industry, and last those connected to the market."""
        self.groups: i64 = 0
        """Components of the seat's own network."""
        self.people: i64 = tables.seats - count(tables.automatic)
        self.tile_gain = sums(tables.tile_income, tables.tile_profit, len(tables.tile_kind))
        """Income or money that the owner gains when a tile flips."""

    # ------------------------------------------------------------------ hooks of a title

    def find_buyers(self, pos: Position) -> None:
        """Sets ``goals``: for each industry that is sold, the places where it can be sold."""
        tables = self.rules.tables
        kind: i64 = 0
        while kind < tables.kinds:
            if tables.sold_kinds & BIT[kind]:
                self.goals[kind] = self.buyers(pos, kind)
            kind += 1

    def buyers(self, pos: Position, kind: i64) -> i64:
        """Returns the places where tiles of an industry can be sold."""
        return market_places(self.rules.tables, pos)

    def barrel_for(self, pos: Position, kind: i64, group: i64) -> bool:
        """Returns whether a buyer in this component provides a barrel."""
        return False

    def title_features(self, pos: Position, seat: i64) -> None:
        """Sets the features that only this title has, from ``own_at`` on."""

    def actions_left(self, pos: Position, seat: i64) -> i64:
        """Returns the number of actions that a seat has left in this era, by the cards left."""
        tables = self.rules.tables
        held = pos.seat_value(seat, CARDS)
        pile = pile_left(pos)
        if pile == 0:
            return held
        if self.people == 1:
            return held + pile
        if tables.refill_at != REFILL_TURN:
            return held + pile // self.people
        first = pos.era == 0 and pos.round == 1
        each = tables.first_round_actions if first else tables.turn_actions
        mine = pos.turn_of(seat)
        later = pile - each * (pos.seats - pos.turn)
        share = later // self.people if later > 0 else i64(0)
        if pos.turn <= mine and pile >= each * (mine - pos.turn + 1):
            share += each
        return held + share

    # ------------------------------------------------------------------ extraction

    def forget_buyers(self) -> None:
        """Clears ``goals``."""
        kind: i64 = 0
        while kind < MAX_KINDS:
            self.goals[kind] = 0
            kind += 1

    def add_buyer(self, kinds: i64, place: i64) -> None:
        """Adds a place where these industries can be sold."""
        goals, here = self.goals, BIT[place]
        while kinds:
            bit = kinds & -kinds
            kinds ^= bit
            goals[index(bit)] = goals[index(bit)] | here

    def extract(self, pos: Position, seat: i64, left: i64) -> None:
        """Sets all features of a seat with ``left`` actions left in this era."""
        features = self.features
        n: i64 = 0
        while n < self.size:
            features[n] = 0
            n += 1
        features[ONE] = 1
        self.survey(pos, seat)
        self.money_features(pos, seat, left)
        self.tile_features(pos, seat)
        self.icons.extract(pos, seat, features)
        self.hand_features(pos, seat)
        self.board_features(pos, seat)
        self.title_features(pos, seat)

    def survey(self, pos: Position, seat: i64) -> None:
        """Finds the components that several features need: of the own network and of the buyers."""
        tables = self.rules.tables
        self.groups = groups_of(pos, pos.seat_value(seat, NETWORK))
        self.find_buyers(pos)
        kind: i64 = 0
        while kind < tables.kinds:
            if tables.sold_kinds & BIT[kind]:
                self.buying.find(pos, kind, self.goals[kind])
            kind += 1
        self.buying.find(pos, MARKET, market_places(self.rules.tables, pos))

    def money_features(self, pos: Position, seat: i64, left: i64) -> None:
        """Sets points, money and income; income still to be paid this round counts as money."""
        features, tables = self.features, self.rules.tables
        level: i64 = 0
        if len(tables.income_level) > 1:
            level = tables.income_level[pos.seat_value(seat, INCOME)]
        money = pos.seat_value(seat, MONEY)
        turn = pos.turn_of(seat)
        over = pos.era == tables.eras - 1 and left <= 1 and tables.last_income == 0
        played = pos.turn > turn or mid_turn(tables, pos, seat)
        if played and not over:
            money += level
        features[POINTS_NOW] = pos.seat_value(seat, POINTS)
        features[PURSE] = money
        features[PURSE_SMALL] = money if money < 8 else i64(8)
        features[PURSE_MIDDLE] = money if money < 20 else i64(20)
        features[PURSE_LARGE] = money if money < 40 else i64(40)
        features[INCOME_LEVEL] = level
        if level < 0:
            features[INCOME_BELOW] = -level
            short = -3 * level - money
            features[SHORT] = short if short > 0 else i64(0)
        if level > 10:
            features[INCOME_HIGH] = level - 10
        features[LOANS] = pos.seat_value(seat, DEBT)
        features[SPENT_NOW] = pos.seat_value(seat, SPENT)
        features[PLACE_IN_ORDER] = turn

    def tile_features(self, pos: Position, seat: i64) -> None:
        """Sets the features of own tiles: flipped ones, and how near the others are to flipping."""
        features, tables = self.features, self.rules.tables
        own = pos.seat_value(seat, TILES)
        barrels = cubes_on(pos, pos.sources(BEER) & own)
        thirst: i64 = 0
        slots = own
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot = index(bit)
            tile = pos.tile_on(slot)
            points, level = tables.tile_points[tile], tables.tile_level[tile]
            if pos.flipped & bit:
                features[FLIPPED_TILES] = features[FLIPPED_TILES] + 1
                at = FLIPPED + (level if level < 4 else i64(4)) - 1
                features[at] = features[at] + points
                continue
            kind = tables.tile_kind[tile]
            at = self.tile_row(pos, slot, tile, kind, barrels)
            features[at] = features[at] + 1
            features[at + POINTS_IN] = features[at + POINTS_IN] + points
            features[at + GAIN_IN] = features[at + GAIN_IN] + self.tile_gain[tile]
            if tables.sold_kinds & BIT[kind]:
                thirst += tables.tile_beer[tile]
            elif at < WAITING:
                features[at + CUBES_IN] = features[at + CUBES_IN] + pos.cubes_on(slot)
            if level == 1 and pos.era < tables.eras - 1:
                features[OBSOLETE] = features[OBSOLETE] + 1
                features[OBSOLETE + 1] = features[OBSOLETE + 1] + points
        features[BEER_MATCHED] = barrels if barrels < thirst else thirst
        features[BEER_SPARE] = barrels - thirst if barrels > thirst else i64(0)

    def tile_row(self, pos: Position, slot: i64, tile: i64, kind: i64, barrels: i64) -> i64:
        """Returns the index of the features that an unflipped own tile counts in."""
        tables = self.rules.tables
        place = tables.slot_place[slot]
        group = pos.group_of(place)
        if tables.sold_kinds & BIT[kind]:
            state = FAR
            if self.buying.here[kind] & BIT[group]:
                state = SELLS
                needed = tables.tile_beer[tile]
                if needed > barrels and self.barrel_for(pos, kind, group):
                    needed -= 1
                if needed > barrels + self.beer_in(pos, group):
                    state = DRY
            elif self.buying.close(pos, kind) & BIT[group]:
                state = ONE_LINK
            return UNSOLD + state * TILE_ROW
        goods = tables.kind_goods[kind]
        if goods < 0:
            return WAITING
        if goods == COAL:
            at_market = self.buying.here[MARKET] & BIT[group]
            return FULL if at_market else FULL + FULL_ROW
        return FULL + (goods + 1) * FULL_ROW

    def beer_in(self, pos: Position, group: i64) -> i64:
        """Returns the number of barrels on the breweries of a component."""
        total: i64 = 0
        slots = pos.sources(BEER)
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot = index(bit)
            if pos.group_of(self.rules.tables.slot_place[slot]) == group:
                total += pos.cubes_on(slot)
        return total

    def hand_features(self, pos: Position, seat: i64) -> None:
        """Sets the features of the hand and of the mat."""
        features, tables = self.features, self.rules.tables
        features[HELD] = pos.seat_value(seat, CARDS)
        cards = pos.seat_value(seat, HAND)
        while cards:
            bit = cards & -cards
            cards ^= bit
            card = index(bit)
            if tables.card_copies[card] == 0:
                features[WILD] = features[WILD] + 1
                continue
            if tables.card_slots[card] & ~pos.slots_taken:
                features[PLACE_CARDS] = features[PLACE_CARDS] + 1
            kinds = tables.card_kinds[card]
            while kinds:
                one = kinds & -kinds
                kinds ^= one
                at = KIND_CARDS + index(one)
                features[at] = features[at] + 1
        kind: i64 = 0
        while kind < tables.kinds:
            features[self.mat_at[kind] + pos.developed(seat, kind)] = 1
            kind += 1

    def board_features(self, pos: Position, seat: i64) -> None:
        """Sets the features of the own network, its surroundings and the markets."""
        features, tables = self.features, self.rules.tables
        features[NETWORK_SIZE] = count(pos.seat_value(seat, NETWORK))
        groups = self.groups
        features[COAL_NEAR] = self.cubes_in(pos, COAL, groups, 0)
        if tables.goods_kind[BEER] >= 0:
            features[BEER_RIVAL] = self.cubes_in(pos, BEER, groups, pos.seat_value(seat, TILES))
        features[IRON_LYING] = cubes_on(pos, pos.sources(IRON))
        features[COAL_MARKET] = pos.market(COAL)
        features[IRON_MARKET] = pos.market(IRON)
        free = pos.seat_value(seat, REACH) & ~pos.slots_taken
        kind: i64 = 0
        while kind < tables.kinds:
            features[SLOTS_FREE + kind] = count(tables.kind_slots[kind] & free)
            if tables.sold_kinds & BIT[kind] and self.buying.here[kind] & groups:
                features[KINDS_WANTED] = features[KINDS_WANTED] + 1
            kind += 1

    def cubes_in(self, pos: Position, goods: i64, groups: i64, without: i64) -> i64:
        """Returns the number of cubes or barrels in components, without those on some slots."""
        total: i64 = 0
        slots = pos.sources(goods) & ~without
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot = index(bit)
            if groups & BIT[pos.group_of(self.rules.tables.slot_place[slot])]:
                total += pos.cubes_on(slot)
        return total


def mid_turn(tables: Tables, pos: Position, seat: i64) -> bool:
    """Returns whether this seat is in the middle of its turn."""
    if pos.seat != seat or pos.turn != pos.turn_of(seat):
        return False
    first = pos.era == 0 and pos.round == 1
    return pos.actions < (tables.first_round_actions if first else tables.turn_actions)
