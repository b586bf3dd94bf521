"""Fixtures: servers and databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.server_stress.postgres import Postgres
from tests.server.table import Client, server


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """Yields a client of a server with an empty database."""
    with server(tmp_path) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Yields a PostgreSQL server for all tests of this process."""
    with Postgres() as found:
        yield found
