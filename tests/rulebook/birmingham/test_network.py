"""The network: which places a player may build in and lay links from."""

from tests.rulebook.birmingham.positions import canal, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, hand, link_owner, name_of, owner_of, reason

# A rival's spent mine in Dudley, and no coal on the market: it may be replaced.
SPENT_MINE = {"tiles": "Dudley.1=coal1 of 1 sold", "coal": 0, "mat0": "coal 0 2 2 2"}


@rule("BB-network-1")
def test_a_place_with_an_own_tile() -> None:
    game = canal(tiles="Dudley.1=coal1 of 0")
    assert reason(game, "link Dudley-Birmingham") is None
    assert reason(game, "link Dudley-Kidderminster") is None
    game = rail(hand0="iron, iron", mat0="iron 0 1 1 1", tiles="Dudley.1=coal2 of 0")
    assert reason(game, "build iron Dudley") is None


@rule("BB-network-2")
def test_a_place_beside_an_own_link() -> None:
    game = canal(hand0="coal, coal", links="Dudley-Wolverhampton of 0")
    assert reason(game, "build coal Dudley") is None
    assert reason(game, "build coal Wolverhampton") is None
    assert reason(game, "link Wolverhampton-Cannock") is None
    assert reason(game, "link Dudley-Birmingham") is None


@rule("BB-network-3")
def test_links_of_others_do_not_widen_the_network() -> None:
    game = canal(hand0="coal, coal", tiles="Dudley.1=coal1 of 0", links="Dudley-Wolverhampton of 1")
    assert reason(game, "build coal Wolverhampton") == "OUTSIDE_NETWORK"
    assert reason(game, "link Wolverhampton-Cannock") == "LINK_OUTSIDE_NETWORK"


@rule("BB-network-3")
def test_tiles_of_others_do_not_widen_the_network() -> None:
    game = canal(tiles="Dudley.1=coal1 of 0, Cannock.2=coal1 of 1")
    assert reason(game, "link Stafford-Cannock") == "LINK_OUTSIDE_NETWORK"


@rule("BB-network-4")
def test_the_first_tile_goes_anywhere() -> None:
    game = canal(hand0="coal, coal")
    for place in ("Dudley", "Cannock", "Tamworth.1", "Belper", "Nuneaton"):
        assert reason(game, f"build coal {place}") is None, place
    game.play("build coal Belper")
    assert owner_of(game, "Belper.2") == 0
    assert reason(game, "build coal Dudley") == "OUTSIDE_NETWORK"


@rule("BB-network-4")
def test_the_first_tile_goes_anywhere_in_the_rail_era() -> None:
    game = rail(hand0="wild industry, coal", seat0="money 40", mat0="coal 0 2 2 2")
    assert reason(game, "build coal Nuneaton with coal") is None
    assert reason(game, "build pottery Stafford with wild industry") is None


@rule("BB-network-4")
def test_one_link_ends_the_freedom() -> None:
    game = canal(hand0="coal, coal", links="Dudley-Wolverhampton of 0")
    assert reason(game, "build coal Belper") == "OUTSIDE_NETWORK"


@rule("BB-network-5")
def test_the_first_tile_needs_a_free_space() -> None:
    """Ruling F3."""
    game = canal(hand0="coal, coal", **SPENT_MINE)
    assert reason(game, "build coal Dudley") == "OVERBUILD_NEEDS_FREE_SLOT"
    assert reason(game, "build coal Cannock") is None


@rule("BB-network-5")
def test_the_first_tile_may_replace_with_the_option() -> None:
    game = canal(hand0="coal, coal", rules="free_start_overbuild=true", **SPENT_MINE)
    game.play("build coal Dudley")
    assert (owner_of(game, "Dudley.1"), name_of(game, "Dudley.1")) == (0, "coal2")


@rule("BB-network-5")
def test_a_location_card_may_replace_from_the_start() -> None:
    for card in ("Dudley", "wild location"):
        game = canal(hand0=f"{card}, Coventry", **SPENT_MINE)
        game.play(f"build coal Dudley with {card}")
        assert owner_of(game, "Dudley.1") == 0


@rule("BB-network-6")
def test_the_first_link_goes_anywhere() -> None:
    game = canal()
    assert reason(game, "link Stone-Stafford") is None
    assert reason(game, "link Gloucester-Worcester") is None
    game.play("link Derby-Nottingham")
    assert link_owner(game, "Derby", "Nottingham") == 0
    assert reason(game, "link Stone-Stafford") == "LINK_OUTSIDE_NETWORK"


@rule("BB-network-6")
def test_the_first_rail_still_needs_coal() -> None:
    game = rail()
    assert reason(game, "link Birmingham-Oxford") is None
    assert reason(game, "link Birmingham-Dudley") == "NO_COAL"


@rule("BB-network-6")
def test_the_second_rail_must_touch_the_first() -> None:
    """Ruling F14.  Coal and beer reach Walsall over the rival's rail, the network does not."""
    game = rail(
        seat0="money 40",
        tiles="Walsall.2=brewery2 of 1 with 2",
        links="Birmingham-Walsall of 1",
    )
    game.play("link Birmingham-Oxford")
    assert "link Redditch-Oxford" in choices(game) or "link Oxford-Redditch" in choices(game)
    assert reason(game, "link Redditch-Oxford") is None
    assert reason(game, "link Walsall-Wolverhampton") == "LINK_OUTSIDE_NETWORK"


@rule("BB-network-7")
def test_merchant_places_belong_to_networks() -> None:
    game = canal(
        links="Redditch-Gloucester of 0",
        merchants="Shrewsbury.1=cotton, Gloucester.1=blank, Gloucester.2=blank,"
        " Oxford.1=any with beer, Oxford.2=manufacturer with beer",
    )
    game.play("link Gloucester-Worcester")
    assert link_owner(game, "Gloucester", "Worcester") == 0


@rule("BB-network-5")
def test_the_location_card_replaces_where_the_industry_card_may_not() -> None:
    game = canal(hand0="coal, Dudley", **SPENT_MINE)
    assert reason(game, "build coal Dudley with coal") is not None
    game.play("build coal Dudley")
    assert hand(game, 0) == ["coal"]


@rule("BB-network-5")
def test_an_industry_card_replaces_inside_the_network() -> None:
    game = canal(hand0="coal, coal", links="Birmingham-Dudley of 0", **SPENT_MINE)
    game.play("build coal Dudley")
    assert owner_of(game, "Dudley.1") == 0
