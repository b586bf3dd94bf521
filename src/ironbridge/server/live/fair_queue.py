"""Fair queue for workers: serves the owner that used the least time, then its least used table.

Used time decays, so an owner that paused is as good as a new one.  An owner above its budget waits
until enough has decayed; other owners are served meanwhile.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final, Generic, TypeVar

Worker = TypeVar("Worker")
MAX_ACCOUNTS: Final = 10_000
"""Maximum number of owners or tables whose used time is kept."""
SOON: Final = 0.01
"""Delay in seconds after which an owner above its budget is looked at again, at least."""


class UsedTime:
    """Seconds used by each name; they decay at a rate of seconds per second."""

    def __init__(self, rate: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._used)

    def of(self, name: str) -> float:
        """Returns the seconds that a name has used and that have not decayed yet."""
        used, then = self._used.get(name, (0.0, 0.0))
        return max(0.0, used - (self._clock() - then) * self._rate)

    def add(self, name: str, seconds: float) -> None:
        """Charges a name; drops accounts that have decayed, and the oldest ones above the limit."""
        total = self.of(name) + seconds
        self._used.pop(name, None)
        self._used[name] = (total, self._clock())
        if len(self._used) > MAX_ACCOUNTS:
            kept = [each for each in self._used if self.of(each) > 0][-(MAX_ACCOUNTS // 2) :]
            self._used = {each: self._used[each] for each in kept}


class Waiting(Generic[Worker]):
    """Job that waits for a worker."""

    def __init__(self, owner: str, table: str, number: int) -> None:
        self.owner = owner
        self.table = table
        self.number = number
        self.granted: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class FairQueue(Generic[Worker]):
    """Lends workers, each for one job at a time.

    ``rate`` is the decay of used time in seconds per second, ``budget`` the used time in seconds
    from which on an owner waits.
    """

    def __init__(
        self,
        workers: Iterable[Worker],
        rate: float,
        budget: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._free = list(workers)
        self._rate = rate
        self._budget = budget
        self._clock = clock
        self._waiting: list[Waiting[Worker]] = []
        self._running: Counter[str] = Counter()
        self._asked = 0
        self._owners = UsedTime(rate, clock)
        self._tables = UsedTime(rate, clock)
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """Returns the number of jobs that wait for a worker."""
        return len(self._waiting)

    @contextlib.asynccontextmanager
    async def lend(self, owner: str, table: str) -> AsyncIterator[Worker]:
        """Waits for a worker; charges the time until it is returned to owner and table."""
        self._asked += 1
        mine: Waiting[Worker] = Waiting(owner, table, self._asked)
        self._waiting.append(mine)
        self.serve()
        try:
            worker = await mine.granted
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:
                self._give_back(mine, 0.0, mine.granted.result())
            raise
        began = self._clock()
        try:
            yield worker
        finally:
            self._give_back(mine, self._clock() - began, worker)

    def _give_back(self, done: Waiting[Worker], seconds: float, worker: Worker) -> None:
        self._running[done.owner] -= 1
        if not self._running[done.owner]:
            del self._running[done.owner]
        self._owners.add(done.owner, seconds)
        self._tables.add(done.table, seconds)
        self._free.append(worker)
        self.serve()

    def serve(self) -> None:
        """Gives the free workers to the jobs whose turn it is."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        while self._free and self._waiting:
            ready = [job for job in self._waiting if self._owners.of(job.owner) < self._budget]
            if not ready:
                over = min(self._owners.of(job.owner) for job in self._waiting) - self._budget
                wait = over / self._rate + SOON
                self._alarm = asyncio.get_running_loop().call_later(wait, self.serve)
                return
            job = min(ready, key=self._rank)
            self._waiting.remove(job)
            self._running[job.owner] += 1
            job.granted.set_result(self._free.pop())

    def _rank(self, job: Waiting[Worker]) -> tuple[int, float, float, int]:
        """Returns the key by which waiting jobs are served, the smallest first."""
        return (
            self._running[job.owner],
            self._owners.of(job.owner),
            self._tables.of(job.table),
            job.number,
        )
