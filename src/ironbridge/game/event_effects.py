"""Interprets events: the effect of each event by its kind, and accounts that apply effects.

``effect_of`` turns four numbers into an ``EventEffect`` by the table of event kinds alone.
``Accounts`` starts from a position and applies effects: money, points, income, turn order, tiles,
cubes, links and markets.  Preview, log, score breakdown, data set and test ledger use these two;
none of them depends on the name or number of a kind of event.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ironbridge.core.bitset import BIT, ids
from ironbridge.core.event_kinds import (
    BUILT,
    DEVELOPED,
    ERA,
    FLIPPED,
    LINKS,
    MARKET,
    REMOVED,
    REPLACED,
    EventKind,
)
from ironbridge.core.events import EventRecord
from ironbridge.core.names import GOODS
from ironbridge.core.position import INCOME, IRON, MONEY, POINTS, SPENT, Position
from ironbridge.notation.readers import links_on, tiles_on, turn_order
from ironbridge.titles.spec import GameSpec, per_spec

MARKETS: Final = GOODS[: int(IRON) + 1]
"""Goods that have a market."""
REMEMBERED: Final = 4000
"""Maximum number of cached effects per game spec, which all games of a server share."""
NONE: Final = -1
"""Value of a detail that an event does not have."""


@dataclass(frozen=True, slots=True)
class EventEffect:
    """What one event changes; fields that do not concern it are empty or ``NONE``."""

    kind: EventKind
    seat: int
    money: int = 0
    """Money that the seat gains; negative where it pays."""
    points: int = 0
    income_from: int = NONE
    income_to: int = NONE
    slot: int = NONE
    to_slot: int = NONE
    tile: int = NONE
    link: int = NONE
    space: int = NONE
    card: int = NONE
    rank: int = NONE
    cubes: int = 0
    """Cubes or barrels that move."""


@per_spec
def known_effects(spec: GameSpec) -> dict[tuple[int, ...], EventEffect]:
    """Returns the cache of effects of a game spec, empty at first."""
    return {}


def effect_of(spec: GameSpec, event: EventRecord) -> EventEffect:
    """Returns the effect of one event; equal events share it."""
    known, key = known_effects(spec), event[:4]
    found = known.get(key)
    if found is None:
        if len(known) >= REMEMBERED:
            known.clear()
        found = known[key] = effect_of_numbers(spec, *key)
    return found


def effect_of_numbers(spec: GameSpec, what: int, seat: int, a: int, b: int) -> EventEffect:
    """Returns the effect of an event, from its numbers."""
    kind = spec.events[what]
    amount = kind.amount(a, b)
    return EventEffect(
        kind,
        seat,
        money=kind.money * amount,
        points=kind.points * amount,
        income_from=kind.number("from", a, b) if kind.income else NONE,
        income_to=kind.number("to", a, b) if kind.income else NONE,
        slot=kind.number("slot", a, b),
        to_slot=kind.number("to_slot", a, b),
        tile=kind.number("tile", a, b),
        link=kind.number("link", a, b),
        space=kind.number("space", a, b),
        card=kind.number("card", a, b),
        rank=kind.number("rank", a, b),
        cubes=cubes_moved(kind, a, b),
    )


def cubes_moved(kind: EventKind, a: int, b: int) -> int:
    """Returns the number of cubes or barrels that an event moves; 1 where it has no number."""
    if not (kind.goods or kind.develops):
        return 0
    return kind.number("cubes", a, b) if "cubes" in kind.details else 1


class Accounts:
    """Everything on the board and on the tracks that events change, starting from a position.

    Reads the board from the position when it is first needed: most actions touch little of it.
    """

    def __init__(self, spec: GameSpec, pos: Position) -> None:
        self.spec = spec
        self._begun_at = pos
        self.tables = spec.rules.tables
        seats = range(spec.seats)
        self.wealth = [wealth_of(pos, seat) for seat in seats]
        """Money less debts, by seat."""
        self.points = [pos.seat_value(seat, POINTS) for seat in seats]
        self.income = [pos.seat_value(seat, INCOME) for seat in seats]
        self.spent = [pos.seat_value(seat, SPENT) for seat in seats]
        self.order = turn_order(pos)
        self.era = pos.era
        self.market = [pos.market(goods) for goods in range(len(MARKETS))]
        self.latest = NONE
        """Slot of the latest build."""

    @cached_property
    def tiles(self) -> dict[int, tuple[int, int, bool]]:
        """Owner, tile and side, by slot."""
        return tiles_on(self._begun_at)

    @cached_property
    def cubes(self) -> dict[int, int]:
        """Number of cubes or barrels, by slot."""
        pos = self._begun_at
        return {slot: pos.cubes_on(slot) for slot in ids(pos.slots_taken)}

    @cached_property
    def links(self) -> dict[int, int]:
        """Owner, by link."""
        return links_on(self.spec, self._begun_at)

    def apply(self, effect: EventEffect) -> None:
        kind, seat = effect.kind, effect.seat
        if kind.ends == ERA:
            self.era += 1
        if seat < 0:
            return
        self.wealth[seat] += effect.money
        if kind.spent:
            self.spent[seat] -= effect.money
        if kind.points:
            self._score(effect)
        if kind.income:
            self.income[seat] = effect.income_to
        if kind.rank:
            self.order[effect.rank], self.spent[seat] = seat, 0
        if kind.link:
            self.links[effect.link] = seat
        if kind.tile:
            self._move_tile(effect)
        if kind.goods:
            self._move_goods(effect)

    def _score(self, effect: EventEffect) -> None:
        """Changes points; a loss settles a debt, and scored links may leave the board."""
        seat = effect.seat
        if effect.points <= 0 and self.wealth[seat] < 0:
            self.wealth[seat] = 0
        self.points[seat] += effect.points
        if effect.kind.score == LINKS and not self.tables.links_stay & BIT[self.era]:
            self.links = {link: owner for link, owner in self.links.items() if owner != seat}

    def _move_tile(self, effect: EventEffect) -> None:
        """Adds, flips or removes a tile; a developed tile was never on the board."""
        change, slot = effect.kind.tile, effect.slot
        if change == BUILT:
            self.tiles[slot] = (effect.seat, effect.tile, False)
            self.cubes[slot] = self.cubes_printed(effect.tile)
            self.latest = slot
        elif change == FLIPPED:
            self.tiles[slot] = (effect.seat, effect.tile, True)
        elif change in (REPLACED, REMOVED):
            self.tiles.pop(slot, None)
            self.cubes.pop(slot, None)

    def _move_goods(self, effect: EventEffect) -> None:
        """Moves cubes or barrels from a tile or a market, or to a market."""
        kind = effect.kind
        source = self.source_slot(effect)
        if source in self.cubes:
            self.cubes[source] -= effect.cubes
        if kind.source == MARKET:
            goods = MARKETS.index(kind.goods)
            self.market[goods] = max(self.market[goods] - effect.cubes, 0)
        if kind.target == MARKET:
            self.market[MARKETS.index(kind.goods)] += effect.cubes

    def source_slot(self, effect: EventEffect) -> int:
        """Returns the slot that goods come from; ``NONE`` where they come from no slot."""
        if effect.kind.source == "slot":
            return effect.slot
        if effect.kind.source != BUILT or self.latest == NONE:
            return NONE
        tile = self.tiles[self.latest][1]
        return self.latest if self.goods_of(tile) == effect.kind.goods else NONE

    def goods_of(self, tile: int) -> str:
        """Returns the goods that a tile holds; empty where it holds none."""
        goods = self.tables.kind_goods[self.tables.tile_kind[tile]]
        return GOODS[goods] if goods >= 0 else ""

    def cubes_printed(self, tile: int) -> int:
        """Returns the number of cubes on a tile that is built in the current era."""
        return self.tables.tile_cubes[tile * 2 + self.era] if self.goods_of(tile) else 0


def wealth_of(pos: Position, seat: int) -> int:
    """Returns a seat's money less what it owes if it is to act."""
    owing = pos.owed + pos.price if seat == pos.seat else 0
    return pos.seat_value(seat, MONEY) - owing


def leaves_mat(effect: EventEffect) -> bool:
    """Returns whether the tile of an effect leaves its owner's mat."""
    return effect.kind.tile in (BUILT, DEVELOPED)
