"""Habits of the lower levels: misjudgements of people in their first games, as changed weights.

A habit multiplies the trained weights of some features and adds points to them.  The bot plays the
best turn by these weights, without a hidden layer, so all its errors can be read here.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from ironbridge.bots.weights_file import (
    Rows,
    hidden_layer_from,
    make_evaluator,
    rows_from,
    weights_file,
)
from ironbridge.search.evaluator import SCALE, Evaluator
from ironbridge.search.feature_extractor import FeatureExtractor
from ironbridge.titles.spec import GameSpec


class Habit(NamedTuple):
    """A misjudgement: how a player weighs some features."""

    features: str
    """Names of the features; ``*`` stands for any text."""
    factor: float = 1.0
    """Multiplies their weights."""
    points: float = 0.0
    """Points added to their weights."""


OVERSIGHTS: Final = (
    # Beer is forgotten: breweries are worth their points, not the sales that need them.
    Habit("beer matched", factor=0.0),
    Habit("beer spare", factor=0.0),
    # Tiles that the end of the era removes seem as good as others.
    Habit("obsolete *", factor=0.0),
    # No eye for slots that run out, nor for the turn order.
    Habit("slots *", factor=0.0),
    Habit("spent", factor=0.0),
    Habit("place in order", factor=0.0),
)
"""What both lower levels do not see."""

HABITS: Final[dict[str, tuple[Habit, ...]]] = {
    "beginner": (
        *OVERSIGHTS,
        Habit("coal * tiles", points=3.5),  # too many mines
        Habit("mat *", factor=0.0),  # no development for the tiles behind
        Habit("income", factor=1.5),  # loans come late: they cost income, and money seems cheap
        Habit("purse to *", factor=0.7),
    ),
    "easy": (
        *OVERSIGHTS,
        Habit("coal * tiles", points=2.0),
        Habit("mat *", factor=0.15),  # little development
        Habit("income", factor=1.25),
    ),
}
"""Habits by the name of the level that has them."""


def evaluator_with_habits(spec: GameSpec, habits: Sequence[Habit]) -> Evaluator:
    """Returns the evaluator of a player with these habits: trained rows, no hidden layer."""
    extractor, file = spec.hooks.feature_extractor(), weights_file(spec)
    rows = rows_from(spec, extractor, None if file is None else file.read_text("utf-8"))
    none = hidden_layer_from(extractor, None)
    return make_evaluator(extractor, with_habits(rows, extractor, habits), none)


def with_habits(rows: Rows, extractor: FeatureExtractor, habits: Sequence[Habit]) -> Rows:
    """Returns rows of weights as a player with these habits sees them."""
    found = [list(row) for row in rows]
    for habit in habits:
        for number, (name, _) in enumerate(extractor.names):
            if fnmatchcase(name, habit.features):
                for row in found:
                    row[number] = round(row[number] * habit.factor + habit.points * int(SCALE))
    return found
