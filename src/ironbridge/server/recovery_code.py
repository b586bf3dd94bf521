"""Recovery codes of profiles: 128 random bits with a checksum, in groups of letters and digits.

The letters are those of Crockford's base 32, which has none that are mistaken for digits.
"""

import hashlib
from typing import Final

from ironbridge.server.tokens import fresh_secret

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
BITS: Final = 128
CHECK_BITS: Final = 12
"""A mistyped code passes the checksum once in 4096 times; it is then unknown to the server."""
LENGTH: Final = (BITS + CHECK_BITS) // 5
GROUP: Final = 4


def fresh_code() -> str:
    """Returns a new code as it is shown: seven groups of four."""
    number = int.from_bytes(fresh_secret()[: BITS // 8], "big")
    number = number << CHECK_BITS | checksum(number)
    letters = [ALPHABET[number >> 5 * place & 31] for place in reversed(range(LENGTH))]
    return "-".join("".join(letters[at : at + GROUP]) for at in range(0, LENGTH, GROUP))


def checksum(number: int) -> int:
    """Returns the checksum of the random bits."""
    digest = hashlib.sha256(number.to_bytes(BITS // 8, "big")).digest()
    return int.from_bytes(digest[:2], "big") >> 16 - CHECK_BITS


def normal(typed: str) -> str | None:
    """Returns a typed code without groups, in one spelling; ``None`` when it is mistyped."""
    letters = "".join(char for char in typed.upper() if char.isalnum()).translate(MISREAD)
    if len(letters) != LENGTH or any(char not in ALPHABET for char in letters):
        return None
    number = 0
    for char in letters:
        number = number << 5 | ALPHABET.index(char)
    right = checksum(number >> CHECK_BITS) == number & (1 << CHECK_BITS) - 1
    return letters if right else None
