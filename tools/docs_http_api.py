"""Writes ``docs/http-api.md`` from the OpenAPI document and the handlers of the server."""

import ast
import inspect
import re
import tempfile
import textwrap
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.handlers import BaseRouteHandler

from ironbridge.server.api.openapi import completed
from ironbridge.server.app import create_app
from ironbridge.server.config import ServerConfig
from ironbridge.server.messages import say
from ironbridge.server.middleware.routes import KEY, USUAL
from ironbridge.server.rate_limits import Limits
from tools.docs_http_errors import raised_by

METHODS: Final = ("get", "post", "put", "delete")
GROUPS: Final = {
    "catalogue": "Titles and bots",
    "language_messages": "Languages",
    "games": "Games",
    "moves": "Moves",
    "seats": "Seats",
    "seat_devices": "Seats",
    "absent_players": "Seats",
    "host_tools": "Host and agreements",
    "chat_routes": "Chat and private notes",
    "profiles": "Profiles",
    "sign_in": "Profiles",
    "atom": "Profiles",
    "notices": "Turn notices",
    "game_history": "Records and history",
    "review_routes": "Reviews",
    "feed": "Feed",
    "list_feed": "Feed",
    "ops": "Operation",
}
"""Heading of the operations of each handler module."""

COMMON: Final = ("flood", "origin", "too-large", "slow", "database", "disk-full", "ours", "input")
"""Kinds of problems that any operation may answer with."""

VIEW: Final = Path(__file__).resolve().parents[1] / "docs" / "view.md"
MEANINGS: Final[dict[str, dict[str, str]]] = tomllib.loads(
    Path(__file__).with_name("docs_http_fields.toml").read_text("utf-8")
)

Schema = dict[str, Any]


def page(made_by: str) -> str:
    """Returns the page."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(ServerConfig(data=folder))
        schema = completed(app.openapi_schema.to_schema())
        handlers = dict(handlers_of(app))
    lines = [*introduction(made_by), *limits_section(), *problems_section(handlers)]
    group = ""
    for (method, path), handler in handlers.items():
        heading = GROUPS[module_of(handler)]
        if heading != group:
            group = heading
            lines += ["", f"## {heading}"]
        operation = schema["paths"].get(path, {}).get(method)
        lines += operation_section(method, path, handler, operation, schema)
    lines += ["", "## Schemas", *schema_sections(schema)]
    return "\n".join(lines) + "\n"


def introduction(made_by: str) -> list[str]:
    """Returns what holds for every operation."""
    return [
        "# HTTP API",
        "",
        made_by,
        "",
        "`ironbridge serve` and `ironbridge play` serve this API, which the page uses too. The",
        "OpenAPI document is at `/schema/openapi.json`.",
        "",
        "- Requests and answers are JSON. Unknown fields and values of a wrong type are refused.",
        "- A seat's token, or the host's, goes into the header `Authorization: Bearer TOKEN`.",
        "- `?lang=en`, or the header `Accept-Language`, selects the language of sentences.",
        "- `game` in a path is the id of a game, `seat` the number of a seat from 0.",
        "- An error is a problem document (RFC 9457, `application/problem+json`).",
        "- A writing request contains `seen`, the number of entries that the client knows. If the",
        "  log has grown, the answer is 409 with the current number in `entries`.",
    ]


# ----------------------------------------------------------------------------- handlers


def handlers_of(app: Litestar) -> Iterator[tuple[tuple[str, str], BaseRouteHandler]]:
    """Yields the handlers by method and path, grouped by module in the order of ``GROUPS``."""
    found = []
    for route in app.routes:
        path = "/" + "/".join(part.split(":")[0] + "}" * (":" in part) for part in parts(route))
        # The framework keeps the methods of a path in no order.
        ways: dict[str, BaseRouteHandler] = {}
        for handler in getattr(route, "route_handlers", [getattr(route, "route_handler", None)]):
            if handler is not None and module_of(handler) in GROUPS:
                methods = getattr(handler, "http_methods", {"WEBSOCKET"})
                ways |= {method.lower(): handler for method in methods if method != "OPTIONS"}
        found += [((method, path), ways[method]) for method in sorted(ways)]
    order = list(GROUPS)
    found.sort(key=lambda each: order.index(module_of(each[1])))
    yield from found


def parts(route: Any) -> list[str]:
    """Returns the parts of a route's path as it is declared."""
    return [part for part in str(route.path).split("/") if part]


def module_of(handler: BaseRouteHandler) -> str:
    """Returns the name of a handler's module in the API package, or an empty text."""
    package, _, name = handler.fn.__module__.rpartition(".")
    return name if package == "ironbridge.server.api" else ""


def operation_section(
    method: str, path: str, handler: BaseRouteHandler, operation: Schema | None, schema: Schema
) -> list[str]:
    """Returns one operation: purpose, parameters, body, answer, errors, limits."""
    lines = ["", f"### `{method.upper()} {path}`", "", text_of(handler.fn)]
    rows = []
    if operation is not None:
        for parameter in operation.get("parameters", []):
            if "$ref" not in parameter:
                rows.append(parameter_row(parameter))
        body = operation.get("requestBody")
        if body is not None:
            rows.append(("body", content_type(body)))
        for status, answer in operation["responses"].items():
            if status != "default":
                rows.append((f"answer {status}", content_type(answer) or "no content"))
    errors = errors_of(path, handler)
    if errors:
        rows.append(("errors", ", ".join(f"{status} `{kind}`" for status, kind in errors)))
    rows.append(("limits", limits_of(method, handler)))
    return [*lines, "", "| | |", "|---|---|", *(f"| {name} | {about} |" for name, about in rows)]


def parameter_row(parameter: Schema) -> tuple[str, str]:
    """Returns a parameter of the path or the query with its type."""
    about = f"{type_of(parameter['schema'])}: {MEANINGS['parameters'][parameter['name']]}"
    if parameter["in"] == "path":
        return f"`{parameter['name']}` (path)", about
    needed = "" if parameter.get("required") else ", optional"
    return f"`{parameter['name']}` ({parameter['in']}{needed})", about


def content_type(part: Schema) -> str:
    """Returns the type of a body or answer, with its media type where it is not JSON."""
    found = []
    for media, content in part.get("content", {}).items():
        kind = type_of(content["schema"]) if content.get("schema") else "text"
        found.append(kind if media == "application/json" else f"{kind} (`{media}`)")
    return ", ".join(found)


def text_of(function: Any) -> str:
    """Returns a docstring as one paragraph."""
    return " ".join((inspect.getdoc(function) or "").split())


# ----------------------------------------------------------------------------- limits and errors


def limits_section() -> list[str]:
    """Returns every limit with its default."""
    about = field_docs(Limits)
    rows = [
        f"| `{field.name}` | {about.get(field.name, '')} | {field.default:,} |"
        for field in msgspec.structs.fields(Limits)
    ]
    return [
        "",
        "## Limits",
        "",
        "Rates are token buckets: the rate per second refills a bucket of the size of the burst.",
        "Above a limit the answer is 429 with the header `Retry-After`. The variable",
        "`IRONBRIDGE_LIMITS` changes limits; see [Hosting a server](hosting.md).",
        "",
        "| limit | meaning | default |",
        "|---|---|---|",
        *rows,
    ]


def limits_of(method: str, handler: BaseRouteHandler) -> str:
    """Returns the names of the limits that apply to an operation."""
    route = handler.opt.get(KEY, USUAL)
    names = ["address_rate"]
    if route.is_feed:
        names.append("feeds")
    elif method != "get":
        names.append("seat_rate")
        if route.creates_game:
            names.append("create_rate")
        if route.signs_in:
            names.append("sign_in_rate")
        names.append("record" if route.has_large_body else "body")
    return ", ".join(f"`{name}`" for name in names)


def errors_of(path: str, handler: BaseRouteHandler) -> list[tuple[int, str]]:
    """Returns the problems of an operation that not every operation has.

    Opening a game replays its log, which may contain an undo; only a new entry reports that one.
    """
    plays = path.endswith("/entries")
    found = [(422, "refused")] if plays else []
    for status, kind in raised_by(handler.fn):
        if kind not in COMMON and (plays or kind != "not-yours-to-undo"):
            found.append((status, kind))
    return sorted(found)


def problems_section(handlers: dict[tuple[str, str], BaseRouteHandler]) -> list[str]:
    """Returns every kind of problem with its status and sentences."""
    found = {
        kind: status for handler in handlers.values() for status, kind in raised_by(handler.fn)
    }
    found |= {
        "flood": 429,
        "undo-flood": 429,
        "work": 429,
        "feeds": 429,
        "origin": 403,
        "too-large": 413,
        "slow": 408,
    }
    found |= {"database": 503, "disk-full": 507, "ours": 500, "input": 422, "refused": 422}
    found |= {
        "method": 405,
        "no-page": 404,
        "garbled": 400,
        "path": 400,
        "full": 503,
        "path-long": 414,
    }
    rows = []
    for kind, status in sorted(found.items(), key=lambda each: (each[1], each[0])):
        where = " (any operation)" if kind in COMMON else ""
        rows.append(f"| {status} | `{kind}`{where} | {say('en', f'problem-{kind}')} |")
    return [
        "",
        "## Errors",
        "",
        "`type` is `urn:ironbridge:problem:KIND`; `title` and `detail` are sentences in the",
        "client's language. A refused choice also has `rule` and `reason`; see",
        "[Reasons](reasons.md).",
        "",
        "| status | kind | title |",
        "|---|---|---|",
        *rows,
    ]


# ----------------------------------------------------------------------------- schemas


def schema_sections(schema: Schema) -> Iterator[str]:
    """Yields every schema with its fields."""
    structs = {each.__name__: each for each in all_structs(msgspec.Struct)}
    for name, part in sorted(schema["components"]["schemas"].items(), key=lambda each: each[0]):
        struct = structs.get(name.rpartition("_")[2])
        yield from ("", f"### {name}", "")
        if struct is not None:
            yield text_of(struct)
        about = meanings(name, struct)
        yield from ("", "| field | type | meaning |", "|---|---|---|")
        for field, kind in part.get("properties", {}).items():
            needed = "" if field in part.get("required", []) else " (optional)"
            yield f"| `{field}` | {type_of(kind)}{needed} | {about.get(field, '')} |"


def meanings(name: str, struct: type[Any] | None) -> dict[str, str]:
    """Returns the meaning of each field of a struct."""
    documented = field_docs(struct) if struct is not None else {}
    return {
        **MEANINGS["any"],
        **view_fields().get(name, {}),
        **documented,
        **MEANINGS.get(name, {}),
    }


@cache
def view_fields() -> dict[str, dict[str, str]]:
    """Returns the meaning of each field of each struct on docs/view.md."""
    sections = re.split(r"^## (\w+)$", VIEW.read_text("utf-8"), flags=re.MULTILINE)
    return {
        name: dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", text, flags=re.MULTILINE))
        for name, text in zip(sections[1::2], sections[2::2], strict=True)
    }


def all_structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Yields every struct of the package."""
    for each in base.__subclasses__():
        if each.__module__.startswith("ironbridge."):
            yield each
        yield from all_structs(each)


def field_docs(struct: type[Any]) -> dict[str, str]:
    """Returns the docstrings of a struct's fields, inherited ones included."""
    found: dict[str, str] = {}
    for owner in reversed(struct.__mro__):
        if not owner.__module__.startswith("ironbridge."):
            continue
        tree = ast.parse(textwrap.dedent(inspect.getsource(owner)))
        body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef))
        for field, text in pairwise(body):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                match text:
                    case ast.Expr(value=ast.Constant(value=str(about))):
                        found[field.target.id] = " ".join(about.replace("``", "`").split())
    return found


def type_of(schema: Schema) -> str:
    """Returns a type as a reader writes it, with links to schemas."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(type_of(each) for each in schema[key])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    kind = schema.get("type", "any")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        items = schema.get("items") or schema.get("prefixItems", [{}])[0]
        return f"list of {type_of(items)}" if items else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {type_of(schema['additionalProperties'])}"
    return str(kind)
