"""Turn generator: complete, without duplicates, and playable as lines."""

from collections.abc import Iterator
from random import Random

import pytest

import ironbridge
from ironbridge.core.position import MAX_SLOTS, Position
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Workspace
from ironbridge.errors import Refused
from ironbridge.game import Game
from ironbridge.search.turn_generator import (
    TurnGenerator,
    between_actions,
    same_turn,
    whole_turns,
)
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


@pytest.mark.parametrize("title", ["birmingham", "lancashire", "age_of_industry"])
def test_lines_play_where_turns_are_confirmed(title: str) -> None:
    game = ironbridge.new(title, seats=3, seed=3, confirm_turns=True)
    while not game.turn_waits:
        lines = game.whole_actions()
        for line in random_part(lines, 20):
            assert "end turn" not in line
            assert game.why_not(line) is None
            assert game.preview(line).line == line
            twin = game.copy()
            twin.play(line)
            assert twin.seat == game.seat
        game.play(lines[-1])
    assert game.whole_actions() == ("end turn",)


def random_part(lines: tuple[str, ...], most: int) -> list[str]:
    return list(lines) if len(lines) <= most else Random(1).sample(lines, most)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_whole_actions_are_the_outcomes_of_all_answers(case: Configuration) -> None:
    for pos in random_positions(case, seed=7, every=37):
        assert listed(case, pos) == outcomes(case, pos)


ORDERS_DIFFER = [("birmingham-4", 6, 120), ("birmingham-4", 6, 121), ("lancashire-4-2018", 5, 85)]
"""Positions of random games (case, seed, question between actions) with two rails whose coal comes
from elsewhere when they are laid in the other order."""


@pytest.mark.parametrize(("name", "seed", "number"), ORDERS_DIFFER)
def test_two_rails_are_laid_in_both_orders_where_coal_differs(
    name: str, seed: int, number: int
) -> None:
    case = next(case for case in CASES if case.name == name)
    pos = list(random_positions(case, seed, every=1))[number - 1]
    found = outcomes(case, pos)
    assert listed(case, pos) == found
    assert len(listed(case, pos, once=False)) < len(found)  # the other order is needed here


def random_positions(case: Configuration, seed: int, every: int) -> Iterator[Position]:
    """Yields every n-th position between actions of a game played at random."""
    game = ironbridge.new(case.title, seats=case.seats, seed=seed, **case.options)  # type: ignore[arg-type]
    rng, work, number = Random(seed), Workspace(), 0
    rules, pos = game.spec.rules, game.position.copy()
    while many := legal(rules, pos, work):
        codes = list(work.codes[:many])
        if between_actions(pos):
            number += 1
            if number % every == 0:
                yield pos.copy()
        apply(rules, pos, work, rng.choice(codes))


def listed(case: Configuration, pos: Position, once: bool = True) -> set[int]:
    """Returns the keys of the positions that the turn generator lists."""
    generator = TurnGenerator(case.spec().rules)
    generator.every_card = True
    generator.sources = MAX_SLOTS
    generator.once = once
    generator.actions(pos)
    return {after.key() for after in generator.positions}


def outcomes(case: Configuration, start: Position) -> set[int]:
    """Returns the keys of all positions after the next action, by answering every question."""
    rules, work = case.spec().rules, Workspace()
    keys: set[int] = set()
    inside: set[int] = set()
    todo = [start]
    while todo:
        pos = todo.pop()
        many = legal(rules, pos, work)
        for code in list(work.codes[:many]):
            after = pos.copy()
            apply(rules, after, work, code)
            key = after.key()
            if after.seat == start.seat and not between_actions(after):
                if key not in inside:
                    inside.add(key)
                    todo.append(after)
                continue
            if after.seat == start.seat and after.actions == 0:
                if legal(rules, after, work) == 1:  # nothing but the end of the turn
                    apply(rules, after, work, work.codes[0])
            keys.add(after.key())
    return keys


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
