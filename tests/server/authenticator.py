"""An authenticator in software: makes passkeys and signs in with them, as a browser does."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, CREDENTIAL = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey of one person."""

    def __init__(self, origin: str = "http://testserver.local") -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(16)
        self.count = 0
        self.user = b""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answers the options of a registration."""
        self.user = base64.urlsafe_b64decode(options["user"]["id"] + "==")
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        length = len(self.credential).to_bytes(2, "big")
        attested = bytes(16) + length + self.credential + public
        data = self.data(options["rp"]["id"], CREDENTIAL) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", options["challenge"])
        return self.answer(clientDataJSON=encoded(client), attestationObject=encoded(statement))

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answers the options of a sign-in."""
        self.count += 1
        data, client = self.data(options["rpId"]), self.client("webauthn.get", options["challenge"])
        text = data + hashlib.sha256(client).digest()
        return self.answer(
            clientDataJSON=encoded(client),
            authenticatorData=encoded(data),
            signature=encoded(self.key.sign(text, ec.ECDSA(hashes.SHA256()))),
            userHandle=encoded(self.user),
        )

    def data(self, host: str, flags: int = 0) -> bytes:
        """Returns the data that every answer begins with."""
        head = hashlib.sha256(host.encode()).digest()
        return head + bytes([flags | PRESENT | VERIFIED]) + self.count.to_bytes(4, "big")

    def client(self, kind: str, challenge: str) -> bytes:
        """Returns what the browser says about its page."""
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def answer(self, **response: str) -> dict[str, Any]:
        name = encoded(self.credential)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
