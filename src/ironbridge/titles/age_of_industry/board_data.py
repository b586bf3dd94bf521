"""Board drawing of Age of Industry: coordinates of places, sea lanes and market spaces."""

from typing import Any

from ironbridge.core.names import Names
from ironbridge.titles.age_of_industry.print_file import Sheet, reconstructed, value
from ironbridge.titles.board_layout import Drawing, PlaceDrawn, Point

SIZE = 1000
SLOT_SIZE = 41


def draw(names: Names, sheet: Sheet, name: str) -> Drawing:
    """Returns the drawing of one board of the print in use."""
    board = sheet["boards"][name]
    at: dict[str, Point] = {row["place"]: (row["x"], row["y"]) for row in board["places"]}
    imports = {imports_of(row["ship"]): (row["coal_x"], row["coal_y"]) for row in lanes(board)}
    drawn = [
        PlaceDrawn(row["place"], row["kind"], row["x"], row["y"], row["colour"] or None)
        for row in board["places"]
    ]
    drawn += [PlaceDrawn(place, "imports", x, y) for place, (x, y) in imports.items()]
    return Drawing(
        width=SIZE,
        height=SIZE,
        slot_size=SLOT_SIZE,
        places=drawn,
        slots={},
        links={
            link: ((at[a][0] + at[b][0]) / 2, (at[a][1] + at[b][1]) / 2)
            for link, (a, b) in zip(names.links, names.link_ends, strict=True)
        },
        own=own(names, sheet, board),
        reconstructed=reconstructed(sheet, name),
        link_costs={names.eras[0]: rail_costs(sheet)},
        market_name="demand-track",
        piece_names="counters",
    )


def lanes(board: Sheet) -> list[dict[str, Any]]:
    return list(board["sea_lanes"])


def imports_of(ship: object) -> str:
    """Returns the place behind a ship space that holds its imported coal."""
    return f"{ship} imports"


def own(names: Names, sheet: Sheet, board: Sheet) -> dict[str, object]:
    """Returns market spaces, sea lanes, distant ports and the outlines of the regions."""
    return {
        "markets": [
            {"space": space, "place": space.rpartition(" market")[0]} for space in names.spaces
        ],
        "lanes": [
            {
                "place": row["ship"],
                "ports": row["ports"],
                "coal": row["coal"],
                "coal_x": row["coal_x"],
                "coal_y": row["coal_y"],
                "market_x": row["market_x"],
                "market_y": row["market_y"],
            }
            for row in lanes(board)
        ],
        "distant": [row["place"] for row in board["places"] if row.get("distant_port")],
        "no_transit": [row["place"] for row in board["places"] if row.get("no_transit")],
        "symbols": {row["colour"]: row["symbol"] for row in sheet["cards"]["location"]},
    }


def rail_costs(sheet: Sheet) -> list[dict[str, int]]:
    """Returns the price of a seat's first rail, and of every later one."""
    needs = value(sheet, "rail", "later_rail_needs")
    money = int(value(sheet, "rail", "cost"))
    return [{"money": money}, {"money": money, "coal": needs["coal"], "iron": needs["iron"]}]
