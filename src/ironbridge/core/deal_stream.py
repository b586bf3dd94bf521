"""Cryptographic random numbers for deals: one SHAKE-256 stream per key and label.

``Rng`` is fast and its state can be computed from a few dozen outputs.  The output of a stream
reveals neither its key nor any other output, nor anything of a stream with another label.
"""

import hashlib
from typing import Final, Protocol, final

KEY_BYTES: Final = 32
"""Length of a key in bytes."""
WORD: Final = 8
"""Number of bytes that one random number is made of."""
RANGE: Final = 2 ** (8 * WORD)
FIRST_BYTES: Final = 1024
"""Number of bytes that a stream computes first; enough for a deck of cards."""
DOMAIN: Final = b"ironbridge deal stream 1\n"
"""First bytes of the hashed input, which no other use of SHAKE-256 in the project shares."""


class Shuffler(Protocol):
    """Source of random numbers that can make a deal."""

    def below(self, limit: int, /) -> int:
        """Returns a number from 0 up to, not including, the limit."""
        ...

    def shuffle(self, items: list[int], /) -> None:
        """Shuffles a list in place."""
        ...


@final
class DealStream:
    """A stream of random numbers, determined by a key of 256 bits and a label."""

    def __init__(self, key: bytes, label: str) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        self._hash = hashlib.shake_256(DOMAIN + key + label.encode())
        self._bytes = self._hash.digest(FIRST_BYTES)
        self._used = 0

    def below(self, limit: int, /) -> int:
        """Returns a number from 0 up to, not including, the limit.

        Words beyond the largest multiple of the limit are rejected, so that all numbers are equally
        likely.
        """
        largest = RANGE - RANGE % limit
        word = self._word()
        while word >= largest:
            word = self._word()
        return word % limit

    def shuffle(self, items: list[int], /) -> None:
        """Shuffles a list in place."""
        for last in range(len(items) - 1, 0, -1):
            pick = self.below(last + 1)
            items[last], items[pick] = items[pick], items[last]

    def _word(self) -> int:
        """Returns the next word of the stream."""
        start = self._used
        self._used = start + WORD
        if self._used > len(self._bytes):
            self._bytes = self._hash.digest(2 * len(self._bytes))
        return int.from_bytes(self._bytes[start : self._used], "big")
