"""Everything printed, as tables: tiles with their prices, markets, cards, mats of all seats."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from rich.table import Table
from rich.text import Text

from ironbridge.game.board_data import BoardData, CardPrinted, TilePrinted
from ironbridge.game.view import View
from ironbridge.i18n.localizer import ROMAN
from ironbridge.terminal.choice_list import needs_of, next_tile
from ironbridge.terminal.labels import Speech

GIVES = ("price", "needs", "points", "income", "links", "cubes", "beer")
"""What is told of a tile; beer only where a title has it."""


def plain_table(columns: Sequence[str]) -> Table:
    """Returns a table without lines; all columns but the first stand right."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for number, name in enumerate(columns):
        table.add_column(name, justify="left" if number == 0 else "right", no_wrap=True)
    return table


def tiles_table(sheet: BoardData, speech: Speech) -> Table:
    """Returns every tile: price, needs, points, income, link points, what lies on it, how many."""
    names = ("tile", *told_of(sheet), "tiles")
    table = plain_table([speech.label(name) for name in names])
    for tile in sheet.tiles:
        table.add_row(speech.tile(tile.tile), *gives(tile, sheet, speech), str(tile.count))
    return table


def told_of(sheet: BoardData) -> tuple[str, ...]:
    """Returns what is told of this title's tiles."""
    return GIVES if any(tile.beer for tile in sheet.tiles) else GIVES[:-1]


def gives(tile: TilePrinted, sheet: BoardData, speech: Speech) -> list[str]:
    """Returns what a tile costs, needs, gives and holds."""
    needs = [f"{many} {speech.goods(goods)}" for goods, many in needs_of(tile)]
    found = [
        speech.money(tile.cost),
        ", ".join(needs),
        str(tile.points),
        income_text(tile, speech),
        str(tile.link_points),
        "/".join(str(many) for many in dict.fromkeys(tile.cubes)),
        str(tile.beer),
    ]
    return found[: len(told_of(sheet))]


def income_text(tile: TilePrinted, speech: Speech) -> str:
    """Returns spaces of the income track, or the money where a title pays at once."""
    return speech.money(tile.profit) if tile.profit else f"+{tile.income}"


def markets_table(sheet: BoardData, speech: Speech) -> Table:
    """Returns the price of every space of the markets, dearest first, and the price beyond them."""
    table = plain_table([speech.label("market-prices"), ""])
    for goods, prices in sheet.markets.items():
        ladder = " ".join(str(price) for price in prices)
        beyond = speech.label("market-empty", price=speech.money(sheet.overflow[goods]))
        table.add_row(speech.goods(goods), f"{ladder}  ({beyond})")
    return table


def cards_table(sheet: BoardData, speech: Speech) -> Table:
    """Returns what each card allows, and how many there are; those of places stand together."""
    table = plain_table([speech.label("card"), speech.label("cards"), speech.label("allows")])
    table.columns[2].no_wrap = False
    table.columns[2].justify = "left"
    places = [card for card in sheet.cards if card.kind == "place" and card.count]
    if places:
        listed = ", ".join(f"{speech.card(card.card)} {card.count}" for card in places)
        count = sum(card.count for card in places)
        table.add_row(speech.label("place-cards"), str(count), f"{listed}")
    for card in sheet.cards:
        if card.kind != "place" and (card.count or card.kind == "wild"):
            count_shown = str(card.count) if card.count else ""
            table.add_row(speech.card(card.card), count_shown, card_allows(sheet, speech, card))
    return table


def card_allows(sheet: BoardData, speech: Speech, card: CardPrinted) -> str:
    """Returns what a card builds: in its places, or its industries; a wild one anything."""
    if card.kind == "region":
        return ", ".join(map(speech.place, card.places))
    if card.kind == "wild":
        return speech.label("any-industry-in-network" if card.industries else "any-place")
    return ", ".join(speech.industry(industry) for industry in card.industries)


def own_table(sheet: BoardData, speech: Speech) -> Table | None:
    """Returns what only the title has: the bonuses of merchants, the rows of a distant market."""
    found: dict[str, Any] = to_builtins(sheet.own) or {}
    table = plain_table(["", ""])
    table.show_header = False
    table.columns[1].justify, table.columns[1].no_wrap = "left", False
    for name, rows in found.items():
        if name == "bonuses":
            for row in rows:
                bonus = speech.localizer.format(
                    "bonus", {"kind": row["kind"], "amount": row["amount"]}
                )
                table.add_row(speech.place(row["place"]), bonus)
        elif isinstance(rows, list) and rows and not isinstance(rows[0], dict | list):
            listed = ["-" if item is None else str(item) for item in rows]
            table.add_row(speech.own_name(name), ", ".join(listed))
    return table if table.row_count else None


def next_tiles_table(sheet: BoardData, view: View, speech: Speech) -> Table | None:
    """Returns what the next tile of each industry costs and gives the seat that looks."""
    if view.seat is None:
        return None
    table = plain_table([speech.label(name) for name in ("next-tile", *told_of(sheet))])
    for industry in sheet.industries:
        tile = next_tile(view, industry, sheet.tiles)
        if tile is not None:
            table.add_row(speech.tile(tile.tile), *gives(tile, sheet, speech))
    return table


def mats_table(sheet: BoardData, view: View, names: Sequence[Text], speech: Speech) -> Table:
    """Returns what every seat can still build: next tiles by industry, and how many are left."""
    table = plain_table([speech.label("mats")])
    for name in names:
        table.add_column(name, justify="left", no_wrap=True)
    for industry in sheet.industries:
        cells = []
        for seat, seen in enumerate(view.seats):
            tile = next_tile(view, industry, sheet.tiles, seat)
            many = sum(seen.mat.get(industry, []))
            level = f"{ROMAN[tile.level]} {speech.money(tile.cost)}" if tile else "-"
            cells.append(f"{level} x{many}" if tile else level)
        table.add_row(speech.industry(industry), *cells)
    return table
