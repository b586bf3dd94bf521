"""Scratch memory of the rules: the list of legal choices, the event log, and derived facts.

A workspace belongs to one game or one simulation and is never part of a position.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ironbridge.core.events import Log
from ironbridge.core.position import MAX_PLACES

ROOM = 512


@final
@mypyc_attr(acyclic=True)
class Workspace:
    """Scratch buffers of the legality check and of transitions."""

    def __init__(self, logging: bool = False) -> None:
        self.log = Log(logging)
        self.codes = vec[i64]([0] * ROOM)
        """Codes of the legal choices listed last."""
        self.count: i64 = 0
        """Number of valid entries of ``codes``."""
        self.limit: i64 = ROOM
        """Maximum number of answers to list."""
        self.source_slots: i64 = 0
        """Slots that may supply the goods due, computed when the question was opened."""

        # Facts about the position being checked, valid after ``survey``.
        self.coal_in = vec[i64]([0] * int(MAX_PLACES))
        """Coal cubes on mines, for each connected group of places (by its lowest place)."""
        self.market_in = vec[i64]([0] * int(MAX_PLACES))
        """1 where the connected group reaches the coal market."""
        self.iron_cubes: i64 = 0
        """Iron cubes on all works."""
        self.hand_slots: i64 = 0
        """Slots where some location card in hand may build."""
        self.hand_kinds: i64 = 0
        """Industries for which some industry card is in hand."""
        self.own = vec[i64]([0] * 64)
        """Facts that only the title computes and reads."""

    def add(self, code: i64) -> None:
        """Adds a legal choice to the list."""
        self.codes[self.count] = code
        self.count += 1

    def has_room(self) -> bool:
        """Returns whether the list is shorter than ``limit``."""
        return self.count < self.limit

    def mute_log(self) -> bool:
        """Turns the log off for a trial; returns whether it was on."""
        was_on = self.log.on
        self.log.on = False
        return was_on

    def listed(self) -> list[int]:
        """Returns the legal choices as a list."""
        return [int(self.codes[n]) for n in range(self.count)]
