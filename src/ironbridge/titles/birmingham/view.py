"""View types of Brass: Birmingham."""

from msgspec import Struct

from ironbridge.core.bitset import ids
from ironbridge.core.names import Names
from ironbridge.core.position import NO_TILE, Position
from ironbridge.titles.birmingham.buyers import COUNTERS
from ironbridge.titles.birmingham.codes import BARRELS


class MerchantSeen(Struct, frozen=True, kw_only=True):
    """Merchant space: its tile, and whether it has a barrel."""

    tile: str
    beer: bool


class BackSeen(Struct, frozen=True, kw_only=True):
    """Back of an Automa card."""

    group: str
    first: str
    brewery: str
    icon: str
    develop: int


class AutomaSeen(Struct, frozen=True, kw_only=True):
    """Public data of the Automa's cards."""

    seat: int
    deck_size: int
    back: BackSeen | None
    discards: list[int]


class BirminghamSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Merchants by space, and the Automa in a solo game."""

    merchants: dict[str, MerchantSeen]
    automa: AutomaSeen | None = None


def merchants_seen(names: Names, pos: Position) -> dict[str, MerchantSeen]:
    """Returns each merchant space with a tile: the tile, and whether it has a barrel."""
    barrels = set(ids(pos.words[BARRELS]))
    return {
        name: MerchantSeen(tile=COUNTERS[pos.deal.piles[space]], beer=space in barrels)
        for space, name in enumerate(names.spaces)
        if pos.deal.piles[space] != NO_TILE
    }
