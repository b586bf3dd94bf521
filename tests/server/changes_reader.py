"""Reader of a feed of protocol 2, which puts the changes of every message into its view."""

from typing import Any

import msgspec

from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.subscriber import CHANGES, Subscriber


class ChangesReader:
    """Reader of one seat, or a spectator."""

    def __init__(self, live_game: LiveGame, seat: int | None, language: str = "en") -> None:
        self.subscriber = Subscriber.__new__(Subscriber)  # without a running event loop
        self.subscriber.live_game = live_game
        self.subscriber.protocol = CHANGES
        self.seat = seat
        self.language = language
        self.since = 0
        self.last = -1
        self.view: Any = None
        self.whole = 0
        """Number of messages that had the whole view."""
        self.size = 0
        """Number of bytes received after the first message."""

    def hear(self) -> bytes:
        """Receives the next message; returns it."""
        messages = self.subscriber.live_game.messages
        message = messages.update_since(self.seat, self.language, self.since, self.last)
        self.subscriber.was_sent()
        self.since, self.last = self.subscriber.since, self.subscriber.last
        news = msgspec.json.decode(message)
        assert ("view" in news) != ("changes" in news)
        if "view" in news:
            self.view, self.whole = news["view"], self.whole + 1
        else:
            self.view = patched(self.view, news["changes"])
            self.size += len(message)
        return message


def patched(data: Any, changes: list[Any]) -> Any:
    """Returns data after the operations of a JSON Patch (RFC 6902)."""
    for change in changes:
        *above, last = change["path"].replace("~1", "\0").split("/")[1:]
        at = data
        for key in above:
            at = at[int(key)] if isinstance(at, list) else at[plain(key)]
        last = plain(last)
        if change["op"] == "remove":
            del at[last]
        else:
            assert (last in at) == (change["op"] == "replace"), change
            at[last] = change["value"]
    return data


def plain(key: str) -> str:
    """Returns the key of a part of a JSON Pointer whose slashes are already marked."""
    return key.replace("\0", "/").replace("~0", "~")
