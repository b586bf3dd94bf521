"""Reference engine of the Automa: predicts its turn: first turn, fronts, backs, end of an era."""

from collections import Counter

from tests.reference_engines.automa.building import Building, ends_in_order
from tests.reference_engines.automa.printed import (
    AUTOMA,
    BACKS,
    BONUS_POINTS,
    FARMS,
    FRONTS,
    HUMAN,
    ICONS,
    INCOME_LEVEL,
    LINES,
    MERCHANT_PLACES,
    SPACES,
    TILES,
    Line,
    Slot,
)
from tests.reference_engines.automa.state import Table, place_of

GOODS = ("cotton", "manufacturer", "pottery")
BUYS = {
    "blank": (),
    "any": GOODS,
    "cotton": ("cotton",),
    "manufacturer": ("manufacturer",),
    "pottery": ("pottery",),
}
ALL_CARDS = 22


class Oracle(Building):
    """Predicts one turn of the Automa on its own copy of the state."""

    def __init__(self, table: Table, log: Counter[str]) -> None:
        super().__init__(table.copy(), log)
        self.place = ""
        """Place of the last action."""
        self.owed = 0
        """Money that the person still owes for negative income."""

    def turn(self) -> None:
        """Plays the whole turn."""
        if self.t.era == "canal" and self.t.round == 1:
            self.first_turn()
        else:
            self.usual_turn()

    def first_turn(self) -> None:
        """Plays the first turn, which has a single action."""
        if BACKS[self.top()].first == "develop":
            self.note("first: develop")
            self.t.iron = max(0, self.t.iron - 2)
            self.t.points[AUTOMA] += 3
            return
        card = self.draw()
        for slot in FRONTS[card]:
            if slot.does == "network" or self.iron_price() < slot.iron:
                continue
            for town in slot.towns:
                if self.can_build(slot.industry, town):
                    self.note("first: build")
                    self.build(slot.industry, town)
                    return
        self.note("first: link")
        for town in FRONTS[card][-1].towns:
            if self.lay_from(town):
                return
        self.note("first: nothing")

    def usual_turn(self) -> None:
        """Draws cards until one can be followed, then perhaps a back."""
        refused: set[int] = set()
        while True:
            card = self.draw()
            done = 0
            for number, slot in enumerate(FRONTS[card], 1):
                done = self.front(slot)
                if done:
                    self.note(f"front: slot {number} of {len(FRONTS[card])}")
                    break
            if done:
                break
            self.note("card refused")
            refused.add(card)
            if len(refused) == ALL_CARDS:
                self.note("all cards refused")
                self.t.points[AUTOMA] += 5
                return
        self.note(f"front: {done} actions")
        if done == 1:
            self.back()

    # Fronts

    def front(self, slot: Slot) -> int:
        """Plays one action slot of a front; returns the number of actions used."""
        if slot.does == "network":
            for town in slot.towns:
                if town not in self.t.network(AUTOMA):
                    continue
                reached = self.network_action(town)
                if reached:
                    self.note("front: network")
                    self.place = reached
                    return 1
            return 0
        if slot.does == "build and link":
            return self.front_mine(slot)
        if self.iron_price() < slot.iron:
            self.note("front: iron too cheap")
            return 0
        for number, town in enumerate(slot.towns, 1):
            if self.can_build(slot.industry, town):
                self.note(f"front: build in town {number}")
                if town in FARMS:
                    self.note("front: build on a farm")
                self.build(slot.industry, town)
                self.place = town
                return 1
            if slot.link:
                line = self.link_for(slot.industry, town)
                if line:
                    self.note(f"front: link and build in town {number}")
                    if town in FARMS:
                        self.note("front: link and build on a farm")
                    self.lay(line)
                    self.build(slot.industry, town)
                    return 2
        return 0

    def front_mine(self, slot: Slot) -> int:
        """Builds a mine, then links from it."""
        for town in slot.towns:
            if self.can_build("coal", town):
                self.build("coal", town)
                self.place = town
                if self.network_action(town):
                    self.note("front: mine and links")
                    return 2
                self.note("front: mine without links")
                return 1
        return 0

    # Backs

    def back(self) -> None:
        """Plays the first possible entry of the top back."""
        back = BACKS[self.top()]
        if self.sell(back.brewery):
            return
        if self.iron_price() <= back.develop:
            self.take_iron(1)
            two = self.iron_price() <= back.develop
            self.take_iron(int(two))
            self.note(f"back: develop with {1 + two}")
            self.t.points[AUTOMA] += 3
        elif self.network_action(self.place):
            self.note("back: network")
        else:
            self.note("back: pass")
            self.t.points[AUTOMA] += 5

    def buyers(self, slot: str) -> list[str]:
        """Returns the connected merchant spaces that buy this tile."""
        industry = TILES[self.t.tiles[slot].tile].industry
        away = self.t.distances([place_of(slot)])
        return [
            space
            for space, tile in self.t.merchants.items()
            if industry in BUYS[tile] and place_of(space) in away
        ]

    def sell_one(self, slot: str) -> bool:
        """Sells one tile if its beer can be paid."""
        buyers = self.buyers(slot)
        if not buyers:
            return False
        need = TILES[self.t.tiles[slot].tile].beer
        barrel = ""
        if need:
            full = [space for space in buyers if self.t.beer[space]]
            full.sort(key=lambda space: (-BONUS_POINTS[place_of(space)], space))
            if full:
                barrel, need = full[0], need - 1
                if len(full) > 1:
                    self.note("sell: several merchants' barrels")
        town = place_of(slot)
        other = self.trial()
        for _ in range(need):
            source = other.beer_source([town])
            if source is None:
                return False
            other.take(source)
        if barrel:
            self.t.beer[barrel] = False
            self.t.points[AUTOMA] += BONUS_POINTS[place_of(barrel)]
            self.note(f"sell: barrel of {place_of(barrel)}")
        for _ in range(need):
            source = self.beer_source([town])
            assert source is not None
            own = self.t.tiles[source].owner == AUTOMA
            self.note("sell: own beer" if own else "sell: the person's beer")
            self.take(source)
        if not TILES[self.t.tiles[slot].tile].beer:
            self.note("sell: without beer")
        self.flip(slot)
        return True

    def sell(self, brewery_town: str) -> bool:
        """Sells all tiles that can be sold; otherwise builds a brewery or a link that helps."""
        goods = [
            slot
            for slot, built in self.t.tiles.items()
            if built.owner == AUTOMA and not built.sold and TILES[built.tile].industry in GOODS
        ]
        goods = self.in_order(goods, "sell")
        sold = [slot for slot in goods if self.sell_one(slot)]
        if sold:
            self.note(f"back: sell {len(sold)}" if len(sold) < 3 else "back: sell 3 or more")
            return True
        for slot in goods:
            if self.buyers(slot):
                if self.can_build("brewery", brewery_town):
                    self.note("back: brewery for a sale")
                    self.build("brewery", brewery_town)
                    return True
                self.note("back: brewery for a sale impossible")
                continue
            lines = self.connecting(slot)
            if lines:
                self.note("back: link for a sale")
                self.lay(self.choose_connecting(lines))
                return True
        return False

    def connecting(self, slot: str) -> list[Line]:
        """Returns lines any one of which would connect a tile with a merchant that buys it."""
        network = self.t.network(AUTOMA)
        found = []
        for line in self.open_lines():
            if not network & set(line.ends) or not self.can_lay(line):
                continue
            other = Oracle(self.t, Counter())
            other.t.links[line.name] = AUTOMA
            if other.buyers(slot):
                found.append(line)
        return found

    def choose_connecting(self, lines: list[Line]) -> Line:
        """Returns the chosen one of several links for a sale."""
        if len(lines) == 1:
            return lines[0]
        shared = set.intersection(*[set(line.ends) for line in lines])
        if shared & self.t.network(AUTOMA):
            self.note("link for a sale: several from one place")
            return self.choose_line(lines, shared.pop())
        if shared:
            self.note("link for a sale: several that meet outside the network")
        self.note("link for a sale: several from several places")
        most = max(sum(len(SPACES[end]) for end in line.ends) for line in lines)
        lines = [line for line in lines if sum(len(SPACES[end]) for end in line.ends) == most]
        if len(lines) > 1:
            self.note("link for a sale: by the alphabet")
        return min(lines, key=ends_in_order)

    # The end of a round and of an era

    def pay_income(self) -> None:
        """Pays the person's income after a round."""
        self.t.money += INCOME_LEVEL[self.t.income]
        owed = max(0, -self.t.money)
        self.t.money = max(0, self.t.money)
        self.pay_debt(owed, "")

    def pay_debt(self, owed: int, given_up: str) -> None:
        """Gives up tiles for a debt, the last one automatically, then points."""
        while owed:
            if not given_up:
                own = [slot for slot, built in self.t.tiles.items() if built.owner == HUMAN]
                if not any(TILES[self.t.tiles[slot].tile].cost for slot in own):
                    self.t.points[HUMAN] = max(0, self.t.points[HUMAN] - owed)
                    break
                if len(own) > 1:
                    self.owed = owed
                    return
                given_up = own[0]
            worth = TILES[self.t.tiles.pop(given_up).tile].cost // 2
            given_up = ""
            self.t.money += max(0, worth - owed)
            owed = max(0, owed - worth)
        self.owed = 0

    def end_era(self) -> None:
        """Scores links, then flipped tiles; prepares the rail era."""
        t = self.t
        for name, owner in t.links.items():
            for end in LINES[name].ends:
                t.points[owner] += ICONS[end] if end in MERCHANT_PLACES else 0
                for slot, built in t.tiles.items():
                    if place_of(slot) == end and built.sold:
                        t.points[owner] += TILES[built.tile].icons
        for built in t.tiles.values():
            if built.sold:
                t.points[built.owner] += TILES[built.tile].points
        t.links = {}
        if t.era == "rail":
            return
        t.tiles = {slot: built for slot, built in t.tiles.items() if TILES[built.tile].level > 1}
        t.beer = {space: tile != "blank" for space, tile in t.merchants.items()}
        for industry, left in t.mat.items():
            for level in range(1, len(left) + 1):
                if TILES[f"{industry}{level}"].eras == "canal":
                    left[level - 1] = 0
        t.deck, t.rail, t.discards, t.shuffles = t.rail, [], set(), 0
        t.era, t.round = "rail", 1
