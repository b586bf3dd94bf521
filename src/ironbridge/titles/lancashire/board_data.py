"""Board drawing of Brass (2007): coordinates and the distant cotton market."""

from ironbridge.core.names import Names
from ironbridge.core.table_text import Row, number
from ironbridge.titles.board_layout import Drawing, PlaceDrawn, Point
from ironbridge.titles.lancashire import board, coordinates


def draw(names: Names) -> Drawing:
    """Returns the drawing of the board, without places that this game does not use."""
    kinds = {row["place"]: row["kind"] for row in board.PLACES}
    return Drawing(
        width=coordinates.BOARD_WIDTH,
        height=coordinates.BOARD_HEIGHT,
        slot_size=coordinates.SLOT_SIZE,
        places=[
            PlaceDrawn(
                place=row["place"],
                kind=kinds[row["place"]],
                x=number(row["x"]),
                y=number(row["y"]),
            )
            for row in coordinates.PLACE_POINTS
            if row["place"] in names.places
        ],
        slots={
            f"{row['place']}.{number(row['slot']) + 1}": (number(row["x"]), number(row["y"]))
            for row in coordinates.SLOT_POINTS
        },
        links=link_points(names),
        own={"cotton": [*board.COTTON_TRACK, None]},
        market_name="demand-track",
    )


def link_points(names: Names) -> dict[str, Point]:
    """Returns the centre of each link: on its canal, or on its rail where there is no canal."""
    points = {frozenset((row["from"], row["to"])): row for row in coordinates.LINK_POINTS}
    return {
        link: marker(points[frozenset(ends)])
        for link, ends in zip(names.links, names.link_ends, strict=True)
        if frozenset(ends) in points
    }


def marker(row: Row) -> Point:
    kind = "canal" if row["canal x"] else "rail"
    return number(row[f"{kind} x"]), number(row[f"{kind} y"])
