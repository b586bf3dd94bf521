"""No cache grows with what clients ask: counts the entries of all caches after many requests."""

import gc
from functools import _lru_cache_wrapper
from typing import Any

import pytest

from ironbridge.server.live.bot_worker import KEPT
from ironbridge.server.live.worker_pool import Worker
from ironbridge.server.middleware import token_bucket
from ironbridge.server.middleware.token_bucket import RateLimiter
from tests.server.table import Client, Person, sit_down
from tests.server.test_security import problem

REQUESTS = 1000


def cached() -> dict[str, int]:
    """Returns the number of entries of every unbounded cache of the project."""
    found: dict[str, int] = {}
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.__module__.startswith("ironbridge"):
            if each.cache_info().maxsize is None:
                found[f"{each.__module__}.{each.__qualname__}"] = each.cache_info().currsize
    return found


def strange(client: Client, person: Person, number: int) -> list[Any]:
    """Sends requests that name things which do not exist."""
    word = f"x{number}"
    sheets = f"/api/titles/birmingham/sheet?seats=2&variant={word}&rules=deck={word}"
    return [
        client.get(f"/api/titles/birmingham.{word}/rules?lang={word}"),
        client.get(f"/api/titles/{word}/rules", headers={"accept-language": word}),
        client.get(sheets),
        client.get(f"/api/languages/{word}/messages"),
        client.get(f"/api/games/{word}"),
        client.get(f"/{word}"),
        person.post("/why", {"seat": person.seat, "choice": f"build {word} {word}.1 with {word}"}),
        client.request(word.upper(), "/api/games"),
    ]


def test_no_cache_grows_with_the_names_that_clients_make_up(client: Client) -> None:
    person = sit_down(client, "birmingham")[0]
    for number in range(3):
        strange(client, person, number)
    before, tokens = cached(), len(client.app.state.registry._tokens)
    for number in range(REQUESTS // 8):
        answers = strange(client, person, 10 + number)
    grown = {name: now - before.get(name, 0) for name, now in cached().items()}
    assert not {name: more for name, more in grown.items() if more > 20}
    assert len(client.app.state.registry._tokens) == tokens
    assert len(client.app.state.registry.live_games) == 1
    assert len(client.app.state.registry.metrics._answers) < 30
    assert problem(answers[0]) == (404, "no-title")


def test_the_rules_of_a_part_are_still_told(client: Client) -> None:
    for title in ("birmingham", "birmingham.automa", "lancashire"):
        assert client.get(f"/api/titles/{title}/rules").json(), title


def test_buckets_are_bounded_and_forgotten_in_bulk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_bucket, "MAX_BUCKETS", 100)
    limiter = RateLimiter(rate=0.001, burst=5)
    for number in range(1000):
        assert limiter.retry_after(f"client {number}") == 0
        assert len(limiter) <= 100
    assert limiter.swept <= 1000 / 25
    for _ in range(4):
        assert limiter.retry_after("client 999") == 0
    assert limiter.retry_after("client 999") > 0


def test_a_worker_remembers_as_many_games_as_its_process() -> None:
    worker = Worker()
    for number in range(10 * KEPT):
        worker.remember(f"game {number}", number)
    assert len(worker.known) == KEPT
    assert worker.known[f"game {10 * KEPT - 1}"] == 10 * KEPT - 1
