"""A short series of killed servers; the command ``torture`` runs a long one."""

import time
from pathlib import Path

import pytest

from benchmarks.server_stress.audit_log import missing
from benchmarks.server_stress.faulty_server import WrongClock
from benchmarks.server_stress.no_limits import without_limits
from benchmarks.server_stress.postgres import Postgres
from benchmarks.server_stress.random_players import Sitting
from benchmarks.server_stress.torture import torture

pytestmark = pytest.mark.slow


def test_kills_and_a_full_disk_lose_nothing_on_sqlite() -> None:
    with without_limits():
        found = torture(None, kills=4, people=6)
    assert found.complaints == []
    assert found.lost == 0
    assert found.acknowledged > 0
    assert found.refused > 0
    assert found.replayed == found.games > 0


def test_a_moved_clock_is_that_of_the_server(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    clock = WrongClock(file)
    file.write_text("-86400")
    clock.read_error()
    assert clock.time() < time.time() - 80_000


def test_kills_restarts_and_a_full_disk_lose_nothing_on_postgresql(postgres: Postgres) -> None:
    with without_limits():
        found = torture(postgres, kills=3, people=6)
    assert found.complaints == []
    assert found.lost == 0
    assert found.restarts == 1
    assert found.acknowledged > 0
    assert found.refused > 0
    assert found.replayed == found.games > 0


def test_a_lost_entry_would_be_seen() -> None:
    sitting = Sitting("game", [])
    sitting.acknowledged[0] = 7
    assert missing(sitting, []) == [0]
