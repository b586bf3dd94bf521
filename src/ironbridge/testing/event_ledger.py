"""Ledger: rebuilds board, money and points from events alone, and compares with the position.

Kinds of events give their effects (``game/event_effects``). Beyond that the ledger knows only
printed data (prices, stacks, tracks). A difference means a change without an event, or a wrong
event.
"""

from collections.abc import Iterator

from ironbridge.core.action_table import BUILD, DOUBLE_BUILD
from ironbridge.core.bitset import ids
from ironbridge.core.event_kinds import BUILT, FLIPPED, MARKET, REMOVED, REPLACED
from ironbridge.core.events import EventRecord
from ironbridge.core.position import INCOME, POINTS, Position
from ironbridge.game.event_effects import (
    MARKETS,
    Accounts,
    EventEffect,
    effect_of,
    leaves_mat,
    wealth_of,
)
from ironbridge.notation.readers import links_on, stack_of, tiles_on, turn_order
from ironbridge.titles.spec import GameSpec


class Ledger:
    """Ledger of one game."""

    def __init__(self, spec: GameSpec, pos: Position) -> None:
        self.spec = spec
        self.tables = spec.rules.tables
        self.seats = range(spec.seats)
        self.books = Accounts(spec, pos)
        self.gone = [
            [pos.developed(seat, kind) for kind in range(self.tables.kinds)] for seat in self.seats
        ]
        """Number of tiles that have left each mat, by industry."""
        self.mistakes: list[str] = []

    def write(self, event: EventRecord) -> None:
        """Checks one event against the board, then applies its effect."""
        effect = effect_of(self.spec, event)
        if effect.seat >= 0:
            self.check(effect)
        self.books.apply(effect)

    def check(self, effect: EventEffect) -> None:
        """Checks an effect against the printed data and the board."""
        kind, seat = effect.kind, effect.seat
        if kind.points:
            self.check_points(effect)
        if kind.source == MARKET:
            self.check_bought(effect)
        if kind.target == MARKET:
            self.check_sold(effect)
        if kind.income:
            kept = self.books.income[seat] == effect.income_from
            self.expect(kept, f"income of seat {seat} moved from {effect.income_from}")
        if leaves_mat(effect):
            self.leave_mat(seat, effect.tile)
        if kind.link:
            self.expect(effect.link not in self.books.links, f"link {effect.link} was laid twice")
        if kind.tile:
            self.check_tile(effect)

    def check_tile(self, effect: EventEffect) -> None:
        """Checks that a new tile has a free slot, and that a flipped or removed tile is there."""
        slot, tile = effect.slot, effect.tile
        here = self.books.tiles.get(slot)
        if effect.kind.tile == BUILT:
            self.expect(here is None, f"a tile was built on slot {slot}, which is taken")
        elif effect.kind.tile == FLIPPED:
            self.expect(here == (effect.seat, tile, False), f"slot {slot} flipped unexpectedly")
        elif effect.kind.tile in (REPLACED, REMOVED):
            kept = (here or ())[:2] == (effect.seat, tile)
            self.expect(kept, f"slot {slot} was cleared of {tile}")

    def check_bought(self, effect: EventEffect) -> None:
        """Checks that cubes are bought at the printed prices, one by one."""
        goods, price = MARKETS.index(effect.kind.goods), -effect.money
        lying = self.books.market[goods]
        for _ in range(effect.cubes):
            price -= self.price_for(effect.seat, goods, lying)
            lying = max(lying - 1, 0)
        self.expect(price == 0, f"{MARKETS[goods]} was bought at another price than printed")

    def check_sold(self, effect: EventEffect) -> None:
        """Checks that cubes are sold at the printed prices, one by one."""
        goods, money = MARKETS.index(effect.kind.goods), effect.money
        lying = self.books.market[goods]
        for _ in range(effect.cubes):
            lying += 1
            money -= self.price_for(effect.seat, goods, lying)
        self.expect(money == 0, f"{MARKETS[goods]} was sold at another price than printed")

    def check_points(self, effect: EventEffect) -> None:
        """Checks that lost points equal the missing pounds, or are all points."""
        seat, points = effect.seat, effect.points
        if points <= 0 and self.books.wealth[seat] < 0:
            lost = min(-self.books.wealth[seat], self.books.points[seat])
            self.expect(points == -lost, f"seat {seat} lost {-points} points instead of {lost}")

    def leave_mat(self, seat: int, tile: int) -> None:
        """Removes a tile from a mat; checks that it is the lowest of its industry."""
        kind = self.tables.tile_kind[tile]
        stack = stack_of(self.spec, seat, kind)
        gone = self.gone[seat][kind]
        self.expect(stack[gone : gone + 1] == [tile], f"tile {tile} of seat {seat} was not lowest")
        self.gone[seat][kind] += 1

    def price_for(self, seat: int, goods: int, cubes: int) -> int:
        """Returns the printed price of a cube; 0 for an Automa."""
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
        """Yields a sentence for every difference between the position and the ledger."""
        yield from self.mistakes
        books = self.books
        for seat in self.seats:
            here = (
                wealth_of(pos, seat),
                pos.seat_value(seat, POINTS),
                pos.seat_value(seat, INCOME),
                [pos.developed(seat, kind) for kind in range(self.tables.kinds)],
            )
            kept = (books.wealth[seat], books.points[seat], books.income[seat], self.gone[seat])
            for what, there, expected in zip(("money", "points", "income", "mat"), here, kept):
                if there != expected:
                    yield f"{what} of seat {seat}: {there}, but the events make it {expected}"
        if turn_order(pos) != books.order:
            yield f"turn order: {turn_order(pos)}, but the events make it {books.order}"
        if tiles_on(pos) != books.tiles:
            yield f"tiles: {tiles_on(pos)}, but the events make them {books.tiles}"
        if links_on(self.spec, pos) != books.links:
            yield f"links: {links_on(self.spec, pos)}, but the events make them {books.links}"
        for goods, name in enumerate(MARKETS):
            if pos.market(goods) != books.market[goods]:
                yield f"{name} market: the events make it {books.market[goods]}"

    def cube_differences(self, pos: Position) -> Iterator[str]:
        """Yields differences in the cubes on slots."""
        for slot in ids(pos.slots_taken):
            lying, expected = pos.cubes_on(slot), self.books.cubes.get(slot)
            if slot != site(pos) and lying != expected:
                yield f"slot {slot} holds {lying} cubes, but the events make it {expected}"


def site(pos: Position) -> int:
    """Returns the slot of a tile that is being built and not yet supplied; -1 without one."""
    building = bool(pos.piece_placed) and pos.verb in (BUILD, DOUBLE_BUILD)
    return pos.slot if building else -1
