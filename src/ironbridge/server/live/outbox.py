"""Outbox: sends the notices of turns over their channels, each once.

A process claims a notice in the database, sends it and stores the outcome.  A notice is sent again
when it is known not to have arrived: the connection failed, or the response was an error.  When
the outcome is unknown, because the answer was lost or the process was killed, only a notice whose
receiver recognizes its id is repeated.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from ironbridge.server.live import web_push
from ironbridge.server.live.notice_text import NoticeText, notice_text, webhook_body
from ironbridge.server.live.outgoing import GONE, SECONDS, is_allowed, is_push_host, post
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.store import notice_queue
from ironbridge.server.store.notice_queue import CLAIM, DEAD, FAILED, OPEN, SENT, UNKNOWN, WAITING
from ironbridge.server.store.rows import Contact, GameRow, Notice, SeatRow

LOG: Final = logging.getLogger(__name__)
ATTEMPTS: Final = 6
FIRST_WAIT: Final = 5.0
"""Seconds before the second attempt; each further one waits four times as long."""
AT_ONCE: Final = 16
"""Maximum number of concurrent requests: a slow receiver does not delay others."""
LONGEST_PAUSE: Final = 30.0
"""Seconds after which the database is read although this process expects nothing: another process
may have left notices behind."""
SUBJECT: Final = "mailto:operator@localhost"
"""Contact of the operator for push services, where the operator has not named the server."""
OVER: Final = "over"
"""State of a notice whose turn ended before it was sent."""

Send = Callable[[Notice, Contact, GameRow, list[SeatRow]], Awaitable[str]]


class Outbox:
    """Sends due notices."""

    def __init__(self, registry: GameRegistry, longest_pause: float = LONGEST_PAUSE) -> None:
        self.registry = registry
        self.longest_pause = longest_pause
        self._senders = ThreadPoolExecutor(AT_ONCE, "notices")
        self._running: set[asyncio.Task[None]] = set()
        self.channels: Mapping[str, Send] = {"webhook": self._webhook, "push": self._push}

    async def run(self) -> None:
        """Sends notices when they are due, until cancelled."""
        begun = False
        try:
            while True:
                pause = self.longest_pause
                try:
                    if not begun and self.registry.store.is_sqlite:
                        # The only process of this database has just begun: all claims are old.
                        await notice_queue.end_claims(self.registry.store, time.time(), True)
                    begun = True
                    pause = await self.send_due()
                except Problem as problem:
                    LOG.warning("notices wait", extra={"problem": problem.kind})
                await self._sleep(pause)
        finally:
            for task in self._running:
                task.cancel()

    async def _sleep(self, pause: float) -> None:
        """Waits until a notice is stored, a sender is free, or the pause is over."""
        woken = self.registry.notices_stored
        waiter = asyncio.create_task(woken.wait())
        try:
            await asyncio.wait(
                (waiter, *self._running), timeout=pause, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            waiter.cancel()
        woken.clear()

    async def send_due(self) -> float:
        """Begins to send every notice that is due; returns the seconds until the next one."""
        store, now = self.registry.store, time.time()
        due, claimed_until = await notice_queue.next_times(store)
        if claimed_until is not None and claimed_until <= now:
            await notice_queue.end_claims(store, now)
            return 0.0
        if due is None or due > now:
            times = [each - now for each in (due, claimed_until) if each is not None]
            return min([self.longest_pause, *times])
        free = AT_ONCE - len(self._running)
        claimed = await notice_queue.claim(store, now, free) if free else []
        for notice in claimed:
            task = asyncio.create_task(self._send(notice, time.monotonic()))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        return 0.0 if claimed and len(self._running) < AT_ONCE else 1.0

    async def _send(self, notice: Notice, claimed: float) -> None:
        """Sends a claimed notice and stores the outcome."""
        try:
            state = await self._outcome(notice, claimed)
        except Problem:
            state = WAITING  # the database is unavailable, nothing was sent yet
        except Exception:
            LOG.exception("notice failed", extra={"game": notice.game})
            state = FAILED
        try:
            await self._close(notice, state)
        except Problem as problem:
            LOG.warning("outcome not stored", extra={"problem": problem.kind})

    async def _close(self, notice: Notice, state: str) -> None:
        """Stores the outcome, and tells the owner where the contact needs attention."""
        store = self.registry.store
        if state == UNKNOWN and notice.repeatable:
            state = WAITING
        if state == WAITING and notice.attempts >= ATTEMPTS:
            state = FAILED
        if state not in (SENT, OVER):
            LOG.warning("notice not delivered", extra={"game": notice.game, "state": state})
        due = time.time() + FIRST_WAIT * 4 ** (notice.attempts - 1)
        await notice_queue.close(store, notice, FAILED if state == GONE else state, due)
        if state == GONE:
            await notice_queue.set_contact_state(store, notice.contact, DEAD, GONE)
        elif state == FAILED:
            await notice_queue.set_contact_state(store, notice.contact, OPEN, "failing")
        elif state == UNKNOWN:
            await notice_queue.set_contact_state(store, notice.contact, OPEN, UNKNOWN)

    async def _outcome(self, notice: Notice, claimed: float) -> str:
        """Sends a notice if it still holds; returns the outcome."""
        store = self.registry.store
        contact = await notice_queue.contact_named(store, notice.contact)
        game = await store.game(notice.game)
        if contact is None or game is None or contact.state != OPEN:
            return OVER
        if game.to_act != notice.seat and not contact.is_program:
            return OVER
        if time.monotonic() - claimed > CLAIM - 3 * SECONDS:
            return WAITING  # another process may send it when the claim has ended
        seats = await store.seats([notice.game])
        return await self.channels[contact.channel](notice, contact, game, seats)

    async def _webhook(
        self, notice: Notice, contact: Contact, game: GameRow, seats: list[SeatRow]
    ) -> str:
        """Sends a notice to a webhook."""
        if not is_allowed(contact.address, self.registry.options.webhooks):
            return FAILED
        said = await self._text(notice, contact, game, seats)
        body = webhook_body(notice, contact, said, game, seats[notice.seat].name)
        headers = {"content-type": "application/json", "ironbridge-notice": notice.id}
        return await self.in_thread(post, contact.address, headers, body)

    async def _push(
        self, notice: Notice, contact: Contact, game: GameRow, seats: list[SeatRow]
    ) -> str:
        """Sends a notice to a browser, encrypted for it."""
        options, details = self.registry.options, contact.details
        if not is_push_host(contact.address, options.push_hosts):
            return FAILED
        said = await self._text(notice, contact, game, seats)
        payload = {"id": notice.id, "game": game.id, "title": said.subject, "body": said.text}
        body = web_push.encrypt(msgspec.json.encode(payload), details.p256dh, details.auth)
        key = await web_push.server_key(self.registry.store)
        subject = options.base_url if options.base_url.startswith("https:") else SUBJECT
        headers = web_push.headers(key, contact.address, subject, notice.id)
        return await self.in_thread(post, contact.address, headers, body)

    async def _text(
        self, notice: Notice, contact: Contact, game: GameRow, seats: list[SeatRow]
    ) -> NoticeText:
        """Returns the text of a notice in the language and the time zone of its reader."""
        store, owner = self.registry.store, notice_queue.owner_of_seat(notice.game, notice.seat)
        zone = (await notice_queue.settings_of(store, owner, notice.game)).zone
        base_url = self.registry.options.base_url
        return notice_text(notice, game, seats, contact.language, base_url, zone)

    async def in_thread(
        self,
        send: Callable[[str, Mapping[str, str], bytes], str],
        url: str,
        headers: Mapping[str, str],
        body: bytes,
    ) -> str:
        """Sends a request in a thread; returns its outcome."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._senders, send, url, headers, body)
