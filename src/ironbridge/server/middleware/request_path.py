"""Canonical spelling of request paths: limits, routes and the log see one spelling only."""

import re
from typing import Final
from urllib.parse import unquote_to_bytes

from ironbridge.server.problems import Problem

RESERVED: Final = ("api", "schema", "metrics", "healthz")
"""First segments of paths that belong to the server; all others belong to the page."""
MAX_SEGMENTS: Final = 16
LONGEST: Final = 2000
"""Maximum length of a path in bytes, as it was sent."""
PLAIN: Final = re.compile(rb"(?:/[a-z0-9]{1,32}){1,8}")
"""Paths that have one spelling only."""
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
ENCODED_SEPARATOR: Final = re.compile(rb"(?i)%2f|%5c")


def canonical(raw: bytes) -> str:
    """Returns the decoded path without empty segments, dot segments and a slash at its end.

    Raises a problem for a path of the server that is spelled otherwise (404), for control
    characters (400) and for a path that is too long (414).
    """
    if PLAIN.fullmatch(raw):
        return raw.decode()
    if len(raw) > LONGEST or raw.count(b"/") > 2 * MAX_SEGMENTS:
        raise Problem(414, "path-long")
    said = unquote_to_bytes(raw).decode("utf-8", "replace")
    if CONTROL.search(said):
        raise Problem(400, "path")
    segments = resolved(said)
    if len(segments) > MAX_SEGMENTS:
        raise Problem(414, "path-long")
    found = "/" + "/".join(segments)
    first = segments[0] if segments else ""
    if ENCODED_SEPARATOR.search(raw) or (first.casefold() in RESERVED and said != found):
        raise Problem(404, "no-page")
    if first.casefold() in RESERVED and first not in RESERVED:
        raise Problem(404, "no-page")
    return found


def resolved(path: str) -> list[str]:
    """Returns the segments of a path after its dot segments are applied."""
    found: list[str] = []
    for segment in path.split("/"):
        if segment == "..":
            del found[-1:]
        elif segment not in ("", "."):
            found.append(segment)
    return found
