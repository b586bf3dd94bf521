"""Rules that other programs got wrong at first and repaired later."""

import pytest

from tests.rulebook.birmingham.positions import (
    MERCHANTS,
    canal,
    counted,
    deck_of,
    end_of_round,
    fresh,
    last_action,
    rail,
)
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    barrel,
    choices,
    cubes,
    flipped,
    hand,
    income,
    link_owner,
    money,
    name_of,
    owner_of,
    points,
    reason,
    seat,
    table,
    tile,
)


@rule("BB-order-1")
@rule("BB-order-2")
def test_turn_order_by_money_spent_and_its_ties() -> None:
    game = canal(
        seats=4,
        order="3 1 0 2",
        to_act=2,
        actions=1,
        hand0="Dudley, Dudley",
        hand2="Coventry, Coventry",
        seat0="spent 8",
        seat1="spent 4",
        seat2="spent 8",
        seat3="spent 4",
    )
    game.play("pass")
    assert table(game)["order"] == [3, 1, 0, 2]


@rule("BB-turn-2")
def test_the_first_round_has_a_single_action() -> None:
    game = fresh(seats=4, seed=9)
    acted = []
    while table(game)["round"] == 1:
        acted.append(game.seat)
        game.play(f"pass with {hand(game, game.seat)[0]}")
    assert acted == game.deal["order"]


@rule("BB-era-3")
def test_the_canal_clean_up_takes_every_tile_of_level_i_and_nothing_else() -> None:
    game = last_action(
        "canal",
        tiles="Dudley.1=coal1 of 0 with 2, Dudley.2=iron2 of 1 with 3, Worcester.1=cotton1 of 1,"
        " Worcester.2=cotton2 of 0, Stafford.2=pottery1 of 0 sold",
    )
    game.play("pass")
    assert set(table(game)["tiles"]) == {"Dudley.2", "Worcester.2"}
    assert cubes(game, "Dudley.2") == 3


@rule("BB-era-4")
def test_blank_tiles_never_get_beer() -> None:
    game = last_action("canal", merchants=MERCHANTS.replace(" with beer", ""))
    game.play("pass")
    assert [barrel(game, space) for space in ("Shrewsbury.1", "Gloucester.2")] == [False, False]
    assert [barrel(game, space) for space in ("Gloucester.1", "Oxford.1", "Oxford.2")] == [True] * 3


@rule("BB-era-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rail_deal_burns_no_cards(seats: int) -> None:
    """Ten, nine or eight full rail rounds of two actions need the whole deck."""
    game = last_action("canal", seats=seats)
    game.play("pass")
    played = 0
    while not game.over:
        game.play(f"pass with {hand(game, game.seat)[0]}")
        played += 1
    assert played == len(deck_of(seats))


@rule("BB-sell-6")
def test_a_sale_is_all_or_nothing_once_declared() -> None:
    """While its beer is asked nothing else can be done, and no way leads out half-way."""
    game = rail(
        merchants=MERCHANTS,
        tiles="Birmingham.2=manufacturer5 of 0, Stafford.1=brewery2 of 0 with 2,"
        " Walsall.2=brewery2 of 0 with 2",
        links="Birmingham-Oxford of 0",
    )
    game.play("sell Birmingham.2")
    assert {text.split()[0] for text in choices(game)} == {"beer"}
    game.play("beer Stafford.1")
    assert {text.split()[0] for text in choices(game)} == {"beer"}


@rule("BB-coal-1")
def test_coal_is_judged_after_the_rail_is_placed() -> None:
    """Neither end is connected to coal before; the market is reached over the new rail itself."""
    game = rail(tiles="Birmingham.2=manufacturer2 of 0")
    game.play("link Birmingham-Oxford")
    assert table(game)["coal"] == 12


@rule("BB-link-7")
def test_the_second_rail_may_start_where_the_first_one_ends() -> None:
    game = rail(
        seat0="money 40",
        tiles="Birmingham.2=manufacturer2 of 0, Stafford.1=brewery2 of 0 with 2",
    )
    game.play("link Birmingham-Oxford; link Redditch-Oxford")
    assert link_owner(game, "Redditch", "Oxford") == 0


@rule("BB-overbuild-2")
def test_replacing_compares_with_the_tile_on_that_very_space() -> None:
    """Tamworth has a mine II of mine and a mine III: only the II gives way to a III."""
    game = rail(
        hand0="Tamworth, Dudley",
        mat0="coal 0 0 1 2",
        tiles="Tamworth.1=coal3 of 0, Tamworth.2=coal2 of 0",
    )
    assert reason(game, "build coal Tamworth.1") == "OVERBUILD_LEVEL"
    assert reason(game, "build coal Tamworth.2") is None


@rule("BB-build-2")
def test_no_industry_without_its_space() -> None:
    game = rail(hand0="Worcester, Worcester", mat0="coal 0 2 2 2")
    builds = {text for text in choices(game) if text.startswith("build") and "Worcester" in text}
    assert not [text for text in builds if not text.startswith("build cotton")]


@rule("BB-card-5")
def test_the_double_card_builds_cotton_and_manufacturers() -> None:
    game = canal(
        seats=4,
        seat0="money 40",
        hand0="cotton/manufacturer, cotton/manufacturer",
        links="Birmingham-Worcester of 0, Birmingham-Oxford of 1",
    )
    game.play("build cotton Worcester")
    game.play("build manufacturer Birmingham.4")
    assert (owner_of(game, "Worcester.1"), owner_of(game, "Birmingham.4")) == (0, 0)


@rule("BB-setup-3")
def test_two_players_sell_pottery_only_to_the_merchant_of_all() -> None:
    """With two players no tile shows pottery alone."""
    for seed in range(10):
        merchants = table(fresh(seats=2, seed=seed))["merchants"]
        tiles = [found["tile"] for found in merchants.values()]
        assert (tiles.count("pottery"), tiles.count("any")) == (0, 1)


@rule("BB-score-3")
def test_the_brewery_on_the_line_of_three_scores_for_it() -> None:
    game = last_action(
        "rail",
        tiles="Farm Brewery South.1=brewery2 of 1 sold",
        links="Kidderminster-Worcester of 0",
    )
    game.play("pass")
    assert game.result.points == [2, 5]


@rule("BB-income-3")
def test_no_income_in_the_last_round_of_the_game() -> None:
    game = last_action("rail", seat0="money 7, income 99", seat1="money 7, income 0, points 9")
    game.play("pass")
    assert (money(game, 0), money(game, 1), points(game, 1)) == (7, 7, 9)


@rule("BB-income-3")
def test_income_is_paid_between_the_eras() -> None:
    game = last_action("canal", seat0="money 7, income 99")
    game.play("pass")
    assert money(game, 0) == 37


@rule("BB-card-7")
@rule("BB-era-5")
def test_wild_cards_return_to_their_pile_and_leave_at_the_era_change() -> None:
    game = last_action("canal", hand1="wild industry", discards=", ".join(deck_of(2)[2:]))
    game.play("pass")
    cards = hand(game, 0) + hand(game, 1)
    assert not {"wild location", "wild industry"} & set(cards)
    assert len(cards) == 16
    while not game.over:
        game.play(f"pass with {hand(game, game.seat)[0]}")
        assert not {"wild location", "wild industry"} & set(table(game)["discards"])
    assert counted(table(game)["discards"]) == counted(deck_of(2))


@rule("BB-scout-2")
@pytest.mark.parametrize("card", ["wild location", "wild industry"])
def test_one_wild_card_of_either_kind_forbids_scouting(card: str) -> None:
    assert reason(canal(hand0=f"{card}, coal, iron, iron"), "scout") == "SCOUT_WILD"


@rule("BB-shortfall-2")
def test_a_tile_given_up_pays_the_debt_and_only_the_rest_is_kept() -> None:
    """A mill brings £6, £5 are owed: £1 is kept."""
    game = end_of_round(seat0="money 0, income 5, points 9", tiles="Worcester.1=cotton1 of 0")
    game.play("pass")
    assert tile(game, "Worcester.1") is None
    assert (money(game, 0), points(game, 0)) == (1, 9)


@rule("BB-link-9")
def test_fourteen_link_tiles_are_a_limit() -> None:
    lines = (
        "Derby-Nottingham, Belper-Derby, Derby-Burton-on-Trent, Stone-Burton-on-Trent,"
        " Stone-Stafford, Stafford-Cannock, Cannock-Walsall, Cannock-Wolverhampton,"
        " Wolverhampton-Dudley, Dudley-Birmingham, Birmingham-Oxford, Redditch-Oxford,"
        " Redditch-Gloucester, Gloucester-Worcester"
    )
    game = canal(links=lines.replace(",", " of 0,") + " of 0")
    assert seat(game, 0)["links_left"] == 0
    assert not [text for text in choices(game) if text.startswith("link")]
    assert reason(game, "link Kidderminster-Worcester") == "NO_LINK_TILE_LEFT"


@rule("BB-card-4")
@rule("BB-farm-1")
def test_farm_breweries_take_no_wild_location() -> None:
    game = canal(hand0="wild location, Dudley")
    assert not [text for text in choices(game) if text.startswith("build brewery Farm")]


@rule("BB-shortfall-3")
@rule("BB-intro-3")
def test_points_are_never_negative() -> None:
    game = end_of_round(seat0="money 0, income 0, points 4", seat1="money 0, income 0, points 0")
    game.play("pass")
    assert (points(game, 0), points(game, 1)) == (0, 0)


@rule("BB-coal-7")
def test_a_rivals_tile_flipped_in_my_turn_raises_his_income() -> None:
    game = rail(tiles="Cannock.2=coal2 of 1 with 1", seat1="income 20")
    game.play("link Stafford-Cannock")
    assert flipped(game, "Cannock.2")
    assert income(game, 1) == 27
    assert name_of(game, "Cannock.2") == "coal2"
