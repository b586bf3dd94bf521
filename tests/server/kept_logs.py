"""Stored game logs of every version of the rules.

``python -m tests.server.kept_logs`` adds those of a new version; logs of older versions are never
rewritten.
"""

from pathlib import Path
from random import Random

import msgspec

from ironbridge.game import Game
from ironbridge.server.live import rules_adapter
from ironbridge.server.store.game_log import (
    PLAY,
    RULES_VERSION,
    UNDO,
    UNDO_TURN,
    EntryData,
    Header,
    LogEntry,
    begin,
    table_of_choices,
)
from ironbridge.titles import find, names

FOLDER = Path(__file__).parent / "logs"


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A whole log, and its final state."""

    header: Header
    seed: int
    log: list[LogEntry]
    points: list[int]
    money: list[int]


def random_log(title: str, options: dict[str, str], seed: int) -> Kept:
    """Returns the log of a random game with some undone choices."""
    header = Header(
        title=title,
        seats=0,
        options=dict(options),
        confirm_turns=True,
        rules=RULES_VERSION,
        choices="",
    )
    game, rng = begin(header, seed), Random(seed)
    header = msgspec.structs.replace(header, seats=game.spec.seats, choices=table_of_choices(game))
    log: list[LogEntry] = []
    while game.seat is not None:
        kind, seat, body = one_entry(game, rng)
        log.append(LogEntry(number=len(log), kind=kind, seat=seat, body=body, at=float(len(log))))
    points, money = end_of(game)
    return Kept(header=header, seed=seed, log=log, points=points, money=money)


def end_of(game: Game) -> tuple[list[int], list[int]]:
    """Returns points and money of all seats of a finished game."""
    assert game.result is not None
    return game.result.points, [seat.money for seat in game.view(None).seats]


def one_entry(game: Game, rng: Random) -> tuple[str, int, EntryData]:
    """Plays or undoes a choice."""
    seat = game.seat
    assert seat is not None
    if rng.random() < 0.05 and rules_adapter.was_last(game, seat):
        if game.can_undo:
            rules_adapter.undo(game, seat, False)
            return UNDO, seat, EntryData()
        if game.can_undo_turn:
            rules_adapter.undo(game, seat, True)
            return UNDO_TURN, seat, EntryData()
    codes = rules_adapter.play(game, rng.choice(rules_adapter.choices(game)))
    return PLAY, seat, EntryData(codes=codes, texts=rules_adapter.choice_texts(game, codes))


def write() -> None:
    """Writes a log of each title for the current version of the rules."""
    folder = FOLDER / str(RULES_VERSION)
    folder.mkdir(exist_ok=True)
    for title in names():
        for level in (None, *find(title).automa[:1]):
            path = folder / f"{title}{f'-{level}' if level else ''}.json"
            if not path.exists():
                kept = random_log(title, {"automa": level} if level else {}, seed=1777)
                path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=0))


if __name__ == "__main__":
    write()
