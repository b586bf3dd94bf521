"""The schema as it is served: every call may be answered by a problem document.

Only the schema itself is served: pages that load scripts from elsewhere are not shipped.
"""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ironbridge.server.failures import MEDIA_TYPE
from ironbridge.server.problems import ProblemDocument

NAME: Final = "ProblemDocument"
PROBLEM: Final = {
    "description": "A problem document (RFC 9457)",
    "content": {MEDIA_TYPE: {"schema": {"$ref": f"#/components/schemas/{NAME}"}}},
}


class SchemaOnly(JsonRenderPlugin):
    """Serves the schema."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema with the answers that are refusals."""
        return super().render(request, with_problems(openapi_schema))


def with_problems(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema in which every call may end in a problem, instead of the framework's own errors."""
    _, parts = msgspec.json.schema_components(
        [ProblemDocument], ref_template="#/components/schemas/{name}"
    )
    schema.setdefault("components", {}).setdefault("schemas", {})[NAME] = parts[NAME]
    for calls in schema["paths"].values():
        for call in calls.values():
            if isinstance(call, dict) and "responses" in call:
                call["responses"].pop("400", None)
                call["responses"]["default"] = PROBLEM
    return schema
