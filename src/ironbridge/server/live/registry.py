"""Registry of the live games of one server: loads, caches, appends entries, evicts idle games."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Final

from ironbridge.game import Game
from ironbridge.server.api.schemas import GameAnalysis
from ironbridge.server.client_network import CLIENT_NETWORK, owner_of
from ironbridge.server.config import ServerConfig, make_folder
from ironbridge.server.invitations import InvitationSigner
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.answer_cache import AnswerCache
from ironbridge.server.live.job_runners import remote_jobs, runners
from ironbridge.server.live.list_watchers import ListWatchers
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.seat_entries import OF_SEATS, seat_after
from ironbridge.server.live.turn_notices import turn_notices
from ironbridge.server.live.work_budget import WorkBudget
from ironbridge.server.live.worker_pool import Workers
from ironbridge.server.metrics import Metrics
from ironbridge.server.middleware.token_bucket import RateLimiter
from ironbridge.server.problems import Problem
from ironbridge.server.store import SIGNER, InSameTransaction, StaleEntry, Store
from ironbridge.server.store.chat_rows import last_messages
from ironbridge.server.store.game_log import (
    CLOCK,
    DEAL,
    PLAY,
    SEAT_CHANGED,
    UNDO,
    UNDO_TURN,
    EntryData,
    LogEntry,
)
from ironbridge.server.store.retention import delete_games
from ironbridge.server.store.rows import SeatRow, TokenRow
from ironbridge.server.tokens import fresh_token

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
        self.held: set[str] = set()
        """Games that stay in memory although no client asks for them: a bot thinks in them."""
        self.signer = InvitationSigner("")
        self.after_entry: list[Callable[[LiveGame], None]] = []
        """Callbacks after this process changed a game, such as bots."""
        self.after_news: list[Callable[[LiveGame], None]] = []
        """Callbacks after any process changed a game, such as clocks."""
        self.after_access: list[Callable[[LiveGame], None]] = []
        """Callbacks after a client asked for a game, such as bots that paused."""
        self.notices_stored = asyncio.Event()
        """Set when this process has stored notices, for the outbox."""
        self.jobs = None if options.bot_workers else remote_jobs(options)
        """Queue of workers on other machines, where this process has none."""
        self.workers = Workers(
            runners(self.jobs, options.bot_workers, options.bots), options.limits
        )
        self.readers = Workers(runners(self.jobs, 1), options.limits)
        """Worker processes for charts, analyses and other answers; bots do not delay them."""
        self.work = WorkBudget(options.limits)
        self.chat_limiter = RateLimiter(options.limits.chat_rate, options.limits.chat_burst)
        self.list_watchers = ListWatchers()
        self.after_news.append(lambda live_game: self.list_watchers.wake_watchers(live_game.row.id))
        self.answers = AnswerCache()
        self.analyses: dict[tuple[str, int], asyncio.Task[GameAnalysis]] = {}
        self.reviews: dict[str, asyncio.Task[None]] = {}
        """Reviews of games that this process computes."""
        self._owners_secret = ""
        self._tokens: dict[str, TokenRow] = {}
        self._tokens_age = 0
        """Number of times that cached tokens were forgotten."""
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}

    async def open(self) -> None:
        """Opens the database and loads the secret that signs invitations."""
        make_folder(self.options)
        await self.store.open()
        if self.jobs is not None:
            await self.jobs.open()
        self.signer = InvitationSigner(await self.store.secret(SIGNER, fresh_token()))
        self._owners_secret = await self.store.secret("owners", fresh_token())

    async def close(self) -> None:
        """Cancels running jobs and closes workers and database."""
        for task in (*self._loading.values(), *self.analyses.values(), *self.reviews.values()):
            task.cancel()
        self.answers.close()
        await self.workers.close()
        await self.readers.close()
        if self.jobs is not None:
            await self.jobs.close()
        await self.store.close()

    # ------------------------------------------------------------------ loading

    async def live_game(self, game: str, is_access: bool = True) -> LiveGame:
        """Returns a game, loaded from its log if needed; a problem when it does not exist.

        ``is_access`` says whether a client asks for it: bots play on only for a client.
        """
        live_game = self.live_games.get(game)
        if live_game is None:
            if game not in self._loading:
                self._loading[game] = asyncio.create_task(self._load(game))
            try:
                live_game = await asyncio.shield(self._loading[game])
            finally:
                self._loading.pop(game, None)
        live_game.touched = time.monotonic()
        if live_game.needs_reload or await self.is_behind(live_game):
            await self.sync(game, None)
        if is_access:
            self.note_access(live_game)
        return live_game

    def note_access(self, live_game: LiveGame) -> None:
        """Notes that a client asks for a game, so that its paused bots play on."""
        live_game.accessed = live_game.touched
        for listener in self.after_access:
            listener(live_game)

    async def is_private(self, live_game: LiveGame) -> bool:
        """Returns whether a game that this one was copied from still runs."""
        return await self.store.is_any_running(live_game.row.header.private_until)

    async def is_behind(self, live_game: LiveGame) -> bool:
        """Returns whether another process has stored entries that have not been heard of yet.

        A reader who was told that an entry is stored finds it in the answer of every process, and
        a token that one process has ended opens nothing in any other.
        """
        if self.store.is_sqlite:  # one process alone writes the database
            return False
        entries, token_changes = await self.store.versions(live_game.row.id)
        if token_changes > live_game.token_changes:
            await self.forget_tokens(live_game, token_changes)
        return entries > live_game.entries

    async def live_games_of(self, games: Iterable[str]) -> AsyncIterator[LiveGame]:
        """Yields these games; logs and skips a game that cannot be loaded."""
        for game in games:
            try:
                live_game = await self.live_game(game, is_access=False)
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
        live_game.chat = await last_messages(self.store, game)
        self.live_games[game] = live_game
        return live_game

    def owner(self) -> str:
        """Returns the pseudonym of the client whose request runs."""
        return owner_of(CLIENT_NETWORK.get(), self._owners_secret)

    async def token(self, hashed: str) -> TokenRow | None:
        """Returns the row of a token; cached until tokens of its game are ended."""
        found = self._tokens.get(hashed)
        while found is None:
            age = self._tokens_age
            found = await self.store.token(hashed)
            if found is None:
                return None
            if age != self._tokens_age:  # ended meanwhile, perhaps this one
                found = None
                continue
            if len(self._tokens) >= MOST_TOKENS:
                self._tokens.clear()
            self._tokens[hashed] = found
        return found

    async def forget_tokens(self, live_game: LiveGame, token_changes: int) -> None:
        """Reads the tokens of a game again; closes feeds that lost their seat."""
        live_game.token_changes = token_changes
        self.drop_tokens(live_game.row.id)
        for watcher in list(live_game.watchers):
            if watcher.holder is None:
                continue
            row = await self.token(watcher.holder)
            if row is None or row.ended is not None:
                watcher.disconnect()

    def drop_tokens(self, game: str) -> None:
        """Removes the tokens of a game from the cache."""
        self._tokens_age += 1
        self._tokens = {name: row for name, row in self._tokens.items() if row.game != game}

    async def reload_new_entries(self, live_game: LiveGame) -> None:
        """Applies entries that other processes have appended; the game's lock must be held."""
        log = await self.store.log(live_game.row.id, live_game.entries)
        seats = await self.store.seats([live_game.row.id])
        live_game.needs_reload = False
        if any(entry.kind == DEAL for entry in log):
            row = await self.store.game(live_game.row.id)
            assert row is not None
            live_game.deal(row)
        await self._read_chat(live_game)
        if log or seats != live_game.seats:
            live_game.apply_log(log)
            if seats != live_game.seats:  # a person may have left, with all names in the log
                live_game.rename_in_log(await self.store.log(live_game.row.id))
            live_game.seat_players(seats)
            live_game.wake()
            for listener in self.after_news:
                listener(live_game)

    async def reload_chat(self, live_game: LiveGame) -> None:
        """Shows the chat as it is stored: this or another process has changed it."""
        async with live_game.lock:
            await self._read_chat(live_game)

    async def _read_chat(self, live_game: LiveGame) -> None:
        """Reads the last messages of the chat; the game's lock must be held."""
        messages = await last_messages(self.store, live_game.row.id)
        if messages != live_game.chat:
            live_game.show_chat(messages)

    async def sync(self, game: str, entries: int | None) -> None:
        """Reloads a game to which another process has appended entries."""
        live_game = self.live_games.get(game)
        if live_game is None:
            return
        async with live_game.lock:
            if entries is None or live_game.entries < entries:
                await self.is_behind(live_game)
                await self.reload_new_entries(live_game)

    def evict_idle(self) -> None:
        """Drops idle games from memory; their logs rebuild them."""
        now = time.monotonic()
        for game, live_game in list(self.live_games.items()):
            idle = now - live_game.touched > self.options.idle and game not in self.held
            if idle and not live_game.watchers and not live_game.lock.locked():
                del self.live_games[game]

    async def delete(self, games: Sequence[str]) -> int:
        """Deletes games from the database and from memory; returns their number."""
        deleted = await delete_games(self.store, games)
        # A game whose rows were read before the deletion is about to enter memory.
        loading = [self._loading[game] for game in games if game in self._loading]
        await asyncio.gather(*loading, return_exceptions=True)
        for game in games:
            live_game = self.live_games.pop(game, None)
            for watcher in list(live_game.watchers) if live_game else ():
                watcher.disconnect()
        self._tokens.clear()
        self._tokens_age += 1
        return deleted

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
            texts, note = rules_adapter.choice_texts(game, codes), live_game.session.ended_by_play
            return PLAY, EntryData(codes=codes, texts=texts, note=note)

        await self.append(live_game, seat, seen, carry_out)

    async def undo(
        self, live_game: LiveGame, seat: int, seen: int, turn: bool, language: str
    ) -> None:
        """Undoes the last choice of a seat, or its turn."""

        def carry_out(game: Game) -> tuple[str, EntryData]:
            if game.over:  # the deal and all hands have been shown
                raise Problem(409, "game-over", entries=live_game.entries)
            game.language = language
            rules_adapter.undo(game, seat, turn)
            return (UNDO_TURN if turn else UNDO), EntryData()

        await self.append(live_game, seat, seen, carry_out)

    async def change_hands(
        self,
        live_game: LiveGame,
        seat: int,
        decide: Callable[[SeatRow], EntryData],
        also: InSameTransaction | None = None,
    ) -> None:
        """Gives a seat to another player.

        ``decide`` returns the entry for the seat as it is when its turn in the log has come; it
        raises a problem where the change is not possible any more.
        """

        def carry_out(game: Game) -> tuple[str, EntryData]:
            return SEAT_CHANGED, decide(live_game.seats[seat])

        await self.append(live_game, seat, None, carry_out, also)

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
            live_game.session.check(kind, live_game.entries)
            if kind != PLAY and not body.note.startswith(CLOCK):
                self.check_progress(live_game, seat)
            entry = LogEntry(
                number=live_game.entries, kind=kind, seat=seat, body=body, at=time.time()
            )
            moved = (
                seat_after(live_game.seats[seat], entry)
                if kind in OF_SEATS and seat is not None
                else None
            )
            changes = live_game.changes(game, entry, moved)
            notices = self.notices(live_game, game, entry)
            try:
                await self.store.append(live_game.row.id, entry, changes, moved, also, notices)
            except StaleEntry:
                await self.reload_new_entries(live_game)
                raise Problem(409, "stale", entries=live_game.entries) from None
            except Problem:
                # The entry may be stored although the response was lost: reload before the next
                # one.
                live_game.needs_reload = True
                raise
            live_game.accept(game, entry)
        if notices is not None:
            self.notices_stored.set()
        self.metrics.entries[kind] += 1
        self.announce(live_game)

    def check_progress(self, live_game: LiveGame, seat: int | None) -> None:
        """Raises a problem when too many entries were made since the last new action.

        Choices stay possible, since they lead to an action, and so does taking a free seat.
        """
        most = self.options.limits.entries
        is_free = seat is not None and live_game.seats[seat].kind == "free"
        if live_game.marks.idle >= most and not is_free:
            raise Problem(429, "undo-flood", entries=live_game.entries, most=most)

    def notices(self, live_game: LiveGame, game: Game, entry: LogEntry) -> InSameTransaction | None:
        """Returns what writes the notices of an entry that gives the turn to another seat."""
        if live_game.gathering or rules_adapter.turn(game) == live_game.thinking.turn:
            return None
        return turn_notices(live_game, game, entry.number + 1, entry.at)

    def announce(self, live_game: LiveGame) -> None:
        """Notifies subscribers, bots and clocks of a change."""
        live_game.wake()
        for listener in (*self.after_news, *self.after_entry):
            listener(live_game)
