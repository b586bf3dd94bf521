"""Encoded messages about a live game, each part built once for all readers who may see it.

A reader of protocol 1 gets the whole view with every message.  A reader of protocol 2 gets it with
the first message of a connection; after that, the changes since the message before.
"""

import logging
from asyncio import get_running_loop
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from weakref import proxy

import msgspec

from ironbridge.game import Game
from ironbridge.game.view import OwnView
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.view_changes import Change, open_changes, own_changes
from ironbridge.server.middleware.websocket_protocol import text_frame
from ironbridge.types import LoggedAction, View

if TYPE_CHECKING:
    from ironbridge.server.live.live_game import LiveGame
    from ironbridge.server.live.socket_subscriber import SocketSubscriber

LOG: Final = logging.getLogger(__name__)
FEW: Final = 3
"""Maximum number of logged actions kept encoded; older ones are encoded on request."""
FIRST_KEPT: Final = 2.0
"""Seconds for which the first message of a spectator is kept for others."""
MOST_FIRST: Final = 8
"""Maximum number of first messages kept for a game."""
PLAYERS: Final = 0
"""Key of the players beside the languages of the notes."""
SESSION: Final = 1
"""Key of the session beside them."""
CHAT: Final = 2
"""Key of the chat beside them."""
WHOLE: Final = -1
"""Number in place of a moment's: the reader has no view yet, or one that is too old."""


class Moment:
    """A game between two changes: views and encoded parts that readers asked for."""

    __slots__ = (
        *("changes", "entries", "game", "logged", "number", "open", "own", "ready", "table"),
    )

    def __init__(self, number: int, game: Game, entries: int) -> None:
        self.number = number
        self.game = game
        self.entries = entries
        self.open: dict[str, View] = {}
        """Views of spectators by language."""
        self.own: dict[int, OwnView] = {}
        """What each seat alone sees."""
        self.table: dict[object, bytes] = {}
        """Encoded players, and encoded notes by language."""
        self.ready: dict[tuple[object, ...], bytes] = {}
        """Encoded views and actions."""
        self.logged: dict[tuple[str, int], list[LoggedAction]] = {}
        """Actions as a spectator knows them, by language and the number of the first."""
        self.changes: dict[object, bytes] = {}
        """Encoded changes since the moment before, without brackets: by language, by seat."""

    def drop_encoded(self) -> None:
        """Drops what no later message is compared with."""
        self.ready.clear()
        self.logged.clear()
        self.changes.clear()

    def has_view(self, seat: int | None, language: str) -> bool:
        """Returns whether a reader was sent a view of this moment."""
        return language in self.open and (seat is None or seat in self.own)


class StateMessages:
    """Messages about one live game."""

    def __init__(self, live_game: "LiveGame") -> None:
        self._live_game: LiveGame = proxy(live_game)  # a cycle would keep evicted games in memory
        self._now: Moment | None = None
        self._before: Moment | None = None
        """The last moment of which a reader was sent something."""
        self._number = 0
        self._keeps_table = False
        """Whether players, notes and session are those of the moment before."""
        self._frames: dict[tuple[object, ...], bytes] = {}
        """WebSocket frames by audience, language and what was already sent."""
        self._first_frames: dict[tuple[object, ...], bytes] = {}
        """Frames of spectators that have no view yet, by language and what they have seen."""
        self._private_readers: dict[int, set[int]] = {}
        """Seats whose action log from a number on differs from a spectator's."""
        self._due: list[SocketSubscriber] = []
        """Subscribers that get the newest state after the current task."""

    def invalidate(self, keeps_table: bool = False) -> None:
        """Clears the encoded parts; keeps the views, with which later ones are compared.

        ``keeps_table`` tells that players, notes and session have not changed.
        """
        self._keeps_table = keeps_table and (self._now is not None or self._keeps_table)
        if self._now is not None:
            self._before, self._now = self._now, None
            self._before.drop_encoded()
        self._frames.clear()
        self._first_frames.clear()
        self._private_readers.clear()

    @property
    def moment(self) -> Moment:
        """Returns the current moment of the game."""
        if self._now is None:
            self._number += 1
            self._now = Moment(self._number, self._live_game.game, self._live_game.entries)
            if self._keeps_table and self._before is not None:
                self._now.table.update(self._before.table)
        return self._now

    # ------------------------------------------------------------------ messages

    def send_soon(self, subscriber: "SocketSubscriber") -> None:
        """Sends a subscriber the newest state after the current task, together with others."""
        if not self._due:
            get_running_loop().call_soon(self._send_all)
        self._due.append(subscriber)

    def _send_all(self) -> None:
        due, self._due = self._due, []
        for subscriber in due:
            try:
                subscriber.push()
            except Exception:
                LOG.exception("feed not sent")

    def encoded_state(self, seat: int | None, language: str) -> bytes:
        """Returns an encoded ``TableState`` for a seat or a spectator."""
        return b'{"entry":%d%b}' % (self._live_game.entries, self._shown(seat, language))

    def update_since(self, seat: int | None, language: str, since: int, last: int = WHOLE) -> bytes:
        """Returns the encoded message for a reader that has seen ``since`` entries.

        ``last`` is the number of the moment whose view a reader of protocol 2 has.
        """
        live_game, before = self._live_game, self._before
        known = live_game.actions_known(since)
        actions = self._actions(seat, language, known)
        if before is None or before.number != last or live_game.gathering:
            has_view = False
        else:
            has_view = before.has_view(seat, language)
        if before is None or not has_view:
            shown = self._shown(seat, language)
            return b'{"entry":%d,"since":%d,"actions":%b%b}' % (
                live_game.entries,
                known,
                actions,
                shown,
            )
        return b'{"entry":%d,"base":%d,"since":%d,"actions":%b,"changes":[%b]%b}' % (
            live_game.entries,
            before.entries,
            known,
            actions,
            self._changes(before, seat, language),
            self._changed_table(before, language),
        )

    def frame_since(self, seat: int | None, language: str, since: int, last: int = WHOLE) -> bytes:
        """Returns the message of ``update_since`` as a WebSocket frame, built once per audience.

        Frames are kept until all subscribers that were woken together have theirs.
        """
        if not self._frames:
            get_running_loop().call_soon(self._frames.clear)
        if seat is not None and self._is_as_for_all(seat, language, since, last):
            seat = None
        key = (seat, language, since, last)
        frame = self._frames.get(key) or self._first_frames.get(key)
        if frame is None:
            message = self.update_since(seat, language, since, last)
            frame = self._frames[key] = text_frame(message)
            if seat is None and last == WHOLE:
                self._keep_first(key, frame)
        return frame

    def _keep_first(self, key: tuple[object, ...], frame: bytes) -> None:
        """Keeps the first message of spectators for a while: others who arrive get the same.

        It has the whole log, which costs as much as dozens of entries.  Clocks change all the time.
        """
        kept = self._first_frames
        if self._live_game.row.header.clock is not None or len(kept) >= MOST_FIRST:
            return
        if not kept:
            get_running_loop().call_later(FIRST_KEPT, kept.clear)
        kept[key] = frame

    def _is_as_for_all(self, seat: int, language: str, since: int, last: int) -> bool:
        """Returns whether the changes for a seat are those for a spectator, byte for byte.

        That is so when its hand and its choices have not changed, and it drew no card.
        """
        before = self._before
        if before is None or before.number != last or self._live_game.gathering:
            return False
        if not before.has_view(seat, language) or self._own(seat) is not before.own[seat]:
            return False
        known = self._live_game.actions_known(since)
        return seat not in self._private(known)

    # ------------------------------------------------------------------ parts

    def _shown(self, seat: int | None, language: str) -> bytes:
        """Returns the fields that answers and whole messages share."""
        if self._live_game.gathering:
            state = msgspec.json.encode(self._live_game.gathering_state())
            view = b'null,"gathering":%b' % state
        else:
            view = self._encoded(("view", seat, language), lambda: self._view(seat, language))
        table = self._players(), self._notes(language), self._session(), self._chat()
        return b',"view":%b,"players":%b,"notes":%b,"session":%b,"chat":%b' % (view, *table)

    def _changes(self, before: Moment, seat: int | None, language: str) -> bytes:
        """Returns the changes of a view since the moment before, without brackets."""
        made = self.moment.changes
        if language not in made:
            made[language] = listed(open_changes(before.open[language], self._open(language)))
        if seat is None:
            return made[language]
        if seat not in made:
            old, new = before.own[seat], self._own(seat)
            made[seat] = b"" if old is new else listed(own_changes(seat, old, new))
        return made[language] + b"," * bool(made[language] and made[seat]) + made[seat]

    def _changed_table(self, before: Moment, language: str) -> bytes:
        """Returns the players and the notes where they have changed since the moment before."""
        players, notes = self._players(), self._notes(language)
        found = b""
        if before.table.get(PLAYERS) != players:
            found += b',"players":' + players
        if before.table.get(language) != notes:
            found += b',"notes":' + notes
        session = self._session()
        if before.table.get(SESSION) != session:
            found += b',"session":' + session
        chat = self._chat()
        if before.table.get(CHAT) != chat:
            found += b',"chat":' + chat
        return found

    def _actions(self, seat: int | None, language: str, known: int) -> bytes:
        """Returns the logged actions from number ``known`` on; a few recent ones from the cache."""
        live_game = self._live_game
        count = rules_adapter.action_count(live_game.game)
        if count == known:
            return b"[]"
        if count - known > FEW:
            return msgspec.json.encode(live_game.action_log(seat, known, language))
        if seat not in self._private(known):
            seat = None
        key = ("actions", seat, language, known)
        return self._encoded(key, lambda: self._log(seat, language, known))

    def _private(self, known: int) -> set[int]:
        """Returns the seats whose action log from number ``known`` on is not a spectator's."""
        found = self._private_readers.get(known)
        if found is None:
            found = rules_adapter.seats_with_private_log(self._live_game.game, known)
            self._private_readers[known] = found
        return found

    def _log(self, seat: int | None, language: str, known: int) -> list[LoggedAction]:
        """Returns the actions from number ``known`` on; a seat's are made from the spectator's."""
        live_game, logged = self._live_game, self.moment.logged
        if (language, known) not in logged:
            logged[language, known] = live_game.action_log(None, known, language)
        public = logged[language, known]
        if seat is None:
            return public
        names = live_game.names(language)
        found = rules_adapter.private_log(live_game.game, public, seat, known, language, names)
        return live_game.action_log(seat, known, language) if found is None else found

    def _players(self) -> bytes:
        """Returns the players; cached unless clocks run, since those change all the time."""
        table, live_game = self.moment.table, self._live_game
        if live_game.row.header.clock is not None:
            return msgspec.json.encode(live_game.players())
        if PLAYERS not in table:
            table[PLAYERS] = msgspec.json.encode(live_game.players())
        return table[PLAYERS]

    def _notes(self, language: str) -> bytes:
        """Returns the log entries that are no actions, as sentences."""
        table = self.moment.table
        if language not in table:
            table[language] = msgspec.json.encode(self._live_game.notes(language))
        return table[language]

    def _session(self) -> bytes:
        """Returns what the people at the table agreed on and are asked."""
        table = self.moment.table
        if SESSION not in table:
            table[SESSION] = msgspec.json.encode(self._live_game.table_session())
        return table[SESSION]

    def _chat(self) -> bytes:
        """Returns the last messages of the chat."""
        table = self.moment.table
        if CHAT not in table:
            table[CHAT] = msgspec.json.encode(self._live_game.chat)
        return table[CHAT]

    def _view(self, seat: int | None, language: str) -> View:
        """Returns the view of a seat or a spectator."""
        found = self._open(language)
        return found if seat is None else rules_adapter.view(found, seat, self._own(seat))

    def _open(self, language: str) -> View:
        """Returns the view of a spectator, with the unchanged parts of one before."""
        moment, before = self.moment, self._before
        found = moment.open.get(language)
        if found is None:
            earlier = None
            if before is not None and before.open:
                earlier = before.game, next(iter(before.open.values()))
            found = rules_adapter.open_view(moment.game, language, earlier)
            moment.open[language] = found
        return found

    def _own(self, seat: int) -> OwnView:
        """Returns what a seat alone sees."""
        moment, before = self.moment, self._before
        found = moment.own.get(seat)
        if found is None:
            earlier = None
            if before is not None and seat in before.own:
                earlier = before.game, before.own[seat]
            found = moment.own[seat] = rules_adapter.own_view(moment.game, seat, earlier)
        return found

    def _encoded(self, key: tuple[object, ...], make: Callable[[], object]) -> bytes:
        """Returns an encoded part of a message; cached until the game changes."""
        ready = self.moment.ready
        found = ready.get(key)
        if found is None:
            found = ready[key] = msgspec.json.encode(make())
        return found


def listed(changes: list[Change]) -> bytes:
    """Returns encoded changes without the brackets of their list."""
    return msgspec.json.encode(changes)[1:-1]
