"""Review of a whole game: every turn, and a summary of every seat."""

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from ironbridge._version import __version__
from ironbridge.bots import expected_score
from ironbridge.bots.weights_file import table_key, weights_file
from ironbridge.bots.win_probability import FILE as WIN_MODEL
from ironbridge.core.bitset import ids
from ironbridge.errors import BadInput
from ironbridge.game import Game, replay
from ironbridge.review.best_turn import Effort
from ironbridge.review.ledger import LuckLedger, ledger
from ironbridge.review.played_turns import played_turns
from ironbridge.review.seat_summary import SeatReview, seat_summary
from ironbridge.review.turn_review import TurnReview, review_turn
from ironbridge.review.valuation import Valuation
from ironbridge.sim.pool import spread
from ironbridge.titles import folder
from ironbridge.titles.spec import GameSpec

ERROR_RATES: Final = "error_rates.toml"
"""File of a title with the error rates of the levels by table."""
TURNS_PER_PIECE: Final = 2
"""Number of turns that a process reviews before it reports."""


class GameReview(Struct, frozen=True, kw_only=True):
    """The review of a whole game."""

    version: str
    """Version of the evaluator: reviews of different versions are not comparable."""
    title: str
    seats: int
    points: list[int]
    turns: list[TurnReview]
    summary: list[SeatReview]
    ledger: LuckLedger
    """From the value before the deal to the result, for each seat."""


class TurnsJob(NamedTuple):
    """Turns of a record that one process reviews."""

    record: str
    numbers: tuple[int, ...]
    seed: int
    effort: Effort


def check_reviewable(game: Game) -> None:
    """Raises ``BadInput`` for a game that is not over, or whose evaluator is not trained."""
    if not game.over:
        raise BadInput("review-not-over")
    if not expected_score.knows(game.spec):
        raise BadInput("review-no-weights", title=game.spec.title)


def review_game(
    game: Game,
    seed: int = 0,
    effort: Effort | None = None,
    jobs: int | None = 1,
    progress: Callable[[int], None] = lambda turns: None,
) -> GameReview:
    """Returns the review of a finished game; ``progress`` hears the number of new turns."""
    check_reviewable(game)
    many, record = len(played_turns(game)), game.record
    numbers = range(many)
    pieces = [
        TurnsJob(record, tuple(numbers[n : n + TURNS_PER_PIECE]), seed, effort or Effort())
        for n in range(0, many, TURNS_PER_PIECE)
    ]
    turns: list[TurnReview] = []
    for found in spread(review_turns, pieces, jobs):
        turns += found
        progress(len(found))
    return whole_review(game, turns, seed)


def review_turns(job: TurnsJob) -> list[TurnReview]:
    """Returns the reviews of some turns of a record."""
    game = replay(job.record)
    valuation, turns = Valuation(game.spec), played_turns(game)
    return [
        review_turn(valuation, game, turns[number], job.seed, job.effort) for number in job.numbers
    ]


def whole_review(game: Game, turns: Sequence[TurnReview], seed: int) -> GameReview:
    """Returns the review of a game from the reviews of its turns, with the luck ledger."""
    spec, result = game.spec, game.result
    assert result is not None
    automatic, levels = set(ids(spec.rules.tables.automatic)), level_rates(spec)
    summary = [
        seat_summary(seat, turns, levels) for seat in range(spec.seats) if seat not in automatic
    ]
    losses = {one.seat: one.points_lost for one in summary}
    return GameReview(
        version=evaluator_version(spec),
        title=spec.title,
        seats=spec.seats,
        points=result.points,
        turns=list(turns),
        summary=summary,
        ledger=ledger(Valuation(spec), game, losses, seed),
    )


def level_rates(spec: GameSpec) -> Mapping[str, float]:
    """Returns the error rates of the levels at this table, as far as they are measured."""
    home = folder(spec.title)
    if home is None or spec.options.get("variant") or not (home / ERROR_RATES).is_file():
        return {}
    measured = tomllib.loads((home / ERROR_RATES).read_text("utf-8"))
    rates: dict[str, float] = measured.get(table_key(spec), {}).get("rates", {})
    return rates


def evaluator_version(spec: GameSpec) -> str:
    """Returns a fingerprint of all that a review depends on besides the game."""
    told = hashlib.sha256(f"{__version__} {Effort()}".encode())
    home, weights = folder(spec.title), weights_file(spec)
    files = [] if weights is None else [weights]
    if home is not None:
        files += [home / name for name in (WIN_MODEL, ERROR_RATES) if (home / name).is_file()]
    for file in files:
        told.update(file.read_bytes())
    return told.hexdigest()[:12]
