"""Fold of a previewed action, with the resources of every seat after it."""

from ironbridge.core.bitset import ids
from ironbridge.core.position import Position
from ironbridge.game.action_effects import ActionFold
from ironbridge.titles.spec import GameSpec
from ironbridge.types import LinkGain, SeatAfter, TileGain, TileView


class PreviewLedger(ActionFold):
    """Price, goods, tiles and resources after a previewed action."""

    def __init__(self, spec: GameSpec, before: Position) -> None:
        super().__init__(spec, before)
        self.owed = before.owed
        self.before = self.tiles()

    def tiles(self) -> dict[str, TileView]:
        """Returns the tiles on the board after the action."""
        names, now = self.spec.names, self.after
        return {
            names.slots[slot]: TileView(
                tile=names.tiles[tile], owner=owner, cubes=now.cubes[slot], sold=flipped
            )
            for slot, (owner, tile, flipped) in sorted(now.tiles.items())
        }

    def tiles_changed(self) -> dict[str, TileView]:
        """Returns the tiles that the action changes."""
        return {slot: tile for slot, tile in self.tiles().items() if self.before.get(slot) != tile}

    def tile_gains(self) -> list[TileGain]:
        """Returns what the tiles that the action built give once they flip."""
        tables, names = self.tables, self.spec.names
        waiting = {
            names.slots[slot]: tile
            for slot, (_, tile, flipped) in self.after.tiles.items()
            if not flipped
        }
        return [
            TileGain(
                slot=piece.slot,
                tile=piece.tile,
                points=tables.tile_points[waiting[piece.slot]],
                income=tables.tile_income[waiting[piece.slot]] if len(tables.income_level) else 0,
                link_points=tables.tile_icons[waiting[piece.slot]],
            )
            for piece in self.built
            if piece.slot in waiting and self.flipping(waiting[piece.slot])
        ]

    def flipping(self, tile: int) -> bool:
        """Returns whether flipping a tile gives anything."""
        tables = self.tables
        return bool(len(tables.income_level) and tables.tile_points[tile] + tables.tile_icons[tile])

    def link_gains(self) -> list[LinkGain]:
        """Returns the points of the links that the action laid."""
        if not len(self.tables.income_level):
            return []
        names = self.spec.names.links
        return [
            LinkGain(
                link=link,
                now=self.link_points(names.index(link), possible=False),
                possible=self.link_points(names.index(link), possible=True),
            )
            for link in self.laid
        ]

    def link_points(self, link: int, possible: bool) -> int:
        """Returns the link icons at the ends of a link; with ``possible``, of every tile there."""
        tables, places = self.tables, ids(self.tables.link_places[link])
        printed = sum(tables.place_icons[place] for place in places)
        return printed + sum(
            tables.tile_icons[tile]
            for slot, (_, tile, flipped) in self.after.tiles.items()
            if (flipped or possible) and self.spec.names.slot_place[slot] in places
        )

    def order_next(self) -> list[int]:
        """Returns the turn order if the round ended now."""
        order, spent = self.after.order, self.after.spent
        return order if self.tables.fixed_order else sorted(order, key=lambda seat: spent[seat])

    def money_of(self, seat: int) -> int:
        """Returns a seat's money; a debt is deducted at once, or once it is covered."""
        wealth = self.after.wealth[seat]
        waits = wealth < 0 and seat == self.seat and self.tables.income_together
        return wealth + self.owed if waits else max(wealth, 0)

    def seats_after(self) -> list[SeatAfter]:
        """Returns the resources of every seat after the action."""
        levels, order, now = self.tables.income_level, self.order_next(), self.after
        return [
            SeatAfter(
                money=self.money_of(seat),
                income=now.income[seat],
                level=levels[now.income[seat]] if len(levels) else 0,
                points=now.points[seat],
                spent=now.spent[seat],
                place_next=order.index(seat) + 1,
            )
            for seat in range(self.spec.seats)
        ]
