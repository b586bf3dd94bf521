"""Commands that run a server: ``serve`` for others, ``play`` for this machine; and ``verify``."""

import asyncio
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import rich_click as click

from ironbridge._build import advice
from ironbridge.cli.options import bot_names, language_option
from ironbridge.cli.param_types import Whole, Word
from ironbridge.errors import BadInput
from ironbridge.i18n.cli_messages import report
from ironbridge.server.config import PUSH_HOSTS, ServerConfig, make_folder, to_environment
from ironbridge.server.middleware.public_address import SUB_PATH
from ironbridge.server.process.gc import collect_rarely

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
ELSEWHERE: Final = ("192.0.2.1", 9)
"""Address reserved for documentation, used to select a network interface; no packet is sent."""
LEVELS: Final = ["debug", "info", "warning", "error"]
START: Final = 30
"""Seconds within which a server process must start or answer, where there are several."""
OWN_PATHS: Final = ("api", "schema", "metrics", "healthz", "assets", "game", "join", "rules")
"""First segments of the server's own paths, which a sub-path must not begin with."""
FACTORY: Final = "ironbridge.server.app:create_app"


def bind(host: str, port: int) -> socket.socket:
    """Returns a listening socket; the system chooses the port when it is 0.

    The socket listens before the server is ready, so early connections wait in the backlog: the
    browser that ``play`` opens may be faster than the server's start.  The protocol is given as
    TCP: only then does the event loop set TCP_NODELAY, which avoids a delay of 40 ms per response
    by Nagle's algorithm.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise BadInput("cannot-listen", host=host, port=port, why=error) from None
    return listening


def address(listening: socket.socket) -> str:
    """Returns the URL of a socket on this machine."""
    host, port = listening.getsockname()[:2]
    shown = HERE if host in (EVERYWHERE, "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def on_the_network() -> str:
    """Returns the address of this machine on the local network; fails without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            raise BadInput("no-network") from None
        return str(probe.getsockname()[0])


def warn_if_slow(language: str) -> None:
    """Prints how to get the compiled build where it does not run."""
    if way := advice():
        click.echo(report(language, way.message, **way.facts), err=True)


def prepare(options: ServerConfig) -> None:
    """Creates the data directory and the database; prints the error where this fails."""
    collect_rarely()  # imports most of the server
    from ironbridge.server.process.data_lock import only_server
    from ironbridge.server.store import Store
    from ironbridge.server.store.database import for_the_operator

    async def migrate() -> None:
        store = Store(options.url)
        try:
            await store.open()
        finally:
            await store.close()

    make_folder(options)
    with for_the_operator(), only_server(options):
        asyncio.run(migrate())


def run(options: ServerConfig, listening: socket.socket, workers: int) -> None:
    """Serves on a socket until a stop signal."""
    import uvicorn

    from ironbridge.server.process.data_lock import only_server
    from ironbridge.server.process.file_limits import allow_most

    allow_most()
    make_folder(options)
    to_environment(options)
    config = uvicorn.Config(
        FACTORY,
        factory=True,
        workers=workers,
        access_log=False,
        log_config=None,
        http="ironbridge.server.middleware.http_protocol:LimitedHttpProtocol",
        ws="ironbridge.server.middleware.websocket_protocol:PushingWebSocketProtocol",
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=START,
        ws_max_size=options.limits.body,
        ws_per_message_deflate=False,  # compressing every view costs more than applying the rules
    )
    with only_server(options):
        if workers > 1:
            from uvicorn.supervisors import Multiprocess

            Multiprocess(config, sockets=[listening]).run()
        else:
            uvicorn.Server(config).run(sockets=[listening])


def check_base_url(url: str) -> None:
    """Raises ``BadInput`` unless a public URL has a scheme, a host and a sub-path of its own."""
    try:
        parts = urlsplit(url)
    except ValueError as wrong:
        raise BadInput("not-understood", what=url, why=wrong) from None
    path = parts.path.rstrip("/")
    is_whole = parts.scheme in ("http", "https") and parts.hostname and not parts.query
    if url and not (is_whole and (not path or SUB_PATH.fullmatch(path))):
        raise BadInput("base-url", url=url)
    if path.split("/")[1:2] and path.split("/")[1] in OWN_PATHS:
        raise BadInput("base-url-path", url=url, path=path)


offered_option = click.option(
    "--bots", metavar="FILE.PY:CLASS", help="Bots to offer to players beside the installed ones."
)


def offered_bots(text: str | None) -> tuple[str, ...]:
    """Returns the places in the option ``--bots``; ``BadInput`` when one holds no bot."""
    from ironbridge.bots.given_bots import offer_bot

    places = bot_names(text)
    for place in places:
        offer_bot(place)
    return places


@click.command()
@click.option(
    "--host", default=HERE, show_default=True, metavar="ADDRESS", help="Address to listen on."
)
@click.option(
    "--port", type=Whole(0, 65535), default=8080, show_default=True, help="Port to listen on."
)
@click.option("--database", default="", metavar="URL", help="Database; SQLite by default.")
@click.option(
    "--workers",
    type=Whole(1, 64),
    default=1,
    show_default=True,
    metavar="N",
    help="Number of server processes.",
)
@click.option("--base-url", default="", metavar="URL", help="Public URL of this server.")
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="Further name under which clients reach this server.",
)
@click.option("--data", type=Path, metavar="FOLDER", help="The data directory.")
@click.option(
    "--bot-workers",
    type=Whole(0, 64),
    default=1,
    show_default=True,
    help="Number of bot processes; 0 leaves them to ironbridge work.",
)
@offered_option
@click.option(
    "--proxy", "proxies", multiple=True, metavar="ADDRESS", help="Address of a trusted proxy."
)
@click.option(
    "--webhook", "webhooks", multiple=True, metavar="URL", help="Allowed prefix of webhook URLs."
)
@click.option(
    "--push-host",
    "push_hosts",
    multiple=True,
    metavar="NAME",
    help="Allowed host of push services in place of the well-known ones; none turns push off.",
)
@click.option(
    "--keep-days",
    type=Whole(0, 36500),
    default=0,
    show_default=True,
    metavar="N",
    help="Delete ended games after N days; 0 keeps them.",
)
@click.option(
    "--owner-games",
    type=Whole(0, 1_000_000_000),
    default=5000,
    show_default=True,
    metavar="N",
    help="Most games, records and copies of one address; 0 is no maximum.",
)
@click.option("--log-level", type=Word(LEVELS), default="info", help="Lowest level that is logged.")
@language_option
def serve(
    host: str,
    port: int,
    workers: int,
    data: Path | None,
    bots: str | None,
    push_hosts: tuple[str, ...],
    language: str,
    **chosen: Any,
) -> None:
    """Run a server for other players."""
    hosts = tuple(name for name in push_hosts if name != "none") if push_hosts else PUSH_HOSTS
    options = ServerConfig(
        data=str(data or ""), bots=offered_bots(bots), push_hosts=hosts, **chosen
    )
    check_base_url(options.base_url)
    if (workers > 1 or not options.bot_workers) and options.url.startswith("sqlite"):
        raise BadInput("workers-need-postgres")
    prepare(options)
    listening = bind(host, port)
    click.echo(report(language, "serves", address=address(listening)))
    warn_if_slow(language)
    run(options, listening, workers)


@click.command()
@click.option("--database", required=True, metavar="URL", help="Database of the servers.")
@click.option(
    "--bot-workers",
    type=Whole(1, 256),
    default=1,
    show_default=True,
    metavar="N",
    help="Number of bot processes.",
)
@offered_option
@click.option("--log-level", type=Word(LEVELS), default="info", help="Lowest level that is logged.")
@language_option
def work(database: str, bot_workers: int, bots: str | None, log_level: str, language: str) -> None:
    """Run bots and analyses for the servers of a database, on any machine."""
    options = ServerConfig(
        database=database, bot_workers=bot_workers, bots=offered_bots(bots), log_level=log_level
    )
    if options.url.startswith("sqlite"):
        raise BadInput("workers-need-postgres")
    from ironbridge.server.process.logging import set_up_logging
    from ironbridge.server.process.worker_main import work as take_jobs
    from ironbridge.server.store.database import for_the_operator, translate_errors

    set_up_logging(log_level)
    click.echo(report(language, "works", count=bot_workers))
    warn_if_slow(language)
    with for_the_operator(), translate_errors():
        asyncio.run(take_jobs(options))


@click.command()
@click.argument("file", type=Path, metavar="RECORD")
@click.option(
    "--commitment",
    metavar="HEX",
    help="The commitment that you kept when the game began; by default the one in the record.",
)
@click.option(
    "--contribution",
    "contributions",
    metavar="HEX",
    multiple=True,
    help="A contribution that must be part of the deal; may be repeated.",
)
@click.option(
    "--kept",
    type=Path,
    metavar="FILE",
    help="What your device kept, saved by the page: all promises and your contribution.",
)
@language_option
def verify(
    file: Path,
    commitment: str | None,
    contributions: tuple[str, ...],
    kept: Path | None,
    language: str,
) -> None:
    """Check the deal of a record against the commitment published when its game began."""
    from ironbridge.notation.files import read_text
    from ironbridge.server.live.verify_record import verify_kept, verify_record

    record = read_text(file)
    if kept is not None:
        verify_kept(record, read_text(kept))
    checked = verify_record(record, commitment, contributions)
    click.echo(report(language, "verified", actions=checked))


@click.command()
@click.option("--port", type=Whole(0, 65535), default=0, help="Port; by default a free one.")
@click.option("--no-browser", is_flag=True, help="Print the URL instead of opening a browser.")
@click.option("--lan", is_flag=True, help="Phones in the same network may open seats, by QR code.")
@click.option("--data", type=Path, metavar="FOLDER", help="The data directory.")
@offered_option
@language_option
def play(
    port: int, no_browser: bool, lan: bool, data: Path | None, bots: str | None, language: str
) -> None:
    """Play on this machine: start a local server and open the page in the browser."""
    options = ServerConfig(data=str(data or ""), bots=offered_bots(bots), log_level="warning")
    prepare(options)
    listening = bind(EVERYWHERE if lan else HERE, port)
    where = f"http://{on_the_network()}:{listening.getsockname()[1]}" if lan else address(listening)
    click.echo(report(language, "plays", address=where))
    warn_if_slow(language)
    if not no_browser:
        threading.Timer(1.0, webbrowser.open, [where]).start()
    run(options, listening, 1)
