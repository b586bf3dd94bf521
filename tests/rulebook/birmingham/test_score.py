"""Scoring an era."""

import pytest

from tests.rulebook.birmingham.positions import last_action
from tests.rulebook.marks import rule
from tests.rulebook.table import points


@rule("BB-score-1")
def test_links_score_link_icons() -> None:
    """A mine I (two icons) and a works I (one), both flipped, one of them a rival's."""
    game = last_action(
        "canal",
        tiles="Dudley.1=coal1 of 1 sold, Birmingham.3=iron1 of 0 sold",
        links="Birmingham-Dudley of 0",
    )
    game.play("pass")
    assert points(game, 0) == 2 + 1 + 3  # the icons, and the works itself
    assert points(game, 1) == 1  # the mine itself


@rule("BB-score-1")
def test_tiles_that_are_not_flipped_show_no_icons() -> None:
    game = last_action(
        "canal",
        tiles="Dudley.1=coal1 of 1 with 2, Birmingham.3=iron1 of 0 with 4",
        links="Birmingham-Dudley of 0",
    )
    game.play("pass")
    assert (points(game, 0), points(game, 1)) == (0, 0)


@rule("BB-score-1")
def test_every_link_counts_a_place_again() -> None:
    game = last_action(
        "canal",
        tiles="Dudley.1=coal1 of 1 sold",
        links="Birmingham-Dudley of 0, Dudley-Wolverhampton of 0, Dudley-Kidderminster of 1",
    )
    game.play("pass")
    assert (points(game, 0), points(game, 1)) == (2 + 2, 2 + 1)


@rule("BB-score-1")
def test_icons_count_though_level_i_is_about_to_leave() -> None:
    """Links are scored before the tiles of level I are taken off."""
    game = last_action(
        "canal",
        tiles="Worcester.1=cotton1 of 1 sold, Worcester.2=cotton1 of 1 sold",
        links="Birmingham-Worcester of 0",
    )
    game.play("pass")
    assert (points(game, 0), points(game, 1)) == (2, 10)


@rule("BB-score-2")
@pytest.mark.parametrize(
    ("tiles", "scored"),
    [
        ("Worcester.1=cotton4 of 0 sold", 12),
        ("Birmingham.2=manufacturer8 of 0 sold", 11),
        ("Stafford.2=pottery5 of 0 sold", 20),
        ("Dudley.1=coal4 of 0 sold", 4),
        ("Dudley.2=iron4 of 0 sold", 9),
        ("Stafford.1=brewery4 of 0 sold", 10),
        ("Worcester.1=cotton4 of 0", 0),
        ("Dudley.2=iron4 of 0 with 1", 0),
    ],
)
def test_flipped_tiles_score(tiles: str, scored: int) -> None:
    game = last_action("rail", tiles=tiles)
    game.play("pass")
    assert game.result.points == [scored, 0]


@rule("BB-score-2")
def test_a_tile_that_stays_scores_in_both_eras() -> None:
    """The printed example: cotton mill III brings 9 points twice, 18 in all."""
    mill = "Worcester.1=cotton3 of 0 sold"
    game = last_action("canal", tiles=mill)
    game.play("pass")
    assert points(game, 0) == 9
    game = last_action("rail", seat0="points 9", tiles=mill)
    game.play("pass")
    assert game.result.points == [18, 0]


@rule("BB-score-3")
def test_the_link_of_three_places() -> None:
    """A brewery I on the farm shows two icons, a cotton mill I in Worcester one."""
    game = last_action(
        "canal",
        tiles="Farm Brewery South.1=brewery1 of 1 sold, Worcester.1=cotton1 of 1 sold",
        links="Kidderminster-Worcester of 0",
    )
    game.play("pass")
    assert points(game, 0) == 2 + 1


@rule("BB-score-4")
@pytest.mark.parametrize(
    "link",
    [
        "Gloucester-Worcester",
        "Birmingham-Oxford",
        "Coalbrookdale-Shrewsbury",
        "Derby-Nottingham",
        "Warrington-Stoke-on-Trent",
    ],
)
def test_merchant_places_score_two(link: str) -> None:
    """With two players no merchant tile lies in Nottingham and Warrington."""
    game = last_action("canal", links=f"{link} of 0")
    game.play("pass")
    assert points(game, 0) == 2


@rule("BB-score-5")
def test_more_than_a_hundred_points() -> None:
    game = last_action("rail", seat0="points 95", tiles="Stafford.2=pottery5 of 0 sold")
    game.play("pass")
    assert game.result.points == [115, 0]


@rule("BB-score-1")
@pytest.mark.parametrize(
    ("tile", "icons"),
    [
        ("Birmingham.2=manufacturer1", 2),
        ("Birmingham.2=manufacturer2", 1),
        ("Birmingham.2=manufacturer3", 0),
        ("Birmingham.2=manufacturer5", 2),
        ("Birmingham.1=cotton2", 2),
        ("Birmingham.1=cotton3", 1),
        ("Coventry.1=pottery3", 1),
        ("Coventry.2=coal2", 1),
    ],
)
def test_icons_of_a_tile(tile: str, icons: int) -> None:
    """The tile is seat 1's, the link seat 0's."""
    game = last_action("canal", tiles=f"{tile} of 1 sold", links="Birmingham-Coventry of 0")
    game.play("pass")
    assert points(game, 0) == icons


@rule("BB-score-1")
def test_the_northern_farm_scores_for_its_line_only() -> None:
    game = last_action(
        "canal",
        tiles="Farm Brewery North.1=brewery1 of 1 sold",
        links="Cannock-Farm Brewery North of 0, Stafford-Cannock of 1",
    )
    game.play("pass")
    assert (points(game, 0), points(game, 1)) == (2, 4)
