"""Request and response types of the endpoints for turn notices."""

from typing import Annotated, Literal

import msgspec

from ironbridge.server.api.schemas import StrictRequest

Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
Shape = Literal["ironbridge", "discord", "slack", "mattermost", "telegram"]
Key = Annotated[str, msgspec.Meta(max_length=200)]


class WebhookRequest(StrictRequest, frozen=True, kw_only=True):
    """URL that receives the turn notices of a seat as JSON; ``null`` turns them off."""

    url: Annotated[str, msgspec.Meta(max_length=500)] | None


class ContactRequest(StrictRequest, frozen=True, kw_only=True):
    """Address that shall receive the notices of a seat."""

    channel: Literal["webhook", "push"]
    """``push`` for a browser."""
    address: Annotated[str, msgspec.Meta(max_length=1000)]
    """URL of a webhook, or endpoint of a browser's push subscription."""
    shape: Shape = "ironbridge"
    """Body of a webhook: our own JSON for programs, or what the named chat service takes."""
    chat: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Chat to which a Telegram bot writes."""
    p256dh: Key = ""
    """Public key of a push subscription, base64url."""
    auth: Key = ""
    """Authentication secret of a push subscription, base64url."""


class SettingsRequest(StrictRequest, frozen=True, kw_only=True):
    """When notices are sent."""

    quiet_from: Minute | None = None
    """Beginning of the quiet hours, in minutes after midnight; ``null`` for none."""
    quiet_to: Minute | None = None
    """End of the quiet hours: what was due in them is sent then, once."""
    digest: Minute | None = None
    """Time of one notice a day, in place of one for each turn; ``null`` for each turn."""
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    """Time zone of these times, such as ``Europe/Paris``."""


class ContactCard(msgspec.Struct, frozen=True, kw_only=True):
    """Contact of a seat, for its player alone; the address is shortened."""

    id: str
    """Name by which it can be removed."""
    channel: str
    """``webhook`` or ``push``."""
    shape: str
    """Body of a webhook; empty for other channels."""
    address: str
    """Host and last characters of the address."""
    mark: str
    """First 16 digits of the SHA-256 of the address: a browser finds its own subscription."""
    state: str
    """``open``, or ``dead`` when its receiver does not exist any more."""
    word: str
    """Last trouble: ``gone``, ``failing``, ``unknown`` (one notice may not have arrived), or
    empty."""
    since: float
    """When it was added, seconds since 1970."""


class NoticeState(msgspec.Struct, frozen=True, kw_only=True):
    """Notices of a seat: contacts, settings, and what the server offers."""

    contacts: list[ContactCard]
    """Addresses that receive the notices."""
    quiet_from: int | None
    """Beginning of the quiet hours, in minutes after midnight."""
    quiet_to: int | None
    """End of the quiet hours."""
    digest: int | None
    """Time of the daily notice."""
    zone: str
    """Time zone of these times."""
    push_key: str
    """Public key of the server for push subscriptions, base64url; empty where push is off."""
    webhooks: list[str]
    """URL prefixes that the operator allows for webhooks."""
