"""A made-up title, small enough to have in mind: five places, three industries, two seats.

Ash --- Bay --- Cove        Edge is the way to the coal market.  Cove-Dale is for rails,
 |       |       :          Ash-Dale for canals alone.
Dale    Edge    Dale
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ironbridge.core.action_table import LOAN, add_common
from ironbridge.core.bitset import mask
from ironbridge.core.brass_rules import BrassRules
from ironbridge.core.build_tables import (
    add_give_ups,
    add_sales,
    add_sources,
    lay_out_cards,
    lay_out_course,
    lay_out_goods,
    lay_out_income,
    lay_out_links,
    lay_out_markets,
    lay_out_places,
    lay_out_tiles,
    numbers,
)
from ironbridge.core.deal import Deal
from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.core.setup import first_position
from ironbridge.core.table_text import table
from ironbridge.core.tables import REFILL_TURN, Tables
from ironbridge.core.workspace import Workspace

PLACES = table("""
    place  slots              icons
    Ash    coal cotton        -
    Bay    iron cotton/coal   -
    Cove   coal               -
    Dale   cotton             -
    Edge   -                  2
""")
LINKS = table("""
    from  to    canal  rail
    Ash   Bay   yes    yes
    Bay   Cove  yes    yes
    Cove  Dale  no     yes
    Bay   Edge  yes    yes
    Ash   Dale  yes    no
""")
INDUSTRIES = table("""
    industry  level  copies  cost  coal  iron  vp  links  income  cubes  eras   develop
    cotton    1      2       10    -     -     3   1      4       -      canal  yes
    cotton    2      2       14    1     1     6   2      3       -      both   yes
    cotton    3      1       16    1     1     9   1      2       -      both   no
    coal      1      1       5     -     -     1   1      2       2      canal  yes
    coal      2      2       7     -     -     2   1      3       3      both   yes
    iron      1      2       5     1     -     2   1      2       3      both   yes
""")
CARDS = table("""
    card    kind      2
    Ash     location  3
    Bay     location  3
    coal    industry  3
    cotton  industry  3
    iron    industry  4
""")
SETUP = table("""
    players  hand  money  income  links  first  actions
    2        3     20     10      4      1      2
""")
COSTS = table("""
    what       money  coal
    canal      3      -
    rail       5      1
    two rails  15     2
""")

ASH, BAY, COVE, DALE, EDGE = range(5)
ASH_COAL, ASH_COTTON, BAY_IRON, BAY_MIXED, COVE_COAL, DALE_COTTON = range(6)
ASH_BAY, BAY_COVE, COVE_DALE, BAY_EDGE, ASH_DALE = range(5)
COTTON, COAL_MINE, IRON_WORKS = range(3)
COTTON_1, COTTON_2, COTTON_3, COAL_1, COAL_2, IRON_1 = range(6)
CARD_ASH, CARD_BAY, CARD_COAL, CARD_COTTON, CARD_IRON = range(5)
CANAL, RAIL = range(2)

TRACK = [*range(-10, 1), *(level for level in range(1, 11) for _ in range(2)),
         *(level for level in range(11, 34) for _ in range(3))]  # fmt: skip
"""Income levels: one space per level up to 0, two up to 10, three beyond; a hundred spaces."""


def make_tables() -> Tables:
    """Returns the tables of the toy title."""
    tables = Tables(2)
    names = Names(industries=["cotton", "coal", "iron"], eras=["canal", "rail"])
    lay_out_places(tables, names, PLACES)
    lay_out_links(tables, names, LINKS)
    lay_out_tiles(tables, names, INDUSTRIES)
    lay_out_markets(tables, ([1, 2, 3], 2, 5), ([1, 1, 2], 3, 4))
    lay_out_income(tables, TRACK)
    lay_out_goods(tables, names, ["coal", "iron"], ["cotton"])
    lay_out_cards(tables, names, CARDS, "2")
    lay_out_course(tables, SETUP[0], COSTS)
    tables.market_places = mask([EDGE])
    tables.face_down = numbers([1, 0])
    tables.removed = numbers([0, 0])
    tables.loan_money = numbers([30])
    tables.loan_levels = numbers([3])
    tables.refill_at = REFILL_TURN
    tables.one_tile_per_place = numbers([1, 0])
    tables.tiles_open_reach = numbers([1, 1])
    add_common(tables.choices, [int(kinds) for kinds in tables.slot_kinds], 5, 3, 5)
    tables.choices.add(LOAN, 0)
    add_sales(tables)
    add_sources(tables)
    add_give_ups(tables)
    return tables


def toy() -> BrassRules:
    """Returns the rules of the toy title: those of the core."""
    return BrassRules(make_tables())


def deal() -> Deal:
    """Returns a deal with decks in printed order and seat 0 first."""
    deck = [card for card, row in enumerate(CARDS) for _ in range(int(row["2"]))]
    starts = [0, len(deck), 2 * len(deck)]
    return Deal(vec[u8]([0, 1]), vec[u8](deck + deck), vec[i64](starts), vec[u8]())


def fresh(rules: BrassRules) -> Position:
    """Returns a position before the first action."""
    return first_position(rules, deal(), Workspace())


def events(work: Workspace, what: int) -> list[tuple[int, int, int]]:
    """Returns seat and details of every event of a kind in the log of the workspace."""
    return [(seat, a, b) for found, seat, a, b in work.log.take() if found == int(what)]
