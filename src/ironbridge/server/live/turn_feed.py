"""Atom feed of a profile (RFC 4287): one entry for each own seat whose turn it is.

Who has the secret address reads the feed.  An entry says what a notice says, which every spectator
of the table could see.
"""

import time
from datetime import UTC, datetime
from typing import Final
from xml.etree import ElementTree as ET

from sqlalchemy import Connection, select

from ironbridge.server.live.notice_text import notice_text
from ironbridge.server.live.profile_seats import profile_of
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.messages import choose, say
from ironbridge.server.problems import Problem
from ironbridge.server.store import game_row, notice_queue, schema
from ironbridge.server.store.notice_queue import owner_of_seat
from ironbridge.server.store.profile_rows import (
    FEED,
    add_code,
    code_owner,
    end_codes,
    held_by,
    profile_named,
)
from ironbridge.server.store.rows import GameRow, Notice, ProfileDeviceRow, ProfileRow, SeatRow
from ironbridge.server.tokens import fresh_token, hashed

ATOM: Final = "http://www.w3.org/2005/Atom"
MEDIA_TYPE: Final = "application/atom+xml; charset=utf-8"
FOR_EVER: Final = 1e12
"""Lifetime in seconds of an address, which its person ends."""

ET.register_namespace("", ATOM)


async def new_address(registry: GameRegistry, device: ProfileDeviceRow) -> str:
    """Returns the secret part of a new address of the feed; the address before it ends."""
    await profile_of(registry, device)
    secret = fresh_token()

    def add(connection: Connection) -> None:
        end_codes(connection, device.profile, FEED)
        add_code(connection, FEED, hashed(secret), device.profile, time.time(), FOR_EVER)

    await registry.store.write(add)
    return secret


async def end_address(registry: GameRegistry, device: ProfileDeviceRow) -> None:
    """Ends the address of the feed."""
    await registry.store.write(lambda found: end_codes(found, device.profile, FEED))


async def feed(registry: GameRegistry, secret: str, base_url: str) -> bytes:
    """Returns the feed of a secret address; a problem where it was ended."""
    store = registry.store
    profile = await store.read(lambda found: code_owner(found, FEED, hashed(secret)))
    row = None if profile is None else await profile_named(store, profile)
    if row is None:
        raise Problem(404, "no-atom")
    turns = await store.read(lambda found: waiting_turns(found, row.id))
    seats = await store.seats([game.id for game, _ in turns])
    entries = [
        await entry(
            registry, row, game, seat, [one for one in seats if one.game == game.id], base_url
        )
        for game, seat in turns
    ]
    return document(row, entries, f"{base_url}/api/atom/{secret}")


def waiting_turns(connection: Connection, profile: str) -> list[tuple[GameRow, int]]:
    """Returns the games in which it is the turn of a seat of the profile, the newest first."""
    held = {(each.game, each.seat) for each in held_by(connection, profile)}
    row, seats = schema.games, schema.seats
    query = select(row).where(row.c.id.in_({game for game, _ in held}), row.c.status == "running")
    query = query.join(seats, (seats.c.game == row.c.id) & (seats.c.seat == row.c.to_act))
    query = query.where(seats.c.kind == "person")
    games = [game_row(dict(each)) for each in connection.execute(query).mappings()]
    found = [(game, game.to_act) for game in games if (game.id, game.to_act) in held]
    found.sort(key=lambda one: (-since(one[0]), one[0].id))
    return [(game, seat) for game, seat in found if seat is not None]


def since(game: GameRow) -> float:
    """Returns when the turn of the seat to act began."""
    return float(game.summary.get("since") or game.created)


async def entry(
    registry: GameRegistry,
    profile: ProfileRow,
    game: GameRow,
    seat: int,
    seats: list[SeatRow],
    base_url: str,
) -> ET.Element:
    """Returns the entry of a turn; its id stays the same while the turn lasts."""
    settings = await notice_queue.settings_of(registry.store, owner_of_seat(game.id, seat), game.id)
    notice = Notice(id="", game=game.id, seat=seat, turn=0, contact="", due=0.0)
    language = choose(profile.language, None)
    said = notice_text(notice, game, seats, language, base_url, settings.zone)
    began = since(game)
    made = ET.Element(f"{{{ATOM}}}entry")
    add(made, "id", f"urn:ironbridge:turn:{game.id}:{seat}:{int(began * 1000)}")
    add(made, "title", said.subject)
    add(made, "updated", moment(began))
    add(made, "link", rel="alternate", type="text/html", href=said.address)
    add(made, "content", said.text, type="text")
    return made


def document(profile: ProfileRow, entries: list[ET.Element], address: str) -> bytes:
    """Returns the feed with its entries."""
    root = ET.Element(f"{{{ATOM}}}feed")
    language = choose(profile.language, None)
    root.set("{http://www.w3.org/XML/1998/namespace}lang", language)
    add(root, "id", f"urn:ironbridge:feed:{hashed(f'feed {profile.id}')[:32]}")
    add(root, "title", say(language, "atom-title"))
    newest = [each.findtext(f"{{{ATOM}}}updated") or "" for each in entries]
    add(root, "updated", max(newest, default=moment(profile.created)))
    add(root, "link", rel="self", type="application/atom+xml", href=address)
    add(ET.SubElement(root, f"{{{ATOM}}}author"), "name", "Ironbridge")
    root.extend(entries)
    text: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return text


def add(parent: ET.Element, name: str, text: str | None = None, **attributes: str) -> None:
    """Appends an element of Atom."""
    ET.SubElement(parent, f"{{{ATOM}}}{name}", attributes).text = text


def moment(at: float) -> str:
    """Returns a time as Atom writes it (RFC 3339)."""
    return datetime.fromtimestamp(int(at), UTC).isoformat().replace("+00:00", "Z")
