"""The end of an era and of the game: scoring, clearing, victory."""

from typing import Any

import pytest

from tests.rulebook.lancashire.positions import end_of_round, last_action, pile_of
from tests.rulebook.marks import rule
from tests.rulebook.table import hand, link_owner, mat, name_of, points, seat, table, tile


def scored(era: str = "rail", **lines: Any) -> Any:
    """Returns a game at the end of an era in which every seat has £0."""
    poor: dict[str, Any] = {f"seat{number}": "money 0" for number in range(3)}
    game = last_action(era, **(poor | lines))
    game.play("pass")
    return game


@rule("BL-era-1")
def test_an_era_ends_with_the_last_cards() -> None:
    game = end_of_round(hand0="coal", hand1="", hand2="Lancaster", pile="", round=9)
    game.play("pass")
    assert (table(game)["era"], table(game)["round"]) == ("canal", 10)
    game.play("pass")
    assert (table(game)["era"], table(game)["round"]) == ("rail", 1)


@rule("BL-era-2")
def test_canals_and_level_1_leave_the_board() -> None:
    """Ruling R30: flipped or not, with or without cubes; the stacks are untouched."""
    game = scored(
        "canal",
        tiles="Wigan.1=coal1 of 0 with 2, Wigan.2=coal2 of 1 with 1, Colne.1=cotton1 of 1 sold,"
        " Preston.1=port1 of 2, Preston.2=port2 of 2 sold, Liverpool.3=shipyard1 of 0 sold",
        links="Liverpool-Wigan of 0, Burnley-Colne of 1",
    )
    assert {slot: found["tile"] for slot, found in table(game)["tiles"].items()} == {
        "Wigan.2": "coal2",
        "Preston.2": "port2",
    }
    assert table(game)["links"] == {}
    assert [seat(game, number)["links_left"] for number in range(3)] == [14, 14, 14]
    assert mat(game, 0, "cotton") == [3, 3, 3, 3]
    assert mat(game, 0, "coal") == [0, 2, 2, 2]


@rule("BL-era-2")
def test_rails_stay_when_the_game_ends() -> None:
    """Only canals are taken away, at the end of the canal era."""
    game = scored("rail", links="Liverpool-Wigan of 0, Burnley-Colne of 1")
    assert game.over
    assert table(game)["links"] == {"Liverpool-Wigan": 0, "Burnley-Colne": 1}
    assert [seat(game, number)["links_left"] for number in range(3)] == [13, 13, 14]


@rule("BL-era-3")
@pytest.mark.parametrize(("seats", "removed"), [(3, 6), (4, 2)])
def test_a_new_deck(seats: int, removed: int) -> None:
    game = last_action("canal", seats=seats)
    deck = game.deal["rail deck"]
    game.play("pass")
    for number in range(seats):
        assert hand(game, number) == sorted(deck[8 * number : 8 * number + 8])
    assert pile_of(game) == deck[8 * seats + removed :]
    assert table(game)["discards"] == []


@rule("BL-era-3")
def test_a_new_market() -> None:
    game = scored("canal", cotton=5, turned=3, distant_rail="4, 0, 1")
    assert table(game)["cotton"]["space"] == 0
    assert table(game)["distant"]["left"] == 12
    assert [str(tile) for tile in game.deal["distant rail"][:3]] == ["4", "0", "1"]


@rule("BL-era-4")
def test_the_demand_tracks_stay() -> None:
    game = scored("canal", coal=3, iron=1)
    assert (table(game)["coal"], table(game)["iron"]) == (3, 1)


@rule("BL-outside-3")
@pytest.mark.parametrize(
    ("link", "coins"),
    [("Lancaster-Scotland", 2), ("Colne-Yorkshire", 2), ("Northwich-The Midlands", 4),
     ("Blackpool-Preston", 2), ("Preston-Southport", 2), ("Ellesmere Port-Northwich", 2)],
)  # fmt: skip
def test_two_coins_each(link: str, coins: int) -> None:
    assert points(scored(links=f"{link} of 0"), 0) == coins


@rule("BL-score-1")
def test_links_score_coins() -> None:
    """Ruling R29: flipped tiles of everybody count one each, at both ends, level I too."""
    game = scored(
        "canal",
        tiles="Preston.1=port1 of 1 sold, Preston.2=cotton1 of 2 sold, Wigan.1=coal2 of 2 with 1,"
        " Wigan.2=coal1 of 2 sold",
        links="Preston-Wigan of 0",
    )
    assert points(game, 0) == 3
    assert (points(game, 1), points(game, 2)) == (2, 3 + 1)


@rule("BL-score-1")
def test_example_points_for_canals_and_tiles() -> None:
    """The example: yellow has 9 points for canals and 2 for tiles, red 3 and 2.

    Red's mill is not flipped: it neither scores nor shows a coin.
    """
    game = scored(
        "canal",
        tiles="Macclesfield.1=cotton1 of 0, Stockport.1=cotton1 of 0, Manchester.1=coal2 of 0 sold,"
        " Warrington & Runcorn.2=port1 of 1 sold, Bury.1=cotton1 of 1, Oldham.1=coal2 of 2 sold",
        links="Macclesfield-The Midlands of 0, Northwich-The Midlands of 0, Manchester-Oldham of 0,"
        " Manchester-Stockport of 0, Bury-Manchester of 1, Manchester-Warrington & Runcorn of 1",
    )
    assert points(game, 0) == (2 + 4 + 2 + 1) + 2
    assert points(game, 1) == (1 + 2) + 2


@rule("BL-score-2")
def test_flipped_tiles_score_and_those_that_stay_score_again() -> None:
    game = scored("canal", tiles="Wigan.1=coal2 of 0 sold, Wigan.2=coal2 of 0 with 1")
    assert points(game, 0) == 2
    again = scored(tiles="Wigan.1=coal2 of 0 sold, Wigan.2=coal2 of 0 with 1")
    assert points(again, 0) == 2


@rule("BL-score-2")
@pytest.mark.parametrize(
    ("tile_on", "worth"),
    [("Colne.1=cotton1", 3), ("Colne.1=cotton4", 12), ("Fleetwood.1=port4", 9),
     ("Wigan.1=coal4", 4), ("Bolton.3=iron4", 9), ("Liverpool.3=shipyard1", 10),
     ("Birkenhead.1=shipyard2", 18)],
)  # fmt: skip
def test_the_printed_points(tile_on: str, worth: int) -> None:
    assert points(scored("canal", tiles=f"{tile_on} of 0 sold"), 0) == worth


@rule("BL-score-3")
@pytest.mark.parametrize(("pounds", "worth"), [(0, 0), (9, 0), (10, 1), (39, 3), (120, 12)])
def test_money_at_the_end(pounds: int, worth: int) -> None:
    """Ruling R35: after the rail era only."""
    assert points(scored(seat0=f"money {pounds}"), 0) == worth
    assert points(scored("canal", seat0=f"money {pounds}"), 0) == 0


@rule("BL-score-4")
def test_more_than_a_hundred_points() -> None:
    game = scored(seat0="money 0, points 98", tiles="Liverpool.3=shipyard2 of 0 sold")
    assert points(game, 0) == 116


# Victory


@rule("BL-tie-1")
def test_most_points_win() -> None:
    game = scored(
        seat0="money 0, points 50", seat1="money 0, points 60", seat2="money 0, points 40"
    )
    assert (game.result.points, game.result.places) == ([50, 60, 40], [2, 1, 3])


@rule("BL-tie-2")
@pytest.mark.parametrize(("option", "winner"), [("space", 1), ("level", 0)])
def test_tie_income(option: str, winner: int) -> None:
    """Fine point C15: spaces 11 and 12 are both level 1."""
    game = scored(
        seat0="money 9, income 11, points 50",
        seat1="money 0, income 12, points 50",
        rules=f"income_tie={option}",
    )
    assert game.result.winners == [winner]


@rule("BL-tie-3")
def test_tie_money() -> None:
    """Fine point C15: not reduced by the points it brought."""
    game = scored(
        seat0="money 15, points 50", seat1="money 17, points 50", seat2="money 16, points 50"
    )
    assert game.result.points == [51, 51, 51]
    assert game.result.places == [3, 1, 2]


@rule("BL-tie-4")
def test_tie_turn_order_of_the_next_round() -> None:
    spendings = {"seat0": "money 5, points 9, spent 8", "seat1": "money 5, points 9, spent 3"}
    game = scored(**spendings)
    assert game.result.places == [2, 1, 3]
    assert game.result.tie_break == "turn order"
    equal = scored(seat0="money 5, points 9", seat1="money 5, points 9")
    assert equal.result.places == [1, 2, 3]


@rule("BL-tie-4")
def test_tie_shared_with_the_option() -> None:
    game = scored(
        seat0="money 5, points 9, spent 8", seat1="money 5, points 9", rules="last_tie=shared"
    )
    assert game.result.places == [1, 1, 3]


@rule("BL-era-2")
def test_links_and_tiles_of_the_rail_era_count_in_the_end() -> None:
    game = scored(tiles="Wigan.1=coal2 of 0 sold", links="Preston-Wigan of 1")
    assert (points(game, 0), points(game, 1)) == (2, 1)
    assert name_of(game, "Wigan.1") == "coal2"
    assert tile(game, "Wigan.2") is None
    assert link_owner(game, "Preston", "Wigan") == 1
