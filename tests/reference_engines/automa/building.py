"""Reference engine of the Automa: legality and choice of builds and links."""

from collections import Counter
from collections.abc import Collection

from tests.reference_engines.automa.printed import (
    AUTOMA,
    BARRELS,
    CLOCKWISE,
    FARMS,
    LINES,
    MERCHANT_PLACES,
    SPACES,
    TILES,
    Line,
)
from tests.reference_engines.automa.state import Built, place_of
from tests.reference_engines.automa.supply import Supply


def by_alphabet(places: Collection[str]) -> str:
    """Returns the alphabetically first town; merchants' places are not towns."""
    towns = [place for place in places if place not in MERCHANT_PLACES]
    return min(towns or places)


def ends_in_order(line: Line) -> list[tuple[bool, str]]:
    """Returns the ends of a line as ruling 23 compares them: towns first, then the alphabet."""
    return sorted((end in MERCHANT_PLACES, end) for end in line.ends)


class Building(Supply):
    """Supply with builds and links."""

    def trial(self) -> "Building":
        """Returns a copy for trials, which counts no branches."""
        other = Building(self.t.copy(), Counter())
        other.in_play = self.in_play
        return other

    # Builds

    def lowest(self, industry: str) -> str | None:
        """Returns the lowest tile left on the Automa's mat."""
        for level, left in enumerate(self.t.mat[industry], 1):
            if left:
                return f"{industry}{level}"
        return None

    def open_slots(self, industry: str, place: str) -> list[str]:
        """Returns empty slots for an industry; slots for it alone take precedence."""
        found = [
            slot
            for slot, takes in zip(self.t.slots(place), SPACES[place])
            if industry in takes and slot not in self.t.tiles
        ]
        alone = [
            slot
            for slot, takes in zip(self.t.slots(place), SPACES[place])
            if slot in found and takes == {industry}
        ]
        if alone and len(alone) < len(found):
            self.note("space: for the industry alone")
        return alone or found

    def can_build(self, industry: str, place: str) -> bool:
        """Returns whether the Automa can build here without a new link."""
        tile = self.lowest(industry)
        if tile is None or TILES[tile].eras not in ("both", self.t.era):
            return False
        own = [slot for slot, built in self.t.tiles.items() if built.owner == AUTOMA]
        if self.t.era == "canal" and any(place_of(slot) == place for slot in own):
            return False
        if place in FARMS and place not in self.t.network(AUTOMA):
            return False
        if not self.trial().open_slots(industry, place):
            return False
        return self.trial().take_coal([place], TILES[tile].coal)

    def build(self, industry: str, place: str) -> None:
        """Builds the lowest tile of an industry."""
        tile = self.lowest(industry)
        assert tile is not None
        slots = self.open_slots(industry, place)
        if len(slots) > 1:
            self.note("space: picture")
            slots.sort(key=self.cell_rank)
        printed = TILES[tile]
        self.take_coal([place], printed.coal)
        self.take_iron(printed.iron)
        cubes = BARRELS[self.t.era] if industry == "brewery" else printed.cubes
        self.t.tiles[slots[0]] = Built(tile, AUTOMA, cubes, False)
        self.t.mat[industry][printed.level - 1] -= 1
        self.feed_market(slots[0])

    # Links

    def open_lines(self) -> list[Line]:
        """Returns lines of this era without a link, while link tiles are left."""
        if not self.t.links_left(AUTOMA):
            self.note("link: no tile left")
            return []
        return [
            line
            for line in LINES.values()
            if line.name not in self.t.links and getattr(line, self.t.era)
        ]

    def lay(self, line: Line, second: bool = False) -> bool:
        """Lays a link and pays for it; returns False when it cannot be paid."""
        self.t.links[line.name] = AUTOMA
        ends = list(line.ends)
        if self.t.era == "rail" and not self.take_coal(ends, 1):
            return False
        if second:
            barrel = self.beer_source(ends)
            if barrel is None:
                return False
            own = self.t.tiles[barrel].owner == AUTOMA
            self.note("rail beer: own" if own else "rail beer: the person's")
            self.take(barrel)
        return True

    def can_lay(self, line: Line, second: bool = False) -> bool:
        """Returns whether a link can be laid and paid."""
        return self.trial().lay(line, second)

    def own_coal(self, line: Line) -> bool:
        """Returns whether the coal for this rail would come from a mine of the Automa."""
        other = self.trial()
        other.t.links[line.name] = AUTOMA
        source = other.coal_source(list(line.ends))
        return source in other.t.tiles and other.t.tiles[source].owner == AUTOMA

    def choose_line(self, lines: list[Line], start: str) -> Line:
        """Applies the tie-breaks for links that start from one place, or anywhere in the network
        ("").

        A line without a start leads out of the network, or both its ends count when both are in it;
        then the clockwise rule does not apply, and the alphabet decides last.
        """
        network = self.t.network(AUTOMA)
        away = {start} if start else network
        far = {
            line.name: [end for end in line.ends if end not in away] or line.ends for line in lines
        }

        def to_town(line: Line) -> int:
            return not any(place in MERCHANT_PLACES for place in far[line.name])

        def into_network(line: Line) -> int:
            return any(place in network for place in far[line.name])

        def tiles(line: Line) -> int:
            return sum(place_of(slot) in far[line.name] for slot in self.t.tiles)

        def free(line: Line) -> int:
            return sum(len(SPACES[place]) for place in far[line.name]) - tiles(line)

        def own_coal(line: Line) -> int:
            return self.t.era == "rail" and self.own_coal(line)

        for name, score in {
            "merchants last": to_town,
            "into the network": into_network,
            "most tiles": tiles,
            "most free spaces": free,
            "own coal": own_coal,
        }.items():
            scores = [int(score(line)) for line in lines]
            if min(scores) < max(scores):
                self.note(f"line tie: {name}")
            lines = [line for line, points in zip(lines, scores) if points == max(scores)]
            if len(lines) == 1:
                return lines[0]
        if start:
            self.note("line tie: clockwise")
            return min(lines, key=lambda line: CLOCKWISE[start].index(line.name))
        self.note("line tie: by the alphabet, as none touches the town")
        return min(lines, key=lambda line: (by_alphabet(far[line.name]), ends_in_order(line)))

    def lay_from(self, place: str, second: bool = False) -> str | None:
        """Lays the best link from a place; returns its other end, or None."""
        lines = [line for line in self.open_lines() if place in line.ends]
        lines = [line for line in lines if self.can_lay(line, second)]
        if not lines:
            return None
        line = self.choose_line(lines, place)
        if any(end in MERCHANT_PLACES for end in line.ends if end != place):
            self.note("link: to a merchant's place")
        if len(line.ends) == 3:
            self.note("link: the line of three")
        self.lay(line, second)
        reached = [end for end in line.ends if end != place]
        return next((end for end in reached if end not in FARMS), reached[0])

    def network_action(self, place: str) -> str | None:
        """Lays one canal or up to two rails from a place; returns the last end, or None."""
        reached = self.lay_from(place)
        if reached is None or self.t.era == "canal":
            return reached
        further = self.lay_from(reached, second=True)
        self.note("network: one rail" if further is None else "network: two rails")
        if further and reached in MERCHANT_PLACES:
            self.note("network: second rail from a merchant's place")
        return further or reached

    def link_for(self, industry: str, place: str) -> Line | None:
        """Returns the link that makes a build possible, or None."""
        network = self.t.network(AUTOMA)
        lines = []
        for line in self.open_lines():
            if network and not network & set(line.ends):
                continue
            other = self.trial()
            if other.lay(line) and other.can_build(industry, place):
                lines.append(line)
        if place in FARMS:
            lines = [line for line in lines if place in line.ends]
        touching = [line for line in lines if place in line.ends]
        if touching and len(touching) < len(lines):
            self.note("link before a build: touching lines first")
        lines = touching or lines
        if not lines:
            return None
        if len(lines) > 1:
            self.note(
                "link before a build: several that touch the town"
                if touching
                else "link before a build: several elsewhere"
            )
        return self.choose_line(lines, place if touching else "")
