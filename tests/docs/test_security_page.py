"""SECURITY.md names tests and pages that exist; the sizing follows from its figures."""

import re

import msgspec
import pytest

from tests.architecture.sources import ROOT
from tools.server_sizing import ServerFigures, need, number

PAGE = (ROOT / "SECURITY.md").read_text("utf-8")


def test_every_promise_names_its_tests() -> None:
    rows = PAGE.partition("## What is not promised")[0].splitlines()
    promises = [line for line in rows if line.startswith("| ") and "| promise |" not in line]
    assert len(promises) > 6
    for line in promises:
        assert re.search(r"`tests/[a-z_/]+\.py`", line), line
    for named in re.findall(r"`(tests/[a-z_/]+\.py)`", PAGE):
        assert (ROOT / named).is_file(), named
    for named in re.findall(r"\]\(([a-z/-]+\.md)", PAGE):
        assert (ROOT / named).is_file(), named


LOAD = {"cpu": 2.0, "idle": 20.0, "feeds": 200.0}
FIGURES = ServerFigures(
    date="",
    cores=2,
    sqlite=LOAD,
    postgresql=LOAD,
    database_cpu=1.0,
    game_bytes=100_000,
    game_entries=200,
    message_bytes=4000,
)


def test_the_need_grows_with_the_players() -> None:
    one, many = need(1000, FIGURES, 0.1), need(2000, FIGURES, 0.1)
    assert many.cores == pytest.approx(2 * one.cores, rel=0.01)
    assert many.entries == pytest.approx(2 * one.entries, rel=0.01)
    costly = msgspec.structs.replace(FIGURES, postgresql=LOAD | {"cpu": 4.0})
    assert need(1000, costly, 0.1).cores == pytest.approx(2 * one.cores, rel=0.01)
    assert need(1000, FIGURES, 0.2).bot_cores == pytest.approx(2 * one.bot_cores)


@pytest.mark.parametrize(
    ("value", "shown"), [(0.04, "0.0"), (3.14, "3.1"), (14.4, "14"), (12345.0, "12,000")]
)
def test_figures_have_two_digits(value: float, shown: str) -> None:
    assert number(value) == shown
