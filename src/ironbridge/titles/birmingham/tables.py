"""Brass: Birmingham as number tables: the printed matter made ready for the rules."""

from ironbridge.core.bits import mask
from ironbridge.core.choices import GIVE_UP, LOAN, SELL, TAKE, add_common
from ironbridge.core.names import Names, numbered
from ironbridge.core.position import BEER, COAL, IRON
from ironbridge.core.printed import either, number
from ironbridge.core.tables import REFILL_TURN, Tables
from ironbridge.core.tabulate import (
    lay_out_income,
    lay_out_links,
    lay_out_markets,
    lay_out_places,
    lay_out_tiles,
    numbers,
    single_spaces_first,
)
from ironbridge.titles.birmingham import board, cards, industries
from ironbridge.titles.birmingham.verbs import BARREL, SCOUT

INDUSTRIES = ["cotton", "manufacturer", "pottery", "coal", "iron", "brewery"]
SOLD = ["cotton", "manufacturer", "pottery"]


def make_names() -> Names:
    """The words of the title; places, links and tiles are added as they are laid out."""
    names = Names(industries=list(INDUSTRIES), eras=["canal", "rail"])
    names.cards = [row["card"] for row in [*cards.CARDS, *cards.WILDS]]
    names.spaces = numbered(
        [row["place"] for row in board.MERCHANTS],
        [number(row["spaces"]) for row in board.MERCHANTS],
    )
    return names


def make_tables(seats: int, names: Names) -> Tables:
    """Everything printed, for a number of seats."""
    tables = Tables(seats)
    lay_out_places(tables, names, board.PLACES)
    single_spaces_first(tables, names)
    lay_out_links(tables, names, board.LINKS)
    lay_out_tiles(tables, names, industries.INDUSTRIES)
    lay_out_markets(
        tables,
        (board.COAL_TRACK, board.COAL_START, board.COAL_BEYOND),
        (board.IRON_TRACK, board.IRON_START, board.IRON_BEYOND),
    )
    lay_out_income(tables, cards.INCOME)
    lay_out_goods(tables)
    lay_out_cards(tables, names, seats)
    lay_out_course(tables, seats)
    add_choices(tables, names)
    return tables


def lay_out_goods(tables: Tables) -> None:
    """Who gives coal, iron and beer, what is sold, and where the coal market is reached."""
    kinds = [INDUSTRIES.index(name) for name in ("coal", "iron", "brewery")]
    tables.goods_kind = numbers(kinds)
    tables.kind_goods = numbers(
        [kinds.index(kind) if kind in kinds else -1 for kind in range(len(INDUSTRIES))]
    )
    tables.sold_kinds = mask([INDUSTRIES.index(name) for name in SOLD])
    tables.market_places = mask(
        [place for place, row in enumerate(board.PLACES) if row["kind"] == "merchant"]
    )
    barrels = [number(row["barrels"]) for row in industries.BREWERY_BARRELS]
    for tile, kind in enumerate(tables.tile_kind):
        if kind == kinds[int(BEER)]:
            for era, many in enumerate(barrels):
                tables.tile_cubes[tile * 2 + era] = many


def lay_out_cards(tables: Tables, names: Names, seats: int) -> None:
    """What each card allows, and how many the deck holds."""
    towns = [place for place, row in enumerate(board.PLACES) if row["kind"] == "town"]
    slots: list[int] = []
    kinds: list[int] = []
    for row in cards.CARDS:
        location = row["kind"] == "location"
        place = names.places.index(row["card"]) if location else -1
        slots.append(int(tables.place_slots[place]) if location else 0)
        kinds.append(0 if location else mask([INDUSTRIES.index(k) for k in either(row["card"])]))
    wild_slots = sum(int(tables.place_slots[town]) for town in towns)
    tables.cards = len(names.cards)
    tables.card_slots = numbers([*slots, wild_slots, 0])
    tables.card_kinds = numbers([*kinds, 0, mask(list(range(len(INDUSTRIES))))])
    tables.card_copies = numbers([*(number(row[str(seats)]) for row in cards.CARDS), 0, 0])


def lay_out_course(tables: Tables, seats: int) -> None:
    """Set-up numbers, costs and what differs between the eras."""
    setup = next(row for row in cards.SETUP if number(row["players"]) == seats)
    costs = {row["what"]: row for row in cards.COSTS}
    tables.hand_size = number(setup["hand"])
    tables.face_down = numbers([number(setup["aside"]), 0])
    tables.removed = numbers([0, 0])
    tables.start_money = number(setup["money"])
    tables.start_income = number(setup["income"])
    tables.link_tiles = number(setup["links"])
    tables.first_round_actions = number(setup["first"])
    tables.turn_actions = number(setup["actions"])
    rail = number(costs["rail"]["money"])
    tables.link_cost = numbers([number(costs["canal"]["money"]), rail])
    tables.link_coal = numbers([number(costs["canal"]["coal"]), number(costs["rail"]["coal"])])
    tables.second_link_cost = numbers([-1, number(costs["two rails"]["money"]) - rail])
    tables.second_link_beer = number(costs["two rails"]["beer"])
    tables.develop_tiles = cards.DEVELOP_TILES
    tables.loan_money = numbers([cards.LOAN_MONEY])
    tables.loan_levels = numbers([cards.LOAN_LEVELS])
    tables.refill_at = REFILL_TURN
    tables.one_tile_per_place = numbers([1, 0])
    tables.tiles_open_reach = numbers([1, 1])


def add_choices(tables: Tables, names: Names) -> None:
    """The fixed table of choices."""
    table = tables.choices
    kinds = [int(taken) for taken in tables.slot_kinds]
    add_common(table, kinds, len(names.links), len(INDUSTRIES), len(names.cards))
    table.add(LOAN, 0)
    table.add(SCOUT)
    for slot, taken in enumerate(kinds):
        if taken & int(tables.sold_kinds):
            table.add(SELL, slot)
    for goods in (COAL, IRON, BEER):
        for slot, taken in enumerate(kinds):
            if taken & mask([int(tables.goods_kind[goods])]):
                table.add(TAKE + goods, slot)
    for space in range(len(names.spaces)):
        table.add(BARREL, space)
    for slot in range(len(kinds)):
        table.add(GIVE_UP, slot)
