"""Tokens of a seat in the database: listed, added, ended."""

from collections.abc import Sequence

from sqlalchemy import Connection, select, update

from ironbridge.server.store import (
    SEATS_CHANGED,
    InSameTransaction,
    Store,
    insert_all,
    schema,
)
from ironbridge.server.store.rows import TokenRow


async def tokens_of(store: Store, game: str, seat: int) -> list[TokenRow]:
    """Returns the valid tokens of a seat, the oldest first."""
    row = schema.tokens
    query = (
        select(row)
        .where(row.c.game == game, row.c.seat == seat, row.c.ended.is_(None))
        .order_by(row.c.created, row.c.hash)
    )

    def look(connection: Connection) -> list[TokenRow]:
        return [TokenRow(**each) for each in connection.execute(query).mappings()]

    return await store.read(look)


async def all_tokens_of(store: Store, game: str, seat: int) -> list[TokenRow]:
    """Returns the tokens of a seat, the ended ones too."""
    row = schema.tokens
    query = select(row).where(row.c.game == game, row.c.seat == seat)

    def look(connection: Connection) -> list[TokenRow]:
        return [TokenRow(**each) for each in connection.execute(query).mappings()]

    return await store.read(look)


async def add_token(store: Store, token: TokenRow) -> None:
    """Inserts a token."""
    await store.write(lambda connection: insert_all(connection, schema.tokens, [token]))


async def end_tokens(store: Store, kept: TokenRow, hashes: Sequence[str], now: float) -> int:
    """Ends tokens of a seat and revokes the open links to it; returns the game's token changes.

    ``kept`` is the token of the same seat that asks for it.  It becomes the host's where no other
    token of the host is left, so that the game stays manageable.
    """
    game, row, link, table = kept.game, schema.tokens, schema.invitations, schema.games
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
    count = (
        update(table)
        .where(table.c.id == game)
        .values(token_changes=table.c.token_changes + 1)
        .returning(table.c.token_changes)
    )

    def change(connection: Connection) -> int:
        changes = int(connection.execute(count).scalar_one())
        connection.execute(end)
        connection.execute(revoke)
        if connection.execute(hosts).first() is None:
            connection.execute(inherit)
        store.tell(connection, game, SEATS_CHANGED)
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
        if connection.execute(update(row).where(others).values(ended=now)).rowcount == 0:
            return
        count_token_change(connection, new.game)
        here = update(seat).where(seat.c.game == new.game)
        connection.execute(here.where(seat.c.seat == new.seat).values(is_host=False))
        if connection.execute(select(row.c.hash).where(live, row.c.is_host)).first() is not None:
            return
        order = (row.c.seat == new.seat, row.c.created, row.c.hash)
        heirs = select(row.c.seat).where(live, row.c.seat.is_not(None)).order_by(*order)
        heir = connection.execute(heirs).scalars().first()
        make_host(connection, new.game, heir)

    return change


def vacate(game: str, seat: int, now: float) -> InSameTransaction:
    """Returns a function that ends all tokens of a seat and revokes all invitations to it."""
    row, link, seats = schema.tokens, schema.invitations, schema.seats

    def change(connection: Connection) -> None:
        for table in (row, link):
            here = (table.c.game == game) & (table.c.seat == seat) & table.c.ended.is_(None)
            connection.execute(update(table).where(here).values(ended=now))
        here = (seats.c.game == game) & (seats.c.seat == seat)
        connection.execute(update(seats).where(here).values(is_host=False))
        count_token_change(connection, game)

    return change


def change_host(game: str, host: int) -> InSameTransaction:
    """Returns a function that makes the person of a seat the only host."""

    def change(connection: Connection) -> None:
        make_host(connection, game, host)
        count_token_change(connection, game)

    return change


def count_token_change(connection: Connection, game: str) -> None:
    """Counts a change of tokens, so that every process reads the tokens of the game again."""
    table = schema.games
    count = update(table).where(table.c.id == game)
    connection.execute(count.values(token_changes=table.c.token_changes + 1))


def make_host(connection: Connection, game: str, host: int | None) -> None:
    """Gives the rights of the host to all tokens of a seat, and takes them from all others."""
    for table in (schema.tokens, schema.seats):
        of_game = update(table).where(table.c.game == game)
        connection.execute(of_game.values(is_host=False))
        connection.execute(of_game.where(table.c.seat == host).values(is_host=True))
