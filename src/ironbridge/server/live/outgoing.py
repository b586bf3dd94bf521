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
    try:
        wanted = urlsplit(url)
        port = port_of(wanted)
    except ValueError:
        return False
    plain = url.isascii() and url.isprintable() and not set(url) & set(" \\")
    if not plain or "@" in wanted.netloc or ".." in unquote(wanted.path):
        return False
    return any(
        (wanted.scheme, wanted.hostname, port) == (ours.scheme, ours.hostname, port_of(ours))
        and target(wanted).startswith(ours.path or "/")
        for ours in map(urlsplit, beginnings)
    )


def is_push_host(url: str, allowed: Sequence[str]) -> bool:
    """Returns whether a push endpoint is at a host that the operator allows.

    A host may begin with ``*.`` for all hosts below it; an entry with ``://`` is a URL prefix.
    """
    prefixes = [each for each in allowed if "://" in each]
    if is_allowed(url, prefixes):
        return True
    try:
        host = urlsplit(url).hostname or ""
    except ValueError:
        return False
    if not is_allowed(url, [f"https://{host}/"]):
        return False
    return any(
        host.endswith(each[1:]) if each.startswith("*.") else host == each
        for each in allowed
        if "://" not in each
    )


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
