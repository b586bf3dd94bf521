"""From printed rows to number tables: what the titles' set-up code has in common.

These functions run once for a title and seat count, so they are written for the reader.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.action_table import GIVE_UP, SELL, TAKE
from ironbridge.core.bitset import mask
from ironbridge.core.market import price_row
from ironbridge.core.names import Names, numbered
from ironbridge.core.position import BEER, COAL, IRON, MAX_KINDS, MAX_SLOTS, NO_TILE
from ironbridge.core.table_text import Row, either, number, words, yes
from ironbridge.core.tables import MAT_DEPTH, Tables

ERAS = ("canal", "rail")


def numbers(items: list[int]) -> vec[i64]:
    """Returns a list as the rules read it."""
    return vec[i64](items)


def lay_out_places(tables: Tables, names: Names, places: list[Row]) -> None:
    """Fills in places, slots and the industries of each slot.  Needs the industries' names."""
    kinds: list[int] = []
    slot_counts: list[int] = []
    slot_place: list[int] = []
    for place, row in enumerate(places):
        spaces = words(row["slots"])
        slot_counts.append(len(spaces))
        for space in spaces:
            slot_place.append(place)
            kinds.append(mask([names.industries.index(name) for name in either(space)]))
    names.places = [row["place"] for row in places]
    names.slots = numbered(names.places, slot_counts)
    tables.places, tables.slots = len(places), len(kinds)
    names.slot_place = slot_place
    tables.slot_place = numbers(slot_place)
    tables.slot_kinds = numbers(kinds)
    tables.kind_slots = numbers(
        [
            mask([slot for slot, taken in enumerate(kinds) if taken >> kind & 1])
            for kind in range(len(names.industries))
        ]
    )
    tables.place_slots = numbers(
        [
            mask([slot for slot, where in enumerate(names.slot_place) if where == place])
            for place in range(len(places))
        ]
    )
    tables.place_opens = tables.place_slots[:]
    tables.place_icons = numbers([number(row["icons"]) for row in places])
    tables.slots_first = numbers([0] * int(MAX_KINDS * MAX_SLOTS))


def single_spaces_first(tables: Tables, names: Names) -> None:
    """Requires a free space with only the industry's icon to be used before one with two icons."""
    kinds = [int(taken) for taken in tables.slot_kinds]
    for slot, place in enumerate(names.slot_place):
        for kind in range(len(names.industries)):
            only = mask([kind])
            singles = [
                other
                for other, where in enumerate(names.slot_place)
                if where == place and kinds[other] == only
            ]
            if kinds[slot] & only and kinds[slot] != only:
                tables.slots_first[kind * MAX_SLOTS + slot] = mask(singles)


def lay_out_links(tables: Tables, names: Names, links: list[Row]) -> None:
    """Fills in the links, the places they touch and the eras in which they may be laid."""
    ends: list[list[int]] = []
    for row in links:
        touched = [row["from"], row["to"], *([row["via"]] if row.get("via") else [])]
        ends.append([names.places.index(name) for name in touched])
    names.link_ends = [[names.places[place] for place in places] for places in ends]
    names.links = [f"{row['from']}-{row['to']}" for row in links]
    tables.links = len(links)
    tables.link_places = numbers([mask(places) for places in ends])
    tables.links_at = numbers(
        [
            mask([link for link, places in enumerate(ends) if place in places])
            for place in range(len(names.places))
        ]
    )
    tables.era_links = numbers(
        [mask([link for link, row in enumerate(links) if yes(row[era])]) for era in ERAS]
    )


def lay_out_tiles(tables: Tables, names: Names, industries: list[Row]) -> None:
    """Fills in every level of every industry.  Needs the industries' names."""
    eras = {"canal": 1, "rail": 2, "both": 3, "": 0}
    names.tiles = [f"{row['industry']}{row['level']}" for row in industries]
    tables.kinds = len(names.industries)
    tables.tile_kind = numbers([names.industries.index(row["industry"]) for row in industries])
    tables.tile_level = numbers([number(row["level"]) for row in industries])
    tables.tile_cost = numbers([number(row["cost"]) for row in industries])
    tables.tile_coal = numbers([number(row["coal"]) for row in industries])
    tables.tile_iron = numbers([number(row["iron"]) for row in industries])
    tables.tile_beer = numbers([number(row.get("beer", "")) for row in industries])
    tables.tile_points = numbers([number(row["vp"]) for row in industries])
    tables.tile_income = numbers([number(row["income"]) for row in industries])
    tables.tile_profit = numbers([number(row.get("profit", "")) for row in industries])
    tables.tile_icons = numbers([number(row["links"]) for row in industries])
    tables.tile_cubes = numbers([number(row["cubes"]) for row in industries for _ in ERAS])
    tables.tile_eras = numbers([eras[row["eras"]] for row in industries])
    tables.tile_develops = numbers([0 if row.get("develop") == "no" else 1 for row in industries])
    copies = [number(row["copies"]) for row in industries]
    stock_mats(tables, names, [copies] * int(tables.seats))


def stock_mats(tables: Tables, names: Names, copies: list[list[int]]) -> None:
    """Fills in the mats, lowest level first, given the number of copies of each tile by seat."""
    stacks = [int(NO_TILE)] * (int(MAX_KINDS * MAT_DEPTH) * len(copies))
    for seat, of_tile in enumerate(copies):
        for kind in range(len(names.industries)):
            stack = [
                tile
                for tile, many in enumerate(of_tile)
                if int(tables.tile_kind[tile]) == kind
                for _ in range(many)
            ]
            at = (seat * int(MAX_KINDS) + kind) * int(MAT_DEPTH)
            stacks[at : at + len(stack)] = stack
    tables.mat = numbers(stacks)


def lay_out_markets(
    tables: Tables, coal: tuple[list[int], int, int], iron: tuple[list[int], int, int]
) -> None:
    """Fills in coal and iron: prices of the spaces, cubes at the start, price when empty."""
    tables.market_spaces = numbers([len(coal[0]), len(iron[0])])
    tables.market_start = numbers([coal[1], iron[1]])
    tables.market_price = numbers([*price_row(coal[0], coal[2]), *price_row(iron[0], iron[2])])


def lay_out_goods(tables: Tables, names: Names, givers: list[str], sold: list[str]) -> None:
    """Fills in the industries that give coal, iron and beer (in order), and those that are sold."""
    kinds = [names.industries.index(name) for name in givers]
    tables.goods_kind = numbers(kinds + [-1] * (3 - len(kinds)))
    tables.kind_goods = numbers(
        [kinds.index(kind) if kind in kinds else -1 for kind in range(len(names.industries))]
    )
    tables.sold_kinds = mask([names.industries.index(name) for name in sold])


def lay_out_cards(tables: Tables, names: Names, cards: list[Row], column: str) -> None:
    """Fills in what each card allows and its number of copies.  Needs places and industries."""
    slots: list[int] = []
    kinds: list[int] = []
    for row in cards:
        location = row["kind"] == "location"
        place = names.places.index(row["card"]) if location else -1
        industries = [] if location else either(row["card"])
        slots.append(int(tables.place_slots[place]) if location else 0)
        kinds.append(mask([names.industries.index(name) for name in industries]))
    tables.cards = len(cards)
    tables.card_slots = numbers(slots)
    tables.card_kinds = numbers(kinds)
    tables.card_copies = numbers([number(row[column]) for row in cards])


def lay_out_course(tables: Tables, setup: Row, costs: list[Row]) -> None:
    """Fills in set-up numbers, actions in a turn, and what links cost."""
    cost = {row["what"]: row for row in costs}
    tables.hand_size = number(setup["hand"])
    tables.start_money = number(setup["money"])
    tables.start_income = number(setup["income"])
    tables.link_tiles = number(setup["links"])
    tables.first_round_actions = number(setup["first"])
    tables.turn_actions = number(setup["actions"])
    rail = number(cost["rail"]["money"])
    tables.link_cost = numbers([number(cost["canal"]["money"]), rail])
    tables.link_coal = numbers([number(cost["canal"]["coal"]), number(cost["rail"]["coal"])])
    tables.second_link_cost = numbers([-1, number(cost["two rails"]["money"]) - rail])
    tables.second_link_beer = number(cost["two rails"].get("beer", ""))


def add_sales(tables: Tables) -> None:
    """Adds a sale from each slot that takes an industry to sell."""
    for slot, kinds in enumerate(tables.slot_kinds):
        if kinds & tables.sold_kinds:
            tables.choices.add(SELL, slot)


def add_sources(tables: Tables) -> None:
    """Adds taking coal, iron or beer from each slot that may give it."""
    for goods in (COAL, IRON, BEER):
        kind = int(tables.goods_kind[goods])
        for slot, kinds in enumerate(tables.slot_kinds):
            if kind >= 0 and int(kinds) & mask([kind]):
                tables.choices.add(TAKE + goods, slot)


def add_give_ups(tables: Tables) -> None:
    """Adds giving up the tile on each slot."""
    for slot in range(int(tables.slots)):
        tables.choices.add(GIVE_UP, slot)


def play_introductory(tables: Tables, pounds: int, most: int, level: int) -> None:
    """Sets one era, after which money, income and the better tiles score once more."""
    tables.eras = 1
    tables.pounds_per_point = pounds
    tables.most_money_points = most
    tables.income_scores = 1
    tables.scores_again = level


def lay_out_income(tables: Tables, track: list[int]) -> None:
    """Fills in the income track: the level of each space."""
    tables.income_level = numbers(track)
    lowest = track[0]
    tops = [
        max(space for space, level in enumerate(track) if level == wanted)
        for wanted in range(lowest, track[-1] + 1)
    ]
    tables.level_top = numbers(tops)
