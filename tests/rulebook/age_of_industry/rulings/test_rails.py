"""Rails: where they begin, what they cost, where their cubes come from."""

import pytest

from tests.rulebook.age_of_industry.rulings.lay import lay, loans, rails, sea, texts, track
from tests.rulebook.table import cubes, flipped, hand, link_owner, money, reason, seat, spent

MINE_AND_WORKS = "Essen.1=coal1 of 1, Cologne.1=iron1 of 1"


def test_the_first_rail_costs_a_dollar_and_no_cubes() -> None:
    game = lay(tiles="Kassel.1=cotton1 of 0", coal=0, iron=0, seat0="money 1")
    kassel = {"Hanover-Kassel", "Essen-Kassel", "Kassel-Frankfurt", "Kassel-Erfurt"}
    assert rails(game) == kassel
    game.play("link Kassel-Erfurt")
    assert link_owner(game, "Kassel", "Erfurt") == 0
    assert (money(game, 0), spent(game, 0)) == (0, 1)
    assert hand(game, 0) == ["ship", "ship"]


def test_the_first_rail_takes_no_cubes_even_where_they_lie() -> None:
    game = lay(tiles=f"{MINE_AND_WORKS}, Essen.3=cotton1 of 0")
    game.play("link Essen-Cologne")
    assert (cubes(game, "Essen.1"), cubes(game, "Cologne.1")) == (3, 3)


def test_r07_each_player_has_a_first_rail() -> None:
    game = lay(
        tiles="Kassel.1=cotton1 of 0",
        links="Hanover-Kassel of 1, Essen-Kassel of 2",
        coal=0,
        iron=0,
    )
    assert rails(game) == {"Kassel-Frankfurt", "Kassel-Erfurt"}


def test_without_counter_and_rail_no_rail_begins() -> None:
    assert rails(lay(tiles="Kassel.1=cotton1 of 1", links="Kassel-Erfurt of 1")) == set()


def test_later_rails_need_coal_and_iron() -> None:
    given: dict[str, object] = {"links": "Kassel-Frankfurt of 0", "seat0": "money 5"}
    dry = lay(tiles="Kassel.1=cotton1 of 0", **given)
    assert rails(dry) == set()
    assert reason(dry, "link Kassel-Erfurt") in {"NO_COAL", "NO_IRON"}
    iron = lay(tiles="Kassel.1=iron1 of 0", **given)
    assert reason(iron, "link Kassel-Erfurt") == "NO_COAL"
    coal = lay(tiles="Kassel.1=cotton1 of 0, Essen.1=coal1 of 1", **given)
    assert reason(coal, "link Essen-Kassel") == "NO_IRON"
    assert reason(coal, "link Kassel-Erfurt") is not None


def test_r08_each_cube_may_come_to_another_end() -> None:
    game = lay(
        tiles="Kassel.1=iron1 of 0 with 1, Essen.1=coal1 of 1 with 1",
        links="Kassel-Frankfurt of 0",
        seat0="money 1",
    )
    game.play("link Essen-Kassel")
    assert flipped(game, "Kassel.1")
    assert flipped(game, "Essen.1")
    assert (money(game, 0), money(game, 1)) == (5, 4)
    assert (spent(game, 0), loans(game, 0)) == (1, 0)


def test_r08_nearest_is_measured_from_the_end_that_is_chosen() -> None:
    """Coal lies one rail from Kassel and two from Frankfurt: either end may call it."""
    game = lay(
        tiles="Essen.1=coal1 of 1, Mannheim.1=coal1 of 2, Stuttgart.1=iron1 of 0",
        links="Mannheim-Stuttgart of 0, Essen-Kassel of 1, Frankfurt-Mannheim of 2,"
        " Kassel-Erfurt of 0",
        seat0="money 9",
    )
    game.play("link Kassel-Frankfurt")
    assert texts(game) == {"coal Essen.1", "coal Mannheim"}
    game.play("coal Essen.1")
    assert cubes(game, "Stuttgart.1") == 2
    assert track(game) == (6, 6)


def test_r08_a_farther_source_of_the_same_end_is_refused() -> None:
    """From Frankfurt Mannheim is one rail away and Essen two; nothing reaches Nuremberg."""
    game = lay(
        tiles="Essen.1=coal1 of 1, Mannheim.1=coal1 of 2, Stuttgart.1=iron1 of 0",
        links="Mannheim-Stuttgart of 0, Essen-Kassel of 1, Frankfurt-Mannheim of 0,"
        " Kassel-Frankfurt of 1",
        seat0="money 9",
    )
    assert reason(game, "link Frankfurt-Nuremberg, coal Essen.1") == "NOT_NEAREST"
    game.play("link Frankfurt-Nuremberg")
    assert (cubes(game, "Essen.1"), cubes(game, "Mannheim.1")) == (3, 2)


def test_r08_the_new_rail_carries_nothing() -> None:
    """Iron lies at neither end; it could only come over the rail that is being laid."""
    game = lay(
        tiles="Kassel.1=cotton1 of 0, Essen.1=coal1 of 1",
        links="Kassel-Erfurt of 0, Hamburg-Hanover of 2",
        seat0="money 9",
    )
    assert reason(game, "link Essen-Kassel") == "NO_IRON"
    port = lay(
        tiles="Kassel.1=iron1 of 0, Hamburg.1=port1 of 2",
        links="Kassel-Erfurt of 0, Hamburg-Hanover of 2",
        seat0="money 9",
    )
    # the port opens the track for the end at Hanover, and the iron lies at the other end
    port.play("link Hanover-Kassel")
    assert track(port) == (5, 6)
    assert spent(port, 0) == 2


def test_an_end_that_is_a_distant_port_opens_the_track_for_both_cubes() -> None:
    game = lay(tiles="Mannheim.2=cotton1 of 0", links="Frankfurt-Mannheim of 0", coal=3, iron=1)
    game.play("link Mannheim-France")
    assert spent(game, 0) == 1 + 2 + 3
    assert track(game) == (2, 0)
    assert (loans(game, 0), money(game, 0)) == (1, 4)


def test_d02_the_track_only_when_both_ends_are_dry() -> None:
    given: dict[str, object] = {
        "tiles": "Mannheim.1=coal1 of 1, Mannheim.2=iron1 of 0",
        "links": "Mannheim-Stuttgart of 0",
        "seat0": "money 9",
    }
    game = lay(**given)
    assert reason(game, "link Mannheim-France, coal track") is not None
    game.play("link Mannheim-France")
    assert spent(game, 0) == 1
    assert track(game) == (6, 6)
    option = lay(rules="rail_track_only_if_both_ends_dry=false", **given)
    option.play("link Mannheim-France")
    assert "coal track" in texts(option)
    option.play("coal track")
    assert "iron track" in texts(option)
    option.play("iron track")
    assert spent(option, 0) == 3


def test_d02_by_option_only_a_dry_end_opens_the_track() -> None:
    """Mannheim has coal and the way to France, Stuttgart has neither."""
    game = lay(
        rules="rail_track_only_if_both_ends_dry=false",
        tiles="Mannheim.1=coal1 of 1, Mannheim.2=iron1 of 0",
        links="Frankfurt-Mannheim of 0, Mannheim-France of 1",
        seat0="money 9",
    )
    game.play("link Mannheim-Stuttgart")
    assert (spent(game, 0), track(game)) == (1, (6, 6))


def test_one_rail_on_a_connection() -> None:
    game = lay(tiles="Kassel.1=cotton1 of 0", links="Kassel-Erfurt of 1")
    assert reason(game, "link Kassel-Erfurt") == "LINK_TAKEN"


def test_a_village_continues_the_own_way_and_not_that_of_others() -> None:
    given: dict[str, object] = {"seat0": "money 9"}
    tiles = "Kassel.1=iron1 of 0, Leipzig.1=cotton1 of 1, Bohemia.1=coal1 of 1"
    own = lay(tiles=tiles, links="Kassel-Erfurt of 0, Leipzig-Bohemia of 1", **given)
    assert "Erfurt-Leipzig" in rails(own)
    other = lay(
        tiles=tiles,
        links="Kassel-Erfurt of 1, Kassel-Frankfurt of 0, Leipzig-Bohemia of 1",
        **given,
    )
    assert reason(other, "link Erfurt-Leipzig") == "LINK_OUTSIDE_NETWORK"


def test_a_rail_begins_where_an_own_rail_ends() -> None:
    game = lay(
        tiles="Essen.1=coal1 of 1, Essen.3=iron1 of 1", links="Essen-Kassel of 0", seat0="money 9"
    )
    frankfurt = {"Kassel-Frankfurt", "Hanover-Kassel", "Kassel-Erfurt"}
    essen = {"Bremen-Essen", "Essen-Netherlands", "Essen-Cologne"}
    assert rails(game) == frankfurt | essen


def test_twelve_rails_are_all() -> None:
    ways = (
        "Kiel-Hamburg, Hamburg-Bremen, Hamburg-Hanover, Hamburg-Berlin, Hamburg-Rostock,"
        " Bremen-Hanover, Bremen-Essen, Hanover-Kassel, Essen-Cologne, Essen-Kassel,"
        " Kassel-Frankfurt"
    )
    links = ", ".join(f"{way.strip()} of 0" for way in ways.split(","))
    given: dict[str, object] = {
        "tiles": "Hamburg.1=port1 of 0, Essen.1=coal1 of 1, Essen.3=iron1 of 1",
        "seat0": "money 9",
    }
    eleven = lay(links=links, **given)
    eleven.play("link Kassel-Erfurt")
    assert seat(eleven, 0)["links_left"] == 0
    assert rails(eleven) == set()
    assert reason(eleven, "link Erfurt-Leipzig") == "NO_LINK_TILE_LEFT"


def test_rails_are_built_from_and_into_pennsylvania() -> None:
    game = sea(tiles="Pennsylvania.1=coal1 of 0")
    assert rails(game) == {
        "Pennsylvania-New York",
        "Pennsylvania-Albany",
        "Pennsylvania-Great Lakes",
    }


@pytest.mark.parametrize(("end", "allowed"), [("Pennsylvania-Great Lakes", True), ("", False)])
def test_r22_a_rails_cube_ends_in_pennsylvania_or_not_at_all(end: str, allowed: bool) -> None:
    """Iron from Albany comes to the end in Pennsylvania, never on to New York."""
    game = sea(
        tiles="Pennsylvania.1=coal1 of 0, Albany.1=iron1 of 1",
        links="Pennsylvania-Albany of 0, Pennsylvania-New York of 0",
        seat0="money 9",
    )
    rail = end or "New Haven-New York"
    assert (rail in rails(game)) is allowed


def test_income_of_the_cubes_comes_before_the_loan() -> None:
    game = lay(
        tiles="Kassel.1=iron1 of 0 with 1, Essen.1=coal1 of 1", links="Kassel-Frankfurt of 0"
    )
    game.play("link Essen-Kassel")
    assert (money(game, 0), loans(game, 0)) == (4, 0)
    option = lay(
        rules="cubes_before_payment=false",
        tiles="Kassel.1=iron1 of 0 with 1, Essen.1=coal1 of 1",
        links="Kassel-Frankfurt of 0",
    )
    option.play("link Essen-Kassel")
    assert (money(option, 0), loans(option, 0)) == (14, 1)


def test_a_card_is_neither_needed_nor_taken() -> None:
    game = lay(tiles="Kassel.1=cotton1 of 0", hand0="", pile="coal, coal")
    game.play("link Kassel-Erfurt")
    assert hand(game, 0) == []
