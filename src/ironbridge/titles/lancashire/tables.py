"""Number tables of Brass (2007), made from the printed tables of an edition."""

from ironbridge.core.action_table import DOUBLE_BUILD, LOAN, add_builds, add_common
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
)
from ironbridge.core.names import Names
from ironbridge.core.position import MAX_SLOTS
from ironbridge.core.table_text import Row, number
from ironbridge.core.tables import Tables
from ironbridge.titles.lancashire.codes import TO_DISTANT, TO_PORT
from ironbridge.titles.mods import PrintedTables

INDUSTRIES = ["cotton", "port", "coal", "iron", "shipyard"]


class Edition:
    """Printed tables that differ between editions."""

    def __init__(self, name: str, seats: int, matter: PrintedTables) -> None:
        self.matter = matter
        column = str(seats)
        whole = matter.SETUP[-1]
        self.name = name
        self.places = matter.PLACES
        self.links = matter.LINKS
        self.cards = matter.CARDS
        self.distant = matter.DISTANT_TILES
        self.coal = (matter.COAL_TRACK, matter.COAL_START, matter.COAL_BEYOND)
        self.iron = (matter.IRON_TRACK, matter.IRON_START, matter.IRON_BEYOND)
        if name == "2018":
            self.setup = {**whole, **for_seats(matter.SETUP_2018, seats)}
            self.out = for_seats(matter.CARDS_OUT_2018, seats)
            self.cards = matter.CARDS_2018
            self.distant = [
                number(row["tile"])
                for row in matter.DISTANT_TILES_2018
                for _ in range(number(row[column]))
            ]
        elif name == "two players":
            self.setup = {**whole, **for_seats(matter.SETUP_TWO_PLAYERS, seats)}
            self.out = for_seats(matter.CARDS_OUT_TWO_PLAYERS, seats)
            self.cards = matter.CARDS_TWO_PLAYERS
            self.distant = matter.DISTANT_TILES_TWO_PLAYERS
            track = matter.TRACK_TWO_PLAYERS
            self.coal = self.iron = (track, len(track), matter.TRACK_TWO_PLAYERS_BEYOND)
            self.leave_out_places()
        else:
            self.setup = for_seats(matter.SETUP, seats)
            self.out = for_seats(matter.CARDS_OUT, seats)

    def leave_out_places(self) -> None:
        """Removes eight places and their links, for the two-player map."""
        matter = self.matter
        gone = [row["place"] for row in matter.PLACES_LEFT_OUT]
        changed = {(row["from"], row["to"]): row for row in matter.LINKS_CHANGED}
        self.places = [row for row in matter.PLACES if row["place"] not in gone]
        self.links = [
            changed.get((row["from"], row["to"]), row)
            for row in matter.LINKS
            if row["from"] not in gone and row["to"] not in gone
        ]

    def without_canal(self, start: str, end: str) -> None:
        """Removes a canal from the map."""
        self.links = [
            {**row, "canal": "no"} if (row["from"], row["to"]) == (start, end) else row
            for row in self.links
        ]


def for_seats(rows: list[Row], seats: int) -> Row:
    """Returns the row for a number of players."""
    return next(row for row in rows if number(row["players"]) == seats)


def make_names(edition: Edition) -> Names:
    """Returns the names of the title; places, links and tiles are added later."""
    names = Names(industries=list(INDUSTRIES), eras=["canal", "rail"])
    names.cards = [row["card"] for row in edition.cards]
    return names


def make_tables(seats: int, names: Names, edition: Edition) -> Tables:
    """Returns the number tables for a number of seats and an edition."""
    tables = Tables(seats)
    lay_out_places(tables, names, edition.places)
    lay_out_slot_order(tables, names, edition)
    lay_out_links(tables, names, edition.links)
    lay_out_tiles(tables, names, edition.matter.INDUSTRIES)
    lay_out_markets(tables, edition.coal, edition.iron)
    lay_out_income(tables, edition.matter.INCOME)
    lay_out_goods(tables, names, ["coal", "iron"], ["cotton"])
    lay_out_cards(tables, names, edition.cards, str(seats))
    lay_out_course(tables, edition.setup, edition.matter.COSTS)
    lay_out_own_course(tables, edition)
    add_choices(tables, names)
    return tables


def lay_out_slot_order(tables: Tables, names: Names, edition: Edition) -> None:
    """Sets the order of slots: a port uses its own slot before one shared with a mill."""
    for row in edition.matter.SLOT_PRIORITY:
        first = names.slots.index(f"{row['place']}.{number(row['first']) + 1}")
        then = names.slots.index(f"{row['place']}.{number(row['then']) + 1}")
        kind = INDUSTRIES.index(row["industry"])
        tables.slots_first[kind * MAX_SLOTS + then] = mask([first])


def lay_out_own_course(tables: Tables, edition: Edition) -> None:
    """Sets external places, removed cards, loans, and the differences between the eras."""
    tables.market_places = mask(
        [place for place, row in enumerate(edition.places) if row["kind"] == "external"]
    )
    tables.market_kind = INDUSTRIES.index("port")
    tables.face_down = numbers([0, 0])
    tables.removed = numbers([number(edition.out["canal"]), number(edition.out["rail"])])
    tables.develop_tiles = edition.matter.DEVELOP_TILES
    tables.shortfall_divisor = edition.matter.SHORTFALL_DIVISOR
    tables.shortfall_points = edition.matter.SHORTFALL_VP
    tables.loan_money = numbers([number(row["money"]) for row in edition.matter.LOANS])
    tables.loan_levels = numbers([number(row["levels"]) for row in edition.matter.LOANS])
    tables.pounds_per_point = edition.matter.POUNDS_PER_VP
    tables.income_first = 1
    tables.income_together = 1
    tables.one_tile_per_place = numbers([1, 0])
    tables.links_stay = mask([1])  # canals are removed; the game ends with the rails
    tables.tiles_open_reach = numbers([0, 1])
    tables.first_link_anywhere = 0  # BL-link-2
    tables.free_start_overbuild = 1
    tables.double_cards = tables.turn_actions
    tables.flips_when_built = mask([INDUSTRIES.index("shipyard")])


def open_virtual_link(tables: Tables, names: Names, edition: Edition, both_ways: bool) -> None:
    """Joins Liverpool to Birkenhead for industry cards alone, and back by option."""
    # BL-virtual-1, BL-virtual-2, BL-virtual-3
    for row in edition.matter.VIRTUAL_LINKS:
        if row["from"] in names.places and row["to"] in names.places:
            start, end = names.places.index(row["from"]), names.places.index(row["to"])
            tables.place_opens[start] = tables.place_opens[start] | tables.place_slots[end]
            if both_ways:
                tables.place_opens[end] = tables.place_opens[end] | tables.place_slots[start]


def add_choices(tables: Tables, names: Names) -> None:
    """Adds the action space."""
    table = tables.choices
    kinds = list(tables.slot_kinds)
    add_common(table, kinds, len(names.links), len(INDUSTRIES), len(names.cards))
    add_builds(table, DOUBLE_BUILD, kinds, len(INDUSTRIES))
    for loan in range(len(tables.loan_money)):
        table.add(LOAN, loan)
    add_sales(tables)
    for slot, taken in enumerate(kinds):
        if taken & mask([INDUSTRIES.index("port")]):
            table.add(TO_PORT, slot)
    table.add(TO_DISTANT)
    add_sources(tables)
    add_give_ups(tables)
