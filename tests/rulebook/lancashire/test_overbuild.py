"""Overbuilding: one's own tiles at any time, mines and works of others in need."""

import pytest

from tests.rulebook.lancashire.positions import canal, lowest, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import cubes, income, name_of, owner_of, reason, seat


@rule("BL-overbuild-1")
def test_a_tile_of_the_same_industry() -> None:
    game = rail(hand0="Bolton, Bolton", tiles="Bolton.1=coal2 of 0, Bolton.2=coal2 of 1",
                mat0=lowest("cotton", 2))  # fmt: skip
    assert reason(game, "build cotton Bolton.1") == "SLOT_TAKEN_KIND"
    assert reason(game, "build cotton Bolton.2") == "SLOT_TAKEN_KIND"


@rule("BL-overbuild-2")
def test_a_higher_level() -> None:
    tiles = "Wigan.1=coal2 of 0 with 3"
    game = rail(hand0="Wigan, Wigan", tiles=tiles, mat0="coal 0 1 2 2")
    assert reason(game, "build coal Wigan.1") == "OVERBUILD_LEVEL"
    game = rail(hand0="Wigan, Wigan", tiles=tiles, mat0=lowest("coal", 3))
    assert reason(game, "build coal Wigan.1") is None


@rule("BL-overbuild-3")
@pytest.mark.parametrize(
    ("elsewhere", "track", "both", "either"),
    [
        ("", 0, None, None),
        ("", 1, "OVERBUILD_CUBES_LEFT", None),
        ("Bury.1=coal2 of 2 with 1", 0, "OVERBUILD_CUBES_LEFT", None),
        ("Bury.1=coal2 of 2 with 1", 1, "OVERBUILD_CUBES_LEFT", "OVERBUILD_CUBES_LEFT"),
    ],
)
def test_the_mine_of_a_rival(
    elsewhere: str, track: int, both: str | None, either: str | None
) -> None:
    """Ruling R01 and fine point C6; the option reads the printed 'either ... or' as it stands."""
    lines = {
        "hand0": "Wigan, Wigan",
        "mat0": lowest("coal", 3),
        "coal": track,
        "tiles": ", ".join(part for part in ("Wigan.1=coal2 of 1 sold", elsewhere) if part),
    }
    assert reason(rail(**lines), "build coal Wigan.1") == both
    assert reason(rail(rules="overbuild_cubes=either", **lines), "build coal Wigan.1") == either


@rule("BL-overbuild-3")
def test_the_works_of_a_rival() -> None:
    lines = {"hand0": "Bolton, Bolton", "mat0": lowest("iron", 3)}
    tiles = "Bolton.3=iron2 of 1 sold, Bolton.1=coal2 of 1 with 3"
    assert reason(rail(iron=0, tiles=tiles, **lines), "build iron Bolton.3") is None
    assert reason(rail(iron=1, tiles=tiles, **lines), "build iron Bolton.3") == (
        "OVERBUILD_CUBES_LEFT"
    )
    game = rail(iron=0, tiles=f"{tiles}, Preston.3=iron2 of 2 with 1", **lines)
    assert reason(game, "build iron Bolton.3") == "OVERBUILD_CUBES_LEFT"


@rule("BL-overbuild-4")
def test_other_tiles_of_rivals_are_safe() -> None:
    game = rail(
        hand0="Bolton, Liverpool, Lancaster",
        seat0="money 60",
        coal=0,
        iron=0,
        mat0=f"{lowest('cotton', 3)}, {lowest('port', 3)}, {lowest('shipyard', 2)}",
        tiles="Bolton.1=cotton2 of 1, Liverpool.1=port2 of 1, Liverpool.3=shipyard1 of 1 sold",
    )
    assert reason(game, "build cotton Bolton.1") == "OVERBUILD_RIVAL_KIND"
    assert reason(game, "build port Liverpool.1") == "OVERBUILD_RIVAL_KIND"
    assert reason(game, "build shipyard Liverpool") == "OVERBUILD_RIVAL_KIND"


@rule("BL-overbuild-5")
@pytest.mark.parametrize(
    ("option", "second", "expected"),
    [
        ("false", "", None),
        ("true", "", "OVERBUILD_PLACE_FREE"),
        ("true", ", Wigan.2=coal2 of 2 sold", None),
    ],
)
def test_a_free_slot_protects_with_the_option(
    option: str, second: str, expected: str | None
) -> None:
    """Ruling R04."""
    game = rail(
        hand0="Wigan, Wigan",
        mat0=lowest("coal", 3),
        coal=0,
        tiles=f"Wigan.1=coal2 of 1 sold{second}",
        rules=f"overbuild_full={option}",
    )
    assert reason(game, "build coal Wigan.1") == expected


@rule("BL-overbuild-6")
@pytest.mark.parametrize("state", ["with 3", "with 1", "sold"])
def test_an_own_tile_at_any_time(state: str) -> None:
    """Ruling R02: whatever the other mines and the track hold; its cubes are lost."""
    game = rail(
        hand0="Wigan, Wigan",
        mat0=lowest("coal", 3),
        tiles=f"Wigan.1=coal2 of 0 {state}, Bury.1=coal2 of 1 with 2",
    )
    game.play("build coal Wigan.1 with Wigan")
    assert (name_of(game, "Wigan.1"), cubes(game, "Wigan.1")) == ("coal3", 4)


@rule("BL-overbuild-7")
def test_no_income_is_lost() -> None:
    game = rail(
        hand0="Wigan, Wigan",
        mat0=lowest("coal", 3),
        coal=0,
        seat1="income 33",
        tiles="Wigan.1=coal2 of 1 sold",
    )
    game.play("build coal Wigan.1 with Wigan")
    assert (owner_of(game, "Wigan.1"), income(game, 1)) == (0, 33)
    assert seat(game, 1)["mat"]["coal"] == [0, 1, 2, 2]  # nor does the tile come back


@rule("BL-overbuild-6")
def test_canal_era_replacing_an_own_tile_keeps_to_one_in_the_place() -> None:
    """Ruling R03."""
    game = canal(hand0="Wigan, Wigan", tiles="Wigan.2=coal1 of 0 with 1")
    game.play("build coal Wigan.2 with Wigan")
    assert name_of(game, "Wigan.2") == "coal2"
