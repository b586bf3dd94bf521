"""Jobs of the worker processes that only read a game: charts, earlier positions, previews."""

from typing import Literal

import msgspec

from ironbridge.server.game_stats import chart_of
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.previews import previews
from ironbridge.server.store.game_log import LogEntry
from ironbridge.server.store.rows import GameRow, SeatRow


class ReadJob(msgspec.Struct, frozen=True, kw_only=True, tag="read"):
    """Job: compute an answer about a game from its log."""

    what: Literal["chart", "view", "previews"]
    row: GameRow
    seats: list[SeatRow]
    log: list[LogEntry]
    seat: int | None = None
    language: str = "en"
    choices: list[int | str] = []
    """Choices to preview."""


def read(job: ReadJob) -> bytes:
    """Runs a job; returns the encoded answer."""
    if job.what == "chart":
        return msgspec.json.encode(chart_of(job.row.header, job.row.source, job.log))
    live_game = LiveGame(job.row, job.seats)
    live_game.apply_log(job.log)
    if job.what == "view":
        return live_game.encoded_state(job.seat, job.language)
    names = live_game.names(job.language)
    return msgspec.json.encode(previews(live_game.game, job.choices, job.language, names))
