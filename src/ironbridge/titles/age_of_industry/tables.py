"""Number tables of Age of Industry, made from its data file."""

from librt.vecs import append
from mypy_extensions import i64

from ironbridge.core.action_table import DOUBLE_BUILD, TAKE, add_builds, add_common
from ironbridge.core.bitset import BIT, mask
from ironbridge.core.build_tables import (
    add_sales,
    add_sources,
    lay_out_goods,
    lay_out_income,
    lay_out_links,
    lay_out_markets,
    lay_out_places,
    lay_out_tiles,
    numbers,
)
from ironbridge.core.names import Names
from ironbridge.core.position import COAL, IRON
from ironbridge.core.table_text import Row
from ironbridge.core.tables import REFILL_NEVER, Tables
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import (
    DRAW,
    FROM_DISPLAY,
    FROM_PILE,
    FROM_TRACK,
    REPAY,
    TO_MARKET,
    TO_PORT,
)
from ironbridge.titles.age_of_industry.print_file import Sheet, value

SOLD = ["cotton", "factory"]
GIVERS = ["coal", "iron"]
LARGE = 4
"""Minimum number of spaces of a place that takes two counters of one seat."""


def make_names(sheet: Sheet) -> Names:
    """Returns the names of the title; places, links and tiles are added later."""
    # AI-setup-2
    names = Names(industries=[row["industry"] for row in sheet["industries"]["rows"]])
    names.eras = ["rail"]
    industry_cards = [row["card"] for row in sheet["cards"]["industry"]]
    names.cards = industry_cards + [spoken(row["colour"]) for row in sheet["cards"]["location"]]
    return names


def spoken(word: str) -> str:
    """Returns a name of the data file in its readable form."""
    return word.replace("_", " ")


def make_tables(seats: int, names: Names, sheet: Sheet, board: Sheet) -> Tables:
    """Returns the number tables of one board for a number of seats."""
    tables = Tables(seats)
    lay_out_places(tables, names, place_rows(sheet, board))
    add_import_slots(tables, names, board)
    lay_out_links(tables, names, [link_row(row) for row in board["connections"]])
    lay_out_tiles(tables, names, [tile_row(row) for row in sheet["player_mat"]["tiles"]])
    lay_out_goods(tables, names, GIVERS, SOLD)
    lay_out_income(tables, [0])
    lay_out_track(tables, sheet)
    lay_out_cards(tables, names, sheet, board)
    lay_out_course(tables, sheet)
    return tables


def place_rows(sheet: Sheet, board: Sheet) -> list[Row]:
    """Returns the places with the industries of each space.

    A market space and a village count as occupied.
    """
    takes = {
        space: "/".join(r["industry"] for r in sheet["industries"]["rows"] if r["space"] == space)
        for space in {row["space"] for row in sheet["industries"]["rows"]}
    }
    village = value(sheet, "scoring", "village")
    return [
        {
            "place": row["place"],
            "slots": " ".join(takes[space] for space in row["spaces"].split()),
            "icons": str(row["markets"] + (village if row["kind"] == "village" else 0)),
        }
        for row in board["places"]
    ]


def add_import_slots(tables: Tables, names: Names, board: Sheet) -> None:
    """Adds behind each ship space a place with one slot, which holds imported coal."""
    for row in board["sea_lanes"]:
        place, slot = len(names.places), len(names.slots)
        names.places = [*names.places, f"{row['ship']} imports"]
        names.slots = [*names.slots, f"{row['ship']} imports.1"]
        names.slot_place = [*names.slot_place, place]
        tables.slot_place = append(tables.slot_place, i64(place))
        tables.slot_kinds = append(tables.slot_kinds, i64(0))
        tables.place_slots = append(tables.place_slots, BIT[slot])
        tables.place_opens = append(tables.place_opens, i64(0))
        tables.place_icons = append(tables.place_icons, i64(0))
    tables.places, tables.slots = len(names.places), len(names.slots)


def link_row(row: Sheet) -> Row:
    """Returns a link in the only era."""
    return {"from": row["from"], "to": row["to"], "canal": "yes", "rail": "yes"}


def tile_row(row: Sheet) -> Row:
    """Returns a tile row; its level is its score, and a level that is never built has no era."""
    return {
        "industry": row["industry"],
        "level": str(row["level"]),
        "copies": str(row["copies"]),
        "cost": str(row["cost"]),
        "coal": str(row["coal"]),
        "iron": str(row["iron"]),
        "cubes": str(row["cubes"]),
        "profit": str(row["profit"]),
        "vp": str(row["level"]),
        "income": "",
        "links": "",
        "eras": "both" if row["build"] else "",
    }


def lay_out_track(tables: Tables, sheet: Sheet) -> None:
    """Sets the demand track: full at the start, equal for coal and iron."""
    rows = sheet["demand_track"]["rows"]
    prices = [row["price"] for row in rows for _ in range(row["spaces"])]
    beyond = value(sheet, "demand_track", "overflow_price")
    lay_out_markets(tables, (prices, len(prices), beyond), (prices, len(prices), beyond))


def lay_out_cards(tables: Tables, names: Names, sheet: Sheet, board: Sheet) -> None:
    """Sets the cards: industry cards, and location cards for all places of a colour."""
    industry, location = sheet["cards"]["industry"], sheet["cards"]["location"]
    colour = {names.places.index(row["place"]): row["colour"] for row in board["places"]}
    slots = [
        mask([slot for slot, place in enumerate(names.slot_place) if colour.get(place) == name])
        for name in (row["colour"] for row in location)
    ]
    kinds = [mask([names.industries.index(row["card"])]) for row in industry]
    tables.cards = len(names.cards)
    tables.card_slots = numbers([0] * len(industry) + slots)
    tables.card_kinds = numbers(kinds + [0] * len(location))
    tables.card_copies = numbers([row["count"] for row in [*industry, *location]])


def lay_out_course(tables: Tables, sheet: Sheet) -> None:
    """Sets the course of the game: one era, turns, and the end with an empty pile and hand."""
    tables.eras = 1
    tables.plays_without_cards = 1
    tables.one_hand_ends = 1
    tables.last_income = 1
    tables.refill_at = REFILL_NEVER
    tables.coal_split = 1
    tables.free_verbs = mask([REPAY])
    tables.hand_size = value(sheet, "cards", "start_hand")
    tables.face_down = numbers([0])
    tables.removed = numbers([0])
    tables.start_money = value(sheet, "loans", "start_money")
    tables.first_round_actions = value(sheet, "flow", "actions_in_first_round")
    tables.turn_actions = value(sheet, "flow", "actions_per_turn")
    tables.double_cards = 1
    tables.link_cost = numbers([value(sheet, "rail", "cost")])
    tables.link_coal = numbers([value(sheet, "rail", "later_rail_needs")["coal"]])
    tables.second_link_cost = numbers([-1])
    tables.link_tiles = value(sheet, "components", "rail_counters_per_player")
    tables.one_tile_per_place = numbers([0])
    tables.tiles_open_reach = numbers([0])
    tables.pounds_per_point = value(sheet, "scoring", "dollars_per_vp")


# ----------------------------------------------------------------------------- the chart


def make_chart(tables: Tables, names: Names, sheet: Sheet, board: Sheet) -> ChartTables:
    """Returns the tables of lanes, ship spaces, distant ports and markets of one board."""
    chart = ChartTables()
    chart.port_kind = names.industries.index("port")
    chart.ship_kind = names.industries.index("ship")
    places = board["places"]
    chart.distant = flagged(places, "distant_port")
    chart.no_transit = flagged(places, "no_transit")
    chart.large = mask(
        [place for place, row in enumerate(places) if len(row["spaces"].split()) >= LARGE]
    )
    lay_out_lanes(chart, names, board)
    lay_out_berths(chart, names, board)
    lay_out_buyers(chart, names, sheet, board)
    lay_out_money(chart, sheet)
    return chart


def flagged(places: list[Sheet], field: str) -> int:
    """Returns the places that have this field in the data file, as a bitset."""
    return mask([place for place, row in enumerate(places) if row.get(field)])


def lay_out_lanes(chart: ChartTables, names: Names, board: Sheet) -> None:
    """Sets the lanes: from each ship space to every port, and to the market and coal behind."""
    lanes: list[tuple[int, int, bool]] = []
    for row in board["sea_lanes"]:
        ship = names.places.index(row["ship"])
        lanes += [(ship, names.places.index(port), True) for port in row["ports"]]
        lanes.append((ship, names.places.index(f"{row['ship']} imports"), False))
    chart.lane_places = numbers([mask([ship, end]) for ship, end, _ in lanes])
    chart.lane_ship = numbers([mask([ship]) for ship, _, _ in lanes])
    chart.lane_port = numbers([mask([end]) if port else 0 for _, end, port in lanes])
    chart.lanes_at = numbers(
        [
            mask([lane for lane, (ship, end, _) in enumerate(lanes) if place in (ship, end)])
            for place in range(len(names.places))
        ]
    )


def lay_out_berths(chart: ChartTables, names: Names, board: Sheet) -> None:
    """Sets the ship spaces, with their market and coal."""
    rows = board["sea_lanes"]
    inland = sum(row["markets"] for row in board["places"])
    chart.berths = len(rows)
    chart.berth_slot = numbers([names.slots.index(f"{row['ship']}.1") for row in rows])
    chart.berth_import = numbers([names.slots.index(f"{row['ship']} imports.1") for row in rows])
    chart.berth_cubes = numbers([row["coal"] for row in rows])
    chart.berth_market = numbers([inland + number for number in range(len(rows))])
    chart.berth_ports = numbers(
        [mask([names.places.index(port) for port in row["ports"]]) for row in rows]
    )


def lay_out_buyers(chart: ChartTables, names: Names, sheet: Sheet, board: Sheet) -> None:
    """Sets the market spaces, and the industries that counters and ports buy."""
    found = [(row["place"], row["place"], row["markets"]) for row in board["places"]]
    found += [(row["ship"], f"{row['ship']} imports", 1) for row in board["sea_lanes"]]
    spaces: list[str] = []
    places: list[int] = []
    for name, place, many in found:
        for number in range(many):
            spaces.append(f"{name} market" + (f" {number + 1}" if many > 1 else ""))
            places.append(names.places.index(place))
    names.spaces = spaces
    chart.market_place = numbers(places)
    chart.counter_buys = numbers(
        [
            mask([names.industries.index(goods) for goods in row["accepts"]])
            for row in sheet["market_counters"]["kinds"]
        ]
    )
    chart.tile_accepts = numbers(
        [
            mask([names.industries.index(goods) for goods in row["accepts"]])
            for row in sheet["player_mat"]["tiles"]
        ]
    )


def lay_out_money(chart: ChartTables, sheet: Sheet) -> None:
    """Sets the amounts of loans, rails and cards."""
    chart.loan = value(sheet, "loans", "amount")
    chart.interest = value(sheet, "loans", "interest_per_round")
    chart.loan_points = value(sheet, "scoring", "vp_per_loan")
    chart.rail_cost = value(sheet, "rail", "cost")
    needs = value(sheet, "rail", "later_rail_needs")
    chart.rail_coal, chart.rail_iron = needs["coal"], needs["iron"]
    chart.rail_base = value(sheet, "scoring", "rail_base")
    chart.hand_limit = value(sheet, "cards", "hand_limit")
    chart.draw_cards = value(sheet, "cards", "draw_action")


def add_choices(tables: Tables, chart: ChartTables, names: Names) -> None:
    """Adds the action space."""
    table = tables.choices
    kinds = list(tables.slot_kinds)
    add_common(table, kinds, len(names.links), len(names.industries), len(names.cards))
    add_builds(table, DOUBLE_BUILD, kinds, len(names.industries))
    add_sales(tables)
    add_sources(tables)
    for slot in chart.berth_import:
        table.add(TAKE + COAL, slot)
    for goods in (COAL, IRON):
        table.add(FROM_TRACK, goods)
    for slot, taken in enumerate(kinds):
        if taken & mask([chart.port_kind]):
            table.add(TO_PORT, slot)
    for space in range(len(names.spaces)):
        table.add(TO_MARKET, space)
    table.add(DRAW)
    table.add(FROM_PILE)
    for card in range(len(names.cards)):
        table.add(FROM_DISPLAY, card)
    table.add(REPAY)
