"""Points as if the era ended now, from public information only."""

from ironbridge.core.flow import last_era
from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.scoring import score_end, score_links, score_tiles
from ironbridge.core.workspace import Workspace
from ironbridge.titles.spec import GameSpec


def points_if_era_ended(spec: GameSpec, pos: Position) -> list[int]:
    """Returns the points of each seat after scoring links and tiles as they stand.

    In the last era, what scores at the end of the game is added.  A finished game keeps its points.
    """
    scored = pos.copy()
    if pos.ask != ASK_NOTHING:
        score(spec, scored)
    return [scored.seat_value(seat, POINTS) for seat in range(spec.seats)]


def score(spec: GameSpec, pos: Position) -> None:
    """Scores a position as at the end of its era."""
    rules, work = spec.rules, Workspace()
    if not rules.score_era(pos, work):
        score_links(rules.tables, pos, work)
        score_tiles(rules.tables, pos, work, 0)
    if last_era(rules, pos):
        score_end(rules.tables, pos, work)
        rules.score_more(pos, work)
