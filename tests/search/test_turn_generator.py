"""Turn generator: complete, without duplicates, and playable as lines."""

from random import Random

import pytest

import ironbridge
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Workspace
from ironbridge.errors import Refused
from ironbridge.game import Game
from ironbridge.search.turn_generator import TurnGenerator, same_turn, whole_turns
from ironbridge.testing.configurations import Configuration, installed_cases

CASES = installed_cases(options=False)


def some_way_into(case: Configuration, choices: int, seed: int = 4) -> Game:
    game = ironbridge.new(case.title, seats=case.seats, seed=seed, **case.options)  # type: ignore[arg-type]
    rng = Random(seed)
    while choices > 0 or len(game.begun) > 0:
        game.play(rng.choice(game.choices.codes))
        choices -= 1
    return game


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_line_plays_and_no_two_come_to_the_same(case: Configuration) -> None:
    game = some_way_into(case, 20)
    lines = game.whole_actions()
    assert len(lines) > 3
    ends = set()
    for line in random_part(lines, 30):
        twin = game.copy()
        twin.play(line)
        assert len(twin.actions) == len(game.actions) + 1
        ends.add(tuple(twin.position.numbers()))
    assert len(ends) == min(len(lines), 30)


def random_part(lines: tuple[str, ...], most: int) -> list[str]:
    return list(lines) if len(lines) <= most else Random(1).sample(lines, most)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_whole_action_is_missing(case: Configuration) -> None:
    game = some_way_into(case, 30)
    generator = TurnGenerator(game.spec.rules)
    generator.every_card = True
    generator.sources = 56
    generator.actions(game.position)
    listed = set(generator.keys)
    rng = Random(5)
    for _ in range(60):
        twin = game.copy()
        twin.play(rng.choice(twin.choices.codes))
        while twin.begun:
            twin.play(rng.choice(twin.choices.codes))
        assert twin.position.key() in listed


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_whole_turns_end_where_their_answers_lead(case: Configuration) -> None:
    game = some_way_into(case, 12)
    rules, start = game.spec.rules, game.position
    ends, ways = whole_turns(TurnGenerator(rules), start, 2000)
    assert len(ends) == len(ways) > 1
    keys = {end.key() for end in ends}
    assert len(keys) == len(ends)
    for end, way in list(zip(ends, ways, strict=True))[:: len(ends) // 20 + 1]:
        pos, work = start.copy(), Workspace()
        for code in way:
            apply(rules, pos, work, code)
        assert pos.numbers() == end.numbers()
        assert not same_turn(start, end)


def test_what_is_left_of_a_begun_action_can_be_said() -> None:
    game = ironbridge.new("birmingham", seats=4, seed=3)
    game.play(next(code for code, text in game.choices if text.startswith("build")))
    while not game.begun:
        game.play(game.choices.codes[0])
    for line in game.whole_actions():
        twin = game.copy()
        twin.play(line)
        assert not twin.begun


def test_a_finished_game_has_no_actions() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    rng = Random(1)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    assert game.whole_actions() == ()
    with pytest.raises(Refused):
        game.play("pass")
