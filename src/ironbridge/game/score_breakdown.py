"""Breakdown of the points by source: links and tiles by era, tiles by industry, and the rest."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ironbridge.core.event_kinds import GAINED, GAME, LINKS, TILES
from ironbridge.core.position import POINTS
from ironbridge.game.event_effects import Accounts, EventEffect, effect_of
from ironbridge.game.history import History
from ironbridge.titles.spec import GameSpec
from ironbridge.types import ScoreSource

BONUS: Final = "bonus"
MONEY: Final = "money"
UNPAID: Final = "unpaid"
OTHER: Final = "other"
"""Names of the sources besides links, tiles and loans; ``OTHER`` is the unexplained rest."""


class Source(NamedTuple):
    """A source of points, with era and industry where they apply."""

    source: str
    era: str | None = None
    industry: str | None = None


def score_breakdown(history: History) -> list[list[ScoreSource]]:
    """Returns the sources of each seat's points so far; they add up to its points."""
    spec = history.spec
    accounts = Accounts(spec, history.first)
    found: list[Counter[Source]] = [Counter() for _ in range(spec.seats)]
    for effects in by_action(history):
        is_last = any(effect.kind.ends == GAME for effect in effects)
        for effect in effects:
            if effect.kind.score and effect.seat >= 0:
                found[effect.seat].update(sources_of(spec, accounts, effect, is_last))
            accounts.apply(effect)
    return [
        [
            ScoreSource(source=key.source, era=key.era, industry=key.industry, points=points)
            for key, points in with_rest(counts, history.pos.seat_value(seat, POINTS)).items()
            if points
        ]
        for seat, counts in enumerate(found)
    ]


def by_action(history: History) -> Iterable[list[EventEffect]]:
    """Yields the effects of each action, the unfinished one included."""
    action, effects = 0, list[EventEffect]()
    for event in history.events():
        if event.action != action:
            yield effects
            action, effects = event.action, []
        effects.append(effect_of(history.spec, event))
    yield effects


def sources_of(
    spec: GameSpec, accounts: Accounts, effect: EventEffect, is_last: bool
) -> Counter[Source]:
    """Returns the points of one effect by source, given the accounts before it."""
    score, points = effect.kind.score, effect.points
    era = spec.names.eras[min(accounts.era, len(spec.names.eras) - 1)]
    if score == LINKS:
        return Counter({Source(LINKS, era): points})
    if score == TILES:
        own = [place for place in accounts.tiles.values() if place[0] == effect.seat]
        found = tiles_by_industry(spec, own, points)
        scored = Counter({Source(TILES, era, name): count for name, count in found.items()})
        scored[Source(TILES, era)] += points - scored.total()
        return scored
    if score == GAINED:
        return Counter({Source(MONEY if is_last else BONUS if points >= 0 else UNPAID): points})
    return Counter({Source(score): points})


def tiles_by_industry(
    spec: GameSpec, own: Sequence[tuple[int, int, bool]], points: int
) -> Counter[str]:
    """Returns the points of one scoring of a seat's tiles by industry; events hold only their sum.

    The scoring rule is the one that gives this sum: points on flipped tiles, those that score
    twice, levels of all tiles, or points on all tiles.  Empty where no rule gives it.
    """
    tables, names = spec.rules.tables, spec.names
    every = [tile for _, tile, _ in own]
    flipped = [tile for _, tile, is_flipped in own if is_flipped]
    again = [tile for tile in flipped if tables.tile_level[tile] >= tables.scores_again]
    printed, levels = tables.tile_points, tables.tile_level
    for tiles, worth in ((flipped, printed), (again, printed), (every, levels), (every, printed)):
        found: Counter[str] = Counter()
        for tile in tiles:
            found[names.industries[tables.tile_kind[tile]]] += worth[tile]
        if found.total() == points:
            return found
    return Counter()


def with_rest(counts: Counter[Source], total: int) -> Counter[Source]:
    """Returns the sources with the unexplained rest of a total added."""
    rest = Counter(counts)
    rest[Source(OTHER)] += total - counts.total()
    return rest
