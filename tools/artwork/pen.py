"""Drawing primitives of maps: smooth lines, tapering rivers, hachures, woods, region borders."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = Sequence[Point]
Field: TypeAlias = Callable[[float, float], float]


def n(value: float) -> str:
    """Returns a number of path data with at most one decimal and no superfluous zero."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return {"-0": "0"}.get(text, text)


def xy(point: Point) -> str:
    return f"{n(point[0])} {n(point[1])}"


def smooth(points: Line, closed: bool = False) -> str:
    """Returns a Catmull-Rom spline through the points, as path data."""
    p = list(points)
    around = [p[-1], *p, p[0], p[1]] if closed else [p[0], *p, p[-1]]
    data = f"M{xy(p[0])}"
    for k in range(len(p) if closed else len(p) - 1):
        a, b, c, d = around[k : k + 4]
        leave = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        reach = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        data += f"C{xy(leave)} {xy(reach)} {xy(c)}"
    return data + ("Z" if closed else "")


def drawn(points: Line, steps: int = 8) -> list[Point]:
    """Returns a spline through the points as a polyline of ``steps`` parts per span."""
    p = [points[0], *points, points[-1]]
    line = [points[0]]
    for k in range(len(points) - 1):
        a, b, c, d = p[k : k + 4]
        for step in range(1, steps + 1):
            t = step / steps
            line.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return line


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """Returns a point of a Catmull-Rom segment from b to c."""
    bend = 2 * a - 5 * b + 4 * c - d
    twist = -a + 3 * b - 3 * c + d
    return 0.5 * (2 * b + (c - a) * t + bend * t * t + twist * t * t * t)


def walk(line: Line, step: float) -> list[tuple[Point, Point]]:
    """Returns points every ``step`` units along a polyline, each with its unit normal."""
    found: list[tuple[Point, Point]] = []
    left = 0.0
    for (x0, y0), (x1, y1) in pairwise(line):
        length = math.hypot(x1 - x0, y1 - y0)
        if length == 0:
            continue
        t = left
        while t < length:
            k = t / length
            at = (x0 + (x1 - x0) * k, y0 + (y1 - y0) * k)
            found.append((at, (-(y1 - y0) / length, (x1 - x0) / length)))
            t += step
        left = t - length
    return found


def river(points: Line, source: float, mouth: float) -> str:
    """Returns a river as a closed shape that widens from its source to its mouth."""
    banks = walk(drawn(points), 9)
    left: list[Point] = []
    right: list[Point] = []
    for k, ((x, y), (nx, ny)) in enumerate(banks):
        half = (source + (mouth - source) * k / max(1, len(banks) - 1)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    return smooth([*left, *reversed(right)], closed=True)


def hachures(ridge: Line, reach: float, rng: Random, step: float = 2.2) -> tuple[str, str]:
    """Returns strokes downhill on both sides of a ridge: the lit side, and the side in shade.

    The light comes from the upper left, so strokes on the lower right are longer and darker.
    """
    lit = shade = ""
    points = walk(drawn(ridge), step)
    for k, ((x, y), (nx, ny)) in enumerate(points):
        taper = 0.26 + 0.74 * math.sin(math.pi * (k + 0.5) / len(points)) ** 0.7
        for side in (1, -1):
            dark = nx * side + ny * side > 0
            start = 1.2 + rng.uniform(0, 0.9)
            long = rng.uniform(0.62, 1.0) if k % 2 else rng.uniform(0.25, 0.5)
            length = reach * taper * long * (1.12 if dark else 0.84)
            lean = rng.uniform(-0.12, 0.12) + 0.1 * side
            ux, uy = nx * side - ny * lean, ny * side + nx * lean
            stroke = f"M{xy((x + ux * start, y + uy * start))}l{xy((ux * length, uy * length))}"
            lit, shade = (lit, shade + stroke) if dark else (lit + stroke, shade)
    return lit, shade


def trees(x: float, y: float, rx: float, ry: float, rng: Random) -> tuple[str, str]:
    """Returns a wood: crowns, and the stems and shadows under them."""
    crowns = stems = ""
    spots: list[Point] = []
    for _ in range(int(rx * ry / 4)):
        turn, far = rng.uniform(0, 2 * math.pi), math.sqrt(rng.random())
        px, py = x + rx * far * math.cos(turn), y + ry * far * math.sin(turn)
        if all((px - qx) ** 2 + ((py - qy) * 1.3) ** 2 > 52 for qx, qy in spots):
            spots.append((px, py))
    for px, py in sorted(spots, key=lambda spot: spot[1]):
        r = rng.uniform(2.5, 3.6)
        crowns += f"M{n(px - r)} {n(py)}a{n(r)} {n(r)} 0 1 1 {n(2 * r)} 0"
        crowns += f"a{n(r)} {n(r * 0.7)} 0 1 1 {n(-2 * r)} 0z"
        stems += f"M{n(px)} {n(py + r * 0.6)}v3m1 0h{n(r)}"
        stems += f"M{n(px + 1)} {n(py - r * 0.6)}q{n(r * 0.8)} {n(r * 0.4)} {n(r * 0.5)} {n(r)}"
    return crowns, stems


Box: TypeAlias = tuple[float, float, float, float]
Grid: TypeAlias = list[list[float]]


def sampled(field: Field, box: Box, cell: float) -> Grid:
    """Returns the values of a field at the corners of a grid of cells."""
    x0, y0, x1, y1 = box
    cols, rows = int((x1 - x0) / cell) + 2, int((y1 - y0) / cell) + 2
    return [[field(x0 + c * cell, y0 + r * cell) for c in range(cols)] for r in range(rows)]


def contour(grid: Grid, level: float, origin: Point, cell: float, thin: int = 2) -> str:
    """Returns the contour lines of a sampled field at a level; open where they leave the grid."""
    follows: dict[object, object] = {}
    at: dict[object, Point] = {}
    for r in range(len(grid) - 1):
        for c in range(len(grid[0]) - 1):
            _cross(grid, level, (c, r), origin, cell, follows, at)
    heads = [edge for edge in follows if edge not in set(follows.values())]
    data = ""
    while follows:
        here = heads.pop() if heads else next(iter(follows))
        line: list[Point] = []
        first = here
        while here in follows:
            line.append(at[here])
            here = follows.pop(here)
        closed = here == first
        line = line if closed else [*line, at[here]]
        if len(line) > 12:
            data += smooth(line[::thin] if closed else [*line[:-1:thin], line[-1]], closed)
    return data


def distances(shore: Line, box: Box, cell: float, reach: float) -> Grid:
    """Returns the distances of grid corners from a shore, up to ``reach``."""
    x0, y0, x1, y1 = box
    cols, rows = int((x1 - x0) / cell) + 2, int((y1 - y0) / cell) + 2
    grid = [[reach * 2] * cols for _ in range(rows)]
    wide = int(reach / cell) + 2
    for (x, y), _normal in walk(shore, 2.5):
        col, row = int((x - x0) / cell), int((y - y0) / cell)
        for r in range(max(0, row - wide), min(rows, row + wide)):
            for c in range(max(0, col - wide), min(cols, col + wide)):
                far = math.hypot(x0 + c * cell - x, y0 + r * cell - y)
                if far < grid[r][c]:
                    grid[r][c] = far
    return grid


def inside(polygon: Line, x: float, y: float) -> bool:
    """Returns whether a point is inside a polygon."""
    found = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def _cross(
    grid: Grid,
    level: float,
    cell_at: tuple[int, int],
    origin: Point,
    cell: float,
    follows: dict[object, object],
    at: dict[object, Point],
) -> None:
    """Adds the pieces of the contour that cross one cell."""
    c, r = cell_at
    corners = ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1))
    leave: list[object] = []
    enter: list[object] = []
    for k in range(4):
        p, q = corners[k], corners[(k + 1) % 4]
        a, b = grid[p[1]][p[0]] - level, grid[q[1]][q[0]] - level
        if (a > 0) == (b > 0):
            continue
        edge = (min(p, q), max(p, q))
        t = a / (a - b)
        at[edge] = (
            origin[0] + (p[0] + (q[0] - p[0]) * t) * cell,
            origin[1] + (p[1] + (q[1] - p[1]) * t) * cell,
        )
        (leave if a > 0 else enter).append(edge)
    follows.update(zip(leave, enter))


def territory(mine: Line, others: Line, reach: float, box: Box) -> Field:
    """Returns a field that is positive inside a territory: nearer to its own places than to others,
    within ``reach``, with a wavy border."""
    x0, y0, x1, y1 = box

    def field(x: float, y: float) -> float:
        wx = x + 9 * math.sin(y / 31) + 5 * math.sin(y / 13 + x / 47) + 3 * math.sin(x / 9 + y / 11)
        wy = y + 9 * math.sin(x / 29 + 1) + 5 * math.sin(x / 15 - y / 41)
        wy += 3 * math.sin(y / 8 - x / 13)
        own = min(math.hypot(wx - px, wy - py) for px, py in mine)
        other = min((math.hypot(wx - px, wy - py) for px, py in others), default=1e9)
        edge = min(x - x0, x1 - x, y - y0, y1 - y) - 3
        return min((other - own) / 2, reach - own, edge)

    return field
