"""Chat messages, their reports and private notes in the database."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ironbridge.server.api.chat_schemas import ChatMark, ChatMessage, PrivateNote
from ironbridge.server.problems import Problem
from ironbridge.server.store import SEATS_CHANGED, Store, schema

LAST: Final = 50
"""Number of messages that are sent with a table."""
MOST_MESSAGES: Final = 1000
"""Maximum number of messages of a game."""
MOST_NOTES: Final = 500
"""Maximum number of private notes of a seat."""


class ChatReport(msgspec.Struct, frozen=True, kw_only=True):
    """Report of a message, for the operator."""

    game: str
    reporter: int
    at: float
    message: ChatMessage


def message_of(row: Any) -> ChatMessage:
    """Returns the message of a row."""
    mark = ChatMark(kind=row["mark_kind"], name=row["mark"]) if row["mark_kind"] else None
    return ChatMessage(
        number=row["number"],
        seat=row["seat"],
        name=row["name"],
        phrase=row["phrase"],
        mark=mark,
        text=row["text"],
        at=row["at"],
    )


async def last_messages(store: Store, game: str) -> list[ChatMessage]:
    """Returns the last messages of a game, the oldest first."""
    row = schema.chat_messages
    query = select(row).where(row.c.game == game).order_by(row.c.number.desc()).limit(LAST)

    def read(connection: Connection) -> list[ChatMessage]:
        return [message_of(each) for each in connection.execute(query).mappings()][::-1]

    return await store.read(read)


async def add_message(store: Store, game: str, message: ChatMessage) -> None:
    """Stores a message under the next number of its game."""
    row, games = schema.chat_messages, schema.games
    lock = select(games.c.id).where(games.c.id == game).with_for_update()
    last = select(func.max(row.c.number)).where(row.c.game == game)

    def add(connection: Connection) -> None:
        connection.execute(lock)
        before = connection.execute(last).scalar()
        number = 0 if before is None else int(before) + 1
        if number >= MOST_MESSAGES:
            raise Problem(409, "chat-full", most=MOST_MESSAGES)
        mark = message.mark
        values = {
            "game": game,
            "number": number,
            "seat": message.seat,
            "name": message.name,
            "phrase": message.phrase,
            "mark_kind": mark.kind if mark else "",
            "mark": mark.name if mark else "",
            "text": message.text,
            "at": message.at,
        }
        connection.execute(insert(row).values(values))
        store.notify_processes(connection, game, SEATS_CHANGED)

    await store.write(add)


async def add_report(store: Store, game: str, number: int, reporter: int, at: float) -> None:
    """Stores the report of a message; a second one of the same person changes nothing."""
    row, sent = schema.chat_reports, schema.chat_messages
    key = (row.c.game == game, row.c.number == number, row.c.reporter == reporter)
    known = select(sent.c.number).where(sent.c.game == game, sent.c.number == number)
    values = {"game": game, "number": number, "reporter": reporter, "at": at, "closed": None}

    def add(connection: Connection) -> None:
        if connection.execute(known).first() is None:
            raise Problem(404, "no-message")
        if connection.execute(select(row.c.at).where(*key)).first() is None:
            connection.execute(insert(row).values(values))

    await store.write(add)


async def open_reports(store: Store) -> list[ChatReport]:
    """Returns the reports that the operator has not closed, the oldest first."""
    row, sent = schema.chat_reports, schema.chat_messages
    same = (row.c.game == sent.c.game) & (row.c.number == sent.c.number)
    query = (
        select(sent, row.c.reporter, row.c.at.label("reported"))
        .join(sent, same)
        .where(row.c.closed.is_(None))
        .order_by(row.c.at)
    )

    def read(connection: Connection) -> list[ChatReport]:
        return [
            ChatReport(
                game=each["game"],
                reporter=each["reporter"],
                at=each["reported"],
                message=message_of(each),
            )
            for each in connection.execute(query).mappings()
        ]

    return await store.read(read)


async def close_reports(store: Store, game: str, number: int, at: float, remove: bool) -> int:
    """Closes the reports of a message and returns their number; ``remove`` clears its text."""
    row, sent = schema.chat_reports, schema.chat_messages
    close = update(row).where(row.c.game == game, row.c.number == number, row.c.closed.is_(None))
    clear = update(sent).where(sent.c.game == game, sent.c.number == number)

    def change(connection: Connection) -> int:
        if remove:
            connection.execute(clear.values(text="", phrase=REMOVED))
            store.notify_processes(connection, game, SEATS_CHANGED)
        return int(connection.execute(close.values(closed=at)).rowcount)

    return await store.write(change)


REMOVED: Final = "removed"
"""Phrase in place of a text that the operator has removed."""


async def notes_of(store: Store, game: str, seat: int) -> list[PrivateNote]:
    """Returns the private notes of a seat in the order of the game."""
    return await store.read(lambda connection: read_notes(connection, game, seat))


def read_notes(connection: Connection, game: str, seat: int) -> list[PrivateNote]:
    """Reads the private notes of a seat in the order of the game."""
    row = schema.private_notes
    query = select(row.c.action, row.c.text, row.c.at)
    query = query.where(row.c.game == game, row.c.seat == seat).order_by(row.c.action)
    return [PrivateNote(**each) for each in connection.execute(query).mappings()]


async def keep_note(store: Store, game: str, seat: int, note: PrivateNote) -> None:
    """Stores a private note in place of the one to the same moment; an empty text removes it."""
    row = schema.private_notes
    here = (row.c.game == game) & (row.c.seat == seat)
    count = select(func.count()).select_from(row).where(here)

    def change(connection: Connection) -> None:
        connection.execute(delete(row).where(here, row.c.action == note.action))
        if not note.text:
            return
        if int(connection.execute(count).scalar_one()) >= MOST_NOTES:
            raise Problem(409, "notes-full", most=MOST_NOTES)
        values = {"game": game, "seat": seat, **msgspec.to_builtins(note)}
        connection.execute(insert(row).values(values))

    await store.write(change)
