"""Operations endpoints: health check and Prometheus metrics."""

from litestar import get

from ironbridge.server.api.dependencies import Registry


@get("/healthz", include_in_schema=False)
async def health(registry: Registry) -> dict[str, str]:
    """Returns whether the server and its database respond."""
    await registry.store.ping()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(registry: Registry) -> str:
    """Returns metrics in the text format of Prometheus."""
    watchers = sum(len(live_game.watchers) for live_game in registry.live_games.values())
    gauges = {
        "ironbridge_tables_in_memory": float(len(registry.live_games)),
        "ironbridge_feeds": float(watchers),
        "ironbridge_bot_failures_total": float(registry.metrics.bot_failures),
    }
    return "\n".join(registry.metrics.lines(gauges)) + "\n"


HANDLERS = [health, metrics]
