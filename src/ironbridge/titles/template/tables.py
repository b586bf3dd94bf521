"""Number tables of Millbrook, made from its printed tables."""

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
from ironbridge.core.names import Names
from ironbridge.core.tables import REFILL_TURN, Tables
from ironbridge.titles.template import board, cards, industries

INDUSTRIES = ["cotton", "coal", "iron"]
"""Industries of the title, with iron without tiles: the core asks which industry gives iron."""


def make_names() -> Names:
    """Returns the names of the title; places, links and tiles are added later."""
    names = Names(industries=list(INDUSTRIES), eras=["canal", "rail"])
    names.cards = [row["card"] for row in cards.CARDS]
    return names


def make_tables(seats: int, names: Names) -> Tables:
    """Returns the number tables for a number of seats."""
    tables = Tables(seats)
    lay_out_places(tables, names, board.PLACES)
    single_spaces_first(tables, names)
    lay_out_links(tables, names, board.LINKS)
    lay_out_tiles(tables, names, industries.INDUSTRIES)
    lay_out_markets(
        tables,
        (board.COAL_TRACK, len(board.COAL_TRACK), board.COAL_BEYOND),
        (board.IRON_TRACK, len(board.IRON_TRACK), board.IRON_BEYOND),
    )
    lay_out_income(tables, cards.INCOME)
    lay_out_goods(tables, names, ["coal", "iron"], ["cotton"])
    lay_out_cards(tables, names, cards.CARDS, str(seats))
    lay_out_course(tables, cards.SETUP[0], cards.COSTS)
    lay_out_own_course(tables)
    add_choices(tables, names)
    return tables


def lay_out_own_course(tables: Tables) -> None:
    """Sets fields that the printed tables do not contain; ``core/tables.py`` lists all."""
    tables.market_places = mask(
        [place for place, row in enumerate(board.PLACES) if row["kind"] == "harbour"]
    )
    tables.face_down = numbers([0, 0])
    tables.removed = numbers(cards.CARDS_OUT)
    tables.develop_tiles = cards.DEVELOP_TILES
    tables.loan_money = numbers([cards.LOAN_MONEY])
    tables.loan_levels = numbers([cards.LOAN_LEVELS])
    tables.pounds_per_point = cards.POUNDS_PER_VP
    tables.refill_at = REFILL_TURN
    tables.one_tile_per_place = numbers([1, 0])
    tables.tiles_open_reach = numbers([1, 1])


def add_choices(tables: Tables, names: Names) -> None:
    """Adds the action space."""
    kinds = list(tables.slot_kinds)
    add_common(tables.choices, kinds, len(names.links), len(INDUSTRIES), len(names.cards))
    tables.choices.add(LOAN, 0)
    add_sales(tables)
    add_sources(tables)
    add_give_ups(tables)
