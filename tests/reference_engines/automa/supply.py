"""Reference engine of the Automa: coal, iron and beer, tie-breaks for tiles, flips."""

from collections import Counter

from tests.reference_engines.automa.printed import (
    AUTOMA,
    BACKS,
    CELLS,
    COAL_ROOM,
    HUMAN,
    IRON_BEYOND,
    IRON_ROOM,
    IRON_TRACK,
    LINES,
    MERCHANT_PLACES,
    TILES,
)
from tests.reference_engines.automa.state import Table, place_of

MARKET = "market"
ICON_CELLS = ["NW", "NE", "SW", "SE"]


class Supply:
    """State with operations that take cubes and barrels."""

    def __init__(self, table: Table, log: Counter[str]) -> None:
        self.t = table
        self.log = log
        self.in_play = 0
        """The card in play; 0 before the first."""

    def note(self, what: str) -> None:
        """Counts one occurrence of a branch."""
        self.log[what] += 1

    # The deck

    def shuffle(self, keep: int) -> None:
        """Makes a new deck of the discards, except one card, in the order of the lots."""
        t = self.t
        t.shuffles += 1
        cards = sorted(t.discards - {keep})
        t.deck = sorted(cards, key=lambda card: t.lots[(card + t.shuffles - 2) % len(t.lots)])
        t.discards = {keep} if keep else set()

    def draw(self) -> int:
        """Returns the next card, from a new deck if necessary."""
        if not self.t.deck:
            self.note("deck: shuffled for a card")
            self.shuffle(0)
        self.in_play = self.t.deck.pop(0)
        self.t.discards.add(self.in_play)
        return self.in_play

    def top(self) -> int:
        """Returns the card whose back is visible."""
        if not self.t.deck:
            self.note("deck: shuffled for a back")
            self.shuffle(self.in_play)
        return self.t.deck[0]

    # Which building

    def balance(self, place: str) -> int:
        """Returns the number of the Automa's links at a place minus the person's."""
        touching = [owner for name, owner in self.t.links.items() if place in LINES[name].ends]
        return touching.count(AUTOMA) - touching.count(HUMAN)

    def cell_rank(self, slot: str) -> int:
        """Returns the rank of a slot in the scan from the filled cell."""
        filled = ICON_CELLS.index(BACKS[self.top()].icon)
        place, number = slot.rsplit(".", 1)
        cell = CELLS[place][int(number) - 1]
        covered = ["NW", "NE"] if cell == "N" else [cell]
        return min((ICON_CELLS.index(one) - filled) % 4 for one in covered)

    def in_order(self, slots: list[str], what: str) -> list[str]:
        """Returns tiles in the order of the tie-breaks: balance of links, alphabet, picture."""
        groups: dict[tuple[int, str], list[str]] = {}
        for slot in slots:
            place = place_of(slot)
            groups.setdefault((-self.balance(place), place), []).append(slot)
        if len(slots) > 1:
            best = min(groups)
            if len([key for key in groups if key[0] == best[0]]) == 1 and len(groups) > 1:
                self.note(f"building tie ({what}): balance of links")
            elif len(groups) > 1:
                self.note(f"building tie ({what}): alphabet")
            if len(groups[best]) > 1:
                self.note(f"building tie ({what}): picture")
        found = []
        for key in sorted(groups):
            same = groups[key]
            found += sorted(same, key=self.cell_rank) if len(same) > 1 else same
        return found

    # Sources

    def stocked(self, industry: str) -> list[str]:
        """Returns tiles of an industry with cubes or barrels."""
        return [
            slot
            for slot, built in self.t.tiles.items()
            if TILES[built.tile].industry == industry and not built.sold and built.cubes
        ]

    def own_first(self, slots: list[str], what: str) -> str:
        """Returns the Automa's tiles before the person's, each by the tie-breaks."""
        own = [slot for slot in slots if self.t.tiles[slot].owner == AUTOMA]
        if own and len(own) < len(slots):
            self.note(f"source tie ({what}): own first")
        return self.in_order(own or slots, what)[0]

    def coal_source(self, places: list[str]) -> str | None:
        """Returns the mine for these places, the market, or None."""
        away = self.t.distances(places)
        mines = [slot for slot in self.stocked("coal") if place_of(slot) in away]
        if mines:
            nearest = min(away[place_of(slot)] for slot in mines)
            near = [slot for slot in mines if away[place_of(slot)] == nearest]
            return self.own_first(near, "coal") if len(near) > 1 else near[0]
        return MARKET if any(place in away for place in MERCHANT_PLACES) else None

    def iron_source(self) -> str:
        """Returns own works, the person's works, or the market."""
        works = self.stocked("iron")
        return self.own_first(works, "iron") if works else MARKET

    def iron_price(self) -> int:
        """Returns the price of iron: zero while a works has iron, else of the cheapest cube."""
        if self.stocked("iron"):
            return 0
        return IRON_TRACK[IRON_ROOM - self.t.iron] if self.t.iron else IRON_BEYOND

    def beer_source(self, places: list[str]) -> str | None:
        """Returns an own brewery, else a person's brewery connected to one of the places."""
        breweries = self.stocked("brewery")
        own = [slot for slot in breweries if self.t.tiles[slot].owner == AUTOMA]
        if own:
            return self.in_order(own, "beer")[0]
        away = self.t.distances(places)
        theirs = [slot for slot in breweries if place_of(slot) in away]
        return self.in_order(theirs, "beer")[0] if theirs else None

    # Taking

    def flip(self, slot: str) -> None:
        """Flips a tile; only the person has income."""
        built = self.t.tiles[slot]
        built.sold = True
        if built.owner == HUMAN:
            self.t.income = min(99, self.t.income + TILES[built.tile].income)

    def take(self, slot: str) -> None:
        """Takes one cube or barrel from a tile."""
        built = self.t.tiles[slot]
        built.cubes -= 1
        if not built.cubes:
            self.flip(slot)

    def take_coal(self, places: list[str], amount: int) -> bool:
        """Takes coal for these places; returns False when there is not enough."""
        for _ in range(amount):
            source = self.coal_source(places)
            if source is None:
                return False
            if source == MARKET:
                self.note("coal: market" if self.t.coal else "coal: supply beyond the market")
                self.t.coal = max(0, self.t.coal - 1)
            else:
                owner = self.t.tiles[source].owner
                self.note("coal: own mine" if owner == AUTOMA else "coal: the person's mine")
                self.take(source)
        return True

    def take_iron(self, amount: int) -> None:
        """Takes iron, which is always available."""
        for _ in range(amount):
            source = self.iron_source()
            if source == MARKET:
                self.note("iron: market" if self.t.iron else "iron: supply beyond the market")
                self.t.iron = max(0, self.t.iron - 1)
            else:
                owner = self.t.tiles[source].owner
                self.note("iron: own works" if owner == AUTOMA else "iron: the person's works")
                self.take(source)

    def feed_market(self, slot: str) -> None:
        """Moves the cubes of a new mine or works to the market, as many as fit."""
        built = self.t.tiles[slot]
        industry = TILES[built.tile].industry
        if industry == "iron":
            moved = min(built.cubes, IRON_ROOM - self.t.iron)
            self.t.iron += moved
        elif industry == "coal":
            away = self.t.distances([place_of(slot)])
            if not any(place in away for place in MERCHANT_PLACES):
                return
            moved = min(built.cubes, COAL_ROOM - self.t.coal)
            self.t.coal += moved
        else:
            return
        built.cubes -= moved
        if moved:
            self.note(f"{industry} moved to the market")
        if not built.cubes:
            self.flip(slot)
