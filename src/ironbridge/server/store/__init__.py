"""Storage: the only module that writes games, logs, seats and tokens to the database."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from ironbridge.server.problems import Problem
from ironbridge.server.store import schema
from ironbridge.server.store.database import Prepared, open_database
from ironbridge.server.store.game_log import ClockOnly, EntryData, Header, LogEntry, WaitsOnly
from ironbridge.server.store.migrations import upgrade
from ironbridge.server.store.quota import index_owners
from ironbridge.server.store.rows import GameRow, Invitation, SeatRow, TokenRow

SIGNER: Final = "invitations"
"""Name of the secret that signs invitations."""
CHANNEL: Final = "ironbridge"
"""PostgreSQL channel that notifies other processes of a new entry."""
UNFINISHED: Final = ("gathering", "running")
"""Statuses of games that are not over."""
SEATS_CHANGED: Final = 1_000_000_000
"""Sent in place of the number of entries when only a seat has changed."""
NOTIFY: Final = text("SELECT pg_notify(:channel, :news)")
GROW: Final = Prepared(
    update(schema.games).where(
        schema.games.c.id == bindparam("game"), schema.games.c.entries == bindparam("seen")
    ),
    ("entries", "updated", "status", "to_act", "deadline", "summary"),
)
"""Updates a game's row if it still has the number of entries that the sender had seen."""
ADD: Final = Prepared(insert(schema.entries), schema.entries.c.keys())
LOG: Final = (
    select(schema.entries)
    .where(
        schema.entries.c.game == bindparam("name"), schema.entries.c.number >= bindparam("since")
    )
    .order_by(schema.entries.c.number)
)
TOKEN: Final = select(schema.tokens).where(schema.tokens.c.hash == bindparam("hashed"))

InSameTransaction = Callable[[Connection], None]


class StaleEntry(Exception):
    """Another process has appended an entry first."""


class Store:
    """Reads and writes the database."""

    def __init__(self, url: str) -> None:
        self.database = open_database(url)
        self.is_sqlite = self.database.is_sqlite
        self.read, self.write = self.database.read, self.database.write

    async def open(self) -> None:
        """Migrates the database to the current schema."""
        await self.write(upgrade)
        await self.write(index_owners)

    async def close(self) -> None:
        """Closes the database."""
        await self.database.close()

    async def ping(self) -> None:
        """Writes a row unchanged, as a health check: fails on a lock and on a full disk."""
        row = schema.secrets
        await self._change(update(row).where(row.c.name == SIGNER).values(value=row.c.value))

    async def versions(self, game: str) -> tuple[int, int]:
        """Returns the numbers of entries and of token changes of a game; -1 without the game."""
        row = schema.games
        query = select(row.c.entries, row.c.token_changes).where(row.c.id == game)
        found = await self._rows(query)
        return (found[0]["entries"], found[0]["token_changes"]) if found else (-1, -1)

    async def _rows(self, query: Any, values: dict[str, Any] | None = None) -> list[dict[str, Any]]:
        """Returns the rows of a query."""

        def select_rows(connection: Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(query, values or {}).mappings()]

        return await self.read(select_rows)

    async def _change(self, query: Any) -> int:
        """Runs a statement; returns the number of changed rows."""
        return await self.write(lambda connection: int(connection.execute(query).rowcount))

    def notify_processes(self, connection: Connection, game: str, entries: int) -> None:
        """Notifies other processes at the end of the transaction."""
        if not self.is_sqlite:
            news = f"{game} {entries}"
            connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})

    # ------------------------------------------------------------------ games

    async def add_game(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        tokens: Sequence[TokenRow],
        invitations: Sequence[Invitation],
        log: Sequence[LogEntry] = (),
        also: InSameTransaction | None = None,
    ) -> None:
        """Inserts a game with its seats, tokens, invitations and log.

        ``also`` runs first, in the same transaction.
        """

        def add(connection: Connection) -> None:
            if also is not None:
                also(connection)
            insert_game(connection, row, seats, invitations)
            insert_all(connection, schema.tokens, tokens)
            if log:
                rows = [entry_values(row.id, entry) for entry in log]
                connection.execute(insert(schema.entries), rows)

        await self.write(add)

    async def game(self, game: str) -> GameRow | None:
        """Returns the row of a game; ``None`` when it does not exist."""
        found = await self._rows(select(schema.games).where(schema.games.c.id == game))
        return game_row(found[0]) if found else None

    async def log(self, game: str, since: int = 0) -> list[LogEntry]:
        """Returns the log entries of a game from number ``since`` on."""
        return [entry_row(row) for row in await self._rows(LOG, {"name": game, "since": since})]

    async def append(
        self,
        game: str,
        entry: LogEntry,
        changes: dict[str, Any],
        seat: SeatRow | None = None,
        also: InSameTransaction | None = None,
        notices: InSameTransaction | None = None,
    ) -> None:
        """Appends one entry in a transaction; raises ``StaleEntry`` when another process was first.

        ``changes`` are columns of the game's row that follow from the entry; ``also`` and
        ``notices`` run in the same transaction.
        """
        grown = {
            "game": game,
            "seen": entry.number,
            "entries": entry.number + 1,
            "updated": entry.at,
            **changes,
        }

        def add(connection: Connection) -> None:
            if GROW.run(connection, grown) != 1:
                raise StaleEntry
            ADD.run(connection, entry_values(game, entry))
            if seat is not None:
                set_seat(connection, seat)
            if also is not None:
                also(connection)
            if notices is not None:
                notices(connection)
            self.notify_processes(connection, game, entry.number + 1)

        await self.write(add)

    async def games(
        self, statuses: Sequence[str], only_open: bool = False, most: int = 100
    ) -> list[GameRow]:
        """Returns at most ``most`` games of these statuses, the most recent first."""
        row = schema.games
        query = select(row).where(row.c.status.in_(statuses))
        if only_open:
            query = query.where(row.c.is_open)
        query = query.order_by(row.c.updated.desc()).limit(most)
        return [game_row(each) for each in await self._rows(query)]

    async def is_any_running(self, names: Sequence[str]) -> bool:
        """Returns whether one of these games is not over."""
        row = schema.games
        query = select(row.c.id).where(row.c.id.in_(names), row.c.status.in_(UNFINISHED)).limit(1)
        return bool(await self._rows(query))

    async def games_named(self, names: Sequence[str]) -> list[GameRow]:
        """Returns these games, the most recent first."""
        row = schema.games
        query = select(row).where(row.c.id.in_(names)).order_by(row.c.updated.desc())
        return [game_row(each) for each in await self._rows(query)]

    async def games_of_bots(self, before: float) -> list[str]:
        """Returns running games in which a bot is to act, without an entry since ``before``.

        Leaves out games without people: their bots play while a client watches.
        """
        row, seat, other = schema.games, schema.seats, schema.seats.alias()
        people = select(other.c.seat).where(
            other.c.game == row.c.id, other.c.kind.in_(("person", "free"))
        )
        query = (
            select(row.c.id)
            .join(seat, (seat.c.game == row.c.id) & (seat.c.seat == row.c.to_act))
            .where(row.c.status == "running", seat.c.kind == "bot", row.c.updated <= before)
            .where(people.exists())
        )
        return [str(each["id"]) for each in await self._rows(query)]

    async def seats(self, games: Sequence[str]) -> list[SeatRow]:
        """Returns the seats of these games."""
        row = schema.seats
        query = select(row).where(row.c.game.in_(games)).order_by(row.c.game, row.c.seat)
        return [SeatRow(**each) for each in await self._rows(query)]

    async def deadlines(self, until: float | None = None) -> list[tuple[str, float]]:
        """Returns running games in which the server acts at a deadline, with the deadline.

        ``until``: only deadlines up to this time.
        """
        row = schema.games
        query = select(row.c.id, row.c.deadline, row.c.header, row.c.summary)
        query = query.where(row.c.status == "running", row.c.deadline.is_not(None))
        if until is not None:
            query = query.where(row.c.deadline <= until)
        return [
            (str(each["id"]), float(each["deadline"]))
            for each in await self._rows(query)
            if msgspec.json.decode(each["header"], type=ClockOnly).clock.acts
            and not msgspec.json.decode(each["summary"], type=WaitsOnly).asked
        ]

    async def games_to_deal(self, now: float) -> list[str]:
        """Returns games that wait for their deal and whose time to reveal is over."""
        row = schema.games
        query = select(row.c.id).where(row.c.status == "gathering", row.c.deadline <= now)
        return [str(each["id"]) for each in await self._rows(query)]

    # ------------------------------------------------------------------ seats

    async def token(self, hashed: str) -> TokenRow | None:
        """Returns the row of a token, by its hash."""
        found = await self._rows(TOKEN, {"hashed": hashed})
        return TokenRow(**found[0]) if found else None

    async def tokens(self, hashes: Sequence[str]) -> list[TokenRow]:
        """Returns the rows of several tokens, by their hashes; ended ones are left out."""
        row = schema.tokens
        query = select(row).where(row.c.hash.in_(hashes), row.c.ended.is_(None))
        return [TokenRow(**each) for each in await self._rows(query)]

    async def invite(self, invitation: Invitation) -> None:
        """Inserts an invitation."""
        await self.write(lambda found: insert_all(found, schema.invitations, [invitation]))

    async def invitation(self, name: str) -> Invitation | None:
        """Returns an invitation by its name; ``None`` when it does not exist."""
        row = schema.invitations
        found = await self._rows(select(row).where(row.c.id == name))
        return Invitation(**found[0]) if found else None

    async def revoke(self, game: str, seat: int, now: float) -> int:
        """Revokes every open invitation to a seat; returns their number."""
        row = schema.invitations
        query = update(row).where(row.c.game == game, row.c.seat == seat, row.c.ended.is_(None))
        return await self._change(query.values(ended=now))

    async def secret(self, name: str, fresh: str) -> str:
        """Returns the server's secret of this name; stores ``fresh`` when there was none."""
        row = schema.secrets
        values = {"name": name, "value": fresh}
        try:
            await self.write(lambda connection: connection.execute(insert(row), values))
        except IntegrityError:  # there is one already
            found = await self._rows(select(row).where(row.c.name == name))
            return str(found[0]["value"])
        return fresh


def insert_all(connection: Connection, table: Any, rows: Sequence[msgspec.Struct]) -> None:
    """Inserts structs whose fields are the columns of the table."""
    if rows:
        connection.execute(insert(table), [msgspec.structs.asdict(row) for row in rows])


def insert_game(
    connection: Connection,
    row: GameRow,
    seats: Sequence[SeatRow],
    invitations: Sequence[Invitation],
) -> None:
    """Inserts a game with its seats and invitations."""
    connection.execute(insert(schema.games), game_values(row))
    insert_all(connection, schema.seats, seats)
    insert_all(connection, schema.invitations, invitations)


def use_invitation(invitation: Invitation, token: TokenRow) -> InSameTransaction:
    """Returns a function that uses up an invitation and inserts its token."""

    def use(connection: Connection) -> None:
        row = schema.invitations
        query = update(row).where(row.c.id == invitation.id, row.c.ended.is_(None))
        if connection.execute(query.values(ended=token.created)).rowcount != 1:
            raise Problem(403, "invitation")
        insert_all(connection, schema.tokens, [token])

    return use


def give_out(token: TokenRow) -> InSameTransaction:
    """Returns a function that inserts a token."""
    return lambda connection: insert_all(connection, schema.tokens, [token])


def set_deal_key(game: str, key: str) -> InSameTransaction:
    """Returns a function that stores the key of a game's deal."""

    def store(connection: Connection) -> None:
        row = schema.games
        connection.execute(update(row).where(row.c.id == game).values(deal_key=key))

    return store


def set_seat(connection: Connection, seat: SeatRow) -> None:
    """Updates the player of a seat; the player's contacts are no part of the log."""
    row = schema.seats
    values = {name: getattr(seat, name) for name in ("kind", "name", "bot", "stand_in")}
    connection.execute(
        update(row).where(row.c.game == seat.game, row.c.seat == seat.seat).values(**values)
    )


def entry_values(game: str, entry: LogEntry) -> dict[str, Any]:
    """Returns a log entry as a row."""
    body = msgspec.json.encode(entry.body).decode()
    return {
        "game": game,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": body,
        "at": entry.at,
    }


def entry_row(row: dict[str, Any]) -> LogEntry:
    """Returns the log entry of a row."""
    return LogEntry(
        number=row["number"],
        kind=row["kind"],
        seat=row["seat"],
        body=msgspec.json.decode(row["body"], type=EntryData),
        at=row["at"],
    )


def game_values(row: GameRow) -> dict[str, Any]:
    """Returns a game as columns."""
    values = msgspec.structs.asdict(row)
    values["header"] = msgspec.json.encode(row.header).decode()
    values["summary"] = msgspec.json.encode(row.summary).decode()
    return values


def game_row(values: dict[str, Any]) -> GameRow:
    """Returns the game of its columns."""
    values["header"] = msgspec.json.decode(values["header"], type=Header)
    values["summary"] = msgspec.json.decode(values["summary"])
    return GameRow(**values)
