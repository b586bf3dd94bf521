"""Database rows as structs."""

from typing import Any

import msgspec

from ironbridge.notation.records import DealSource
from ironbridge.server.store.game_log import Header


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game without its log."""

    id: str
    title: str
    header: Header
    seed: int | None
    """Seed of the deal, when the host chose it or the game is of an earlier version."""
    salt: str
    status: str
    is_open: bool
    entries: int
    to_act: int | None
    deadline: float | None
    summary: dict[str, Any]
    created: float
    updated: float
    deal_key: str | None = None
    """Key of the deal in hexadecimal digits; all random deals have one."""
    deal_secret: str | None = None
    """Secret of the server that the key is derived from."""
    token_changes: int = 0
    """How often tokens of this game were ended; cached tokens are as old as this number."""

    @property
    def source(self) -> DealSource | None:
        """Returns the seed or key that the deal is made from."""
        return self.seed if self.deal_key is None else self.deal_key

    @property
    def waits_for_deal(self) -> bool:
        """Returns whether the game waits for the contributions to its deal."""
        return self.header.commitments is not None and self.source is None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Player of a seat."""

    game: str
    seat: int
    kind: str
    """``person``, ``free`` (waits for a player), ``bot`` or ``automa``."""
    name: str
    bot: str | None = None
    stand_in: bool = False
    """Whether the bot plays for a person, who may return."""
    is_host: bool = False
    """Whether the player of the seat is the host."""
    calls: bool = False
    """Whether its player wants notices: a contact is stored."""


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """Game, seat and rights of a token."""

    hash: str
    game: str
    seat: int | None
    is_host: bool
    created: float
    origin: str = ""
    """``created`` with the game, ``invited``, ``taken`` at an open table, ``linked`` by a device
    of the same seat, ``claimed`` by a device of the profile, or ``profile`` for the profile itself;
    empty for tokens of earlier versions."""
    for_other: bool = False
    """Whether a link for another person opened the seat."""
    ended: float | None = None
    """Since when the token opens nothing any more."""
    profile: str | None = None
    """Profile that holds the seat by this token."""
    device: str | None = None
    """Hash of the profile's device that has this token."""

    @property
    def id(self) -> str:
        """Returns the name under which the devices of a seat are listed."""
        return self.hash[:16]


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Notice to one contact of a player."""

    id: str
    game: str
    seat: int
    turn: int
    """Number of the entry that gave the seat its turn."""
    contact: str
    kind: str = "turn"
    """``turn``, or ``nudge`` by another player."""
    sender: int | None = None
    """Seat that nudged."""
    repeatable: bool = False
    """Whether the receiver recognizes a notice that arrives a second time, by its id."""
    state: str = "waiting"
    attempts: int = 0
    due: float
    """When to send it; while it is being sent, when the claim of the process ends."""


class ContactDetails(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Details of a contact that depend on its channel."""

    shape: str = ""
    """Body of a webhook: ``ironbridge``, ``discord``, ``slack``, ``mattermost``, ``telegram``."""
    chat: str = ""
    """Chat of a Telegram bot."""
    p256dh: str = ""
    """Public key of a browser, base64url."""
    auth: str = ""
    """Authentication secret of a browser, base64url."""


class Contact(msgspec.Struct, frozen=True, kw_only=True):
    """Address that receives the notices of a seat."""

    id: str
    owner: str
    game: str | None
    channel: str
    address: str
    details: ContactDetails
    language: str
    state: str = "open"
    """``open``, ``asked`` (waits for its confirmation) or ``dead`` (dropped)."""
    word: str = ""
    """What its owner is told about it: ``gone``, ``failing``, ``unknown`` or nothing."""
    created: float

    @property
    def is_program(self) -> bool:
        """Returns whether a program receives the notices: it gets every turn, at once."""
        return self.details.shape == "ironbridge"


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """When the notices of an owner are sent; times of the day are minutes after midnight."""

    owner: str
    game: str | None
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: int | None = None
    zone: str = "UTC"


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """Invitation to a seat: for a friend, or for its player on another device."""

    id: str
    game: str
    seat: int
    kind: str
    is_host: bool
    expires: float
    ended: float | None = None
    for_other: bool = False
    """Whether a link to a taken seat is meant for another person."""


class ProfileRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's profile, without devices and seats."""

    id: str
    name: str
    language: str
    settings: dict[str, Any]
    created: float
    recovery: str | None = None
    """Hash of the recovery code."""
    recovery_since: float | None = None


class ProfileDeviceRow(msgspec.Struct, frozen=True, kw_only=True):
    """Browser that holds a profile."""

    hash: str
    profile: str
    name: str
    """Browser and system, such as ``Firefox, Linux``."""
    origin: str
    """How it came to the profile: ``first``, ``recovery``, ``passkey`` or ``link``."""
    created: float
    seen: float
    ended: float | None = None

    @property
    def id(self) -> str:
        """Returns the name under which the devices of a profile are listed."""
        return self.hash[:16]


class PasskeyRow(msgspec.Struct, frozen=True, kw_only=True):
    """Passkey that signs in to a profile."""

    hash: str
    profile: str
    credential: str
    public_key: str
    sign_count: int
    name: str
    created: float
    used: float | None = None

    @property
    def id(self) -> str:
        """Returns the name under which the passkeys of a profile are listed."""
        return self.hash[:16]
