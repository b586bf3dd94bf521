"""What the people at a table have agreed on, and the request that waits for their answers."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ironbridge.server.api.session_schemas import OpenRequest, RematchState, TableSession
from ironbridge.server.problems import Problem
from ironbridge.server.store.game_log import (
    AGREED,
    ANSWER,
    ASK,
    END,
    FREE_TEXT,
    PAUSE,
    PLAY,
    REMATCH,
    REMATCHED,
    TAKE_BACK,
    UNDO,
    UNDO_TURN,
    LogEntry,
)
from ironbridge.server.store.rows import SeatRow

OPEN_TO_ALL: Final = ("opened", "clock-free")
"""Notes of entries that open a seat to everybody who has the link of the table."""
LAPSED: Final = "take-back-lapsed"
"""Note of a choice with which a person plays on instead of answering a request."""
MOVES: Final = (PLAY, UNDO, UNDO_TURN, TAKE_BACK)


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A request of a person that all other people must agree to."""

    entry: int
    """Number of its entry."""
    ask: str
    """Kind of the entry that it asks for."""
    seat: int
    step: int
    later: int
    seen: bool
    yes: frozenset[int] = frozenset()
    """Seats that have agreed."""

    def waits_for(self, seats: Sequence[SeatRow]) -> list[int]:
        """Returns the seats of the people who have not answered yet."""
        people = (row.seat for row in seats if row.kind == "person")
        return [seat for seat in people if seat != self.seat and seat not in self.yes]


class Rematch(msgspec.Struct, frozen=True, kw_only=True):
    """Answers of the people whether to play another game, and that game."""

    yes: dict[int, str] = {}
    """Commitments to contributions to the next deal by seat, empty where a device sent none."""
    no: frozenset[int] = frozenset()
    game: str = ""
    """The next game; empty until it is made."""

    def after(self, seat: int, is_yes: bool, commitment: str) -> "Rematch":
        """Returns the answers after one more, which replaces an earlier one of the seat."""
        yes = {other: value for other, value in self.yes.items() if other != seat}
        if is_yes:
            return Rematch(yes={**yes, seat: commitment}, no=self.no - {seat}, game=self.game)
        return Rematch(yes=yes, no=self.no | {seat}, game=self.game)


class SessionState(msgspec.Struct, frozen=True, kw_only=True):
    """State of a table beside its position, from the entries of its log."""

    paused_at: float | None = None
    """When the game was paused; ``None`` while it goes on."""
    ended: bool = False
    """Whether the people ended the game before its last action."""
    request: Request | None = None
    rematch: Rematch = Rematch()
    free_text: bool = False
    """Whether the host allows free text in the chat."""

    @property
    def stands_still(self) -> bool:
        """Returns whether nothing can be played."""
        return self.ended or self.paused_at is not None

    @property
    def standing(self) -> str:
        """Returns the state for lists: ``paused``, ``ended``, or nothing."""
        return "ended" if self.ended else "paused" if self.paused_at is not None else ""

    @property
    def bots_wait(self) -> bool:
        """Returns whether bots do not play: their actions would be taken back as well."""
        return self.stands_still or (self.request is not None and self.request.ask == TAKE_BACK)

    @property
    def ended_by_play(self) -> str:
        """Returns the note of a choice that ends the open request; empty without one."""
        return LAPSED if self.request is not None and self.request.ask == TAKE_BACK else ""

    def check(self, kind: str, entries: int) -> None:
        """Raises a problem for an entry that a paused or ended game does not take."""
        if self.ended and kind in (*MOVES, *AGREED, ASK):
            raise Problem(409, "ended", entries=entries)
        if self.paused_at is not None and kind in MOVES:
            raise Problem(409, "paused", entries=entries)

    def after(self, entry: LogEntry) -> "SessionState":
        """Returns the state after an entry."""
        kind, body = entry.kind, entry.body
        if kind == PLAY:
            return self._without_request() if self.ended_by_play else self
        if kind == ASK and entry.seat is not None:
            asked = Request(
                entry=entry.number,
                ask=body.ask,
                seat=entry.seat,
                step=body.step,
                later=body.later,
                seen=body.seen,
            )
            return msgspec.structs.replace(self, request=asked)
        if kind == ANSWER and self.request is not None and entry.seat is not None:
            if not body.yes:
                return self._without_request()
            yes = self.request.yes | {entry.seat}
            return msgspec.structs.replace(
                self, request=msgspec.structs.replace(self.request, yes=yes)
            )
        if kind in AGREED:
            since = entry.at if kind == PAUSE else None
            paused_at = self.paused_at if kind in (END, TAKE_BACK) else since
            return SessionState(
                paused_at=paused_at, ended=self.ended or kind == END, free_text=self.free_text
            )
        if kind == REMATCH and entry.seat is not None:
            rematch = self.rematch.after(entry.seat, body.yes, body.commitment)
            return msgspec.structs.replace(self, rematch=rematch)
        if kind == REMATCHED:
            rematch = msgspec.structs.replace(self.rematch, game=body.game)
            return msgspec.structs.replace(self, rematch=rematch)
        if kind == FREE_TEXT:
            return msgspec.structs.replace(self, free_text=body.yes)
        return self

    def shown(self, seats: Sequence[SeatRow], is_over: bool) -> TableSession:
        """Returns the state as it is sent to clients."""
        asked = None if is_over else self.request
        return TableSession(
            paused=self.paused_at,
            ended=self.ended,
            free_text=self.free_text,
            rematch=None if not is_over else self._rematch_shown(seats),
            request=None
            if asked is None
            else OpenRequest(
                entry=asked.entry,
                ask=asked.ask,
                seat=asked.seat,
                agreed=sorted(asked.yes),
                waits_for=asked.waits_for(seats),
                later=asked.later,
                seen=asked.seen,
            ),
        )

    def _rematch_shown(self, seats: Sequence[SeatRow]) -> RematchState:
        found = self.rematch
        people = [row.seat for row in seats if row.kind == "person"]
        return RematchState(
            yes=sorted(found.yes),
            no=sorted(found.no),
            waits_for=[seat for seat in people if seat not in found.yes and seat not in found.no],
            made=found.game != "",
        )

    def _without_request(self) -> "SessionState":
        return msgspec.structs.replace(self, request=None)
