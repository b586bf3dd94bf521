"""Chat of a table and private notes: who may send and read what, limits, and reports."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from ironbridge.cli.main import ironbridge_command
from ironbridge.errors import BadInput
from ironbridge.server.live import chat as chat_module
from ironbridge.server.live.chat import PHRASES
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.rate_limits import Limits
from tests.server.table import Client, Person, server, sit_down, to_act
from tests.server.test_absence import invited, notes
from tests.server.test_security import problem


def send(person: Person, **what: Any) -> httpx.Response:
    return person.post("/chat", {"seat": person.seat, **what})


def put(person: Person, path: str, body: Any) -> httpx.Response:
    address = f"/api/games/{person.game}{path}"
    return person.client.put(address, json=body, headers=person.headers)


def chat(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.look()["chat"]
    return found


def test_a_phrase_is_read_in_every_language(client: Client) -> None:
    anna, boris = sit_down(client, "birmingham")
    assert send(anna, phrase="well-played").status_code == 200
    (message,) = chat(boris)
    assert (message["seat"], message["name"], message["phrase"]) == (0, "P0", "well-played")
    texts = set()
    for language in ("en", "fr", "ru"):
        listed = client.get("/api/chat/phrases", params={"lang": language}).json()
        assert [each["name"] for each in listed][: len(PHRASES)] == list(PHRASES)
        texts.add({each["name"]: each["text"] for each in listed}["well-played"])
    assert len(texts) == 3


def test_a_mark_names_a_part_of_the_board(client: Client) -> None:
    anna, boris = sit_down(client, "birmingham")
    marks = (("slot", "Dudley.1"), ("link", "Leek-Belper"), ("space", "Warrington.1"))
    for kind, name in marks:
        assert send(anna, mark={"kind": kind, "name": name}).status_code == 200
    assert [each["mark"]["kind"] for each in chat(boris)] == ["slot", "link", "space"]
    assert problem(send(anna, mark={"kind": "slot", "name": "Paris.1"})) == (422, "no-such-mark")


def test_only_the_people_at_the_table_send(client: Client) -> None:
    anna, boris = sit_down(client, "birmingham")
    other = sit_down(client, "birmingham")[0]
    assert problem(anna.post("/chat", {"seat": 1, "phrase": "hello"})) == (403, "not-your-seat")
    stranger = Person(client, anna.game, 0, other.token)
    assert problem(send(stranger, phrase="hello")) == (403, "not-your-seat")
    answer = client.post(f"/api/games/{anna.game}/chat", json={"seat": 0, "phrase": "hello"})
    assert problem(answer) == (401, "no-token")
    assert chat(boris) == []


def test_wrong_messages_are_refused_with_a_sentence(client: Client) -> None:
    anna, _ = sit_down(client, "birmingham")
    assert problem(send(anna)) == (422, "chat-empty")
    assert problem(send(anna, phrase="nonsense")) == (422, "no-phrase")
    assert problem(send(anna, text="hello")) == (403, "chat-printed-only")
    assert send(anna, text="x" * 601).status_code == 422
    assert send(anna, colour="red").status_code == 422


def test_the_host_allows_free_text(client: Client) -> None:
    host, friend = invited(client, "nothing")
    assert problem(put(friend, "/chat/rule", {"free_text": True})) == (403, "not-the-host")
    assert put(host, "/chat/rule", {"free_text": True}).json()["free_text"]
    assert problem(put(host, "/chat/rule", {"free_text": True})) == (409, "chat-rule-same")
    assert send(friend, text=" good\u202e \x00 day\n\u200b ").status_code == 200
    assert problem(send(friend, text="\u200b\u200b")) == (422, "chat-empty")
    assert problem(send(friend, text="a", phrase="hello")) == (422, "chat-empty")
    assert [each["text"] for each in chat(host)] == ["good day"]
    put(host, "/chat/rule", {"free_text": False})
    assert problem(send(friend, text="more")) == (403, "chat-printed-only")
    assert notes(host)[-2:] == ["free-text-on", "free-text-off"]


def test_a_message_makes_no_move_stale(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    send(people[1 - person.seat], phrase="your-turn")
    choice = seen["view"]["choices"][0]["code"]
    assert person.enter(seen["entry"], play=choice).status_code == 200


def test_the_feed_brings_a_message_and_nothing_else(client: Client) -> None:
    anna, boris = sit_down(client, "birmingham")
    with client.websocket_connect(f"/api/games/{anna.game}/feed?protocol=2") as feed:
        feed.send_json({"token": boris.token, "seat": 1})
        assert feed.receive_json()["chat"] == []
        send(anna, phrase="thanks")
        news = feed.receive_json()
        assert [each["phrase"] for each in news["chat"]] == ["thanks"]
        assert news["changes"] == []
        assert news["actions"] == []


def test_messages_are_limited_by_seat(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(chat_rate=0.01, chat_burst=2)) as client:
        anna, boris = sit_down(client, "birmingham")
        for _ in range(2):
            assert send(anna, phrase="hello").status_code == 200
        refused = send(anna, phrase="hello")
        assert problem(refused) == (429, "chat-often")
        assert int(refused.headers["retry-after"]) > 50
        assert send(boris, phrase="hello").status_code == 200


def test_messages_and_notes_outlive_the_server(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, boris = sit_down(client, "birmingham")
        for number in range(60):
            send((anna, boris)[number % 2], phrase=PHRASES[number % len(PHRASES)])
        put(boris, "/seats/1/notes", {"action": 0, "text": "Coal first."})
    with server(tmp_path) as client:
        anna.client = boris.client = client
        found = chat(anna)
        assert [each["number"] for each in found] == list(range(10, 60))
        assert [each["text"] for each in boris.get("/seats/1/notes").json()] == ["Coal first."]


def test_notes_are_private(client: Client) -> None:
    host, friend = invited(client, "nothing")
    kept = put(friend, "/seats/1/notes", {"action": 3, "text": "Keep the Dudley card."}).json()
    assert [(each["action"], each["text"]) for each in kept] == [(3, "Keep the Dudley card.")]
    assert problem(host.get("/seats/1/notes")) == (403, "not-your-seat")
    assert problem(put(host, "/seats/1/notes", {"action": 3, "text": "x"})) == (
        403,
        "not-your-seat",
    )
    assert (
        "Dudley card" not in host.get("/view").text + host.get("").text + host.get("/record").text
    )
    put(friend, "/seats/1/notes", {"action": 3, "text": "Changed."})
    put(friend, "/seats/1/notes", {"action": 5, "text": "Later."})
    assert [each["action"] for each in friend.get("/seats/1/notes").json()] == [3, 5]
    put(friend, "/seats/1/notes", {"action": 3, "text": " "})
    assert [each["action"] for each in friend.get("/seats/1/notes").json()] == [5]


def test_the_next_person_at_a_seat_reads_no_notes(client: Client) -> None:
    host, friend = invited(client, "nothing")
    put(friend, "/seats/1/notes", {"action": 0, "text": "My plan."})
    made = host.post("/seats/1/reinvite", {}).json()
    answer = client.post("/api/join", json={"code": made["code"], "name": "Cy"}).json()
    other = Person(client, friend.game, answer["seat"], answer["token"])
    assert other.get("/seats/1/notes").json() == []


def test_a_report_reaches_the_operator(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, boris = sit_down(client, "birmingham")
        put(anna, "/chat/rule", {"free_text": True})
        send(anna, text="Rude words")
        assert problem(boris.post("/chat/7/report", {"seat": 1})) == (404, "no-message")
        for _ in range(2):
            assert boris.post("/chat/0/report", {"seat": 1}).status_code == 204
    key = f"{anna.game}/0"
    (line,) = operator(tmp_path).splitlines()
    assert line.startswith(key)
    assert line.endswith("P0: Rude words")
    assert operator(tmp_path, "--close", key, "--remove") == "One report is closed.\n"
    assert operator(tmp_path) == "No reports are open.\n"
    with server(tmp_path) as client:
        anna.client = client
        assert [(each["phrase"], each["text"]) for each in chat(anna)] == [("removed", "")]


def operator(folder: Path, *arguments: str) -> str:
    """Returns what ``ironbridge reports`` prints."""
    line = ["reports", "--data", str(folder), *arguments]
    done = CliRunner().invoke(ironbridge_command, line)
    assert done.exit_code == 0, done.output
    return done.output


def test_a_wrong_name_of_a_message_is_explained(tmp_path: Path) -> None:
    for arguments in (("--close", "abc"), ("--close", "/3"), ("--remove",)):
        done = CliRunner().invoke(
            ironbridge_command, ["reports", "--data", str(tmp_path), *arguments]
        )
        assert isinstance(done.exception, BadInput)


def test_a_message_that_two_ways_bring_is_shown_once(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL a process hears of its own message before the request goes on."""
    anna, boris = sit_down(client, "birmingham")
    registry: GameRegistry = client.app.state.registry
    store = chat_module.add_message

    async def store_and_hear(*arguments: Any) -> Any:
        stored = await store(*arguments)
        await registry.sync(anna.game, None)
        return stored

    monkeypatch.setattr(chat_module, "add_message", store_and_hear)
    send(anna, phrase="hello")
    send(anna, phrase="thanks")
    assert [each["number"] for each in chat(boris)] == [0, 1]
