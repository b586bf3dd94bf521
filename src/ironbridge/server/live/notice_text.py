"""Text of a notice, in the language of its reader, and its body for a webhook."""

from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import msgspec

from ironbridge.server.messages import house, say
from ironbridge.server.store.rows import Contact, GameRow, Notice, SeatRow
from ironbridge.server.time_control import zone_named
from ironbridge.titles import find

UTC: Final = "UTC"
UNPINGED: Final = "@\u200b"
"""An at sign that mentions no member of a chat: names may contain @everyone."""


class NoticeText(msgspec.Struct, frozen=True, kw_only=True):
    """What a notice says: nothing that a stranger at the table could not see."""

    subject: str
    text: str
    address: str
    """Address of the table; empty where the operator has not named the server's."""


def notice_text(
    notice: Notice, game: GameRow, seats: list[SeatRow], language: str, base_url: str, zone: str
) -> NoticeText:
    """Returns the text of a notice; ``zone`` is the time zone of its reader."""
    names = [seat.name or house(language, seat.seat) for seat in seats]
    others = ", ".join(name for seat, name in enumerate(names) if seat != notice.seat)
    facts = {"title": find(game.title).full_name, "name": names[notice.seat], "others": others}
    sender = names[notice.sender] if notice.sender is not None else ""
    text = say(language, f"notice-{notice.kind}", sender=sender, **facts)
    return NoticeText(
        subject=say(language, f"notice-{notice.kind}-subject", sender=sender, **facts),
        text=f"{text} {deadline_text(game, language, zone)}".rstrip(),
        address=f"{base_url}/game/{game.id}" if base_url else "",
    )


def deadline_text(game: GameRow, language: str, zone: str) -> str:
    """Returns the sentence with the deadline of the seat to act; empty without a running clock."""
    clock = game.header.clock
    if clock is None or game.deadline is None:
        return ""
    if zone == UTC and clock.rest is not None:  # the reader chose none
        zone = clock.rest.zone
    at = datetime.fromtimestamp(game.deadline, zone_named(zone) or ZoneInfo(UTC))
    return say(language, "notice-deadline", at=at, zone=zone)


def webhook_body(
    notice: Notice, contact: Contact, said: NoticeText, game: GameRow, name: str
) -> bytes:
    """Returns the body of a webhook in the shape that its receiver takes."""
    shape = contact.details.shape
    if shape == "ironbridge":
        return msgspec.json.encode(
            {
                "notice": notice.id,
                "kind": notice.kind,
                "game": notice.game,
                "title": game.title,
                "seat": notice.seat,
                "turn": notice.turn,
                "name": name,
                "address": said.address,
                "deadline": game.deadline,
            }
        )
    text = said.text.replace("@", UNPINGED)
    if shape == "slack":  # angle brackets would mention a channel
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    line = f"{text}\n{said.address}" if said.address else text
    body: dict[str, Any] = {"text": line}
    if shape == "discord":
        body = {"content": line, "allowed_mentions": {"parse": []}}
    elif shape == "telegram":
        body = {"text": line, "chat_id": contact.details.chat}
    return msgspec.json.encode(body)
