"""Export of a profile: every row that names it, and the notices of its seats, as one document."""

import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, select

from ironbridge.server.api.chat_schemas import ChatMessage
from ironbridge.server.api.export_schemas import (
    ExportedCode,
    ExportedContact,
    ExportedDevice,
    ExportedNotice,
    ExportedSeat,
    ExportedTimes,
    ExportedToken,
    ProfileExport,
)
from ironbridge.server.api.profile_schemas import ProfileFacts
from ironbridge.server.live.profile_seats import facts_of, passkey_list, profile_of
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.seat_notices import card
from ironbridge.server.store import schema
from ironbridge.server.store.chat_rows import message_of, read_notes
from ironbridge.server.store.notice_queue import owner_of_seat, read_contacts, read_settings
from ironbridge.server.store.profile_erasure import entries_of, held_at, others_at, places_of, stays
from ironbridge.server.store.rows import Contact, ProfileDeviceRow, TokenRow

TABLES: Final = {
    "profiles": "profile",
    "profile_devices": "devices",
    "passkeys": "passkeys",
    "profile_codes": "codes",
    "tokens": "seats.tokens",
    "contacts": "seats.contacts",
    "notice_settings": "seats.times",
    "notices": "seats.notices",
    "chat_messages": "seats.messages",
    "private_notes": "seats.private_notes",
}
"""Tables with rows of a person, and the part of the export that has them."""

Seats = list[tuple[str, int | None, list[TokenRow]]]


async def export(registry: GameRegistry, device: ProfileDeviceRow, base_url: str) -> ProfileExport:
    """Returns everything that is stored about the person of a profile."""
    row, store = await profile_of(registry, device), registry.store
    return ProfileExport(
        made=time.time(),
        profile=ProfileFacts(**facts_of(row)),
        devices=await store.read(lambda found: devices(found, row.id)),
        passkeys=await passkey_list(store, row.id),
        codes=await store.read(lambda found: codes(found, row.id)),
        seats=await store.read(lambda found: seats(found, row.id, base_url)),
    )


def devices(connection: Connection, profile: str) -> list[ExportedDevice]:
    """Returns the devices of a profile, those that were signed out too."""
    row = schema.profile_devices
    query = select(row).where(row.c.profile == profile).order_by(row.c.created, row.c.hash)
    found = [ProfileDeviceRow(**each) for each in connection.execute(query).mappings()]
    return [
        ExportedDevice(
            id=each.id,
            name=each.name,
            origin=each.origin,
            created=each.created,
            seen=each.seen,
            ended=each.ended,
        )
        for each in found
    ]


def codes(connection: Connection, profile: str) -> list[ExportedCode]:
    """Returns the open links and challenges of a profile."""
    row = schema.profile_codes
    query = select(row.c.kind, row.c.expires).where(row.c.profile == profile)
    return [ExportedCode(**each) for each in connection.execute(query).mappings()]


def seats(connection: Connection, profile: str, base_url: str) -> list[ExportedSeat]:
    """Returns the seats that a profile holds or held, the newest game first."""
    places: Seats = []
    for game, tokens in places_of(connection, profile).items():
        for seat in sorted(
            {each.seat for each in tokens}, key=lambda one: -1 if one is None else one
        ):
            places.append((game, seat, [each for each in tokens if each.seat == seat]))
    games = games_named(connection, {game for game, _, _ in places})
    made = [
        exported_seat(connection, profile, games[game], seat, tokens, base_url)
        for game, seat, tokens in places
    ]
    return sorted(made, key=lambda each: -each.created)


def games_named(connection: Connection, names: set[str]) -> dict[str, Any]:
    """Returns the rows of games by name."""
    row = schema.games
    query = select(row.c.id, row.c.title, row.c.status, row.c.created, row.c.updated)
    found = connection.execute(query.where(row.c.id.in_(names))).mappings()
    return {each["id"]: each for each in found}


def exported_seat(
    connection: Connection,
    profile: str,
    game: Any,
    seat: int | None,
    tokens: Sequence[TokenRow],
    base_url: str,
) -> ExportedSeat:
    """Returns one seat with its tokens and notices."""
    held = any(each.ended is None for each in tokens)
    name = game["id"]
    has_notices = held and seat is not None
    owner = owner_of_seat(name, seat or 0)
    settings = read_settings(connection, owner) if has_notices else None
    is_shared = bool(others_at(connection, profile, name, seat))
    contacts = read_contacts(connection, owner) if has_notices else []
    return ExportedSeat(
        game=name,
        title=game["title"],
        status=game["status"],
        created=game["created"],
        updated=game["updated"],
        seat=seat,
        name=name_at(connection, name, seat) if has_notices else "",
        held=held,
        address=f"{base_url}/game/{name}",
        record=f"{base_url}/api/games/{name}/record",
        tokens=[exported_token(each) for each in tokens],
        contacts=[exported_contact(each, is_shared) for each in contacts],
        times=None
        if settings is None
        else ExportedTimes(
            quiet_from=settings.quiet_from,
            quiet_to=settings.quiet_to,
            digest=settings.digest,
            zone=settings.zone,
        ),
        notices=notices(connection, name, seat or 0) if has_notices else [],
        messages=messages(connection, name, seat, tokens),
        private_notes=read_notes(connection, name, seat or 0) if has_notices else [],
    )


def name_at(connection: Connection, game: str, seat: int | None) -> str:
    """Returns the name of the player of a seat."""
    row = schema.seats
    query = select(row.c.name).where(row.c.game == game, row.c.seat == seat)
    return str(connection.execute(query).scalar() or "")


def exported_token(row: TokenRow) -> ExportedToken:
    """Returns a token without its hash."""
    return ExportedToken(
        id=row.id,
        origin=row.origin,
        device=None if row.device is None else row.device[:16],
        is_host=row.is_host,
        for_other=row.for_other,
        created=row.created,
        ended=row.ended,
    )


def exported_contact(row: Contact, is_shared: bool) -> ExportedContact:
    """Returns a contact; its address is shortened where it may be that of another person."""
    return ExportedContact(
        id=row.id,
        channel=row.channel,
        shape=row.details.shape,
        address=card(row).address if is_shared else row.address,
        language=row.language,
        state=row.state,
        word=row.word,
        created=row.created,
    )


def notices(connection: Connection, game: str, seat: int) -> list[ExportedNotice]:
    """Returns the notices of a seat, the oldest first."""
    row = schema.notices
    columns = (row.c.id, row.c.turn, row.c.kind, row.c.contact, row.c.state, row.c.attempts)
    query = select(*columns, row.c.due).where(row.c.game == game, row.c.seat == seat)
    query = query.order_by(row.c.turn, row.c.due, row.c.id)
    return [ExportedNotice(**each) for each in connection.execute(query).mappings()]


def messages(
    connection: Connection, game: str, seat: int | None, tokens: Sequence[TokenRow]
) -> list[ChatMessage]:
    """Returns what a person sent to the chat while having a seat."""
    if seat is None:
        return []
    times = stays(entries_of(connection, game, seat), held_at(tokens, seat))
    row = schema.chat_messages
    query = select(row).where(row.c.game == game, row.c.seat == seat).order_by(row.c.number)
    found = [message_of(each) for each in connection.execute(query).mappings()]
    return [each for each in found if any(start <= each.at < end for start, end in times)]
