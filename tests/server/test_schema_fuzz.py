"""Every operation of the schema, with generated requests: the responses match the schema."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from benchmarks.server_stress.no_limits import without_limits
from benchmarks.server_stress.process import ServerProcess
from tests.server.table import Person, sit_down

PEOPLE: list[Person] = []
"""Players of the existing game."""
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[schemathesis.BaseSchema]:
    """Yields the schema of a running server."""
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with without_limits(), ServerProcess("--data", str(folder)) as server:
        with httpx.Client(base_url=server.address) as client:
            PEOPLE[:] = sit_down(client, "birmingham")
        yield schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@pytest.mark.slow
@schema.exclude(path_regex="feed$").parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_call_answers_as_the_schema_says(case: schemathesis.Case) -> None:
    case.call_and_validate(checks=list(CHECKS))
    # Generated ids do not exist: the request is repeated with an existing game and a seat token.
    if "game" in case.path_parameters:
        person = PEOPLE[0]
        case.path_parameters["game"] = person.game
        case.call_and_validate(checks=list(CHECKS), headers=person.headers)
