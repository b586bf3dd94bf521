"""Registry of the live games of one server: loads, caches, appends entries, evicts idle games."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final

from ironbridge.game import Game
from ironbridge.server.api.schemas import GameAnalysis
from ironbridge.server.config import ServerConfig, make_folder
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.live_game import LiveGame, seat_after
from ironbridge.server.live.worker_pool import Workers
from ironbridge.server.metrics import Metrics
from ironbridge.server.problems import Problem
from ironbridge.server.store import InSameTransaction, StaleEntry, Store
from ironbridge.server.store.game_log import (
    PLAY,
    SEAT_CHANGED,
    UNDO,
    UNDO_TURN,
    EntryData,
    LogEntry,
)
from ironbridge.server.store.rows import Notice, TokenRow
from ironbridge.server.tokens import Signer, fresh_name, fresh_token

LOG: Final = logging.getLogger(__name__)
MOST_TOKENS: Final = 20_000
"""Tokens that are remembered between requests."""


class GameRegistry:
    """The server's state."""

    def __init__(self, options: ServerConfig) -> None:
        self.options = options
        self.store = Store(options.url)
        self.metrics = Metrics()
        self.tables: dict[str, LiveGame] = {}
        self.signer = Signer("")
        self.after_entry: list[Callable[[LiveGame], None]] = []
        """Callbacks after this process changed a game: bots."""
        self.after_news: list[Callable[[LiveGame], None]] = []
        """Callbacks after any change of a game, by any process: clocks."""
        self.workers = Workers(options.bot_workers)
        self.outlooks: dict[tuple[str, int], asyncio.Task[GameAnalysis]] = {}
        """What the mind expected of games that are over: made, or being made."""
        self._tokens: dict[str, TokenRow] = {}
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}

    async def open(self) -> None:
        """Open the database and the signer of invitations."""
        make_folder(self.options)
        await self.store.open()
        self.signer = Signer(await self.store.secret("invitations", fresh_token()))

    async def close(self) -> None:
        """Put everything away."""
        for task in (*self._loading.values(), *self.outlooks.values()):
            task.cancel()
        await self.workers.close()
        await self.store.close()

    # ------------------------------------------------------------------ finding

    async def live_game(self, game: str) -> LiveGame:
        """Returns a game's table; a problem when there is no such game."""
        table = self.tables.get(game)
        if table is None:
            if game not in self._loading:
                self._loading[game] = asyncio.create_task(self._load(game))
            try:
                table = await asyncio.shield(self._loading[game])
            finally:
                self._loading.pop(game, None)
        table.touched = time.monotonic()
        if table.needs_reload:
            await self.sync(game, None)
        return table

    async def tables_of(self, games: Iterable[str]) -> AsyncIterator[LiveGame]:
        """The tables of these games; one that cannot be opened is noted and holds up no other."""
        for game in games:
            try:
                table = await self.live_game(game)
            except Problem:
                raise  # the database is away, for all of them
            except Exception:
                LOG.exception("game cannot be opened", extra={"game": game})
            else:
                yield table

    async def _load(self, game: str) -> LiveGame:
        row = await self.store.game(game)
        if row is None:
            raise Problem(404, "no-game")
        table = LiveGame(row, await self.store.seats([game]))
        log = await self.store.log(game)
        await asyncio.to_thread(table.apply_log, log)
        self.tables[game] = table
        return table

    async def token(self, hashed: str) -> TokenRow | None:
        """Returns what a token opens.  What it opens never changes, so it is asked for once."""
        found = self._tokens.get(hashed)
        if found is None:
            found = await self.store.token(hashed)
            if found is not None:
                if len(self._tokens) >= MOST_TOKENS:
                    self._tokens.clear()
                self._tokens[hashed] = found
        return found

    async def reload_new_entries(self, table: LiveGame) -> None:
        """Read what others have written to a table's log; its lock must be held."""
        log = await self.store.log(table.row.id, table.entries)
        seats = await self.store.seats([table.row.id])
        table.needs_reload = False
        if log or seats != table.seats:
            table.apply_log(log)
            table.seat_players(seats)
            table.wake()
            for listener in self.after_news:
                listener(table)

    async def sync(self, game: str, entries: int | None) -> None:
        """Reloads a game to which another process has appended entries."""
        table = self.tables.get(game)
        if table is None:
            return
        async with table.lock:
            if entries is None or table.entries < entries:
                await self.reload_new_entries(table)

    def evict_idle(self) -> None:
        """Drops idle games from memory; their logs rebuild them."""
        now = time.monotonic()
        for game, table in list(self.tables.items()):
            idle = now - table.touched > self.options.idle
            if idle and not table.watchers and not table.lock.locked():
                del self.tables[game]

    async def at_entry(self, table: LiveGame, at: int) -> LiveGame:
        """Returns the table as it was after some entries."""
        if at == table.entries:
            return table
        if at > table.entries:
            raise Problem(404, "no-moment", entries=table.entries)
        row = await self.store.game(table.row.id)
        assert row is not None
        log = await self.store.log(table.row.id)
        then = LiveGame(row, list(table.seats))
        await asyncio.to_thread(then.apply_log, log[:at])
        return then

    # ------------------------------------------------------------------ growing

    async def play(
        self, table: LiveGame, seat: int, seen: int, choice: int | str, language: str
    ) -> None:
        """A seat's choice, or a whole action of its."""

        def carry_out(game: Game) -> tuple[str, EntryData]:
            if game.seat != seat:
                raise Problem(409, "not-your-turn", entries=table.entries)
            game.language = language
            codes = rules_adapter.play(game, choice, table.names(language))
            return PLAY, EntryData(codes=codes, texts=rules_adapter.choice_texts(game, codes))

        await self.append(table, seat, seen, carry_out)

    async def undo(self, table: LiveGame, seat: int, seen: int, turn: bool, language: str) -> None:
        """A seat takes back its last choice, or its turn."""

        def carry_out(game: Game) -> tuple[str, EntryData]:
            game.language = language
            rules_adapter.undo(game, seat, turn)
            return (UNDO_TURN if turn else UNDO), EntryData()

        await self.append(table, seat, seen, carry_out)

    async def change_hands(
        self, table: LiveGame, seat: int, body: EntryData, also: InSameTransaction | None = None
    ) -> None:
        """A seat has another player from now on."""
        await self.append(table, seat, None, lambda game: (SEAT_CHANGED, body), also)

    async def append(
        self,
        table: LiveGame,
        seat: int | None,
        seen: int | None,
        carry_out: Callable[[Game], tuple[str, EntryData]],
        also: InSameTransaction | None = None,
    ) -> None:
        """One more entry: on disk first, then in memory, then told.

        ``seen`` is how many entries the sender had seen; ``None`` for the server itself.
        """
        async with table.lock:
            if table.needs_reload or (seen is not None and seen > table.entries):
                await self.reload_new_entries(table)
            if seen is not None and seen != table.entries:
                raise Problem(409, "stale", entries=table.entries)
            if table.row.status == "record":
                raise Problem(409, "only-to-read", entries=table.entries)
            game = table.game.copy()
            kind, body = carry_out(game)
            entry = LogEntry(number=table.entries, kind=kind, seat=seat, body=body, at=time.time())
            moved = (
                seat_after(table.seats[seat], entry)
                if kind == SEAT_CHANGED and seat is not None
                else None
            )
            changes = table.changes(game, entry.at, moved)
            notice = self.notice(table, game, entry)
            try:
                await self.store.append(table.row.id, entry, changes, moved, also, notice)
            except StaleEntry:
                await self.reload_new_entries(table)
                raise Problem(409, "stale", entries=table.entries) from None
            except Problem:
                # The entry may be stored although the answer was lost: check before going on.
                table.needs_reload = True
                raise
            table.accept(game, entry)
        self.metrics.entries[kind] += 1
        self.announce(table)

    def notice(self, table: LiveGame, game: Game, entry: LogEntry) -> Notice | None:
        """Returns the notice to send when an entry gives the turn to a player with a webhook."""
        seat = game.seat
        if seat is None or rules_adapter.turn(game) == table.thinking.turn:
            return None
        if table.seats[seat].webhook is None or table.seats[seat].kind != "person":
            return None
        return Notice(
            id=fresh_name(16),
            game=table.row.id,
            seat=seat,
            turn=entry.number + 1,
            state="waiting",
            attempts=0,
            due=entry.at,
        )

    def announce(self, table: LiveGame) -> None:
        """Tell watchers, bots and clocks that a table has changed."""
        table.wake()
        for listener in (*self.after_news, *self.after_entry):
            listener(table)
