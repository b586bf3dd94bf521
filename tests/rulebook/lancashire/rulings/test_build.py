"""Rulings R01 to R11 and R31, R32: overbuilding, slots, cards, both actions in one, shipyards."""

import pytest

from tests.rulebook.lancashire.rulings.lay import builds, canal, idle, links, rail
from tests.rulebook.table import (
    cubes,
    flipped,
    income,
    mat,
    money,
    name_of,
    owner_of,
    reason,
    seat,
    spent,
    table,
)


def mine_of_a_rival(**lines: object) -> str | None:
    """May seat 0 replace the empty mine of seat 1 in Bury?"""
    given = {"hand0": "Bury, iron", "mat0": "coal 0 2 2 2", "tiles": "Bury.1=coal1 of 1 sold"}
    game = canal(**{**given, **lines})
    return reason(game, "build coal Bury.1 with Bury")


def test_r01_a_rivals_mine_needs_no_coal_at_all() -> None:
    assert mine_of_a_rival(coal=0) is None
    assert mine_of_a_rival(coal=1) == "OVERBUILD_CUBES_LEFT"
    far = "Bury.1=coal1 of 1 sold, Wigan.1=coal2 of 2 with 1"
    assert mine_of_a_rival(coal=0, tiles=far) == "OVERBUILD_CUBES_LEFT"
    own = "Bury.1=coal1 of 1 sold, Wigan.1=coal1 of 0 with 1"
    assert mine_of_a_rival(coal=0, tiles=own) == "OVERBUILD_CUBES_LEFT"
    full = "Bury.1=coal1 of 1 with 1"
    assert mine_of_a_rival(coal=0, tiles=full) == "OVERBUILD_CUBES_LEFT"


def test_r01_iron_on_the_board_does_not_matter_to_a_mine() -> None:
    assert mine_of_a_rival(coal=0, iron=8) is None


@pytest.mark.parametrize(
    ("coal", "tiles", "allowed"),
    [
        (0, "Bury.1=coal1 of 1 sold", True),
        (1, "Bury.1=coal1 of 1 sold", True),
        (0, "Bury.1=coal1 of 1 sold, Wigan.1=coal2 of 2 with 1", True),
        (1, "Bury.1=coal1 of 1 sold, Wigan.1=coal2 of 2 with 1", False),
    ],
)
def test_r01_one_of_the_two_with_the_option(coal: int, tiles: str, allowed: bool) -> None:
    found = mine_of_a_rival(coal=coal, tiles=tiles, rules="overbuild_cubes=either")
    assert found == (None if allowed else "OVERBUILD_CUBES_LEFT")


def test_r01_a_rivals_mine_needs_a_higher_level() -> None:
    assert mine_of_a_rival(coal=0, mat0="coal 1 2 2 2") == "OVERBUILD_LEVEL"


def test_r01_a_rivals_works() -> None:
    lines = {
        "hand0": "Manchester, Manchester",
        "mat0": "iron 0 1 1 1",
        "seat1": "income 13",
    }
    tiles = "Manchester.4=iron1 of 1 sold, Manchester.1=coal1 of 2"
    game = canal(iron=0, tiles=tiles, **lines)
    game.play("build iron Manchester")
    assert (name_of(game, "Manchester.4"), owner_of(game, "Manchester.4")) == ("iron2", 0)
    assert income(game, 1) == 13
    game = canal(iron=1, tiles=tiles, **lines)
    assert reason(game, "build iron Manchester") == "OVERBUILD_CUBES_LEFT"
    more = tiles + ", Bolton.3=iron1 of 3 with 1"
    assert reason(canal(iron=0, tiles=more, **lines), "build iron Manchester") is not None


@pytest.mark.parametrize(
    ("build", "tiles", "stack"),
    [
        ("build cotton Bury.1 with Bury", "Bury.1=cotton1 of 1", "cotton 0 3 3 3"),
        ("build cotton Bury.1 with Bury", "Bury.1=cotton1 of 1 sold", "cotton 0 3 3 3"),
        ("build port Fleetwood with Fleetwood", "Fleetwood.1=port1 of 1 sold", "port 0 2 2 2"),
    ],
)
def test_r01_other_tiles_of_rivals_stay(build: str, tiles: str, stack: str) -> None:
    game = canal(coal=0, iron=0, tiles=tiles, mat0=stack, hand0="Bury, Fleetwood")
    assert reason(game, build) == "OVERBUILD_RIVAL_KIND"


def test_r02_an_own_mine_with_cubes_may_be_replaced() -> None:
    game = canal(tiles="Bury.1=coal1 of 0 with 2", hand0="Bury, iron", seat0="income 17")
    game.play("build coal Bury.1 with Bury")
    assert (name_of(game, "Bury.1"), cubes(game, "Bury.1")) == ("coal2", 3)
    assert table(game)["coal"] == 8
    assert (income(game, 0), spent(game, 0)) == (17, 7)
    assert mat(game, 0, "coal") == [0, 1, 2, 2]


def test_r02_another_industry_never_replaces() -> None:
    game = canal(tiles="Bury.1=coal1 of 0 sold", hand0="Bury, iron")
    assert reason(game, "build cotton Bury.1 with Bury") == "SLOT_TAKEN_KIND"


def test_r02_an_own_flipped_port() -> None:
    game = canal(tiles="Fleetwood.1=port1 of 0 sold", mat0="port 0 2 2 2", hand0="port, port")
    game.play("build port Fleetwood")
    assert name_of(game, "Fleetwood.1") == "port2"
    assert not flipped(game, "Fleetwood.1")


def test_r03_one_tile_in_a_place_in_the_canal_era() -> None:
    both = "Bury.1=coal1 of 1 sold, Bury.2=cotton1 of 0"
    assert mine_of_a_rival(coal=0, tiles=both) == "ONE_TILE_PER_PLACE"


def test_r03_no_such_limit_in_the_rail_era() -> None:
    game = rail(
        coal=0,
        tiles="Bury.1=coal2 of 1 sold, Bury.2=cotton2 of 0",
        mat0="coal 0 0 2 2",
        hand0="Bury, iron",
    )
    game.play("build coal Bury.1 with Bury")
    assert (name_of(game, "Bury.1"), owner_of(game, "Bury.1")) == ("coal3", 0)


def test_r04_a_free_slot_protects_with_the_option() -> None:
    option = "overbuild_full=true"
    assert mine_of_a_rival(coal=0) is None
    assert mine_of_a_rival(coal=0, rules=option) == "OVERBUILD_PLACE_FREE"
    full = "Bury.1=coal1 of 1 sold, Bury.2=cotton1 of 2"
    assert mine_of_a_rival(coal=0, rules=option, tiles=full) is None


def test_r04_a_slot_that_takes_no_coal_does_not_protect() -> None:
    game = canal(
        rules="overbuild_full=true",
        coal=0,
        tiles="Warrington & Runcorn.1=coal1 of 1 sold",
        mat0="coal 0 2 2 2",
        hand0="Warrington & Runcorn, iron",
    )
    assert reason(game, "build coal Warrington & Runcorn with Warrington & Runcorn") is None


def test_r04_a_works_is_not_protected() -> None:
    game = canal(
        rules="overbuild_full=true",
        iron=0,
        tiles="Bolton.3=iron1 of 1 sold, Bolton.1=coal1 of 2",
        mat0="iron 0 1 1 1",
        hand0="Bolton, iron",
    )
    assert reason(game, "build iron Bolton with Bolton") is None


@pytest.mark.parametrize("place", ["Lancaster", "Preston"])
def test_r05_the_slot_for_ports_alone_comes_first(place: str) -> None:
    game = canal(hand0=f"{place}, {place}")
    assert reason(game, f"build port {place}.2") == "SINGLE_SPACE_FIRST"
    assert reason(game, f"build double port {place}.2") == "SINGLE_SPACE_FIRST"
    assert reason(game, f"build cotton {place}.2") is None
    held = canal(hand0=f"{place}, {place}", tiles=f"{place}.1=port1 of 1")
    assert reason(held, f"build port {place}.2") is None
    era = rail(hand0=f"{place}, {place}", mat0="port 0 2 2 2")
    assert reason(era, f"build port {place}.2") == "SINGLE_SPACE_FIRST"


def test_r06_a_location_card_needs_no_link() -> None:
    game = canal(hand0="Bolton, Bolton", tiles="Liverpool.1=port1 of 0")
    assert {"cotton Bolton.1", "coal Bolton.2"} < builds(game)


def test_r07_an_industry_card_needs_an_own_link() -> None:
    lines = {"hand0": "coal, coal", "tiles": "Colne.1=cotton1 of 0"}
    game = canal(links="Burnley-Colne of 1, Colne-Yorkshire of 0", **lines)
    assert builds(game) == set()
    game = canal(links="Burnley-Colne of 0", **lines)
    assert builds(game) == {"coal Burnley.1", "coal Burnley.2"}


def test_r07_an_own_tile_is_enough_in_the_rail_era() -> None:
    game = rail(hand0="coal, coal", tiles="Burnley.1=cotton2 of 0", mat0="coal 0 2 2 2")
    assert builds(game) == {"coal Burnley.2"}


def test_r07_an_own_tile_is_replaced_without_a_canal() -> None:
    game = canal(hand0="cotton, cotton", tiles="Colne.1=cotton1 of 0", mat0="cotton 0 3 3 3")
    assert reason(game, "build cotton Colne.1 with cotton") == "NO_COAL"
    game = canal(hand0="port, port", tiles="Fleetwood.1=port1 of 0", mat0="port 0 2 2 2")
    assert builds(game) == {"port Fleetwood"}


def test_r08_the_first_build_goes_anywhere() -> None:
    game = canal(hand0="iron, iron", tiles="Manchester.1=coal1 of 1")
    assert builds(game) == {"iron Manchester"}
    assert links(game) == set()
    one = canal(hand0="port, port", links="Colne-Yorkshire of 0")
    assert builds(one) == set()
    late = rail(hand0="port, port", mat0="port 0 2 2 2", round=1)
    assert "port Fleetwood" in builds(late)


def shipyard_card(**lines: object) -> str | None:
    """May a shipyard card build in Birkenhead, where coal can be bought?"""
    given = {
        "hand0": "shipyard, shipyard",
        "mat0": "shipyard 0 0 2",
        "seat0": "money 60",
        "tiles": "Ellesmere Port.1=port2 of 1",
    }
    network = str(lines.pop("links", ""))
    laid = ", ".join(["Birkenhead-Ellesmere Port of 1", *([network] if network else [])])
    game = rail(**{**given, **lines, "links": laid})
    return reason(game, "build shipyard Birkenhead with shipyard")


def port_card(**lines: object) -> str | None:
    """May a port card build in Liverpool?"""
    game = rail(**{"hand0": "port, port", "mat0": "port 0 2 2 2", **lines})
    return reason(game, "build port Liverpool.1 with port")


def test_r09_liverpool_reaches_birkenhead() -> None:
    assert shipyard_card(links="Liverpool-Wigan of 0") is None
    tiles = "Ellesmere Port.1=port2 of 1, Liverpool.1=port2 of 0"
    assert shipyard_card(tiles=tiles) is None
    assert shipyard_card(links="Bolton-Bury of 0") == "OUTSIDE_NETWORK"


def test_r10_and_birkenhead_reaches_liverpool() -> None:
    assert port_card(links="Birkenhead-Ellesmere Port of 0") is None
    assert port_card(tiles="Birkenhead.1=shipyard2 of 0 sold") is None
    assert port_card(links="Bolton-Bury of 0") == "OUTSIDE_NETWORK"


@pytest.mark.parametrize(
    ("value", "there", "back"),
    [
        ("both", None, None),
        ("one_way", None, "OUTSIDE_NETWORK"),
        ("none", "OUTSIDE_NETWORK", "OUTSIDE_NETWORK"),
    ],
)
def test_r10_the_option(value: str, there: str | None, back: str | None) -> None:
    rules = f"virtual_link={value}"
    assert shipyard_card(links="Liverpool-Wigan of 0", rules=rules) == there
    assert port_card(links="Birkenhead-Ellesmere Port of 0", rules=rules) == back


def test_r09_the_virtual_link_goes_no_further() -> None:
    game = rail(
        hand0="port, port",
        tiles="Liverpool.1=port2 of 0",
        links="Birkenhead-Ellesmere Port of 1",
    )
    assert reason(game, "build port Ellesmere Port with port") == "OUTSIDE_NETWORK"


def test_r09_no_link_is_laid_from_the_other_end() -> None:
    game = rail(hand0="iron, iron", tiles="Liverpool.1=port2 of 0, Ellesmere Port.1=port2 of 1")
    assert reason(game, "link Birkenhead-Ellesmere Port") == "LINK_OUTSIDE_NETWORK"


def test_r09_it_carries_no_coal() -> None:
    game = rail(
        hand0="Birkenhead, Birkenhead",
        mat0="shipyard 0 0 2",
        seat0="money 60",
        tiles="Liverpool.1=port2 of 0, Wigan.1=coal2 of 0",
        links="Liverpool-Wigan of 0",
    )
    assert reason(game, "build shipyard Birkenhead") == "NO_COAL"


def test_r09_it_carries_no_cotton() -> None:
    game = rail(
        hand0="iron, iron",
        tiles="Warrington & Runcorn.1=cotton2 of 0, Liverpool.1=port2 of 1",
        links="Ellesmere Port-Warrington & Runcorn of 0, Birkenhead-Ellesmere Port of 0",
    )
    assert reason(game, "sell Warrington & Runcorn.1") is not None


def test_r11_both_actions_make_one_build() -> None:
    game = canal(hand0="cotton, port, iron", tiles="Colne.1=cotton1 of 0")
    game.play("build double cotton Bury.1 with cotton, iron")
    assert seat(game, 0)["hand"] == ["port"]
    assert (spent(game, 0), table(game)["to_act"]) == (12, 1)


def test_r11_not_in_the_first_round() -> None:
    game = canal(round=1, hand0="iron, iron, iron")
    assert builds(game, double=True) == set()
    assert reason(game, "build double cotton Colne.1") == "BOTH_ACTIONS"


def test_r11_not_as_the_second_action() -> None:
    game = canal(hand0="iron, iron, iron")
    idle(game)
    assert builds(game, double=True) == set()
    assert reason(game, "build double cotton Colne.1") == "BOTH_ACTIONS"


def test_r11_all_other_rules_hold() -> None:
    game = canal(
        hand0="iron, iron", tiles="Bury.1=cotton1 of 0, Colne.1=cotton1 of 1", mat0="port 0 2 2 2"
    )
    assert reason(game, "build double coal Bury.2") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build double cotton Colne.1") is not None
    assert reason(game, "build double coal Colne.2") == "WRONG_INDUSTRY"
    assert reason(game, "build double iron Bolton") == "NO_COAL"
    assert reason(game, "build double shipyard Liverpool") == "NEVER_BUILT"


def test_r11_a_rivals_mine_for_both_actions() -> None:
    lines = {"hand0": "iron, iron", "mat0": "coal 0 2 2 2", "tiles": "Bury.1=coal1 of 1 sold"}
    assert reason(canal(coal=0, **lines), "build double coal Bury.1") is None
    assert reason(canal(coal=2, **lines), "build double coal Bury.1") == "OVERBUILD_CUBES_LEFT"


def yard(era: str, place: str, stack: str, **lines: object) -> str | None:
    """May a shipyard be built with the card of the place, coal lying at Wigan?"""
    given = {"hand0": f"{place}, {place}", "mat0": f"shipyard {stack}", "seat0": "money 60"}
    lay = canal if era == "canal" else rail
    return reason(lay(**{**given, **lines}), f"build shipyard {place}")


def test_r31_the_levels_of_shipyards() -> None:
    coal = {"tiles": "Liverpool.1=port2 of 1"}
    assert yard("canal", "Liverpool", "2 2 2", **coal) == "NEVER_BUILT"
    assert yard("rail", "Liverpool", "1 2 2", **coal) == "NEVER_BUILT"
    assert yard("canal", "Liverpool", "0 2 2", **coal) is None
    assert yard("canal", "Liverpool", "0 0 2", **coal) == "WRONG_ERA_TILE"
    assert yard("rail", "Liverpool", "0 1 2", **coal) == "WRONG_ERA_TILE"
    assert yard("rail", "Liverpool", "0 0 2", **coal) is None


def test_r31_only_liverpool_in_the_canal_era() -> None:
    for place in ("Barrow-in-Furness", "Birkenhead"):
        assert yard("canal", place, "0 2 2", tiles="Ellesmere Port.1=port1 of 1") == "NO_COAL"
    game = canal(hand0="Barrow-in-Furness, Barrow-in-Furness", tiles="Lancaster.1=port1 of 0")
    assert reason(game, "build iron Barrow-in-Furness") == "NO_COAL"


def test_r31_barrow_by_rail() -> None:
    way = "Barrow-in-Furness-Lancaster of 1, Lancaster-Scotland of 1"
    assert yard("rail", "Barrow-in-Furness", "0 0 2", links=way) is None
    short = "Barrow-in-Furness-Lancaster of 1"
    assert yard("rail", "Barrow-in-Furness", "0 0 2", links=short) == "NO_COAL"


def test_r31_a_shipyard_flips_at_once() -> None:
    game = canal(
        hand0="Liverpool, Liverpool",
        mat0="shipyard 0 2 2",
        tiles="Liverpool.1=port1 of 1",
    )
    game.play("build shipyard Liverpool")
    assert flipped(game, "Liverpool.3")
    assert income(game, 0) == 12
    assert (money(game, 0), spent(game, 0)) == (12, 18)


def test_r32_two_of_one_stack_or_of_two() -> None:
    game = canal(hand0="iron, iron")
    game.play("develop shipyard; develop shipyard")
    assert mat(game, 0, "shipyard") == [0, 2, 2]
    assert (spent(game, 0), table(game)["iron"], table(game)["actions"]) == (2, 6, 1)
    game.play("develop coal; develop coal")
    assert mat(game, 0, "coal") == [0, 1, 2, 2]


def test_r32_iron_for_each_tile_one_after_the_other() -> None:
    game = canal(hand0="iron, iron", tiles="Bolton.3=iron1 of 1 with 1")
    game.play("develop cotton; develop cotton")
    assert flipped(game, "Bolton.3")
    assert income(game, 1) == 13
    assert (spent(game, 0), table(game)["iron"]) == (1, 7)


def test_r32_no_iron_that_can_be_paid_no_tile() -> None:
    game = canal(hand0="iron, iron", seat0="money 6", iron=0)
    game.play("develop cotton")
    assert (money(game, 0), table(game)["actions"]) == (1, 1)
    assert reason(game, "develop cotton") == "CANNOT_PAY"
