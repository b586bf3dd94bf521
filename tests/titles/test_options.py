"""Options without an effect are not offered, and change nothing when they are set."""

from functools import cache
from random import Random

import pytest

import ironbridge
from ironbridge.titles import find, names
from ironbridge.titles.meta import Option, Title


def tables_of(title: Title) -> list[tuple[int, tuple[tuple[str, str], ...]]]:
    """Returns every number of seats with every variant and board."""
    return [
        (seats, tuple(wishes.items()))
        for variant in (None, *title.variants)
        for board in title.boards or (None,)
        for seats in title.seats_for(variant)
        if (wishes := {k: v for k, v in (("variant", variant), ("board", board)) if v}) is not None
    ]


IDLE = [
    (title.name, seats, wishes, option, value)
    for title in map(find, names())
    for seats, wishes in tables_of(title)
    for option in title.options
    for value in option.values[1:]
    if not title.has_effect(option, seats, dict(wishes))
]


@cache
def actions(
    title: str, seats: int, wishes: tuple[tuple[str, str], ...], rule: tuple[str, object] | None
) -> str:
    """Returns the lines of a random game without its header."""
    rules = {} if rule is None else dict([rule])
    game = ironbridge.new(title, seats=seats, seed=9, rules=rules, **dict(wishes))
    rng = Random(3)
    while not game.over:
        game.play(rng.choice(list(game.choices)))
    return game.record.partition("\n\n")[2] + str(game.result.points)


@pytest.mark.parametrize(("title", "seats", "wishes", "option", "value"), IDLE)
def test_an_option_without_an_effect_changes_nothing(
    title: str, seats: int, wishes: tuple[tuple[str, str], ...], option: Option, value: object
) -> None:
    plain = actions(title, seats, wishes, None)
    assert plain
    assert actions(title, seats, wishes, (option.name, value)) == plain


def test_options_are_offered_where_they_matter() -> None:
    lancashire, birmingham, industry = map(find, ("lancashire", "birmingham", "age_of_industry"))
    offered = [
        (lancashire, "scotland_canal", 2, {}, True),
        (lancashire, "scotland_canal", 4, {}, False),
        (lancashire, "scotland_canal", 2, {"variant": "2018"}, False),
        (lancashire, "virtual_link", 2, {}, False),
        (lancashire, "virtual_link", 2, {"rules": {"deck": "2018"}}, True),
        (lancashire, "cotton_points", 3, {}, True),
        (birmingham, "intro_last_income", 3, {}, False),
        (birmingham, "intro_last_income", 3, {"variant": "introductory"}, True),
        (industry, "rebuilt_ship_sells_leftover_coal", 3, {}, False),
        (industry, "rebuilt_ship_sells_leftover_coal", 3, {"board": "new_england"}, True),
    ]
    for title, name, seats, wishes, expected in offered:
        (option,) = [one for one in title.options if one.name == name]
        assert title.has_effect(option, seats, wishes) is expected, (name, seats, wishes)


def test_conditions_name_what_a_game_has() -> None:
    for title in map(find, names()):
        values = {option.name: {str(v).lower() for v in option.values} for option in title.options}
        values |= {"seats": {str(seats) for seats in title.seats}}
        values |= {"variant": set(title.variants), "board": set(title.boards)}
        for option in title.options:
            for condition in option.when:
                assert all(set(said) <= values[key] for key, said in condition.items()), option.name
        assert set(title.variant_seats) <= set(title.variants)
