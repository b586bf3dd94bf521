"""Watchers of lists of games: each is woken when one of its games changes."""

import asyncio
from collections.abc import Iterable


class ListWatcher:
    """A client that follows a list of games."""

    def __init__(self) -> None:
        self.games: frozenset[str] = frozenset()
        self._changed: set[str] = set()
        self._woken = asyncio.Event()

    def note(self, game: str) -> None:
        """Marks a game of the list as changed."""
        self._changed.add(game)
        self._woken.set()

    async def changed(self, patience: float) -> set[str]:
        """Waits for changes, at most ``patience`` seconds; returns the changed games."""
        try:
            await asyncio.wait_for(self._woken.wait(), patience)
        except TimeoutError:
            return set()
        found, self._changed = self._changed, set()
        self._woken.clear()
        return found


class ListWatchers:
    """Watchers of one process, by game."""

    def __init__(self) -> None:
        self._by_game: dict[str, set[ListWatcher]] = {}

    def follow(self, watcher: ListWatcher, games: Iterable[str]) -> None:
        """Sets the games of a watcher's list; none when it leaves."""
        for game in watcher.games:
            self._by_game[game].discard(watcher)
            if not self._by_game[game]:
                del self._by_game[game]
        watcher.games = frozenset(games)
        for game in watcher.games:
            self._by_game.setdefault(game, set()).add(watcher)

    def wake_watchers(self, game: str) -> None:
        """Wakes the watchers of a game."""
        for watcher in self._by_game.get(game, ()):
            watcher.note(game)
