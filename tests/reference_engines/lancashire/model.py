"""Reference engine of Brass (2007), written from the rulebook alone, slow on purpose.

It reads the public state and the hand of the seat to act, returns the legal choices, and executes
actions. It shares only the printed tables with the title.
"""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from ironbridge.titles.lancashire import board, income_track, industries

SLOTS: dict[str, list[set[str]]] = {
    row["place"]: [set(slot.split("/")) for slot in row["slots"].split()] for row in board.PLACES
}
COINS = {row["place"]: int(row["icons"] or 0) for row in board.PLACES}
OUTSIDE = {row["place"] for row in board.PLACES if row["kind"] == "external"}
ENDS = {f"{row['from']}-{row['to']}": (row["from"], row["to"]) for row in board.LINKS}
LINES = {
    era: {f"{row['from']}-{row['to']}" for row in board.LINKS if row[era] == "yes"}
    for era in ("canal", "rail")
}
TILES = {f"{row['industry']}{row['level']}": row for row in industries.INDUSTRIES}
FIRST_LEVEL = {"shipyard": 0}
PRICES = board.COAL_TRACK
LEVELS = income_track.INCOME


def number(tile: str, column: str) -> int:
    """Returns a printed number of a tile."""
    return int(TILES[tile][column] or 0)


def place_of(slot: str) -> str:
    return slot.rsplit(".", 1)[0]


def slot_names(place: str, industry: str) -> list[str]:
    """Returns the slots of a place that take an industry."""
    return [f"{place}.{n + 1}" for n, takes in enumerate(SLOTS[place]) if industry in takes]


def price_of(left: int) -> int:
    """Returns the price of the next cube; ``left`` is the number of cubes on the track."""
    return PRICES[len(PRICES) - left] if left else board.COAL_BEYOND


class Table:
    """The state, and the legal choices of the seat to act."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.seat = seat
        self.view = deepcopy(view)
        self.tiles: dict[str, dict[str, Any]] = self.view["tiles"]
        self.links: dict[str, int] = self.view["links"]
        self.seats: list[dict[str, Any]] = self.view["seats"]
        self.rail = self.view["era"] == "rail"
        self.own = self.seats[seat]
        self.hand: list[str] = self.own["hand"]

    # ------------------------------------------------------------------------ ways

    def distances(self, starts: Iterable[str]) -> dict[str, int]:
        """Returns the number of links from the nearest start to each reachable place."""
        found = dict.fromkeys(starts, 0)
        queue = list(found)
        for place in queue:
            for name in self.links:
                one, other = ENDS[name]
                for near, far in ((one, other), (other, one)):
                    if near == place and far not in found:
                        found[far] = found[place] + 1
                        queue.append(far)
        return found

    def ports(self, reached: Iterable[str]) -> list[str]:
        """Returns the port tiles in these places."""
        places = set(reached)
        return [
            slot
            for slot, tile in self.tiles.items()
            if tile["tile"].startswith("port") and place_of(slot) in places
        ]

    def has_port(self, reached: Iterable[str]) -> bool:
        places = set(reached)
        return bool(places & OUTSIDE or self.ports(places))

    def linked(self, place: str) -> bool:
        """Returns whether an own link touches the place."""
        own = [name for name, owner in self.links.items() if owner == self.seat]
        return any(place in ENDS[name] for name in own)

    def settled(self, place: str) -> bool:
        """Returns whether an own tile is in the place."""
        return place in map(place_of, self.tiles_of(self.seat))

    def tiles_of(self, seat: int) -> list[str]:
        """Returns the slots with a tile of a seat."""
        return [slot for slot, tile in self.tiles.items() if tile["owner"] == seat]

    def in_card_network(self, place: str) -> bool:
        """Returns whether an industry card may be played for a place."""
        ends = [place]
        if place in ("Liverpool", "Birkenhead"):
            ends = ["Liverpool", "Birkenhead"]
        return any(self.linked(end) or (self.rail and self.settled(end)) for end in ends)

    # ----------------------------------------------------------------------- cubes

    def with_cubes(self, goods: str) -> list[str]:
        return [
            slot
            for slot, tile in self.tiles.items()
            if tile["tile"].startswith(goods) and tile["cubes"]
        ]

    def coal_for(self, ends: Iterable[str]) -> tuple[set[str], int | None]:
        """Returns the mines that may give a cube of coal, or its price; neither without coal."""
        reached = self.distances(ends)
        mines = [slot for slot in self.with_cubes("coal") if place_of(slot) in reached]
        if mines:
            least = min(reached[place_of(slot)] for slot in mines)
            return {slot for slot in mines if reached[place_of(slot)] == least}, 0
        return set(), price_of(self.view["coal"]) if self.has_port(reached) else None

    def iron_for(self) -> tuple[set[str], int]:
        works = self.with_cubes("iron")
        return set(works), 0 if works else price_of(self.view["iron"])

    # ---------------------------------------------------------------------- builds

    def next_tile(self, industry: str) -> str | None:
        for level, left in enumerate(self.own["mat"][industry]):
            if left:
                return f"{industry}{level + FIRST_LEVEL.get(industry, 1)}"
        return None

    def may_stand(self, tile: str, slot: str) -> bool:
        """Returns whether slot, era, limit and the present tile allow a build."""
        industry, level = tile[:-1], int(tile[-1])
        place = place_of(slot)
        if TILES[tile]["eras"] not in ("both", self.view["era"]):
            return False
        old = self.tiles.get(slot)
        if old is not None:
            if old["tile"][:-1] != industry or int(old["tile"][-1]) >= level:
                return False
            if old["owner"] != self.seat:
                if industry not in ("coal", "iron"):
                    return False
                if self.view[industry] or self.with_cubes(industry):
                    return False
        if not self.rail:
            for other, standing in self.tiles.items():
                if standing["owner"] == self.seat and other != slot and place_of(other) == place:
                    return False
        if industry == "port" and place in ("Lancaster", "Preston"):
            if slot.endswith(".2") and old is None and f"{place}.1" not in self.tiles:
                return False
        return True

    def price_of_build(self, tile: str, slot: str) -> int | None:
        """Returns the price of a build with its cubes; None without coal."""
        price = number(tile, "cost")
        if number(tile, "coal"):
            coal = self.coal_for([place_of(slot)])[1]
            if coal is None:
                return None
            price += coal
        if number(tile, "iron"):
            price += self.iron_for()[1]
        return price

    def fitting_cards(self, industry: str, slot: str) -> set[str]:
        """Returns the cards of the hand that allow a build."""
        place = place_of(slot)
        fitting = {place} & set(self.hand)
        nothing = not self.tiles_of(self.seat) and self.seat not in self.links.values()
        own = slot in self.tiles and self.tiles[slot]["owner"] == self.seat
        if industry in self.hand and (nothing or own or self.in_card_network(place)):
            fitting.add(industry)
        return fitting

    def buildable(self) -> list[tuple[str, str]]:
        """Returns industry and slot of every build that some card could allow."""
        found = []
        for industry in self.own["mat"]:
            tile = self.next_tile(industry)
            if tile is None:
                continue
            for place in SLOTS:
                for slot in slot_names(place, industry):
                    if self.may_stand(tile, slot):
                        price = self.price_of_build(tile, slot)
                        if price is not None and price <= self.own["money"]:
                            found.append((industry, slot))
        return found

    # --------------------------------------------------------------- other actions

    def open_links(self, second: bool = False) -> set[str]:
        found: set[str] = set()
        if not self.own["links_left"]:
            return found
        for name in LINES[self.view["era"]] - set(self.links):
            if not any(self.linked(end) or self.settled(end) for end in ENDS[name]):
                continue
            price: int | None = 3
            if self.rail:
                coal = self.coal_for(ENDS[name])[1]
                price = None if coal is None else coal + (10 if second else 5)
            if price is not None and price <= self.own["money"]:
                found.add(name)
        return found

    def developable(self) -> set[str]:
        if self.iron_for()[1] > self.own["money"]:
            return set()
        return {industry for industry in self.own["mat"] if self.next_tile(industry)}

    def buyers(self, mill: str) -> set[str]:
        """Returns the buyers of a mill's cotton: slots of ports, and the distant market."""
        reached = self.distances([place_of(mill)])
        found = {slot for slot in self.ports(reached) if not self.tiles[slot]["sold"]}
        if self.view["cotton"]["open"] and self.has_port(reached):
            found.add("distant market")
        return found

    def sellable(self) -> set[str]:
        return {
            slot
            for slot, tile in self.tiles.items()
            if tile["owner"] == self.seat
            and tile["tile"].startswith("cotton")
            and not tile["sold"]
            and self.buyers(slot)
        }

    def loans(self) -> set[int]:
        if self.rail and not self.view["pile_size"]:
            return set()
        level = LEVELS[self.own["income"]]
        return {size for size in (10, 20, 30) if level - size // 10 >= -10}

    def actions(self) -> set[str]:
        """Returns all legal choices, slots with their numbers."""
        found = {"pass"}
        for industry, slot in self.buildable():
            if self.fitting_cards(industry, slot):
                found.add(f"build {industry} {slot}")
            if self.view["actions"] == 2 and len(self.hand) >= 2:
                found.add(f"build double {industry} {slot}")
        found |= {f"link {name}" for name in self.open_links()}
        found |= {f"develop {industry}" for industry in self.developable()}
        found |= {f"sell {slot}" for slot in self.sellable()}
        return found | {f"loan {size}" for size in self.loans()}

    # --------------------------------------------------------------------- effects

    def pay(self, amount: int) -> None:
        self.own["money"] -= amount
        self.own["spent"] += amount

    def flip(self, slot: str) -> None:
        tile = self.tiles[slot]
        assert not tile["sold"]
        tile["sold"] = True
        owner = self.seats[tile["owner"]]
        owner["income"] = min(99, owner["income"] + number(tile["tile"], "income"))

    def take(self, goods: str, source: str | None) -> None:
        """Takes a cube from a tile, or buys one."""
        if source is None:
            self.pay(price_of(self.view[goods]))
            self.view[goods] = max(0, self.view[goods] - 1)
            return
        self.tiles[source]["cubes"] -= 1
        if not self.tiles[source]["cubes"]:
            self.flip(source)

    def place(self, industry: str, slot: str) -> None:
        """Puts the next tile on a slot and applies its immediate effects."""
        tile = self.next_tile(industry)
        assert tile is not None
        self.own["mat"][industry][int(tile[-1]) - FIRST_LEVEL.get(industry, 1)] -= 1
        self.pay(number(tile, "cost"))
        cubes = number(tile, "cubes")
        self.tiles[slot] = {"tile": tile, "owner": self.seat, "cubes": cubes, "sold": False}
        if industry == "iron" or (
            industry == "coal" and self.has_port(self.distances([place_of(slot)]))
        ):
            while self.view[industry] < len(PRICES) and self.tiles[slot]["cubes"]:
                self.view[industry] += 1
                self.own["money"] += price_of(self.view[industry])
                self.tiles[slot]["cubes"] -= 1
        if industry == "shipyard" or (cubes and not self.tiles[slot]["cubes"]):
            self.flip(slot)

    def lay(self, name: str, second: bool) -> None:
        self.pay((10 if second else 5) if self.rail else 3)
        self.links[name] = self.seat
        self.own["links_left"] -= 1

    def borrow(self, size: int) -> None:
        self.own["money"] += size
        level = LEVELS[self.own["income"]] - size // 10
        self.own["income"] = max(space for space in range(100) if LEVELS[space] == level)

    # -------------------------------------------------------------- between rounds

    def scores(self) -> list[int]:
        """Returns each seat's points for links and flipped tiles."""
        coins = dict(COINS)
        found = [0] * len(self.seats)
        for slot, tile in self.tiles.items():
            if tile["sold"]:
                coins[place_of(slot)] += number(tile["tile"], "links")
                found[tile["owner"]] += number(tile["tile"], "vp")
        for name, owner in self.links.items():
            found[owner] += sum(coins[end] for end in ENDS[name])
        return found

    def clear_canals(self) -> None:
        self.links.clear()
        for slot in [slot for slot, tile in self.tiles.items() if tile["tile"][-1] == "1"]:
            del self.tiles[slot]
        for seat in self.seats:
            seat["links_left"] = 14

    def collect(self) -> dict[int, int]:
        """Pays the income of a new round; returns the debts."""
        debts = {}
        for number_, seat in enumerate(self.seats):
            seat["spent"] = 0
            level = LEVELS[seat["income"]]
            if seat["money"] + level >= 0:
                seat["money"] += level
            else:
                debts[number_] = -level
        return debts

    def give_up(self, slot: str) -> None:
        tile = self.tiles.pop(slot)
        self.seats[tile["owner"]]["money"] += number(tile["tile"], "cost") // 2

    def settle(self, order: list[int], debts: dict[int, int]) -> int | None:
        """Settles debts in turn order; returns the seat that must choose a tile, if any."""
        for seat in order:
            while seat in debts:
                own = self.seats[seat]
                tiles = self.tiles_of(seat)
                missing = debts[seat] - own["money"]
                if missing <= 0 or not tiles:
                    own["money"] = max(0, -missing)
                    own["points"] = max(0, own["points"] - max(0, missing))
                    del debts[seat]
                elif len(tiles) == 1:
                    self.give_up(tiles[0])
                else:
                    return seat
        return None
