"""A second opinion on the Automa: slow, literal, written from its rules and rulings alone.

It is given what lies on the table as plain data (a view and the order of the deck) and says what
the Automa will do, deed by deed.
"""

from typing import Any

from ironbridge.titles.birmingham.automa_cards import (
    BACKS,
    CELLS,
    CLOCKWISE,
    FRONTS,
    SLOT_CELLS,
)
from ironbridge.titles.birmingham.board import (
    COAL_TRACK,
    IRON_TRACK,
    LINKS,
    MERCHANTS,
    PLACES,
)
from ironbridge.titles.birmingham.industries import INDUSTRIES

AUTOMA, PERSON = 1, 0
GOODS = ("cotton", "manufacturer", "pottery")
SLOTS = {
    f"{row['place']}.{number}": kinds.split("/")
    for row in PLACES
    for number, kinds in enumerate(row["slots"].split(), 1)
}
FARMS = [row["place"] for row in PLACES if row["kind"] == "farm"]
OUTSIDE = [row["place"] for row in PLACES if row["kind"] == "merchant"]
LINES = {f"{row['from']}-{row['to']}": row for row in LINKS}
ENDS = {
    name: [end for end in (row["from"], row["to"], row["via"]) if end]
    for name, row in LINES.items()
}
TILES = {f"{row['industry']}{row['level']}": row for row in INDUSTRIES}
BONUS = {row["place"]: int(row["amount"]) if row["bonus"] == "vp" else 0 for row in MERCHANTS}
CELL = {
    f"{row['place']}.{number}": ("NW", "NE") if cell == "N" else (cell,)
    for row in SLOT_CELLS
    for number, cell in enumerate(row["cells"].split(), 1)
}


def place_of(slot: str) -> str:
    return slot.rsplit(".", 1)[0]


def number(text: str) -> int:
    return int(text or 0)


class Oracle:
    """One turn of the Automa, foretold."""

    def __init__(self, view: Any, deck: list[int], lots: list[int], shuffles: int) -> None:
        self.era = view["era"]
        self.first = view["era"] == "canal" and view["round"] == 1
        self.tiles = {slot: dict(tile) for slot, tile in view["tiles"].items()}
        self.links = dict(view["links"])
        self.market = {"coal": view["coal"], "iron": view["iron"]}
        self.merchants = {space: dict(seen) for space, seen in view["merchants"].items()}
        self.mat = {kind: list(left) for kind, left in view["seats"][AUTOMA]["mat"].items()}
        self.deck = list(deck)
        self.in_play: int | None = None
        self.lots, self.shuffles = lots, shuffles
        self.deeds: list[str] = []
        self.last = ""

    # ------------------------------------------------------------------ the board

    def connected(self, places: list[str], more: str = "") -> dict[str, int]:
        """Every place that can be reached, and over how many links."""
        laid = [*self.links, *([more] if more else [])]
        found = dict.fromkeys(places, 0)
        edge = list(places)
        while edge:
            beyond = [
                (end, found[place] + 1)
                for place in edge
                for link in laid
                if place in ENDS[link]
                for end in ENDS[link]
                if end not in found
            ]
            found.update(reversed(beyond))
            edge = [end for end, _ in beyond]
        return found

    def network(self) -> set[str]:
        own = {place_of(slot) for slot, tile in self.tiles.items() if tile["owner"] == AUTOMA}
        return own | {
            end for link, who in self.links.items() if who == AUTOMA for end in ENDS[link]
        }

    def sources(self, kind: str) -> list[str]:
        """Slots where a tile of this industry still holds something."""
        return [
            slot
            for slot, tile in self.tiles.items()
            if tile["tile"][:-1] == kind and tile["cubes"] > 0
        ]

    def own(self, slots: list[str]) -> list[str]:
        return [slot for slot in slots if self.tiles[slot]["owner"] == AUTOMA]

    def iron_price(self) -> int:
        if self.sources("iron"):
            return 0
        lying = self.market["iron"]
        return sorted(IRON_TRACK)[len(IRON_TRACK) - lying] if lying else 6

    # ------------------------------------------------------------------ the deck

    def back(self) -> int:
        """The card on top; the discards are shuffled when there is none."""
        if not self.deck:
            self.shuffles += 1
            again = [card for card in range(1, 23) if card != self.in_play]
            row = {card: self.lots[(card - 1 + self.shuffles - 1) % 22] for card in again}
            self.deck = sorted(again, key=lambda card: row[card])
            self.deeds.append(f"shuffle {len(self.deck)}")
        return self.deck[0]

    def draw(self) -> int:
        self.in_play = None
        card = self.back()
        self.deck.pop(0)
        self.in_play = card
        self.deeds.append(f"draw {card}")
        return card

    # ------------------------------------------------------------------ tie-breaks

    def sort_buildings(self, slots: list[str]) -> list[str]:
        """Most own links less the person's, then the alphabet, then the picture."""

        def balance(slot: str) -> int:
            near = [who for link, who in self.links.items() if place_of(slot) in ENDS[link]]
            return near.count(AUTOMA) - near.count(PERSON)

        groups: dict[tuple[int, str], list[str]] = {}
        for slot in slots:
            groups.setdefault((-balance(slot), place_of(slot)), []).append(slot)
        ordered: list[str] = []
        for key in sorted(groups):
            ordered += self.by_picture(groups[key])
        return ordered

    def by_picture(self, slots: list[str]) -> list[str]:
        if len(slots) < 2:
            return slots
        start = CELLS.index(BACKS[self.back() - 1]["icon"])
        scan = [CELLS[(start + n) % 4] for n in range(4)]
        return sorted(slots, key=lambda slot: min(scan.index(cell) for cell in CELL[slot]))

    def choose_line(self, lines: list[str], here: str) -> str:
        """The link to lay; seen from ``here``, or from the network when that is empty."""
        network = self.network()

        def far(line: str) -> list[str]:
            if here:
                return [end for end in ENDS[line] if end != here]
            return [end for end in ENDS[line] if end not in network] or ENDS[line]

        def spaces(line: str, taken: bool) -> int:
            return sum(
                (slot in self.tiles) == taken for slot in SLOTS if place_of(slot) in far(line)
            )

        def own_coal(line: str) -> bool:
            return self.era == "rail" and bool(self.own(self.nearest_mines(ENDS[line], line)))

        def angle(line: str) -> int:
            for row in CLOCKWISE:
                if row["place"] == here and set(row["to"].split("/")) == set(ENDS[line]) - {here}:
                    return (int(row["angle"]) - 350) % 360
            return 0

        for better in (
            lambda line: not set(far(line)) & set(OUTSIDE),
            lambda line: bool(set(far(line)) & network),
            lambda line: spaces(line, True),
            lambda line: spaces(line, False),
            own_coal,
            lambda line: -angle(line),
        ):
            most = max(better(line) for line in lines)
            lines = [line for line in lines if better(line) == most]
        return min(lines, key=list(LINES).index)

    # ------------------------------------------------------------------ coal, iron, beer

    def nearest_mines(self, places: list[str], more: str = "") -> list[str]:
        ways = self.connected(places, more)
        mines = [slot for slot in self.sources("coal") if place_of(slot) in ways]
        least = min((ways[place_of(slot)] for slot in mines), default=0)
        return [slot for slot in mines if ways[place_of(slot)] == least]

    def coal_lacks(self, places: list[str], cubes: int, more: str = "") -> bool:
        ways = self.connected(places, more)
        if not cubes or any(place in ways for place in OUTSIDE):
            return False
        mines = [slot for slot in self.sources("coal") if place_of(slot) in ways]
        return bool(sum(self.tiles[slot]["cubes"] for slot in mines) < cubes)

    def breweries(self, places: list[str], more: str = "") -> list[str]:
        ways = self.connected(places, more)
        return [
            slot
            for slot in self.sources("brewery")
            if self.tiles[slot]["owner"] == AUTOMA or place_of(slot) in ways
        ]

    def take(self, goods: str, slots: list[str]) -> None:
        slot = self.sort_buildings(self.own(slots) or slots)[0]
        self.deeds.append(f"{goods} {slot}")
        self.tiles[slot]["cubes"] -= 1
        if self.tiles[slot]["cubes"] == 0:
            self.tiles[slot]["sold"] = True

    def take_from_market(self, goods: str) -> None:
        self.market[goods] = max(self.market[goods] - 1, 0)
        self.deeds.append(f"market {goods}")

    def take_coal(self, places: list[str], cubes: int) -> None:
        for _ in range(cubes):
            mines = self.nearest_mines(places)
            self.take("coal", mines) if mines else self.take_from_market("coal")

    def take_iron(self, cubes: int) -> None:
        for _ in range(cubes):
            works = self.sources("iron")
            self.take("iron", works) if works else self.take_from_market("iron")

    # ------------------------------------------------------------------ building

    def lowest(self, kind: str) -> str:
        return next((f"{kind}{n}" for n, left in enumerate(self.mat[kind], 1) if left), "")

    def open_slots(self, kind: str, town: str) -> list[str]:
        """Empty slots for the next tile, or none when it cannot be built there at all."""
        tile = self.lowest(kind)
        if not tile or TILES[tile]["eras"] not in (self.era, "both"):
            return []
        if town in FARMS and town not in self.network():
            return []
        here = [slot for slot, held in self.tiles.items() if place_of(slot) == town]
        if self.era == "canal" and self.own(here):
            return []
        free = [
            slot
            for slot, kinds in SLOTS.items()
            if place_of(slot) == town and kind in kinds and slot not in self.tiles
        ]
        if self.coal_lacks([town], number(TILES[tile]["coal"])):
            return []
        return [slot for slot in free if SLOTS[slot] == [kind]] or free

    def build(self, kind: str, town: str) -> None:
        tile, slot = self.lowest(kind), self.by_picture(self.open_slots(kind, town))[0]
        row = TILES[tile]
        self.deeds.append(f"build {tile} {slot}")
        self.mat[kind][int(row["level"]) - 1] -= 1
        cubes = number(row["cubes"])
        if kind == "brewery":
            cubes = 1 if self.era == "canal" else 2
        self.tiles[slot] = {"tile": tile, "owner": AUTOMA, "cubes": 0, "sold": False}
        self.take_coal([town], number(row["coal"]))
        self.take_iron(number(row["iron"]))
        track = {"coal": COAL_TRACK, "iron": IRON_TRACK}.get(kind)
        linked = kind == "iron" or any(place in self.connected([town]) for place in OUTSIDE)
        while track and linked and cubes and self.market[kind] < len(track):
            self.market[kind] += 1
            cubes -= 1
        self.tiles[slot]["cubes"] = cubes
        self.last = town

    # ------------------------------------------------------------------ links

    def legal(self, line: str, second: bool = False) -> bool:
        nothing = not self.network()
        if line in self.links or LINES[line][self.era] != "yes":
            return False
        if list(self.links.values()).count(AUTOMA) >= 14:
            return False
        if not nothing and not set(ENDS[line]) & self.network():
            return False
        if self.era == "rail" and self.coal_lacks(ENDS[line], 1, line):
            return False
        return not second or (self.era == "rail" and bool(self.breweries(ENDS[line], line)))

    def lay(self, line: str, second: bool = False) -> None:
        self.deeds.append(f"link {line}")
        self.links[line] = AUTOMA
        self.take_coal(ENDS[line], 1 if self.era == "rail" else 0)
        if second:
            self.take("beer", self.breweries(ENDS[line]))

    def links_from(self, town: str) -> bool:
        """A network action."""
        for second in (False, True):
            lines = [line for line in LINES if town in ENDS[line] and self.legal(line, second)]
            if not lines:
                return second
            line = self.choose_line(lines, town)
            self.lay(line, second)
            far = [end for end in ENDS[line] if end != town]
            town = next((end for end in far if end not in FARMS), far[0])
            self.last = town
        return True

    def trial(self) -> "Oracle":
        """The same table, to try something out on."""
        view = {
            "era": self.era,
            "round": 0,
            "tiles": self.tiles,
            "links": self.links,
            **self.market,
            "merchants": self.merchants,
            "seats": [{}, {"mat": self.mat}],
        }
        twin = Oracle(view, self.deck, self.lots, self.shuffles)
        twin.in_play = self.in_play
        return twin

    def link_before(self, kind: str, town: str) -> str:
        helping = []
        for line in LINES:
            if self.legal(line):
                twin = self.trial()
                twin.lay(line)
                if twin.open_slots(kind, town):
                    helping.append(line)
        touching = [line for line in helping if town in ENDS[line]]
        if touching:
            return self.choose_line(touching, town)
        return self.choose_line(helping, "") if helping else ""

    # ------------------------------------------------------------------ fronts

    def front(self, card: int) -> int:
        """How many actions the front took."""
        for row in FRONTS:
            if row["card"] != str(card):
                continue
            towns = row["towns"].split("/")
            done = 0
            if row["does"] == "network":
                done = self.front_network(towns)
            elif number(row["iron"]) <= self.iron_price():
                done = self.front_build(row, towns)
            if done:
                return done
        return 0

    def front_network(self, towns: list[str]) -> int:
        for town in towns:
            if self.first:
                lines = [line for line in LINES if town in ENDS[line] and self.legal(line)]
                if lines:
                    self.lay(self.choose_line(lines, town))
                    return 1
            elif town in self.network() and self.links_from(town):
                return 1
        return 0

    def front_build(self, row: dict[str, str], towns: list[str]) -> int:
        kind = row["industry"]
        for town in towns:
            if self.open_slots(kind, town):
                self.build(kind, town)
                with_links = row["does"] == "build and link" and not self.first
                return 2 if with_links and self.links_from(town) else 1
            line = self.link_before(kind, town) if row["link"] == "yes" and not self.first else ""
            if line:
                self.lay(line)
                self.build(kind, town)
                return 2
        return 0

    # ------------------------------------------------------------------ backs

    def buyers(self, slot: str, more: str = "") -> list[str]:
        kind = self.tiles[slot]["tile"][:-1]
        ways = self.connected([place_of(slot)], more)
        return [
            space
            for space, seen in self.merchants.items()
            if place_of(space) in ways and seen["tile"] in ("any", kind)
        ]

    def barrels(self, slot: str) -> list[str]:
        return [space for space in self.buyers(slot) if self.merchants[space]["beer"]]

    def beer_lacks(self, slot: str) -> bool:
        needed = number(TILES[self.tiles[slot]["tile"]]["beer"])
        if needed and self.barrels(slot):
            needed -= 1
        held = self.breweries([place_of(slot)])
        return bool(sum(self.tiles[brewery]["cubes"] for brewery in held) < needed)

    def sell_all(self) -> bool:
        sold = False
        for slot in self.unsold():
            if self.buyers(slot) and not self.beer_lacks(slot):
                needed = number(TILES[self.tiles[slot]["tile"]]["beer"])
                barrels = self.barrels(slot)
                if needed and barrels:
                    best = min(barrels, key=lambda space: (-BONUS[place_of(space)], space))
                    self.merchants[best]["beer"] = False
                    self.deeds.append(f"barrel {best}")
                    needed -= 1
                for _ in range(needed):
                    self.take("beer", self.breweries([place_of(slot)]))
                self.tiles[slot]["sold"] = True
                self.deeds.append(f"sell {slot}")
                sold = True
        return sold

    def unsold(self) -> list[str]:
        goods = [slot for slot, tile in self.tiles.items() if tile["tile"][:-1] in GOODS]
        return self.sort_buildings(
            [slot for slot in self.own(goods) if not self.tiles[slot]["sold"]]
        )

    def prepare(self, card: int) -> bool:
        brewery = BACKS[card - 1]["brewery"]
        for slot in self.unsold():
            if self.buyers(slot):
                if self.open_slots("brewery", brewery):
                    self.build("brewery", brewery)
                    return True
                continue
            lines = [line for line in LINES if self.legal(line) and self.buyers(slot, line)]
            if lines:
                self.lay(self.choose_sale_line(lines))
                return True
        return False

    def choose_sale_line(self, lines: list[str]) -> str:
        shared = self.network().intersection(*(ENDS[line] for line in lines))
        if shared:
            order = [row["place"] for row in PLACES]
            return self.choose_line(lines, min(shared, key=order.index))

        def size(line: str) -> int:
            return sum(place_of(slot) in ENDS[line] for slot in SLOTS)

        most = max(size(line) for line in lines)
        return min(
            (line for line in lines if size(line) == most), key=lambda line: sorted(ENDS[line])
        )

    def develop(self, most: int) -> bool:
        cubes = 0
        while cubes < 2 and self.iron_price() <= most:
            self.take_iron(1)
            cubes += 1
        if cubes:
            self.deeds.append(f"develop {cubes}")
        return cubes > 0

    def play_back(self) -> None:
        card = self.back()
        self.deeds.append(f"back {card}")
        done = (
            self.sell_all()
            or self.prepare(card)
            or self.develop(int(BACKS[card - 1]["develop"]))
            or self.links_from(self.last)
        )
        if not done:
            self.deeds.append("pass")

    # ------------------------------------------------------------------ the turn

    def foretell(self) -> list[str]:
        """Every deed of the turn, in order."""
        if self.first:
            if BACKS[self.back() - 1]["first"] == "develop":
                return ["market iron", "market iron", "develop 2"]
            self.front(self.draw())
            return self.deeds
        refused: set[int] = set()
        while len(refused) < 22:
            card = self.draw()
            actions = self.front(card)
            if actions == 1:
                self.play_back()
            if actions:
                return self.deeds
            self.deeds.append(f"refuse {card}")
            refused.add(card)
        self.deeds.append("pass")
        return self.deeds
