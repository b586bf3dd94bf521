"""Random identifiers and tokens: generation, hashing, comparison."""

import hashlib
import hmac
import secrets
from random import Random
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Small letters and digits that are not confused when read aloud."""


def fresh_name(length: int = 10) -> str:
    """Returns a random identifier for a game, an invitation or a notice."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def settled_name(text: str, length: int = 14) -> str:
    """Returns an identifier from the SHA-256 digest of a text: equal texts, equal identifiers."""
    number = int(hashlib.sha256(text.encode()).hexdigest(), 16)
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def fresh_token() -> str:
    """Returns a random token of 192 bits."""
    return secrets.token_urlsafe(24)


def fresh_secret() -> bytes:
    """Returns a random secret of 256 bits, for a deal or for the generators of bots."""
    return secrets.token_bytes(32)


def fresh_bytes(count: int) -> bytes:
    """Returns random bytes, such as the salt of an encrypted message."""
    return secrets.token_bytes(count)


def fresh_salt() -> str:
    """Returns a random salt of 128 bits, which protects a commitment against search."""
    return secrets.token_hex(16)


def unpredictable() -> Random:
    """Returns a generator that draws from the operating system."""
    return secrets.SystemRandom()


def hashed(token: str) -> str:
    """Returns the hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(first: str, second: str) -> bool:
    """Compares two texts in constant time."""
    return hmac.compare_digest(first.encode(), second.encode())
