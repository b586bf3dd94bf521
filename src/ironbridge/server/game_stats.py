"""Game statistics: standings after each round, and sources of points."""

from typing import Final

from ironbridge.core.event_kinds import LINKS, TILES
from ironbridge.core.position import INCOME, MONEY
from ironbridge.game import Game
from ironbridge.game.era_points import points_if_era_ended
from ironbridge.game.score_breakdown import score_breakdown
from ironbridge.notation.records import DealSource
from ironbridge.server.api.schemas import ChartRound, GameChart
from ironbridge.server.live import rules_adapter
from ironbridge.server.store.game_log import Header, LogEntry, apply, begin, table_of_choices

OTHER: Final = "other"


def chart_of(header: Header, source: DealSource | None, log: list[LogEntry]) -> GameChart:
    """Returns the statistics of a log: one row per round, the last possibly incomplete."""
    game = begin(header, source)
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
        points=points_if_era_ended(spec, pos),
        income=levels,
        money=[pos.seat_value(seat, MONEY) for seat in seats],
    )


def sources(game: Game) -> dict[str, list[int]]:
    """Returns the points of a finished game by source."""
    seats = score_breakdown(game.history)
    found = {name: [0] * len(seats) for name in (LINKS, TILES, OTHER)}
    for seat, parts in enumerate(seats):
        for part in parts:
            found[part.source if part.source in (LINKS, TILES) else OTHER][seat] += part.points
    return found
