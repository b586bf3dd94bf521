"""The stored terrain of the boards equals the output of its generator."""

import json
import tomllib

import pytest

from tools.artwork.draw_land import BOARD, HERE, fragment

BOARDS = [path.stem for path in sorted((HERE / "lands").glob("*.toml"))]


@pytest.mark.parametrize("board", BOARDS)
def test_the_land_can_be_made_again(board: str) -> None:
    land = tomllib.loads((HERE / "lands" / f"{board}.toml").read_text("utf-8"))
    plan = json.loads((BOARD / "plans" / f"{board}.json").read_text("utf-8"))
    kept = (BOARD / "land" / f"{board}-small.svg").read_text("utf-8")
    assert fragment(board, land, plan, fine=False) + "\n" == kept


@pytest.mark.parametrize("board", BOARDS)
def test_the_land_has_no_styles_of_its_own(board: str) -> None:
    for ending in ("", "-small"):
        assert "style=" not in (BOARD / "land" / f"{board}{ending}.svg").read_text("utf-8")
