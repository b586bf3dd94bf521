"""The series of measurements: every line is an arena, and what came of it becomes a table."""

from pathlib import Path

import pytest

from tools import bot_series


def test_a_line_is_measured_once_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "birmingham --seats 2 --bots greedy,dice --deals 1 --seed 3",
        "age_of_industry --board new_england --seats 3 --bots dice --deals 1 --seed 3",
    ]
    monkeypatch.setattr(bot_series, "series", lambda: lines)
    file = tmp_path / "measured.json"
    bot_series.measure(file, "greedy", tmp_path / "kept")
    assert list(bot_series.read(file)) == lines[:1]
    bot_series.measure(file, "", tmp_path / "kept")
    found = bot_series.read(file)
    assert list(found) == lines
    assert found[lines[1]]["document"]["seats"] == 3
    written = file.stat().st_mtime_ns
    bot_series.measure(file, "", tmp_path / "kept")
    assert file.stat().st_mtime_ns == written
    table = bot_series.tables(found)
    assert table.count("(below a claim)") == 2
    assert "`greedy`" in table


def test_every_line_is_different() -> None:
    lines = bot_series.series()
    assert len(set(lines)) == len(lines)
