"""Tokens of a seat in the database: listed, added, ended."""

from collections.abc import Sequence

from sqlalchemy import Connection, select, update

from ironbridge.server.store import SEATS_CHANGED, Store, insert_all, schema
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
