"""Database: migrations lead to the schema, on SQLite and PostgreSQL."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from benchmarks.server_stress.postgres import Postgres
from ironbridge.server.config import ServerConfig
from ironbridge.server.store import Store, migrations
from ironbridge.server.store.schema import METADATA


def differences(connection: Connection) -> object:
    migrations.upgrade(connection)
    migrations.upgrade(connection)
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, METADATA)


def test_migrations_lead_to_the_schema_on_sqlite() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        assert differences(connection) == []
    engine.dispose()


@pytest.mark.slow
def test_migrations_lead_to_the_schema_on_postgresql(postgres: Postgres) -> None:
    url = ServerConfig(database=postgres.database()).url

    async def compare() -> object:
        store = Store(url)
        found = await store.write(differences)
        await store.close()
        return found

    assert asyncio.run(compare()) == []


def test_the_newest_migration_is_the_one_that_is_looked_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.HEAD]
