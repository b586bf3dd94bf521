"""Work is limited, not requests; cached answers are free, and ordinary play meets no limit."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ironbridge.server.live import reading
from ironbridge.server.live.answer_cache import AnswerCache
from ironbridge.server.live.read_jobs import ReadJob
from ironbridge.server.live.work_budget import CHOICE, TEXT
from ironbridge.server.middleware import token_bucket
from ironbridge.server.rate_limits import Limits
from tests.server.table import PATIENT, Client, Person, server, sit_down, to_act
from tests.server.test_history import finished, play_on
from tests.server.test_security import problem

POOR = {"work_rate": 0.001, "table_rate": 1e9, "table_burst": 1e9}


def poor(**chosen: float) -> Limits:
    """Returns limits that only the given ones of work can meet."""
    return msgspec.structs.replace(PATIENT, **{**POOR, **chosen})


def ask_previews(person: Person, choices: list[Any] | None) -> Any:
    """Asks for previews."""
    return person.post("/preview", {"seat": person.seat, "choices": choices})


def test_texts_of_one_request_are_capped_with_a_sentence(client: Client) -> None:
    person, _ = to_act(sit_down(client, "birmingham"))
    answer = ask_previews(person, ["loan"] * 21)
    assert problem(answer) == (422, "texts")
    assert "20" in answer.json()["detail"]
    assert problem(ask_previews(person, [1] * 201)) == (422, "input")


def test_previews_cost_what_they_compute(tmp_path: Path) -> None:
    with server(tmp_path, limits=poor(work_burst=10 * CHOICE)) as client:
        person, seen = to_act(sit_down(client, "birmingham"))
        codes = [choice["code"] for choice in seen["view"]["choices"]][:5]
        assert ask_previews(person, codes).status_code == 200
        assert ask_previews(person, codes).status_code == 200
        assert problem(ask_previews(person, codes)) == (429, "work")
        assert int(ask_previews(person, codes).headers["retry-after"]) > 0
        assert person.get(f"/view?seat={person.seat}").status_code == 200


def test_typed_actions_cost_more_than_codes(tmp_path: Path) -> None:
    with server(tmp_path, limits=poor(work_burst=2 * TEXT)) as client:
        person, _ = to_act(sit_down(client, "birmingham"))
        typed = [
            person.post("/why", {"seat": person.seat, "choice": f"build x {number}"})
            for number in range(3)
        ]
        assert [answer.status_code for answer in typed][-1] == 429
        assert problem(person.enter(0, play="nonsense")) == (429, "work")


def test_moments_cost_by_their_log_and_are_free_from_the_cache(tmp_path: Path) -> None:
    with server(tmp_path, limits=poor(work_burst=3)) as client:
        people = sit_down(client, "birmingham")
        play_on(people, 5)
        first = [people[0].get(f"/view?at={at}").status_code for at in range(4)]
        assert first == [200, 200, 200, 429]
        again = [people[0].get(f"/view?at={at}").status_code for at in (0, 1, 2) * 5]
        assert again == [200] * 15


def test_many_addresses_share_the_budget_of_a_table(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, table_rate=0.001, table_burst=3)
    with server(tmp_path, limits=limits, proxies=("testclient",)) as client:
        people = sit_down(client, "birmingham")
        play_on(people, 5)

        def ask(game: str, at: int) -> int:
            headers = {"x-forwarded-for": f"192.0.2.{at}"}
            return client.get(f"/api/games/{game}/view?at={at}", headers=headers).status_code

        assert [ask(people[0].game, at) for at in range(4)] == [200, 200, 200, 429]
        other = sit_down(client, "birmingham")
        play_on(other, 1)
        assert ask(other[0].game, 0) == 200


def test_bulk_previews_come_from_a_worker_and_are_the_same(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = sit_down(client, "birmingham")
    person, _ = to_act(people)
    here = ask_previews(person, None).json()
    assert len(here) > 5
    sent: list[ReadJob] = []
    really = reading.in_worker

    async def in_worker(registry: Any, job: ReadJob) -> bytes:
        sent.append(job)
        return await really(registry, job)

    monkeypatch.setattr(reading, "in_worker", in_worker)
    monkeypatch.setattr(reading, "BULK", 1.0)
    assert ask_previews(person, None).json() == here
    monkeypatch.setattr(reading, "LONG_LOG", 0)
    play_on(people, 1)
    then = person.get(f"/view?seat={person.seat}&at=0").json()
    assert then["entry"] == 0
    assert then["view"]["seats"][person.seat]["hand"]
    assert [job.what for job in sent] == ["previews", "view"]


def test_answers_have_entity_tags(client: Client) -> None:
    game = finished(client)
    for path in ("chart", "outlook", "told", "told?since=3&lang=fr", "view?at=4"):
        answer = client.get(f"/api/games/{game}/{path}")
        assert answer.status_code == 200, answer.text
        tag = answer.headers["etag"]
        assert answer.headers["cache-control"] == "private, no-cache"
        again = client.get(f"/api/games/{game}/{path}", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b""), path
        other = client.get(f"/api/games/{game}/{path}", headers={"if-none-match": 'W/"x"'})
        assert other.content == answer.content


def test_a_tag_changes_with_the_game_the_seat_and_the_language(client: Client) -> None:
    people = sit_down(client, "birmingham")
    play_on(people, 4)

    def tag(person: Person, query: str = "") -> str:
        return person.get(f"/told?seat={person.seat}{query}").headers["etag"]

    before = tag(people[0])
    assert tag(people[0]) == before
    assert tag(people[0], "&lang=fr") != before
    play_on(people, 4)
    assert tag(people[0]) != before
    named = people[0].post(f"/seats/{people[0].seat}/name", {"name": "Zoe"})
    assert named.status_code == 200
    moments = [people[0].get("/view?at=1").json()["players"][0]["name"] for _ in range(2)]
    assert moments == ["Zoe", "Zoe"]


def test_the_cache_of_answers_is_bounded_and_computes_once() -> None:
    made: list[int] = []

    async def look() -> None:
        cache = AnswerCache(most=1000)

        async def make() -> bytes:
            made.append(1)
            await asyncio.sleep(0)
            return b"x" * 100

        await asyncio.gather(*(cache.get("same", make) for _ in range(20)))
        assert len(made) == 1
        for number in range(1000):
            await cache.get(number, make)
            assert len(cache) <= 10
        assert cache.find(999) is not None
        assert cache.find(0) is None

    asyncio.run(look())


TABLES, ACTIONS = 4, 6
PACE = 4.0
"""Seconds between two actions of one person: a fast player."""


def test_four_people_behind_one_address_are_ordinary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each plays on a phone, which asks for the price of every choice, and reloads now and then."""
    now = 1000.0

    class Clock:
        @staticmethod
        def monotonic() -> float:
            return now

    monkeypatch.setattr(token_bucket, "time", Clock)
    with server(tmp_path, limits=Limits()) as client:
        tables = [sit_down(client, "birmingham") for _ in range(TABLES)]
        for _ in range(ACTIONS):
            for people in tables:
                now += PACE / TABLES
                person, seen = to_act(people)
                answers = [
                    ask_previews(person, None),
                    person.post("/why", {"seat": person.seat, "choice": "build coal Derby"}),
                    person.get("/told?since=0"),
                    person.get(f"/view?seat={person.seat}&at=0"),
                    client.get(f"/api/games/{person.game}/chart"),
                    person.enter(seen["entry"], play=seen["view"]["choices"][-1]["code"]),
                ]
                assert [answer.status_code for answer in answers] == [200] * 6


def test_the_documented_limits_are_those_of_the_code() -> None:
    """The table of the hosting guide names every limit, in order, with its default."""
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    rows = [line.split("|")[1:-1] for line in guide.splitlines() if line.startswith("| `")]
    named: dict[str, float] = {}
    for names, *_, defaults in rows:
        for name, value in zip(names.split(","), defaults.split(","), strict=False):
            if (word := name.strip().strip("`")) in Limits.__struct_fields__:
                named[word] = float(value)
    assert named == msgspec.to_builtins(Limits())
