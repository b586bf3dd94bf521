"""Buyers in action lines of Brass: Birmingham: ``sell Derby.1 to Gloucester``."""

from collections.abc import Sequence

from ironbridge.core.action_table import SELL
from ironbridge.core.bitset import ids
from ironbridge.core.names import Names
from ironbridge.core.position import NO_TILE, Position
from ironbridge.titles.birmingham.codes import BARREL
from ironbridge.titles.birmingham.rules import BirminghamRules

COUNTERS = ("blank", "any", "manufacturer", "cotton", "pottery")
"""Names of the merchant tiles by number."""


def buyer_of(
    rules: BirminghamRules, names: Names, pos: Position, code: int, later: Sequence[int]
) -> str:
    """Returns ``to Gloucester``, the buyer of a sale; empty when the choice is none."""
    space = buyer_space(rules, pos, code, later)
    return "" if space is None else f"to {place_of(names, space)}"


def buyer_space(
    rules: BirminghamRules, pos: Position, code: int, later: Sequence[int]
) -> int | None:
    """Returns the merchant space whose barrel a sale used, else the first that buys."""
    table = rules.tables.choices
    spaces = buyers(rules, pos, code)
    if not spaces:
        return None
    for other in later:
        if table.verb[other] == SELL:
            break
        if table.verb[other] == BARREL:
            return table.a[other]
    return spaces[0]


def is_buyer(rules: BirminghamRules, names: Names, pos: Position, code: int, text: str) -> bool:
    """Returns whether a merchant of this name buys the tile of a sale."""
    return any(
        text in (names.spaces[space].lower(), place_of(names, space).lower())
        for space in buyers(rules, pos, code)
    )


def buyers(rules: BirminghamRules, pos: Position, code: int) -> list[int]:
    """Returns the merchant spaces that buy from the slot of a sale.

    ``None`` when the choice is no sale.
    """
    tables = rules.tables
    slot = tables.choices.a[code]
    if tables.choices.verb[code] != SELL:
        return []
    tile = pos.tile_on(slot)
    if tile == NO_TILE:
        return []
    kind = tables.tile_kind[tile]
    return ids(rules.merchants.buyers(pos, kind, tables.slot_place[slot]))


def place_of(names: Names, space: int) -> str:
    """Returns the place of a merchant space."""
    return names.spaces[space].rpartition(".")[0]
