"""The rulings on the Automa, each in a position that depends on it."""

from typing import Any

import pytest

import ironbridge
from tests.reference_engines.automa.printed import LINES
from tests.rulebook.automa.rulings.solo import NO_MAT, built, drawn, idle, laid, points, solo, turn
from tests.rulebook.automa.rulings.test_first_turn import GROUPS

ALL = ", ".join(map(str, range(1, 23)))
FOURTEEN = [name for name, line in LINES.items() if line.rail and "Stafford" not in name][:14]


def others(*cards: int) -> str:
    """Returns all other cards as a line of discards."""
    return ", ".join(str(card) for card in range(1, 23) if card not in cards)


def lots(first: list[int], last: list[int]) -> str:
    """Returns lots whose first shuffle puts some cards on top and some at the bottom."""
    middle = [card for card in range(1, 23) if card not in first + last]
    order = first + middle + last
    return ", ".join(str(order.index(card) + 1) for card in range(1, 23))


@pytest.mark.parametrize("seed", range(5))
def test_r1_the_ten_cards_of_all_groups_come_first(seed: int) -> None:
    deal: Any = ironbridge.new("birmingham", automa="easy", seed=seed).deal
    for era in ("automa canal", "automa rail"):
        letters = [GROUPS[int(card)] for card in deal[era]]
        packets = letters[:10], letters[10:13], letters[13:]
        assert ["".join(sorted(one)) for one in packets] == ["AAAABBBCCC", "ABC", "AAAAAAACC"]


def test_r2_an_empty_deck_is_shuffled_by_its_lots() -> None:
    table = turn("", automa_discards=ALL, automa_lots=lots([4, 5], []))
    assert built(table) == {"Coalbrookdale.1": "brewery2"}
    assert drawn(table) == [4]


def test_r2_a_back_is_read_from_all_cards_but_the_one_in_play() -> None:
    table = turn("4", automa_discards=others(4), automa_lots=lots([4, 5], []), iron=7)
    assert drawn(table) == [4]
    assert points(table) == 3, "the back of card 5 develops at 4 or less"


def stuck(**lines: object) -> dict[str, Any]:
    """Returns a position without link tiles and with only potteries on the mat."""
    return {
        "links": ", ".join(f"{name} of 1" for name in FOURTEEN),
        "mat_1": NO_MAT.replace("pottery 0 0 0 0 0", "pottery 1 1 1 1 1"),
        **lines,
    }


def test_r2_when_all_cards_are_refused_it_passes() -> None:
    filled = "Coventry.1=pottery1 of 0, Stafford.2=pottery2 of 0"
    table = turn("", automa_discards=ALL, **stuck(tiles=filled))
    assert points(table) == 5
    assert table["automa"]["deck_size"] == 0


def test_r2_a_card_refused_twice_does_not_stand_for_one_not_yet_drawn() -> None:
    table = turn(
        "2",
        automa_discards=others(2),
        automa_lots=lots([2], [11]),
        **stuck(tiles="Coventry.1=pottery1 of 0"),
    )
    assert built(table) == {"Stafford.2": "pottery1"}
    assert 11 in drawn(table)


@pytest.mark.parametrize(("cubes", "expected"), [(1, "Redditch.1"), (0, "Walsall.1")])
def test_r3_iron_costs_nothing_while_any_works_holds_some(cubes: int, expected: str) -> None:
    held = f"with {cubes}" if cubes else "sold"
    table = turn(
        "13, 5",
        tiles=f"Derby.3=iron2 of 0 {held}",
        iron=9,
        links="Birmingham-Walsall of 0, Birmingham-Oxford of 0",
    )
    assert set(built(table)) == {expected}


def test_r4_a_mine_without_links_is_one_action() -> None:
    table = turn(
        "5, 16", era="canal", iron=8, links="Redditch-Oxford of 0, Redditch-Gloucester of 0"
    )
    assert built(table) == {"Redditch.1": "coal2"}
    assert (points(table), table["iron"], laid(table)) == (3, 6, set())


def test_r6_the_first_town_with_a_link_before_the_second_without() -> None:
    table = turn("20, 5", tiles="Dudley.1=coal2 of 1 with 3", links="Gloucester-Worcester of 0")
    assert built(table) == {"Dudley.1": "coal2", "Kidderminster.2": "cotton2"}
    assert laid(table) == {"Kidderminster-Dudley"}
    assert table["tiles"]["Dudley.1"]["cubes"] == 1
    assert (points(table), drawn(table)) == (0, [20])


def test_r7_no_link_whose_coal_the_build_would_lack() -> None:
    table = turn("20, 4, 5", tiles="Dudley.1=coal2 of 1 with 1")
    assert built(table) == {"Dudley.1": "coal2", "Coalbrookdale.1": "brewery2"}
    assert (laid(table), points(table)) == (set(), 3)


def test_r7_lines_that_touch_the_town_come_first() -> None:
    """Coal for Birmingham: by Dudley-Birmingham, or by a line from Dudley to Wolverhampton."""
    table = turn(
        "9, 5",
        mat_1="manufacturer 0 0 0 0 1 1 1 2",
        tiles="Dudley.1=coal2 of 1 with 3",
        links="Birmingham-Walsall of 0, Wolverhampton-Walsall of 0",
    )
    assert built(table)["Birmingham.2"] == "manufacturer5"
    assert laid(table) == {"Birmingham-Dudley"}


@pytest.mark.parametrize(
    ("more", "expected"),
    [("", "Cannock-Walsall"), ("Wolverhampton.2=coal2 of 0 sold, ", "Wolverhampton-Walsall")],
)
def test_r7_lines_elsewhere_are_judged_by_where_they_leave_the_network(
    more: str, expected: str
) -> None:
    """Coal lies beyond Walsall: by way of the most tiles, else by the line printed first."""
    table = turn(
        "9, 5",
        mat_1="manufacturer 0 0 0 0 1 1 1 2",
        tiles=f"{more}Wolverhampton.1=manufacturer2 of 0, Cannock.2=coal2 of 0 with 3, "
        "Walsall.1=manufacturer2 of 1 sold",
        links="Birmingham-Walsall of 0, Cannock-Wolverhampton of 0",
    )
    assert built(table)["Birmingham.2"] == "manufacturer5"
    assert laid(table) == {expected}


def test_r8_the_line_of_three_counts_the_farm_and_leads_to_the_town() -> None:
    table = turn("19, 4", tiles="Farm Brewery South.1=brewery2 of 0 with 2")
    assert built(table) == {"Kidderminster.1": "coal2"}
    assert laid(table) == {"Kidderminster-Worcester", "Birmingham-Worcester"}
    assert table["tiles"]["Farm Brewery South.1"]["cubes"] == 1


@pytest.mark.parametrize(
    ("merchants", "used", "bonus"),
    [
        ("Gloucester.1=any with beer, Shrewsbury.1=manufacturer with beer", "Shrewsbury.1", 4),
        ("Oxford.1=any with beer, Gloucester.2=manufacturer with beer", "Gloucester.2", 0),
        ("Oxford.1=manufacturer with beer, Oxford.2=any with beer", "Oxford.1", 0),
        ("Gloucester.1=any, Oxford.1=manufacturer with beer", "Oxford.1", 0),
    ],
)
def test_r9_which_barrel(merchants: str, used: str, bonus: int) -> None:
    spaces = ["Shrewsbury.1", "Gloucester.1", "Gloucester.2", "Oxford.1", "Oxford.2"]
    rest = iter(["blank", "blank", "cotton"])
    rows = [merchants, *(f"{space}={next(rest)}" for space in spaces if space not in merchants)]
    table = turn(
        "4, 3",
        tiles="Dudley.2=iron2 of 1 sold, Wolverhampton.1=manufacturer2 of 1",
        links="Coalbrookdale-Wolverhampton of 1, Coalbrookdale-Shrewsbury of 1, "
        "Wolverhampton-Dudley of 1, Birmingham-Dudley of 0, Birmingham-Oxford of 0, "
        "Redditch-Oxford of 0, Redditch-Gloucester of 0",
        merchants=", ".join(rows),
    )
    assert table["tiles"]["Wolverhampton.1"]["sold"]
    assert not table["merchants"][used]["beer"]
    others_full = [s for s in spaces if s != used and f"{s}=" in merchants]
    assert all(
        table["merchants"][s]["beer"] == (f"{s}=any," not in merchants + ",") for s in others_full
    )
    assert points(table) == bonus


def test_r10_a_brewery_that_cannot_be_built_leaves_the_next_building_its_link() -> None:
    """Cotton in Worcester lacks beer; a manufacturer in Dudley's neighbour lacks one link."""
    table = turn(
        "5, 4",
        era="canal",
        tiles="Worcester.1=cotton1 of 1, Walsall.1=manufacturer2 of 0, "
        "Walsall.2=brewery1 of 0 sold, Wolverhampton.1=manufacturer2 of 1",
        links="Gloucester-Worcester of 1, Redditch-Oxford of 0, Redditch-Gloucester of 0",
        merchants="Shrewsbury.1=manufacturer, Gloucester.1=cotton, Gloucester.2=blank, "
        "Oxford.1=any, Oxford.2=blank",
        mat_1="brewery 1 2 2 1, coal 0 1 2 2",
    )
    assert built(table)["Redditch.1"] == "coal2"
    assert laid(table) == {"Gloucester-Worcester"}, "two links lie between it and Shrewsbury"
    table = turn(
        "5, 4",
        era="canal",
        tiles="Worcester.1=cotton1 of 1, Walsall.1=manufacturer2 of 0, "
        "Walsall.2=brewery1 of 0 sold, Wolverhampton.1=manufacturer2 of 1",
        links="Gloucester-Worcester of 1, Redditch-Oxford of 0, Redditch-Gloucester of 0, "
        "Coalbrookdale-Shrewsbury of 0",
        merchants="Shrewsbury.1=manufacturer, Gloucester.1=cotton, Gloucester.2=blank, "
        "Oxford.1=any, Oxford.2=blank",
        mat_1="brewery 1 2 2 1, coal 0 1 2 2",
    )
    assert laid(table) == {"Gloucester-Worcester", "Coalbrookdale-Wolverhampton"}


@pytest.mark.parametrize(("back", "slot"), [(4, 2), (12, 3), (10, 2), (2, 2)])
def test_r11_the_picture_in_a_town_of_three(back: int, slot: int) -> None:
    assert set(built(turn(f"8, {back}", era="canal"))) == {f"Coventry.{slot}"}


@pytest.mark.parametrize(("back", "slot"), [(4, 1), (12, 1), (10, 2), (2, 1)])
def test_r11_the_picture_in_a_town_of_two(back: int, slot: int) -> None:
    assert f"Tamworth.{slot}" in built(turn(f"15, {back}", era="canal"))


@pytest.mark.parametrize(("more", "places"), [(0, [1, 2]), (-1, [2, 1])])
def test_r12_a_tie_goes_to_the_person(more: int, places: list[int]) -> None:
    last: dict[str, Any] = {"round": 10, "hand_0": "Dudley", "pile": "", "mat_1": NO_MAT}
    ahead = solo("4, 5", **last)
    idle(ahead)
    table = solo("4, 5", seat_0=f"points {ahead.result.points[1] + more}", **last)
    idle(table)
    assert table.result.places == places


def test_r13_without_a_link_tile_there_is_no_network() -> None:
    table = turn("4, 3", **stuck(mat_1=NO_MAT.replace("brewery 0 0 0 0", "brewery 0 2 2 1")))
    assert built(table) == {"Coalbrookdale.1": "brewery2"}
    assert (len(laid(table)), points(table)) == (14, 5)


def test_r14_what_stands_above_the_town_is_first() -> None:
    closed = "Kidderminster.1=cotton2 of 0, Kidderminster.2=cotton2 of 0"
    table = turn("19, 4", era="canal", tiles=closed)
    assert laid(table) == {"Stafford-Cannock"}


def test_r15_a_tile_of_the_rail_era_waits() -> None:
    table = turn("4, 1, 3", era="canal", mat_1="brewery 0 0 0 1")
    assert built(table) == {"Coventry.1": "pottery1"}
    assert drawn(table) == [1, 4]


@pytest.mark.parametrize(("before", "after"), [(7, 5), (5, 4), (4, 4)])
def test_r16_a_second_cube_up_to_the_same_price(before: int, after: int) -> None:
    table = turn("8, 2", level="hard", era="canal", iron=before + 1)
    assert set(built(table)) == {"Coventry.2"}
    assert table["iron"] == after
    assert points(table) == (3 if after < before else 0)


def test_r17_the_person_may_replace_its_mine() -> None:
    game = solo(
        "4, 5",
        tiles="Dudley.1=coal2 of 1 sold",
        coal=0,
        hand_0="Dudley, Leek",
        mat_0="coal 0 0 2 2",
        iron=8,
    )
    assert "build coal Dudley" in [choice.text for choice in game.choices]


def test_r18_a_missing_link_out_of_reach_is_not_laid() -> None:
    merchants = (
        "Shrewsbury.1=blank, Gloucester.1=blank, Gloucester.2=manufacturer, "
        "Oxford.1=cotton with beer, Oxford.2=any with beer"
    )
    for owner in (0, 1):
        table = turn(
            "4, 3",
            era="canal",
            tiles="Worcester.1=cotton1 of 1",
            merchants=merchants,
            links=f"Birmingham-Worcester of {owner}, Redditch-Gloucester of 0",
        )
        assert ("Birmingham-Oxford" in laid(table)) == (owner == 1)


def test_r19_free_spaces_count_whether_it_could_build_there_or_not() -> None:
    table = turn("9, 4", era="canal", mat_1=NO_MAT.replace("coal 0 0 0 0", "coal 0 1 2 2"))
    assert built(table) == {"Dudley.1": "coal2"}
    assert laid(table) == {"Birmingham-Dudley"}


def test_r20_the_farms_stand_under_f() -> None:
    table = turn(
        "5, 3",
        era="canal",
        tiles="Worcester.1=cotton1 of 1, Farm Brewery South.1=brewery1 of 1 with 1, "
        "Nuneaton.1=brewery2 of 1 with 1, Redditch.2=iron2 of 0 sold",
        links="Gloucester-Worcester of 1, Redditch-Gloucester of 0, Redditch-Oxford of 0",
        merchants="Shrewsbury.1=blank, Gloucester.1=cotton, Gloucester.2=any, Oxford.1=blank, "
        "Oxford.2=manufacturer with beer",
    )
    assert table["tiles"]["Worcester.1"]["sold"]
    assert table["tiles"]["Farm Brewery South.1"]["sold"]
    assert not table["tiles"]["Nuneaton.1"]["sold"]


def test_links_that_meet_outside_the_network_start_from_several_places() -> None:
    """Both lines end in Gloucester; by their towns Redditch is the first of the alphabet."""
    table = turn(
        "1, 14",
        level="easy",
        iron=10,
        tiles="Worcester.1=cotton2 of 1 sold, Redditch.1=coal2 of 1 sold, "
        "Kidderminster.1=coal3 of 1 with 3, Coalbrookdale.2=iron4 of 1 sold",
        links="Nuneaton-Coventry of 1, Nuneaton-Birmingham of 1, Birmingham-Worcester of 1, "
        "Birmingham-Redditch of 1, Redditch-Oxford of 0",
        merchants="Shrewsbury.1=manufacturer, Gloucester.1=any, Gloucester.2=blank, "
        "Oxford.1=cotton, Oxford.2=blank",
    )
    assert built(table)["Coventry.1"] == "pottery1"
    assert "Redditch-Gloucester" in laid(table)
    assert "Gloucester-Worcester" not in laid(table)
