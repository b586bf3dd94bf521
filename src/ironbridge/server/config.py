"""Server configuration: options of an operator, rate limits, lifetimes of invitations."""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from ironbridge.errors import BadInput

ENVIRONMENT: Final = "IRONBRIDGE_SERVER"
"""The variable that hands the options of ``serve`` to its worker processes."""
INVITATION_LIFETIME: Final = 7 * 24 * 3600.0
"""Seconds for which an invitation to a seat can be accepted."""
DEVICE_LINK_LIFETIME: Final = 600.0
"""Seconds for which a link opens a seat on another device."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much of everything one address or one seat may ask for."""

    body: int = 64 * 1024
    """Bytes of a request's body."""
    record: int = 1024 * 1024
    """Bytes of a record that is sent to be opened."""
    slow: float = 10.0
    """Seconds in which a request must have arrived, head and body."""
    address_rate: float = 40.0
    """Requests a second from one address, over time."""
    address_burst: float = 400.0
    seat_rate: float = 10.0
    """Entries, questions and previews a second for one seat, over time."""
    seat_burst: float = 120.0
    create_rate: float = 0.2
    """New games a second from one address, over time."""
    create_burst: float = 30.0
    feeds: int = 64
    """Open feeds from one address."""


LIMITS: Final = "IRONBRIDGE_LIMITS"
"""The variable in which an operator may set other limits, as JSON: ``{"body": 32768}``."""


def limits_from_environment() -> Limits:
    """Returns the limits that an operator has set; the usual ones where none are."""
    try:
        return msgspec.json.decode(os.environ.get(LIMITS, "{}"), type=Limits)
    except msgspec.MsgspecError as wrong:
        raise BadInput("not-understood", what=LIMITS, why=wrong) from None


class ServerConfig(msgspec.Struct, frozen=True, kw_only=True):
    """The options of one server."""

    database: str = ""
    """A URL; empty for SQLite in the data directory."""
    data: str = ""
    """The data directory; empty for the user's own."""
    base_url: str = ""
    """How the world reaches this server, such as https://brass.example.org."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 60.0
    """How long a bot may think about one action."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose X-Forwarded-For is believed."""
    webhooks: tuple[str, ...] = ()
    """Addresses that turn notices may go to, as prefixes; none: no notices."""
    idle: float = 60.0
    """Seconds of inactivity after which a game leaves memory."""
    log_level: str = "info"
    limits: Limits = msgspec.field(default_factory=limits_from_environment)

    @property
    def folder(self) -> Path:
        """Returns the data directory."""
        return Path(self.data) if self.data else user_folder()

    @property
    def file(self) -> Path:
        """Returns where SQLite keeps the games, when no other database is named."""
        return self.folder / "games.sqlite"

    @property
    def url(self) -> str:
        """Returns the database's URL, with the driver that we use."""
        if not self.database:
            return f"sqlite:///{self.file.as_posix()}"
        scheme, colon, rest = self.database.partition(":")
        drivers = {
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
        }
        return f"{drivers.get(scheme, scheme)}{colon}{rest}"


def user_folder() -> Path:
    """Returns where this system keeps the data of a user's programs."""
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
    """Leave the options where worker processes find them."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(options).decode()


def from_environment() -> ServerConfig:
    """Returns the options that ``serve`` left; the defaults when there are none."""
    return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=ServerConfig)
