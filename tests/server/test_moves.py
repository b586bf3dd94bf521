"""A game over HTTP: create, view, play, undo, watch."""

import json
import time
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from benchmarks.server_stress.no_limits import without_limits
from benchmarks.server_stress.process import ServerProcess
from tests.server.table import Client, sit_down, to_act


def test_titles_bots_and_rules_are_listed(client: Client) -> None:
    titles = client.get("/api/titles").json()
    assert {"name", "seats", "options", "boards", "automa"} <= set(titles[0])
    assert "greedy" in [bot["name"] for bot in client.get("/api/bots").json()]
    rules = client.get(f"/api/titles/{titles[0]['name']}/rules").json()
    assert all(rule["id"] and rule["text"] for rule in rules)
    for rule in rules:
        assert rule["id"] == f"{rule['group']}-{rule['number']}"
        assert rule["group"].endswith(f"-{rule['section']}")
        assert "".join(part["text"] for part in rule["parts"]) == rule["text"]
    assert client.get("/api/titles/none/rules").status_code == 404


def test_a_choice_is_played_seen_and_taken_back(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    other = people[1 - person.seat]
    (choice,) = [each for each in seen["view"]["choices"] if each["text"] == "loan"]
    played = person.enter(seen["entry"], play=choice["code"])
    assert played.status_code == 200, played.text
    assert played.json()["entry"] == seen["entry"] + 1
    assert other.look()["entry"] == seen["entry"] + 1
    undone = person.enter(seen["entry"] + 1, undo=True)
    assert undone.status_code == 200, undone.text
    assert undone.json()["view"]["choices"] == seen["view"]["choices"]


def test_a_whole_action_is_one_entry(client: Client) -> None:
    people = sit_down(client, "birmingham", confirm_turns=False)
    person, seen = to_act(people)
    card = seen["view"]["seats"][person.seat]["hand"][0]
    played = person.enter(seen["entry"], play=f"pass with {card}")
    assert played.status_code == 200, played.text
    told = client.get(f"/api/games/{person.game}/told").json()
    assert [action["seat"] for action in told] == [person.seat]


def test_a_stale_entry_changes_nothing(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    code = seen["view"]["choices"][0]["code"]
    assert person.enter(seen["entry"], play=code).status_code == 200
    again = person.enter(seen["entry"], play=code)
    assert again.status_code == 409
    assert again.headers["content-type"] == "application/problem+json"
    assert again.json()["entries"] == seen["entry"] + 1
    assert person.look()["entry"] == seen["entry"] + 1


def test_a_refused_entry_calls_players_by_name(client: Client) -> None:
    people = sit_down(client, "birmingham", confirm_turns=False, seed=1)
    person, seen = to_act(people)
    other = people[1 - person.seat]
    link = next(one["link"] for one in seen["view"]["choices"] if one.get("link"))
    card = seen["view"]["seats"][person.seat]["hand"][0]
    assert person.enter(seen["entry"], play=f"link {link} with {card}").is_success
    refused = other.enter(seen["entry"] + 1, play=f"link {link}")
    assert refused.status_code == 422
    assert f"P{person.seat}" in refused.json()["detail"]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_refusal_names_its_rule_in_the_callers_language(client: Client, language: str) -> None:
    person, seen = to_act(sit_down(client, "birmingham"))
    body = {"seat": person.seat, "seen": seen["entry"], "play": "build pottery Dudley"}
    refused = person.post(f"/entries?lang={language}", body)
    assert refused.status_code == 422
    assert refused.json()["rule"].startswith("BB-")
    why = person.post(f"/why?lang={language}", {"seat": person.seat, "choice": body["play"]}).json()
    assert why == {
        "allowed": False,
        "rule": refused.json()["rule"],
        "reason": refused.json()["reason"],
        "text": refused.json()["detail"],
        "missing": refused.json()["missing"],
    }


def test_a_refusal_says_what_is_missing(client: Client) -> None:
    """A refused entry, ``/why`` and a preview send equal data."""
    person, seen = to_act(sit_down(client, "birmingham", seed=1))
    wish = "build iron Redditch"
    why = person.post("/why", {"seat": person.seat, "choice": wish}).json()
    assert why["missing"] == {
        "links": ["Redditch-Oxford"],
        "price": None,
        "goods": [{"goods": "coal", "needed": 1, "available": 0}],
        "cards": [],
        "slots": [],
    }
    assert person.enter(seen["entry"], play=wish).json()["missing"] == why["missing"]
    (told,) = person.post("/preview", {"seat": person.seat, "choices": [wish]}).json()
    assert told["refusal"] == why


def test_bots_answer_in_a_process_of_their_own(client: Client) -> None:
    players = [{"kind": "bot", "bot": "dice"}, {"kind": "bot", "bot": "dice"}]
    made = client.post("/api/games", json={"title": "birmingham", "seats": 2, "players": players})
    game = made.json()["game"]
    until = time.monotonic() + 60
    while client.get(f"/api/games/{game}").json()["entries"] < 6:
        assert time.monotonic() < until, "the bots do not play"
        time.sleep(0.05)


def test_the_feed_tells_every_entry(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    with client.websocket_connect(f"/api/games/{person.game}/feed") as feed:
        feed.send_json({"seat": person.seat, "token": person.token, "since": 0})
        first = feed.receive_json()
        assert first["entry"] == 0
        assert first["view"]["seat"] == person.seat
        person.enter(0, play=seen["view"]["choices"][0]["code"])
        while (news := feed.receive_json())["entry"] == 0:
            pass
        assert news["entry"] == 1


def test_the_page_answers_at_its_own_addresses(client: Client) -> None:
    for path in ("/", "/game/abc", "/join"):
        assert client.get(path).headers["content-type"].startswith("text/html")
    assert client.get("/api/nowhere").status_code == 404
    assert client.get("/../../pyproject.toml").status_code in (200, 404)
    assert client.get("/missing.js").status_code == 404


def test_games_are_listed(client: Client) -> None:
    person = sit_down(client, "birmingham", open=True)[0]
    assert person.game in [each["id"] for each in client.get("/api/games?list=open").json()]
    mine = client.post("/api/games/mine", json={"tokens": [person.token, "nonsense"]}).json()
    assert [(each["id"], each["mine"]) for each in mine] == [(person.game, [person.seat])]


def test_the_feed_is_the_same_as_events(tmp_path: Path) -> None:
    with (
        without_limits(),
        ServerProcess("--data", str(tmp_path)) as running,
        httpx.Client(base_url=running.address, timeout=30) as client,
    ):
        person, seen = to_act(sit_down(client, "birmingham"))
        path = f"/api/games/{person.game}/feed?seat={person.seat}"
        assert client.get(path).status_code == 401
        with client.stream("GET", path, headers=person.headers) as stream:
            lines = stream.iter_lines()
            assert next(lines) == "id: 0"
            first = json.loads(next(lines).removeprefix("data: "))
            assert first["view"] == seen["view"]
            assert person.enter(0, play="loan").status_code == 200
            assert next(line for line in lines if line.startswith("id: ")) in ("id: 0", "id: 1")
        again = {**person.headers, "last-event-id": "1"}
        with client.stream("GET", path, headers=again) as stream:
            lines = stream.iter_lines()
            assert next(lines) == "id: 1"
            assert json.loads(next(lines).removeprefix("data: "))["actions"] == []


def test_a_refused_feed_says_why(client: Client) -> None:
    person, _ = to_act(sit_down(client, "birmingham"))
    with client.websocket_connect(f"/api/games/{person.game}/feed") as feed:
        feed.send_json({"seat": person.seat, "token": "made up", "since": 0})
        assert feed.receive_json()["type"].endswith("unknown-token")
        with pytest.raises(WebSocketDisconnect):
            feed.receive_json()


def test_a_choice_is_looked_at_before_it_is_made(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    wish = {"seat": person.seat, "choices": ["loan", "build pottery Dudley", 99999]}
    loan, refused, unknown = person.post("/preview", wish).json()
    assert loan["preview"]["seats"][person.seat]["money"] > 17
    assert refused["refusal"]["rule"].startswith("BB-")
    assert unknown["refusal"]["allowed"] is False
    every = person.post("/preview", {"seat": person.seat}).json()
    assert len(every) == len(seen["view"]["choices"])
    other = people[1 - person.seat]
    assert other.post("/preview", {"seat": other.seat}).status_code == 409
    assert person.look()["entry"] == seen["entry"]
