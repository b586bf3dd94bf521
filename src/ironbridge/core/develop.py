"""The Develop action: leaving the lowest tiles of the mat behind."""

from mypy_extensions import i64, u8

from ironbridge.core.build import next_tile
from ironbridge.core.choices import DEVELOP
from ironbridge.core.desk import Desk
from ironbridge.core.events import TILE_DEVELOPED
from ironbridge.core.position import (
    DUE_AT,
    IRON,
    MAT_CELLS,
    MONEY,
    NO_TILE,
    SEAT_CELLS,
    SEAT_CELLS_AT,
    Position,
)
from ironbridge.core.reasons import (
    CANNOT_PAY,
    NOT_ASKED,
    NOT_DEVELOPABLE,
    NOTHING_TO_DEVELOP,
    OK,
)
from ironbridge.core.rules import Rules
from ironbridge.core.supply import iron_price
from ironbridge.core.tables import Tables


def why_not_remove(tables: Tables, pos: Position, kind: i64) -> i64:
    """May the lowest tile of this industry be removed from the mat?"""
    tile = next_tile(tables, pos, pos.seat, kind)
    if tile == NO_TILE:
        return NOTHING_TO_DEVELOP
    if tables.tile_develops[tile] == 0:
        return NOT_DEVELOPABLE
    return OK


def why_not_develop(rules: Rules, pos: Position, desk: Desk, kind: i64) -> i64:
    """The first rule that forbids this development, or ``OK``.  After a survey."""
    tables = rules.tables
    if pos.step >= tables.develop_tiles:
        return NOT_ASKED
    reason = why_not_remove(tables, pos, kind)
    if reason != OK:
        return reason
    if iron_price(tables, pos, desk, 1) > pos.word(pos.seat, MONEY):
        return CANNOT_PAY
    return OK


def list_develops(rules: Rules, pos: Position, desk: Desk) -> None:
    """Every development allowed now."""
    tables = rules.tables
    kind: i64 = 0
    while kind < tables.kinds:
        if why_not_develop(rules, pos, desk, kind) == OK:
            desk.put(tables.choices.code(DEVELOP, kind))
        kind += 1


def list_removals(rules: Rules, pos: Position, desk: Desk) -> None:
    """Every tile that a free development may remove."""
    tables = rules.tables
    kind: i64 = 0
    while kind < tables.kinds:
        if why_not_remove(tables, pos, kind) == OK:
            desk.put(tables.choices.code(DEVELOP, kind))
        kind += 1


def begin_develop(pos: Position) -> None:
    """One iron for each tile."""
    pos.words[DUE_AT + IRON] = 1


def remove_tile(tables: Tables, pos: Position, desk: Desk, kind: i64) -> None:
    """The lowest tile of an industry leaves the acting seat's mat for the box."""
    tile = next_tile(tables, pos, pos.seat, kind)
    at = SEAT_CELLS_AT + pos.seat * SEAT_CELLS + MAT_CELLS + kind
    pos.cells[at] = pos.cells[at] + u8(1)
    desk.log.say(TILE_DEVELOPED, pos.seat, tile, 0)
