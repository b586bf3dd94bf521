"""Operations endpoints: health check and Prometheus metrics."""

from litestar import get

from ironbridge.server.api.auth import token_of
from ironbridge.server.api.dependencies import Caller, Registry
from ironbridge.server.problems import Problem
from ironbridge.server.tokens import same


@get("/healthz", include_in_schema=False)
async def health(registry: Registry) -> dict[str, str]:
    """Returns whether the server responds and its database can be written."""
    await registry.store.ping()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Caller, registry: Registry) -> str:
    """Returns metrics in the text format of Prometheus; needs the operator's token."""
    check_operator(request, registry.options.metrics_token)
    watchers = sum(len(live_game.watchers) for live_game in registry.live_games.values())
    gauges = {
        "ironbridge_tables_in_memory": float(len(registry.live_games)),
        "ironbridge_feeds": float(watchers),
        "ironbridge_bot_failures_total": float(registry.metrics.bot_failures),
    }
    return "\n".join(registry.metrics.lines(gauges)) + "\n"


def check_operator(request: Caller, token: str) -> None:
    """Raises a problem unless the request has the operator's token; 404 where none is set."""
    if not token:
        raise Problem(404, "no-page")
    if not same(token_of(request) or "", token):
        raise Problem(401, "operator", headers={"www-authenticate": "Bearer"})


HANDLERS = [health, metrics]
