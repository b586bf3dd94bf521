"""Rails."""

import pytest

from tests.rulebook.age_of_industry.positions import germany
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, cubes, hand, link_owner, reason, spent, table

TWELVE = [
    "Kiel-Hamburg",
    "Hamburg-Bremen",
    "Hamburg-Hanover",
    "Hamburg-Berlin",
    "Hamburg-Rostock",
    "Rostock-Stettin",
    "Bremen-Hanover",
    "Bremen-Essen",
    "Hanover-Magdeburg",
    "Hanover-Kassel",
    "Essen-Netherlands",
    "Essen-Cologne",
]


@rule("AI-rail-1")
def test_one_rail_on_a_connection() -> None:
    game = germany(links="Cologne-Belgium of 1, Essen-Cologne of 0")
    assert reason(game, "link Cologne-Belgium") == "LINK_TAKEN"
    assert reason(game, "link Essen-Cologne") == "LINK_TAKEN"


@rule("AI-rail-2")
def test_from_own_counters() -> None:
    game = germany(tiles="Cologne.1=cotton1 of 0, Munich.1=cotton1 of 1")
    assert reason(game, "link Cologne-Belgium") is None
    assert reason(game, "link Munich-Austria") == "LINK_OUTSIDE_NETWORK"


@rule("AI-rail-2")
def test_nothing_on_the_board_starts_no_rail() -> None:
    assert not any(text.startswith("link") for text in choices(germany()))


@rule("AI-rail-2")
def test_on_from_a_village() -> None:
    game = germany(
        tiles="Kassel.1=iron1 of 0, Essen.1=coal1 of 1",
        links="Kassel-Erfurt of 0, Essen-Kassel of 1",
    )
    assert reason(game, "link Erfurt-Leipzig") is None
    assert reason(game, "link Leipzig-Berlin") == "LINK_OUTSIDE_NETWORK"


@rule("AI-rail-3")
def test_twelve_rails() -> None:
    game = germany(links=", ".join(f"{line} of 0" for line in TWELVE), tiles="Essen.3=iron1 of 0")
    assert reason(game, "link Cologne-Belgium") == "NO_LINK_TILE_LEFT"


@rule("AI-rail-4")
def test_the_first_needs_no_cubes() -> None:
    game = germany(tiles="Cologne.1=cotton1 of 0", seat0="money 5", links="Munich-Austria of 1")
    game.play("link Cologne-Belgium")
    assert spent(game, 0) == 1
    assert link_owner(game, "Cologne", "Belgium") == 0


@rule("AI-rail-4")
def test_later_ones_need_coal_and_iron() -> None:
    start = {"links": "Cologne-Belgium of 0"}
    assert reason(germany(**start), "link Essen-Cologne") == "NO_COAL"
    coal = germany(tiles="Belgium.1=coal1 of 1", **start)
    assert reason(coal, "link Essen-Cologne") == "NO_IRON"
    both = germany(tiles="Belgium.1=coal1 of 1, Essen.3=iron1 of 2", **start)
    both.play("link Essen-Cologne")
    assert (cubes(both, "Belgium.1"), cubes(both, "Essen.3"), spent(both, 0)) == (2, 2, 1)


@rule("AI-rail-5")
def test_a_source_is_chosen_for_either_end() -> None:
    """One mine in the near end's place, one a rail behind the far end: both are nearest."""
    game = germany(
        tiles="Essen.1=coal1 of 1, Belgium.1=coal1 of 2, Cologne.1=iron1 of 1",
        links="Cologne-Belgium of 0",
    )
    game.play("link Essen-Cologne")
    assert choices(game) == {"coal Essen.1", "coal Belgium"}
    game.play("coal Belgium")
    assert cubes(game, "Belgium.1") == 2


@rule("AI-rail-5")
def test_nearest_is_measured_from_the_end() -> None:
    """Behind one end two mines lie in a row: only the first of them may give."""
    game = germany(
        tiles="Belgium.1=coal1 of 2, Mannheim.1=coal1 of 1, Cologne.1=iron1 of 1",
        links="Cologne-Belgium of 0, Cologne-Frankfurt of 1, Frankfurt-Mannheim of 1",
    )
    game.play("link Essen-Cologne")
    assert (cubes(game, "Belgium.1"), cubes(game, "Mannheim.1")) == (2, 3)


@rule("AI-rail-5")
def test_the_new_rail_carries_nothing() -> None:
    """Iron lies one connection beyond Essen, which no rail joins to either end."""
    game = germany(
        tiles="Belgium.1=coal1 of 1, Kassel.1=iron1 of 1",
        links="Cologne-Belgium of 0",
    )
    assert reason(game, "link Essen-Cologne") == "NO_IRON"


@rule("AI-rail-6")
@pytest.mark.parametrize("both_dry", [True, False])
def test_the_track_at_a_dry_end(both_dry: bool) -> None:
    """Essen's end has a mine; the far end is the Netherlands, with its distant port."""
    game = germany(
        rules=f"rail_track_only_if_both_ends_dry={str(both_dry).lower()}",
        tiles="Essen.1=coal1 of 1, Essen.3=iron1 of 1",
        links="Essen-Cologne of 0",
    )
    game.play("link Essen-Netherlands")
    if both_dry:
        assert (cubes(game, "Essen.1"), cubes(game, "Essen.3")) == (2, 2)
        assert table(game)["coal"] == 6
        return
    assert choices(game) == {"coal Essen.1", "coal track"}
    game.play("coal track")
    game.play("iron Essen.3")
    assert (cubes(game, "Essen.1"), table(game)["coal"], table(game)["iron"]) == (3, 5, 6)
    assert spent(game, 0) == 2


@rule("AI-rail-6")
def test_the_track_is_closed_while_a_source_is_offered() -> None:
    game = germany(
        tiles="Essen.1=coal1 of 1, Essen.2=coal1 of 2, Essen.3=iron1 of 1",
        links="Essen-Cologne of 0",
    )
    game.play("link Essen-Netherlands")
    assert reason(game, "coal track") == "TRACK_CLOSED"


@rule("AI-rail-6")
def test_the_track_through_any_end() -> None:
    game = germany(links="Essen-Cologne of 0", seat0="money 9")
    game.play("link Essen-Netherlands")
    assert (spent(game, 0), table(game)["coal"], table(game)["iron"]) == (3, 5, 5)


@rule("AI-rail-7")
def test_a_rail_costs_no_card() -> None:
    game = germany(tiles="Cologne.1=cotton1 of 0")
    game.play("link Cologne-Belgium")
    assert len(hand(game, 0)) == 3
