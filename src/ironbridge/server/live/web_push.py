"""Web push: encrypts a payload for a browser (RFC 8291) and identifies the server (VAPID).

The encryption is that of RFC 8188 with the keys of RFC 8291; ``cryptography`` has the primitives.
The kept libraries for it either come as source only or bring a second HTTP client.
"""

import base64
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ironbridge.server.store import Store
from ironbridge.server.tokens import fresh_bytes

RECORD: Final = 4096
"""Record size of the encoding; a payload is one record."""
LIFETIME: Final = 12 * 3600
"""Seconds for which a token of the server is valid."""
KEPT: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is away."""
CURVE: Final = ec.SECP256R1()
SECRET: Final = "vapid"
"""Name of the server's private key among its secrets."""


class ServerKey:
    """Key pair that identifies this server to push services; the private key stays in it."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = encoded(point_of(private.public_key()))

    @classmethod
    def of(cls, secret: str) -> "ServerKey":
        """Returns the key of a stored secret."""
        return cls(ec.derive_private_key(int.from_bytes(decoded(secret)), CURVE))

    def authorization(self, endpoint: str, subject: str, now: float) -> str:
        """Returns the header that identifies the server to the push service of an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + LIFETIME,
            "sub": subject,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in (head, claims))
        made = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        first, second = utils.decode_dss_signature(made)
        signature = encoded(first.to_bytes(32) + second.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public}"


def fresh_secret_key() -> str:
    """Returns a new private key as text."""
    made = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(made.to_bytes(32))


async def server_key(store: Store) -> ServerKey:
    """Returns the key of this server; makes and stores it at its first use."""
    return ServerKey.of(await store.secret(SECRET, fresh_secret_key()))


def are_keys(p256dh: str, auth: str) -> bool:
    """Returns whether texts are the keys of a push subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def encrypt(
    payload: bytes,
    p256dh: str,
    auth: str,
    private: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Returns a payload as a body that only the browser with these keys can read.

    ``private`` and ``salt`` are for tests; both are new for every message.
    """
    ours, salt = private or ec.generate_private_key(CURVE), salt or fresh_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    sender = point_of(ours.public_key())
    about = b"WebPush: info\x00" + point_of(theirs) + sender
    key = derived(ours.exchange(ec.ECDH(), theirs), decoded(auth), about, 32)
    content = derived(key, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(key, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(content).encrypt(nonce, payload + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(sender)]) + sender + sealed


def headers(key: ServerKey, endpoint: str, subject: str, topic: str) -> dict[str, str]:
    """Returns the headers of a message; a newer one with the same topic replaces a waiting one."""
    return {
        "authorization": key.authorization(endpoint, subject, time.time()),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "urgency": "high",
        "topic": topic,
    }


def derived(key: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    """Returns bytes derived from a key (HKDF-SHA-256)."""
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=about).derive(key)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Returns a public key as an uncompressed point, 65 bytes."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


def encoded(data: bytes) -> str:
    """Returns bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Returns the bytes of a base64url text; ``ValueError`` when it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
