"""Number tables of the solo game: the Automa's cards, its mat, the person's smaller deck."""

from ironbridge.core.bitset import mask
from ironbridge.core.build_tables import numbers, stock_mats
from ironbridge.core.names import Names
from ironbridge.core.position import MAX_PLACES
from ironbridge.core.table_text import either, number, words, yes
from ironbridge.core.tables import Tables
from ironbridge.errors import Fault
from ironbridge.titles.birmingham import board, cards, industries
from ironbridge.titles.birmingham.automa import cards as printed
from ironbridge.titles.birmingham.automa.player import (
    BUILD_LINE,
    CARDS,
    LINES_ROW,
    MINE_LINE,
    NETWORK_LINE,
    Script,
)
from ironbridge.titles.spec import is_count

SEATS = 2
AUTOMA = 1
DOES = {"build": BUILD_LINE, "build and link": MINE_LINE, "network": NETWORK_LINE}

# Source: the rulebook of the Automa.  Cards of the person's deck, by era; the others are set
# aside unseen.  They last for ten rounds of each era.  BA-setup-2, BA-era-4
PERSON_CARDS = (19, 20)


def lay_out_solo(tables: Tables, names: Names, level: str, mat: object) -> None:
    """Sets seat 1 as the Automa, always second, with the mat of its level; no card is face down."""
    tables.automatic = mask([AUTOMA])
    tables.fixed_order = 1  # BA-setup-7
    tables.face_down = numbers([0, 0])
    setup = next(row for row in cards.SETUP if number(row["players"]) == SEATS)
    tables.removed = numbers([number(setup["cards"]) - kept for kept in PERSON_CARDS])
    full = [number(row["copies"]) for row in industries.INDUSTRIES]
    stock_mats(tables, names, [full, read_mat(names, level, mat)])


def without_prices(tables: Tables) -> Tables:
    """Returns a copy of the tables in which nothing costs or earns money."""  # BA-pay-1
    tables.tile_cost = numbers([0 for _ in tables.tile_cost])
    tables.link_cost = numbers([0 for _ in tables.link_cost])
    tables.second_link_cost = numbers([min(cost, 0) for cost in tables.second_link_cost])
    tables.market_price = numbers([0 for _ in tables.market_price])
    return tables


def read_mat(names: Names, level: str, mat: object) -> list[int]:
    """Returns the tiles of the Automa's mat: those of its level, with named industries replaced.

    A mat is a text: ``coal 0 1 2 2, cotton 2 1 1 3``.
    """
    # BA-setup-4, BA-setup-5
    rows = {(row["industry"], number(row["level"])): row for row in printed.MATS}
    order = [(row["industry"], number(row["level"])) for row in industries.INDUSTRIES]
    copies = {key: number(row[level]) for key, row in rows.items()}
    for industry, counts in _stacks(mat).items():
        if industry not in names.industries:
            raise Fault("birmingham.automa/mat-industry", industry=industry)
        levels = [key for key in order if key[0] == industry]
        if len(counts) != len(levels):
            raise Fault("birmingham.automa/mat-levels", levels=len(levels), industry=industry)
        for key, count in zip(levels, counts, strict=True):
            most = number(rows[key]["full"])
            if not 0 <= count <= most:
                raise Fault(
                    "birmingham.automa/mat-tiles",
                    most=most,
                    industry=industry,
                    level=key[1],
                    said=count,
                )
            copies[key] = count
    return [copies[key] for key in order]


def _stacks(mat: object) -> dict[str, list[int]]:
    if mat is None:
        return {}
    stacks: dict[str, list[int]] = {}
    for part in str(mat).split(","):
        industry, *counts = part.split() or [""]
        if not all(is_count(count, 99) for count in counts):
            raise Fault("birmingham.automa/mat-part", said=part.strip())
        stacks[industry.lower()] = [int(count) for count in counts]
    return stacks


def make_script(tables: Tables, names: Names, deck_at: list[int], lots_at: int) -> Script:
    """Returns the tables of the printed cards and of the aids on the board."""
    script = Script()
    lay_out_fronts(script, names)
    lay_out_backs(script, names)
    lay_out_aids(script, tables, names)
    script.deck_at = numbers(deck_at)
    script.lots_at = lots_at
    return script


def lay_out_fronts(script: Script, names: Names) -> None:
    """Sets the lines of all fronts."""
    starts = [
        next(n for n, row in enumerate(printed.FRONTS) if row["card"] == str(card))
        for card in range(1, CARDS + 1)
    ]
    script.line_start = numbers([*starts, len(printed.FRONTS)])
    script.line_does = numbers([DOES[row["does"]] for row in printed.FRONTS])
    script.line_kind = numbers(
        [
            names.industries.index(row["industry"]) if row["industry"] else -1
            for row in printed.FRONTS
        ]
    )
    script.line_link = numbers([int(yes(row["link"])) for row in printed.FRONTS])
    script.line_iron = numbers([number(row["iron"]) for row in printed.FRONTS])
    towns = [[names.places.index(town) for town in either(row["towns"])] for row in printed.FRONTS]
    script.town_start = numbers([sum(map(len, towns[:line])) for line in range(len(towns) + 1)])
    script.towns = numbers([town for line in towns for town in line])


def lay_out_backs(script: Script, names: Names) -> None:
    """Sets the backs."""
    script.first_develops = numbers([int(row["first"] == "develop") for row in printed.BACKS])
    script.brewery_place = numbers([names.places.index(row["brewery"]) for row in printed.BACKS])
    script.develop_price = numbers([number(row["develop"]) for row in printed.BACKS])
    script.icon = numbers([printed.CELLS.index(row["icon"]) for row in printed.BACKS])
    script.develop_points = printed.DEVELOP_VP
    script.pass_points = printed.PASS_VP


def lay_out_aids(script: Script, tables: Tables, names: Names) -> None:
    """Sets the cells of slots, links in clockwise order, alphabetical ranks, and farms."""
    cells_of = {row["place"]: words(row["cells"]) for row in printed.SLOT_CELLS}
    script.slot_cells = numbers(
        [_cells(cell) for place in names.places for cell in cells_of.get(place, [])]
    )
    ranks = [0] * (MAX_PLACES * LINES_ROW)
    for at, place in enumerate(names.places):
        rows = [row for row in printed.CLOCKWISE if row["place"] == place]
        rows.sort(key=lambda row: (number(row["angle"]) - printed.CLOCKWISE_FROM) % 360)
        for turn, row in enumerate(rows):
            ends = mask([at, *(names.places.index(end) for end in either(row["to"]))])
            link = list(tables.link_places).index(ends)
            ranks[at * LINES_ROW + link] = turn
    script.clockwise = numbers(ranks)
    ordered = sorted(names.places)
    script.alphabet = numbers([ordered.index(place) for place in names.places])
    script.farms = mask([at for at, row in enumerate(board.PLACES) if row["kind"] == "farm"])


def _cells(cell: str) -> int:
    """Returns the cells that a slot fills; a lone upper slot fills the upper row."""  # BA-tie-4
    filled = ["NW", "NE"] if cell == "N" else [cell]
    return mask([printed.CELLS.index(name) for name in filled])
