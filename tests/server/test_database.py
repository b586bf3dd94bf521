"""The database is chosen by its URL."""

from pathlib import Path

import pytest

from ironbridge.errors import BadInput
from ironbridge.server.store.database import Embedded, Server, open_database


def test_the_url_chooses_the_database(tmp_path: Path) -> None:
    assert isinstance(open_database(f"sqlite:///{tmp_path / 'games.db'}"), Embedded)
    assert isinstance(open_database("postgresql+asyncpg://here/games"), Server)


@pytest.mark.parametrize("url", ["", "mysql://here/games", "postgresql://here/games"])
def test_another_url_is_refused(url: str) -> None:
    with pytest.raises(BadInput):
        open_database(url)
