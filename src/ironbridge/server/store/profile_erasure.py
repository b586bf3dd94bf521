"""Deletion of a profile in the database: its rows, its seats, and its names in the logs of games.

Names stand in the log of a game, in entries about seats.  Those of one person lie between the entry
by which the person sat down and the one by which the next person did.
"""

from collections.abc import Sequence
from math import inf

import msgspec
from sqlalchemy import Connection, Table, delete, select, update

from ironbridge.server.store import Store, entry_row, entry_values, schema
from ironbridge.server.store.chat_rows import REMOVED
from ironbridge.server.store.game_log import BACK, RENAMED, SEAT_CHANGED, EntryData, LogEntry
from ironbridge.server.store.profile_rows import HOLDS, count_change
from ironbridge.server.store.rows import TokenRow
from ironbridge.server.store.seat_tokens import drop_notes, pass_on_host


def owner_of_profile(profile: str) -> str:
    """Returns the owner of the contacts of a profile."""
    return f"profile/{profile}"


def tables_of_profiles() -> list[Table]:
    """Returns the tables whose rows name a profile; those that others refer to come last."""
    return [each for each in reversed(schema.METADATA.sorted_tables) if "profile" in each.c]


def places_of(connection: Connection, profile: str) -> dict[str, list[TokenRow]]:
    """Returns all tokens by which a profile holds or held seats, by game."""
    row = schema.tokens
    found: dict[str, list[TokenRow]] = {}
    for each in connection.execute(select(row).where(row.c.profile == profile)).mappings():
        found.setdefault(each["game"], []).append(TokenRow(**each))
    return found


def others_at(
    connection: Connection, profile: str, game: str, seat: int | None = None
) -> Sequence[str]:
    """Returns valid tokens of other people at a game, or at one seat of it."""
    row = schema.tokens
    query = select(row.c.hash).where(row.c.game == game, row.c.ended.is_(None))
    query = query.where(row.c.profile.is_(None) | (row.c.profile != profile))
    if seat is not None:
        query = query.where(row.c.seat == seat)
    return list(connection.execute(query).scalars())


def leave_seat(store: Store, connection: Connection, profile: str, game: str, seat: int) -> int:
    """Deletes the tokens of a profile at a seat, with invitations, contacts and private notes.

    Where the profile's person was the host, the longest seated other person is.  Returns the
    number of token changes of the game.
    """
    token, link = schema.tokens, schema.invitations
    mine = (token.c.game == game) & (token.c.profile == profile)
    at_seat = token.c.seat.is_(None) if seat < 0 else token.c.seat == seat
    valid = select(token.c.hash).where(mine, at_seat, token.c.ended.is_(None))
    if seat >= 0 and connection.execute(valid).first() is not None:
        forget_contacts(connection, game, seat)
        drop_notes(connection, game, seat)
    connection.execute(delete(token).where(mine, at_seat))
    if seat >= 0 and not others_at(connection, profile, game, seat):
        connection.execute(delete(link).where(link.c.game == game, link.c.seat == seat))
        row = schema.seats
        here = (row.c.game == game) & (row.c.seat == seat)
        connection.execute(update(row).where(here).values(is_host=False))
    pass_on_host(connection, game)
    return count_change(store, connection, game)


def forget_contacts(connection: Connection, game: str, seat: int) -> None:
    """Deletes contacts, settings and notices of a seat, those that were sent too."""
    owner = f"seat/{game}/{seat}"
    notice, row = schema.notices, schema.seats
    connection.execute(delete(notice).where(notice.c.game == game, notice.c.seat == seat))
    for table in (schema.contacts, schema.notice_settings):
        connection.execute(delete(table).where(table.c.owner == owner))
    here = update(row).where(row.c.game == game, row.c.seat == seat)
    connection.execute(here.values(calls=False))


def remove_names(connection: Connection, game: str, seat: int, held: Sequence[float]) -> None:
    """Removes the names of a person from the log of a game and from the seat.

    ``held`` are times at which the person held the seat.
    """
    row, seats = schema.entries, schema.seats
    log = entries_of(connection, game, seat)
    changed, is_last = without_names(log, held)
    for entry in changed:
        here = (row.c.game == game) & (row.c.number == entry.number)
        body = entry_values(game, entry)["body"]
        connection.execute(update(row).where(here).values(body=body))
    if is_last:
        here = (seats.c.game == game) & (seats.c.seat == seat)
        connection.execute(update(seats).where(here).values(name=""))


def entries_of(connection: Connection, game: str, seat: int) -> list[LogEntry]:
    """Returns the entries of a seat in the log of a game."""
    row = schema.entries
    query = select(row).where(row.c.game == game, row.c.seat == seat).order_by(row.c.number)
    return [entry_row(dict(each)) for each in connection.execute(query).mappings()]


def clear_messages(
    connection: Connection, game: str, seat: int, held: Sequence[float], keep_name: bool
) -> None:
    """Removes texts of a person from the chat of a game, and the name unless it is kept."""
    row = schema.chat_messages
    for start, end in stays(entries_of(connection, game, seat), held):
        mine = (row.c.game == game) & (row.c.seat == seat) & (row.c.at >= start) & (row.c.at < end)
        said = update(row).where(mine, row.c.text != "")
        connection.execute(said.values(text="", phrase=REMOVED))
        if not keep_name:
            connection.execute(update(row).where(mine).values(name=""))


def without_names(
    entries: Sequence[LogEntry], held: Sequence[float]
) -> tuple[list[LogEntry], bool]:
    """Returns the entries of a seat that named a person, without the names.

    Returns also whether that person was the last one at the seat.
    """
    times = stays(entries, held)
    named = [each for each in entries if each.body.name or each.body.was]
    changed = [unnamed(each) for each in named if any(a <= each.at < b for a, b in times)]
    return changed, bool(times) and times[-1][1] == inf


def stays(entries: Sequence[LogEntry], held: Sequence[float]) -> list[tuple[float, float]]:
    """Returns from when to when a person had a seat, from its entries and times of holding it."""
    begun = [0.0, *(each.at for each in entries if is_arrival(each))]
    both = zip(begun, [*begun[1:], inf], strict=True)
    return [(start, end) for start, end in both if any(start <= at < end for at in held)]


def is_arrival(entry: LogEntry) -> bool:
    """Returns whether another person sits down by an entry."""
    body = entry.body
    return entry.kind == SEAT_CHANGED and body.kind == "person" and body.note != BACK


def unnamed(entry: LogEntry) -> LogEntry:
    """Returns an entry about a seat without the names of its player."""
    if entry.kind not in (SEAT_CHANGED, RENAMED):
        return entry
    note = "" if entry.kind == RENAMED else entry.body.note  # a change of name is told no more
    body: EntryData = msgspec.structs.replace(entry.body, name="", was="", note=note)
    return msgspec.structs.replace(entry, body=body)


def held_at(tokens: Sequence[TokenRow], seat: int) -> list[float]:
    """Returns times at which a profile held a seat."""
    return [each.created for each in tokens if each.seat == seat and each.origin == HOLDS]


def erase(connection: Connection, profile: str) -> None:
    """Deletes every row of a profile."""
    owner, contact, notice = owner_of_profile(profile), schema.contacts, schema.notices
    mine = select(contact.c.id).where(contact.c.owner == owner)
    connection.execute(delete(notice).where(notice.c.contact.in_(mine)))
    for table in (contact, schema.notice_settings):
        connection.execute(delete(table).where(table.c.owner == owner))
    for table in tables_of_profiles():
        connection.execute(delete(table).where(table.c.profile == profile))
    row = schema.profiles
    connection.execute(delete(row).where(row.c.id == profile))
