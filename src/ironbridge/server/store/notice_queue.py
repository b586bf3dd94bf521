"""Outbox in the database: contacts, settings, and notices that wait, are claimed and closed.

A notice is stored in the transaction of the entry that causes it.  One process claims it for a
while; when the claim ends without an outcome, the notice is sent again only if its receiver
recognizes a second arrival.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ironbridge.server.store import SEATS_CHANGED, InSameTransaction, Store, insert_all, schema
from ironbridge.server.store.rows import Contact, ContactDetails, Notice, NoticeSettings

WAITING: Final = "waiting"
SENDING: Final = "sending"
SENT: Final = "sent"
FAILED: Final = "failed"
UNKNOWN: Final = "unknown"
"""It is not known whether the notice arrived, and it is not repeated."""
OPEN: Final = "open"
DEAD: Final = "dead"
CLAIM: Final = 60.0
"""Seconds for which a process has claimed a notice; longer than every timeout of a request."""


def owner_of_seat(game: str, seat: int) -> str:
    """Returns the owner of the contacts of a seat."""
    return f"seat/{game}/{seat}"


# ---------------------------------------------------------------------- contacts


async def contacts_of(store: Store, owner: str) -> list[Contact]:
    """Returns the contacts of an owner, the oldest first."""
    return await store.read(lambda connection: read_contacts(connection, owner))


def read_contacts(connection: Connection, owner: str) -> list[Contact]:
    """Returns the contacts of an owner, the oldest first."""
    row = schema.contacts
    query = select(row).where(row.c.owner == owner).order_by(row.c.created, row.c.id)
    return [contact_row(dict(each)) for each in connection.execute(query).mappings()]


async def contact_named(store: Store, name: str) -> Contact | None:
    """Returns a contact by its id; ``None`` when it was removed."""
    row = schema.contacts
    query = select(row).where(row.c.id == name)

    def select_contact(connection: Connection) -> Contact | None:
        found = connection.execute(query).mappings().first()
        return None if found is None else contact_row(dict(found))

    return await store.read(select_contact)


async def add_contact(store: Store, contact: Contact, seat: int) -> None:
    """Inserts a contact of a seat."""

    def change(connection: Connection) -> None:
        values = msgspec.structs.asdict(contact)
        values["details"] = msgspec.json.encode(contact.details).decode()
        connection.execute(insert(schema.contacts), values)
        mark_seat(store, connection, contact, seat, True)

    await store.write(change)


async def renew_contact(store: Store, contact: Contact) -> None:
    """Opens a contact again, with new details; its unsent notices stay."""
    row = schema.contacts
    values = {
        "details": msgspec.json.encode(contact.details).decode(),
        "language": contact.language,
        "state": OPEN,
        "word": "",
    }
    query = update(row).where(row.c.id == contact.id).values(**values)
    await store.write(lambda connection: connection.execute(query))


async def remove_contact(store: Store, contact: Contact, seat: int) -> None:
    """Deletes a contact of a seat and its unsent notices."""
    row, notice = schema.contacts, schema.notices

    def change(connection: Connection) -> None:
        connection.execute(
            delete(notice).where(notice.c.contact == contact.id, notice.c.state == WAITING)
        )
        connection.execute(delete(row).where(row.c.id == contact.id))
        mark_seat(store, connection, contact, seat, bool(read_contacts(connection, contact.owner)))

    await store.write(change)


def remove_contacts(game: str, seat: int) -> InSameTransaction:
    """Returns a function that deletes all contacts of a seat, for its transaction."""
    owner = owner_of_seat(game, seat)

    def change(connection: Connection) -> None:
        notice = schema.notices
        where = (notice.c.game == game, notice.c.seat == seat, notice.c.state == WAITING)
        connection.execute(delete(notice).where(*where))
        for table in (schema.contacts, schema.notice_settings):
            connection.execute(delete(table).where(table.c.owner == owner))
        row = schema.seats
        query = update(row).where(row.c.game == game, row.c.seat == seat)
        connection.execute(query.values(calls=False))

    return change


def mark_seat(
    store: Store, connection: Connection, contact: Contact, seat: int, calls: bool
) -> None:
    """Stores whether a seat has contacts, and notifies other processes."""
    row, game = schema.seats, contact.game
    if game is None:
        return
    query = update(row).where(row.c.game == game, row.c.seat == seat).values(calls=calls)
    connection.execute(query)
    store.notify_processes(connection, game, SEATS_CHANGED)


async def set_contact_state(store: Store, contact: str, state: str, word: str) -> None:
    """Stores the state of a contact and what its owner is told about it."""
    row = schema.contacts
    query = update(row).where(row.c.id == contact).values(state=state, word=word)
    await store.write(lambda connection: connection.execute(query))


# ---------------------------------------------------------------------- settings


async def settings_of(store: Store, owner: str, game: str | None) -> NoticeSettings:
    """Returns the settings of an owner; the defaults where none are stored."""
    found = await store.read(lambda connection: read_settings(connection, owner))
    return found or NoticeSettings(owner=owner, game=game)


def read_settings(connection: Connection, owner: str) -> NoticeSettings | None:
    """Returns the stored settings of an owner."""
    row = schema.notice_settings
    found = connection.execute(select(row).where(row.c.owner == owner)).mappings().first()
    return None if found is None else NoticeSettings(**found)


async def set_settings(store: Store, settings: NoticeSettings) -> None:
    """Stores the settings of an owner."""

    def change(connection: Connection) -> None:
        row = schema.notice_settings
        connection.execute(delete(row).where(row.c.owner == settings.owner))
        insert_all(connection, row, [settings])

    await store.write(change)


# ---------------------------------------------------------------------- notices


def cancel(connection: Connection, game: str, seat: int) -> int:
    """Deletes unsent reminders of a seat whose player knows; notices to programs stay."""
    row, contact = schema.notices, schema.contacts
    programs = select(contact.c.id).where(contact.c.details.contains('"ironbridge"'))
    query = delete(row).where(
        row.c.game == game,
        row.c.seat == seat,
        row.c.state == WAITING,
        row.c.contact.not_in(programs.where(contact.c.game == game)),
    )
    return int(connection.execute(query).rowcount)


def insert_notice(connection: Connection, notice: Notice) -> None:
    """Inserts a notice."""
    insert_all(connection, schema.notices, [notice])


async def add_nudge(store: Store, notices: Sequence[Notice]) -> bool:
    """Inserts nudges; returns whether this turn had none before."""
    try:
        await store.write(lambda found: insert_all(found, schema.notices, notices))
    except IntegrityError:
        return False
    return True


async def next_times(store: Store) -> tuple[float | None, float | None]:
    """Returns when the next notice is due and when the next claim ends; ``None`` for none."""
    row = schema.notices

    def select_times(connection: Connection) -> tuple[float | None, float | None]:
        earliest = select(func.min(row.c.due))
        due = connection.execute(earliest.where(row.c.state == WAITING)).scalar()
        return due, connection.execute(earliest.where(row.c.state == SENDING)).scalar()

    return await store.read(select_times)


async def claim(store: Store, now: float, most: int) -> list[Notice]:
    """Claims due notices for this process, at most ``most`` of them."""
    row = schema.notices
    some = (
        select(row.c.id)
        .where(row.c.state == WAITING, row.c.due <= now)
        .order_by(row.c.due)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    values = {"state": SENDING, "due": now + CLAIM, "attempts": row.c.attempts + 1}

    def take(connection: Connection) -> list[Notice]:
        ids = list(connection.execute(some).scalars())
        query = update(row).where(row.c.id.in_(ids), row.c.state == WAITING).values(**values)
        return [Notice(**each) for each in connection.execute(query.returning(row)).mappings()]

    return await store.write(take)


async def close(store: Store, notice: Notice, state: str, due: float) -> None:
    """Stores the outcome of a notice, unless another process has claimed it since."""
    row = schema.notices
    query = update(row).where(
        row.c.id == notice.id, row.c.state == SENDING, row.c.attempts == notice.attempts
    )
    await store.write(lambda found: found.execute(query.values(state=state, due=due)))


async def end_claims(store: Store, now: float, all_claims: bool = False) -> None:
    """Ends claims whose process gave no outcome: repeats what may be repeated, tells the rest.

    ``all_claims`` ends also those whose time is not over: no process is left that holds them.
    """
    row, contact = schema.notices, schema.contacts
    is_over = (
        row.c.state == SENDING if all_claims else (row.c.state == SENDING) & (row.c.due <= now)
    )
    ended = update(row).where(is_over)
    untold = select(row.c.contact).where(is_over, row.c.repeatable.is_(False))

    def change(connection: Connection) -> None:
        names = list(connection.execute(untold).scalars())
        query = update(contact).where(contact.c.id.in_(names), contact.c.state == OPEN)
        connection.execute(query.values(word=UNKNOWN))
        connection.execute(ended.where(row.c.repeatable).values(state=WAITING, due=now))
        connection.execute(ended.values(state=UNKNOWN))

    await store.write(change)


def contact_row(values: dict[str, Any]) -> Contact:
    """Returns the contact of its columns."""
    values["details"] = msgspec.json.decode(values["details"], type=ContactDetails)
    return Contact(**values)


async def backlog(store: Store) -> int:
    """Returns the number of notices that are not sent yet."""
    row = schema.notices
    query = select(func.count()).where(row.c.state.in_((WAITING, SENDING)))
    return await store.read(lambda connection: int(connection.execute(query).scalar_one()))
