"""Budgets of work: requests pay for what they make the server compute, per address and table.

The unit is about one millisecond of CPU time.  Answers from a cache cost nothing.
"""

import math
from typing import Final

from ironbridge.server.client_network import CLIENT_NETWORK
from ironbridge.server.middleware.token_bucket import RateLimiter
from ironbridge.server.problems import Problem
from ironbridge.server.rate_limits import Limits

CHOICE: Final = 2.0
"""Work of a preview or an explained refusal of a choice that is named by its code."""
TEXT: Final = 10.0
"""Work of finding the action that a text describes."""
ENTRY: Final = 0.1
"""Work of replaying one log entry, for an earlier position."""
STANDING: Final = 0.5
"""Work of the standings after one log entry, for a chart or an analysis."""
ACTION: Final = 1.0
"""Work of describing one action, for the log of a game."""
KILOBYTE: Final = 10.0
"""Work of replaying a record, per 1,000 characters of its text."""
LEAST: Final = 1.0


class WorkBudget:
    """Token buckets of work, by address and by table."""

    def __init__(self, limits: Limits) -> None:
        self._addresses = RateLimiter(limits.work_rate, limits.work_burst)
        self._tables = RateLimiter(limits.table_rate, limits.table_burst)

    def spend(self, cost: float, table: str = "") -> None:
        """Charges the client whose request runs, and a table; raises a problem when one is empty.

        Work of the server itself is free.
        """
        network = CLIENT_NETWORK.get()
        if not network:
            return
        cost = max(cost, LEAST)
        wait = self._addresses.retry_after(network, cost)
        if not wait and table:
            wait = self._tables.retry_after(table, cost)
        if wait:
            seconds = math.ceil(wait)
            headers = {"retry-after": str(seconds)}
            raise Problem(429, "work", headers=headers, seconds=seconds)


def cost_of_choices(choices: list[int | str]) -> float:
    """Returns the work of previews of these choices."""
    return sum(TEXT if isinstance(choice, str) else CHOICE for choice in choices)
