"""The examples and reminders that the rulebook prints."""

import pytest

from tests.rulebook.birmingham.positions import DRY_MERCHANTS, canal, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, flipped, link_owner, owner_of, reason, table

# The picture of the network: a tile and a rail between Birmingham and Redditch are yours.  A
# rival's rail to Oxford brings coal, and an own brewery far away the beer.
NETWORK_PICTURE = {
    "hand0": "coal, coal, iron",
    "seat0": "money 40",
    "mat0": "coal 0 2 2 2, iron 0 1 1 1, brewery 0 1 2 1",
    "tiles": "Birmingham.2=manufacturer2 of 0, Stone.1=brewery2 of 0 with 2",
    "links": "Birmingham-Redditch of 0, Birmingham-Oxford of 1",
}


@rule("BB-network-2")
def test_the_network_picture_redditch_is_in_the_network() -> None:
    game = rail(**NETWORK_PICTURE)
    assert reason(game, "build coal Redditch with coal") is None
    assert reason(game, "build iron Redditch with iron") is None
    assert reason(game, "build coal Dudley with coal") == "OUTSIDE_NETWORK"


@rule("BB-link-2")
def test_the_network_picture_rails_next_to_the_network() -> None:
    game = rail(**NETWORK_PICTURE)
    for line in (
        "Birmingham-Dudley",
        "Birmingham-Walsall",
        "Birmingham-Tamworth",
        "Birmingham-Nuneaton",
        "Birmingham-Coventry",
        "Birmingham-Worcester",
        "Redditch-Oxford",
        "Redditch-Gloucester",
    ):
        assert reason(game, f"link {line}") is None, line
    assert reason(game, "link Tamworth-Nuneaton") == "LINK_OUTSIDE_NETWORK"
    assert reason(game, "link Gloucester-Worcester") == "LINK_OUTSIDE_NETWORK"


@rule("BB-link-7")
def test_the_network_picture_a_second_rail_from_the_first() -> None:
    game = rail(**(NETWORK_PICTURE | {"hand0": "coal, coal"}))
    game.play("link Birmingham-Tamworth")
    for line in ("Tamworth-Nuneaton", "Tamworth-Walsall", "Tamworth-Burton-on-Trent"):
        assert reason(game, f"link {line}") is None, line
    assert reason(game, "link Gloucester-Worcester") == "LINK_OUTSIDE_NETWORK"


@rule("BB-link-1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_line_that_carries_a_link_is_closed(owner: int) -> None:
    game = canal(links=f"Stone-Stafford of {owner}, Stafford-Cannock of 0")
    assert reason(game, "link Stone-Stafford") == "LINK_TAKEN"


@rule("BB-link-6")
@rule("BB-turn-1")
def test_reminder_two_network_actions_lay_up_to_four_rails() -> None:
    game = rail(
        seat0="money 40",
        tiles="Cannock.2=coal3 of 0 with 4, Stafford.1=brewery2 of 0 with 2",
    )
    game.play("link Stafford-Cannock; link Stone-Stafford")
    game.play("link Cannock-Walsall; link Cannock-Wolverhampton")
    assert set(table(game)["links"].values()) == {0}
    assert len(table(game)["links"]) == 4


@rule("BB-build-8")
def test_picture_canal_era_two_players_in_birmingham() -> None:
    """One tile of each player may stand in Birmingham, a second one of mine may not."""
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Birmingham.2=manufacturer1 of 1",
        links="Birmingham-Oxford of 1",
    )
    game.play("build iron Birmingham")
    assert (owner_of(game, "Birmingham.2"), owner_of(game, "Birmingham.3")) == (1, 0)
    assert reason(game, "build manufacturer Birmingham.4") == "ONE_TILE_PER_PLACE"


@rule("BB-build-9")
def test_picture_rail_era_several_of_mine_in_birmingham() -> None:
    game = rail(
        hand0="Birmingham, Birmingham",
        seat0="money 40",
        mat0="manufacturer 0 1 1 1 2 1 1 2, iron 0 1 1 1",
        tiles="Birmingham.2=manufacturer2 of 0",
        links="Birmingham-Oxford of 1",
    )
    game.play("build iron Birmingham")
    assert reason(game, "build manufacturer Birmingham.4") is None


@rule("BB-sell-5")
def test_reminder_a_sale_of_different_industries() -> None:
    game = canal(
        merchants=DRY_MERCHANTS,
        tiles="Coventry.1=pottery1 of 0, Birmingham.1=cotton1 of 0, Walsall.2=brewery1 of 0,"
        " Stafford.1=brewery1 of 0",
        links="Birmingham-Coventry of 0, Birmingham-Oxford of 0",
    )
    game.play("sell Coventry.1, beer Walsall.2")
    assert "sell Birmingham.1" in choices(game)
    game.play("sell Birmingham.1")
    assert flipped(game, "Coventry.1")
    assert flipped(game, "Birmingham.1")


@rule("BB-farm-3")
def test_picture_one_link_joins_three() -> None:
    game = canal(links="Birmingham-Worcester of 0")
    game.play("link Kidderminster-Worcester")
    assert link_owner(game, "Kidderminster", "Worcester") == 0
    assert not [text for text in choices(game) if text.startswith("link") and "South" in text]
