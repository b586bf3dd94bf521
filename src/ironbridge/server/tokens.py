"""Random identifiers and tokens: how they are made, hashed, compared and signed."""

import hashlib
import hmac
import secrets
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Small letters and digits that are not mistaken for each other when read aloud."""


def fresh_name(length: int = 10) -> str:
    """Returns a short random word for a game, an invitation or a notice."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def settled_name(text: str, length: int = 14) -> str:
    """Returns an identifier made from the SHA-256 digest of a text: equal texts, equal names."""
    number = int(hashlib.sha256(text.encode()).hexdigest(), 16)
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def fresh_token() -> str:
    """Returns what holds a seat: 192 random bits."""
    return secrets.token_urlsafe(24)


def fresh_salt() -> str:
    """Returns 128 random bits that keep a commitment from being searched."""
    return secrets.token_hex(16)


def hashed(token: str) -> str:
    """Returns what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(first: str, second: str) -> bool:
    """Returns whether two texts are equal, in a time that does not depend on where they differ."""
    return hmac.compare_digest(first.encode(), second.encode())


def commitment(seed: int, salt: str) -> str:
    """Returns what is shown of a secret seed when a game begins."""
    return hashlib.sha256(f"ironbridge deal 1\n{seed}\n{salt}\n".encode()).hexdigest()


class Signer:
    """Signs the names of invitations, so that made-up codes never reach the database."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="invitation")

    def code(self, invitation: str) -> str:
        """Returns the code of an invitation."""
        return str(self._serializer.dumps(invitation))

    def name(self, code: str) -> str | None:
        """Returns the invitation that a code names; ``None`` when it was not signed here."""
        try:
            name = self._serializer.loads(code)
        except BadData:
            return None
        return name if isinstance(name, str) else None
