"""Registry of the live games of one server: loads, caches, appends entries, evicts idle games."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final

from ironbridge.game import Game
from ironbridge.server.api.schemas import GameAnalysis
from ironbridge.server.config import ServerConfig, make_folder
from ironbridge.server.invitations import InvitationSigner
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
from ironbridge.server.tokens import fresh_name, fresh_token

LOG: Final = logging.getLogger(__name__)
MOST_TOKENS: Final = 20_000
"""Maximum number of cached tokens."""


class GameRegistry:
    """Registry of live games, with the services that they share."""

    def __init__(self, options: ServerConfig) -> None:
        self.options = options
        self.store = Store(options.url)
        self.metrics = Metrics()
        self.live_games: dict[str, LiveGame] = {}
        self.signer = InvitationSigner("")
        self.after_entry: list[Callable[[LiveGame], None]] = []
        """Callbacks after this process changed a game, such as bots."""
        self.after_news: list[Callable[[LiveGame], None]] = []
        """Callbacks after any process changed a game, such as clocks."""
        self.workers = Workers(options.bot_workers, options.bots)
        self.analyses: dict[tuple[str, int], asyncio.Task[GameAnalysis]] = {}
        self._tokens: dict[str, TokenRow] = {}
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}

    async def open(self) -> None:
        """Opens the database and loads the secret that signs invitations."""
        make_folder(self.options)
        await self.store.open()
        self.signer = InvitationSigner(await self.store.secret("invitations", fresh_token()))

    async def close(self) -> None:
        """Cancels running jobs and closes workers and database."""
        for task in (*self._loading.values(), *self.analyses.values()):
            task.cancel()
        await self.workers.close()
        await self.store.close()

    # ------------------------------------------------------------------ loading

    async def live_game(self, game: str) -> LiveGame:
        """Returns a game, loaded from its log if needed; a problem when it does not exist."""
        live_game = self.live_games.get(game)
        if live_game is None:
            if game not in self._loading:
                self._loading[game] = asyncio.create_task(self._load(game))
            try:
                live_game = await asyncio.shield(self._loading[game])
            finally:
                self._loading.pop(game, None)
        live_game.touched = time.monotonic()
        if live_game.needs_reload:
            await self.sync(game, None)
        return live_game

    async def live_games_of(self, games: Iterable[str]) -> AsyncIterator[LiveGame]:
        """Yields these games; logs and skips a game that cannot be loaded."""
        for game in games:
            try:
                live_game = await self.live_game(game)
            except Problem:
                raise  # the database is unavailable, for all of them
            except Exception:
                LOG.exception("game cannot be opened", extra={"game": game})
            else:
                yield live_game

    async def _load(self, game: str) -> LiveGame:
        row = await self.store.game(game)
        if row is None:
            raise Problem(404, "no-game")
        live_game = LiveGame(row, await self.store.seats([game]))
        log = await self.store.log(game)
        await asyncio.to_thread(live_game.apply_log, log)
        self.live_games[game] = live_game
        return live_game

    async def token(self, hashed: str) -> TokenRow | None:
        """Returns the row of a token; cached, because it never changes."""
        found = self._tokens.get(hashed)
        if found is None:
            found = await self.store.token(hashed)
            if found is not None:
                if len(self._tokens) >= MOST_TOKENS:
                    self._tokens.clear()
                self._tokens[hashed] = found
        return found

    async def reload_new_entries(self, live_game: LiveGame) -> None:
        """Applies entries that other processes have appended; the game's lock must be held."""
        log = await self.store.log(live_game.row.id, live_game.entries)
        seats = await self.store.seats([live_game.row.id])
        live_game.needs_reload = False
        if log or seats != live_game.seats:
            live_game.apply_log(log)
            live_game.seat_players(seats)
            live_game.wake()
            for listener in self.after_news:
                listener(live_game)

    async def sync(self, game: str, entries: int | None) -> None:
        """Reloads a game to which another process has appended entries."""
        live_game = self.live_games.get(game)
        if live_game is None:
            return
        async with live_game.lock:
            if entries is None or live_game.entries < entries:
                await self.reload_new_entries(live_game)

    def evict_idle(self) -> None:
        """Drops idle games from memory; their logs rebuild them."""
        now = time.monotonic()
        for game, live_game in list(self.live_games.items()):
            idle = now - live_game.touched > self.options.idle
            if idle and not live_game.watchers and not live_game.lock.locked():
                del self.live_games[game]

    async def at_entry(self, live_game: LiveGame, at: int) -> LiveGame:
        """Returns the game as it was after ``at`` entries."""
        if at == live_game.entries:
            return live_game
        if at > live_game.entries:
            raise Problem(404, "no-moment", entries=live_game.entries)
        row = await self.store.game(live_game.row.id)
        assert row is not None
        log = await self.store.log(live_game.row.id)
        then = LiveGame(row, list(live_game.seats))
        await asyncio.to_thread(then.apply_log, log[:at])
        return then

    # ------------------------------------------------------------------ appending

    async def play(
        self, live_game: LiveGame, seat: int, seen: int, choice: int | str, language: str
    ) -> None:
        """Plays a choice or a whole action of a seat."""

        def carry_out(game: Game) -> tuple[str, EntryData]:
            if game.seat != seat:
                raise Problem(409, "not-your-turn", entries=live_game.entries)
            game.language = language
            codes = rules_adapter.play(game, choice, live_game.names(language))
            return PLAY, EntryData(codes=codes, texts=rules_adapter.choice_texts(game, codes))

        await self.append(live_game, seat, seen, carry_out)

    async def undo(
        self, live_game: LiveGame, seat: int, seen: int, turn: bool, language: str
    ) -> None:
        """Undoes the last choice of a seat, or its turn."""

        def carry_out(game: Game) -> tuple[str, EntryData]:
            game.language = language
            rules_adapter.undo(game, seat, turn)
            return (UNDO_TURN if turn else UNDO), EntryData()

        await self.append(live_game, seat, seen, carry_out)

    async def change_hands(
        self, live_game: LiveGame, seat: int, body: EntryData, also: InSameTransaction | None = None
    ) -> None:
        """Gives a seat to another player."""
        await self.append(live_game, seat, None, lambda game: (SEAT_CHANGED, body), also)

    async def append(
        self,
        live_game: LiveGame,
        seat: int | None,
        seen: int | None,
        carry_out: Callable[[Game], tuple[str, EntryData]],
        also: InSameTransaction | None = None,
    ) -> None:
        """Appends one entry: first to the database, then in memory, then notifies subscribers.

        ``seen`` is the number of entries that the sender had seen (optimistic locking); ``None``
        for the server itself.
        """
        async with live_game.lock:
            if live_game.needs_reload or (seen is not None and seen > live_game.entries):
                await self.reload_new_entries(live_game)
            if seen is not None and seen != live_game.entries:
                raise Problem(409, "stale", entries=live_game.entries)
            if live_game.row.status == "record":
                raise Problem(409, "only-to-read", entries=live_game.entries)
            game = live_game.game.copy()
            kind, body = carry_out(game)
            entry = LogEntry(
                number=live_game.entries, kind=kind, seat=seat, body=body, at=time.time()
            )
            moved = (
                seat_after(live_game.seats[seat], entry)
                if kind == SEAT_CHANGED and seat is not None
                else None
            )
            changes = live_game.changes(game, entry.at, moved)
            notice = self.notice(live_game, game, entry)
            try:
                await self.store.append(live_game.row.id, entry, changes, moved, also, notice)
            except StaleEntry:
                await self.reload_new_entries(live_game)
                raise Problem(409, "stale", entries=live_game.entries) from None
            except Problem:
                # The entry may be stored although the response was lost: reload before the next
                # one.
                live_game.needs_reload = True
                raise
            live_game.accept(game, entry)
        self.metrics.entries[kind] += 1
        self.announce(live_game)

    def notice(self, live_game: LiveGame, game: Game, entry: LogEntry) -> Notice | None:
        """Returns the notice to send when an entry gives the turn to a player with a webhook."""
        seat = game.seat
        if seat is None or rules_adapter.turn(game) == live_game.thinking.turn:
            return None
        if live_game.seats[seat].webhook is None or live_game.seats[seat].kind != "person":
            return None
        return Notice(
            id=fresh_name(16),
            game=live_game.row.id,
            seat=seat,
            turn=entry.number + 1,
            state="waiting",
            attempts=0,
            due=entry.at,
        )

    def announce(self, live_game: LiveGame) -> None:
        """Notifies subscribers, bots and clocks of a change."""
        live_game.wake()
        for listener in (*self.after_news, *self.after_entry):
            listener(live_game)
