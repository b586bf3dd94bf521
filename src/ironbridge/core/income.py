"""Income track: reading, moving and capping a seat's income marker.

The cap is the last space of the track that a title prints (``titles/<title>/income_track.py``).
"""

from mypy_extensions import i64

from ironbridge.core.events import INCOME_MOVED
from ironbridge.core.position import INCOME, Position
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace


def income_level(tables: Tables, pos: Position, seat: i64) -> i64:
    """Returns the level that a seat's income marker stands on."""
    return tables.income_level[pos.seat_value(seat, INCOME)]


def gain_income(tables: Tables, pos: Position, work: Workspace, seat: i64, spaces: i64) -> None:
    """Moves an income marker forward, at most to the last space."""
    # BB-income-1, BB-income-2, BL-income-3, BL-income-4
    last = len(tables.income_level) - 1
    new = pos.seat_value(seat, INCOME) + spaces
    set_income(pos, work, seat, new if new < last else last)


def set_income(pos: Position, work: Workspace, seat: i64, space: i64) -> None:
    """Puts an income marker on a space of its track."""
    old = pos.seat_value(seat, INCOME)
    pos.set_seat_value(seat, INCOME, space)
    work.log.say(INCOME_MOVED, seat, old, space)
