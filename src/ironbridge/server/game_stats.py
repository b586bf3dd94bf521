"""Game statistics: standings after each round, and sources of points."""

from typing import Final

from ironbridge.core.event_kinds import LINKS, TILES
from ironbridge.core.flow import last_era
from ironbridge.core.position import INCOME, MONEY, POINTS, Position
from ironbridge.core.scoring import score_end, score_links, score_tiles
from ironbridge.core.workspace import Workspace
from ironbridge.game import Game
from ironbridge.game.score_breakdown import score_breakdown
from ironbridge.server.api.schemas import ChartRound, GameChart
from ironbridge.server.live import rules_adapter
from ironbridge.server.store.game_log import Header, LogEntry, apply, begin, table_of_choices

OTHER: Final = "other"


def chart_of(header: Header, seed: int | None, log: list[LogEntry]) -> GameChart:
    """Returns the statistics of a log: one row per round, the last possibly incomplete."""
    game = begin(header, seed)
    by_text = table_of_choices(game) != header.choices
    rounds = {when(game): row(game, 0)}
    for number, entry in enumerate(log, 1):
        apply(game, entry, by_text)
        rounds[when(game)] = row(game, number)
    return GameChart(rounds=list(rounds.values()), sources=sources(game) if game.over else {})


def when(game: Game) -> tuple[object, ...]:
    """Returns the current era and round."""
    return rules_adapter.turn(game)[:2]


def row(game: Game, entry: int) -> ChartRound:
    """Returns the current standings."""
    spec, pos = game.spec, game.position
    tables, seats = spec.rules.tables, range(spec.seats)
    levels = [pos.seat_value(seat, INCOME) for seat in seats]
    if len(tables.income_level):
        levels = [tables.income_level[space] for space in levels]
    return ChartRound(
        era=spec.names.eras[pos.era],
        round=pos.round,
        entry=entry,
        points=points_now(game),
        income=levels,
        money=[pos.seat_value(seat, MONEY) for seat in seats],
    )


def points_now(game: Game) -> list[int]:
    """Returns the points of each seat as if the era ended now, from public information only."""
    pos = game.position
    if not game.over:
        score(game, pos)
    return [pos.seat_value(seat, POINTS) for seat in range(game.spec.seats)]


def score(game: Game, pos: Position) -> None:
    """Scores a copy of the position, as at the end of the era."""
    rules, work = game.spec.rules, Workspace()
    if not rules.score_era(pos, work):
        score_links(rules.tables, pos, work)
        score_tiles(rules.tables, pos, work, 0)
    if last_era(rules, pos):
        score_end(rules.tables, pos, work)
        rules.score_more(pos, work)


def sources(game: Game) -> dict[str, list[int]]:
    """Returns the points of a finished game by source."""
    seats = score_breakdown(game.history)
    found = {name: [0] * len(seats) for name in (LINKS, TILES, OTHER)}
    for seat, parts in enumerate(seats):
        for part in parts:
            found[part.source if part.source in (LINKS, TILES) else OTHER][seat] += part.points
    return found
