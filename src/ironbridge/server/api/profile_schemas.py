"""Request and response types of the endpoints for profiles."""

from typing import Annotated, Literal

import msgspec

from ironbridge.server.api.schemas import Name, StrictRequest, Token

Tokens = Annotated[list[Token], msgspec.Meta(max_length=1000)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Settings = Annotated[dict[Word, bool | int | Word], msgspec.Meta(max_length=40)]
"""Settings of the page, which the server keeps and does not read."""
LanguageCode = Annotated[str, msgspec.Meta(max_length=16)]


class NewProfile(StrictRequest, frozen=True, kw_only=True):
    """Profile of a person who has taken a seat."""

    tokens: Tokens
    """Tokens of the seats that the profile is to hold; at least one must be valid."""
    name: Name = ""
    """Name of the person; empty without one."""
    language: LanguageCode = ""
    """Code of the language that the person reads."""
    settings: Settings = msgspec.field(default_factory=dict)
    """Settings of the page, which the server keeps and does not read."""


class ProfileChange(StrictRequest, frozen=True, kw_only=True):
    """New values of a profile; what is ``null`` stays."""

    name: Name | None = None
    """New name of the person."""
    language: LanguageCode | None = None
    """Code of the language that the person reads."""
    settings: Settings | None = None
    """All settings of the page."""


class SeatTokens(StrictRequest, frozen=True, kw_only=True):
    """Seat tokens that a device has."""

    tokens: Tokens
    """All seat tokens of this device, those of hosts too."""


class ProfileDevice(msgspec.Struct, frozen=True, kw_only=True):
    """Device that holds a profile, without its token."""

    id: str
    """Name by which it can be ended."""
    name: str
    """Browser and system; empty when they are unknown."""
    origin: str
    """How it came to the profile: ``first``, ``recovery``, ``passkey`` or ``link``."""
    created: float
    """When it came to the profile, seconds since 1970."""
    seen: float
    """When it was last seen, within ten minutes."""
    here: bool
    """Whether it is the device that asks."""


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """Passkey of a profile, without its key."""

    id: str
    """Name by which it can be removed."""
    name: str
    """Browser and system on which it was made."""
    created: float
    """When it was made, seconds since 1970."""
    used: float | None
    """When it last opened the profile."""


class ProfileSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Seat that a profile holds; ``null`` for the host of a game without a seat."""

    game: str
    """Name of the game."""
    seat: int | None
    """Number of the seat."""


class SeatKey(msgspec.Struct, frozen=True, kw_only=True):
    """Token of a seat that the profile holds and the device had no token of."""

    game: str
    """Name of the game."""
    seat: int | None
    """Number of the seat; ``null`` for the host of a game without a seat."""
    token: str
    """New token of the seat."""


class ProfileFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored in the row of a profile, without the hash of its recovery code."""

    id: str
    """Random name of the profile, which no other person sees."""
    name: str
    """Name of the person."""
    language: str
    """Code of the language that the person reads."""
    settings: dict[str, bool | int | str]
    """Settings of the page."""
    created: float
    """When it was made, seconds since 1970."""
    recovery_since: float | None
    """When the recovery code was made; ``null`` without one."""


class Profile(ProfileFacts, frozen=True, kw_only=True):
    """A profile as its own devices see it."""

    passkeys: list[Passkey]
    """Passkeys that open the profile."""
    devices: list[ProfileDevice]
    """Devices that hold the profile."""
    has_feed: bool
    """Whether the Atom feed has an address."""
    seats: list[ProfileSeat]
    """Seats that the profile holds, the newest first."""


class ProfileToken(msgspec.Struct, frozen=True, kw_only=True):
    """Token of a new device of a profile, and the profile."""

    token: str
    """Token of this device; the server keeps its hash alone."""
    profile: Profile
    """The profile."""


class FeedAddress(msgspec.Struct, frozen=True, kw_only=True):
    """Secret address of the Atom feed of a profile; it is shown once."""

    address: str
    """The address; who has it reads the feed."""


class RecoveryCode(msgspec.Struct, frozen=True, kw_only=True):
    """New recovery code of a profile; it is shown once."""

    code: str
    """The code, seven groups of four letters and digits."""
    since: float
    """When it was made, seconds since 1970."""


class RecoveryRequest(StrictRequest, frozen=True, kw_only=True):
    """Recovery code as it was typed."""

    code: Annotated[str, msgspec.Meta(max_length=100)]
    """The code; spaces, hyphens and capitals do not matter."""


class ProfileLink(msgspec.Struct, frozen=True, kw_only=True):
    """Link that opens a profile once on another device."""

    code: str
    """Code of the link."""
    expires: float
    """When it ends, seconds since 1970."""
    address: str
    """The link, with the code behind ``#``."""
    svg: str
    """QR code of the link, as SVG."""


Encoded = Annotated[str, msgspec.Meta(max_length=20_000)]
"""Bytes in base64url without padding."""


class PasskeyResponse(StrictRequest, frozen=True, kw_only=True, omit_defaults=True):
    """What an authenticator has answered; the names are those of WebAuthn."""

    clientDataJSON: Encoded
    """What the browser says about its page, with the challenge."""
    attestationObject: Encoded | None = None
    """Public key of a new credential."""
    authenticatorData: Encoded | None = None
    """Data that a sign-in signs."""
    signature: Encoded | None = None
    """Signature of a sign-in."""
    userHandle: Encoded | None = None
    """Profile that the authenticator remembers."""


class PasskeyCredential(StrictRequest, frozen=True, kw_only=True):
    """Credential of a browser, as ``PublicKeyCredential.toJSON`` returns it."""

    id: Encoded
    """Identifier of the credential."""
    rawId: Encoded
    """Identifier of the credential."""
    type: Literal["public-key"]
    """Always ``public-key``."""
    response: PasskeyResponse
    """Answer of the authenticator."""
