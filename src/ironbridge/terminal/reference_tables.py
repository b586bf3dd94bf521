"""Reference tables of the printed components: tiles, markets, cards, mats."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from rich.table import Table
from rich.text import Text

from ironbridge.game.board_data import BoardData, CardPrinted, TilePrinted
from ironbridge.game.view import View
from ironbridge.terminal.choice_list import needs_of, next_tile
from ironbridge.terminal.labels import Speech

GIVES = ("price", "needs", "points", "income", "links", "cubes", "beer")
"""Columns of the table of tiles; beer only in titles that have it."""


def plain_table(columns: Sequence[str]) -> Table:
    """Returns a table without lines; all columns but the first are right-aligned."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for number, name in enumerate(columns):
        table.add_column(name, justify="left" if number == 0 else "right", no_wrap=True)
    return table


def tiles_table(sheet: BoardData, speech: Speech) -> Table:
    """Returns a table of all tiles: price, needs, points, income, link points, cubes, number."""
    names = ("tile", *tile_columns(sheet), "tiles")
    table = plain_table([speech.label(name) for name in names])
    table.columns[names.index("needs")].no_wrap = False  # in narrow windows; figures stay whole
    for tile in sheet.tiles:
        table.add_row(speech.tile(tile.tile), *gives(tile, sheet, speech), str(tile.count))
    return table


def tile_columns(sheet: BoardData) -> tuple[str, ...]:
    """Returns the columns of the table of tiles in this title."""
    return GIVES if any(tile.beer for tile in sheet.tiles) else GIVES[:-1]


def gives(tile: TilePrinted, sheet: BoardData, speech: Speech) -> list[str]:
    """Returns the cells of a tile: price, needs, gains and cubes."""
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
    return found[: len(tile_columns(sheet))]


def income_text(tile: TilePrinted, speech: Speech) -> str:
    """Returns the income of a tile: spaces on the track, or money in titles that pay at once."""
    return speech.money(tile.profit) if tile.profit else f"+{tile.income}"


def markets_table(sheet: BoardData, speech: Speech) -> Table:
    """Returns the prices of the market spaces, highest first, and those of empty markets."""
    table = plain_table([speech.label("market-prices"), ""])
    for goods, prices in sheet.markets.items():
        ladder = " ".join(str(price) for price in prices)
        beyond = speech.label("market-empty", price=speech.money(sheet.overflow[goods]))
        table.add_row(speech.goods(goods), f"{ladder}  ({beyond})")
    return table


def cards_table(sheet: BoardData, speech: Speech) -> Table:
    """Returns a table of the cards: what each allows, and its number; place cards are grouped."""
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
    """Returns the places or industries that a card allows to build; a wild card allows any."""
    if card.kind == "region":
        return ", ".join(map(speech.place, card.places))
    if card.kind == "wild":
        return speech.label("any-industry-in-network" if card.industries else "any-place")
    return ", ".join(speech.industry(industry) for industry in card.industries)


def own_table(sheet: BoardData, speech: Speech) -> Table | None:
    """Returns the tables of one title alone: bonuses of merchants, rows of a distant market."""
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
    """Returns price and gains of the next tile of each industry for the viewer."""
    if view.seat is None:
        return None
    table = plain_table([speech.label(name) for name in ("next-tile", *tile_columns(sheet))])
    for industry in sheet.industries:
        tile = next_tile(view, industry, sheet.tiles)
        if tile is not None:
            table.add_row(speech.tile(tile.tile), *gives(tile, sheet, speech))
    return table


def mats_table(sheet: BoardData, view: View, names: Sequence[Text], speech: Speech) -> Table:
    """Returns the next tiles and the number of tiles left of every seat, by industry."""
    table = plain_table([speech.label("mats")])
    for name in names:
        table.add_column(name, justify="left", no_wrap=True)
    for industry in sheet.industries:
        cells = []
        for seat, seen in enumerate(view.seats):
            tile = next_tile(view, industry, sheet.tiles, seat)
            many = sum(seen.mat.get(industry, []))
            level = f"{tile.level} {speech.money(tile.cost)}" if tile else "-"
            cells.append(f"{level} x{many}" if tile else level)
        table.add_row(speech.industry(industry), *cells)
    return table
