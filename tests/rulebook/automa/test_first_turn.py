"""The Automa's first turn: the corner of the top back, one action."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook.automa.solo import solo, turn
from tests.rulebook.marks import rule
from tests.rulebook.table import points, table

EXPECTED = tomllib.loads((Path(__file__).parent / "first_turn_expected.toml").read_text("utf-8"))[
    "expected"
]


def first(card: int, level: str, **lines: object) -> Any:
    """Plays the Automa's first turn with a card on top."""
    return solo(str(card), level, round=1, **lines)


@rule("BA-first-1")
@pytest.mark.parametrize("row", EXPECTED, ids=lambda row: f"card {row['card']}")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_first_turn_of_every_card(row: dict[str, Any], level: str) -> None:
    game = first(row["card"], level)
    done = turn(game)
    wanted = row[level]
    if wanted == "DEVELOP":
        assert (done.developed, done.built, done.laid, done.drawn) == ([2], [], [], [])
    elif wanted.startswith("link "):
        ends = set(wanted.removeprefix("link ").split("-"))
        assert [set(link.split("-")) for link in done.laid] == [ends]
        assert done.built == []
    else:
        industry, tile_level, town = wanted.split()
        assert [text.rsplit(".", 1)[0] for text in done.built] == [f"{industry}{tile_level} {town}"]
        assert done.laid == []


@rule("BA-first-2")
def test_the_corner_bids_to_develop() -> None:
    game = first(7, "medium")
    done = turn(game)
    assert table(game)["iron"] == 6
    assert points(game, 1) == 3
    assert table(game)["automa"]["deck_size"] == 22
    assert done.drawn == []
    game.play("pass with iron")
    assert turn(game).drawn[:1] == [7]


@rule("BA-first-2")
def test_the_first_development_spares_the_works() -> None:
    game = first(7, "medium", tiles="Dudley.2=iron1 of 0 with 4")
    done = turn(game)
    assert done.bought == ["iron", "iron"]
    assert done.taken == []


COAL_BY_ONE_LINK = {
    "tiles": "Dudley.1=coal1 of 0",
    "links": "Birmingham-Dudley of 0",
}


@rule("BA-first-3")
def test_no_link_is_laid_before_the_first_build() -> None:
    done = turn(first(8, "easy", **COAL_BY_ONE_LINK))
    assert done.built == ["cotton1 Tamworth.1"]
    assert done.laid == []
    assert done.backs == []


@rule("BA-first-4")
def test_the_first_mine_has_no_links() -> None:
    done = turn(first(5, "easy"))
    assert done.built == ["coal2 Redditch.1"]
    assert done.laid == []


@rule("BA-first-5")
def test_a_link_when_nothing_can_be_built() -> None:
    done = turn(first(13, "easy"))
    assert done.laid == ["Redditch-Oxford"]
    assert done.built == []


@rule("BA-first-5")
def test_the_first_link_starts_from_the_first_town_that_has_one() -> None:
    done = turn(first(16, "easy", links="Tamworth-Nuneaton of 0"))
    assert done.laid == ["Redditch-Oxford"]
