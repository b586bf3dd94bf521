"""Merchants, beer and the Sell action."""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.bits import BIT, index
from ironbridge.core.choices import SELL
from ironbridge.core.position import (
    BEER,
    JOINED_AT,
    NO_TILE,
    SOURCES_AT,
    TILE_AT,
    TILES,
    Position,
)
from ironbridge.core.reasons import NO_BEER, OK
from ironbridge.core.sell import why_not_offer
from ironbridge.core.supply import cubes_on
from ironbridge.core.tables import Tables
from ironbridge.titles.birmingham.verbs import BARRELS, NO_MERCHANT, USED_BARREL


class Merchants:
    """The rim of the board: merchant spaces, what the tiles on them buy, what barrels bring."""

    def __init__(self, space_place: vec[i64], tile_buys: vec[i64]) -> None:
        self.space_place = space_place
        self.tile_buys = tile_buys
        """Industries that each kind of merchant tile buys."""

    def buys(self, pos: Position, space: i64) -> i64:
        """Industries bought at a merchant space in this game."""
        tile = i64(pos.deal.piles[space])
        return 0 if tile == NO_TILE else self.tile_buys[tile]

    def buyers(self, pos: Position, kind: i64, place: i64) -> i64:
        """Merchant spaces connected to a place that buy an industry."""
        group = pos.cells[JOINED_AT + place]
        found: i64 = 0
        space: i64 = 0
        while space < len(self.space_place):
            if pos.cells[JOINED_AT + self.space_place[space]] == group:
                if self.buys(pos, space) & BIT[kind]:
                    found |= BIT[space]
            space += 1
        return found


def breweries(tables: Tables, pos: Position, spot: i64) -> i64:
    """Breweries the acting seat may drink from: its own, and others' connected to the spot."""
    own = pos.word(pos.seat, TILES)
    found = pos.words[SOURCES_AT + BEER] & own
    others = pos.words[SOURCES_AT + BEER] & ~own
    while others:
        bit = others & -others
        others ^= bit
        if touches(pos, tables.slot_place[index(bit)], spot):
            found |= bit
    return found


def touches(pos: Position, place: i64, spot: i64) -> bool:
    """Is this place connected with one of those?"""
    group = pos.cells[JOINED_AT + place]
    while spot:
        bit = spot & -spot
        spot ^= bit
        if pos.cells[JOINED_AT + index(bit)] == group:
            return True
    return False


def why_not_sell(tables: Tables, merchants: Merchants, pos: Position, slot: i64) -> i64:
    """The first rule that forbids selling from this slot, or ``OK``."""
    reason = why_not_offer(tables, pos, slot)
    if reason != OK:
        return reason
    tile = i64(pos.cells[TILE_AT + slot])
    place = tables.slot_place[slot]
    buyers = merchants.buyers(pos, tables.tile_kind[tile], place)
    if buyers == 0:
        return NO_MERCHANT
    needed = tables.tile_beer[tile]
    if needed and buyers & pos.words[BARRELS]:
        needed -= 1
    if needed and cubes_on(pos, breweries(tables, pos, BIT[place])) < needed:
        return NO_BEER
    return OK


def open_barrels(tables: Tables, merchants: Merchants, pos: Position) -> i64:
    """Merchant spaces whose barrel may serve the sale begun: one of the buyers', once."""
    if pos.verb != SELL or pos.words[USED_BARREL]:
        return 0
    tile = i64(pos.cells[TILE_AT + pos.slot])
    kind = tables.tile_kind[tile]
    return pos.words[BARRELS] & merchants.buyers(pos, kind, tables.slot_place[pos.slot])


def barrels_beside(merchants: Merchants, pos: Position) -> i64:
    """Merchant spaces where a barrel is put out: beside every tile that is not blank."""
    found: i64 = 0
    space: i64 = 0
    while space < len(merchants.space_place):
        if merchants.buys(pos, space):
            found |= BIT[space]
        space += 1
    return found
