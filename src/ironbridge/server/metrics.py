"""Metrics of the server process, in the text format of Prometheus."""

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of the histogram buckets of response times, in seconds."""
METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
"""Methods that are counted by name; a client may send any word."""


class Metrics:
    """Counters and histograms of this process."""

    def __init__(self) -> None:
        self.began = time.time()
        self.entries: Counter[str] = Counter()
        self.bot_failures = 0
        self._answers: Counter[tuple[str, int]] = Counter()
        self._buckets = [0] * len(BOUNDS)
        self._seconds = 0.0

    def answered(self, method: str, status: int, seconds: float) -> None:
        """Counts one response."""
        self._answers[method if method in METHODS else "other", status] += 1
        self._seconds += seconds
        for number, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._buckets[number] += 1
                break

    def lines(self, gauges: dict[str, float]) -> Iterator[str]:
        """Yields all metrics; ``gauges`` are current values that other modules measure."""
        yield "# TYPE ironbridge_requests_total counter"
        for (method, status), count in sorted(self._answers.items()):
            yield f'ironbridge_requests_total{{method="{method}",status="{status}"}} {count}'
        yield from self._times()
        yield "# TYPE ironbridge_entries_total counter"
        for kind, count in sorted(self.entries.items()):
            yield f'ironbridge_entries_total{{kind="{kind}"}} {count}'
        for name, value in {**gauges, **process()}.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            yield f"# TYPE {name} {kind}"
            yield f"{name} {value:.10g}"
        yield "# TYPE process_start_time_seconds gauge"
        yield f"process_start_time_seconds {self.began:.3f}"

    def _times(self) -> Iterator[str]:
        name = "ironbridge_request_seconds"
        yield f"# TYPE {name} histogram"
        total = 0
        for bound, count in zip(BOUNDS, self._buckets, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        every = sum(self._answers.values())
        yield f'{name}_bucket{{le="+Inf"}} {every}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {every}"


def process() -> dict[str, float]:
    """Returns the CPU time and memory of this process."""
    used = os.times()
    return {
        "process_cpu_seconds_total": used.user + used.system,
        "process_resident_memory_bytes": float(resident()),
    }


def resident() -> int:
    """Returns the resident memory of this process in bytes; 0 where it is unknown."""
    if sys.platform == "linux":
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
