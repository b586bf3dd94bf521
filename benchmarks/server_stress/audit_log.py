"""Audits a database after a stress test against the entries that the server acknowledged."""

import msgspec

from benchmarks.server_stress.random_players import Sitting
from ironbridge.server.config import ServerConfig
from ironbridge.server.store import Store
from ironbridge.server.store.game_log import PLAY, LogEntry, rebuild

EVERYTHING = 10_000_000


class Found(msgspec.Struct, kw_only=True):
    """Result of an audit."""

    games: int = 0
    entries: int = 0
    replayed: int = 0
    """Number of logs that replay to their end."""
    lost: int = 0
    """Number of acknowledged entries that are missing or changed."""
    wrong: list[str] = msgspec.field(default_factory=list)


async def examine(options: ServerConfig, sittings: list[Sitting]) -> Found:
    """Audits a database; returns all errors."""
    store, found = Store(options.url), Found()
    remembered = {sitting.game: sitting for sitting in sittings}
    try:
        rows = await store.games(["running", "finished"], most=EVERYTHING)
        for row in rows:
            await examine_game(store, row.id, remembered.pop(row.id, None), found)
    finally:
        await store.close()
    for sitting in remembered.values():
        found.lost += len(sitting.acknowledged)
        found.wrong.append(f"{sitting.game} was acknowledged and is gone.")
    return found


async def examine_game(store: Store, name: str, sitting: Sitting | None, found: Found) -> None:
    """Audits one game."""
    row, log = await store.game(name), await store.log(name)
    assert row is not None
    found.games += 1
    found.entries += len(log)
    if len(await store.seats([name])) != row.header.seats:
        found.wrong.append(f"{name} is half a game: seats are missing.")
    if [entry.number for entry in log] != list(range(row.entries)):
        found.wrong.append(f"{name} has a gap: {len(log)} entries of {row.entries}.")
    for number in [] if sitting is None else missing(sitting, log):
        found.lost += 1
        found.wrong.append(f"{name} lost entry {number}.")
    try:
        rebuild(row.header, row.source, log)
        found.replayed += 1
    except Exception as error:  # any exception means that the log is broken
        found.wrong.append(f"{name} does not replay: {type(error).__name__}: {error}")


def missing(sitting: Sitting, log: list[LogEntry]) -> list[int]:
    """Returns the acknowledged entries that are missing or changed in the log."""
    return [
        number
        for number, code in sitting.acknowledged.items()
        if number >= len(log) or log[number].kind != PLAY or log[number].body.codes[:1] != [code]
    ]
