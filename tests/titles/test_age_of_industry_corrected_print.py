"""A corrected print of Age of Industry is one file that is checked and played."""

from importlib.resources import files
from pathlib import Path

import pytest

import ironbridge
from ironbridge.testing.title_check import check_title
from ironbridge.titles import find
from ironbridge.titles.age_of_industry.print_file import (
    VARIABLE,
    faults,
    load,
    ours,
    reconstructed,
)

PRINT = (files("ironbridge.titles") / "age_of_industry" / "print.toml").read_text(encoding="utf-8")
CHEAPER_PORT = (
    "level = 1, copies = 2, build = true,  cost =  3",
    "level = 1, copies = 2, build = true,  cost =  2",
)


def corrected(folder: Path, old: str, new: str) -> str:
    """Returns a data file that differs from ours in one value."""
    assert PRINT.count(old) >= 1
    path = folder / "print.toml"
    path.write_text(PRINT.replace(old, new), encoding="utf-8")
    return str(path)


def test_our_print_has_no_fault() -> None:
    assert faults(ours()) == []


def test_a_corrected_print_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, corrected(tmp_path, *CHEAPER_PORT))
    game = ironbridge.new("age_of_industry", seats=3, seed=1)
    tables = game.spec.rules.tables
    assert tables.tile_cost[game.spec.names.tiles.index("port1")] == 2


def test_a_faulty_print_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = corrected(tmp_path, 'from = "Kiel"', 'from = "Atlantis"')
    with pytest.raises(ValueError, match=r"print-no-place.*Atlantis"):
        load(path)
    monkeypatch.setenv(VARIABLE, path)
    assert any("Atlantis" in complaint for complaint in check_title("age_of_industry"))


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="print-file-unreadable"):
        load("no-such-print.toml")


@pytest.mark.parametrize("board", find("age_of_industry").boards)
def test_what_is_reconstructed_can_be_told(board: str) -> None:
    found = reconstructed(ours(), board)
    assert "ship 4: cost" in found
    assert "cotton 1: cost" not in found
    assert "coal 1: profit" not in found
    assert any(line.startswith("connections:") for line in found)
    assert "reconstruction" in find("age_of_industry").notes
