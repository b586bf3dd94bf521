"""Rate limiter: token buckets per client network, refilled over time.

``server.rate_limits.Limits`` sets rates (tokens per second) and bursts (bucket sizes).
"""

import time
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address, IPv6Network
from typing import Final

MAX_BUCKETS: Final = 50_000
"""Maximum number of buckets; beyond it, a quarter is dropped, full and long unused ones first."""


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
        self.swept = 0
        """Number of times that buckets were dropped."""
        self._buckets: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def retry_after(self, who: str, cost: float = 1.0) -> float:
        """Takes ``cost`` tokens; returns 0 when they were there, otherwise the seconds until then.

        A cost above the burst takes a full bucket.
        """
        now = time.monotonic()
        left, cost = self._left(who, now), min(cost, self.burst)
        if left < cost:
            return (cost - left) / self.rate
        if who not in self._buckets and len(self._buckets) >= MAX_BUCKETS:
            self._sweep(now)
        self._buckets[who] = (left - cost, now)
        return 0.0

    def _left(self, who: str, now: float) -> float:
        """Returns the tokens of a client now."""
        left, then = self._buckets.get(who, (self.burst, now))
        return min(self.burst, left + (now - then) * self.rate)

    def _sweep(self, now: float) -> None:
        """Drops all full buckets, and the longest unused ones up to a quarter of all."""
        self.swept += 1
        oldest = sorted(self._buckets, key=lambda who: self._buckets[who][1])
        few = len(oldest) // 4 + 1
        for at, who in enumerate(oldest):
            if at < few or self._left(who, now) >= self.burst:
                del self._buckets[who]
