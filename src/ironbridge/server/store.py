"""The only module that writes to the database: games, their logs, seats and what opens them."""

import contextlib
import sqlite3
from asyncio import Lock
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import event, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ironbridge.server import schema
from ironbridge.server.log import Body, Entry, Header
from ironbridge.server.migrations import upgrade
from ironbridge.server.problems import Problem
from ironbridge.server.rows import GameRow, Invitation, Notice, SeatRow, TokenRow

CHANNEL: Final = "ironbridge"
"""Where PostgreSQL tells other processes that a game has a new entry."""


Also = Callable[[AsyncConnection], Awaitable[None]]


SEATS_CHANGED: Final = 1_000_000_000
"""Told in place of a number of entries when only a seat has changed."""


class Stale(Exception):
    """The log has grown since it was looked at."""


class Store:
    """All that is kept."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine = make_engine(url)
        # SQLite has one writer at a time: a queue of ours is fairer than its polling.
        self._turn: contextlib.AbstractAsyncContextManager[Any] = (
            Lock() if self.is_sqlite else contextlib.nullcontext()
        )

    async def open(self) -> None:
        """Bring the database up to date."""
        with told_plainly():
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up."""
        with told_plainly():
            async with self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is on disk afterwards, or nothing of it."""
        with told_plainly():
            async with self._turn, self.engine.begin() as connection:
                yield connection

    async def ping(self) -> None:
        """Ask the database for a sign of life."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))

    # ------------------------------------------------------------------ games

    async def add_game(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        tokens: Sequence[TokenRow],
        invitations: Sequence[Invitation],
        log: Sequence[Entry] = (),
    ) -> None:
        """A new game with everything that belongs to it."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.games), game_values(row))
            await insert_all(connection, schema.seats, seats)
            await insert_all(connection, schema.tokens, tokens)
            await insert_all(connection, schema.invitations, invitations)
            if log:
                await connection.execute(
                    insert(schema.entries), [entry_values(row.id, entry) for entry in log]
                )

    async def game(self, game: str) -> GameRow | None:
        """A game's row."""
        async with self.reading() as connection:
            found = await connection.execute(select(schema.games).where(schema.games.c.id == game))
            row = found.mappings().one_or_none()
        return None if row is None else game_row(dict(row))

    async def log(self, game: str, since: int = 0) -> list[Entry]:
        """The entries of a game from a number on."""
        table = schema.entries
        query = select(table).where(table.c.game == game, table.c.number >= since)
        async with self.reading() as connection:
            rows = (await connection.execute(query.order_by(table.c.number))).mappings().all()
        return [entry_row(dict(row)) for row in rows]

    async def append(
        self,
        game: str,
        entry: Entry,
        changes: dict[str, Any],
        seat: SeatRow | None = None,
        also: Also | None = None,
        notice: Notice | None = None,
    ) -> None:
        """One more entry, in a transaction of its own; ``Stale`` when another was first.

        ``changes`` are columns of the game's row that follow from the entry; ``also`` is what
        must happen with it or not at all.
        """
        row = schema.games
        async with self.writing() as connection:
            counted = await connection.execute(
                update(row)
                .where(row.c.id == game, row.c.entries == entry.number)
                .values(entries=entry.number + 1, updated=entry.at, **changes)
            )
            if counted.rowcount != 1:
                raise Stale
            await connection.execute(insert(schema.entries), entry_values(game, entry))
            if seat is not None:
                await change_seat(connection, seat)
            if also is not None:
                await also(connection)
            if notice is not None:
                await insert_all(connection, schema.notices, [notice])
            if not self.is_sqlite:
                news = f"{game} {entry.number + 1}"
                await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})

    async def games(
        self, statuses: Sequence[str], only_open: bool = False, most: int = 100
    ) -> list[GameRow]:
        """Games of these statuses, the latest first."""
        row = schema.games
        query = select(row).where(row.c.status.in_(statuses))
        if only_open:
            query = query.where(row.c.is_open)
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(row.c.updated.desc()).limit(most))
            return [game_row(dict(each)) for each in found.mappings()]

    async def games_named(self, names: Sequence[str]) -> list[GameRow]:
        """These games, the latest first."""
        row = schema.games
        query = select(row).where(row.c.id.in_(names)).order_by(row.c.updated.desc())
        async with self.reading() as connection:
            return [game_row(dict(each)) for each in (await connection.execute(query)).mappings()]

    async def games_of_bots(self, before: float) -> list[str]:
        """Running games in which a bot is to act and nothing has happened since some time."""
        row, seat = schema.games, schema.seats
        query = (
            select(row.c.id)
            .join(seat, (seat.c.game == row.c.id) & (seat.c.seat == row.c.to_act))
            .where(row.c.status == "running", seat.c.kind == "bot", row.c.updated <= before)
        )
        async with self.reading() as connection:
            return [str(game) for game in (await connection.execute(query)).scalars()]

    async def seats(self, games: Sequence[str]) -> list[SeatRow]:
        """Who sits where, in these games."""
        row = schema.seats
        query = select(row).where(row.c.game.in_(games)).order_by(row.c.game, row.c.seat)
        async with self.reading() as connection:
            found = await connection.execute(query)
            return [SeatRow(**each) for each in found.mappings()]

    async def games_with_clock(self) -> list[str]:
        """Running games in which a clock runs."""
        row = schema.games
        query = select(row.c.id).where(row.c.status == "running", row.c.deadline.is_not(None))
        async with self.reading() as connection:
            return [str(game) for game in (await connection.execute(query)).scalars()]

    # ------------------------------------------------------------------ notices

    async def due_notices(self, now: float) -> list[Notice]:
        """Notices that wait to be sent."""
        row = schema.notices
        query = select(row).where(row.c.state == "waiting", row.c.due <= now).limit(20)
        async with self.reading() as connection:
            return [Notice(**each) for each in (await connection.execute(query)).mappings()]

    async def claim_notice(self, notice: Notice) -> bool:
        """Take a notice to send it; whether nobody else has."""
        row = schema.notices
        query = update(row).where(row.c.id == notice.id, row.c.state == "waiting")
        async with self.writing() as connection:
            values = {"state": "sending", "attempts": notice.attempts + 1}
            return bool((await connection.execute(query.values(**values))).rowcount)

    async def close_notice(self, notice: Notice, state: str, due: float) -> None:
        """What became of a notice that was claimed."""
        row = schema.notices
        query = update(row).where(row.c.id == notice.id).values(state=state, due=due)
        async with self.writing() as connection:
            await connection.execute(query)

    async def give_up_notices(self) -> None:
        """Notices that were under way when the server ended: nobody knows, so no repeat."""
        row = schema.notices
        async with self.writing() as connection:
            await connection.execute(
                update(row).where(row.c.state == "sending").values(state="failed")
            )

    # ------------------------------------------------------------------ seats

    async def token(self, hashed: str) -> TokenRow | None:
        """What a token opens."""
        row = schema.tokens
        async with self.reading() as connection:
            found = await connection.execute(select(row).where(row.c.hash == hashed))
            each = found.mappings().one_or_none()
        return None if each is None else TokenRow(**each)

    async def tokens(self, hashes: Sequence[str]) -> list[TokenRow]:
        """What several tokens open."""
        row = schema.tokens
        async with self.reading() as connection:
            found = await connection.execute(select(row).where(row.c.hash.in_(hashes)))
            return [TokenRow(**each) for each in found.mappings()]

    async def change_seat(self, seat: SeatRow) -> None:
        """Note who has a seat, where no entry goes with it."""
        async with self.writing() as connection:
            await change_seat(connection, seat)
            if not self.is_sqlite:
                news = f"{seat.game} {SEATS_CHANGED}"
                await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})

    async def was_held(self, game: str, seat: int) -> bool:
        """Whether a person holds this seat, or did."""
        row = schema.tokens
        query = select(row.c.hash).where(row.c.game == game, row.c.seat == seat).limit(1)
        async with self.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def invite(self, invitation: Invitation) -> None:
        """Keep a fresh invitation."""
        async with self.writing() as connection:
            await insert_all(connection, schema.invitations, [invitation])

    async def invitation(self, name: str) -> Invitation | None:
        """An invitation."""
        row = schema.invitations
        async with self.reading() as connection:
            found = (await connection.execute(select(row).where(row.c.id == name))).mappings()
            each = found.one_or_none()
        return None if each is None else Invitation(**each)

    async def revoke(self, game: str, seat: int, now: float) -> int:
        """End every open invitation to a seat; how many there were."""
        row = schema.invitations
        query = update(row).where(row.c.game == game, row.c.seat == seat, row.c.ended.is_(None))
        async with self.writing() as connection:
            return int((await connection.execute(query.values(ended=now))).rowcount)

    async def secret(self, name: str, fresh: str) -> str:
        """The server's secret of this name: the fresh one when there was none."""
        row = schema.secrets
        with contextlib.suppress(IntegrityError):
            async with self.writing() as connection:
                await connection.execute(insert(row), {"name": name, "value": fresh})
                return fresh
        async with self.reading() as connection:
            found = await connection.execute(select(row.c.value).where(row.c.name == name))
            return str(found.scalar_one())


NOTIFY: Final = text("SELECT pg_notify(:channel, :news)")
NO_ROOM: Final = ("disk is full", "disk full", "No space left", "53100")
"""What databases say when there is no room left."""


def make_engine(url: str) -> AsyncEngine:
    """The database at a URL, set so that what is committed is on disk."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    return engine


@contextlib.contextmanager
def told_plainly() -> Any:
    """A database that cannot be used is said to be so; nothing was changed."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, OSError, TimeoutError) as error:
        if any(words in str(error) for words in NO_ROOM):
            raise Problem(507, "disk-full") from error
        raise Problem(503, "database", headers={"retry-after": "1"}) from error


async def insert_all(
    connection: AsyncConnection, table: Any, rows: Sequence[msgspec.Struct]
) -> None:
    """Insert structs whose fields are the table's columns."""
    if rows:
        await connection.execute(insert(table), [msgspec.structs.asdict(row) for row in rows])


def use_invitation(invitation: Invitation, token: TokenRow) -> Also:
    """An invitation is used up and a token given out for it: both or neither."""

    async def use(connection: AsyncConnection) -> None:
        row = schema.invitations
        query = update(row).where(row.c.id == invitation.id, row.c.ended.is_(None))
        if (await connection.execute(query.values(ended=token.created))).rowcount != 1:
            raise Problem(403, "invitation")
        await insert_all(connection, schema.tokens, [token])

    return use


def give_out(token: TokenRow) -> Also:
    """A token is given out."""

    async def give(connection: AsyncConnection) -> None:
        await insert_all(connection, schema.tokens, [token])

    return give


async def change_seat(connection: AsyncConnection, seat: SeatRow) -> None:
    """Set a seat's row."""
    row, values = schema.seats, msgspec.structs.asdict(seat)
    await connection.execute(
        update(row).where(row.c.game == seat.game, row.c.seat == seat.seat).values(**values)
    )


def entry_values(game: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    body = msgspec.json.encode(entry.body).decode()
    return {
        "game": game,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": body,
        "at": entry.at,
    }


def entry_row(row: dict[str, Any]) -> Entry:
    """A row as an entry."""
    return Entry(
        number=row["number"],
        kind=row["kind"],
        seat=row["seat"],
        body=msgspec.json.decode(row["body"], type=Body),
        at=row["at"],
    )


def game_values(row: GameRow) -> dict[str, Any]:
    """A game's row as columns."""
    values = msgspec.structs.asdict(row)
    values["header"] = msgspec.json.encode(row.header).decode()
    values["summary"] = msgspec.json.encode(row.summary).decode()
    return values


def game_row(values: dict[str, Any]) -> GameRow:
    """Columns as a game's row."""
    values["header"] = msgspec.json.decode(values["header"], type=Header)
    values["summary"] = msgspec.json.decode(values["summary"])
    return GameRow(**values)
