"""The turn: fronts, backs, one action or two."""

from tests.rulebook.automa.solo import NO_BREWERY, NO_MANUFACTURER, rail, solo, turn, why
from tests.rulebook.marks import rule
from tests.rulebook.table import points, table


@rule("BA-turn-1")
def test_the_first_line_that_can_be_done() -> None:
    done = turn(solo("2, 5"))
    assert done.drawn == [2]
    assert done.built == ["manufacturer2 Cannock.1"]


@rule("BA-turn-2")
def test_a_card_that_bids_nothing_possible_is_discarded() -> None:
    game = solo("4, 1, 5", mat=NO_BREWERY)
    done = turn(game)
    assert done.drawn == [4, 1]
    assert done.refused_cards == [4]
    assert done.built == ["pottery1 Coventry.1"]
    assert table(game)["automa"]["discards"] == [1, 4]


@rule("BA-turn-3")
def test_two_actions_end_the_turn() -> None:
    done = turn(solo("5, 16"))
    assert done.built == ["coal2 Redditch.1"]
    assert done.laid == ["Redditch-Oxford"]
    assert done.backs == []
    assert done.developed == []


@rule("BA-turn-4")
def test_after_one_action_the_next_back() -> None:
    game = solo("1, 5")
    done = turn(game)
    assert done.backs == [5]
    assert done.developed == [2]
    automa = table(game)["automa"]
    assert automa["deck_size"] == 21
    assert automa["back"]["brewery"] == "Walsall"
    assert automa["back"]["develop"] == 4


@rule("BA-turn-5")
@rule("BA-back-1")
def test_the_back_lays_links_from_the_town_built_in() -> None:
    done = turn(solo("1, 8"))
    assert done.built == ["pottery1 Coventry.1"]
    assert done.laid == ["Birmingham-Coventry"]


@rule("BA-turn-5")
def test_the_back_lays_links_from_where_the_last_one_led() -> None:
    tiles = "Wolverhampton.2=coal2 of 1"
    done = turn(solo("7, 8", tiles=tiles, mat=NO_MANUFACTURER))
    assert done.laid == ["Coalbrookdale-Wolverhampton", "Kidderminster-Coalbrookdale"]


@rule("BA-back-1")
def test_the_back_lays_two_rails() -> None:
    tiles = "Nuneaton.2=coal2 of 1 with 3, Stone.1=brewery2 of 1 with 2"
    links = "Nuneaton-Coventry of 0"
    done = turn(rail("1, 8", tiles=tiles, links=links))
    assert done.built == ["pottery1 Coventry.1"]
    assert done.laid == ["Birmingham-Coventry", "Nuneaton-Birmingham"]


@rule("BA-pass-1")
def test_it_passes_for_five_points() -> None:
    game = solo("1, 8", links="Birmingham-Coventry of 0")
    done = turn(game)
    assert done.passed
    assert points(game, 1) == 5
    assert done.laid == []


@rule("BA-develop-1")
def test_it_develops_at_a_price_or_less() -> None:
    game = solo("1, 5")
    done = turn(game)
    assert done.developed == [2]
    assert table(game)["iron"] == 5
    assert points(game, 1) == 3
    left = game.view(1).seats[1].mat
    assert left["pottery"] == [0, 1, 1, 1, 1]
    assert left["cotton"] == [2, 1, 3, 3]


@rule("BA-develop-1")
def test_it_does_not_develop_at_a_higher_price() -> None:
    done = turn(solo("11, 1"))
    assert ("entry", "IRON_TOO_DEAR") in done.refused
    assert done.developed == []


@rule("BA-develop-2")
def test_the_second_cube_must_not_cost_more_either() -> None:
    game = solo("1, 9")
    done = turn(game)
    assert done.developed == [1]
    assert table(game)["iron"] == 6
    assert points(game, 1) == 3


@rule("BA-develop-2")
def test_the_second_cube_may_cost_more_than_the_first() -> None:
    game = solo("1, 2")
    done = turn(game)
    assert done.developed == [2]
    assert table(game)["iron"] == 5


@rule("BA-sell-11")
def test_nothing_to_sell() -> None:
    done = turn(solo("4, 5"))
    assert why(done, "entry") == "NOTHING_TO_SELL"
    assert done.developed == [2]
