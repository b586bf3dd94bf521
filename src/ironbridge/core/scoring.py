"""End of an era: points for links and for flipped tiles."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.events import LINKS_SCORED, TILES_SCORED
from ironbridge.core.income import income_level
from ironbridge.core.money import gain_points, lose_points
from ironbridge.core.network import regrow, rejoin
from ironbridge.core.position import LINKS, MONEY, POINTS, TILES, Position
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace


def place_icons(tables: Tables, pos: Position, place: i64) -> i64:
    """Returns the link icons that show at a place: printed ones and those of flipped tiles."""
    # BB-score-1, BB-score-4, BL-score-1
    icons = tables.place_icons[place]
    slots = tables.place_slots[place] & pos.flipped
    while slots:
        bit = slots & -slots
        slots ^= bit
        icons += tables.tile_icons[pos.tile_on(index(bit))]
    return icons


def link_points(tables: Tables, pos: Position, link: i64) -> i64:
    """Returns what a link is worth: every icon at the places it touches."""
    # BB-score-3, BL-outside-3
    points: i64 = 0
    places = tables.link_places[link]
    while places:
        bit = places & -places
        places ^= bit
        points += place_icons(tables, pos, index(bit))
    return points


def score_links(tables: Tables, pos: Position, work: Workspace) -> None:
    """Scores the links of every seat, then removes them from the board."""  # BB-era-2, BL-era-2
    seat: i64 = 0
    while seat < pos.seats:
        points: i64 = 0
        links = pos.seat_value(seat, LINKS)
        while links:
            bit = links & -links
            links ^= bit
            points += link_points(tables, pos, index(bit))
        pos.add_seat_value(seat, POINTS, points)
        work.log.say(LINKS_SCORED, seat, points, 0)
        seat += 1
    if tables.links_stay & BIT[pos.era]:
        return
    seat = 0
    while seat < pos.seats:
        pos.set_seat_value(seat, LINKS, 0)
        seat += 1
    pos.links_built = 0
    rejoin(tables, pos)
    seat = 0
    while seat < pos.seats:
        regrow(tables, pos, seat)
        seat += 1


def score_tiles(tables: Tables, pos: Position, work: Workspace, least_level: i64) -> None:
    """Scores the flipped tiles of every seat from this level on."""
    # BB-score-2, BB-intro-4, BL-score-2
    seat: i64 = 0
    while seat < pos.seats:
        points: i64 = 0
        tiles = pos.seat_value(seat, TILES) & pos.flipped
        while tiles:
            bit = tiles & -tiles
            tiles ^= bit
            tile = pos.tile_on(index(bit))
            if tables.tile_level[tile] >= least_level:
                points += tables.tile_points[tile]
        pos.add_seat_value(seat, POINTS, points)
        work.log.say(TILES_SCORED, seat, points, 0)
        seat += 1


def score_end(tables: Tables, pos: Position, work: Workspace) -> None:
    """Scores money and, in an introductory game, income and the better tiles."""
    # BB-intro-2, BB-intro-3, BL-score-3, BL-intro-2, AI-score-3
    if tables.pounds_per_point:
        score_money(tables, pos, work)
    if tables.income_scores:
        score_income(tables, pos, work)
    if tables.scores_again:
        score_tiles(tables, pos, work, tables.scores_again)


def score_money(tables: Tables, pos: Position, work: Workspace) -> None:
    """Scores money: one point per ``pounds_per_point`` pounds, up to the limit if there is one."""
    pounds, most = tables.pounds_per_point, tables.most_money_points
    seat: i64 = 0
    while seat < pos.seats:
        points = pos.seat_value(seat, MONEY) // pounds
        gain_points(pos, work, seat, most if most and points > most else points)
        seat += 1


def score_income(tables: Tables, pos: Position, work: Workspace) -> None:
    """Scores the income level of every seat; a negative one costs points."""
    seat: i64 = 0
    while seat < pos.seats:
        level = income_level(tables, pos, seat)
        if level < 0:
            lose_points(pos, work, seat, -level)
        else:
            gain_points(pos, work, seat, level)
        seat += 1


def level_one_slots(tables: Tables, pos: Position) -> i64:
    """Returns the slots that hold a tile of level one."""  # BB-era-3, BL-era-2
    found: i64 = 0
    slots = pos.slots_taken
    while slots:
        bit = slots & -slots
        slots ^= bit
        if tables.tile_level[pos.tile_on(index(bit))] == 1:
            found |= bit
    return found
