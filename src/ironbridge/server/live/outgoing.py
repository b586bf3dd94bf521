"""Requests to receivers of notices: the operator's allow-lists, and one POST with its outcome."""

import http.client
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from ironbridge.server.store.notice_queue import SENT, UNKNOWN, WAITING

SECONDS: Final = 10.0
"""Timeout in seconds for connecting, and for a response."""
GONE: Final = "gone"
"""Outcome: the receiver does not exist any more."""
DEAD_STATUSES: Final = (404, 410)
PORTS: Final = {"http": 80, "https": 443}


def is_allowed(url: str, beginnings: Sequence[str]) -> bool:
    """Returns whether the operator's list of URL prefixes allows a URL.

    Scheme, host and port must be equal, which excludes a longer host with the same prefix and a
    host after an ``@``.
    """
    wanted = plain_parts(url)
    if wanted is None:
        return False
    place = (wanted.scheme, wanted.hostname, port_of(wanted))
    return any(
        place == (ours.scheme, ours.hostname, port_of(ours))
        and target(wanted).startswith(ours.path or "/")
        for ours in map(urlsplit, beginnings)
    )


def is_push_host(url: str, allowed: Sequence[str]) -> bool:
    """Returns whether a push endpoint is at a host that the operator allows.

    A host may begin with ``*.`` for all hosts below it; an entry with ``://`` is a URL prefix.
    """
    if is_allowed(url, [each for each in allowed if "://" in each]):
        return True
    parts = plain_parts(url)
    if parts is None or (parts.scheme, port_of(parts)) != ("https", 443):
        return False
    host = parts.hostname or ""
    return any(
        host.endswith(each[1:]) if each.startswith("*.") else host == each
        for each in allowed
        if "://" not in each
    )


def plain_parts(url: str) -> SplitResult | None:
    """Returns the parts of a URL; ``None`` for one that programs could read in different ways."""
    try:
        parts = urlsplit(url)
        port_of(parts)
    except ValueError:
        return None
    is_plain = url.isascii() and url.isprintable() and not set(url) & set(" \\")
    has_tricks = "@" in parts.netloc or ".." in unquote(parts.path)
    return parts if is_plain and not has_tricks else None


def port_of(parts: SplitResult) -> int | None:
    """Returns the port of a URL; the default of its scheme where it names none."""
    return parts.port or PORTS.get(parts.scheme)


def target(parts: SplitResult) -> str:
    """Returns the request target of a URL: path and query."""
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def post(url: str, headers: Mapping[str, str], body: bytes) -> str:
    """Sends a POST request without following redirects; returns the outcome.

    ``waiting``: it has not arrived and can be repeated; ``unknown``: it was sent, and the answer
    did not come.
    """
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=SECONDS)
    try:
        line.connect()
    except OSError:
        return WAITING
    try:
        line.request("POST", target(parts), body, dict(headers))
        status = line.getresponse().status
    except (OSError, http.client.HTTPException):
        return UNKNOWN
    finally:
        line.close()
    if status in DEAD_STATUSES:
        return GONE
    return SENT if status < 300 else WAITING
