"""A second set of books: the board, money and points, kept from events alone.

The books know nothing of the rules but what is printed (prices, stacks, tracks).  Whenever they
differ from the position, something moved that no event tells of, or an event told a lie.
"""

from collections.abc import Iterator

from ironbridge.core.action_table import BUILD, DOUBLE_BUILD
from ironbridge.core.bitset import BIT, ids
from ironbridge.core.events import (
    BOUGHT,
    ERA_ENDED,
    INCOME_MOVED,
    LINK_LAID,
    LINKS_SCORED,
    ORDER_SET,
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
    MONEY,
    POINTS,
    Position,
)
from ironbridge.notation.readers import links_on, stack_of, tiles_on, turn_order
from ironbridge.titles.spec import GameSpec

TRACKS = GOODS[:2]


class Ledger:
    """The books of one game."""

    def __init__(self, spec: GameSpec, pos: Position) -> None:
        self.spec = spec
        self.tables = spec.rules.tables
        self.seats = range(spec.seats)
        self.wealth = [wealth(pos, seat) for seat in self.seats]
        """Money, less what is still owed."""
        self.points = [pos.seat_value(seat, POINTS) for seat in self.seats]
        self.income = [pos.seat_value(seat, INCOME) for seat in self.seats]
        self.era = pos.era
        self.order = turn_order(pos)
        self.tiles = tiles_on(pos)
        self.links = links_on(spec, pos)
        self.market = [pos.market(goods) for goods in range(len(TRACKS))]
        self.gone = [
            [pos.developed(seat, kind) for kind in range(self.tables.kinds)] for seat in self.seats
        ]
        """Tiles that have left each mat, by industry."""
        self.mistakes: list[str] = []

    def write(self, event: EventRecord) -> None:
        """Enter one event."""
        what, seat, a, b, _ = event
        kind = self.spec.events[what]
        if seat < 0:
            self.era += what == ERA_ENDED
            return
        self.wealth[seat] += kind.money * kind.amount(a, b)
        if kind.points:
            self.enter_points(seat, kind.points * kind.amount(a, b))
        if what == LINKS_SCORED and not self.tables.links_stay & BIT[self.era]:
            self.links = {link: owner for link, owner in self.links.items() if owner != seat}
        elif BOUGHT <= what < BOUGHT + len(TRACKS):
            self.enter_bought(seat, what - BOUGHT, a, b)
        elif SOLD <= what < SOLD + len(TRACKS):
            self.enter_sold(seat, what - SOLD, a, b)
        elif what == INCOME_MOVED:
            self.expect(self.income[seat] == a, f"income of seat {seat} moved from {a}")
            self.income[seat] = b
        elif what == ORDER_SET:
            self.order[a] = seat
        elif kind.details == ("tile",):  # without a slot: it left the mat for the box
            self.leave_mat(seat, a)
        else:
            self.enter_piece(what, seat, a, b)

    def enter_piece(self, what: int, seat: int, a: int, b: int) -> None:
        """Tiles and links come and go."""
        if what == TILE_BUILT:
            self.expect(a not in self.tiles, f"a tile was built on slot {a}, which is taken")
            self.leave_mat(seat, b)
            self.tiles[a] = (seat, b, False)
        elif what == TILE_FLIPPED:
            self.expect(self.tiles.get(a) == (seat, b, False), f"slot {a} flipped unexpectedly")
            self.tiles[a] = (seat, b, True)
        elif what in (TILE_REPLACED, TILE_REMOVED):
            self.expect(self.tiles.get(a, ())[:2] == (seat, b), f"slot {a} was cleared of {b}")
            self.tiles.pop(a, None)
        elif what == LINK_LAID:
            self.expect(a not in self.links, f"link {a} was laid twice")
            self.links[a] = seat

    def enter_bought(self, seat: int, goods: int, cubes: int, price: int) -> None:
        """Cubes are bought from a track: at the printed prices, one by one."""
        for _ in range(cubes):
            price -= self.price_for(seat, goods, self.market[goods])
            self.market[goods] = max(self.market[goods] - 1, 0)
        self.expect(price == 0, f"{TRACKS[goods]} was bought at another price than printed")

    def enter_sold(self, seat: int, goods: int, cubes: int, money: int) -> None:
        """Cubes are sold to a track in the same way."""
        for _ in range(cubes):
            self.market[goods] += 1
            money -= self.price_for(seat, goods, self.market[goods])
        self.expect(money == 0, f"{TRACKS[goods]} was sold at another price than printed")

    def enter_points(self, seat: int, points: int) -> None:
        """Points change; losing some settles what money could not."""
        if points <= 0 and self.wealth[seat] < 0:
            lost = min(-self.wealth[seat], self.points[seat])
            self.expect(points == -lost, f"seat {seat} lost {-points} points instead of {lost}")
            self.wealth[seat] = 0
        self.points[seat] += points

    def leave_mat(self, seat: int, tile: int) -> None:
        """The lowest tile of its industry leaves a mat."""
        kind = self.tables.tile_kind[tile]
        stack = stack_of(self.spec, seat, kind)
        gone = self.gone[seat][kind]
        self.expect(stack[gone : gone + 1] == [tile], f"tile {tile} of seat {seat} was not lowest")
        self.gone[seat][kind] += 1

    def price_for(self, seat: int, goods: int, cubes: int) -> int:
        """Returns the printed price of a cube; nothing for seats that play by themselves."""
        if self.is_automatic(seat):
            return 0
        depth = len(self.tables.market_price) // 2
        return self.tables.market_price[goods * depth + cubes]

    def is_automatic(self, seat: int) -> bool:
        return seat in ids(self.tables.automatic)

    def expect(self, kept: bool, otherwise: str) -> None:
        if not kept:
            self.mistakes.append(otherwise)

    def differences(self, pos: Position) -> Iterator[str]:
        """Sentences about everything in the position that the books have otherwise."""
        yield from self.mistakes
        for seat in self.seats:
            here = (
                wealth(pos, seat),
                pos.seat_value(seat, POINTS),
                pos.seat_value(seat, INCOME),
                [pos.developed(seat, kind) for kind in range(self.tables.kinds)],
            )
            books = (self.wealth[seat], self.points[seat], self.income[seat], self.gone[seat])
            for what, there, expected in zip(("money", "points", "income", "mat"), here, books):
                if there != expected:
                    yield f"{what} of seat {seat}: {there}, but the events make it {expected}"
        if turn_order(pos) != self.order:
            yield f"turn order: {turn_order(pos)}, but the events make it {self.order}"
        if tiles_on(pos) != self.tiles:
            yield f"tiles: {tiles_on(pos)}, but the events make them {self.tiles}"
        if links_on(self.spec, pos) != self.links:
            yield f"links: {links_on(self.spec, pos)}, but the events make them {self.links}"
        for goods, name in enumerate(TRACKS):
            if pos.market(goods) != self.market[goods]:
                yield f"{name} market: the events make it {self.market[goods]}"


def wealth(pos: Position, seat: int) -> int:
    """Returns money, less what the seat to act still owes."""
    owing = pos.owed + pos.price if seat == pos.seat else 0
    return pos.seat_value(seat, MONEY) - owing


def site(pos: Position) -> int:
    """Returns the slot where a tile is being built and not yet supplied; -1 when there is none."""
    building = bool(pos.piece_placed) and pos.verb in (BUILD, DOUBLE_BUILD)
    return pos.slot if building else -1


class Cubes:
    """Cubes and barrels on tiles: where they came from and where they went."""

    def __init__(self, spec: GameSpec, pos: Position) -> None:
        self.tables = spec.rules.tables
        self.lying = {slot: pos.cubes_on(slot) for slot in ids(pos.slots_taken)}
        self.latest = (-1, -1)
        """The slot built on last, and what its tile gives."""

    def goods_of(self, tile: int) -> int:
        return self.tables.kind_goods[self.tables.tile_kind[tile]]

    def write(self, before: Position, event: EventRecord) -> None:
        """Enter one event."""
        what, _, a, b, _ = event
        if what == TILE_BUILT:
            cubes = self.tables.tile_cubes[b * 2 + before.era]
            self.lying[a] = cubes if self.goods_of(b) >= 0 else 0
            self.latest = (a, self.goods_of(b))
        elif what in (TILE_REPLACED, TILE_REMOVED):
            self.lying.pop(a, None)
        elif SOLD <= what < SOLD + len(TRACKS) and what == SOLD + self.latest[1]:
            self.lying[self.latest[0]] -= a
        elif TAKEN <= what < TAKEN + len(GOODS) and a in self.lying:
            self.lying[a] -= b

    def differences(self, pos: Position) -> Iterator[str]:
        """Slots with other cubes than the events make them."""
        for slot in ids(pos.slots_taken):
            lying = pos.cubes_on(slot)
            if slot != site(pos) and lying != self.lying[slot]:
                yield f"slot {slot} holds {lying} cubes, but the events make it {self.lying[slot]}"
