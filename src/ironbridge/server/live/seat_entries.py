"""Seats after the entries of the log that concern their players."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ironbridge.server.store.game_log import RENAMED, SEAT_CHANGED, LogEntry
from ironbridge.server.store.rows import SeatRow

OF_SEATS: Final = (SEAT_CHANGED, RENAMED)
"""Kinds of entries that change the row of their seat."""


def seat_after(seat: SeatRow, entry: LogEntry) -> SeatRow:
    """Returns the row of a seat after an entry that changes its player or the player's name.

    A bot stands in where it follows a person: that person may return.
    """
    body = entry.body
    if entry.kind == RENAMED:
        return msgspec.structs.replace(seat, name=body.name)
    stands_in = body.kind == "bot" and (seat.kind == "person" or seat.stand_in)
    return msgspec.structs.replace(
        seat, kind=body.kind, name=body.name, bot=body.bot, stand_in=stands_in
    )


def with_host(seats: Sequence[SeatRow], host: int | None) -> list[SeatRow]:
    """Returns the rows of all seats after the player of one became the host."""
    return [msgspec.structs.replace(row, is_host=row.seat == host) for row in seats]
