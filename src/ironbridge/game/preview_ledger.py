"""Fold of a previewed action, with the resources of every seat after it."""

from ironbridge.core.position import Position
from ironbridge.game.action_effects import ActionFold
from ironbridge.titles.spec import GameSpec
from ironbridge.types import SeatAfter, TileView


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
