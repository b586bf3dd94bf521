"""Keep-alive of feeds: the silence after which a WebSocket or event stream gets a message."""

from typing import Final

KEEP_ALIVE_INTERVAL: Final = 25.0
"""Seconds without a message after which a keep-alive is sent."""
WEBSOCKET_KEEP_ALIVE: Final = b"{}"
EVENT_STREAM_KEEP_ALIVE: Final = b": still here\n\n"
