"""Hand-set evaluation weights for any title, estimated from the rules.

Training starts from them, and the bots play by them where no trained weights exist.
"""

from ironbridge.core.position import NO_TILE
from ironbridge.core.tables import MAT_DEPTH, Tables
from ironbridge.search.evaluator import MAX_STAGES, SCALE, stage_count
from ironbridge.search.feature_extractor import FeatureExtractor
from ironbridge.search.feature_index import (
    BEER_MATCHED,
    BEER_RIVAL,
    BEER_SPARE,
    BEST_LINK,
    CUBES_IN,
    FLIPPED,
    FULL,
    FULL_ROW,
    GAIN_IN,
    HELD,
    ICONS,
    ICONS_FREE,
    ICONS_OWN,
    ICONS_RIVAL,
    INCOME_BELOW,
    INCOME_HIGH,
    INCOME_LEVEL,
    KINDS_WANTED,
    LOANS,
    NETWORK_SIZE,
    OBSOLETE,
    PLACE_CARDS,
    POINTS_IN,
    POINTS_NOW,
    PURSE,
    PURSE_LARGE,
    PURSE_MIDDLE,
    PURSE_SMALL,
    SECOND_LINK,
    SHORT,
    TILE_ROW,
    UNSOLD,
    WAITING,
    WILD,
)

ERA_ACTIONS = 16
"""Approximate number of actions that a seat has in an era that has not begun."""
SOLD = (0.85, 0.55, 0.5, 0.25)
"""Probability that an unsold tile flips: it can sell now, lacks beer, lacks a link, is far away."""
EMPTIED = (0.6, 0.4, 0.75, 0.6)
"""Probability that a full tile empties: coal at a market, coal elsewhere, iron, beer."""
SPACES_PER_LEVEL = 2.2
"""Number of spaces on the income track per income level, in the range that matters."""


def hand_weights(extractor: FeatureExtractor) -> list[list[int]]:
    """Returns a row of weights for each era, phase of the turn and number of actions left."""
    eras = extractor.rules.tables.eras
    found: list[list[int]] = []
    for row in range(stage_count(eras)):
        era, left = row // (2 * MAX_STAGES), row % MAX_STAGES
        weights = Stage(extractor, era, left).weights()
        found.append([round(weight * int(SCALE)) for weight in weights])
    return found


class Stage:
    """One stage of the game: an era and the number of actions left in it."""

    def __init__(self, extractor: FeatureExtractor, era: int, left: int) -> None:
        self.extractor = extractor
        self.tables: Tables = extractor.rules.tables
        self.eras = self.tables.eras - era
        """Number of eras that have not ended."""
        actions = left + (self.eras - 1) * ERA_ACTIONS
        self.rounds = actions / int(self.tables.turn_actions)
        self.here = left / (left + 4)
        """Activity left in this era: 0 at its end."""
        self.income = 0.14 * self.rounds if len(self.tables.income_level) > 1 else 0.0
        """Value of one income level, in points."""
        self.gain = self.income / SPACES_PER_LEVEL if self.income else 0.22
        """Value of one income space, or of one pound, when a tile flips, in points."""

    def time(self, half: float) -> float:
        """Returns a saturating function of the rounds left: one half at ``half`` rounds."""
        return self.rounds / (self.rounds + half)

    def weights(self) -> list[float]:
        """Returns the weights of all features."""
        found = [0.0] * self.extractor.size
        self.weigh_money(found)
        self.weigh_tiles(found)
        self.weigh_links(found)
        self.weigh_chances(found)
        self.weigh_mat(found)
        return found

    def weigh_money(self, found: list[float]) -> None:
        """Sets the weights of points, money and income."""
        scored = int(self.tables.pounds_per_point)
        time = self.time(2)
        found[POINTS_NOW] = 1.0
        found[PURSE] = 0.05 * time + ((1 - time) / scored if scored else 0.0)
        found[PURSE_SMALL] = 0.28 * time
        found[PURSE_MIDDLE] = 0.10 * time
        found[PURSE_LARGE] = 0.07 * time
        found[INCOME_LEVEL] = self.income
        found[INCOME_BELOW] = -0.08 * min(self.rounds, 8)
        found[SHORT] = -1.0
        found[INCOME_HIGH] = -0.3 * self.income
        found[LOANS] = -4.5

    def weigh_tiles(self, found: list[float]) -> None:
        """Sets the weights of own tiles: their points times the probability that they flip."""
        found[FLIPPED] = 1.0
        for level in (1, 2, 3):
            found[FLIPPED + level] = float(self.eras)
        times = 1.0 if self.eras == 1 else 1.4
        rows_of = [(UNSOLD + n * TILE_ROW, chance) for n, chance in enumerate(SOLD)]
        rows_of += [(FULL + n * FULL_ROW, chance) for n, chance in enumerate(EMPTIED)]
        rows_of.append((WAITING, 0.6))
        for at, chance in rows_of:
            likely = chance * self.time(1)
            found[at + POINTS_IN] = likely * times
            found[at + GAIN_IN] = likely * self.gain
        for n, chance in enumerate(EMPTIED):
            found[FULL + n * FULL_ROW + CUBES_IN] = -(0.95 - chance) * 1.5 * self.time(1)
        if self.eras > 1:
            found[OBSOLETE + 1] = -0.5 * (1 - self.here)

    def weigh_links(self, found: list[float]) -> None:
        """Sets the weights of own links: the adjacent icons, now and expected."""
        found[ICONS] = 1.0
        found[ICONS_OWN] = 0.7 * self.here
        found[ICONS_RIVAL] = 0.6 * self.here
        found[ICONS_FREE] = 0.25 * self.here
        found[BEST_LINK] = 0.25 * self.here
        found[SECOND_LINK] = 0.15 * self.here

    def weigh_chances(self, found: list[float]) -> None:
        """Sets the weights of beer, cards and the network, which allow later actions."""
        time = self.time(2)
        found[BEER_MATCHED] = 0.7 * time
        found[BEER_SPARE] = 0.3 * time
        found[BEER_RIVAL] = 0.1 * time
        found[HELD] = 0.8
        found[WILD] = 0.8 * time
        found[PLACE_CARDS] = 0.1 * time
        found[NETWORK_SIZE] = 0.15 * self.here
        found[KINDS_WANTED] = 0.5 * self.here

    def weigh_mat(self, found: list[float]) -> None:
        """Sets the weights of the stacks of the mat, by the next tile of each."""
        for kind in range(int(self.tables.kinds)):
            for n in range(int(MAT_DEPTH)):
                tile = int(self.tables.mat[kind * int(MAT_DEPTH) + n])
                if tile == int(NO_TILE):
                    break
                level_one = int(self.tables.tile_level[tile]) == 1
                points = int(self.tables.tile_points[tile]) * (1 if level_one else self.eras)
                worth = points + int(self.extractor.tile_gain[tile]) * self.gain
                found[int(self.extractor.mat_at[kind]) + n] = 0.12 * worth * self.time(3)
