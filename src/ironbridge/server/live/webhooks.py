"""Turn notices by webhook: stored with the entry that caused them, sent once, retried.

A notice is retried only when it is known not to have arrived: the connection failed, or the
response was an error.  A request with an unknown outcome is not repeated.
"""

import asyncio
import http.client
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.store.rows import Notice

LOG: Final = logging.getLogger(__name__)
ATTEMPTS: Final = 6
FIRST_WAIT: Final = 5.0
SECONDS: Final = 10.0
"""Timeout in seconds for a response."""
SENT: Final = "sent"
FAILED: Final = "failed"
WAITING: Final = "waiting"
AT_ONCE: Final = 4
"""Maximum number of concurrent requests: a slow URL does not delay others."""
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


def port_of(parts: SplitResult) -> int | None:
    """Returns the port of a URL; the default of its scheme where it names none."""
    return parts.port or PORTS.get(parts.scheme)


def target(parts: SplitResult) -> str:
    """Returns the request target of a URL: path and query."""
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


class Webhooks:
    """Sends due notices."""

    def __init__(self, registry: GameRegistry, pause: float = 1.0) -> None:
        self.registry = registry
        self.pause = pause
        self._callers = ThreadPoolExecutor(AT_ONCE, "notices")

    async def run(self) -> None:
        """Sends due notices periodically, until cancelled."""
        if not self.registry.options.webhooks:
            return
        begun = False
        while True:
            try:
                if not begun:
                    await self.registry.store.give_up_notices()
                    begun = True
                await self.send_due()
            except Problem as problem:
                LOG.warning("notices wait", extra={"problem": problem.kind})
            await asyncio.sleep(self.pause)

    async def send_due(self) -> None:
        """Sends every notice that is due."""
        due = await self.registry.store.due_notices(time.time())
        await asyncio.gather(*(self._send(notice) for notice in due))

    async def _send(self, notice: Notice) -> None:
        """Sends a notice that no other process has claimed, and stores the outcome."""
        if not await self.registry.store.claim_notice(notice):
            return
        try:
            state = await self._call(notice)
        except Problem:
            state = WAITING  # the database is unavailable, nothing was sent yet
        except Exception:
            LOG.exception("notice failed", extra={"game": notice.game})
            state = FAILED
        if state == WAITING and notice.attempts + 1 >= ATTEMPTS:
            state = FAILED
        if state != SENT:
            LOG.warning("notice not delivered", extra={"game": notice.game, "state": state})
        due = time.time() + FIRST_WAIT * 4**notice.attempts
        await self.registry.store.close_notice(notice, state, due)

    async def _call(self, notice: Notice) -> str:
        """Sends whose turn it is; returns the outcome."""
        live_game = await self.registry.live_game(notice.game)
        url = live_game.seats[notice.seat].webhook
        if url is None or not is_allowed(url, self.registry.options.webhooks):
            return FAILED
        body = msgspec.json.encode(
            {
                "notice": notice.id,
                "game": notice.game,
                "title": live_game.row.title,
                "seat": notice.seat,
                "name": live_game.seats[notice.seat].name,
                "address": f"{self.registry.options.base_url}/game/{notice.game}",
            }
        )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._callers, post, url, notice.id, body)


def post(url: str, notice: str, body: bytes) -> str:
    """Sends a POST request without following redirects; returns the outcome."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=SECONDS)
    try:
        line.connect()
    except OSError:
        return WAITING
    try:
        headers = {"content-type": "application/json", "ironbridge-notice": notice}
        line.request("POST", target(parts), body, headers)
        return SENT if line.getresponse().status < 300 else WAITING
    except (OSError, http.client.HTTPException):
        return FAILED
    finally:
        line.close()
