"""Contributions of players to a deal: commitments, revealed values, seats that were left out."""

import time
from collections.abc import Sequence
from typing import Final

from ironbridge.server.api.deal_schemas import Contribution, Gathering
from ironbridge.server.store.game_log import LEFT_OUT, REVEAL, Header, LogEntry
from ironbridge.server.store.rows import SeatRow

REVEAL_SECONDS: Final = 24 * 3600.0
"""Time in seconds to reveal a contribution once all seats are taken.

A day, because friends who join one after another are seldom online together, and a deal without
the contribution of an honest player can be chosen by the operator and another player.
"""


class Contributions:
    """What the players of one game contribute, from the header and the log."""

    def __init__(self, header: Header) -> None:
        self.commitments: dict[int, str] = dict(header.commitments or {})
        self.values: dict[int, str] = {}
        self.left_out: set[int] = set()

    def note(self, entry: LogEntry) -> None:
        """Updates the contributions after an entry."""
        if entry.seat is None:
            return
        if entry.body.commitment:
            self.commitments.setdefault(entry.seat, entry.body.commitment)
        if entry.kind == REVEAL:
            self.values[entry.seat] = entry.body.value
        if entry.kind == LEFT_OUT:
            self.left_out.add(entry.seat)

    def awaited(self) -> list[int]:
        """Returns the seats that have not revealed their contribution yet."""
        done = self.values.keys() | self.left_out
        return sorted(self.commitments.keys() - done)

    def listed(self, show_values: bool) -> list[Contribution]:
        """Returns the contributions in the order of seats; values only once the game is over."""
        return [
            Contribution(
                seat=seat,
                commitment=commitment,
                state=self.state(seat),
                value=self.values.get(seat) if show_values else None,
            )
            for seat, commitment in sorted(self.commitments.items())
        ]

    def state(self, seat: int) -> str:
        """Returns ``revealed``, ``left_out`` or ``awaited``."""
        if seat in self.values:
            return "revealed"
        return "left_out" if seat in self.left_out else "awaited"

    def gathering(self, seats: Sequence[SeatRow], since: float) -> Gathering:
        """Returns the state of a game that waits for its deal."""
        until = reveal_deadline(seats, since)
        return Gathering(
            frozen=until is not None,
            seconds=None if until is None else max(0.0, until - time.time()),
            contributions=self.listed(show_values=False),
        )


def reveal_deadline(seats: Sequence[SeatRow], since: float) -> float | None:
    """Returns when unrevealed contributions are left out; ``None`` while a seat is free.

    ``since`` is the time of the last change of a seat.
    """
    if any(seat.kind == "free" for seat in seats):
        return None
    return since + REVEAL_SECONDS
