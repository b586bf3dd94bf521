"""A quick run takes a slice of every folder, within a budget of seconds."""

from tests.quick import BUDGET, LARGER, TESTS, UNKNOWN, durations, function, select


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


def test_every_folder_has_durations_and_all_slices_fit_a_minute() -> None:
    measured = {name.partition("/")[0] for name in durations()}
    folders = {path.parent.relative_to(TESTS).parts[0] for path in TESTS.rglob("test_*.py")}
    assert folders <= measured
    # Collection, in two processes, takes the rest of two minutes of CPU.
    assert sum(LARGER.get(name, BUDGET) for name in folders) <= 60


def test_the_unit_tests_of_the_page_are_in_the_slice() -> None:
    name = "page/test_units.py::test_unit_tests_pass"
    page = [f"tests/{each}" for each in durations() if each.startswith("page/")]
    assert f"tests/{name}" in select(page, durations(), LARGER["page"])
