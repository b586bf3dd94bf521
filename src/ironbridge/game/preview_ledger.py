"""The books of an action that is only tried out: what it costs, moves, flips and leaves behind."""

from ironbridge.core.action_table import BUILD, DOUBLE_BUILD, LINK, SELL
from ironbridge.core.bitset import BIT
from ironbridge.core.events import (
    BOUGHT,
    INCOME_MOVED,
    LINK_LAID,
    PAID,
    SOLD,
    TAKEN,
    TILE_BUILT,
    TILE_FLIPPED,
    TILE_REMOVED,
    TILE_REPLACED,
    EventRecord,
)
from ironbridge.core.names import GOODS
from ironbridge.core.position import (
    INCOME,
    IRON,
    MONEY,
    POINTS,
    SPENT,
    Position,
)
from ironbridge.game.paths import path, place_of_slot, place_of_space, ways_of
from ironbridge.notation.readers import tiles_on, turn_order
from ironbridge.titles.spec import GameSpec
from ironbridge.types import Flip, Haul, SeatAfter, TileView

MARKET = "market"
TRACKS = range(IRON + 1)


class PreviewLedger:
    """Everything that events say of one action, written down as they come."""

    def __init__(self, spec: GameSpec, before: Position) -> None:
        self.spec = spec
        self.tables = spec.rules.tables
        self.seat = before.seat
        self.era = before.era
        self.ways = ways_of(spec, before)
        self.links = before.links_built
        seats = range(spec.seats)
        self.order = turn_order(before)
        self.owed = before.owed
        self.money = [before.seat_value(seat, MONEY) for seat in seats]
        self.income = [before.seat_value(seat, INCOME) for seat in seats]
        self.points = [before.seat_value(seat, POINTS) for seat in seats]
        self.spent = [before.seat_value(seat, SPENT) for seat in seats]
        self.market = [before.market(goods) for goods in TRACKS]
        self.tiles = {
            slot: TileView(
                tile=spec.names.tiles[tile],
                owner=owner,
                cubes=before.cubes_on(slot),
                sold=sold,
            )
            for slot, (owner, tile, sold) in tiles_on(before).items()
        }
        self.as_before = dict(self.tiles)
        self.latest, self.latest_goods = -1, -1
        """The slot built on last, and what its tile gives."""
        self.site, self.site_name = 0, ""
        """Places that the piece is about, and what it is called."""
        self.piece = "paid"
        """What a price is paid for."""
        self.price: dict[str, int] = {}
        self.laid: list[str] = []
        self.developed: list[str] = []
        self.removed: list[str] = []
        self.hauls: list[Haul] = []
        self.sold: list[Haul] = []
        self.flips: list[Flip] = []

    def answer(self, code: int) -> None:
        """An answer was given: perhaps a new piece is what follows is about."""
        choices, names = self.tables.choices, self.spec.names
        verb, a, b = (row[code] for row in (choices.verb, choices.a, choices.b))
        if verb in (BUILD, DOUBLE_BUILD):
            self.site, self.site_name = place_of_slot(self.spec, b), names.slots[b]
            self.piece = "tile"
        elif verb == LINK:
            self.site, self.site_name = self.tables.link_places[a], names.links[a]
            self.piece = "link"
        elif verb == SELL:
            self.site, self.site_name = place_of_slot(self.spec, a), names.slots[a]

    def write(self, event: EventRecord) -> None:
        """Enter one event."""
        what, seat, a, b, _ = event
        kind = self.spec.events[what]
        if seat >= 0:
            self.money[seat] += kind.money * kind.amount(a, b)
            self.points[seat] += kind.points * kind.amount(a, b)
        if kind.points and kind.amount(a, b) <= 0 and self.owed:  # points settle the debt
            self.money[self.seat], self.owed = 0, 0
        if what == PAID:
            self.pay(seat, self.piece, a)
        elif BOUGHT <= what < BOUGHT + len(TRACKS):
            self.buy(seat, what - BOUGHT, a, b)
        elif SOLD <= what < SOLD + len(TRACKS):
            self.sell(what - SOLD, a, b)
        elif TAKEN <= what < TAKEN + len(GOODS):
            self.take(GOODS[what - TAKEN], a, b)
        elif kind.goods:
            self.fetch(kind.goods, a)
        elif kind.details == ("tile",):
            self.developed.append(self.spec.names.tiles[a])
        elif what == INCOME_MOVED:
            self.move_income(seat, a, b)
        else:
            self.place(what, seat, a, b)

    def place(self, what: int, seat: int, a: int, b: int) -> None:
        """Pieces come, go and flip."""
        names = self.spec.names
        if what == TILE_BUILT:
            goods = self.tables.kind_goods[self.tables.tile_kind[b]]
            cubes = self.tables.tile_cubes[b * 2 + self.era] if goods >= 0 else 0
            self.tiles[a] = TileView(tile=names.tiles[b], owner=seat, cubes=cubes, sold=False)
            self.latest, self.latest_goods = a, goods
        elif what == LINK_LAID:
            self.links |= BIT[a]
            self.laid.append(names.links[a])
        elif what in (TILE_REPLACED, TILE_REMOVED):
            self.tiles.pop(a, None)
            self.removed.append(names.slots[a])
        elif what == TILE_FLIPPED:
            self.change(a, sold=True)
            income = self.income[seat]
            flip = Flip(
                slot=names.slots[a],
                tile=names.tiles[b],
                owner=seat,
                income_from=income,
                income_to=income,
            )
            self.flips.append(flip)

    def change(self, slot: int, cubes: int = 0, sold: bool | None = None) -> None:
        """Cubes leave a tile, or it flips."""
        if slot in self.tiles:
            old = self.tiles[slot]
            self.tiles[slot] = TileView(
                tile=old.tile,
                owner=old.owner,
                cubes=old.cubes - cubes,
                sold=old.sold if sold is None else sold,
            )

    def move_income(self, seat: int, old: int, new: int) -> None:
        """An income marker moves, because of a tile that flipped or of something else."""
        self.income[seat] = new
        if self.flips:
            last = self.flips[-1]
            if last.owner == seat and last.income_to == last.income_from == old:
                self.flips[-1] = Flip(
                    slot=last.slot, tile=last.tile, owner=seat, income_from=old, income_to=new
                )

    # ------------------------------------------------------------------ goods

    def pay(self, seat: int, part: str, money: int) -> None:
        """A part of the price."""
        self.spent[seat] += money
        self.price[part] = self.price.get(part, 0) + money

    def buy(self, seat: int, goods: int, cubes: int, money: int) -> None:
        """Cubes come from a market."""
        name = GOODS[goods]
        self.pay(seat, name, money)
        self.market[goods] = max(self.market[goods] - cubes, 0)
        self.haul(self.hauls, name, cubes, MARKET, None, self.ways.doors, money)

    def take(self, goods: str, slot: int, cubes: int) -> None:
        """Cubes or barrels come from a tile."""
        tile = self.tiles.get(slot)
        owner = tile.owner if tile else None
        self.change(slot, cubes)
        start = place_of_slot(self.spec, slot)
        free = goods == GOODS[-1] and owner == self.seat  # one's own beer needs no way
        name = self.spec.names.slots[slot]
        self.haul(self.hauls, goods, cubes, name, owner, 0 if free else start, 0)

    def fetch(self, goods: str, space: int) -> None:
        """Something comes from a space beside the slots, such as a merchant's barrel."""
        start = place_of_space(self.spec, space)
        self.haul(self.hauls, goods, 1, self.spec.names.spaces[space], None, start, 0)

    def sell(self, goods: int, cubes: int, money: int) -> None:
        """Cubes of the tile just built go to a market."""
        self.market[goods] += cubes
        if goods == self.latest_goods:
            self.change(self.latest, cubes)
        name, slot = GOODS[goods], self.spec.names.slots[self.latest]
        way: list[str] = []
        if name in self.ways.carried:
            start = place_of_slot(self.spec, self.latest)
            way = path(self.spec, self.ways, self.links, start, self.ways.doors)
        self.sold.append(
            Haul(
                goods=name,
                count=cubes,
                source=slot,
                owner=self.seat,
                path=way,
                to=MARKET,
                money=money,
            )
        )

    def haul(
        self,
        into: list[Haul],
        goods: str,
        count: int,
        source: str,
        owner: int | None,
        places: int,
        money: int,
    ) -> None:
        """Goods travel from one of these places to the piece that needs them."""
        way: list[str] = []
        if goods in self.ways.carried and places:
            way = path(self.spec, self.ways, self.links, places, self.site)
        into.append(
            Haul(
                goods=goods,
                count=count,
                source=source,
                owner=owner,
                path=way,
                to=self.site_name,
                money=money,
            )
        )

    # ------------------------------------------------------------------ afterwards

    def tiles_changed(self) -> dict[str, TileView]:
        """Returns the tiles that lie otherwise than before."""
        names = self.spec.names
        return {
            names.slots[slot]: tile
            for slot, tile in sorted(self.tiles.items())
            if self.as_before.get(slot) != tile
        }

    def order_next(self) -> list[int]:
        """Returns the turn order if the round ended now."""
        if self.tables.fixed_order:
            return self.order
        return sorted(self.order, key=lambda seat: self.spent[seat])

    def money_of(self, seat: int) -> int:
        """Returns a seat's money: a debt takes it at once, or only when it is covered."""
        if seat != self.seat or not self.owed:
            return self.money[seat]
        left = self.money[seat] - self.owed
        return self.money[seat] if left < 0 and self.tables.income_together else max(left, 0)

    def seats_after(self) -> list[SeatAfter]:
        """Returns what every seat would have."""
        levels, order = self.tables.income_level, self.order_next()
        return [
            SeatAfter(
                money=self.money_of(seat),
                income=self.income[seat],
                level=levels[self.income[seat]] if len(levels) else 0,
                points=self.points[seat],
                spent=self.spent[seat],
                place_next=order.index(seat) + 1,
            )
            for seat in range(self.spec.seats)
        ]
