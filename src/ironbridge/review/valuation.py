"""Valuation of a position for a seat, followed several own turns ahead.

    points(pos, seat) = mean of E(p1, seat), ..., E(pT, seat)
    chance(pos, seat) = mean of W(p1, seat), ..., W(pT, seat)

E is the evaluator's expected final score, W the win probability, and p1, ..., pT are the positions
after each of the next T turns of the seat; all seats play by the rollout policy of the search.
When the game ends earlier, the final position stands for the missing ones: there E is the final
score and W the share of the win.  The mean reduces the error of a single evaluation.

T is a convention: more own turns take more time, and each adds its own spread.
"""

from typing import Final, NamedTuple

from ironbridge.bots.game_progress import game_progress
from ironbridge.bots.weights_file import evaluator_for
from ironbridge.bots.win_probability import chances_for
from ironbridge.core.bitset import ids
from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, Position
from ironbridge.game.result import result_of
from ironbridge.search.evaluator import SCALE
from ironbridge.search.search import Search
from ironbridge.search.turn_generator import same_turn
from ironbridge.titles.spec import GameSpec

OWN_TURNS: Final = 3
"""Number of own turns that a position is followed."""


class SeatValue(NamedTuple):
    """The value of a position for one seat."""

    points: float
    chance: float | None
    """Win probability; None where the table has no win model."""


class Valuation:
    """Values positions of one table with its trained evaluator and its win model."""

    def __init__(self, spec: GameSpec, own_turns: int = OWN_TURNS) -> None:
        self.spec = spec
        self.search = Search(spec.rules, evaluator_for(spec))
        self.model = chances_for(spec)
        self.own_turns = own_turns
        self._automatic = set(ids(spec.rules.tables.automatic))

    def points(self, pos: Position, seat: int) -> float:
        """Returns the expected final score of a seat by static evaluation."""
        return int(self.search.evaluate(pos, seat)) / int(SCALE)

    def chances(self, pos: Position) -> list[float] | None:
        """Returns the win probability of every seat; they sum to 1.  None without a win model."""
        if pos.ask == ASK_NOTHING:
            winners = result_of(self.spec, pos).winners
            return [(seat in winners) / len(winners) for seat in range(self.spec.seats)]
        if self.model is None:
            return None
        expected = [
            None if seat in self._automatic else self.points(pos, seat)
            for seat in range(self.spec.seats)
        ]
        return self.model.of(expected, game_progress(self.spec, pos))

    def static(self, pos: Position, seat: int) -> SeatValue:
        """Returns the value of a position without following it."""
        chances = self.chances(pos) if self.model is not None else None
        return SeatValue(self.points(pos, seat), None if chances is None else chances[seat])

    def followed(self, pos: Position, seat: int) -> SeatValue:
        """Returns the value of a position, followed ``own_turns`` turns of the seat ahead."""
        found: list[SeatValue] = []
        while pos.ask != ASK_NOTHING and len(found) < self.own_turns:
            before = pos
            pos = self.search.policy.best_action(pos)
            ends_turn = before.ask == ASK_ACTION and not same_turn(before, pos)
            if before.seat == seat and ends_turn:
                found.append(self.static(pos, seat))
        if len(found) < self.own_turns:
            found += [self.static(pos, seat)] * (self.own_turns - len(found))
        points = sum(one.points for one in found) / len(found)
        chances = [one.chance for one in found if one.chance is not None]
        return SeatValue(points, sum(chances) / len(chances) if chances else None)
