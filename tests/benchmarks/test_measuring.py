"""Measurements: every driver plays the same games and changes no position; laps and ratios."""

import pytest

from benchmarks import timing as laps
from benchmarks.positions import mid_game, random_play
from benchmarks.random_games import DRIVERS, ends, play_in_core, spec_for
from benchmarks.run_document import PER_SECOND, SECONDS, UNITS, Sheet
from benchmarks.search_speed import measure_search
from benchmarks.timing import Timing
from ironbridge.core.microbench import (
    check_each,
    copy_and_apply,
    copy_each,
    list_each,
    some_answers,
)
from ironbridge.core.position import ASK_ACTION
from ironbridge.core.workspace import Workspace

pytestmark = pytest.mark.both_builds
SPEC = spec_for("birmingham", 2)


def test_every_driver_plays_the_same_games() -> None:
    points = ends(SPEC)
    assert len(points) == 4
    played = [drive(SPEC, range(2)) for drive in DRIVERS.values()]
    assert [one.choices for one in played] == [played[0].choices] * len(played)


def test_a_game_depends_on_its_number_alone() -> None:
    both, second = play_in_core(SPEC, range(2)), play_in_core(SPEC, range(1, 2))
    assert both.points[2:] == second.points


def test_mid_game_positions_ask_for_an_action() -> None:
    found = mid_game(SPEC, 3)
    assert [int(pos.ask) for pos in found] == [int(ASK_ACTION)] * 3


def test_measuring_leaves_the_positions_as_they_were() -> None:
    positions = random_play(SPEC, 1)[:40]
    before = [pos.numbers() for pos in positions]
    rules, work = SPEC.rules, Workspace()
    answers = some_answers(rules, positions, work, 1)
    copy_each(positions, 2)
    copy_and_apply(rules, positions, answers, work, 2)
    listed = list_each(rules, positions, work, 2)
    assert [pos.numbers() for pos in positions] == before
    assert listed == 2 * check_each(rules, positions, work, 1)


# Figures


def test_every_unit_is_a_rate_a_time_or_a_size() -> None:
    assert set(UNITS.values()) <= {*PER_SECOND, *SECONDS, "bytes"}


def test_a_rate_is_counted_in_laps_of_the_yardstick() -> None:
    sheet = Sheet("interpreted")
    sheet.rate("birmingham", 4, "games", Timing(0.002, 0.01, 1.0, 8))
    (figure,) = sheet.figures
    assert (figure.value, figure.ratio) == (500, 5)


def test_a_time_is_a_share_of_a_lap_of_the_yardstick() -> None:
    sheet = Sheet("interpreted")
    sheet.time("birmingham", 4, "copy", Timing(70e-9, 0.01, 1.0, 8))
    (figure,) = sheet.figures
    assert (figure.value, figure.ratio) == (70, 7e-06)


def test_a_size_has_no_ratio() -> None:
    sheet = Sheet("interpreted")
    sheet.size("birmingham", 4, "position", 1208)
    assert [figure.ratio for figure in sheet.figures] == [None]


def test_every_lap_does_the_same_work(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(laps, "LAP_SECONDS", 0.0)
    timing = laps.time_laps(asked.append, 0.0)
    assert (timing.rounds, asked) == (1, [1] * (1 + laps.FEWEST_LAPS))


def test_rounds_stop_at_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laps, "LAP_SECONDS", 1e9)
    assert laps.fitting_rounds(lambda rounds: None, 6) == 4


def test_what_a_search_does_is_measured() -> None:
    """Every figure of the search has its own unit."""
    sheet = Sheet("compiled")
    measure_search(sheet, SPEC, 0.0)
    names = [figure.name for figure in sheet.figures]
    assert names == ["redeal", "whole actions", "whole turns", "weigh", "mind games"]
    assert all(figure.unit == UNITS[figure.name] for figure in sheet.figures)
