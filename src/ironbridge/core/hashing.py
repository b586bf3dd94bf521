"""Hashing of positions into keys of 64 bits.

A key is a sum of numbers, each multiplied by its own odd constant; ``mix`` then mixes the bits.
Sums wrap in compiled code and grow in interpreted code; the lowest 64 bits are the same.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8


def _odds() -> list[int]:
    state, found = 1, []
    for _ in range(256):
        state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        found.append(state >> 2 | 1)
    return found


ODD_MULTIPLIERS: Final = vec[i64](_odds())
"""Pseudorandom odd constants."""
_HALF: Final[i64] = 0xFFFFFFFF


def packed(cells: vec[u8], at: i64, length: i64) -> i64:
    """Returns up to 16 small cells packed into one number."""
    total: i64 = 0
    end = at + length
    while at < end:
        total = (total << 4) + i64(cells[at])
        at += 1
    return total


def mix(total: i64) -> i64:
    """Returns a sum with all its bits mixed, as a signed number of 64 bits.

    Different sums stay different.
    """
    low = total & _HALF
    high = (total >> 32) & _HALF
    high ^= (low * 0x2C1B3C6D >> 12) & _HALF
    low ^= (high * 0x297A2D39 >> 15) & _HALF
    high ^= (low * 0x1B873593 >> 13) & _HALF
    return ((high ^ 0x80000000) - 0x80000000) << 32 | low
