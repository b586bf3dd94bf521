"""Coal and iron: where cubes come from, what they cost, and how the demand tracks are filled."""

import pytest

from tests.rulebook.lancashire.positions import canal, lowest, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, cubes, flipped, income, money, reason, spent, table

MILL_2 = {"hand0": "Bolton, Bolton", "mat0": lowest("cotton", 2)}


@rule("BL-coal-1")
def test_coal_must_be_connected() -> None:
    game = canal(tiles="Bury.1=coal1 of 0 with 2", **MILL_2)
    assert reason(game, "build cotton Bolton.1") == "NO_COAL"
    game = canal(tiles="Bury.1=coal1 of 0 with 2", links="Bolton-Bury of 2", **MILL_2)
    assert reason(game, "build cotton Bolton.1") is None


@rule("BL-coal-2")
def test_the_nearest_mine_gives_the_coal() -> None:
    """Ruling R12: the owner of the mine does not matter, and the coal is free."""
    game = canal(
        tiles="Bury.1=coal1 of 1 with 2, Oldham.1=coal1 of 0 with 2",
        links="Bolton-Bury of 1, Bolton-Manchester of 0, Manchester-Oldham of 0",
        **MILL_2,
    )
    game.play("build cotton Bolton.1 with Bolton")
    assert (cubes(game, "Bury.1"), cubes(game, "Oldham.1"), money(game, 0)) == (1, 2, 16)


@rule("BL-coal-2")
def test_the_same_place_is_nearest() -> None:
    game = canal(tiles="Bury.1=coal1 of 0 with 2, Bolton.2=coal1 of 1 with 2",
                 links="Bolton-Bury of 0", **MILL_2)  # fmt: skip
    game.play("build cotton Bolton.1 with Bolton")
    assert (cubes(game, "Bury.1"), cubes(game, "Bolton.2")) == (2, 1)


@rule("BL-coal-2")
def test_a_farther_mine_is_refused() -> None:
    game = canal(
        tiles="Bury.1=coal1 of 1, Manchester.1=coal1 of 2, Oldham.1=coal1 of 0",
        links="Bolton-Bury of 1, Bolton-Manchester of 0, Manchester-Oldham of 0",
        **MILL_2,
    )
    assert reason(game, "build cotton Bolton.1, coal Oldham.1 with Bolton") == "NOT_NEAREST"


@rule("BL-coal-3")
def test_equally_near_mines_the_player_chooses() -> None:
    game = canal(
        tiles="Bury.1=coal1 of 1 with 2, Manchester.2=coal1 of 2 with 2",
        links="Bolton-Bury of 1, Bolton-Manchester of 0",
        **MILL_2,
    )
    game.play("build cotton Bolton.1 with Bolton")
    assert choices(game) == {"coal Bury.1", "coal Manchester.2"}
    game.play("coal Manchester.2")
    assert (cubes(game, "Bury.1"), cubes(game, "Manchester.2")) == (2, 1)


@rule("BL-coal-4")
@pytest.mark.parametrize("port", ["Preston.1=port1 of 1", "Preston.1=port1 of 1 sold"])
def test_the_demand_track_through_a_port(port: str) -> None:
    """Ruling R12: the port may be flipped."""
    game = canal(
        hand0="Lancaster, Lancaster",
        mat0=lowest("cotton", 2),
        tiles=port,
        links="Lancaster-Preston of 2",
    )
    game.play("build cotton Lancaster.2 with Lancaster")
    assert (table(game)["coal"], spent(game, 0)) == (7, 15)


@rule("BL-coal-4")
def test_the_demand_track_through_a_place_outside() -> None:
    game = canal(hand0="Colne, Colne", mat0=lowest("cotton", 2), links="Colne-Yorkshire of 1")
    game.play("build cotton Colne.1 with Colne")
    assert (table(game)["coal"], spent(game, 0)) == (7, 15)


@rule("BL-coal-4")
def test_not_while_a_connected_mine_has_coal() -> None:
    game = canal(
        hand0="Colne, Colne",
        mat0=lowest("cotton", 2),
        tiles="Burnley.1=coal1 of 1 with 1",
        links="Colne-Yorkshire of 1, Burnley-Colne of 2",
    )
    game.play("build cotton Colne.1 with Colne")
    assert (table(game)["coal"], spent(game, 0)) == (8, 14)
    assert flipped(game, "Burnley.1")


@rule("BL-coal-5")
def test_the_price_of_bought_coal() -> None:
    """Ruling R14: the cheapest cube first, £5 when there is none."""
    paid = []
    for track in range(8, -1, -1):
        game = canal(hand0="Colne, Colne", mat0=lowest("cotton", 2), links="Colne-Yorkshire of 1",
                     coal=track)  # fmt: skip
        game.play("build cotton Colne.1 with Colne")
        paid.append(spent(game, 0) - 14)
    assert paid == [1, 1, 2, 2, 3, 3, 4, 4, 5]


@rule("BL-coal-5")
def test_an_empty_track_still_needs_the_connection() -> None:
    game = canal(hand0="Colne, Colne", mat0=lowest("cotton", 2), coal=0)
    assert reason(game, "build cotton Colne.1") == "NO_COAL"


@rule("BL-coal-6")
def test_an_empty_mine_is_flipped() -> None:
    game = canal(tiles="Bury.1=coal1 of 1 with 1", links="Bolton-Bury of 2", **MILL_2)
    game.play("build cotton Bolton.1 with Bolton")
    assert flipped(game, "Bury.1")
    assert (income(game, 0), income(game, 1)) == (10, 14)


@rule("BL-coal-7")
def test_only_what_is_there_can_be_taken() -> None:
    game = canal(
        tiles="Bury.1=coal1 of 1 with 2, Manchester.2=coal1 of 2 with 2, Wigan.1=coal1 of 0 sold",
        links="Bolton-Bury of 1, Bolton-Manchester of 0",
        **MILL_2,
    )
    assert reason(game, "build cotton Bolton.1, coal Wigan.1 with Bolton") == "NOT_A_SOURCE"


@rule("BL-coal-8")
def test_example_of_the_demand_tracks() -> None:
    """The example: coal costs £2 and iron £3; a mine that moves three cubes earns £4."""
    lines = {"coal": 5, "iron": 4, "links": "Preston-Wigan of 1", "tiles": "Preston.1=port1 of 1"}
    game = canal(hand0="Wigan, Preston", mat0=lowest("coal", 2), **lines)
    game.play("build coal Wigan.1 with Wigan")
    assert money(game, 0) == 30 - 7 + 4
    assert (table(game)["coal"], flipped(game, "Wigan.1")) == (8, True)
    assert income(game, 0) == 17
    bought = canal(hand0="Preston, Preston", mat0=lowest("cotton", 2), **lines)
    bought.play("build cotton Preston.2 with Preston")
    assert spent(bought, 0) == 14 + 2
    developed = canal(**lines)
    developed.play("develop iron; done")
    assert spent(developed, 0) == 3


@rule("BL-coal-8")
def test_as_many_as_fit_the_dearest_first() -> None:
    """Ruling R14: an empty track pays £4 first."""
    game = canal(hand0="Wigan, Wigan", coal=0, tiles="Liverpool.1=port1 of 1 sold",
                 links="Liverpool-Wigan of 2")  # fmt: skip
    game.play("build coal Wigan.1 with Wigan")
    assert (table(game)["coal"], money(game, 0)) == (2, 30 - 5 + 8)
    game = canal(hand0="Wigan, Wigan", coal=7, tiles="Liverpool.1=port1 of 1 sold",
                 links="Liverpool-Wigan of 2")  # fmt: skip
    game.play("build coal Wigan.1 with Wigan")
    assert (table(game)["coal"], cubes(game, "Wigan.1"), money(game, 0)) == (8, 1, 30 - 5 + 1)


@rule("BL-coal-8")
def test_only_with_a_connection_and_only_when_built() -> None:
    """Ruling R16: a later port or canal moves nothing."""
    game = canal(hand0="Wigan, Liverpool, coal", coal=0)
    game.play("build coal Wigan.1 with Wigan")
    assert (table(game)["coal"], cubes(game, "Wigan.1")) == (0, 2)
    game.play("link Liverpool-Wigan with coal")
    assert table(game)["coal"] == 0
    game = canal(hand0="Liverpool, coal", coal=0, tiles="Wigan.1=coal1 of 0 with 2",
                 links="Liverpool-Wigan of 0")  # fmt: skip
    game.play("build port Liverpool.1 with Liverpool")
    assert (table(game)["coal"], cubes(game, "Wigan.1")) == (0, 2)


@rule("BL-coal-8")
def test_a_place_outside_counts_as_a_port_for_a_mine() -> None:
    game = canal(hand0="Rochdale, Rochdale", coal=6, links="Rochdale-Yorkshire of 1")
    game.play("build coal Rochdale.1 with Rochdale")
    assert table(game)["coal"] == 8


@rule("BL-iron-1")
def test_iron_from_any_works() -> None:
    """Ruling R15: no connection, no order of nearness."""
    game = canal(tiles="Preston.3=iron1 of 1 with 2, Rochdale.3=iron1 of 2 with 2")
    game.play("develop shipyard")
    assert choices(game) == {"iron Preston", "iron Rochdale"}
    game.play("iron Rochdale; done")
    assert (cubes(game, "Preston.3"), cubes(game, "Rochdale.3"), spent(game, 0)) == (2, 1, 0)


@rule("BL-iron-2")
def test_the_iron_track_when_no_works_has_iron() -> None:
    game = canal(tiles="Preston.3=iron1 of 1 sold", iron=6)
    game.play("develop shipyard; done")
    assert (table(game)["iron"], spent(game, 0)) == (5, 2)
    game = canal(iron=0)
    game.play("develop shipyard; done")
    assert (table(game)["iron"], spent(game, 0)) == (0, 5)


@rule("BL-iron-3")
def test_an_empty_works_is_flipped() -> None:
    game = canal(tiles="Preston.3=iron1 of 1 with 1")
    game.play("develop shipyard; done")
    assert flipped(game, "Preston.3")
    assert (income(game, 0), income(game, 1)) == (10, 13)


@rule("BL-iron-4")
def test_new_works_fill_the_track_without_a_connection() -> None:
    game = canal(
        hand0="Bolton, Bolton", iron=5, tiles="Bolton.1=coal1 of 1 with 2", seat0="money 5"
    )
    game.play("build iron Bolton.3 with Bolton")
    assert (table(game)["iron"], cubes(game, "Bolton.3"), money(game, 0)) == (8, 1, 2 + 1 + 1)


@rule("BL-iron-4")
def test_works_that_sell_all_their_iron_are_flipped() -> None:
    game = canal(hand0="Bolton, Bolton", iron=2, tiles="Bolton.1=coal1 of 1 with 2")
    game.play("build iron Bolton.3 with Bolton")
    assert flipped(game, "Bolton.3")
    assert (table(game)["iron"], money(game, 0), income(game, 0)) == (6, 30 - 5 + 10, 13)


@rule("BL-port-1")
def test_an_empty_port_slot_counts_for_nothing() -> None:
    game = canal(
        hand0="Lancaster, Lancaster",
        mat0=lowest("cotton", 2),
        links="Lancaster-Preston of 0, Fleetwood-Preston of 0",
    )
    assert reason(game, "build cotton Lancaster.2") == "NO_COAL"


@rule("BL-port-1")
def test_a_mill_on_a_shared_slot_is_no_port() -> None:
    game = canal(
        hand0="Lancaster, Lancaster",
        mat0=lowest("cotton", 2),
        tiles="Preston.2=cotton1 of 1",
        links="Lancaster-Preston of 0",
    )
    assert reason(game, "build cotton Lancaster.2") == "NO_COAL"


@rule("BL-outside-1")
@pytest.mark.parametrize(
    ("place", "link"),
    [("Rochdale", "Rochdale-Yorkshire"), ("Macclesfield", "Macclesfield-The Midlands")],
)
def test_places_outside_are_ports(place: str, link: str) -> None:
    """Ruling R17."""
    lines = {"hand0": f"{place}, {place}", "mat0": lowest("cotton", 2)}
    assert reason(canal(**lines), f"build cotton {place}.1") == "NO_COAL"
    assert reason(canal(links=f"{link} of 1", **lines), f"build cotton {place}.1") is None


@rule("BL-outside-1")
def test_scotland_with_the_rails() -> None:
    game = rail(hand0="Lancaster, Lancaster", mat0=lowest("cotton", 2),
                links="Lancaster-Scotland of 1")  # fmt: skip
    assert reason(game, "build cotton Lancaster.2") is None


@rule("BL-outside-2")
def test_coal_passes_through_a_place_outside() -> None:
    game = canal(
        hand0="Colne, Colne",
        mat0=lowest("cotton", 2),
        tiles="Rochdale.1=coal1 of 1 with 2",
        links="Colne-Yorkshire of 1, Rochdale-Yorkshire of 2",
    )
    game.play("build cotton Colne.1 with Colne")
    assert (cubes(game, "Rochdale.1"), table(game)["coal"]) == (1, 8)


@rule("BL-outside-2")
def test_example_links_pass_through_a_place_outside() -> None:
    """The example: a canal from Colne to Yorkshire, then one from Yorkshire to Rochdale."""
    game = canal(tiles="Colne.1=cotton1 of 0")
    assert reason(game, "link Rochdale-Yorkshire") == "LINK_OUTSIDE_NETWORK"
    game.play("link Colne-Yorkshire")
    game.play("link Yorkshire-Rochdale")
    assert table(game)["links"] == {"Colne-Yorkshire": 0, "Rochdale-Yorkshire": 0}
