"""Two players, the rules of 2018, and its introductory game."""

from random import Random
from typing import Any

import pytest

import ironbridge
from ironbridge.game.board_data import sheet_of
from tests.rulebook.lancashire.positions import last_action, new
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, hand, money, points, position, reason, seat, table

LEFT_OUT = {
    "Birkenhead", "Ellesmere Port", "Stockport", "Macclesfield", "Oldham", "Rochdale", "Northwich",
    "The Midlands",
}  # fmt: skip


def rounds_of(game: Any) -> dict[str, int]:
    """Plays a random game; returns the last round of each era."""
    rng = Random(1)
    last: dict[str, int] = {}
    while not game.over:
        last[table(game)["era"]] = table(game)["round"]
        game.play(rng.choice(list(game.choices)))
    return last


def two(**lines: object) -> Any:
    """Two seats in the second canal round."""
    start: dict[str, object] = {"seats": 2, "round": 2, "hand0": "Wigan, Bolton"}
    return position("lancashire", **(start | lines))


@rule("BL-two-1")
@pytest.mark.parametrize("variant", [None, "two_players"])
def test_two_seats_play_the_map_of_2009(variant: str | None) -> None:
    game = new(seats=2, seed=1, variant=variant)
    assert [money(game, number) for number in range(2)] == [25, 25]
    assert len(game.deal["canal deck"]) == len(game.deal["rail deck"]) == 40
    assert table(game)["pile_size"] == 40 - 16 - 2
    assert rounds_of(game) == {"canal": 10, "rail": 10}


@rule("BL-two-1")
def test_the_variant_is_for_two_seats() -> None:
    with pytest.raises(ValueError, match="two seats"):
        new(seats=3, variant="two_players")


@rule("BL-two-2")
def test_the_smaller_map() -> None:
    game = new(seats=2, seed=1)
    names = game.spec.names
    whole = new(seats=3, seed=1).spec.names
    assert set(whole.places) - set(names.places) == LEFT_OUT
    assert not [link for link in names.links if any(place in link for place in LEFT_OUT)]
    assert not LEFT_OUT & set(game.deal["canal deck"])


@rule("BL-two-3")
@pytest.mark.parametrize(("option", "expected"), [("true", None), ("false", "WRONG_ERA_LINK")])
def test_the_canal_to_scotland(option: str, expected: str | None) -> None:
    game = two(tiles="Lancaster.1=port1 of 0", rules=f"scotland_canal={option}")
    assert reason(game, "link Lancaster-Scotland") == expected


@rule("BL-two-4")
def test_shorter_tracks() -> None:
    game = two()
    assert (table(game)["coal"], table(game)["iron"]) == (6, 6)
    paid = []
    for iron in range(6, -1, -1):
        game = two(iron=iron)
        game.play("develop shipyard; done with Wigan")
        paid.append(25 - money(game, 0))
    assert paid == [2, 2, 3, 3, 4, 4, 5]
    tiles = new(seats=2, seed=3).deal["distant rail"]
    assert sorted(tiles) == ["1", "2", "2", "2", "2", "3", "3", "4"]


@rule("BL-2018-1")
def test_the_variant_2018() -> None:
    game = new(seats=4, seed=1, variant="2018")
    assert len(game.deal["canal deck"]) == 64
    first = table(game)["order"][0]
    game.play(f"pass with {hand(game, first)[0]}")
    assert seat(game, first)["hand_size"] == 8  # filled after the turn
    end = last_action("rail", variant="2018", seat0="points 9", seat1="points 9", seat2="points 1")
    end.play("pass")
    assert end.result.places == [1, 1, 3]


@rule("BL-2018-1")
def test_its_classic_deck_may_be_chosen() -> None:
    """The rulebook of 2018 keeps the deck of 2007 as the classic way."""
    game = new(seats=4, seed=1, variant="2018", rules={"deck": "2007"})
    assert len(game.deal["canal deck"]) == 66
    assert table(game)["pile_size"] == 66 - 32 - 6


@rule("BL-2018-2")
@pytest.mark.parametrize(("seats", "cards", "rounds"), [(2, 40, 10), (3, 54, 9), (4, 64, 8)])
def test_players_and_rounds_of_2018(seats: int, cards: int, rounds: int) -> None:
    game = new(seats=seats, seed=1, variant="2018")
    assert len(game.deal["canal deck"]) == cards
    assert money(game, 0) == 30
    assert len(game.spec.names.places) == 25
    assert rounds_of(game) == {"canal": rounds, "rail": rounds}


@rule("BL-intro-1")
def test_the_introductory_game_ends_after_the_canal_era() -> None:
    game = new(seats=4, seed=1, variant="introductory")
    assert "rail deck" not in game.deal
    assert rounds_of(game) == {"canal": 8}
    assert list(game.choices) == []


@rule("BL-intro-2")
def test_its_extra_points() -> None:
    game = last_action(
        "canal",
        variant="introductory",
        seat0="money 43, income 14, points 0",
        seat1="money 99, income 5, points 0",
        seat2="money 0, income 10, points 0",
        tiles="Wigan.1=coal2 of 2 sold, Colne.1=cotton1 of 2 sold, Bury.1=cotton2 of 2",
    )
    game.play("pass")
    assert game.over
    assert [points(game, number) for number in range(3)] == [10 + 2, 15 - 5, (2 + 3) + 2]


@rule("BL-2018-1")
def test_no_double_build_is_lost_in_2018() -> None:
    game = position("lancashire", seats=3, variant="2018", round=2, hand0="coal, iron")
    assert "build double cotton Colne.1" in choices(game)


@rule("BL-2018-3")
@pytest.mark.parametrize(
    ("rules", "points_of_a_mill"), [(None, 3), ("cotton_points=3", 3), ("cotton_points=5", 5)]
)
def test_what_a_level_1_cotton_mill_is_worth(rules: str | None, points_of_a_mill: int) -> None:
    lines: dict[str, object] = {"tiles": "Colne.1=cotton1 of 0 sold, Bury.1=cotton2 of 0 sold"}
    if rules:
        lines["rules"] = rules
    for variant in (None, "2018"):
        chosen = lines if variant is None else {**lines, "variant": variant}
        game = last_action("canal", seat0="points 0", **chosen)
        game.play("pass")
        assert points(game, 0) == points_of_a_mill + 5


@rule("BL-2018-3")
def test_the_mill_of_the_championships_is_in_records_and_on_the_sheet() -> None:
    game = new(seats=3, seed=1, variant="2018", rules={"cotton_points": "5"})
    assert "rules: cotton_points=5" in game.record
    assert ironbridge.replay(game.record).spec.options == game.spec.options
    mills = {tile.tile: tile.points for tile in sheet_of(game.spec).tiles}
    assert (mills["cotton1"], mills["cotton2"]) == (5, 5)
    assert {tile.tile: tile.points for tile in sheet_of(new(seats=3).spec).tiles}["cotton1"] == 3
