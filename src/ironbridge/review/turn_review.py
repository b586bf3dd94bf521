"""Review of one turn: the best turn found, the loss of the turn played, its grade."""

from typing import Final

from msgspec import Struct

from ironbridge.bots.explain import turn_lines
from ironbridge.core.rng import split
from ironbridge.game import Game
from ironbridge.review.best_turn import BestTurn, Effort, best_turn
from ironbridge.review.difficulty import difficulty
from ironbridge.review.grades import Grade, grade_of, is_forced
from ironbridge.review.played_turns import PlayedTurn, phase_of
from ironbridge.review.turn_loss import TurnLoss, as_good, chance_lost, no_loss, turn_loss
from ironbridge.review.valuation import Valuation

DIGITS: Final = 3
"""Number of digits after the decimal point of points."""
CHANCE_DIGITS: Final = 4
"""Number of digits after the decimal point of probabilities."""


class TurnReview(Struct, frozen=True, kw_only=True):
    """The review of one turn; losses are in points and in win probability."""

    number: int
    """Number among all turns of the game, from 0."""
    seat: int
    era: int
    round: int
    phase: int
    """0 early and 1 late in the first era, then 2 and 3."""
    action: int
    """Number of actions of the game before it."""
    played: list[str]
    """Its actions, as lines of notation."""
    best: list[str]
    """The actions of the best turn found."""
    candidates: int
    """Number of different turns that were compared at first sight."""
    difficulty: float
    grade: Grade
    as_good: bool
    """Whether the turn is within two standard errors of the best."""
    points_lost: float
    points_error: float
    chance_lost: float | None
    chance_error: float | None
    hindsight_points: float
    """Points lost with the cards as they lay."""
    hindsight_chance: float | None


def review_turn(
    valuation: Valuation, game: Game, turn: PlayedTurn, seed: int, effort: Effort
) -> TurnReview:
    """Returns the review of one turn of a game."""
    part = split(seed, turn.number)
    best = best_turn(valuation, turn.before, turn.path, split(part, 0), effort)
    loss = no_loss(valuation)
    if not best.is_played:
        worlds, most = effort.loss_worlds, effort.most_worlds
        loss = turn_loss(valuation, turn.before, best.path, turn.path, split(part, 1), worlds, most)
    return turn_data(valuation, game, turn, best, loss)


def turn_data(
    valuation: Valuation, game: Game, turn: PlayedTurn, best: BestTurn, loss: TurnLoss
) -> TurnReview:
    """Returns the review of a turn as plain data."""
    lines = [line for _, line in game.actions[turn.action : turn.action + turn.actions]]
    lost, chance = chance_lost(loss.points, loss.chance), loss.chance
    forced = is_forced(len(best.first_sight))
    return TurnReview(
        number=turn.number,
        seat=turn.seat,
        era=int(turn.before.era),
        round=int(turn.before.round),
        phase=phase_of(game.spec, turn.before),
        action=turn.action,
        played=lines,
        best=lines if best.is_played else turn_lines(game.spec, best.world, best.path),
        candidates=len(best.first_sight),
        difficulty=round(difficulty(best.first_sight), DIGITS),
        grade="forced" if forced else grade_of(lost),
        as_good=as_good(lost),
        points_lost=round(loss.points.mean, DIGITS),
        points_error=round(loss.points.error, DIGITS),
        chance_lost=None if chance is None else round(chance.mean, CHANCE_DIGITS),
        chance_error=None if chance is None else round(chance.error, CHANCE_DIGITS),
        hindsight_points=round(loss.hindsight.points, DIGITS),
        hindsight_chance=(
            None if loss.hindsight.chance is None else round(loss.hindsight.chance, CHANCE_DIGITS)
        ),
    )
