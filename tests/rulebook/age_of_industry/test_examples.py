"""The 23 examples of the rulebook, by their numbers in ``examples.toml``."""

import pytest

from tests.rulebook.age_of_industry.positions import (
    germany,
    last_action,
    loans,
    new_england,
    used,
)
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    choices,
    cubes,
    flipped,
    link_owner,
    mat,
    money,
    name_of,
    points,
    position,
    reason,
    spent,
    table,
)


@rule("AI-order-1")
def test_e01_the_cheaper_spender_plays_first() -> None:
    """Round one: yellow builds a mill for $4, red an iron works for $2."""
    game = position(
        "age_of_industry", seats=3, order="1 0 2", hand1="purple", hand0="brown", hand2="grey"
    )
    game.play("build cotton Cologne.1")
    game.play("build iron Munich.1")
    game.play("pass")
    order = table(game)["order"]
    assert order.index(0) < order.index(1)


@rule("AI-card-3")
def test_e02_an_own_rail_touches_kassel() -> None:
    game = germany(hand0="iron", tiles="Hanover.1=cotton1 of 0", links="Hanover-Kassel of 0")
    assert reason(game, "build iron Kassel.1") is None


@rule("AI-card-4")
def test_e03_beside_the_own_mine_in_a_place_of_four() -> None:
    game = germany(hand0="iron, coal", mat0="coal 0 2 2", tiles="Essen.1=coal1 of 0")
    for build in ("iron Essen.3", "iron Essen.4", "coal Essen.2", "coal Essen.1"):
        assert reason(game, f"build {build}") is None, build


@rule("AI-card-6")
def test_e04_a_ship_beside_an_own_port() -> None:
    game = new_england(
        hand0="ship", mat0="ship 0 2 2", tiles="Providence.1=port1 of 0, Albany.1=cotton1 of 0"
    )
    assert reason(game, "build ship Narragansett Bay with ship") is None


@rule("AI-card-2")
def test_e05_a_brown_card_opens_every_brown_place() -> None:
    game = germany(hand0="brown", tiles="Kiel.1=port1 of 0")
    for place in ("Nuremberg.1", "Regensburg", "Munich.1", "Augsburg.1"):
        assert reason(game, f"build cotton {place}") is None, place
    assert reason(game, "build cotton Cologne.1") == "NO_CARD"


@rule("AI-build-2")
@pytest.mark.parametrize("slot", [1, 2])
@pytest.mark.parametrize("industry", ["cotton", "factory", "iron"])
def test_e06_both_spaces_of_cologne(slot: int, industry: str) -> None:
    game = germany(
        hand0="purple", mat0="factory 0 2 2", links="Cologne-Trier of 1, Trier-France of 1"
    )
    assert reason(game, f"build {industry} Cologne.{slot}") is None


@rule("AI-build-2")
def test_e07_belgium_takes_a_coal_mine_only() -> None:
    game = germany(hand0="purple")
    assert reason(game, "build coal Belgium") is None
    for industry in ("cotton", "iron", "port"):
        assert reason(game, f"build {industry} Belgium") == "WRONG_INDUSTRY"


@rule("AI-build-2")
def test_e08_kiel_takes_a_port_only() -> None:
    game = germany(hand0="blue")
    assert reason(game, "build port Kiel") is None
    for industry in ("cotton", "iron", "coal"):
        assert reason(game, f"build {industry} Kiel") == "WRONG_INDUSTRY"


@rule("AI-card-8")
def test_e09_a_light_green_card_builds_a_ship_beside_a_rivals_port() -> None:
    game = new_england(
        hand0="light green",
        mat0="ship 0 2 2",
        tiles="Providence.1=port1 of 1, Albany.1=cotton1 of 0",
    )
    game.play("build ship Narragansett Bay")
    assert name_of(game, "Narragansett Bay.1") == "ship3"


@rule("AI-build-1")
def test_e10_the_cotton_column() -> None:
    game = germany()
    assert mat(game, 0, "cotton") == [2, 2, 2]
    for _ in range(2):
        game.play("develop cotton")
    assert mat(game, 0, "cotton") == [0, 2, 2]
    later = germany(
        mat0="cotton 0 1 2", hand0="purple", links="Trier-France of 1, Cologne-Trier of 1"
    )
    later.play("build cotton Cologne.1")
    assert (name_of(later, "Cologne.1"), mat(later, 0, "cotton")) == ("cotton2", [0, 0, 2])


@rule("AI-build-5")
@pytest.mark.parametrize(
    ("left", "price", "coal", "iron"), [("2 2 2", 4, 0, 0), ("0 2 2", 6, 1, 0), ("0 0 2", 12, 1, 1)]
)
def test_e11_what_mills_cost(left: str, price: int, coal: int, iron: int) -> None:
    game = germany(
        hand0="purple",
        seat0="money 30",
        mat0=f"cotton {left}",
        tiles="Essen.1=coal1 of 1, Essen.3=iron1 of 1",
        links="Essen-Cologne of 1",
    )
    game.play("build cotton Cologne.1")
    assert spent(game, 0) == price
    assert (cubes(game, "Essen.1"), cubes(game, "Essen.3")) == (3 - coal, 3 - iron)


@rule("AI-supply-1")
def test_e12_coal_from_poland_to_magdeburg() -> None:
    game = germany(
        hand0="cotton",
        seat0="money 6",
        mat0="cotton 0 2 2",
        tiles="Poland.1=coal1 of 1 with 2, Leipzig.1=iron1 of 0",
        links="Leipzig-Magdeburg of 0, Berlin-Magdeburg of 1, Berlin-Posen of 1, Posen-Poland of 1",
    )
    game.play("build cotton Magdeburg.1 with cotton")
    assert (name_of(game, "Magdeburg.1"), cubes(game, "Poland.1")) == ("cotton2", 1)
    assert (money(game, 0), loans(game, 0)) == (0, 0)


@rule("AI-supply-2")
def test_e13_a_factory_in_regensburg() -> None:
    """Bohemia's coal is nearer than Mannheim's; two works are equally near."""
    game = germany(
        hand0="brown",
        seat0="money 10",
        mat0="factory 0 2 2",
        tiles="Mannheim.1=coal1 of 0, Bohemia.1=coal1 of 1 with 1, Munich.1=iron1 of 0 with 1,"
        " Augsburg.1=iron1 of 1 with 2",
        links="Regensburg-Bohemia of 1, Munich-Regensburg of 0, Augsburg-Regensburg of 1,"
        " Regensburg-Nuremberg of 0, Frankfurt-Nuremberg of 0, Frankfurt-Mannheim of 0",
    )
    assert reason(game, "build factory Munich.2") == "PLACE_LIMIT"
    game.play("build factory Regensburg")
    assert choices(game) == {"iron Munich.1", "iron Augsburg.1"}
    game.play("iron Munich.1")
    assert flipped(game, "Munich.1")
    assert flipped(game, "Bohemia.1")
    assert cubes(game, "Mannheim.1") == 3
    assert (money(game, 0), money(game, 1)) == (10 + 5 - 10, 4)


@rule("AI-track-2")
def test_e14_everybody_joined_to_the_rails_to_france() -> None:
    rails = "Trier-France of 2, Cologne-Trier of 2"
    start = {"hand0": "purple, orange", "mat0": "cotton 0 2 2"}
    game = germany(links=rails, **start)
    assert reason(game, "build cotton Cologne.1") is None
    assert reason(game, "build cotton Frankfurt.1") == "NO_COAL"
    joined = germany(links=f"{rails}, Cologne-Frankfurt of 1", **start)
    assert reason(joined, "build cotton Frankfurt.1") is None


@rule("AI-build-6")
def test_e15_cubes_on_coal_one_and_iron_two() -> None:
    game = germany(
        hand0="purple, purple", mat0="iron 0 2 2", links="Essen-Netherlands of 1", coal=6, iron=6
    )
    game.play("build coal Essen.1")
    assert cubes(game, "Essen.1") == 3
    game.play("build iron Essen.3")
    assert (name_of(game, "Essen.3"), cubes(game, "Essen.3")) == ("iron2", 4)


@rule("AI-track-5")
def test_e16_a_mine_fills_three_spaces_for_four_dollars() -> None:
    game = germany(
        hand0="light green",
        seat0="money 3",
        mat0="coal 0 2 2",
        coal=3,
        tiles="Danzig.1=port1 of 1",
        links="Danzig-Poland of 1",
    )
    game.play("build coal Poland")
    assert (cubes(game, "Poland.1"), table(game)["coal"], money(game, 0)) == (1, 6, 4)


@rule("AI-supply-5")
def test_e17_coal_one_pays_four_dollars() -> None:
    """Its owner is not even playing."""
    game = germany(hand0="purple", mat0="cotton 0 2 2", tiles="Essen.1=coal1 of 2 with 1")
    game.play("build cotton Essen.3")
    assert (money(game, 2), flipped(game, "Essen.1")) == (4, True)


@rule("AI-rail-6")
def test_e18_a_rail_to_bohemia() -> None:
    game = germany(
        seat0="money 5",
        tiles="Augsburg.1=iron1 of 0",
        links="Augsburg-Regensburg of 0",
    )
    game.play("link Regensburg-Bohemia")
    assert link_owner(game, "Regensburg", "Bohemia") == 0
    assert (spent(game, 0), cubes(game, "Augsburg.1"), table(game)["coal"]) == (2, 2, 5)


@rule("AI-ship-5")
def test_e19_a_mill_sells_beyond_a_ship() -> None:
    game = new_england(
        markets="Massachusetts Bay market=cotton",
        tiles="Boston.1=port1 of 1, Boston.3=cotton1 of 0, Massachusetts Bay.1=ship3 of 0",
    )
    game.play("sell Boston.3")
    assert choices(game) == {"to Boston.1", "to Massachusetts Bay market"}
    game.play("to Massachusetts Bay market")
    assert used(game, "Massachusetts Bay market")
    assert flipped(game, "Massachusetts Bay.1")
    assert (flipped(game, "Boston.1"), money(game, 0)) == (False, 8 + 12)


@rule("AI-sell-5")
def test_e20_two_mills_and_a_factory() -> None:
    game = germany(
        markets="Poland market=factory",
        tiles="Berlin.1=cotton1 of 0, Stettin.2=cotton1 of 0, Magdeburg.1=factory3 of 0,"
        " Danzig.1=port1 of 0, Hamburg.1=port1 of 1",
        links="Berlin-Magdeburg of 0, Berlin-Stettin of 1, Stettin-Danzig of 1, Danzig-Poland of 2,"
        " Hamburg-Berlin of 1",
    )
    game.play("sell Magdeburg.1; sell Stettin to Danzig.1; sell Berlin.1")
    assert (money(game, 0), money(game, 1)) == (37, 5)
    assert used(game, "Poland market")


@rule("AI-build-4")
def test_e21_two_developments_reach_the_factory() -> None:
    game = germany(hand0="ship, ship, purple", links="Essen-Netherlands of 1")
    assert mat(game, 0, "factory") == [2, 2, 2]
    game.play("develop factory with ship")
    game.play("develop factory with ship")
    assert mat(game, 0, "factory") == [0, 2, 2]


@rule("AI-order-2")
def test_e22_the_order_after_a_round() -> None:
    """Yellow spent most, then red; blue and green spent the same and keep their order."""
    game = position(
        "age_of_industry",
        seats=4,
        round=3,
        order="0 1 2 3",
        to_act=3,
        actions=1,
        hand3="ship",
        seat0="spent 8",
        seat1="spent 3",
        seat2="spent 11",
        seat3="spent 3",
    )
    game.play("pass")
    assert table(game)["order"] == [1, 3, 0, 2]


@rule("AI-score-1")
def test_e23_the_end_of_a_game() -> None:
    """Red takes $22 for rails and 9 points for counters, yellow $25 and 5."""
    game = last_action(
        tiles="Frankfurt.1=factory3 of 0, Mannheim.1=coal1 of 0, Kassel.1=cotton2 of 0 sold,"
        " Nuremberg.1=iron3 of 0 sold, Frankfurt.2=cotton1 of 1 sold, Mannheim.2=iron1 of 1 sold,"
        " Cologne.1=cotton2 of 1 sold, Stuttgart.1=iron1 of 1 sold, Cologne.2=iron1 of 2 sold",
        links="Frankfurt-Mannheim of 0, Kassel-Frankfurt of 0, Frankfurt-Nuremberg of 0,"
        " Mannheim-France of 0, Cologne-Frankfurt of 1, Cologne-Belgium of 1, Cologne-Trier of 1,"
        " Mannheim-Stuttgart of 1, Stuttgart-Switzerland of 1",
    )
    game.play("pass")
    assert (money(game, 0), money(game, 1)) == (22, 25)
    assert (points(game, 0), points(game, 1)) == (9 + 4, 5 + 5)
