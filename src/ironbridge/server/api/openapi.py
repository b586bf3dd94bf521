"""OpenAPI schema: adds to every operation its problem responses, language and token.

Serves the schema alone, without documentation pages, because those load scripts from other servers.
"""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ironbridge.i18n.language import languages
from ironbridge.server.api.error_handlers import MEDIA_TYPE
from ironbridge.server.problems import ProblemDocument

NAME: Final = "ProblemDocument"
PROBLEM: Final = {
    "description": "A problem document (RFC 9457)",
    "content": {MEDIA_TYPE: {"schema": {"$ref": f"#/components/schemas/{NAME}"}}},
}
LANGUAGE: Final = {
    "lang": {
        "name": "lang",
        "in": "query",
        "required": False,
        "description": "The language of every sentence in the answer.",
        "schema": {"type": "string", "enum": list(languages())},
    },
    "accept-language": {
        "name": "Accept-Language",
        "in": "header",
        "required": False,
        "description": "The languages that the caller reads, where `lang` is not said.",
        "schema": {"type": "string"},
    },
}
TOKEN: Final = {
    "seat": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token that holds a seat, or the host's.",
    }
}


class SchemaOnly(JsonRenderPlugin):
    """OpenAPI plugin that serves the completed schema as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Returns the encoded schema."""
        return super().render(request, completed(openapi_schema))


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """Returns a copy of a schema in which problem documents replace the framework's errors."""
    _, parts = msgspec.json.schema_components(
        [ProblemDocument], ref_template="#/components/schemas/{name}"
    )
    components = schema.setdefault("components", {})
    components.setdefault("schemas", {})[NAME] = parts[NAME]
    components["parameters"] = LANGUAGE
    components["securitySchemes"] = TOKEN
    schema["security"] = [{}, {name: [] for name in TOKEN}]
    for calls in schema["paths"].values():
        for call in calls.values():
            if isinstance(call, dict) and "responses" in call:
                complete(call)
    return schema


def complete(call: dict[str, Any]) -> None:
    """Adds the common responses and parameters to an operation; idempotent."""
    call["responses"].pop("400", None)
    call["responses"]["default"] = PROBLEM
    spoken = [{"$ref": f"#/components/parameters/{name}"} for name in LANGUAGE]
    own = [each for each in call.get("parameters") or [] if each not in spoken]
    call["parameters"] = own + spoken
