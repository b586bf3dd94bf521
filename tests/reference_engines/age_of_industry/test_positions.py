"""Position texts of Age of Industry: round trips and refused texts."""

import random

import pytest

import ironbridge
from ironbridge.errors import BadInput
from tests.reference_engines.age_of_industry.pair import BOARDS
from tests.reference_engines.age_of_industry.scatter import scatter
from tests.rulebook.age_of_industry.rulings.lay import READY, imports, lay, sea, texts
from tests.rulebook.table import table

SHIP = "Portland.1=port1 of 1, Gulf of Maine.1=ship4 of 0"


@pytest.mark.parametrize("name", ["Gulf of Maine", "gulf_of_maine", "Gulf of Maine.1"])
def test_a_rebuilt_ship_is_named_by_its_place_or_its_slot(name: str) -> None:
    assert list(table(sea(tiles=SHIP, rebuilt=name))["rebuilt"]) == ["Gulf of Maine.1"]


def test_no_imports_at_all() -> None:
    assert imports(sea(tiles=SHIP, imports=""), "Gulf of Maine") == 0


def test_what_cannot_lie_behind_a_ship_is_refused() -> None:
    with pytest.raises(BadInput, match="at most 2 cubes"):
        sea(tiles=SHIP, imports="Gulf of Maine=3")
    with pytest.raises(BadInput, match="no ship space"):
        sea(tiles=SHIP, imports="Portland=1")
    with pytest.raises(BadInput, match="no ship stands on"):
        sea(rebuilt="Gulf of Maine")
    with pytest.raises(BadInput, match="no ship space"):
        lay(tiles="Berlin.1=cotton1 of 0", rebuilt="Berlin.1")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(5))
def test_every_question_is_read_back(board: str, seed: int) -> None:
    """At each question of several actions the position text restores the question."""
    dice = random.Random(seed)
    game = scatter(dice, board, 3)
    for _ in range(12):
        if game.over:
            break
        again = ironbridge.load(game.text)
        assert again.text == game.text
        assert texts(again) == texts(game)
        game.play(dice.choice(sorted(texts(game))))


def test_a_ship_half_built_is_read_back() -> None:
    """The ship's coal is on the board while the source of iron is still to be chosen."""
    game = sea(
        hand0="purple",
        mat0=READY,
        tiles="Boston.1=port1 of 1, Boston.3=iron1 of 1, Boston.4=iron1 of 2",
    )
    game.play("build ship Massachusetts Bay")
    assert texts(game) == {"iron Boston.3", "iron Boston.4"}
    again = ironbridge.load(game.text)
    assert texts(again) == texts(game)
    again.play("iron Boston.4")
    assert imports(again, "Massachusetts Bay") == 2
