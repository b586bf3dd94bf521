"""Reference engine of Age of Industry: the state and its connections, from the rulebook alone.

It shares only the printed data with the title. ``deeds`` implements the actions, and ``test_games``
compares it with the game, question by question.
"""

import tomllib
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

PRINT = tomllib.loads(
    (resources.files("ironbridge") / "titles/age_of_industry/print.toml").read_text("utf-8")
)
KINDS = ("cotton", "factory", "iron", "coal", "port", "ship")
TRACK = (3, 3, 2, 2, 1, 1)  # price of the space that is filled as the n-th


@dataclass
class Counter:
    kind: str
    level: int
    owner: int
    cubes: int = 0
    sold: bool = False


@dataclass
class Print:
    """The printed data: places, connections, lanes, counters."""

    board: str
    spaces: dict[str, list[str]] = field(default_factory=dict)
    colour: dict[str, str] = field(default_factory=dict)
    markets: dict[str, list[str]] = field(default_factory=dict)
    villages: set[str] = field(default_factory=set)
    distant: set[str] = field(default_factory=set)
    shut: set[str] = field(default_factory=set)
    rails: list[tuple[str, str]] = field(default_factory=list)
    lanes: dict[str, list[str]] = field(default_factory=dict)
    coal: dict[str, int] = field(default_factory=dict)
    counters: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    levels: dict[str, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rows = PRINT["boards"][self.board]
        for row in rows["places"]:
            name = row["place"]
            self.spaces[name] = row["spaces"].split()
            self.colour[name] = row["colour"].replace("_", " ")
            self.set_markets(name, row["markets"])
            if row["kind"] == "village":
                self.villages.add(name)
            if row.get("distant_port"):
                self.distant.add(name)
            if row.get("no_transit"):
                self.shut.add(name)
        self.rails = [(row["from"], row["to"]) for row in rows["connections"]]
        for row in rows["sea_lanes"]:
            self.lanes[row["ship"]] = row["ports"]
            self.coal[row["ship"]] = row["coal"]
            self.set_markets(row["ship"], 1)
        for row in PRINT["player_mat"]["tiles"]:
            self.counters[row["industry"], row["level"]] = row
            self.levels.setdefault(row["industry"], []).append(row["level"])

    def set_markets(self, place: str, many: int) -> None:
        names = [f"{place} market"] if many == 1 else []
        self.markets[place] = names or [f"{place} market {n + 1}" for n in range(many)]

    def slots(self) -> list[str]:
        return [
            f"{place}.{n + 1}" for place, kinds in self.spaces.items() for n in range(len(kinds))
        ]

    def sign(self, slot: str) -> str:
        place, number = slot.rsplit(".", 1)
        return self.spaces[place][int(number) - 1]

    def takes(self, slot: str, kind: str) -> bool:
        sign = self.sign(slot)
        return kind in {"cotton", "factory", "iron"} if sign == "blank" else kind == sign


@dataclass
class Options:
    """The options of the title with their defaults."""

    cubes_before_payment: bool = True
    rail_track_only_if_both_ends_dry: bool = True
    port_being_built_opens_lanes: bool = False
    replaced_counter_is_a_source: bool = True
    rebuilt_ship_sells_leftover_coal: bool = False
    pause_to_repay_after_last_action: bool = True


def place_of(slot: str) -> str:
    return slot.rsplit(".", 1)[0]


@dataclass
class Table:
    """The state, and connections over it."""

    printed: Print
    seats: int
    money: list[int]
    spent: list[int]
    loans: list[int]
    points: list[int]
    hands: list[list[str]]
    mats: list[dict[str, list[int]]]
    pile: list[str]
    display: list[str]
    markets: dict[str, str]
    order: list[int]
    counters: dict[str, Counter] = field(default_factory=dict)
    rails: dict[tuple[str, str], int] = field(default_factory=dict)
    imports: dict[str, int] = field(default_factory=dict)
    rebuilt: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    track: dict[str, int] = field(default_factory=lambda: {"coal": 6, "iron": 6})
    round: int = 1
    turn: int = 0
    actions: int = 1
    over: bool = False
    options: Options = field(default_factory=Options)
    new_port: str = ""
    ways: dict[tuple[str, str, str, int, int], dict[str, int]] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        return self.order[self.turn]

    def at(self, place: str) -> list[tuple[str, Counter]]:
        return [(slot, one) for slot, one in self.counters.items() if place_of(slot) == place]

    def has_port(self, place: str) -> bool:
        return place == self.new_port or any(one.kind == "port" for _, one in self.at(place))

    def touches(self, seat: int, place: str) -> bool:
        return any(owner == seat and place in ends for ends, owner in self.rails.items())

    def steps(self, place: str, new_ship: str) -> list[str]:
        """Returns the places one rail or open lane away."""
        found = [b if a == place else a for a, b in self.rails if place in (a, b)]
        for ship, towns in self.printed.lanes.items():
            if not self.at(ship) and ship != new_ship:
                continue
            for town in towns:
                if self.has_port(town) and place in (ship, town):
                    found.append(town if place == ship else ship)
        return found

    def distances(self, start: str, new_ship: str = "") -> dict[str, int]:
        """Returns the distance of every reachable place; connections are never removed."""
        open_ = sum(one.kind in ("port", "ship") for one in self.counters.values())
        key = (start, new_ship, self.new_port, len(self.rails), open_)
        if key not in self.ways:
            self.ways[key] = self.measure(start, new_ship)
        return self.ways[key]

    def measure(self, start: str, new_ship: str) -> dict[str, int]:
        far = {start: 0}
        line = [start]
        for place in line:
            if place in self.printed.shut and place != start:
                continue
            for other in self.steps(place, new_ship):
                if other not in far:
                    far[other] = far[place] + 1
                    line.append(other)
        return far

    def nearest(self, kind: str, start: str, new_ship: str = "") -> set[str]:
        """Returns the nearest sources: slots, or ship spaces with coal behind them."""
        found: dict[str, int] = {}
        far = self.distances(start, new_ship)
        for slot, one in self.counters.items():
            if one.kind == kind and one.cubes and place_of(slot) in far:
                found[slot] = far[place_of(slot)]
        if kind == "coal":
            for ship, cubes in self.imports.items():
                if cubes and ship in far and (self.at(ship) or ship == new_ship):
                    found[f"{ship} imports"] = far[ship] + 1
        least = min(found.values(), default=0)
        return {name for name, steps in found.items() if steps == least}

    def track_open(self, start: str, new_ship: str = "") -> bool:
        reached = self.distances(start, new_ship)
        return any(place in self.printed.distant or self.has_port(place) for place in reached)

    def supply(self, kind: str, slot: str, building: str) -> set[str]:
        """Returns the sources of a cube for a new counter; 'track' is the demand track."""
        place = place_of(slot)
        ship = place if building == "ship" else ""
        new = ship and place not in {place_of(s) for s in self.counters}
        if new and kind == "coal":
            self.imports[place] = self.printed.coal[place]
        old = self.counters.get(slot)
        cubes = 0 if old is None else old.cubes
        if old is not None and not self.options.replaced_counter_is_a_source:
            old.cubes = 0
        if building == "port" and self.options.port_being_built_opens_lanes:
            self.new_port = place
        found = self.nearest(kind, place, ship)
        self.new_port = ""
        if old is not None:
            old.cubes = cubes
        if new:
            self.imports.pop(place, None)
        if found:
            return found
        return {"track"} if building == "port" or self.track_open(place, ship) else set()

    def rail_supply(self, kind: str, ends: tuple[str, str]) -> set[str]:
        found = self.nearest(kind, ends[0]) | self.nearest(kind, ends[1])
        dry = [end for end in ends if not self.nearest(kind, end)]
        if found and self.options.rail_track_only_if_both_ends_dry:
            return found
        return found | ({"track"} if any(self.track_open(end) for end in dry) else set())

    # legal builds

    def next_level(self, seat: int, kind: str) -> int | None:
        for level, left in zip(self.printed.levels[kind], self.mats[seat][kind], strict=True):
            if left:
                return level
        return None

    def cubes_left(self, kind: str) -> bool:
        board = sum(one.cubes for one in self.counters.values() if one.kind == kind)
        behind = sum(self.imports.values()) if kind == "coal" else 0
        return board + behind + self.track[kind] > 0

    def fits_space(self, seat: int, kind: str, slot: str) -> bool:
        """Returns whether slot, counter and limit of the place allow a build."""
        level = self.next_level(seat, kind)
        if not level or not self.printed.takes(slot, kind):
            return False
        place = place_of(slot)
        if kind == "ship" and not any(self.has_port(town) for town in self.printed.lanes[place]):
            return False
        old = self.counters.get(slot)
        if old is not None and old.level >= level:
            return False
        if old is not None and old.owner == seat:
            return True
        if old is not None and (kind not in ("coal", "iron") or old.kind != kind):
            return False
        if old is not None and self.cubes_left(kind):
            return False
        own = sum(one.owner == seat for _, one in self.at(place))
        return own < (2 if len(self.printed.spaces[place]) >= 4 else 1)

    def buildable(self, seat: int, kind: str, slot: str) -> bool:
        if not self.fits_space(seat, kind, slot):
            return False
        need = self.printed.counters[kind, self.next_level(seat, kind) or 0]
        return all(self.supply(cube, slot, kind) for cube in ("coal", "iron") if need[cube])

    def card_fits(self, seat: int, card: str, kind: str, slot: str) -> bool:
        place = place_of(slot)
        if card not in KINDS:
            return self.printed.colour[place] == card
        if card != kind:
            return False
        own = [name for name, one in self.counters.items() if one.owner == seat]
        if not own or slot in own or self.touches(seat, place):
            return True
        if kind == "ship":
            towns = [town for town in self.printed.lanes.get(place, []) if self.has_port(town)]
            return any(
                self.touches(seat, town)
                or any(one.kind == "port" and one.owner == seat for _, one in self.at(town))
                for town in towns
            )
        large = len(self.printed.spaces[place]) >= 4
        return large and any(place_of(name) == place for name in own)

    def layable(self, seat: int, ends: tuple[str, str]) -> bool:
        mine = sum(owner == seat for owner in self.rails.values())
        if ends in self.rails or mine == 12:
            return False
        here = {place_of(slot) for slot, one in self.counters.items() if one.owner == seat}
        if not any(end in here or self.touches(seat, end) for end in ends):
            return False
        return mine == 0 or all(self.rail_supply(cube, ends) for cube in ("coal", "iron"))

    def buyers(self, slot: str) -> set[str]:
        """Returns the buyers of a tile's goods: ports by slot, markets by name."""
        goods = self.counters[slot].kind
        found = set()
        for place in self.distances(place_of(slot)):
            for name, one in self.at(place):
                if one.kind == "port" and not one.sold and (goods == "cotton" or one.level > 1):
                    found.add(name)
            for market in self.printed.markets[place]:
                if market not in self.used and self.markets[market] in (goods, "both"):
                    found.add(market)
        return found

    def sales(self, seat: int) -> set[str]:
        return {
            slot
            for slot, one in self.counters.items()
            if one.owner == seat and one.kind in ("cotton", "factory") and not one.sold
            if self.buyers(slot)
        }
