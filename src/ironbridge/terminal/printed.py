"""Everything printed, as tables: tiles with their prices, markets, cards, mats of all seats."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from rich.table import Table
from rich.text import Text

from ironbridge.sheet import Sheet, TilePrinted
from ironbridge.terminal.labels import label
from ironbridge.terminal.offers import needs_of
from ironbridge.view import View
from ironbridge.words.voice import ROMAN


def plain_table(columns: Sequence[str]) -> Table:
    """A table without lines; all columns but the first stand right."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for number, name in enumerate(columns):
        table.add_column(name, justify="left" if number == 0 else "right", no_wrap=True)
    return table


def tiles_table(sheet: Sheet, language: str, coin: str) -> Table:
    """Every tile: price, needs, points, income, link points, what lies on it, how many."""
    names = ("tile", "price", "needs", "points", "income", "links", "cubes", "beer", "tiles")
    table = plain_table([label(name, language) for name in names])
    for tile in sheet.tiles:
        needs = " ".join(f"{many} {goods}" for goods, many in needs_of(tile))
        table.add_row(
            f"{tile.industry} {ROMAN[tile.level]}",
            f"{coin}{tile.cost}",
            needs,
            str(tile.points),
            income_text(tile, coin),
            str(tile.link_points),
            "/".join(str(many) for many in dict.fromkeys(tile.cubes)),
            str(tile.beer),
            str(tile.count),
        )
    return table


def income_text(tile: TilePrinted, coin: str) -> str:
    """Spaces of the income track, or the money where a title pays at once."""
    return f"{coin}{tile.profit}" if tile.profit else f"+{tile.income}"


def markets_table(sheet: Sheet, language: str, coin: str) -> Table:
    """The price of every space of the markets, dearest first, and the price beyond them."""
    table = plain_table([label("market prices", language), ""])
    for goods, prices in sheet.markets.items():
        ladder = " ".join(f"{coin}{price}" for price in prices)
        table.add_row(goods, f"{ladder}  ({coin}{sheet.overflow[goods]})")
    return table


def cards_table(sheet: Sheet, language: str) -> Table:
    """What each card allows, and how many there are."""
    table = plain_table([label("card", language), label("cards", language), ""])
    for card in sheet.cards:
        allows = card.places if card.kind == "region" else card.industries or card.places
        table.add_row(card.card, str(card.count), ", ".join(allows))
    table.columns[2].no_wrap = False
    table.columns[2].justify = "left"
    return table


def own_table(sheet: Sheet) -> Table | None:
    """What only the title has: the bonuses of merchants, the rows of a distant market."""
    found: dict[str, Any] = to_builtins(sheet.own) or {}
    bonuses = found.get("bonuses")
    if not bonuses:
        return None
    table = plain_table(["bonus", ""])
    for row in bonuses:
        table.add_row(str(row["place"]), f"{row['kind']} {row['amount']}")
    return table


def mats_table(sheet: Sheet, view: View, names: Sequence[Text], language: str, coin: str) -> Table:
    """What every seat can still build: the next tile of each industry, and how many are left."""
    table = plain_table([label("next tile", language)])
    for name in names:
        table.add_column(name, justify="left", no_wrap=True)
    for industry in sheet.industries:
        levels = [tile for tile in sheet.tiles if tile.industry == industry]
        cells = []
        for seen in view.seats:
            left = seen.mat.get(industry, [])
            following = next((tile for tile, many in zip(levels, left) if many), None)
            if following is None:
                cells.append("-")
            else:
                cells.append(f"{ROMAN[following.level]} {coin}{following.cost} x{sum(left)}")
        table.add_row(industry, *cells)
    return table
