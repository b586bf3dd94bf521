"""Draws the land under every board as SVG, for the page.

    python -m tools.artwork.draw_land

Reads ``lands/*.toml`` (the land), the page's ``plans/*.json`` (how a board fits the sheet) and the
titles' coordinates; writes ``land/*.svg`` for the board, and ``land/*-small.svg`` for thumbnails.
"""

import json
import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from xml.sax.saxutils import escape

from tools.artwork import pen
from tools.artwork.pen import Line, Point, n, xy
from tools.artwork.places import spots_of

Land: TypeAlias = dict[str, Any]

HERE = Path(__file__).parent
BOARD = HERE.parent.parent / "frontend" / "src" / "board"
GRID = (185, 342, 500, 658, 815)
WATER_LINES = ((3.5, 1), (8, 0.8), (14, 0.6), (21, 0.45), (29, 0.32), (38, 0.22))
"""Distance of each water line from the shore in board units, and its opacity."""
COARSE_WATER_LINES = ((10, 0.9), (23, 0.6), (39, 0.35))
SEA_BOX = (14.0, 14.0, 986.0, 986.0)
EDGE = 6.5
"""Width of the coloured border of a region, in board units."""


def points(text: str) -> list[Point]:
    """Returns points from a text: ``30,466 66,500``."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def whole(data: str) -> str:
    """Returns path data with coordinates rounded to integers."""
    return re.sub(r"-?\d+\.\d+", lambda found: str(round(float(found[0]))), data)


def wash_markup(name: str, plan: Land, cell: float, fine: bool) -> str:
    """Returns the regions: a wash, its darker edge and its border, from the positions of places."""
    wash = plan["wash"]
    spots = spots_of(name, plan) + [(float(x), float(y), None) for x, y in wash["outside"]]
    box: pen.Box = tuple(float(side) for side in wash["box"])  # type: ignore[assignment]
    markup = ""
    for region in wash["regions"]:
        mine: Line = [(x, y) for x, y, whose in spots if whose == region]
        others: Line = [(x, y) for x, y, whose in spots if whose != region]
        grid = pen.sampled(pen.territory(mine, others, wash["reach"], box), box, cell)
        border = pen.contour(grid, 0, (box[0], box[1]), cell)
        markup += f'<g class="r-{region}"><path class="wash" d="{border}"/>'
        if fine:
            band = border + pen.contour(grid, EDGE, (box[0], box[1]), cell)
            markup += f'<path class="wash-edge" fill-rule="evenodd" d="{band}"/>'
        markup += f'<path class="bound" d="{border}"/></g>'
    return markup


def sea_markup(land: Land, fine: bool) -> str:
    """Returns the sea behind each coast with its water lines, and the islands in it."""
    shape = (lambda data: data) if fine else whole
    markup = ""
    for coast in land["coasts"]:
        line, corners = points(coast["line"]), points(coast["close"])
        shore = shape(pen.smooth(line))
        sea = shore + "".join(f"L{xy(corner)}" for corner in corners) + "Z"
        markup += f'<path class="deep" d="{sea}"/>'
        markup += water_lines(pen.drawn(line), [*pen.drawn(line), *corners], True, fine)
        markup += f'<path class="shore" d="{shore}"/>'
    for island in land["islands"]:
        line = points(island)
        around = pen.drawn([*line, line[0]])
        shore = shape(pen.smooth(line, closed=True))
        markup += water_lines(around, around, False, fine)
        markup += f'<path class="isle" d="{shore}"/><path class="shore" d="{shore}"/>'
    return markup


def water_lines(shore: Line, polygon: Line, within: bool, fine: bool) -> str:
    """Returns lines along a shore on the water side, fainter with their distance."""
    lines = WATER_LINES if fine else COARSE_WATER_LINES
    cell = 6.0 if fine else 12.0
    grid = pen.distances(shore, SEA_BOX, cell, lines[-1][0] + 2 * cell)
    left, top = SEA_BOX[:2]
    for r, row in enumerate(grid):
        for c, far in enumerate(row):
            dry = pen.inside(polygon, left + c * cell, top + r * cell) is not within
            row[c] = -far if dry else far
    markup = ""
    for far, opacity in lines:
        data = pen.contour(grid, far, (left, top), cell, 3 if fine else 2)
        data = data if fine else whole(data)
        markup += f'<path class="wave" opacity="{opacity}" d="{data}"/>'
    return markup


def river_markup(key: str, land: Land, fine: bool) -> tuple[str, str]:
    """Returns all rivers as one shape, and their names along them."""
    stout = 1 if fine else 1.6
    data = "".join(
        pen.river(points(river["line"]), river["from"] * stout, river["to"] * stout)
        for river in land["rivers"]
    )
    names = ""
    for k, river in enumerate(land["rivers"]):
        if river["name"]:
            history = points(river["line"])
            history = history[::-1] if river.get("turned") else history
            names += f'<path id="{key}-r{k}" d="{pen.smooth(history)}" fill="none"/>'
            names += f'<text class="word river-word" dy="-5"><textPath href="#{key}-r{k}" '
            names += f'startOffset="{river["at"]}%">{escape(river["name"])}</textPath></text>'
    return f'<path class="river" d="{data if fine else whole(data)}"/>', names


def relief_markup(land: Land, rng: Random, fine: bool) -> str:
    """Returns hills and woods."""
    lit = shade = crowns = stems = ""
    for hill in land["hills"]:
        step, stretch = (2.2, 1.0) if fine else (7.0, 1.2)
        light, dark = pen.hachures(points(hill["line"]), hill["reach"] * stretch, rng, step)
        lit, shade = lit + light, shade + dark
    for wood in land["woods"]:
        crown, stem = pen.trees(wood["x"], wood["y"], wood["rx"], wood["ry"], rng)
        crowns, stems = crowns + crown, stems + stem
    if not fine:
        hills = f'<path class="hill" d="{whole(lit + shade)}"/>'
        return hills + f'<path class="crown" d="{whole(crowns)}"/>'
    return (
        f'<path class="hill" d="{lit}"/><path class="hill shaded" d="{shade}"/>'
        f'<path class="crown" d="{crowns}"/><path class="stem" d="{stems}"/>'
    )


def lettering(land: Land) -> str:
    """Returns the names of hills, woods, hamlets, counties and seas."""
    markup = ""
    for county in land["counties"]:
        markup += turned_text("county", county)
    for hill in land["hills"]:
        if hill["name"]:
            ridge = points(hill["line"])
            x, y = ridge[len(ridge) // 2]
            markup += word(hill["name"], hill.get("x", x), hill.get("y", y + hill["reach"] + 13))
    for wood in land["woods"]:
        if wood["name"]:
            markup += word(wood["name"], wood["x"], wood["y"] + wood["ry"] + 16)
    for hamlet in land["hamlets"]:
        markup += f'<circle class="hamlet" cx="{hamlet["x"]}" cy="{hamlet["y"]}" r="2.4"/>'
        markup += word(hamlet["name"], hamlet["x"], hamlet["y"] + 13, "word hamlet-word")
    for sea in land["seas"]:
        markup += turned_text("word sea-word", sea)
    return markup


def word(name: str, x: float, y: float, style: str = "word") -> str:
    return f'<text class="{style}" x="{n(x)}" y="{n(y)}">{escape(name)}</text>'


def turned_text(style: str, row: Land) -> str:
    place = f"translate({row['x']} {row['y']}) rotate({row['turn']})"
    return (
        f'<text class="{style}" transform="{place}" font-size="{row["size"]}">'
        f"{escape(row['name'])}</text>"
    )


def vessels(land: Land) -> str:
    """Returns sailing ships, for seas with room."""
    return "".join(
        f'<use href="#o-sail" class="sail" x="{n(x - size / 2)}" y="{n(y - size / 2)}" '
        f'width="{n(size)}" height="{n(size)}"/>'
        for x, y, size in land.get("ships", ())
    )


def fragment(name: str, land: Land, plan: Land, fine: bool) -> str:
    """Returns the land of a board as an SVG fragment, from the ground up."""
    key = f"land-{name}" if fine else f"hand-{name}"
    rng = Random(land["seed"])
    rivers, names = river_markup(key, land, fine)
    grid = "".join(f"M{k} 30V970M30 {k}H970" for k in GRID)
    ground = wash_markup(name, plan, 12 if fine else 30, fine)
    ground = ground if fine else whole(ground)
    shapes = ground + sea_markup(land, fine) + rivers + relief_markup(land, rng, fine)
    if not fine:
        return shapes
    shapes = f'<path class="grid" d="{grid}"/>{shapes}'
    letters = vessels(land) + names + lettering(land)
    return f'<g class="shapes">{shapes}</g><g class="lettering">{letters}</g>'


def main() -> None:
    for path in sorted((HERE / "lands").glob("*.toml")):
        land = tomllib.loads(path.read_text(encoding="utf-8"))
        plan = json.loads((BOARD / "plans" / f"{path.stem}.json").read_text(encoding="utf-8"))
        for fine, ending in ((True, ""), (False, "-small")):
            target = BOARD / "land" / f"{path.stem}{ending}.svg"
            target.write_text(fragment(path.stem, land, plan, fine) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
