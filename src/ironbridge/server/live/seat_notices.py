"""Turn notices of a seat as its player sets them up, and nudges by other players."""

import time
from typing import Final
from urllib.parse import urlsplit

import msgspec

from ironbridge.server.api.notice_schemas import (
    ContactCard,
    ContactRequest,
    NoticeState,
    SettingsRequest,
)
from ironbridge.server.live import rules_adapter, web_push
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.outgoing import is_allowed, is_push_host
from ironbridge.server.live.quiet_hours import send_at
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.turn_notices import notice_to
from ironbridge.server.problems import Problem
from ironbridge.server.store import notice_queue
from ironbridge.server.store.notice_queue import OPEN, owner_of_seat
from ironbridge.server.store.rows import Contact, ContactDetails, NoticeSettings, TokenRow
from ironbridge.server.time_control import zone_named
from ironbridge.server.tokens import fresh_name, hashed

MOST_CONTACTS: Final = 12
"""Maximum number of contacts of one seat."""
SHOWN: Final = 4
"""Number of characters at the end of an address that are shown."""


async def state(registry: GameRegistry, game: str, seat: int) -> NoticeState:
    """Returns the contacts and settings of a seat."""
    owner, options = owner_of_seat(game, seat), registry.options
    settings = await notice_queue.settings_of(registry.store, owner, game)
    key = await web_push.server_key(registry.store) if options.push_hosts else None
    return NoticeState(
        contacts=[card(each) for each in await notice_queue.contacts_of(registry.store, owner)],
        quiet_from=settings.quiet_from,
        quiet_to=settings.quiet_to,
        digest=settings.digest,
        zone=settings.zone,
        push_key=key.public if key else "",
        webhooks=list(options.webhooks),
    )


def card(contact: Contact) -> ContactCard:
    """Returns a contact without what would let its reader write to it."""
    host = urlsplit(contact.address).hostname or ""
    return ContactCard(
        id=contact.id,
        channel=contact.channel,
        shape=contact.details.shape,
        address=f"{host}…{contact.address[-SHOWN:]}",
        mark=hashed(contact.address)[:16],
        state=contact.state,
        word=contact.word,
        since=contact.created,
    )


async def configure(registry: GameRegistry, game: str, seat: int, wish: SettingsRequest) -> None:
    """Sets quiet hours and the daily notice of a seat."""
    if zone_named(wish.zone) is None:
        raise Problem(422, "no-zone", zone=wish.zone)
    if (wish.quiet_from is None) != (wish.quiet_to is None):
        raise Problem(422, "half-quiet")
    settings = NoticeSettings(
        owner=owner_of_seat(game, seat), game=game, **msgspec.structs.asdict(wish)
    )
    await notice_queue.set_settings(registry.store, settings)


async def add(
    registry: GameRegistry, live_game: LiveGame, seat: int, wish: ContactRequest, language: str
) -> None:
    """Adds a contact of a seat; renews one with the same address."""
    check(registry, wish)
    is_push = wish.channel == "push"
    details = (
        ContactDetails(p256dh=wish.p256dh, auth=wish.auth)
        if is_push
        else ContactDetails(shape=wish.shape, chat=wish.chat)
    )
    game = live_game.row.id
    contact = Contact(
        id=fresh_name(16),
        owner=owner_of_seat(game, seat),
        game=game,
        channel=wish.channel,
        address=wish.address,
        details=details,
        language=language,
        created=time.time(),
    )
    async with live_game.lock:
        found = await notice_queue.contacts_of(registry.store, contact.owner)
        same = [each for each in found if each.address == contact.address]
        if same:  # its unsent notices are kept
            renewed = msgspec.structs.replace(contact, id=same[0].id)
            await notice_queue.renew_contact(registry.store, renewed)
            return
        if len(found) >= MOST_CONTACTS:
            raise Problem(409, "contacts", most=MOST_CONTACTS)
        await notice_queue.add_contact(registry.store, contact, seat)
        mark(live_game, seat, True)


def check(registry: GameRegistry, wish: ContactRequest) -> None:
    """Raises a problem unless the operator allows an address and it is complete."""
    options = registry.options
    if wish.channel == "push":
        if not is_push_host(wish.address, options.push_hosts):
            raise Problem(403, "no-push-host")
        if not web_push.are_keys(wish.p256dh, wish.auth):
            raise Problem(422, "push-keys")
    elif not is_allowed(wish.address, options.webhooks):
        raise Problem(403, "no-webhook")
    elif wish.shape == "telegram" and not wish.chat:
        raise Problem(422, "no-chat")


def mark(live_game: LiveGame, seat: int, calls: bool) -> None:
    """Notes in memory whether a seat has contacts."""
    seats = list(live_game.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], calls=calls)
    live_game.seat_players(seats)


async def remove(registry: GameRegistry, live_game: LiveGame, seat: int, contact: str) -> None:
    """Removes a contact of a seat."""
    owner = owner_of_seat(live_game.row.id, seat)
    async with live_game.lock:
        found = await notice_queue.contacts_of(registry.store, owner)
        gone = [each for each in found if each.id == contact]
        if not gone:
            raise Problem(404, "no-contact")
        await notice_queue.remove_contact(registry.store, gone[0], seat)
        mark(live_game, seat, len(found) > 1)


async def set_webhook(
    registry: GameRegistry, live_game: LiveGame, seat: int, url: str | None, language: str
) -> None:
    """Sets the one webhook of a seat for programs; ``None`` removes it."""
    if url is not None:
        check(registry, ContactRequest(channel="webhook", address=url))
    for each in await notice_queue.contacts_of(
        registry.store, owner_of_seat(live_game.row.id, seat)
    ):
        if each.is_program and each.address != url:
            await remove(registry, live_game, seat, each.id)
    if url is not None:
        wish = ContactRequest(channel="webhook", address=url)
        await add(registry, live_game, seat, wish, language)


async def nudge(registry: GameRegistry, live_game: LiveGame, seat: int, caller: TokenRow) -> None:
    """Sends the contacts of the seat to act a reminder by another player, once per turn."""
    game = live_game.row.id
    if not 0 <= seat < len(live_game.seats):
        raise Problem(404, "no-seat")
    if caller.game != game or caller.seat is None or caller.seat == seat:
        raise Problem(403, "own-nudge")
    if live_game.gathering or live_game.game.seat != seat:
        raise Problem(409, "not-their-turn")
    owner = owner_of_seat(game, seat)
    settings = await notice_queue.settings_of(registry.store, owner, game)
    found = await notice_queue.contacts_of(registry.store, owner)
    due, turn = send_at(time.time(), settings, True), rules_adapter.turn_number(live_game.game)
    reached = [
        msgspec.structs.replace(
            notice_to(each, game, seat, turn, due),
            kind="nudge",
            sender=caller.seat,
        )
        for each in found
        if each.state == OPEN
    ]
    if not reached or live_game.seats[seat].kind != "person":
        raise Problem(409, "no-contacts")
    if not await notice_queue.add_nudge(registry.store, reached):
        raise Problem(409, "nudged")
    registry.notices_stored.set()


async def saw_turn(registry: GameRegistry, live_game: LiveGame, seat: int) -> None:
    """Drops reminders of a turn that the player has seen: the table is visible and used."""
    game = live_game.row.id
    await registry.store.write(lambda connection: notice_queue.cancel(connection, game, seat))
