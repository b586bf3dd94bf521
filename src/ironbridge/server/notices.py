"""Turn notices by webhook: kept with the entry that caused them, sent once, tried again.

A notice is tried again only when it is known not to have arrived: nobody answered the call, or
the answer was an error.  When a call was made and its outcome is unknown it is not repeated.
"""

import asyncio
import http.client
import logging
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec

from ironbridge.server.hall import Hall
from ironbridge.server.problems import Problem
from ironbridge.server.rows import Notice

LOG: Final = logging.getLogger(__name__)
ATTEMPTS: Final = 6
FIRST_WAIT: Final = 5.0
SECONDS: Final = 10.0
"""How long an address may take to answer."""
SENT: Final = "sent"
FAILED: Final = "failed"
WAITING: Final = "waiting"


class Notices:
    """Sends what is due."""

    def __init__(self, hall: Hall, pause: float = 1.0) -> None:
        self.hall = hall
        self.pause = pause

    async def run(self) -> None:
        """Look for due notices, again and again."""
        if not self.hall.options.webhooks:
            return
        await self.hall.store.give_up_notices()
        while True:
            try:
                await self.send_due()
            except Problem as problem:
                LOG.warning("notices wait", extra={"problem": problem.kind})
            await asyncio.sleep(self.pause)

    async def send_due(self) -> None:
        """Send every notice that is due and that no other process has claimed."""
        for notice in await self.hall.store.due_notices(time.time()):
            if await self.hall.store.claim_notice(notice):
                await self._send(notice)

    async def _send(self, notice: Notice) -> None:
        table = await self.hall.table(notice.game)
        url = table.seats[notice.seat].webhook
        if url is None or not url.startswith(self.hall.options.webhooks):
            await self.hall.store.close_notice(notice, FAILED, 0.0)
            return
        body = msgspec.json.encode(
            {
                "notice": notice.id,
                "game": notice.game,
                "title": table.row.title,
                "seat": notice.seat,
                "name": table.seats[notice.seat].name,
                "address": f"{self.hall.options.base_url}/game/{notice.game}",
            }
        )
        state = await asyncio.to_thread(post, url, notice.id, body)
        if state == WAITING and notice.attempts + 1 >= ATTEMPTS:
            state = FAILED
        if state != SENT:
            LOG.warning("notice not delivered", extra={"game": notice.game, "state": state})
        due = time.time() + FIRST_WAIT * 4**notice.attempts
        await self.hall.store.close_notice(notice, state, due)


def post(url: str, notice: str, body: bytes) -> str:
    """Post to an address, without following it elsewhere; what became of it."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=SECONDS)
    try:
        line.connect()
    except OSError:
        return WAITING
    try:
        headers = {"content-type": "application/json", "ironbridge-notice": notice}
        path = parts.path or "/"
        line.request("POST", f"{path}?{parts.query}" if parts.query else path, body, headers)
        return SENT if line.getresponse().status < 300 else WAITING
    except (OSError, http.client.HTTPException):
        return FAILED
    finally:
        line.close()
