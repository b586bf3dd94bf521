"""Renders a table for programs: as text, or as SVG drawn from the board data.

Owners are letters as well as colours, and the SVG is self-contained.
"""

from html import escape
from typing import Final

from ironbridge.core.position import COAL, IRON, POINTS, Position
from ironbridge.errors import BadInput
from ironbridge.game.board_data import BoardData, sheet_of
from ironbridge.notation.readers import links_on, tiles_on, turn_order
from ironbridge.titles.spec import GameSpec

COLOURS: Final = ("#c23b22", "#1d5fa8", "#e8b02e", "#5dae8b", "#552a63")
LETTERS: Final = "ABCDE"
"""Letter of each seat in the picture."""
MARGIN: Final = 20


def picture(spec: GameSpec, pos: Position, mode: str) -> str:
    """Returns the rendered table: ``ansi`` is plain text, ``svg`` a drawing."""
    if mode == "ansi":
        return as_text(spec, pos)
    if mode == "svg":
        return as_svg(spec, pos)
    raise BadInput("no-render-mode", mode=mode)


def status(spec: GameSpec, pos: Position) -> str:
    """Returns the era, round, markets and points in one line."""
    points = ", ".join(
        f"{LETTERS[seat]} {pos.seat_value(seat, POINTS)}" for seat in turn_order(pos)
    )
    markets = f"coal {pos.market(COAL)}, iron {pos.market(IRON)}"
    return f"{spec.names.eras[pos.era]} era, round {pos.round}; {markets}; {points}"


def as_text(spec: GameSpec, pos: Position) -> str:
    """Returns the tiles and links on the board, one line each."""
    names = spec.names
    lines = [status(spec, pos)]
    for slot, (owner, tile, sold) in tiles_on(pos).items():
        mark = " sold" if sold else ""
        lines.append(f"{LETTERS[owner]} {names.tiles[tile]} in {names.slots[slot]}{mark}")
    for link, owner in links_on(spec, pos).items():
        lines.append(f"{LETTERS[owner]} link {names.links[link]}")
    return "\n".join(lines) + "\n"


def as_svg(spec: GameSpec, pos: Position) -> str:
    """Returns the SVG drawing of the board with its tiles and links."""
    sheet = sheet_of(spec)
    size = sheet.slot_size
    box = f"{-MARGIN} {-MARGIN} {sheet.width + 2 * MARGIN} {sheet.height + 2 * MARGIN + size}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif">',
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%" fill="#f5eedd"/>',
        *links_drawn(spec, sheet, pos),
        *slots_drawn(spec, sheet, pos),
        *names_drawn(sheet),
        words(0, sheet.height + size, status(spec, pos), size * 0.4, "start"),
        "</svg>",
    ]
    return "\n".join(parts)


def links_drawn(spec: GameSpec, sheet: BoardData, pos: Position) -> list[str]:
    """Returns SVG elements for the era's links, in the owner's colour where built."""
    owners = {spec.names.links[link]: owner for link, owner in links_on(spec, pos).items()}
    middle = {place.place: (place.x, place.y) for place in sheet.places}
    era = spec.names.eras[pos.era]
    found: list[str] = []
    for link in sheet.links:
        owner = owners.get(link.link)
        if owner is None and era not in link.eras:
            continue
        colour, width = ("#8d7c67", 2) if owner is None else (COLOURS[owner], 6)
        for end in link.ends:
            x, y = middle[end]
            found.append(
                f'<path d="M{x} {y}L{link.x} {link.y}" stroke="{colour}" stroke-width="{width}"/>'
            )
        if owner is not None:
            found.append(words(link.x, link.y, LETTERS[owner], sheet.slot_size * 0.4))
    return found


def slots_drawn(spec: GameSpec, sheet: BoardData, pos: Position) -> list[str]:
    """Returns SVG elements for the slots with their industries or their tiles."""
    names = spec.names
    standing = {names.slots[slot]: found for slot, found in tiles_on(pos).items()}
    size = sheet.slot_size
    found: list[str] = []
    for slot in sheet.slots:
        x, y = slot.x - size / 2, slot.y - size / 2
        owner, tile, sold = standing.get(slot.slot, (-1, -1, False))
        fill = "#fcf8ee" if tile < 0 else COLOURS[owner]
        text = "/".join(kind[:3] for kind in slot.industries)
        if tile >= 0:
            text = f"{LETTERS[owner]} {names.tiles[tile][:3]}{names.tiles[tile][-1]}"
        opacity = 0.45 if sold else 1
        found.append(
            f'<rect x="{x}" y="{y}" width="{size * 0.94}" height="{size * 0.94}" rx="4" '
            f'fill="{fill}" fill-opacity="{opacity}" stroke="#2a231d"/>'
        )
        found.append(words(slot.x, slot.y, text, size * 0.26))
    return found


def names_drawn(sheet: BoardData) -> list[str]:
    """Returns SVG elements for the names of the places."""
    return [
        words(
            place.x if place.label_x is None else place.label_x,
            place.y + sheet.slot_size if place.label_y is None else place.label_y,
            place.place,
            sheet.slot_size * 0.3,
        )
        for place in sheet.places
    ]


def words(x: float, y: float, text: str, size: float, anchor: str = "middle") -> str:
    """Returns an SVG text element at a point."""
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size:.0f}" text-anchor="{anchor}" '
        f'dominant-baseline="middle" fill="#2a231d">{escape(text)}</text>'
    )
