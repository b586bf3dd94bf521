"""Network of the client whose request is being answered."""

import hmac
from contextvars import ContextVar
from typing import Final

CLIENT_NETWORK: Final[ContextVar[str]] = ContextVar("client_network", default="")
"""Network of the client; empty outside requests."""
SERVER: Final = "server"
"""Owner of work that no client asked for."""


def owner_of(network: str, secret: str) -> str:
    """Returns a pseudonym of a client network: equal for equal networks, without the address."""
    if not network:
        return SERVER
    return hmac.digest(secret.encode(), network.encode(), "sha256").hex()[:16]
