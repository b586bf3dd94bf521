"""A title as printed, turned into number tables that the rules look things up in.

A title fills in a ``Tables`` once (see its ``tables.py``); the rules never change it.
Lists are named ``thing_property[thing]``; plural names are sets.

Each group of fields is a class.  The groups form one line of inheritance that ends in ``Tables``,
so that all fields lie in one object: a field is one load away from the rules.  With an object per
group random games took 4 to 9 % longer.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.core.action_table import ChoiceTable

MAT_DEPTH: Final[i64] = 16
"""Maximum number of tiles in a stack on a mat."""
MARKET_DEPTH: Final[i64] = 16
"""Number of entries of a market in ``market_price``; a market has fewer spaces."""

# When hands are filled from the draw pile.
REFILL_NEVER: Final[i64] = 0
REFILL_TURN: Final[i64] = 1
REFILL_ROUND: Final[i64] = 2


@mypyc_attr(acyclic=True)
class BoardTables:
    """Places, slots and links of the board."""

    def __init__(self) -> None:
        self.places: i64 = 0
        self.slots: i64 = 0
        self.links: i64 = 0
        self.slot_place = vec[i64]()
        self.slot_kinds = vec[i64]()
        """Industries a slot takes."""
        self.kind_slots = vec[i64]()
        """Slots that take an industry."""
        self.place_slots = vec[i64]()
        self.place_opens = vec[i64]()
        """Slots that industry cards may use once a place is open to them: those of the place, and
        of places that count as joined to it for cards alone."""
        self.slots_first = vec[i64]()
        """``slots_first[kind * MAX_SLOTS + slot]``: slots that must be used before this one."""
        self.place_icons = vec[i64]()
        """Link icons printed on a place."""
        self.links_at = vec[i64]()
        """Links that touch a place."""
        self.link_places = vec[i64]()
        """Places that a link touches."""
        self.era_links = vec[i64]()
        """Links that may be laid in an era."""
        self.market_places: i64 = 0
        """Places that are printed as connected to the coal market."""
        self.market_kind: i64 = -1
        """The industry whose tiles open the coal market where they stand; -1 for none."""


@mypyc_attr(acyclic=True)
class TileTables(BoardTables):
    """Industries, their tiles and the stacks of the mats."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: i64 = 0
        """Number of industries."""
        self.tile_kind = vec[i64]()
        self.tile_level = vec[i64]()
        self.tile_cost = vec[i64]()
        self.tile_coal = vec[i64]()
        self.tile_iron = vec[i64]()
        self.tile_beer = vec[i64]()
        """Barrels needed to sell it."""
        self.tile_points = vec[i64]()
        self.tile_income = vec[i64]()
        """Spaces the income marker moves when it flips."""
        self.tile_profit = vec[i64]()
        """Money its owner takes when it flips."""
        self.tile_icons = vec[i64]()
        """Link icons when flipped."""
        self.tile_cubes = vec[i64]()
        """``tile_cubes[tile * 2 + era]``: cubes or barrels put on it when built in an era."""
        self.tile_eras = vec[i64]()
        """Eras in which it may be built."""
        self.tile_develops = vec[i64]()
        """1 when developing may remove it."""
        self.mat = vec[i64]()
        """``mat[(seat * MAX_KINDS + kind) * MAT_DEPTH + n]``: the n-th tile of a stack, lowest
        first; NO_TILE past the end."""
        self.goods_kind = vec[i64]([-1, -1, -1])
        """The industry that gives coal, iron, beer; -1 where a title has none."""
        self.kind_goods = vec[i64]()
        """The goods (coal, iron, beer) that an industry gives, or -1."""
        self.sold_kinds: i64 = 0
        """Industries that flip by being sold."""
        self.flips_when_built: i64 = 0
        """Industries whose tiles are flipped as soon as they are built."""


@mypyc_attr(acyclic=True)
class CardTables(TileTables):
    """Cards, decks and hands."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: i64 = 0
        """Number of kinds of cards."""
        self.card_slots = vec[i64]()
        """Slots where a card builds as a location card."""
        self.card_kinds = vec[i64]()
        """Industries a card builds as an industry card."""
        self.card_copies = vec[i64]()
        """Number of copies of a card in the deck of an era."""
        self.hand_size: i64 = 0
        self.face_down = vec[i64]()
        """Number of cards that each seat discards face down after the deal, by era."""
        self.removed = vec[i64]()
        """Number of cards removed from the deck unseen after the hands are dealt, by era."""


@mypyc_attr(acyclic=True)
class MarketTables(CardTables):
    """The markets of coal and iron, by goods."""

    def __init__(self) -> None:
        super().__init__()
        self.market_spaces = vec[i64]()
        self.market_start = vec[i64]()
        """Number of cubes at the start."""
        self.market_price = vec[i64]()
        """``market_price[goods * MARKET_DEPTH + cubes]``: price of the next cube."""


@mypyc_attr(acyclic=True)
class MoneyTables(MarketTables):
    """Money, income, loans, and what links cost."""

    def __init__(self) -> None:
        super().__init__()
        self.start_money: i64 = 0
        self.start_income: i64 = 0
        self.income_level = vec[i64]()
        """The level printed at a space of the income track."""
        self.level_top = vec[i64]()
        """The highest space of each level, from the lowest level upward."""
        self.loan_money = vec[i64]()
        """Money that a kind of loan brings; empty where a title has no Loan action."""
        self.loan_levels = vec[i64]()
        """Number of income levels that a kind of loan costs."""
        self.link_cost = vec[i64]()
        """Price of a single link in an era."""
        self.link_coal = vec[i64]()
        """Coal that a link of an era needs."""
        self.second_link_cost = vec[i64]()
        """Price of a second link in the same action, -1 where an era allows only one."""
        self.second_link_beer: i64 = 0
        self.shortfall_divisor: i64 = 2
        """A tile given up for a debt brings its cost over this, rounded down."""
        self.shortfall_points: i64 = 1
        """Points lost for each pound that cannot be paid."""
        self.shortfall_force: i64 = 0
        """1: tiles worth nothing must be given up too before points are lost."""


@mypyc_attr(acyclic=True)
class ScoringOptions(MoneyTables):
    """What scores besides links and flipped tiles, and what breaks ties."""

    def __init__(self) -> None:
        super().__init__()
        self.pounds_per_point: i64 = 0
        """Pounds that make a point at the end of the game, 0 where money scores nothing."""
        self.most_money_points: i64 = 0
        """Maximum number of points from money; 0: no limit."""
        self.income_scores: i64 = 0
        """1: the income level scores at the end of the game."""
        self.scores_again: i64 = 0
        """At the end of the game tiles of this level and above score once more; 0: none do."""
        self.income_tie_by_level: i64 = 0
        """1: ties are broken by the income level; 0: by the space of the marker."""


@mypyc_attr(acyclic=True)
class ActionOptions(ScoringOptions):
    """What build, network and develop allow."""

    def __init__(self) -> None:
        super().__init__()
        self.one_tile_per_place = vec[i64]()
        """1 in eras where a seat may have only one tile in a place."""
        self.tiles_open_reach = vec[i64]()
        """1 in eras where an own tile lets industry cards build in its place."""
        self.double_cards: i64 = 0
        """Cards that a build anywhere for both actions of a turn costs; 0: there is none."""
        self.overbuild_either: i64 = 0
        """1: a rival's mine or works may be replaced when the tiles or the market are empty."""
        self.overbuild_when_full: i64 = 0
        """Industries of which a rival's tile may be replaced only where no slot is free."""
        self.slot_order_binds_own: i64 = 0
        """1: the order of slots also binds a seat that replaces an own tile."""
        self.free_start_overbuild: i64 = 0
        """1: a seat with nothing on the board may overbuild anywhere."""
        self.coal_split: i64 = 0
        """1: the mine is chosen cube by cube; 0: a chosen mine is emptied first."""
        self.link_tiles: i64 = 0
        """Number of link tiles of each seat."""
        self.first_link_anywhere: i64 = 1
        """1: a seat with nothing on the board may lay a link on any line."""
        self.develop_tiles: i64 = 2
        """Maximum number of tiles that one development removes."""


@mypyc_attr(acyclic=True)
class FlowOptions(ActionOptions):
    """The course of the game: eras, rounds, turns, and when income and cards come."""

    def __init__(self) -> None:
        super().__init__()
        self.eras: i64 = 2
        self.first_round_actions: i64 = 1
        self.turn_actions: i64 = 2
        self.last_income: i64 = 0
        """1: income is paid after the last round of the game too."""
        self.income_first: i64 = 0
        """1: income is taken when a round begins, so a new era begins with it; 0: when one ends."""
        self.income_together: i64 = 0
        """1: all seats that can pay settle income before any seat gives up a tile; 0: in order."""
        self.refill_at: i64 = REFILL_NEVER
        """When hands are filled from the pile: after each turn, or after each round in the new
        turn order."""
        self.links_stay: i64 = 0
        """Eras at whose end the scored links stay on the board."""
        self.plays_without_cards: i64 = 0
        """1: a seat with an empty hand still has its turns."""
        self.one_hand_ends: i64 = 0
        """1: an era ends when the pile and one hand are empty; 0: the pile and all hands."""
        self.automatic: i64 = 0
        """Seats that play by themselves: they hold no cards, take no income and are never asked."""
        self.fixed_order: i64 = 0
        """1: the turn order does not depend on money spent."""
        self.confirm_turns: i64 = 0
        """1: a turn is over when its seat says so; 0: with its last action."""
        self.free_verbs: i64 = 0
        """Verbs without an object that cost no action: they may be played before and after all
        actions of a turn."""
        self.free_pause: i64 = 0
        """1: a seat that could still play a free verb is asked before its turn is over."""


@final
@mypyc_attr(acyclic=True)
class Tables(FlowOptions):
    """The printed matter of one title with one set of options and seats."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats = seats
        self.choices = ChoiceTable()
