"""A short series of kills; the long one is the command ``torture``."""

import pytest

from ironbridge.server.proving.limits import without_limits
from ironbridge.server.proving.postgres import Postgres
from ironbridge.server.proving.torture import Sitting, kept, torture

pytestmark = pytest.mark.slow


def test_kills_lose_nothing_on_sqlite() -> None:
    with without_limits():
        found = torture("", kills=4, people=3)
    assert found["complaints"] == []
    assert int(str(found["acknowledged"])) > 0


def test_kills_lose_nothing_on_postgresql(postgres: Postgres) -> None:
    with without_limits():
        found = torture(postgres.database(), kills=3, people=3)
    assert found["complaints"] == []
    assert int(str(found["acknowledged"])) > 0


def test_a_lost_entry_would_be_seen() -> None:
    sitting = Sitting("game", [])
    sitting.acknowledged[0] = 7
    assert not kept(sitting, 0, [])
