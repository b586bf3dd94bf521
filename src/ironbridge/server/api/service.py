"""For the operator: whether the server is well."""

from litestar import get

from ironbridge.server.api.asked import TheHall


@get("/healthz", include_in_schema=False)
async def health(hall: TheHall) -> dict[str, str]:
    """Whether the server and its database answer."""
    await hall.store.ping()
    return {"status": "ok"}


HANDLERS = [health]
