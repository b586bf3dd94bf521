"""The Develop action: leaving the lowest tiles of the mat behind."""

from mypy_extensions import i64

from ironbridge.core.action_table import DEVELOP
from ironbridge.core.events import TILE_DEVELOPED
from ironbridge.core.position import IRON, MONEY, NO_TILE, Position
from ironbridge.core.reasons import (
    CANNOT_PAY,
    NOT_ASKED,
    NOT_DEVELOPABLE,
    NOTHING_TO_DEVELOP,
    OK,
)
from ironbridge.core.supply import iron_price
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import leave_mat, next_tile
from ironbridge.core.workspace import Workspace


def why_not_remove(tables: Tables, pos: Position, kind: i64) -> i64:
    """Returns why the lowest tile of this industry may not leave the mat, or ``OK``."""
    tile = next_tile(tables, pos, pos.seat, kind)
    if tile == NO_TILE:
        return NOTHING_TO_DEVELOP
    if tables.tile_develops[tile] == 0:  # BB-develop-3
        return NOT_DEVELOPABLE
    return OK


def why_not_develop(tables: Tables, pos: Position, work: Workspace, kind: i64) -> i64:
    """Returns the first rule that forbids this development, or ``OK``.  After a survey."""
    if pos.pieces_done >= tables.develop_tiles:  # BB-develop-1, BL-develop-1
        return NOT_ASKED
    reason = why_not_remove(tables, pos, kind)
    if reason != OK:
        return reason
    if iron_price(tables, pos, work, 1) > pos.seat_value(
        pos.seat, MONEY
    ):  # BB-develop-2, BL-develop-2
        return CANNOT_PAY
    return OK


def list_develops(tables: Tables, pos: Position, work: Workspace) -> None:
    """Lists every legal development."""
    kind: i64 = 0
    while kind < tables.kinds and work.has_room():
        if why_not_develop(tables, pos, work, kind) == OK:
            work.add(tables.choices.code(DEVELOP, kind))
        kind += 1


def list_removals(tables: Tables, pos: Position, work: Workspace) -> None:
    """Lists every tile that a free development may remove."""
    kind: i64 = 0
    while kind < tables.kinds and work.has_room():
        if why_not_remove(tables, pos, kind) == OK:
            work.add(tables.choices.code(DEVELOP, kind))
        kind += 1


def begin_develop(pos: Position) -> None:
    """Sets one iron as due for each tile."""
    pos.set_due(IRON, 1)


def remove_tile(tables: Tables, pos: Position, work: Workspace, kind: i64) -> None:
    """Moves the lowest tile of an industry from the acting seat's mat to the box."""
    tile = next_tile(tables, pos, pos.seat, kind)
    leave_mat(pos, pos.seat, kind)
    work.log.say(TILE_DEVELOPED, pos.seat, tile, 0)
