"""The loss of a turn: paired worlds, grades, and the review of a whole game."""

import doctest
from importlib import import_module

import pytest

import ironbridge
from ironbridge import bots
from ironbridge.bots import SeatView
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.core.position import ASK_ACTION
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.review.best_turn import Effort
from ironbridge.review.error_rate import error_rate
from ironbridge.review.game_review import GameReview, evaluator_version, review_game
from ironbridge.review.grades import grade_of
from ironbridge.review.played_turns import played_turns
from ironbridge.review.turn_loss import PairedMean, decided, turn_loss
from ironbridge.review.valuation import Valuation

QUICK = Effort(width=8, rollouts=16, finalists=2, choice_worlds=3, loss_worlds=4, most_worlds=8)
"""Little work, enough to see that the parts fit together."""


def finished(title: str, seats: int, bot: str = "greedy", seed: int = 5, **options: object) -> Game:
    """Returns a game that a bot played to the end."""
    game = ironbridge.new(title, seats=seats, seed=seed, **options)  # type: ignore[arg-type]
    player = bots.find(bot)
    while game.seat is not None:
        game.play(player.choose(SeatView(game, game.seat), bot_rng(seed, game.seat)))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return finished("birmingham", 2)


@pytest.fixture(scope="module")
def review(game: Game) -> GameReview:
    return review_game(game, seed=1, effort=QUICK)


@pytest.mark.parametrize("module", ["turn_loss", "grades", "difficulty", "error_rate", "ledger"])
def test_the_examples_of_the_definitions(module: str) -> None:
    found = doctest.testmod(import_module(f"ironbridge.review.{module}"))
    assert found.attempted
    assert not found.failed


def test_turns_cover_every_action_once_and_in_order(game: Game) -> None:
    turns = played_turns(game)
    covered = [at for turn in turns for at in range(turn.action, turn.action + turn.actions)]
    assert covered == list(range(len(game.actions)))
    for turn in turns:
        assert turn.before.ask == ASK_ACTION
        assert {seat for seat, _ in game.actions[turn.action : turn.action + turn.actions]} == {
            turn.seat
        }


def test_a_turn_loses_nothing_against_itself(game: Game) -> None:
    turn = played_turns(game)[3]
    loss = turn_loss(Valuation(game.spec), turn.before, turn.path, turn.path, seed=3, worlds=4)
    assert loss.points == PairedMean(0.0, 0.0)
    assert loss.chance == PairedMean(0.0, 0.0)
    assert loss.hindsight == (0.0, 0.0)


def test_a_wasted_turn_loses_points_and_is_graded(game: Game) -> None:
    """Two passes instead of the played turn."""
    turn = next(one for one in played_turns(game) if one.actions == 2)
    wasted = game.at(turn.step)
    while wasted.seat == turn.seat and len(wasted.actions) < turn.action + 2:
        wasted.play(next(line for line in wasted.whole_actions() if line.startswith("pass")))
    passed = played_turns(wasted)[-1].path
    loss = turn_loss(Valuation(game.spec), turn.before, turn.path, passed, seed=3, worlds=8)
    assert loss.points.mean > 3 * loss.points.error > 0
    assert loss.chance is not None
    assert grade_of(loss.chance) != "best"


def test_the_loss_does_not_depend_on_the_cards_as_they_lay(game: Game) -> None:
    """Another world that the seat cannot tell apart gives the same loss, not the same hindsight."""
    turn = played_turns(game)[4]
    valuation = Valuation(game.spec)
    best = valuation.search.candidate_turns(turn.before, 0, 2)[1].path
    other = game.at(turn.step).guess(turn.seat, bot_rng(9)).position
    here, there = (
        turn_loss(valuation, pos, best, turn.path, seed=3, worlds=4) for pos in (turn.before, other)
    )
    assert here.points == there.points
    assert here.chance == there.chance


def test_every_turn_is_reviewed_and_summed_up(game: Game, review: GameReview) -> None:
    assert [turn.number for turn in review.turns] == list(range(len(played_turns(game))))
    assert review.points == game.result.points  # type: ignore[union-attr]
    for one in review.summary:
        own = [turn for turn in review.turns if turn.seat == one.seat]
        counted = [turn.points_lost for turn in own if turn.grade != "forced"]
        assert sum(one.grades.values()) == len(own)
        assert one.points_lost == pytest.approx(sum(counted))
        rate = error_rate(counted)
        assert one.rate is not None
        assert rate is not None
        assert one.rate.points == pytest.approx(rate.points, abs=1e-3)
        assert sum(phase.turns for phase in one.phases.values()) == len(counted)


def test_no_grade_is_worse_than_good_within_two_standard_errors(review: GameReview) -> None:
    for turn in review.turns:
        if turn.as_good:
            assert turn.grade in ("best", "good", "forced")


def test_worlds_are_added_while_a_grade_is_undecided(game: Game) -> None:
    """A loss far from all limits stays with the first worlds; another one gets up to the most."""
    valuation = Valuation(game.spec)
    is_longer = set()
    for turn in played_turns(game)[:12]:
        best = valuation.search.candidate_turns(turn.before, 0, 2)[1].path
        few, more = (
            turn_loss(valuation, turn.before, best, turn.path, 3, 4, most) for most in (0, 24)
        )
        assert few.chance is not None
        assert (few == more) == decided(few.chance), turn.number
        is_longer.add(few != more)
    assert is_longer == {False, True}


def test_processes_give_the_same_review(game: Game, review: GameReview) -> None:
    assert review_game(game, seed=1, effort=QUICK, jobs=2) == review


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("lancashire", 3, {}),
        ("age_of_industry", 3, {}),
        ("birmingham", None, {"automa": "easy"}),
    ],
)
def test_every_title_is_reviewed(title: str, seats: int, options: dict[str, object]) -> None:
    game = finished(title, seats, **options)
    small = Effort(width=4, rollouts=8, finalists=1, choice_worlds=1, loss_worlds=2, most_worlds=2)
    found = review_game(game, effort=small)
    assert len(found.turns) == len(played_turns(game))
    assert all(turn.best for turn in found.turns)
    assert any(turn.points_lost for turn in found.turns)
    assert all((turn.chance_lost is None) == ("automa" in options) for turn in found.turns)


def test_a_game_that_is_played_is_not_reviewed() -> None:
    with pytest.raises(BadInput, match="not over"):
        review_game(ironbridge.new("birmingham", seats=2, seed=1))


def test_the_version_tells_tables_apart() -> None:
    two, four = (ironbridge.new("birmingham", seats=seats, seed=1).spec for seats in (2, 4))
    assert evaluator_version(two) != evaluator_version(four)
    assert evaluator_version(two) == evaluator_version(two)
