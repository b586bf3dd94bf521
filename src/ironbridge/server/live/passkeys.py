"""Passkeys (WebAuthn): registration for a profile, and sign-in on another device."""

import asyncio
import base64
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ironbridge.server.api.profile_schemas import PasskeyCredential, ProfileToken
from ironbridge.server.live.profile_devices import enter
from ironbridge.server.live.profile_seats import profile_of
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.store import insert_all, schema
from ironbridge.server.store.profile_rows import (
    add_code,
    passkey_of,
    passkeys_of,
    remove_passkey,
    use_code,
    use_passkey,
)
from ironbridge.server.store.rows import PasskeyRow, ProfileDeviceRow, ProfileRow
from ironbridge.server.tokens import fresh_secret, hashed

REGISTER: Final = "register"
"""Kind of challenges for a new passkey."""
SIGN_IN: Final = "sign-in"
"""Kind of challenges for a passkey that opens its profile."""
LIFETIME: Final = 300.0
"""Seconds for which a challenge can be answered."""
MOST_PASSKEYS: Final = 10
"""Maximum number of passkeys of one profile."""
NAME: Final = "Ironbridge"


class ClientData(msgspec.Struct, frozen=True):
    """Part of what a browser signs."""

    challenge: str


class Site(msgspec.Struct, frozen=True):
    """Address that a passkey is bound to."""

    host: str
    origin: str


def site_of(url: str) -> Site:
    """Returns the host and the origin of the server's public URL."""
    found = urlsplit(url)
    return Site(host=found.hostname or "", origin=f"{found.scheme}://{found.netloc}")


async def challenge(registry: GameRegistry, kind: str, profile: str | None) -> bytes:
    """Returns a new challenge, which can be answered once."""
    made, now = fresh_secret(), time.time()
    key = key_of(made)
    await registry.store.write(lambda found: add_code(found, kind, key, profile, now, LIFETIME))
    return made


def key_of(data: bytes) -> str:
    """Returns the hash under which a challenge or the identifier of a credential is stored."""
    return hashed(data.hex())


async def registration(
    registry: GameRegistry, device: ProfileDeviceRow, site: Site
) -> dict[str, Any]:
    """Returns the options with which a browser makes a passkey for a profile."""
    row = await profile_of(registry, device)
    known = await passkeys_of(registry.store, row.id)
    if len(known) >= MOST_PASSKEYS:
        raise Problem(409, "passkeys", most=MOST_PASSKEYS)
    made = await challenge(registry, REGISTER, row.id)
    return await asyncio.to_thread(creation_options, site, row, known, made)


def creation_options(
    site: Site, row: ProfileRow, known: list[PasskeyRow], made: bytes
) -> dict[str, Any]:
    """Returns the options of a registration as JSON values."""
    import webauthn  # imported late: it takes as long as the rest of a start
    from webauthn.helpers import options_to_json_dict, structs

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=row.id.encode(),
        user_name=row.name or NAME,
        user_display_name=row.name or NAME,
        challenge=made,
        timeout=int(LIFETIME * 1000),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=base64.urlsafe_b64decode(each.credential))
            for each in known
        ],
    )
    return dict(options_to_json_dict(options))


async def register(
    registry: GameRegistry,
    device: ProfileDeviceRow,
    site: Site,
    credential: PasskeyCredential,
) -> None:
    """Stores the passkey that a browser made; a problem when the answer is not valid."""
    made = challenge_in(credential)
    found = await asyncio.to_thread(verified_registration, site, credential, made)
    row = PasskeyRow(
        hash=key_of(found.credential_id),
        profile=device.profile,
        credential=base64.urlsafe_b64encode(found.credential_id).decode(),
        public_key=base64.urlsafe_b64encode(found.credential_public_key).decode(),
        sign_count=found.sign_count,
        name=device.name,
        created=time.time(),
    )

    def add(connection: Connection) -> None:
        if use_code(connection, REGISTER, key_of(made), time.time()) != device.profile:
            raise Problem(403, "profile-code")
        insert_all(connection, schema.passkeys, [row])

    try:
        await registry.store.write(add)
    except IntegrityError:  # the credential is known already
        raise Problem(422, "passkey") from None


def verified_registration(site: Site, credential: PasskeyCredential, made: bytes) -> Any:
    """Returns the checked data of a new passkey."""
    import webauthn

    with refused_plainly():
        return webauthn.verify_registration_response(
            credential=msgspec.to_builtins(credential),
            expected_challenge=made,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )


async def request_options(registry: GameRegistry, site: Site) -> dict[str, Any]:
    """Returns the options with which a browser asks its person for a passkey of this server."""
    made = await challenge(registry, SIGN_IN, None)
    return await asyncio.to_thread(authentication_options, site, made)


def authentication_options(site: Site, made: bytes) -> dict[str, Any]:
    """Returns the options of a sign-in as JSON values."""
    import webauthn
    from webauthn.helpers import options_to_json_dict

    options = webauthn.generate_authentication_options(
        rp_id=site.host, challenge=made, timeout=int(LIFETIME * 1000)
    )
    return dict(options_to_json_dict(options))


async def sign_in(
    registry: GameRegistry, site: Site, credential: PasskeyCredential, agent: str
) -> ProfileToken:
    """Opens the profile of a passkey on a new device."""
    made = challenge_in(credential)
    found = await passkey_of(registry.store, key_of(decoded(credential.rawId)))
    if found is None:
        raise Problem(403, "passkey-unknown")
    checked = await asyncio.to_thread(verified_sign_in, site, credential, made, found)

    def use(connection: Connection) -> None:
        use_code(connection, SIGN_IN, key_of(made), time.time())
        use_passkey(connection, found.hash, checked.new_sign_count, time.time())

    await registry.store.write(use)
    return await enter(registry, found.profile, agent, "passkey")


def verified_sign_in(
    site: Site, credential: PasskeyCredential, made: bytes, found: PasskeyRow
) -> Any:
    """Returns the checked data of a sign-in."""
    import webauthn

    with refused_plainly():
        return webauthn.verify_authentication_response(
            credential=msgspec.to_builtins(credential),
            expected_challenge=made,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64.urlsafe_b64decode(found.public_key),
            credential_current_sign_count=found.sign_count,
        )


@contextmanager
def refused_plainly() -> Iterator[None]:
    """Turns errors of the library and of malformed data into a problem."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        yield
    except (WebAuthnException, ValueError, TypeError, KeyError, IndexError, OverflowError):
        raise Problem(422, "passkey") from None


def challenge_in(credential: PasskeyCredential) -> bytes:
    """Returns the challenge that a browser has answered; the database knows whether it is ours."""
    try:
        said = msgspec.json.decode(decoded(credential.response.clientDataJSON), type=ClientData)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Problem(422, "passkey") from None
    return decoded(said.challenge)


def decoded(text: str) -> bytes:
    """Returns the bytes of a base64url text without padding."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Problem(422, "passkey") from None


async def remove(registry: GameRegistry, device: ProfileDeviceRow, name: str) -> None:
    """Deletes a passkey of a profile."""
    if not await remove_passkey(registry.store, device.profile, name):
        raise Problem(404, "no-passkey")
