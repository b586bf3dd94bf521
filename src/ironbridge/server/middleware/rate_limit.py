"""Rate limiter: token buckets per client network, refilled over time.

``server.config.Limits`` sets rates (tokens per second) and bursts (bucket sizes).
"""

import time
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address, IPv6Network
from typing import Final

MAX_BUCKETS: Final = 50_000
"""Maximum number of buckets; beyond it, full buckets are dropped, since they limit no client."""


@lru_cache(4096)
def client_network(address: str) -> str:
    """Returns the network of an address: a household holds a whole /64 of IPv6 addresses."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), 64), strict=False))


class RateLimiter:
    """Token buckets of one rate and burst, by client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def retry_after(self, who: str) -> float:
        """Takes a token; returns 0 when there was one, otherwise the seconds until the next."""
        now = time.monotonic()
        left, then = self._buckets.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < 1:
            return (1 - left) / self.rate
        if who not in self._buckets and len(self._buckets) >= MAX_BUCKETS:
            self._forget(now)
        self._buckets[who] = (left - 1, now)
        return 0.0

    def _forget(self, now: float) -> None:
        full = [
            who
            for who, (left, then) in self._buckets.items()
            if left + (now - then) * self.rate >= self.burst
        ]
        for who in full or list(self._buckets):
            del self._buckets[who]
