"""Luck of games: its mean is zero, it knows every draw, and without it leads keep their mean."""

from random import Random
from statistics import fmean, stdev

import pytest

import ironbridge
from ironbridge.bots.weights_file import evaluator_for
from ironbridge.core.rng import Rng
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput
from ironbridge.search.draw_luck import DrawLuck, drew, redrawn
from ironbridge.sim import commit_seed as commits
from ironbridge.sim.arena import MatchResult
from ironbridge.sim.commit_seed import commit_seed
from ironbridge.sim.game_luck import luck_of_game
from ironbridge.sim.luck_adjusted import adjusted_lead, deals_needed, luck_factors, without_luck
from ironbridge.testing.configurations import Configuration, installed_cases

CASES = [case for case in installed_cases(options=False) if case.seats in (None, 3)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_not_drawn_yet_is_shuffled_and_nothing_else(case: Configuration) -> None:
    game = ironbridge.new(case.title, seats=case.seats, seed=4, **case.options)  # type: ignore[arg-type]
    pos, hidden = game.position, game.spec.hooks.unseen_piles(game.position, 0)
    other = redrawn(pos, hidden, Rng(1))
    assert other.numbers() == pos.numbers()
    cards, old = list(other.deal.cards), list(pos.deal.cards)
    assert cards[: pos.drawn] == old[: pos.drawn]
    for start, end in zip(
        [pos.drawn, *pos.deal.era_start[1:]], pos.deal.era_start[1:], strict=False
    ):
        assert cards[start:end] != old[start:end] or end - start < 2
        assert sorted(cards[start:end]) == sorted(old[start:end])
    loose = {entry for group in hidden for entry in group}
    piles, before = list(other.deal.piles), list(pos.deal.piles)
    assert sorted(piles) == sorted(before)
    assert all(piles[n] == before[n] for n in range(len(piles)) if n not in loose)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_luck_of_a_draw_has_mean_zero(case: Configuration) -> None:
    """Over all orders of the undrawn cards, whatever is drawn: within four standard errors."""
    game, rng = ironbridge.new(case.title, seats=case.seats, seed=4, **case.options), Random(4)  # type: ignore[arg-type]
    spec, work = game.spec, Workspace()
    measure, numbers = DrawLuck(spec.rules, evaluator_for(spec), 8), Rng(2)
    while True:
        before, hidden = game.position, spec.hooks.unseen_piles(game.position, 0)
        code = rng.choice(game.choices.codes)
        after = before.copy()
        apply(spec.rules, after, work, code)
        if drew(before, after, hidden, spec.hooks.unseen_piles(after, 0)):
            if any(measure.of_choice(before, code, hidden, numbers)):
                break
        game.play(code)
    seats = range(len(measure.values(before)))
    found = [
        [
            int(luck)
            for luck in measure.of_choice(redrawn(before, hidden, numbers), code, hidden, numbers)
        ]
        for _ in range(200)
    ]
    assert any(row != found[0] for row in found)
    for seat in seats:
        luck = [row[seat] for row in found]
        assert abs(fmean(luck)) <= 4 * stdev(luck) / len(luck) ** 0.5 + 1


def test_a_game_has_luck_in_its_deal_and_in_each_era() -> None:
    game, rng = ironbridge.new("birmingham", seats=2, seed=4), Random(4)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    luck = luck_of_game(game.spec, game.history.first, game.steps, 7)
    assert len(luck) == 3
    assert all(points for phase in luck for points in phase)
    assert luck == luck_of_game(game.spec, game.history.first, game.steps, 7)
    assert luck != luck_of_game(game.spec, game.history.first, game.steps, 8)


# Leads without luck, of made-up games: skill, luck that is measured, and noise that is not.


def games(deals: int, skill: float, seed: int, measured: float = 1.0) -> list[MatchResult]:
    """Returns games of two bots whose points are skill, luck of mean zero, and noise."""
    rng = Random(seed)
    found: list[MatchResult] = []
    for deal in range(deals):
        for players in (["a", "b"], ["b", "a"]):
            luck = [[rng.gauss(0, 6) for _ in players] for _ in range(2)]
            points = [
                100
                + (skill if name == "a" else 0.0)
                + measured * (luck[0][n] + luck[1][n])
                + rng.gauss(0, 3)
                for n, name in enumerate(players)
            ]
            one = MatchResult(deal, players, points, [1.0, 0], [0.0] * 2, [1] * 2, [], luck)
            found.append(one)
    return found


def test_without_luck_equal_bots_are_equal_and_others_keep_their_lead() -> None:
    for skill in (0.0, 5.0):
        leads = []
        for seed in range(60):
            found = adjusted_lead(games(8, skill, seed), 0)
            assert found is not None
            leads.append(found.adjusted.mean * (1 if found.adjusted.ahead == "a" else -1))
        assert fmean(leads) == pytest.approx(skill, abs=4 * stdev(leads) / 60**0.5)
        assert stdev(leads) < 2.0


@pytest.mark.parametrize("measured", [0.5, 1.0, 2.0])
def test_factors_follow_the_games(measured: float) -> None:
    played = games(100, 3.0, 1, measured)
    assert luck_factors(played) == pytest.approx([measured] * 2, abs=0.4)
    found = adjusted_lead(played, 0)
    assert found is not None
    assert found.adjusted_deviation < 0.7 * found.raw_deviation
    assert found.adjusted.high - found.adjusted.low < 0.7 * (found.raw.high - found.raw.low)
    assert found.adjusted_deals is not None
    assert found.raw_deals is not None
    assert found.adjusted_deals < found.raw_deals


def test_luck_that_was_not_measured_changes_nothing() -> None:
    played = [one._replace(luck=[]) for one in games(12, 3.0, 1)]
    assert without_luck(played) == [
        one._replace(points=[float(points) for points in one.points]) for one in played
    ]


def test_a_small_lead_needs_many_deals() -> None:
    assert deals_needed(2.8, 10.0) == 100
    assert deals_needed(28.0, 10.0) == 1
    assert deals_needed(0.0, 10.0) is None


# Seeds of commits


def test_a_commit_has_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = "a" * 40, "b" * 40
    assert (
        commit_seed(f"commit:{one}")
        == commit_seed(f"commit:{one}")
        != commit_seed(f"commit:{other}")
    )
    monkeypatch.setattr(commits, "git", lambda home, *words: "" if words[0] == "status" else one)
    assert commit_seed("commit") == commit_seed(f"commit:{one}")
    with pytest.raises(BadInput, match="names no commit"):
        commit_seed("commit:abc")


def test_changed_code_has_no_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commits, "git", lambda home, *words: " M src/ironbridge/search/search.py")
    with pytest.raises(BadInput, match="differs from its commit"):
        commit_seed("commit")


def test_without_a_repository_a_number_is_asked_for(tmp_path: object) -> None:
    with pytest.raises(BadInput, match="no git repository"):
        commits.current_commit(tmp_path)  # type: ignore[arg-type]
