"""The examples of the rulebook of 2007, each with the chapter it stands in.

Where the picture says more than the text, the position is one that the text fits.
"""

from tests.rulebook.lancashire.rulings.lay import builds, canal, idle, last_action, links, rail
from tests.rulebook.table import (
    cubes,
    flipped,
    income,
    link_owner,
    mat,
    money,
    name_of,
    points,
    reason,
    seat,
    spent,
    table,
)


def test_stacks_have_the_lowest_level_on_top() -> None:
    """Setup: level 1 lies on top of the mills, level 4 at the bottom."""
    game = canal(hand0="Bury, Colne", tiles="", seat0="money 60")
    assert mat(game, 0, "cotton") == [3, 3, 3, 3]
    game.play("build cotton Bury.1 with Bury")
    assert name_of(game, "Bury.1") == "cotton1"
    assert mat(game, 0, "cotton") == [2, 3, 3, 3]


def test_a_mill_in_oldham() -> None:
    """Building, first example: the nearer mine of red gives the coal, for nothing."""
    lines = {
        "tiles": "Bury.1=coal1 of 0, Manchester.1=coal1 of 1",
        "links": "Bury-Manchester of 0, Manchester-Oldham of 1",
        "mat0": "cotton 0 3 3 3",
    }
    game = canal(hand0="Oldham, iron", **lines)
    assert reason(game, "build cotton Oldham.1, coal Bury.1 with Oldham") == "NOT_NEAREST"
    game.play("build cotton Oldham.1 with Oldham")
    assert (money(game, 0), spent(game, 0)) == (16, 14)
    assert (cubes(game, "Manchester.1"), cubes(game, "Bury.1")) == (1, 2)

    game = canal(hand0="cotton, cotton", **lines)
    assert builds(game) == {"cotton Manchester.2", "cotton Manchester.3"}
    assert reason(game, "build cotton Bury.2 with cotton") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build cotton Oldham.1 with cotton") == "OUTSIDE_NETWORK"

    game = canal(hand0="Colne, Colne", **lines)
    assert reason(game, "build cotton Colne.1 with Colne") == "NO_COAL"


def test_a_shipyard_in_birkenhead() -> None:
    """Birkenhead: who reaches Liverpool may build there, once coal arrives by its one rail."""
    lines = {
        "hand0": "shipyard, shipyard",
        "mat0": "shipyard 0 0 2",
        "seat0": "money 60",
    }
    tiles = "Ellesmere Port.1=port2 of 1"
    game = rail(tiles=tiles, links="Liverpool-Wigan of 0", **lines)
    assert reason(game, "build shipyard Birkenhead with shipyard") == "NO_COAL"
    game = rail(tiles=tiles, links="Liverpool-Wigan of 0, Birkenhead-Ellesmere Port of 1", **lines)
    game.play("build shipyard Birkenhead with shipyard")
    assert flipped(game, "Birkenhead.1")
    assert spent(game, 0) == 25 + 1 + 1
    assert income(game, 0) == 11


def test_canals_from_liverpool() -> None:
    """Canals: from a first tile in Liverpool; later from wherever own canals end."""
    game = canal(tiles="Liverpool.1=port1 of 0", hand0="cotton, cotton")
    assert links(game) == {"Ellesmere Port-Liverpool", "Liverpool-Wigan"}
    game.play("link Liverpool-Wigan")
    assert (money(game, 0), spent(game, 0)) == (27, 3)
    assert links(game) == {
        "Ellesmere Port-Liverpool",
        "Blackburn-Wigan",
        "Preston-Wigan",
        "Warrington & Runcorn-Wigan",
    }


def test_two_actions_for_a_mill_in_colne() -> None:
    """Combining actions: a Manchester card and a coal card build a mill in Colne."""
    game = canal(hand0="Manchester, coal, iron", tiles="Fleetwood.1=port1 of 0")
    assert reason(game, "build cotton Colne.1 with coal") is not None
    game.play("build double cotton Colne.1 with Manchester, coal")
    assert name_of(game, "Colne.1") == "cotton1"
    assert seat(game, 0)["hand"] == ["iron"]
    assert table(game)["to_act"] == 1
    assert sorted(table(game)["discards"]) == ["Manchester", "coal"]

    steam = canal(hand0="Manchester, coal, iron", mat0="cotton 0 3 3 3")
    assert reason(steam, "build double cotton Colne.1 with Manchester, coal") == "NO_COAL"


def test_development_of_two_stacks() -> None:
    """Development: after two mills, the third of level 1 and another tile are given up."""
    game = canal(
        hand0="cotton, cotton",
        tiles="Bury.1=cotton1 of 0, Bolton.1=cotton1 of 0",
        mat0="cotton 1 3 3 3",
    )
    game.play("develop cotton; develop port")
    assert mat(game, 0, "cotton") == [0, 3, 3, 3]
    assert mat(game, 0, "port") == [1, 2, 2, 2]
    assert (spent(game, 0), table(game)["iron"]) == (2, 6)


def test_prices_and_filling_of_a_track() -> None:
    """Demand tracks: coal at £2, iron at £3; a mine fills three spaces and earns £4."""
    lines = {"coal": 5, "iron": 4, "hand0": "Wigan, Bolton"}
    joined = {"tiles": "Liverpool.1=port1 of 1", "links": "Liverpool-Wigan of 1"}
    game = canal(mat0="coal 0 2 2 2", **lines, **joined)
    game.play("build coal Wigan.1 with Wigan")
    assert money(game, 0) == 30 - 7 + 4
    assert spent(game, 0) == 7
    assert table(game)["coal"] == 8
    assert flipped(game, "Wigan.1")

    game = canal(**lines)
    game.play("develop iron; done with Wigan")
    assert (spent(game, 0), table(game)["iron"]) == (3, 3)

    game = canal(mat0="cotton 0 3 3 3", coal=5, hand0="Colne, Colne", links="Colne-Yorkshire of 2")
    game.play("build cotton Colne.1")
    assert (spent(game, 0), table(game)["coal"]) == (14 + 2, 4)


def test_a_cotton_card_with_a_port_in_preston() -> None:
    """Industry card: only Lancaster and Warrington & Runcorn, and why nowhere else."""
    game = canal(
        hand0="cotton, cotton",
        tiles="Preston.1=port1 of 0",
        links="Lancaster-Preston of 0, Preston-Wigan of 0, Warrington & Runcorn-Wigan of 0,"
        " Blackburn-Wigan of 1",
    )
    assert builds(game) == {"cotton Lancaster", "cotton Warrington & Runcorn"}
    assert reason(game, "build cotton Wigan.1 with cotton") == "WRONG_INDUSTRY"
    assert reason(game, "build cotton Preston.2 with cotton") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build cotton Blackburn.1 with cotton") == "OUTSIDE_NETWORK"


def test_a_loan_of_thirty() -> None:
    """Loans: three coloured sections back, to the foremost space of the section."""
    game = canal(seat0="money 1, income 19", hand0="iron, iron")
    game.play("loan 30")
    assert money(game, 0) == 31
    assert income(game, 0) == 14
    assert spent(game, 0) == 0


def test_canals_through_yorkshire() -> None:
    """External places: from Colne to Yorkshire, and from there to Rochdale."""
    game = canal(tiles="Colne.1=cotton1 of 0", hand0="iron, iron")
    assert reason(game, "link Rochdale-Yorkshire") == "LINK_OUTSIDE_NETWORK"
    game.play("link Colne-Yorkshire")
    game.play("link Rochdale-Yorkshire")
    assert link_owner(game, "Rochdale", "Yorkshire") == 0


def test_a_flip_of_five_spaces() -> None:
    """Raising income: a coin of five moves the disc five spaces, not five pounds."""
    game = canal(tiles="Lancaster.2=cotton1 of 0, Lancaster.1=port1 of 1", hand0="iron, iron")
    game.play("sell Lancaster.2 to Lancaster.1")
    assert (income(game, 0), seat(game, 0)["level"]) == (15, 3)


def test_what_manchester_takes() -> None:
    """Places: three slots for a mill or a mine and a fourth for a works alone."""
    game = canal(
        hand0="Manchester, Manchester", links="Manchester-Oldham of 1", tiles="Oldham.1=coal1 of 1"
    )
    mills = {f"cotton Manchester.{n}" for n in (1, 2, 3)}
    mines = {f"coal Manchester.{n}" for n in (1, 2, 3)}
    assert builds(game) == mills | mines | {"iron Manchester"}


def test_canals_on_the_mersey() -> None:
    """Mersey: two canals on the water; only one of them has a rail beside it."""
    game = canal(tiles="Ellesmere Port.1=port1 of 0", hand0="iron, iron")
    assert {"Ellesmere Port-Liverpool", "Ellesmere Port-Warrington & Runcorn"} < links(game)
    game = rail(tiles="Ellesmere Port.1=port2 of 0", hand0="iron, iron")
    assert reason(game, "link Ellesmere Port-Liverpool") == "WRONG_ERA_LINK"
    assert "Ellesmere Port-Warrington & Runcorn" in links(game)


def test_the_next_order_of_play() -> None:
    """Turn order: 23, 6, 6 and 12 pounds; the two equals keep their places."""
    game = canal(
        seat0="spent 23", seat1="spent 6", seat2="spent 6", seat3="spent 12", to_act=3, actions=1
    )
    idle(game)
    assert table(game)["order"] == [1, 2, 3, 0]
    assert [table(game)["seats"][number]["spent"] for number in range(4)] == [0, 0, 0, 0]


def test_a_rail_to_manchester() -> None:
    """Rails: with a built port behind the near end, coal is bought from the track."""
    game = rail(
        tiles="Liverpool.1=port2 of 1 sold",
        links="Liverpool-Warrington & Runcorn of 0",
        hand0="iron, iron",
        coal=6,
    )
    game.play("link Manchester-Warrington & Runcorn; done")
    assert (spent(game, 0), table(game)["coal"]) == (5 + 2, 5)
    assert link_owner(game, "Manchester", "Warrington & Runcorn") == 0


def test_many_mills_in_one_sale() -> None:
    """Selling: as many mills as one likes in one action; ports of two owners are flipped."""
    game = canal(
        tiles="Bolton.1=cotton1 of 0, Bury.1=cotton1 of 0, Bury.2=cotton1 of 1,"
        " Ellesmere Port.1=port1 of 1, Warrington & Runcorn.2=port1 of 0",
        links="Bolton-Bury of 1, Bolton-Manchester of 2, Manchester-Warrington & Runcorn of 3,"
        " Ellesmere Port-Warrington & Runcorn of 3",
        hand0="iron, iron",
    )
    game.play("sell Bolton.1 to Ellesmere Port; sell Bury.1 to Warrington & Runcorn")
    sold = ["Bolton.1", "Bury.1", "Ellesmere Port.1", "Warrington & Runcorn.2"]
    assert [flipped(game, slot) for slot in sold] == [True] * 4
    assert not flipped(game, "Bury.2")
    assert (income(game, 0), income(game, 1)) == (10 + 5 + 5 + 3, 10 + 3)
    assert table(game)["actions"] == 1


def test_points_of_an_era() -> None:
    """Victory points: coins are counted, whatever is written in them; unflipped tiles are not."""
    game = last_action(
        "canal",
        tiles="Bury.1=cotton1 of 0 sold, Manchester.1=cotton1 of 0 sold, Oldham.1=coal1 of 0 sold,"
        " Bolton.1=cotton1 of 1, Rochdale.3=iron1 of 1 sold",
        links="Bury-Manchester of 0, Manchester-Oldham of 0, Rochdale-Yorkshire of 0,"
        " Bolton-Manchester of 1, Oldham-Rochdale of 1",
    )
    idle(game)
    assert points(game, 0) == (2 + 2 + 3) + (3 + 3 + 1)
    assert points(game, 1) == (1 + 2) + 3
