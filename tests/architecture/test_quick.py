"""A quick run takes a slice of every folder, within a budget of seconds."""

import subprocess
import sys
from collections import Counter

import pytest

from tests.quick import (
    ALWAYS,
    BUDGET,
    LARGER,
    TESTS,
    UNKNOWN,
    Clocks,
    Unimported,
    children_seconds,
    describe_left_out,
    durations,
    estimated,
    function,
    part_of_folders,
    quiet_seconds,
    raised,
    renewed,
    select,
    shared,
    too_long,
)


def cases(file: str, name: str, number: int) -> list[str]:
    return [f"tests/{file}::{name}[{index}]" for index in range(number)]


def test_every_file_has_its_turn_before_a_second_case() -> None:
    found = cases("a/test_x.py", "test_p", 9) + cases("a/test_y.py", "test_q", 9)
    taken = select(found, {"a/test_x.py::test_p": 0.1, "a/test_y.py::test_q": 1.0}, 1.1)
    assert sorted(function(case) for case in taken) == [
        "a/test_x.py::test_p",
        "a/test_y.py::test_q",
    ]


def test_the_budget_holds() -> None:
    found = cases("a/test_x.py", "test_p", 50) + cases("a/test_x.py", "test_slow", 3)
    seconds = {"a/test_x.py::test_p": 0.1, "a/test_x.py::test_slow": 9.0}
    taken = select(found, seconds, 2.05)
    assert len(taken) == 20
    assert {function(case) for case in taken} == {"a/test_x.py::test_p"}


def test_a_folder_of_long_tests_keeps_its_cheapest() -> None:
    found = cases("a/test_x.py", "test_p", 2) + cases("a/test_x.py", "test_q", 2)
    seconds = {"a/test_x.py::test_p": 70.0, "a/test_x.py::test_q": 60.0}
    (taken,) = select(found, seconds, 4.0)
    assert function(taken) == "a/test_x.py::test_q"


def test_the_order_of_collection_does_not_matter() -> None:
    found = cases("a/test_x.py", "test_p", 40)
    assert select(found, {}, 10 * UNKNOWN) == select(found[::-1], {}, 10 * UNKNOWN)
    assert len(select(found, {}, 10.5 * UNKNOWN)) == 10


def test_a_test_without_a_duration_counts_as_long_as_those_beside_it() -> None:
    measured = {"a/test_x.py::p": 3.0, "a/test_x.py::q": 5.0, "a/test_y.py::r": 1.0}
    names = ["a/test_x.py::p", "a/test_x.py::new", "a/test_z.py::new", "b/test_x.py::new"]
    assert list(estimated(names, measured).values()) == [3.0, 4.0, 3.0, UNKNOWN]


@pytest.mark.parametrize(
    ("after", "seconds"),
    [
        (Clocks(own=2.0, children=0.0, wall=8.0, queue=6.0), 2.0),  # it waited for a CPU
        (Clocks(own=2.0, children=0.0, wall=8.0, queue=0.0), 8.0),  # it waited for something else
        (Clocks(own=1.0, children=3.0, wall=8.0, queue=0.0), 4.0),
        (Clocks(own=1.0, children=1.0, wall=8.0, queue=0.0), 2.5),
    ],
)
def test_other_processes_do_not_make_a_test_longer(after: Clocks, seconds: float) -> None:
    assert quiet_seconds(Clocks(0.0, 0.0, 0.0, 0.0), after, crowd=3.2) == seconds


def test_a_busy_machine_makes_no_duration_longer() -> None:
    known, measured = {"a": 1.0, "b": 1.0, "c": 1.0}, {"a": 0.5, "b": 9.0, "d": 2.0}
    assert renewed(known, measured, is_quiet=False) == {"a": 0.5, "b": 1.0, "c": 1.0, "d": 2.0}
    assert renewed(known, measured, is_quiet=True) == {"a": 0.5, "b": 9.0, "c": 1.0, "d": 2.0}


def test_every_folder_has_durations_and_all_slices_fit_a_minute() -> None:
    measured = {name.partition("/")[0] for name in durations()}
    folders = {path.parent.relative_to(TESTS).parts[0] for path in TESTS.rglob("test_*.py")}
    assert folders <= measured
    # Collection, in two processes, takes the rest of two minutes of CPU.
    assert sum(LARGER.get(name, BUDGET) for name in folders) <= 60


def test_unit_tests_and_a_browser_are_in_the_slice_of_the_page() -> None:
    page = [f"tests/{each}" for each in durations() if each.startswith("page/")]
    taken = {function(case) for case in select(page, durations(), LARGER["page"])}
    assert taken >= ALWAYS


def test_it_says_what_is_left_out() -> None:
    counts = {"folders": Counter(cli=3, bots=1), "files": Counter({"cli/test_help.py": 2})}
    first, second = describe_left_out(counts)
    assert first.startswith("A quick run: 4 tests were left out: bots (1), cli (3); ")
    assert second == "Files of which no test ran: cli/test_help.py (2)."
    assert describe_left_out({}) == ["A quick run: no test was left out."]


def test_a_test_of_a_slice_pays_for_its_fixtures() -> None:
    known, measured = {"a": 1.0, "b": 1.0, "c": 1.0}, {"a": 0.5, "b": 9.0, "d": 2.0}
    assert raised(known, measured) == {"a": 1.0, "b": 9.0, "c": 1.0, "d": 2.0}


def test_a_child_that_runs_is_measured() -> None:
    before = children_seconds()
    line = [sys.executable, "-c", "while True: pass"]
    with subprocess.Popen(line) as child:
        while children_seconds() < before + 0.2:
            assert child.poll() is None
        child.kill()


# Parts


@pytest.mark.parametrize("parts", [1, 2, 3])
def test_every_folder_is_in_one_part(parts: int) -> None:
    folders = {path.relative_to(TESTS).parts[0] for path in TESTS.rglob("test_*.py")}
    found = [part_of_folders(f"{number}/{parts}") for number in range(1, parts + 1)]
    assert sorted(name for part in found for name in part) == sorted(folders)


def test_parts_cost_about_the_same() -> None:
    costs = {"a": 14.0, "b": 3.0, "c": 4.0, "d": 5.0, "e": 1.0}
    assert shared(costs, 2) == [{"a"}, {"b", "c", "d", "e"}]


@pytest.mark.parametrize("part", ["3/2", "0/2", "1", "one/two", "-1/2"])
def test_what_is_no_part_is_refused(part: str) -> None:
    with pytest.raises(pytest.UsageError, match="no part such as 1/2"):
        part_of_folders(part)


def test_a_file_without_a_test_that_fits_is_not_imported() -> None:
    seconds = {
        "a/test_x.py::p": 0.1,
        "a/test_y.py::q": 5.0,
        "a/test_y.py::r": 6.0,
        "a/test_z.py::s": 5.0,
        "a/test_z.py::t": 0.2,
        "b/test_x.py::u": 8.0,
        "b/test_y.py::v": 7.0,
    }
    assert too_long(seconds, 1.0) == {"a/test_y.py": 2, "b/test_x.py": 1}


def test_a_part_ignores_other_folders_and_long_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = {"cli/test_a.py::a": 9.0, "cli/test_b.py::b": 0.1}
    monkeypatch.setattr("tests.quick.durations", lambda: seconds)
    monkeypatch.setattr("tests.quick.part_of_folders", lambda part: {"cli"})
    unimported = Unimported("1/2", 1.0)
    assert unimported.ignores(TESTS / "bots" / "test_a.py", is_named=True)
    assert unimported.ignores(TESTS / "cli" / "test_a.py", is_named=False)
    assert not unimported.ignores(TESTS / "cli" / "test_a.py", is_named=True)
    assert not unimported.ignores(TESTS / "cli" / "test_b.py", is_named=False)
    assert not unimported.ignores(TESTS, is_named=False)
    assert unimported.met == {"cli/test_a.py": 1}
    assert not Unimported("", 1.0).ignores(TESTS / "bots" / "test_a.py", is_named=False)
