"""Tokens of a seat in the database: listed, added, ended."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, update

from ironbridge.server.store import (
    SEATS_CHANGED,
    InSameTransaction,
    Store,
    insert_all,
    schema,
)
from ironbridge.server.store.rows import TokenRow


def drop_notes(connection: Connection, game: str, seat: int | None) -> None:
    """Deletes the private notes of a seat that its person leaves."""
    row = schema.private_notes
    connection.execute(delete(row).where(row.c.game == game, row.c.seat == seat))


async def tokens_of(store: Store, game: str, seat: int, ended_too: bool = False) -> list[TokenRow]:
    """Returns the valid tokens of a seat, or all of them, the oldest first."""
    row = schema.tokens
    query = select(row).where(row.c.game == game, row.c.seat == seat)
    if not ended_too:
        query = query.where(row.c.ended.is_(None))
    query = query.order_by(row.c.created, row.c.hash)

    def select_tokens(connection: Connection) -> list[TokenRow]:
        return [TokenRow(**each) for each in connection.execute(query).mappings()]

    return await store.read(select_tokens)


async def add_token(store: Store, token: TokenRow) -> None:
    """Inserts a token."""
    await store.write(lambda connection: insert_all(connection, schema.tokens, [token]))


async def end_tokens(store: Store, kept: TokenRow, hashes: Sequence[str], now: float) -> int:
    """Ends tokens of a seat and revokes the open links to it; returns the game's token changes.

    ``kept`` is the token of the same seat that asks for it.  It becomes the host's where no other
    token of the host is left, so that the game stays manageable.
    """
    game, row, link = kept.game, schema.tokens, schema.invitations
    end = update(row).where(row.c.hash.in_(hashes), row.c.ended.is_(None)).values(ended=now)
    hosts = select(row.c.hash).where(
        row.c.game == game, row.c.is_host.is_(True), row.c.ended.is_(None)
    )
    inherit = update(row).where(row.c.hash == kept.hash).values(is_host=True)
    revoke = (
        update(link)
        .where(link.c.game == game, link.c.seat == kept.seat, link.c.ended.is_(None))
        .values(ended=now)
    )

    def change(connection: Connection) -> int:
        changes = count_token_change(connection, game)
        connection.execute(end)
        connection.execute(revoke)
        if connection.execute(hosts).first() is None:
            connection.execute(inherit)
        store.notify_processes(connection, game, SEATS_CHANGED)
        return changes

    return await store.write(change)


def change_holder(new: TokenRow) -> InSameTransaction:
    """Returns a function that ends all other tokens of a seat that a new person takes.

    The person before would see the hand.
    Where the host's last token is ended, the longest seated other player becomes the host.
    """
    row, seat, now = schema.tokens, schema.seats, new.created
    live = (row.c.game == new.game) & row.c.ended.is_(None)
    others = live & (row.c.seat == new.seat) & (row.c.hash != new.hash)

    def change(connection: Connection) -> None:
        drop_notes(connection, new.game, new.seat)
        if connection.execute(update(row).where(others).values(ended=now)).rowcount == 0:
            return
        count_token_change(connection, new.game)
        here = update(seat).where(seat.c.game == new.game)
        connection.execute(here.where(seat.c.seat == new.seat).values(is_host=False))
        pass_on_host(connection, new.game, new.seat)

    return change


def pass_on_host(connection: Connection, game: str, seat: int | None = None) -> None:
    """Makes the longest seated player the host where no token of a host is valid any more.

    ``seat`` is taken last: another person has just sat down there.
    """
    row = schema.tokens
    live = (row.c.game == game) & row.c.ended.is_(None)
    if connection.execute(select(row.c.hash).where(live, row.c.is_host)).first() is not None:
        return
    order = (row.c.seat == (-1 if seat is None else seat), row.c.created, row.c.hash)
    heirs = select(row.c.seat).where(live, row.c.seat.is_not(None)).order_by(*order)
    make_host(connection, game, connection.execute(heirs).scalars().first())


def vacate(game: str, seat: int, now: float) -> InSameTransaction:
    """Returns a function that ends all tokens of a seat and revokes all invitations to it."""
    row, link, seats = schema.tokens, schema.invitations, schema.seats

    def change(connection: Connection) -> None:
        for table in (row, link):
            here = (table.c.game == game) & (table.c.seat == seat) & table.c.ended.is_(None)
            connection.execute(update(table).where(here).values(ended=now))
        here = (seats.c.game == game) & (seats.c.seat == seat)
        connection.execute(update(seats).where(here).values(is_host=False))
        drop_notes(connection, game, seat)
        count_token_change(connection, game)

    return change


def change_host(game: str, host: int) -> InSameTransaction:
    """Returns a function that makes the person of a seat the only host."""

    def change(connection: Connection) -> None:
        make_host(connection, game, host)
        count_token_change(connection, game)

    return change


def count_token_change(connection: Connection, game: str) -> int:
    """Increments the number of token changes of a game and returns it.

    A process that knows a smaller number reads the tokens of the game again.
    """
    row = schema.games
    count = update(row).where(row.c.id == game).values(token_changes=row.c.token_changes + 1)
    return int(connection.execute(count.returning(row.c.token_changes)).scalar_one())


def make_host(connection: Connection, game: str, host: int | None) -> None:
    """Gives the rights of the host to all tokens of a seat, and takes them from all others."""
    for table in (schema.tokens, schema.seats):
        of_game = update(table).where(table.c.game == game)
        connection.execute(of_game.values(is_host=False))
        connection.execute(of_game.where(table.c.seat == host).values(is_host=True))
