"""Notices that an entry causes: written with the entry, for the seat that gets the turn."""

from typing import Final

from sqlalchemy import Connection

from ironbridge.game import Game
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.quiet_hours import send_at
from ironbridge.server.store import InSameTransaction
from ironbridge.server.store.notice_queue import (
    OPEN,
    cancel,
    insert_notice,
    owner_of_seat,
    read_contacts,
    read_settings,
)
from ironbridge.server.store.rows import Contact, Notice
from ironbridge.server.tokens import fresh_name

GRACE: Final = 20.0
"""Seconds in which a player who looks at the table makes a notice unnecessary."""
CHATS: Final = ("discord", "slack", "mattermost", "telegram")
"""Shapes of webhooks whose receivers show a notice twice that arrives twice."""


def turn_notices(live_game: LiveGame, game: Game, turn: int, at: float) -> InSameTransaction | None:
    """Returns a function that writes the notices of a new turn; ``None`` when there are none.

    ``turn`` is the number of entries with which the turn begins.
    """
    name, before, seat = live_game.row.id, live_game.game.seat, game.seat
    ended = before if before is not None and live_game.seats[before].calls else None
    row = None if seat is None else live_game.seats[seat]
    begun = seat if row is not None and row.calls and row.kind == "person" else None
    if ended is None and begun is None:
        return None

    def write(connection: Connection) -> None:
        if ended is not None:
            cancel(connection, name, ended)
        if begun is not None:
            write_notices(connection, name, begun, turn, at)

    return write


def write_notices(connection: Connection, game: str, seat: int, turn: int, at: float) -> None:
    """Writes one notice for every open contact of a seat, in place of unsent earlier ones."""
    owner = owner_of_seat(game, seat)
    settings = read_settings(connection, owner)
    cancel(connection, game, seat)
    for contact in read_contacts(connection, owner):
        if contact.state == OPEN:
            due = at if contact.is_program else send_at(at + GRACE, settings)
            insert_notice(connection, notice_to(contact, game, seat, turn, due))


def notice_to(contact: Contact, game: str, seat: int, turn: int, due: float) -> Notice:
    """Returns the notice of a turn to a contact."""
    return Notice(
        id=fresh_name(16),
        game=game,
        seat=seat,
        turn=turn,
        contact=contact.id,
        repeatable=contact.details.shape not in CHATS,
        due=due,
    )
