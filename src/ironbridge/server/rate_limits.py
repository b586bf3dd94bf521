"""Rate limits and size limits of the server, with their defaults.

``middleware/token_bucket.py`` counts requests against the rates; handlers name theirs in ``opt``.
"""

import os
from typing import Final

import msgspec

from ironbridge.errors import BadInput


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rate limits and size limits per client address or seat."""

    body: int = 64 * 1024
    """Maximum size of a request body, in bytes."""
    record: int = 1024 * 1024
    """Maximum size of a record that is opened for replay, in bytes."""
    slow: float = 10.0
    """Timeout in seconds for receiving a request, headers and body."""
    address_rate: float = 40.0
    """Rate limit of requests from one address, per second."""
    address_burst: float = 400.0
    seat_rate: float = 10.0
    """Rate limit of moves, legality requests and previews of one seat, per second."""
    seat_burst: float = 120.0
    create_rate: float = 0.2
    """Rate limit of new games from one address, per second."""
    create_burst: float = 30.0
    sign_in_rate: float = 0.1
    """Rate limit of attempts to open a profile from one address, per second."""
    sign_in_burst: float = 20.0
    chat_rate: float = 0.25
    """Rate limit of chat messages and reports of one seat, per second."""
    chat_burst: float = 6.0
    think_rate: float = 0.5
    """Rate at which the thinking time of one address's bots refills, in seconds per second."""
    think_burst: float = 1800.0
    """Thinking time of one address's bots after which they wait, in seconds."""
    work_rate: float = 250.0
    """Rate of work that one address may ask for, in milliseconds of CPU time per second."""
    work_burst: float = 6000.0
    table_rate: float = 500.0
    """Rate of work that all addresses together may ask for at one table, in ms per second."""
    table_burst: float = 12000.0
    entries: int = 500
    """Maximum number of entries of a game since its last new action; then no undo is accepted."""
    feeds: int = 64
    """Maximum number of open feeds from one address."""
    game_feeds: int = 2000
    """Maximum number of open feeds of one game; its seats always have one."""


LIMITS: Final = "IRONBRIDGE_LIMITS"
"""Environment variable with the operator's limits, as JSON: ``{"body": 32768}``."""


def limits_from_environment() -> Limits:
    """Returns the operator's limits; the defaults where none are set."""
    try:
        return msgspec.json.decode(os.environ.get(LIMITS, "{}"), type=Limits)
    except msgspec.MsgspecError as wrong:
        raise BadInput("not-understood", what=LIMITS, why=wrong) from None
