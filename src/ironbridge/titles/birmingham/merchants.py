"""Merchants: the industries they buy in this game, and connections to them."""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.network import connected
from ironbridge.core.position import NO_TILE, Position


class Merchants:
    """Merchant spaces, the industries that their tiles buy, and the bonuses of their barrels."""

    def __init__(self, space_place: vec[i64], tile_buys: vec[i64]) -> None:
        self.space_place = space_place
        self.tile_buys = tile_buys
        """Industries that each kind of merchant tile buys, as bitsets."""

    def buys(self, pos: Position, space: i64) -> i64:
        """Returns the industries bought at a merchant space in this game."""
        tile = i64(pos.deal.piles[space])
        return i64(0) if tile == NO_TILE else self.tile_buys[tile]  # BB-merchant-7

    def buyers(self, pos: Position, kind: i64, place: i64) -> i64:
        """Returns the merchant spaces connected to a place that buy an industry."""  # BB-sell-2
        here = BIT[place]
        found: i64 = 0
        space: i64 = 0
        while space < len(self.space_place):
            if connected(pos, self.space_place[space], here):
                if self.buys(pos, space) & BIT[kind]:
                    found |= BIT[space]
            space += 1
        return found
