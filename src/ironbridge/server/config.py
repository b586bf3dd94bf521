"""Server configuration: the options of the operator."""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from ironbridge.errors import BadInput
from ironbridge.server.rate_limits import Limits, limits_from_environment

ENVIRONMENT: Final = "IRONBRIDGE_SERVER"
"""Environment variable that passes the options of ``serve`` to its worker processes."""


PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
"""Push services of the well-known browsers; ``*.`` stands for all hosts below a name."""


METRICS_TOKEN: Final = "IRONBRIDGE_METRICS_TOKEN"
"""Environment variable with the token that opens ``/metrics``."""


def metrics_token_from_environment() -> str:
    """Returns the operator's token for the metrics; empty when none is set."""
    return os.environ.get(METRICS_TOKEN, "")


class ServerConfig(msgspec.Struct, frozen=True, kw_only=True):
    """Options of one server."""

    database: str = ""
    """URL of the database; empty for SQLite in the data directory."""
    data: str = ""
    """Data directory; empty for the default of the user's system."""
    base_url: str = ""
    """Public URL of this server, such as https://brass.example.org; may have a sub-path."""
    hosts: tuple[str, ...] = ()
    """Further names that clients use for this server; addresses and local names are allowed."""
    bot_workers: int = 1
    """Number of worker processes for bots; 0 leaves all jobs to workers on other machines."""
    bot_seconds: float = 60.0
    """Timeout in seconds for one action of a bot."""
    bots: tuple[str, ...] = ()
    """Bots offered beside the installed ones, as ``file.py:Class`` or ``module:Class``."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose X-Forwarded headers are trusted."""
    webhooks: tuple[str, ...] = ()
    """URL prefixes that webhooks may have; without any, no webhooks are sent."""
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    """Hosts of push services that notices may go to; without any, push is off."""
    keep_days: int = 0
    """Days after which ended games and opened records are deleted; 0 keeps them for ever."""
    owner_games: int = 5000
    """Maximum number of stored games, records and forks of one owner; 0 is no maximum."""
    idle: float = 60.0
    """Seconds of inactivity after which a game leaves memory."""
    log_level: str = "info"
    metrics_token: str = msgspec.field(default_factory=metrics_token_from_environment)
    """Bearer token that opens ``/metrics``; without one the address does not exist."""
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
    """Creates the data directory and its database file, readable by their owner alone."""
    try:
        options.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not options.database:
            os.close(os.open(options.file, os.O_RDWR | os.O_CREAT, 0o600))
            options.file.chmod(0o600)
    except OSError as error:
        raise BadInput("no-data-folder", folder=options.folder, why=error.strerror) from None


def to_environment(options: ServerConfig) -> None:
    """Stores the options in the environment, for worker processes."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(options).decode()


def from_environment() -> ServerConfig:
    """Returns the options that ``serve`` stored; the defaults when there are none."""
    return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=ServerConfig)
