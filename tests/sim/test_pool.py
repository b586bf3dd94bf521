"""The process pool: results in order, a bounded number of pending pieces, prompt shutdown."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from ironbridge.sim import pool


class Later(Executor):
    """Executor that runs a piece when its result is requested; counts pending pieces."""

    def __init__(self) -> None:
        self.pending = 0
        self.most_pending = 0

    def submit(self, work: Callable[..., Any], /, *pieces: Any, **named: Any) -> Future[Any]:
        self.pending += 1
        self.most_pending = max(self.most_pending, self.pending)
        future: Future[Any] = Future()
        future.set_result(work(*pieces, **named))
        return future


def taken(later: Later, results: Iterator[int]) -> list[int]:
    """Returns the results; each one taken is no longer pending."""
    found = []
    for result in results:
        later.pending -= 1
        found.append(result)
    return found


@pytest.mark.parametrize("pieces", [0, 3, 40])
def test_a_bounded_number_of_pieces_is_pending(pieces: int) -> None:
    later, width = Later(), 2
    results = pool.in_order(later, width, lambda piece: piece * piece, range(pieces))
    assert taken(later, results) == [piece * piece for piece in range(pieces)]
    assert later.most_pending == min(pieces, pool.AHEAD * width)


@pytest.mark.parametrize("interrupted", [True, False])
def test_an_interruption_abandons_pending_pieces(
    interrupted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[dict[str, bool]] = []

    class Noted(Later):
        def __init__(self, *settings: object) -> None:
            super().__init__()

        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            ends.append({"wait": wait, "cancel_futures": cancel_futures})

    monkeypatch.setattr(pool, "ProcessPoolExecutor", Noted)
    if interrupted:
        with pytest.raises(KeyboardInterrupt), pool.executor(2, None):
            raise KeyboardInterrupt
    else:
        with pool.executor(2, None) as (_, width):
            assert width == 2
    assert ends == [{"wait": not interrupted, "cancel_futures": interrupted}]
