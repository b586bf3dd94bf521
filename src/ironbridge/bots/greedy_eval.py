"""How good a table is for a seat: points it has, and points that what it has will bring.

Nothing here knows a title: the numbers come from the printed tables, the weights from a taste.
"""

from ironbridge.bots.greedy_buyers import Outlets
from ironbridge.bots.greedy_weights import GreedyWeights
from ironbridge.core.bitset import ids
from ironbridge.core.hand import pile_left
from ironbridge.core.position import (
    BEER,
    CARDS,
    DEBT,
    HAND,
    INCOME,
    LINKS,
    MAX_KINDS,
    MONEY,
    NO_TILE,
    POINTS,
    TILES,
    Position,
)
from ironbridge.core.tables import MAT_DEPTH
from ironbridge.titles.spec import GameSpec


class GreedyEvaluation:
    """One seat's table in one position, weighed."""

    def __init__(
        self, spec: GameSpec, pos: Position, seat: int, taste: GreedyWeights, outlets: Outlets
    ) -> None:
        self.spec = spec
        self.tables = spec.rules.tables
        self.pos = pos
        self.seat = seat
        self.taste = taste
        self.outlets = outlets
        self.rounds = rounds_left(spec, pos)
        self.rounds_here = rounds_in_era(spec, pos)
        self.beer = own_beer(pos, seat)
        self.beer_needed = sum(
            int(self.tables.tile_beer[pos.tile_on(slot)])
            for slot in ids(pos.seat_value(seat, TILES) & ~pos.flipped)
        )

    def evaluate(self) -> float:
        """Returns how good a position is for a seat, all together, in points."""
        if self.rounds == 0:
            return self.final()
        return (
            int(self.pos.seat_value(self.seat, POINTS))
            + self.money()
            + self.income(int(self.pos.seat_value(self.seat, INCOME)))
            + self.tiles()
            + self.links()
            + self.barrels()
            + self.mat()
            + self.hand()
        )

    def final(self) -> float:
        """Returns what the end is worth: only points count, the rest breaks ties."""
        tie = (
            int(self.pos.seat_value(self.seat, INCOME))
            + int(self.pos.seat_value(self.seat, MONEY)) / 100
        )
        return int(self.pos.seat_value(self.seat, POINTS)) + tie / 1000

    # Money

    def money(self) -> float:
        """Returns the worth of money in hand: good while it can be spent, less so in plenty."""
        taste, money = self.taste, int(self.pos.seat_value(self.seat, MONEY))
        first = min(money, taste.pinch)
        purse = min(money, taste.purse) - first
        spare = money - first - purse
        value = taste.first_pound * first + taste.pound * purse + taste.spare_pound * spare
        time = self.time(2)
        scored = int(self.tables.pounds_per_point)
        points = money / scored if scored else 0
        debt = taste.debt * int(self.pos.seat_value(self.seat, DEBT))
        return value * time + points * (1 - time) - debt - self.ruin(money)

    def ruin(self, money: int) -> float:
        """Returns what it costs when a few rounds of negative income empty the purse."""
        levels = self.tables.income_level
        level = int(levels[self.pos.seat_value(self.seat, INCOME)]) if len(levels) > 1 else 0
        short = -level * min(self.rounds_here, 3) - money
        return self.taste.ruin * short if short > 0 else 0.0

    def income(self, space: int) -> float:
        """Returns the worth of income, for all the rounds still to come."""
        levels = self.tables.income_level
        if len(levels) < 2:
            return 0.0
        level = int(levels[min(space, len(levels) - 1)])
        if level >= 0:
            return level * self.rounds * self.taste.income
        return level * min(self.rounds, 8.0) * self.taste.drain * (1 - level / 6)

    def time(self, half: float) -> float:
        """Returns a discount from 0 to 1 by the rounds left; 0.5 when ``half`` rounds are left."""
        return self.rounds / (self.rounds + half)

    # Tiles

    def tiles(self) -> float:
        """Returns the worth of own tiles on the board: what they score, now or when they flip."""
        total = 0.0
        for slot in ids(self.pos.seat_value(self.seat, TILES)):
            tile = self.pos.tile_on(slot)
            if self.pos.flipped >> slot & 1:
                total += self.score(tile)
            else:
                total += self.flips(slot, tile) * (self.score(tile) + self.flip_gain(tile))
        return total

    def score(self, tile: int) -> float:
        """Returns what a flipped tile scores: once in each era whose end it sees."""
        eras = int(self.tables.eras - self.pos.era)
        times = 1 if int(self.tables.tile_level[tile]) == 1 else eras
        return int(self.tables.tile_points[tile]) * times

    def flip_gain(self, tile: int) -> float:
        """Returns what the flipping itself brings: income, and money where a title pays it."""
        space = int(self.pos.seat_value(self.seat, INCOME))
        step = int(self.tables.tile_income[tile])
        gain = self.income(space + step) - self.income(space)
        profit = int(self.tables.tile_profit[tile]) if len(self.tables.tile_profit) else 0
        return gain + self.taste.pound * profit * self.time(2)

    def flips(self, slot: int, tile: int) -> float:
        """Returns how likely an own tile still flips."""
        kind = int(self.tables.tile_kind[tile])
        level_one = int(self.tables.tile_level[tile]) == 1 and self.tables.eras > 1
        rounds = self.rounds_here if level_one else self.rounds
        time = rounds / (rounds + 1)
        if self.tables.sold_kinds >> kind & 1:
            return self.sells(slot, tile, kind) * time
        return self.empties(slot, tile, kind) * time

    def sells(self, slot: int, tile: int, kind: int) -> float:
        """Returns how likely a tile is sold, by the buyer, the way to it, and the beer."""
        place = int(self.tables.slot_place[slot])
        chance = self.taste.sold * self.taste.away ** self.outlets.distance(self.pos, place, kind)
        return chance if int(self.tables.tile_beer[tile]) <= self.beer else chance * self.taste.dry

    def empties(self, slot: int, tile: int, kind: int) -> float:
        """Returns how likely all cubes or barrels of a tile are used."""
        goods = int(self.tables.kind_goods[kind])
        full = int(self.tables.tile_cubes[tile * 2 + self.pos.era])
        if goods < 0 or full == 0:
            return 0.5
        base = (self.coal_used(slot), self.taste.iron, self.beer_drunk())[goods]
        return base + (0.9 - base) * (1 - self.pos.cubes_on(slot) / full)

    def coal_used(self, slot: int) -> float:
        """Returns how likely a full mine is emptied.

        The market takes coal, if a way leads there.
        """
        place = int(self.tables.slot_place[slot])
        missing = self.outlets.distance_outside(self.pos, place)
        return self.taste.coal * self.taste.away**missing

    def beer_drunk(self) -> float:
        """Returns how likely a full brewery is emptied.

        The less, the more beer nobody waits for.
        """
        return self.taste.beer * min(1.0, (self.beer_needed + 1) / max(self.beer, 1))

    def barrels(self) -> float:
        """Returns the worth of own beer that own tiles wait for.

        One barrel serves a second rail.
        """
        return self.taste.barrel * min(self.beer, self.beer_needed + 1) * self.time(2)

    # Links

    def links(self) -> float:
        """Returns the worth of own links: icons beside them now, and those that may still come."""
        places = [
            place
            for link in ids(self.pos.seat_value(self.seat, LINKS))
            for place in ids(self.tables.link_places[link])
        ]
        icons = {place: self.icons(place) for place in set(places)}
        return sum(icons[place] for place in places)

    def icons(self, place: int) -> float:
        """Returns the link icons expected at a place when the era ends."""
        pos, tables = self.pos, self.tables
        total = float(int(tables.place_icons[place]))
        time = self.rounds_here / (self.rounds_here + 2)
        for slot in ids(tables.place_slots[place]):
            tile = pos.tile_on(slot)
            if tile == int(NO_TILE):
                total += self.taste.icon * time
            elif pos.flipped >> slot & 1:
                total += int(tables.tile_icons[tile])
            else:
                total += int(tables.tile_icons[tile]) * 0.6 * time
        return total

    # Mat and hand

    def mat(self) -> float:
        """Returns the worth of the tiles to be built next: better once the poor ones are gone."""
        total = 0.0
        for kind in range(int(self.tables.kinds)):
            gone = int(self.pos.developed(self.seat, kind))
            at = (self.seat * int(MAX_KINDS) + kind) * int(MAT_DEPTH) + gone
            tile = int(self.tables.mat[at]) if gone < int(MAT_DEPTH) else int(NO_TILE)
            if tile != int(NO_TILE):
                total += self.score(tile) + self.flip_gain(tile)
        return total * self.taste.mat * self.time(3)

    def hand(self) -> float:
        """Returns the worth of cards: turns to come; a wild card is worth more."""
        held = int(self.pos.seat_value(self.seat, HAND))
        wild = sum(1 for card in ids(held) if not self.tables.card_copies[card])
        cards = int(self.pos.seat_value(self.seat, CARDS))
        return self.taste.wild * wild * self.time(2) + self.taste.card * cards


def evaluate(
    spec: GameSpec, pos: Position, seat: int, taste: GreedyWeights, outlets: Outlets
) -> float:
    """Returns how good a position is for a seat, all together, in points."""
    return GreedyEvaluation(spec, pos, seat, taste, outlets).evaluate()


def own_beer(pos: Position, seat: int) -> int:
    """Returns how many barrels lie on a seat's breweries."""
    slots = pos.sources(BEER) & pos.seat_value(seat, TILES)
    return sum(pos.cubes_on(slot) for slot in ids(slots))


def rounds_in_era(spec: GameSpec, pos: Position) -> float:
    """Returns for how many rounds the cards of this era are still good."""
    if pos.seat < 0:
        return 0.0
    cards = int(pile_left(pos)) + sum(
        int(pos.seat_value(seat, CARDS)) for seat in range(spec.seats)
    )
    return cards / cards_a_round(spec)


def rounds_left(spec: GameSpec, pos: Position) -> float:
    """Returns how many rounds are left until the game ends."""
    if pos.seat < 0:
        return 0.0
    later = range(int(pos.era) + 1, int(spec.rules.tables.eras))
    deck = sum(int(many) for many in spec.rules.tables.card_copies)
    return rounds_in_era(spec, pos) + len(later) * deck / cards_a_round(spec)


def cards_a_round(spec: GameSpec) -> int:
    """Returns how many cards all seats together play in a round."""
    tables = spec.rules.tables
    people = spec.seats - len(ids(tables.automatic))
    return max(people, 1) * int(tables.turn_actions)
