"""Number tables of Brass: Birmingham, made from its printed tables."""

from ironbridge.core.action_table import LOAN, add_common
from ironbridge.core.bitset import mask
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
    single_spaces_first,
)
from ironbridge.core.names import Names, numbered
from ironbridge.core.position import BEER
from ironbridge.core.table_text import Row, number
from ironbridge.core.tables import REFILL_TURN, Tables
from ironbridge.titles.birmingham.codes import BARREL, SCOUT
from ironbridge.titles.mods import PrintedTables

INDUSTRIES = ["cotton", "manufacturer", "pottery", "coal", "iron", "brewery"]
SOLD = ["cotton", "manufacturer", "pottery"]


def make_names(matter: PrintedTables) -> Names:
    """Returns the names of the title; places, links and tiles are added later."""
    names = Names(industries=list(INDUSTRIES), eras=["canal", "rail"])
    names.cards = [row["card"] for row in [*matter.CARDS, *matter.WILDS]]
    names.spaces = numbered(
        [row["place"] for row in matter.MERCHANTS],
        [number(row["spaces"]) for row in matter.MERCHANTS],
    )
    return names


def make_tables(seats: int, names: Names, matter: PrintedTables) -> Tables:
    """Returns the number tables for a number of seats."""
    tables = Tables(seats)
    lay_out_places(tables, names, matter.PLACES)
    single_spaces_first(tables, names)
    lay_out_links(tables, names, matter.LINKS)
    lay_out_tiles(tables, names, matter.INDUSTRIES)
    lay_out_markets(
        tables,
        (matter.COAL_TRACK, matter.COAL_START, matter.COAL_BEYOND),
        (matter.IRON_TRACK, matter.IRON_START, matter.IRON_BEYOND),
    )
    lay_out_income(tables, matter.INCOME)
    lay_out_goods(tables, names, ["coal", "iron", "brewery"], SOLD)
    lay_out_beer(tables, matter)
    lay_out_cards(tables, names, matter.CARDS, str(seats))
    lay_out_wilds(tables, matter)
    setup = next(row for row in matter.SETUP if number(row["players"]) == seats)
    lay_out_course(tables, setup, matter.COSTS)
    lay_out_own_course(tables, setup, matter)
    add_choices(tables, names)
    return tables


def lay_out_beer(tables: Tables, matter: PrintedTables) -> None:
    """Sets barrels on breweries by era, and the merchants' places as access to the coal market."""
    tables.market_places = mask(
        [place for place, row in enumerate(matter.PLACES) if row["kind"] == "merchant"]
    )
    barrels = [number(row["barrels"]) for row in matter.BREWERY_BARRELS]
    for tile, kind in enumerate(tables.tile_kind):
        if kind == tables.goods_kind[BEER]:
            for era, many in enumerate(barrels):
                tables.tile_cubes[tile * 2 + era] = many


def lay_out_wilds(tables: Tables, matter: PrintedTables) -> None:
    """Adds the two wild cards after the cards of the deck, which holds none of them."""
    towns = [place for place, row in enumerate(matter.PLACES) if row["kind"] == "town"]
    every_slot = sum(tables.place_slots[town] for town in towns)
    every_kind = mask(list(range(len(INDUSTRIES))))
    tables.cards = tables.cards + len(matter.WILDS)
    tables.card_slots = numbers([*(slots for slots in tables.card_slots), every_slot, 0])
    tables.card_kinds = numbers([*(kinds for kinds in tables.card_kinds), 0, every_kind])
    tables.card_copies = numbers([*(copies for copies in tables.card_copies), 0, 0])


def lay_out_own_course(tables: Tables, setup: Row, matter: PrintedTables) -> None:
    """Sets hands, loans, development, and the differences between the eras."""
    tables.face_down = numbers([number(setup["aside"]), 0])
    tables.removed = numbers([0, 0])
    tables.develop_tiles = matter.DEVELOP_TILES
    tables.shortfall_divisor = matter.SHORTFALL_DIVISOR
    tables.shortfall_points = matter.SHORTFALL_VP
    tables.loan_money = numbers([matter.LOAN_MONEY])
    tables.loan_levels = numbers([matter.LOAN_LEVELS])
    tables.refill_at = REFILL_TURN
    tables.one_tile_per_place = numbers([1, 0])
    tables.tiles_open_reach = numbers([1, 1])


def add_choices(tables: Tables, names: Names) -> None:
    """Adds the action space."""
    table = tables.choices
    kinds = list(tables.slot_kinds)
    add_common(table, kinds, len(names.links), len(INDUSTRIES), len(names.cards))
    table.add(LOAN, 0)
    table.add(SCOUT)
    add_sales(tables)
    add_sources(tables)
    for space in range(len(names.spaces)):
        table.add(BARREL, space)
    add_give_ups(tables)
