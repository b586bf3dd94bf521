"""Seats after the entries of the log that concern their players."""

from typing import Final

import msgspec

from ironbridge.server.store.game_log import RENAMED, SEAT_CHANGED, LogEntry
from ironbridge.server.store.rows import SeatRow

OF_SEATS: Final = (SEAT_CHANGED, RENAMED)
"""Kinds of entries that change the row of their seat."""


def seat_after(seat: SeatRow, entry: LogEntry) -> SeatRow:
    """Returns the row of a seat after an entry that changes its player or the player's name."""
    body = entry.body
    if entry.kind == RENAMED:
        return msgspec.structs.replace(seat, name=body.name)
    return msgspec.structs.replace(seat, kind=body.kind, name=body.name, bot=body.bot)
