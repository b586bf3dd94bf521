"""What is left of a server: every game of its database is read, and compared with what was said."""

import msgspec

from benchmarks.server_stress.random_players import Sitting
from ironbridge.server.config import ServerConfig
from ironbridge.server.store import Store
from ironbridge.server.store.game_log import PLAY, LogEntry, rebuild

EVERYTHING = 10_000_000


class Found(msgspec.Struct, kw_only=True):
    """What the database holds, and all that is wrong with it."""

    games: int = 0
    entries: int = 0
    replayed: int = 0
    """Logs that were played again to their end."""
    lost: int = 0
    """Entries that were acknowledged and are not there as they were sent."""
    wrong: list[str] = msgspec.field(default_factory=list)


async def examine(options: ServerConfig, sittings: list[Sitting]) -> Found:
    """Read the database; returns everything that is wrong with it."""
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
    """Look one game over."""
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
        rebuild(row.header, row.seed, log)
        found.replayed += 1
    except Exception as error:  # whatever it is, the log is broken
        found.wrong.append(f"{name} does not replay: {type(error).__name__}: {error}")


def missing(sitting: Sitting, log: list[LogEntry]) -> list[int]:
    """Returns the acknowledged entries that are not in the log as they were sent."""
    return [
        number
        for number, code in sitting.acknowledged.items()
        if number >= len(log) or log[number].kind != PLAY or log[number].body.codes[:1] != [code]
    ]
