"""Points as if the era ended now, from public information only."""

from ironbridge.core.flow import score_era_end
from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.workspace import Workspace
from ironbridge.titles.spec import GameSpec


def points_if_era_ended(spec: GameSpec, pos: Position) -> list[int]:
    """Returns the points of each seat after scoring links and tiles as they stand.

    In the last era, what scores at the end of the game is added.  A finished game keeps its points.
    """
    scored = pos.copy()
    if pos.ask != ASK_NOTHING:
        score_era_end(spec.rules, scored, Workspace())
    return [scored.seat_value(seat, POINTS) for seat in range(spec.seats)]
