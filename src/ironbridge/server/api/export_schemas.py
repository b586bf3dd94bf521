"""Types of the export of a profile: everything that the server stores about one person."""

from typing import Literal

import msgspec

from ironbridge.server.api.chat_schemas import ChatMessage, PrivateNote
from ironbridge.server.api.profile_schemas import Passkey, ProfileFacts


class DeletionRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Confirmation that a profile shall be deleted."""

    profile: str
    """Random name of the profile, as ``GET /api/profile`` returns it."""
    keep_names: bool = False
    """Whether names stay in games that are over."""


class ExportedDevice(msgspec.Struct, frozen=True, kw_only=True):
    """Device of a profile, also one that was signed out."""

    id: str
    """Beginning of the hash of its token."""
    name: str
    """Browser and system."""
    origin: str
    """How it came to the profile."""
    created: float
    """When it came to the profile, seconds since 1970."""
    seen: float
    """When it was last seen."""
    ended: float | None
    """When it was signed out; ``null`` while it holds the profile."""


class ExportedCode(msgspec.Struct, frozen=True, kw_only=True):
    """Open link or challenge of a profile, without its secret."""

    kind: str
    """What it is for."""
    expires: float
    """When it ends, seconds since 1970."""


class ExportedToken(msgspec.Struct, frozen=True, kw_only=True):
    """Token by which the profile or one of its devices holds or held a seat."""

    id: str
    """Beginning of its hash."""
    origin: str
    """How it came to the seat."""
    device: str | None
    """Device of the profile that has it; ``null`` for the profile itself."""
    is_host: bool
    """Whether it has the rights of the host."""
    for_other: bool
    """Whether it came by a link for another person."""
    created: float
    """When it was made, seconds since 1970."""
    ended: float | None
    """When it was ended; ``null`` while it is valid."""


class ExportedContact(msgspec.Struct, frozen=True, kw_only=True):
    """Address that receives notices."""

    id: str
    """Name by which it can be removed."""
    channel: str
    """``webhook`` or ``push``."""
    shape: str
    """Body of a webhook; empty for other channels."""
    address: str
    """The address; shortened at a seat that another person holds too."""
    language: str
    """Language of its notices."""
    state: str
    """``open``, ``asked`` or ``dead``."""
    word: str
    """Last trouble; empty without one."""
    created: float
    """When it was added, seconds since 1970."""


class ExportedTimes(msgspec.Struct, frozen=True, kw_only=True):
    """When the notices of a seat are sent; times are minutes after midnight."""

    quiet_from: int | None
    """Beginning of the quiet hours."""
    quiet_to: int | None
    """End of the quiet hours."""
    digest: int | None
    """Time of the daily notice."""
    zone: str
    """Time zone of these times."""


class ExportedNotice(msgspec.Struct, frozen=True, kw_only=True):
    """Notice of a turn, sent or not."""

    id: str
    """Name of the notice."""
    turn: int
    """Number of the entry that gave the seat its turn."""
    kind: str
    """``turn`` or ``nudge``."""
    contact: str
    """Contact that it goes to."""
    state: str
    """``waiting``, ``sending``, ``sent``, ``over``, ``failed`` or ``unknown``."""
    attempts: int
    """Number of attempts to send it."""
    due: float
    """When it was or is to be sent, seconds since 1970."""


class ExportedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Seat that the profile holds or held."""

    game: str
    """Name of the game."""
    title: str
    """Title that is played."""
    status: str
    """``gathering``, ``running``, ``finished`` or ``record``."""
    created: float
    """When the game was made, seconds since 1970."""
    updated: float
    """When the game last changed."""
    seat: int | None
    """Number of the seat; ``null`` for the host of a game without one."""
    name: str
    """Name at the seat; empty without one, or where another person has the seat now."""
    held: bool
    """Whether the profile holds the seat still."""
    address: str
    """Address of the game."""
    record: str
    """Address of the record, in the notation of the documentation."""
    tokens: list[ExportedToken]
    """Tokens by which the seat is or was held."""
    contacts: list[ExportedContact]
    """Addresses that receive the notices of the seat."""
    times: ExportedTimes | None
    """When notices are sent; ``null`` where nothing was chosen."""
    notices: list[ExportedNotice]
    """Notices of the seat."""
    messages: list[ChatMessage]
    """Messages to the chat, of the time at the seat."""
    private_notes: list[PrivateNote]
    """Private notes to moments of the game."""


class ProfileExport(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the server stores about a person."""

    format: Literal["ironbridge profile 1"] = "ironbridge profile 1"
    """Format and version of this document."""
    made: float
    """When it was made, seconds since 1970."""
    profile: ProfileFacts
    """The profile."""
    devices: list[ExportedDevice]
    """Its devices, those that were signed out too."""
    passkeys: list[Passkey]
    """Its passkeys; the private keys are with the person."""
    codes: list[ExportedCode]
    """Its open links and challenges."""
    seats: list[ExportedSeat]
    """Its seats, the newest first."""
