"""Building: which counter, which space, what it costs, what it holds; both actions in one."""

import pytest

from tests.rulebook.age_of_industry.positions import germany, loans
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    choices,
    cubes,
    hand,
    mat,
    money,
    name_of,
    reason,
    spent,
    table,
    tile,
)


@rule("AI-build-1")
def test_a_build_takes_the_lowest_level() -> None:
    game = germany(hand0="purple, purple, brown", mat0="cotton 1 2 2", links="Trier-France of 1")
    game.play("build cotton Cologne.1")
    assert (name_of(game, "Cologne.1"), mat(game, 0, "cotton")) == ("cotton1", [0, 2, 2])
    assert reason(germany(hand0="brown", mat0="cotton 0 0 0"), "build cotton Munich.1") == (
        "NO_TILE_LEFT"
    )


@rule("AI-build-2")
def test_what_a_space_takes() -> None:
    game = germany(hand0="purple, blue, brown")
    for industry in ("cotton", "iron"):
        assert reason(game, f"build {industry} Cologne.2") is None
    for impossible in ("port Cologne.1", "coal Cologne.1", "cotton Belgium", "cotton Kiel"):
        assert reason(game, f"build {impossible}") == "WRONG_INDUSTRY", impossible
    assert reason(game, "build coal Belgium") is None
    assert reason(game, "build port Kiel") is None


@rule("AI-build-3")
def test_one_counter_in_a_small_place() -> None:
    game = germany(hand0="purple", tiles="Cologne.1=cotton1 of 0")
    assert reason(game, "build cotton Cologne.2") == "PLACE_LIMIT"
    other = germany(hand0="purple", tiles="Cologne.1=cotton1 of 1")
    assert reason(other, "build cotton Cologne.2") is None


@rule("AI-build-3")
def test_two_counters_in_a_large_place() -> None:
    game = germany(hand0="grey", tiles="Berlin.1=cotton1 of 0")
    assert reason(game, "build iron Berlin.2") is None
    full = germany(hand0="grey", tiles="Berlin.1=cotton1 of 0, Berlin.3=iron1 of 0")
    assert reason(full, "build iron Berlin.2") == "PLACE_LIMIT"


@rule("AI-build-4")
def test_level_zero_is_never_built() -> None:
    game = germany(hand0="purple, factory")
    assert reason(game, "build factory Cologne.1") == "NEVER_BUILT"
    ready = germany(
        hand0="purple", mat0="factory 0 2 2", links="Cologne-Trier of 1, Trier-France of 1"
    )
    assert reason(ready, "build factory Cologne.1") is None


@rule("AI-build-5")
def test_price_coal_and_iron() -> None:
    """Cotton 3: $12, coal and iron from the track for $1 each."""
    game = germany(
        hand0="purple",
        seat0="money 14",
        mat0="cotton 0 0 2",
        links="Cologne-Trier of 1, Trier-France of 1",
    )
    game.play("build cotton Cologne.1")
    assert (money(game, 0), spent(game, 0), loans(game, 0)) == (0, 14, 0)
    assert (table(game)["coal"], table(game)["iron"]) == (5, 5)


@rule("AI-build-6")
@pytest.mark.parametrize(("left", "held"), [("2 2 2", 3), ("0 2 2", 4), ("0 0 2", 5)])
def test_cubes_on_a_new_mine(left: str, held: int) -> None:
    game = germany(hand0="purple", mat0=f"coal {left}", tiles="Essen.3=iron1 of 1")
    game.play("build coal Essen.1")
    assert cubes(game, "Essen.1") == held


@rule("AI-build-7")
def test_one_counter_on_a_space() -> None:
    game = germany(hand0="purple", tiles="Cologne.1=cotton1 of 1")
    assert reason(game, "build iron Cologne.1") == "OVERBUILD_RIVAL_KIND"
    game.play("build iron Cologne.2")
    assert (name_of(game, "Cologne.1"), name_of(game, "Cologne.2")) == ("cotton1", "iron1")


@rule("AI-double-1")
def test_both_actions_build_anywhere() -> None:
    game = germany(hand0="ship, ship", tiles="Kiel.1=port1 of 0")
    assert reason(game, "build cotton Munich.1") == "NO_CARD"
    game.play("build double cotton Munich.1")
    assert name_of(game, "Munich.1") == "cotton1"
    assert (game.seat, len(hand(game, 0))) == (1, 1)


@rule("AI-double-1")
def test_not_after_a_first_action_nor_in_round_one() -> None:
    late = germany(actions=1)
    assert reason(late, "build double cotton Munich.1") == "BOTH_ACTIONS"
    early = germany(round=1)
    assert reason(early, "build double cotton Munich.1") == "BOTH_ACTIONS"
    assert not any(text.startswith("build double") for text in choices(early))


@rule("AI-double-2")
def test_it_costs_one_card() -> None:
    assert reason(germany(hand0=""), "build double cotton Munich.1") == "TOO_FEW_CARDS"


@rule("AI-double-2")
def test_every_other_rule_holds() -> None:
    game = germany(tiles="Munich.1=cotton1 of 0, Augsburg.1=cotton1 of 1", mat0="cotton 0 2 2")
    assert reason(game, "build double iron Munich.2") == "PLACE_LIMIT"
    assert reason(game, "build double iron Augsburg.1") == "OVERBUILD_RIVAL_KIND"
    assert reason(game, "build double factory Kassel.1") == "NEVER_BUILT"
    assert reason(game, "build double cotton Kassel.1") == "NO_COAL"
    assert tile(game, "Kassel.1") is None
