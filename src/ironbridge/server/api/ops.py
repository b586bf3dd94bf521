"""For the operator: whether the server is well."""

from litestar import get

from ironbridge.server.api.dependencies import TheHall


@get("/healthz", include_in_schema=False)
async def health(hall: TheHall) -> dict[str, str]:
    """Whether the server and its database answer."""
    await hall.store.ping()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(hall: TheHall) -> str:
    """Figures for Prometheus."""
    watchers = sum(len(table.watchers) for table in hall.tables.values())
    gauges = {
        "ironbridge_tables_in_memory": float(len(hall.tables)),
        "ironbridge_feeds": float(watchers),
        "ironbridge_bot_failures_total": float(hall.metrics.bot_failures),
    }
    return "\n".join(hall.metrics.lines(gauges)) + "\n"


HANDLERS = [health, metrics]
