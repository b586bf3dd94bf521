"""Build: which tile, which slot, what it costs, what it holds; shipyards; both actions in one."""

import pytest

import ironbridge
from tests.rulebook.lancashire.positions import canal, lowest, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    choices,
    cubes,
    flipped,
    hand,
    income,
    mat,
    money,
    name_of,
    owner_of,
    reason,
    spent,
    table,
)


@rule("BL-build-1")
def test_the_lowest_tile_of_the_stack() -> None:
    game = canal(hand0="Bolton, Wigan")
    game.play("build coal Bolton.1 with Bolton")
    assert (name_of(game, "Bolton.1"), mat(game, 0, "coal")) == ("coal1", [0, 2, 2, 2])
    game.play("build coal Wigan.1 with Wigan")
    assert (name_of(game, "Wigan.1"), mat(game, 0, "coal")) == ("coal2", [0, 1, 2, 2])
    assert reason(canal(hand0="Wigan, Wigan", mat0="coal 0 0 0 0"), "build coal Wigan.1") == (
        "NO_TILE_LEFT"
    )


@rule("BL-build-2")
def test_the_slot_must_show_the_industry() -> None:
    game = canal(hand0="Liverpool, Wigan")
    assert reason(game, "build cotton Wigan.1") == "WRONG_INDUSTRY"
    assert reason(game, "build port Liverpool.3") == "WRONG_INDUSTRY"
    assert reason(game, "build port Liverpool.4") is None


@rule("BL-build-3")
def test_level_0_is_never_built() -> None:
    for game in (canal(hand0="Liverpool, Liverpool"), rail(hand0="Liverpool, Liverpool")):
        assert reason(game, "build shipyard Liverpool") == "NEVER_BUILT"


@rule("BL-build-4")
def test_level_1_is_not_built_in_the_rail_era() -> None:
    lines = {"hand0": "Manchester, Manchester", "tiles": "Manchester.2=coal2 of 1"}
    for tile in ("cotton Manchester.1", "coal Manchester.1", "iron Manchester.4"):
        assert reason(canal(**lines), f"build {tile}") is None
        assert reason(rail(**lines), f"build {tile}") == "WRONG_ERA_TILE"


@rule("BL-build-4")
def test_shipyards_have_their_era() -> None:
    """The erratum: level I has the canal sign, and level II is built with the rails."""
    lines = {"hand0": "Liverpool, Liverpool", "seat0": "money 60", "tiles": "Wigan.1=coal2 of 1",
             "links": "Liverpool-Wigan of 1"}  # fmt: skip
    one, two = lowest("shipyard", 1), lowest("shipyard", 2)
    assert reason(canal(mat0=one, **lines), "build shipyard Liverpool") is None
    assert reason(canal(mat0=two, **lines), "build shipyard Liverpool") == "WRONG_ERA_TILE"
    assert reason(rail(mat0=one, **lines), "build shipyard Liverpool") == "WRONG_ERA_TILE"
    assert reason(rail(mat0=two, **lines), "build shipyard Liverpool") is None


@rule("BL-build-5")
def test_one_tile_on_a_slot() -> None:
    game = canal(hand0="Bolton, Bolton", tiles="Bolton.1=cotton1 of 1")
    assert reason(game, "build coal Bolton.1") == "SLOT_TAKEN_KIND"
    game.play("build coal Bolton.2 with Bolton")
    assert (owner_of(game, "Bolton.1"), owner_of(game, "Bolton.2")) == (1, 0)


@rule("BL-build-6")
def test_canal_era_one_own_tile_in_a_place() -> None:
    """Fine point C16: a tile that is being replaced does not count."""
    game = canal(hand0="Bolton, Bolton", tiles="Bolton.1=coal1 of 0, Wigan.1=coal1 of 1")
    assert reason(game, "build cotton Bolton.2") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build coal Bolton.1") is None


@rule("BL-build-6")
def test_not_even_by_replacing_the_mine_of_a_rival() -> None:
    """Ruling R03."""
    lines = {"hand0": "Wigan, Wigan", "coal": 0, "mat0": "coal 0 1 2 2"}
    game = canal(tiles="Wigan.1=coal1 of 1 sold", **lines)
    assert reason(game, "build coal Wigan.1") is None
    game = canal(tiles="Wigan.1=coal1 of 1 sold, Wigan.2=coal2 of 0 sold", **lines)
    assert reason(game, "build coal Wigan.1") == "ONE_TILE_PER_PLACE"


@rule("BL-build-7")
def test_rail_era_several_own_tiles_in_a_place() -> None:
    game = rail(hand0="Wigan, Wigan", mat0=lowest("coal", 2))
    game.play("build coal Wigan.1 with Wigan")
    game.play("build coal Wigan.2 with Wigan")
    assert owner_of(game, "Wigan.1") == owner_of(game, "Wigan.2") == 0


@rule("BL-build-8")
@pytest.mark.parametrize("place", ["Lancaster", "Preston"])
def test_the_slot_for_ports_alone_comes_first(place: str) -> None:
    """Ruling R05: the left slot of Lancaster, the upper one of Preston."""
    game = canal(hand0=f"{place}, {place}")
    assert reason(game, f"build port {place}.2") == "SINGLE_SPACE_FIRST"
    assert reason(game, f"build cotton {place}.2") is None
    assert reason(game, f"build port {place}.1") is None
    game = canal(hand0=f"{place}, {place}", tiles=f"{place}.1=port1 of 1")
    assert reason(game, f"build port {place}.2") is None


@rule("BL-build-9")
@pytest.mark.parametrize(("binds", "expected"), [(False, None), (True, "SINGLE_SPACE_FIRST")])
def test_replacing_a_port_in_the_second_slot(binds: bool, expected: str | None) -> None:
    """Fine point C7."""
    game = rail(
        hand0="Preston, Preston",
        mat0=lowest("port", 3),
        tiles="Preston.2=port2 of 0",
        rules=f"port_order_binds={str(binds).lower()}",
    )
    assert reason(game, "build port Preston.2") == expected


@rule("BL-build-10")
def test_cost_coal_and_iron() -> None:
    """Cotton III: £16, a coal from the connected mine, an iron from the works."""
    game = rail(
        hand0="Bolton, Bolton",
        mat0=lowest("cotton", 3),
        tiles="Bury.1=coal2 of 1 with 3, Rochdale.3=iron2 of 2 with 4",
        links="Bolton-Bury of 1",
    )
    game.play("build cotton Bolton.1 with Bolton")
    assert (money(game, 0), spent(game, 0)) == (14, 16)
    assert (cubes(game, "Bury.1"), cubes(game, "Rochdale.3")) == (2, 3)


@rule("BL-build-10")
@pytest.mark.parametrize(
    ("tile", "slot", "cost"),
    [
        ("port 1", "Lancaster.1", 6), ("port 2", "Lancaster.1", 7), ("port 3", "Lancaster.1", 8),
        ("port 4", "Lancaster.1", 9), ("coal 1", "Bolton.1", 5), ("coal 2", "Bolton.1", 7),
        ("coal 3", "Bolton.1", 8 + 1), ("coal 4", "Bolton.1", 10 + 1),
        ("cotton 1", "Lancaster.2", 12), ("cotton 2", "Lancaster.2", 14 + 1),
        ("cotton 3", "Lancaster.2", 16 + 2), ("cotton 4", "Lancaster.2", 18 + 2),
    ],
)  # fmt: skip
def test_the_printed_prices(tile: str, slot: str, cost: int) -> None:
    """The last page of the rulebook; cubes come from full tracks, coal through a port."""
    industry, level = tile.split()
    place = slot.split(".")[0]
    tiles = "" if industry == "port" else "Fleetwood.1=port1 of 1, Preston.1=port1 of 1"
    game = canal(
        hand0=f"{place}, {place}",
        mat0=lowest(industry, int(level)),
        tiles=tiles,
        links="Lancaster-Preston of 1",
    )
    game.play(f"build {industry} {slot} with {place}")
    assert spent(game, 0) == cost


@rule("BL-build-11")
@pytest.mark.parametrize(("level", "many"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_cubes_on_a_new_mine(level: int, many: int) -> None:
    game = canal(hand0="Wigan, Wigan", mat0=lowest("coal", level))
    game.play("build coal Wigan.1 with Wigan")
    assert cubes(game, "Wigan.1") == many


@rule("BL-build-11")
@pytest.mark.parametrize(("level", "many"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_cubes_on_new_works(level: int, many: int) -> None:
    game = canal(
        hand0="Bolton, Bolton", mat0=lowest("iron", level), tiles="Bolton.1=coal1 of 1 with 2"
    )
    game.play("build iron Bolton.3 with Bolton")
    assert cubes(game, "Bolton.3") == many


SHIPYARD = {"hand0": "shipyard, Liverpool", "seat0": "money 60", "mat0": lowest("shipyard", 1)}


@rule("BL-shipyard-1")
def test_a_shipyard_is_flipped_when_built() -> None:
    """Ruling R31: level I moves the marker by 2 spaces, level II by 1."""
    game = canal(tiles="Wigan.1=coal1 of 1 with 2", links="Liverpool-Wigan of 1", **SHIPYARD)
    game.play("build shipyard Liverpool with Liverpool")
    assert flipped(game, "Liverpool.3")
    assert income(game, 0) == 12


@rule("BL-shipyard-2")
def test_canal_era_only_liverpool() -> None:
    game = canal(
        tiles="Wigan.1=coal1 of 1 with 2, Lancaster.1=port1 of 1, Ellesmere Port.1=port1 of 1",
        links="Liverpool-Wigan of 1",
        **SHIPYARD,
    )
    assert reason(game, "build double shipyard Liverpool") is None
    assert reason(game, "build double shipyard Birkenhead") == "NO_COAL"
    assert reason(game, "build double shipyard Barrow-in-Furness") == "NO_COAL"
    assert reason(game, "build double iron Barrow-in-Furness") == "NO_COAL"
    assert reason(game, "link Barrow-in-Furness-Lancaster") == "WRONG_ERA_LINK"


@rule("BL-shipyard-2")
def test_rail_era_with_coal_also_barrow_and_birkenhead() -> None:
    lines = SHIPYARD | {"mat0": f"{lowest('shipyard', 2)}, {lowest('iron', 2)}"}
    game = rail(
        tiles="Lancaster.1=port2 of 1, Ellesmere Port.1=port2 of 1",
        links="Barrow-in-Furness-Lancaster of 1, Birkenhead-Ellesmere Port of 1",
        **lines,
    )
    assert reason(game, "build double shipyard Birkenhead") is None
    assert reason(game, "build double shipyard Barrow-in-Furness") is None
    assert reason(game, "build double iron Barrow-in-Furness") is None


@rule("BL-double-1")
def test_example_a_mill_in_colne() -> None:
    """The example of the combined actions: Manchester and a coal card for a mill in Colne."""
    game = canal(
        hand0="Manchester, coal, iron", tiles="Bury.1=coal1 of 0", links="Bolton-Bury of 0"
    )
    assert reason(game, "build cotton Colne.1") == "NO_CARD"
    game.play("build double cotton Colne.1 with Manchester, coal")
    assert name_of(game, "Colne.1") == "cotton1"
    assert hand(game, 0) == ["iron"]
    assert game.seat == 1


@rule("BL-double-1")
def test_coal_must_still_arrive() -> None:
    game = canal(hand0="Manchester, coal, iron", mat0=lowest("cotton", 2))
    assert reason(game, "build double cotton Colne.1") == "NO_COAL"
    game = canal(
        hand0="Manchester, coal, iron", mat0=lowest("cotton", 2), links="Colne-Yorkshire of 1"
    )
    assert reason(game, "build double cotton Colne.1") is None


@rule("BL-double-1")
def test_all_other_rules_hold() -> None:
    game = canal(hand0="port, port", tiles="Bury.1=coal1 of 0, Oldham.1=cotton1 of 1")
    assert reason(game, "build double cotton Bury.2") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build double cotton Oldham.1") == "OVERBUILD_LEVEL"
    assert reason(game, "build double shipyard Liverpool") == "NEVER_BUILT"


@rule("BL-double-1")
def test_any_pair_of_cards_declared_at_once() -> None:
    """Fine points C9 and C19: also a pair with a card that would have been enough."""
    game = canal(hand0="Colne, coal, iron")
    game.play("build double cotton Colne.1")
    assert choices(game) == {"with Colne", "with coal", "with iron"}
    game.play("with Colne")
    assert choices(game) == {"with coal", "with iron"}
    game.play("with iron")
    assert (hand(game, 0), owner_of(game, "Colne.1"), game.seat) == (["coal"], 0, 1)


@rule("BL-double-2")
def test_both_actions_must_be_unused() -> None:
    """Ruling R11: not as a second action, not in the first canal round."""
    game = canal(hand0="Manchester, coal, iron")
    game.play("pass with iron")
    assert reason(game, "build double cotton Colne.1") == "BOTH_ACTIONS"
    first = ironbridge.new("lancashire", seats=4, seed=2)
    assert reason(first, "build double cotton Colne.1") == "BOTH_ACTIONS"
    assert not [text for text in choices(first) if "double" in text]


@rule("BL-double-3")
def test_two_cards_are_needed() -> None:
    assert reason(canal(hand0="coal"), "build double cotton Colne.1") == "TOO_FEW_CARDS"
    assert reason(canal(hand0="coal, coal"), "build double cotton Colne.1") is None


@rule("BL-double-1")
def test_it_is_one_line_of_the_record() -> None:
    game = canal(hand0="Manchester, coal, iron")
    game.play("build double cotton Colne.1 with Manchester, coal")
    assert game.actions[-1] == (0, "build double cotton Colne.1 with Manchester, coal")
    assert ironbridge.replay(game.record).text == game.text
    assert table(game)["discards"] == ["Manchester", "coal"]
