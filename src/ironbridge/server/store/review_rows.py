"""Stored reviews of games: one row per game, held by the process that computes it.

A lease that runs out frees the row of a process that ended; another one continues from the turns
that are stored.
"""

import msgspec
from sqlalchemy import Connection, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ironbridge.server.store import Store, schema


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a game, as far as it is computed."""

    game: str
    version: str
    """Version of the evaluator."""
    total: int
    """Number of turns of the game."""
    body: str
    """The turns and the summary, as JSON."""
    runner: str | None
    """Process that computes it; ``None`` when none does."""
    lease: float
    """Time until which the runner holds the row."""
    asked: float
    """Time at which a client last asked for it."""


async def find_review(store: Store, game: str) -> ReviewRow | None:
    """Returns the stored review of a game."""
    row = schema.reviews
    query = select(row).where(row.c.game == game)

    def select_review(connection: Connection) -> ReviewRow | None:
        found = connection.execute(query).mappings().first()
        return None if found is None else ReviewRow(**found)

    return await store.read(select_review)


async def claim_review(store: Store, claimed: ReviewRow, now: float) -> bool:
    """Stores a row with its runner; returns False where another process holds it."""
    row, values = schema.reviews, msgspec.structs.asdict(claimed)
    is_free = or_(row.c.runner.is_(None), row.c.lease < now)
    query = update(row).where(row.c.game == claimed.game, is_free).values(**values)

    def take(connection: Connection) -> bool:
        return bool(connection.execute(query).rowcount)

    try:
        await store.write(lambda connection: connection.execute(insert(row), values))
    except IntegrityError:  # there is one already
        return await store.write(take)
    return True


async def keep_review(store: Store, changed: ReviewRow) -> float | None:
    """Stores progress; returns when a client last asked, or None where the row is lost."""
    row = schema.reviews
    mine = (row.c.game == changed.game) & (row.c.runner == changed.runner)
    query = update(row).where(mine).values(body=changed.body, lease=changed.lease)

    def keep(connection: Connection) -> float | None:
        if not connection.execute(query).rowcount:
            return None
        return float(connection.execute(select(row.c.asked).where(mine)).scalar_one())

    return await store.write(keep)


async def release_review(store: Store, game: str, runner: str | None = None) -> None:
    """Frees the row of a runner; of every runner without a name, which stops the review."""
    row = schema.reviews
    held = row.c.game == game
    if runner is not None:
        held &= row.c.runner == runner
    query = update(row).where(held).values(runner=None, lease=0.0)
    await store.write(lambda connection: connection.execute(query))


async def note_asked(store: Store, game: str, now: float) -> None:
    """Notes that a client asks for a review, so that its runner goes on."""
    row = schema.reviews
    query = update(row).where(row.c.game == game).values(asked=now)
    await store.write(lambda connection: connection.execute(query))
