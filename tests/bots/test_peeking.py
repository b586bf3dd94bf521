"""A ``SeatView`` holds no hidden information: a test walks all objects reachable from it."""

from collections.abc import Iterator
from random import Random
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

import ironbridge
from ironbridge.bots import SeatView, find
from ironbridge.bots.levels import HARD, MASTER
from ironbridge.bots.search_bot import SearchBot
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.testing.configurations import Configuration, installed_cases
from ironbridge.testing.invariants import view_without_undo
from tests.helpers.seen import plain

CASES = installed_cases(options=False)


def some_way_into(case: Configuration, choices: int = 25) -> Game:
    game = ironbridge.new(case.title, seats=case.seats, seed=8, **case.options)  # type: ignore[arg-type]
    rng = Random(2)
    for _ in range(choices):
        game.play(rng.choice(game.choices.codes))
    return game


def within(thing: Any) -> Iterator[Any]:
    """Yields the objects that an object refers to."""
    if isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif isinstance(thing, FunctionType):
        yield from thing.__defaults__ or ()
        for cell in thing.__closure__ or ():
            yield cell.cell_contents
    elif isinstance(thing, MethodType):
        yield thing.__self__
    else:
        yield from getattr(thing, "__dict__", {}).values()
        for name in getattr(type(thing), "__mypyc_attrs__", ()):
            yield getattr(thing, name, None)


def reachable(start: Any) -> dict[int, Any]:
    """Returns all objects reachable from an object."""
    found: dict[int, Any] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        plain = isinstance(thing, str | int | float | bytes | type | ModuleType | None)
        if not plain and id(thing) not in found:
            found[id(thing)] = thing
            waiting += list(within(thing))
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_way_leads_from_a_view_to_the_game(case: Configuration) -> None:
    game = some_way_into(case)
    assert game.seat is not None
    found = reachable(SeatView(game, game.seat))
    assert len(found) > 100  # the walk finds objects
    for hidden in (game, game.history.pos, game.history.pos.deal, game.history.pos.cells):
        assert id(hidden) not in found
    assert not any(isinstance(thing, Game) and thing.seed is not None for thing in found.values())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_hidden_makes_no_difference(case: Configuration) -> None:
    game = some_way_into(case)
    seat = game.seat
    assert seat is not None
    other = game.guess(seat, Random(99))
    assert other.text != game.text
    ours, theirs = SeatView(game, seat), SeatView(other, seat)
    # The determinization inside a view is also equal, to the last card.
    assert ours._seen.text == theirs._seen.text
    assert ours.guess(Random(4)).text == theirs.guess(Random(4)).text
    assert ours.key == theirs.key
    for name in ("dice", "greedy", "beginner", "easy", "medium"):
        choices = [find(name).choose(view, Random(7)) for view in (ours, theirs)]
        assert choices[0] == choices[1]
    # Fewer samples and no time limit, so that the test is quick and deterministic.
    less = {"beam": 1, "width": 2, "samples": 4, "seconds": 1e9}
    for level in (HARD._replace(**less), MASTER._replace(**less, card_samples=4, deep_samples=4)):
        plans = [SearchBot(level).plan(view, Random(7)) for view in (ours, theirs)]
        assert plans[0] == plans[1]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_view_says_what_the_game_says(case: Configuration) -> None:
    game = some_way_into(case)
    assert game.seat is not None
    view = SeatView(game, game.seat)
    assert replace(view.data, can_undo=False, can_undo_turn=False) == view_without_undo(
        game, game.seat
    )
    assert view.choices.codes == game.choices.codes


def test_looking_ahead_leaves_the_game_alone() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    assert game.seat is not None
    before = game.text
    view = SeatView(game, game.seat)
    card = plain(game, game.seat)["seats"][game.seat]["hand"][0]
    later = view.after(f"loan with {card}", Random(1))
    assert later.data.seats[view.seat].money == 47
    assert game.text == before


def test_only_the_seat_that_is_asked_may_choose() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=1)
    assert game.seat is not None
    view = SeatView(game, 1 - game.seat)
    assert len(view.choices) == 0
    with pytest.raises(BadInput, match="not the choice of seat"):
        view.after("pass", Random(1))
