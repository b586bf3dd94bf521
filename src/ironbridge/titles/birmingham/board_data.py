"""Board drawing of Brass: Birmingham: coordinates, merchants and bonuses."""

from ironbridge.core.names import Names
from ironbridge.core.table_text import number
from ironbridge.titles.birmingham import board, coordinates
from ironbridge.titles.board_layout import Drawing, PlaceDrawn, Point


def draw(names: Names) -> Drawing:
    """Returns the drawing of the board."""
    return Drawing(
        width=coordinates.BOARD_WIDTH,
        height=coordinates.BOARD_HEIGHT,
        slot_size=coordinates.SLOT_SIZE,
        places=places(),
        slots={
            f"{row['place']}.{number(row['slot']) + 1}": (number(row["x"]), number(row["y"]))
            for row in coordinates.SLOT_POINTS
        },
        links=link_points(names),
        own={"merchants": merchants(), "bonuses": bonuses()},
    )


def places() -> list[PlaceDrawn]:
    """Returns every place with the centres of the place and of its name."""
    kinds = {row["place"]: row for row in board.PLACES}
    return [
        PlaceDrawn(
            place=row["place"],
            kind=kinds[row["place"]]["kind"],
            x=number(row["x"]),
            y=number(row["y"]),
            region=kinds[row["place"]]["banner"] or None,
            label=(number(row["label x"]), number(row["label y"])) if row["label x"] else None,
        )
        for row in coordinates.PLACE_POINTS
    ]


def link_points(names: Names) -> dict[str, Point]:
    """Returns the centre of each link; the link with three ends forks there."""
    points = {(row["from"], row["to"]): row for row in coordinates.LINK_POINTS}
    found: dict[str, Point] = {}
    for link, ends in zip(names.links, names.link_ends, strict=True):
        row = next(row for pair, row in points.items() if set(pair) <= set(ends))
        found[link] = (
            coordinates.JUNCTION if len(ends) > 2 else (number(row["x"]), number(row["y"]))
        )
    return found


def merchants() -> list[dict[str, object]]:
    """Returns the merchant spaces with the positions of tile and barrel."""
    return [
        {
            "space": f"{row['place']}.{number(row['space']) + 1}",
            "place": row["place"],
            "x": number(row["tile x"]),
            "y": number(row["tile y"]),
            "beer_x": number(row["beer x"]),
            "beer_y": number(row["beer y"]),
        }
        for row in coordinates.MERCHANT_POINTS
    ]


def bonuses() -> list[dict[str, object]]:
    """Returns the bonus of each merchant, and its position."""
    points = {row["place"]: row for row in coordinates.BONUS_POINTS}
    return [
        {
            "place": row["place"],
            "kind": row["bonus"],
            "amount": number(row["amount"]),
            "x": number(points[row["place"]]["x"]),
            "y": number(points[row["place"]]["y"]),
        }
        for row in board.MERCHANTS
    ]
