"""Sets of small ids held in one integer: bit ``n`` is set when ``n`` is a member.

Sets have at most 62 members, so that a set is a native integer in both builds.  To visit the
members of a set, take its lowest bit until nothing is left::

    while slots:
        bit = slots & -slots
        slots ^= bit
        slot = index(bit)
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(62)])
"""``BIT[n]`` is the set holding only ``n``.  (Never shift a literal by a native integer.)"""

# A de Bruijn sequence: its 64 windows of six bits all differ, so the window that a power of two
# shifts to the top names that power.  Bits 58 to 63 of the product are the same whether or not
# the product wraps, so both builds agree.
_DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89


def _windows() -> list[int]:
    places = [0] * 64
    for n in range(62):
        places[((2**n * int(_DE_BRUIJN)) >> 58) & 63] = n
    return places


_INDEX: Final = vec[i64](_windows())


def index(bit: i64) -> i64:
    """Returns the number of the only member of a set."""
    return _INDEX[((bit * _DE_BRUIJN) >> 58) & 63]


def lowest(members: i64) -> i64:
    """Returns the smallest member of a set that is not empty."""
    return index(members & -members)


def count(members: i64) -> i64:
    """Returns the number of members of a set."""
    total: i64 = 0
    while members:
        members &= members - 1
        total += 1
    return total


def ids(members: i64) -> list[int]:
    """Returns the members as a list, smallest first; for code that is not in a hurry."""
    found: list[int] = []
    while members:
        bit = members & -members
        members ^= bit
        found.append(int(index(bit)))
    return found


def mask(members: list[int]) -> int:
    """Returns the set of these ids."""
    total = 0
    for member in members:
        total |= int(BIT[member])
    return total
