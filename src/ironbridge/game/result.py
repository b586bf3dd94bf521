"""Result of a game: points, ranks and the tie-break that decided."""

from typing import NamedTuple

from ironbridge.core.position import POINTS, Position
from ironbridge.titles.spec import GameSpec


class Result(NamedTuple):
    """The result of a game by seat."""

    points: list[int]
    places: list[int]
    """Rank of each seat: 1 is the winner; tied seats share a rank."""
    tie_break: str | None
    """Name of the tie-break between seats with equal points, if one applied."""

    @property
    def winners(self) -> list[int]:
        """Returns the seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


def result_of(spec: GameSpec, pos: Position) -> Result:
    """Returns the ranks by points, then by the title's tie-breaks."""
    seats = range(spec.seats)
    points = [pos.seat_value(seat, POINTS) for seat in seats]
    keys = [
        (
            points[seat],
            *(spec.rules.tie_break(pos, seat, which) for which in range(len(spec.tie_breaks))),
        )
        for seat in seats
    ]
    places = [1 + sum(other > keys[seat] for other in keys) for seat in seats]
    return Result(points, places, _decided_by(spec, keys))


def _decided_by(spec: GameSpec, keys: list[tuple[int, ...]]) -> str | None:
    """Returns the deepest tie-break that two seats with equal points needed."""
    deepest = 0
    for seat, one in enumerate(keys):
        for other in keys[seat + 1 :]:
            if one[0] == other[0]:
                same = next((n for n in range(len(one)) if one[n] != other[n]), len(one))
                deepest = max(deepest, same)
    if deepest == 0:
        return None
    return spec.tie_breaks[deepest - 1] if deepest <= len(spec.tie_breaks) else "shared"
