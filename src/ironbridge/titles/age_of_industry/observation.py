"""Observation encoding of Age of Industry: display, market counters, ship imports."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.bitset import BIT
from ironbridge.core.observation import observe_set
from ironbridge.core.position import NO_TILE, Position
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import REBUILT, USED_MARKETS
from ironbridge.titles.age_of_industry.display import face_up


def chart_numbers(chart: ChartTables) -> i64:
    """Returns the number of entries: two, two for each market, two for each ship."""
    return 2 + 2 * len(chart.market_place) + 2 * chart.berths


def observe_chart(chart: ChartTables, pos: Position, row: vec[i16], at: i64) -> None:
    """Writes the display, the market counters with their state, and the coal behind ships."""
    row[at] = i16(face_up(pos, 0))
    row[at + 1] = i16(face_up(pos, 1))
    markets = len(chart.market_place)
    at = observe_set(pos.words[USED_MARKETS], markets, row, at + 2)
    space: i64 = 0
    while space < markets:
        counter = i64(pos.deal.piles[space])
        row[at + space] = i16(i64(0) if counter == NO_TILE else counter + 1)
        space += 1
    at += markets
    berth: i64 = 0
    while berth < chart.berths:
        rebuilt = pos.words[REBUILT] & BIT[chart.berth_slot[berth]]
        row[at + 2 * berth] = i16(pos.cubes_on(chart.berth_import[berth]))
        row[at + 2 * berth + 1] = i16(1 if rebuilt else 0)
        berth += 1
