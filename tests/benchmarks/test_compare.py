"""The comparison of benchmark runs, on made-up runs."""

from pathlib import Path

import msgspec
import pytest

from benchmarks import compare
from benchmarks.run_document import Document, Figure, Yardstick
from ironbridge.errors import BadInput


def figure(name: str, value: float, unit: str, ratio: float | None, build: str = "x") -> Figure:
    return Figure(build, "birmingham", 4, name, value, unit, ratio)


def run(*figures: Figure) -> Document:
    stick = Yardstick(0.01, 0.011, 9)
    return Document(
        date="2026-01-01 00:00", quick=True, machine={}, calibration=stick, figures=list(figures)
    )


BEFORE = run(
    figure("games", 2000, "games/s", 20),
    figure("copy", 70, "ns", 0.007),
    figure("position", 1000, "bytes", None),
)


def test_a_run_is_not_slower_than_itself() -> None:
    assert compare.slower(BEFORE, BEFORE) == []


def test_a_slower_machine_alone_is_no_change() -> None:
    now = run(figure("games", 500, "games/s", 20), figure("copy", 280, "ns", 0.007))
    assert compare.slower(BEFORE, now) == []


def test_fewer_games_for_the_same_yardstick_are_slower() -> None:
    (found,) = compare.slower(BEFORE, run(figure("games", 2000, "games/s", 10)))
    assert (found.figure, found.factor) == ("x birmingham 4: games", 2)


def test_more_time_for_the_same_yardstick_is_slower() -> None:
    (found,) = compare.slower(BEFORE, run(figure("copy", 70, "ns", 0.0105)))
    assert (found.factor, found.before, found.now, found.unit) == (1.5, 70, 70, "ns")


def test_bytes_are_compared_as_they_are() -> None:
    (found,) = compare.slower(BEFORE, run(figure("position", 1400, "bytes", None)))
    assert found.factor == 1.4


def test_what_lies_within_the_limit_is_noise() -> None:
    now = run(figure("games", 1600, "games/s", 16), figure("copy", 90, "ns", 0.009))
    assert compare.slower(BEFORE, now) == []


def test_the_worst_comes_first_and_new_figures_do_not_count() -> None:
    now = run(
        figure("games", 1000, "games/s", 10),
        figure("copy", 700, "ns", 0.07),
        figure("legal", 9e9, "ns", 9e9),
        figure("games", 1, "games/s", 0.01, build="y"),
    )
    assert [found.factor for found in compare.slower(BEFORE, now)] == [10, 2]


def test_what_was_disturbed_once_counts_as_it_was_the_other_time() -> None:
    one = run(figure("games", 1000, "games/s", 10), figure("copy", 70, "ns", 0.007))
    other = run(figure("games", 2000, "games/s", 20), figure("copy", 90, "ns", 0.009))
    assert compare.best_of(one, other).figures == BEFORE.figures[:2]


# Runs of older formats


def test_a_run_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_bytes(msgspec.json.encode(BEFORE))
    assert compare.read(path) == BEFORE


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "does not hold a run of bench"),
        ("[]", "does not hold a run of bench"),
        ('{"format": "x"}', "does not hold a run of bench"),
    ],
)
def test_another_file_is_refused_in_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "old.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=sentence):
        compare.read(path)


def test_another_format_is_named(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    old = msgspec.structs.replace(BEFORE, format="ironbridge bench 0")
    path.write_bytes(msgspec.json.encode(old))
    with pytest.raises(BadInput, match="is of the format 'ironbridge bench 0'"):
        compare.read(path)


def test_a_missing_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match=r"'nowhere.json' cannot be read"):
        compare.read(Path("nowhere.json"))
