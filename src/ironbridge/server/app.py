"""Builds the Litestar application: routes, middleware, background tasks."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from ironbridge.bots.given_bots import offer_bot
from ironbridge.server.api import (
    absent_players,
    atom,
    catalogue,
    chat_routes,
    deletion,
    error_handlers,
    feed,
    game_history,
    games,
    host_tools,
    language_messages,
    list_feed,
    moves,
    notices,
    ops,
    profiles,
    review_routes,
    seat_devices,
    seats,
    sign_in,
)
from ironbridge.server.api.dependencies import read_strictly
from ironbridge.server.api.entry_route import EntryRoute
from ironbridge.server.api.fast_routes import FastRoutes
from ironbridge.server.api.openapi import SchemaOnly
from ironbridge.server.api.static import page
from ironbridge.server.config import ServerConfig, from_environment
from ironbridge.server.live.bot_players import Bots
from ironbridge.server.live.clock import Clocks
from ironbridge.server.live.gathering import settle_overdue
from ironbridge.server.live.outbox import Outbox
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.table_requests import RequestSettler
from ironbridge.server.middleware.routes import RouteTable
from ironbridge.server.middleware.security import SecurityMiddleware
from ironbridge.server.middleware.transfer import TransferMiddleware
from ironbridge.server.problems import Problem
from ironbridge.server.process.accept_errors import AcceptErrors
from ironbridge.server.process.gc import collect_rarely
from ironbridge.server.process.logging import set_up_logging
from ironbridge.server.store.retention import ENDED, games_older_than

LOG = logging.getLogger(__name__)
VERSION = "1"
HOUR = 3600.0
HANDLERS = [
    *catalogue.HANDLERS,
    *language_messages.HANDLERS,
    *games.HANDLERS,
    *deletion.HANDLERS,
    *moves.HANDLERS,
    *seats.HANDLERS,
    *seat_devices.HANDLERS,
    *absent_players.HANDLERS,
    *host_tools.HANDLERS,
    *chat_routes.HANDLERS,
    *profiles.HANDLERS,
    *sign_in.HANDLERS,
    *atom.HANDLERS,
    *list_feed.HANDLERS,
    *notices.HANDLERS,
    *game_history.HANDLERS,
    *review_routes.HANDLERS,
    *feed.HANDLERS,
    *ops.HANDLERS,
    page,
]


def create_app(options: ServerConfig | None = None) -> Litestar:
    """Returns the application; without options, those that ``serve`` stored in the environment."""
    if options is None:
        options = from_environment()
        set_up_logging(options.log_level)
        collect_rarely()
    for place in options.bots:
        offer_bot(place)
    registry = GameRegistry(options)

    def the_registry() -> GameRegistry:
        return registry

    @contextlib.asynccontextmanager
    async def open_registry(app: Litestar) -> AsyncIterator[None]:
        async with running(registry):
            yield

    app = Litestar(
        HANDLERS,
        dependencies={"registry": Provide(the_registry, sync_to_thread=False)},
        before_request=read_strictly,
        lifespan=[open_registry],
        exception_handlers=error_handlers.HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Ironbridge",
            version=VERSION,
            path="/schema",
            render_plugins=[SchemaOnly()],
        ),
        request_max_body_size=None,
        logging_config=None,
    )
    app.state.registry = registry
    handler = TransferMiddleware(FastRoutes(app.asgi_handler, registry))
    routes = RouteTable(app.routes)
    guarded = SecurityMiddleware(handler, registry.options, registry.metrics, routes)
    app.asgi_handler = EntryRoute(guarded, registry)
    return app


@contextlib.asynccontextmanager
async def running(registry: GameRegistry) -> AsyncIterator[None]:
    """Runs the background tasks while the application serves: bots, clocks, notices, eviction."""
    asyncio.get_running_loop().set_exception_handler(AcceptErrors())
    await registry.open()
    bots, clocks, settler = Bots(registry), Clocks(registry), RequestSettler(registry)
    await clocks.open()
    tasks = [
        asyncio.create_task(tend(registry, bots, clocks)),
        asyncio.create_task(Outbox(registry).run()),
        asyncio.create_task(forget_old_games(registry)),
        asyncio.create_task(settle_overdue(registry)),
        *listeners(registry),
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await clocks.close()
        await settler.close()
        await bots.close()
        await registry.close()


def listeners(registry: GameRegistry) -> list[asyncio.Task[None]]:
    """Starts the listener for changes by other processes; none with SQLite."""
    if registry.store.is_sqlite:
        return []
    # PostgreSQL is an extra: its driver may not be installed.
    from ironbridge.server.live.pg_listener import PgListener

    return [asyncio.create_task(PgListener(registry).run())]


async def forget_old_games(registry: GameRegistry) -> None:
    """Deletes ended games that are older than the operator keeps them, every hour."""
    days = registry.options.keep_days
    while days:
        try:
            if old := await games_older_than(registry.store, days, ENDED):
                LOG.info("old games deleted", extra={"games": await registry.delete(old)})
        except Problem as problem:
            LOG.warning("old games not deleted", extra={"problem": problem.kind})
        await asyncio.sleep(HOUR)


async def tend(registry: GameRegistry, bots: Bots, clocks: Clocks) -> None:
    """Periodically resumes waiting bots and overdue clocks, and evicts idle games."""
    quiet = 0.0  # at the start, every waiting bot is resumed
    while True:
        try:
            await bots.sweep(quiet)
            # A bot may still be computing in another process; its move is not computed twice.
            quiet = bots.patience
            await clocks.sweep()
        except Problem as problem:
            LOG.warning("nothing resumed", extra={"problem": problem.kind})
        registry.evict_idle()
        await asyncio.sleep(bots.interval if quiet else 1.0)
