"""Habits of the lower levels: readable errors, and never a pass where an action is left."""

from random import Random

import pytest

import ironbridge
from ironbridge.bots import SeatView
from ironbridge.bots.habits import HABITS, Habit, with_habits
from ironbridge.bots.levels import BEGINNER, EASY, MEDIUM, Level, levels
from ironbridge.bots.search_bot import SearchBot, without_pass
from ironbridge.bots.weights_file import hand_rows
from ironbridge.core.action_table import DEVELOP, PASS
from ironbridge.core.position import ASK_ACTION, POINTS
from ironbridge.sim.simulate import Plan
from ironbridge.testing.configurations import Configuration, installed_cases

CASES = installed_cases(options=False)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_habit_is_about_features_of_every_table(case: Configuration) -> None:
    spec = Plan(case.title, case.seats, options=dict(case.options)).spec()
    extractor = spec.hooks.feature_extractor()
    rows = hand_rows(spec, extractor)
    rows = [[1000] * len(row) for row in rows]
    for habit in (one for habits in HABITS.values() for one in habits):
        assert with_habits(rows, extractor, [habit]) != rows, habit


def test_a_habit_multiplies_and_adds() -> None:
    spec = Plan("birmingham", 4).spec()
    extractor = spec.hooks.feature_extractor()
    names = [name for name, _ in extractor.names]
    rows = [[1000] * len(names)]
    (found,) = with_habits(rows, extractor, [Habit("mat *", 0.5), Habit("income", 1.0, 2.0)])
    for name, weight in zip(names, found, strict=True):
        expected = 500 if name.startswith("mat ") else 3000 if name == "income" else 1000
        assert weight == expected
    assert rows == [[1000] * len(names)]


def test_levels_with_habits_have_no_dice() -> None:
    game = ironbridge.new("birmingham", seats=4, seed=3)
    view = SeatView(game, int(game.position.seat))
    for level in (BEGINNER, EASY):
        plans = [list(SearchBot(level).plan(view, Random(seed)).values()) for seed in range(4)]
        assert all(plan == plans[0] for plan in plans)


def played(level: Level, case: Configuration, seed: int) -> tuple[list[int], dict[int, int]]:
    """Plays a game of a level with itself; returns the points and the number of each action.

    Where a turn has a pass, all its candidates had one.
    """
    game = ironbridge.new(case.title, seats=case.seats, seed=seed, **case.options)  # type: ignore[arg-type]
    spec, pos = game.spec, game.position
    search, counts = SearchBot(level).search(spec), dict[int, int]()
    verbs = spec.rules.tables.choices.verb
    while game.seat is not None:
        found = search.candidate_turns(game.position, level.beam, level.width)
        path = without_pass(search, found).path
        if any(verbs[code] == PASS for code in path):
            assert all(PASS in [verbs[code] for code in one.path] for one in found)
        for code in path:
            if game.position.ask == ASK_ACTION:
                counts[int(verbs[code])] = counts.get(int(verbs[code]), 0) + 1
            if code not in game.choices.codes:
                break
            game.play(code)
    pos = game.position
    return [int(pos.seat_value(seat, POINTS)) for seat in range(spec.seats)], counts


def test_the_lower_levels_err_as_people_do() -> None:
    """One game is little: only differences far beyond its luck are asserted."""
    case = next(one for one in CASES if one.name == "birmingham-4")
    points, develops = dict[str, float](), dict[str, int]()
    for level in (BEGINNER, EASY, MEDIUM._replace(width=40)):
        games = [played(level, case, seed) for seed in (1, 2)]
        points[level.name] = sum(sum(each) for each, _ in games) / 8
        develops[level.name] = sum(counts.get(int(DEVELOP), 0) for _, counts in games)
        assert sum(counts.get(int(PASS), 0) for _, counts in games) <= 2
    assert 70 < points["beginner"] < points["easy"] < points["medium"]
    assert 100 < points["easy"] < 130
    assert develops["beginner"] < develops["medium"]


def test_five_levels_are_offered_from_weak_to_strong() -> None:
    assert list(levels()) == ["beginner", "easy", "medium", "hard", "master"]
