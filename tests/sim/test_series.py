"""Series of measurements: each line is an arena, and the results are a table."""

from pathlib import Path
from typing import Any

import pytest

from tools import bot_goals, bot_series

PAIRS = ("medium,hard", "hard,master")


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


def arena(deals: int, **points: float) -> dict[str, Any]:
    """Returns a stored arena in which all intervals are two points wide."""
    bots = [
        {"name": name, "mean": mean, "low": mean - 1, "high": mean + 1, "cpu_ms_per_turn": 100.0}
        for name, mean in points.items()
    ]
    mean = max(points.values())
    around = [mean, mean - 1, mean + 1]
    document = {"deals": deals, "bots": bots}
    return {"document": document, "table_mean": around, "winner_mean": around}


def test_what_is_reached_is_told() -> None:
    goal = bot_goals.GOALS[0]
    assert bot_goals.of_goal({}, goal) == bot_goals.NOT_YET
    good = {goal.line: arena(60, hard=160.0)}
    assert bot_goals.of_goal(good, goal) == (
        "160.0 (159.0-161.0), 160.0 (159.0-161.0), 100 ms",
        "yes",
    )
    assert bot_goals.of_goal({goal.line: arena(60, hard=157.0)}, goal)[1] == "no"
    assert bot_goals.of_goal(good, goal._replace(most_ms=50.0))[1] == "no"
    told, yes = bot_goals.of_goal({goal.line: arena(20, hard=160.0)}, goal)
    assert (told.endswith("20 deals only"), yes) == (True, "no")


def test_levels_are_ahead_only_where_intervals_are_apart() -> None:
    line = "lancashire --seats 3 --bots easy,medium --deals 60 --seed 7500"
    ahead = {line: arena(60, easy=90.0, medium=99.0)}
    told, yes = bot_goals.of_levels(ahead, "lancashire --seats 3", 7500, 7700)
    assert "`medium` 99.0, `easy` of 0.5.0 90.0" in told
    assert "`master` against `hard` not measured" in told
    assert yes == "as far as measured"
    close = {line: arena(60, easy=90.0, medium=91.0)}
    assert bot_goals.of_levels(close, "lancashire --seats 3", 7500, 7700)[1] == "no"


def test_the_present_levels_count_before_those_of_an_earlier_version() -> None:
    line = "lancashire --seats 3 --bots easy,medium --deals 60 --seed {}"
    both = {
        line.format(7500): arena(60, easy=90.0, medium=99.0),
        line.format(bot_goals.PRESENT_SEED): arena(60, easy=70.0, medium=99.0),
    }
    told, _ = bot_goals.of_levels(both, "lancashire --seats 3", 7500, 7700)
    assert "`medium` 99.0, `easy` 70.0" in told


def test_the_picture_shows_each_bot_once() -> None:
    four = "birmingham --seats 4 --bots easy --deals 60 --seed {}"
    both = {
        four.format(bot_goals.PRESENT_SEED): arena(60, easy=70.0),
        four.format(7100): arena(60, easy=90.0),
    }
    ((_, name, shown),) = bot_series.equal_bots(both)
    assert (name, shown["table_mean"][0]) == ("easy", 70.0)


def test_a_lead_deal_by_deal_decides_where_it_was_kept() -> None:
    line = "lancashire --seats 3 --bots easy,medium --deals 60 --seed 7500"
    close = arena(60, easy=90.0, medium=91.0)
    close["lead"] = {"ahead": "medium", "behind": "easy", "mean": 1.0, "low": 0.4, "high": 1.6}
    assert bot_goals.of_levels({line: close}, "lancashire --seats 3", 7500, 7700)[1] != "no"
    assert "`medium` ahead by 1.0 (0.4-1.6)" in bot_series.ahead(close)
    close["lead"] = {**close["lead"], "low": -0.1}
    assert bot_goals.of_levels({line: close}, "lancashire --seats 3", 7500, 7700)[1] == "no"


def test_every_goal_is_measured_by_a_line_of_the_series() -> None:
    lines = bot_series.series()
    wanted = [bot_goals.GREEDY, *(goal.line.format(60) for goal in bot_goals.GOALS)]
    wanted += [bot_goals.AUTOMA.format(level) for level in ("easy", "medium", "hard")]
    for table, low, high in bot_goals.TABLES.values():
        wanted.append(f"{table} --bots easy,medium --deals 60 --seed {low}")
        wanted += [f"{table} --bots {two} --deals 60 --seed {high}" for two in PAIRS]
    assert set(wanted) <= set(lines)
