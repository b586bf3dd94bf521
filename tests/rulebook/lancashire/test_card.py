"""Cards: what they allow, and the virtual link between Liverpool and Birkenhead."""

import pytest

from tests.rulebook.lancashire.positions import canal, end_of_round, last_action, lowest, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    choices,
    hand,
    link_owner,
    money,
    name_of,
    points,
    reason,
    table,
    tile,
)


@rule("BL-card-1")
def test_an_action_costs_a_card() -> None:
    game = canal(hand0="Lancaster, coal, iron")
    game.play("loan 10 with iron")
    assert hand(game, 0) == ["Lancaster", "coal"]
    assert table(game)["discards"] == ["iron"]
    assert reason(game, "loan 10 with port") == "NOT_IN_HAND"


@rule("BL-card-2")
def test_only_a_build_needs_a_certain_card() -> None:
    game = canal(hand0="Colne, shipyard, port", tiles="Wigan.1=coal2 of 0")
    assert reason(game, "build coal Bolton.1") == "NO_CARD"
    assert reason(game, "build cotton Colne.1 with port") == "CARD_DOES_NOT_FIT"
    for card in ("Colne", "shipyard", "port"):
        for action in ("loan 10", "develop iron; done", "link Preston-Wigan", "pass"):
            assert reason(game, f"{action} with {card}") is None


@rule("BL-card-3")
def test_a_location_card_needs_no_link() -> None:
    """Ruling R06: any industry of the place, wherever the player is."""
    game = canal(
        hand0="Manchester, Bury",
        tiles="Wigan.1=coal1 of 0, Bury.1=coal1 of 1",
        links="Bury-Manchester of 1",
    )
    for build in ("cotton Manchester.1", "coal Manchester.2", "iron Manchester.4"):
        assert reason(game, f"build {build} with Manchester") is None
    assert reason(game, "build cotton Bury.2 with Manchester") == "CARD_DOES_NOT_FIT"


@rule("BL-card-3")
def test_example_the_slots_of_manchester() -> None:
    """The examples of the chapters 'places' and 'location card'."""
    game = canal(hand0="Manchester, Manchester", tiles="Bury.1=coal1 of 1",
                 links="Bury-Manchester of 1")  # fmt: skip
    builds = {text for text in choices(game) if text.startswith("build ") and "double" not in text}
    assert builds == {
        *(f"build {kind} Manchester.{slot}" for kind in ("cotton", "coal") for slot in (1, 2, 3)),
        "build iron Manchester",
    }


@rule("BL-card-4")
def test_an_industry_card_needs_an_own_link() -> None:
    """Ruling R07."""
    game = canal(
        hand0="cotton, cotton",
        tiles="Bolton.1=coal1 of 0",
        links="Bolton-Bury of 0, Bolton-Manchester of 1",
    )
    assert reason(game, "build cotton Bury.1") is None
    assert reason(game, "build cotton Manchester.1") == "OUTSIDE_NETWORK"


@rule("BL-card-4")
def test_canal_era_a_tile_alone_opens_nothing() -> None:
    """A player with a tile but no canal: the industry card builds nowhere new."""
    game = canal(hand0="coal, coal", tiles="Bolton.1=cotton1 of 0")
    assert reason(game, "build coal Bury.1") == "OUTSIDE_NETWORK"
    assert "build coal Bolton.2" not in choices(game)


@rule("BL-card-4")
def test_rail_era_a_place_with_an_own_tile() -> None:
    game = rail(hand0="coal, coal", tiles="Bolton.1=cotton2 of 0", mat0=lowest("coal", 2))
    assert reason(game, "build coal Bolton.2") is None
    assert reason(game, "build coal Bury.1") == "OUTSIDE_NETWORK"


@rule("BL-card-4")
def test_example_where_a_cotton_card_builds() -> None:
    """The example of the industry card: Lancaster or Warrington & Runcorn and nowhere else."""
    game = canal(
        hand0="cotton, cotton",
        tiles="Preston.1=port1 of 0",
        links="Lancaster-Preston of 0, Preston-Wigan of 0, Warrington & Runcorn-Wigan of 0,"
        " Blackburn-Wigan of 1",
    )
    builds = {text for text in choices(game) if text.startswith("build cotton")}
    assert builds == {"build cotton Lancaster", "build cotton Warrington & Runcorn"}
    assert reason(game, "build cotton Wigan.1") == "WRONG_INDUSTRY"
    assert reason(game, "build cotton Preston.2") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build cotton Blackburn.1") == "OUTSIDE_NETWORK"


@rule("BL-card-4")
def test_example_building_in_oldham() -> None:
    """The example of the Build action: a mill II in Oldham with the coal of the red player."""
    lines = {
        "mat0": lowest("cotton", 2),
        "tiles": "Bury.1=coal1 of 0 with 2, Rochdale.1=coal1 of 1 with 2",
        "links": "Bury-Manchester of 0, Manchester-Oldham of 2, Oldham-Rochdale of 1",
    }
    game = canal(hand0="Oldham, cotton, Colne", **lines)
    assert reason(game, "build cotton Oldham.1 with cotton") == "OUTSIDE_NETWORK"
    assert reason(game, "build cotton Bury.2") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build cotton Manchester.1 with cotton") is None
    assert reason(game, "build cotton Colne.1") == "NO_COAL"
    game.play("build cotton Oldham.1 with Oldham")
    assert money(game, 0) == 30 - 14
    assert table(game)["tiles"]["Rochdale.1"]["cubes"] == 1
    assert table(game)["tiles"]["Bury.1"]["cubes"] == 2


@rule("BL-card-5")
def test_an_industry_card_replaces_an_own_tile_without_a_canal() -> None:
    """Fine point C11."""
    game = canal(hand0="coal, coal", tiles="Bolton.1=coal1 of 0")
    assert reason(game, "build coal Bolton.1") is None
    game.play("build coal Bolton.1 with coal")
    assert name_of(game, "Bolton.1") == "coal2"


@rule("BL-card-5")
def test_but_not_the_tile_of_a_rival() -> None:
    tiles = "Bolton.1=coal1 of 1 sold, Bury.1=cotton1 of 0"
    game = canal(hand0="coal, Bolton", tiles=tiles, coal=0, mat0=lowest("coal", 2))
    assert reason(game, "build coal Bolton.1 with coal") == "OUTSIDE_NETWORK"
    assert reason(game, "build coal Bolton.1 with Bolton") is None


@rule("BL-card-6")
def test_the_first_build_goes_anywhere() -> None:
    """Ruling R08, in the first example of the tips: a mill card on any slot with a mill."""
    game = canal(hand0="cotton, cotton")
    builds = [text for text in choices(game) if text.startswith("build cotton")]
    assert len(builds) == 24  # every slot that shows a mill
    assert reason(game, "build cotton Colne.1") is None
    game.play("build cotton Colne.1 with cotton")
    assert reason(game, "build cotton Bury.1") == "OUTSIDE_NETWORK"


@rule("BL-card-6")
def test_also_when_nothing_survived_into_the_rail_era() -> None:
    game = rail(hand0="coal, coal", mat0=lowest("coal", 2))
    assert reason(game, "build coal Wigan.1") is None
    game = rail(hand0="coal, coal", mat0=lowest("coal", 2), tiles="Colne.1=cotton2 of 0")
    assert reason(game, "build coal Wigan.1") == "OUTSIDE_NETWORK"


@rule("BL-card-6")
def test_it_is_judged_when_the_card_is_played() -> None:
    """Fine point C10: who gave up the last tile at the start of the round is free again."""
    game = end_of_round(
        seat0="money 0, income 5",
        hand0="cotton, cotton",
        tiles="Colne.1=cotton1 of 0",
        order="1 0 2",
    )
    game.play("pass")
    assert tile(game, "Colne.1") is None
    while game.seat != 0:
        game.play("loan 10")
        game.play(next(iter(game.choices)))
    game.play("loan 20 with cotton")
    assert reason(game, "build cotton Bury.1 with cotton") is None


RAIL_SHIPYARD = {
    "hand0": "shipyard, shipyard",
    "seat0": "money 60",
    "mat0": lowest("shipyard", 2),
    "coal": 8,
}
TO_BIRKENHEAD = "Birkenhead-Ellesmere Port of 1"


@rule("BL-virtual-1")
def test_example_a_shipyard_in_birkenhead() -> None:
    """The example of Birkenhead: the card reaches over, the coal needs the rail."""
    tiles = "Liverpool.1=port2 of 0, Ellesmere Port.1=port2 of 1"
    game = rail(tiles=tiles, links=TO_BIRKENHEAD, **RAIL_SHIPYARD)
    game.play("build shipyard Birkenhead with shipyard")
    assert name_of(game, "Birkenhead.1") == "shipyard2"
    dry = rail(tiles=tiles, **RAIL_SHIPYARD)
    assert reason(dry, "build shipyard Birkenhead") == "NO_COAL"


@rule("BL-virtual-1")
def test_an_own_rail_to_liverpool_reaches_over_too() -> None:
    links = f"{TO_BIRKENHEAD}, Liverpool-Wigan of 0"
    game = rail(tiles="Ellesmere Port.1=port2 of 1", links=links, **RAIL_SHIPYARD)
    assert reason(game, "build shipyard Birkenhead") is None


@rule("BL-virtual-1")
def test_it_joins_and_does_not_found() -> None:
    """Fine point C5: without a foot at either end there is nothing to join."""
    tiles = "Wigan.1=coal2 of 0, Ellesmere Port.1=port2 of 1"
    game = rail(tiles=tiles, links=TO_BIRKENHEAD, **RAIL_SHIPYARD)
    assert reason(game, "build shipyard Birkenhead") == "OUTSIDE_NETWORK"
    tiles = tiles.replace("coal2 of 0", "coal2 of 2")
    game = rail(tiles=tiles, links=TO_BIRKENHEAD, **RAIL_SHIPYARD)
    assert reason(game, "build shipyard Birkenhead") is None  # nothing on the board: anywhere


@rule("BL-virtual-1")
def test_canal_era_a_tile_in_liverpool_does_not_reach_over() -> None:
    game = canal(
        hand0="shipyard, shipyard", mat0=lowest("shipyard", 1), tiles="Liverpool.1=port1 of 0"
    )
    assert reason(game, "build shipyard Birkenhead") == "OUTSIDE_NETWORK"


@rule("BL-virtual-2")
@pytest.mark.parametrize(
    ("option", "over", "back"),
    [("both", None, None), ("one_way", None, "OUTSIDE_NETWORK"),
     ("none", "OUTSIDE_NETWORK", "OUTSIDE_NETWORK")],
)  # fmt: skip
def test_which_way_the_virtual_link_works(option: str, over: str | None, back: str | None) -> None:
    """Ruling R10."""
    rules = f"virtual_link={option}"
    game = rail(
        rules=rules,
        tiles="Liverpool.1=port2 of 0, Ellesmere Port.1=port2 of 1",
        links=TO_BIRKENHEAD,
        **RAIL_SHIPYARD,
    )
    assert reason(game, "build shipyard Birkenhead") == over
    game = rail(rules=rules, hand0="port, port", mat0=lowest("port", 2),
                tiles="Birkenhead.1=shipyard2 of 0 sold")  # fmt: skip
    assert reason(game, "build port Liverpool.1") == back


@rule("BL-virtual-2")
def test_2018_has_none() -> None:
    game = rail(variant="2018", hand0="port, port", mat0=lowest("port", 2),
                tiles="Birkenhead.1=shipyard2 of 0 sold")  # fmt: skip
    assert reason(game, "build port Liverpool.1") == "OUTSIDE_NETWORK"


@rule("BL-virtual-3")
def test_no_coal_travels_on_the_virtual_link() -> None:
    """Ruling R09."""
    tiles = "Liverpool.1=port2 of 0, Wigan.1=coal2 of 1"
    game = rail(tiles=tiles, links="Liverpool-Wigan of 1", **RAIL_SHIPYARD)
    assert reason(game, "build shipyard Liverpool") is None
    assert reason(game, "build shipyard Birkenhead") == "NO_COAL"


@rule("BL-virtual-3")
def test_no_link_is_laid_from_the_virtual_link() -> None:
    game = rail(tiles="Liverpool.1=port2 of 0, Ellesmere Port.1=port2 of 1")
    assert reason(game, "link Birkenhead-Ellesmere Port") == "LINK_OUTSIDE_NETWORK"
    assert reason(game, "link Liverpool-Birkenhead") == "UNKNOWN"
    assert link_owner(game, "Liverpool", "Birkenhead") is None


@rule("BL-virtual-3")
def test_the_virtual_link_scores_nothing() -> None:
    game = last_action("rail", tiles="Liverpool.1=port2 of 0, Birkenhead.1=shipyard2 of 1 sold",
                       seat0="money 0", seat1="money 0", seat2="money 0")  # fmt: skip
    game.play("pass")
    assert [points(game, number) for number in range(3)] == [0, 18, 0]
