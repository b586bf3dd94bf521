"""Server configuration: operator options, rate limits, size limits, invitation lifetimes."""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from ironbridge.errors import BadInput

ENVIRONMENT: Final = "IRONBRIDGE_SERVER"
"""Environment variable that passes the options of ``serve`` to its worker processes."""


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
    feeds: int = 64
    """Maximum number of open feeds from one address."""


LIMITS: Final = "IRONBRIDGE_LIMITS"
"""Environment variable with the operator's limits, as JSON: ``{"body": 32768}``."""


def limits_from_environment() -> Limits:
    """Returns the operator's limits; the defaults where none are set."""
    try:
        return msgspec.json.decode(os.environ.get(LIMITS, "{}"), type=Limits)
    except msgspec.MsgspecError as wrong:
        raise BadInput("not-understood", what=LIMITS, why=wrong) from None


class ServerConfig(msgspec.Struct, frozen=True, kw_only=True):
    """Options of one server."""

    database: str = ""
    """URL of the database; empty for SQLite in the data directory."""
    data: str = ""
    """Data directory; empty for the default of the user's system."""
    base_url: str = ""
    """Public URL of this server, such as https://brass.example.org."""
    bot_workers: int = 1
    """Number of worker processes for bots."""
    bot_seconds: float = 60.0
    """Timeout in seconds for one action of a bot."""
    bots: tuple[str, ...] = ()
    """Bots offered beside the installed ones, as ``file.py:Class`` or ``module:Class``."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose X-Forwarded-For header is trusted."""
    webhooks: tuple[str, ...] = ()
    """URL prefixes that turn notices may go to; without any, no notices are sent."""
    idle: float = 60.0
    """Seconds of inactivity after which a game leaves memory."""
    log_level: str = "info"
    limits: Limits = msgspec.field(default_factory=limits_from_environment)

    @property
    def folder(self) -> Path:
        """Returns the path of the data directory."""
        return Path(self.data) if self.data else user_folder()

    @property
    def file(self) -> Path:
        """Returns the path of the SQLite file, for a server without another database."""
        return self.folder / "games.sqlite"

    @property
    def url(self) -> str:
        """Returns the URL of the database, with the driver that SQLAlchemy uses."""
        if not self.database:
            return f"sqlite:///{self.file.as_posix()}"
        scheme, colon, rest = self.database.partition(":")
        drivers = {
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
        }
        return f"{drivers.get(scheme, scheme)}{colon}{rest}"


def user_folder() -> Path:
    """Returns the directory in which this system keeps application data of a user."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Ironbridge"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Ironbridge"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "ironbridge"


def make_folder(options: ServerConfig) -> None:
    """Creates the data directory, readable by its owner alone."""
    try:
        options.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("no-data-folder", folder=options.folder, why=error.strerror) from None


def to_environment(options: ServerConfig) -> None:
    """Stores the options in the environment, for worker processes."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(options).decode()


def from_environment() -> ServerConfig:
    """Returns the options that ``serve`` stored; the defaults when there are none."""
    return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=ServerConfig)
