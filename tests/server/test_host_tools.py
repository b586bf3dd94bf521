"""The host's tools, and requests that all people at a table must agree to."""

import asyncio
import time
from typing import Any

import pytest

from ironbridge.server.live import table_requests
from tests.server.table import Client, Person, server, sit_down, to_act
from tests.server.test_absence import HOUR, MovedClock, invited, moved, notes, player
from tests.server.test_security import problem
from tests.server.test_two_processes import until

__all__ = ["moved"]


def session(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.look()["session"]
    return found


def ask(person: Person, what: str) -> Any:
    return person.post("/requests", {"seat": person.seat, "ask": what})


def answer(person: Person, yes: bool) -> Any:
    number = session(person)["request"]["entry"]
    return person.post("/answers", {"seat": person.seat, "request": number, "yes": yes})


def agree(person: Person, other: Person, what: str) -> None:
    assert ask(person, what).status_code == 200
    assert answer(other, True).status_code == 200


def play_turn(people: list[Person]) -> Person:
    """Plays a whole turn; returns the person who played it."""
    person, seen = to_act(people)
    while seen["view"]["to_act"] == person.seat:
        choices = seen["view"]["choices"]
        wish = next((one for one in choices if one["text"] in ("pass", "end turn")), choices[0])
        assert person.enter(seen["entry"], play=wish["code"]).status_code == 200
        seen = person.look()
    return person


def test_an_invitation_to_a_taken_seat_ends_the_old_token(client: Client) -> None:
    host, friend = invited(client, "nothing")
    assert problem(friend.post("/seats/0/reinvite", {})) == (403, "not-the-host")
    assert problem(host.post("/seats/0/reinvite", {})) == (403, "own-seat")
    assert problem(host.post("/seats/9/reinvite", {})) == (404, "no-seat")
    answered = host.post("/seats/1/reinvite", {})
    assert answered.status_code == 201, answered.text
    made = answered.json()
    assert made["address"].endswith(f"/join#{made['code']}")
    assert "<svg" in made["svg"]
    assert problem(friend.get("/view?seat=1")) == (401, "ended-token")
    seat = player(host, 1)
    assert (seat["kind"], seat["to_take"]) == ("free", False)
    assert notes(host)[-1] == "invited-again"
    assert "Bo" in host.look()["notes"][-1]["text"]
    # A second invitation revokes the first.
    again = host.post("/seats/1/reinvite", {}).json()
    body = {"code": made["code"], "name": "Cy"}
    assert problem(client.post("/api/join", json=body)) == (403, "invitation")
    joined = client.post("/api/join", json={"code": again["code"], "name": "Bo"}).json()
    assert joined["seat"] == 1
    assert player(host, 1)["name"] == "Bo"
    assert Person(client, host.game, 1, joined["token"]).look()["view"]["seats"][1]["hand"]


def test_the_host_hands_over(client: Client) -> None:
    host, friend = invited(client, "nothing")
    assert problem(friend.post("/seats/1/host", {})) == (403, "not-the-host")
    assert host.post("/seats/1/host", {}).status_code == 200
    assert [one["host"] for one in host.look()["players"]] == [False, True]
    assert notes(host)[-1] == "host"
    assert problem(host.post("/seats/1/replace", {"bot": "dice"})) == (403, "not-the-host")
    assert friend.post("/seats/0/replace", {"bot": "dice"}).status_code == 200
    assert problem(friend.post("/seats/0/host", {})) == (409, "host-no-person")
    assert friend.post("/seats/0/replace", {"back": True}).status_code == 200


def test_a_pause_stops_the_clock_until_all_go_on(client: Client, moved: MovedClock) -> None:
    host, friend = invited(client, "bot")
    person, seen = to_act([host, friend])
    other = friend if person is host else host
    moved.ahead = 600
    assert ask(person, "pause").status_code == 200
    request = session(other)["request"]
    assert (request["ask"], request["seat"]) == ("pause", person.seat)
    assert request["waits_for"] == [other.seat]
    assert problem(ask(other, "end")) == (409, "request-open")
    assert problem(answer(person, True)) == (409, "answered")
    assert answer(other, True).status_code == 200
    assert notes(host)[-3:] == ["ask-pause", "agrees", "paused"]
    moved.ahead += 5 * HOUR
    time.sleep(0.2)
    assert session(host)["paused"] is not None
    assert player(host, person.seat)["kind"] == "person", "no stand-in while the game is paused"
    assert HOUR - 700 < player(host, person.seat)["clock"] < HOUR - 500
    (listed,) = client.post("/api/games/mine", json={"tokens": [person.token]}).json()
    assert (listed["standing"], listed["to_act"], listed["clock"]) == ("paused", None, None)
    code = seen["view"]["choices"][0]["code"]
    entry = host.look()["entry"]
    assert problem(person.enter(entry, play=code)) == (409, "paused")
    assert problem(ask(person, "pause")) == (409, "paused")
    agree(other, person, "resume")
    assert session(host)["paused"] is None
    assert HOUR - 700 < player(host, person.seat)["clock"] < HOUR - 500
    assert person.enter(host.look()["entry"], play=code).status_code == 200
    assert problem(ask(person, "resume")) == (409, "not-paused")
    moved.ahead += HOUR
    until(lambda: player(host, person.seat)["kind"] == "bot")


def test_a_refused_or_withdrawn_request_changes_nothing(client: Client) -> None:
    people = sit_down(client, "birmingham", people=3)
    ask(people[0], "end")
    number = session(people[0])["request"]["entry"]
    answer(people[1], True)
    answer(people[2], False)
    nothing = {"paused": None, "ended": False, "request": None, "rematch": None, "free_text": False}
    assert session(people[0]) == nothing
    assert notes(people[0]) == ["ask-end", "agrees", "refuses"]
    late = {"seat": 1, "request": number, "yes": True}
    assert problem(people[1].post("/answers", late)) == (409, "no-request")
    ask(people[0], "end")
    answer(people[0], False)
    assert notes(people[0])[-1] == "withdrawn"
    foreign = {"seat": 1, "ask": "end"}
    assert problem(people[0].post("/requests", foreign)) == (403, "not-your-seat")


def test_a_game_ended_by_consent_has_no_winner(client: Client) -> None:
    people = sit_down(client, "birmingham")
    play_turn(people)
    agree(people[0], people[1], "end")
    seen = people[0].look()
    assert seen["session"]["ended"]
    assert seen["view"]["result"] is None
    (listed,) = client.post("/api/games/mine", json={"tokens": [people[0].token]}).json()
    assert (listed["status"], listed["standing"]) == ("finished", "ended")
    assert listed["result"] is None
    info = people[0].get("").json()
    assert (info["status"], info["standing"], info["reviewable"]) == ("finished", "ended", False)
    assert info["deal"]["key"], "nothing of its deal is secret any more"
    record = people[0].get("/record").text
    assert "\nended: by agreement\n" in record
    opened = client.post("/api/records", json={"text": record})
    assert opened.status_code == 201, opened.text
    person, seen = to_act(people)
    code = seen["view"]["choices"][0]["code"]
    assert problem(person.enter(seen["entry"], play=code)) == (409, "ended")
    assert problem(ask(person, "resume")) == (409, "ended")
    assert problem(people[0].post("/seats/1/reinvite", {})) == (409, "game-over")


def test_a_person_who_leaves_no_longer_holds_up_a_request(client: Client) -> None:
    host, _ = invited(client, "nothing")
    ask(host, "pause")
    assert session(host)["request"]["waits_for"] == [1]
    host.post("/seats/1/replace", {"bot": "dice"})
    until(lambda: session(host)["paused"] is not None)


def test_alone_with_computers_a_request_is_carried_out_at_once(client: Client) -> None:
    players = [{"kind": "me"}, {"kind": "bot", "bot": "dice"}]
    (person,) = sit_down(client, "birmingham", people=1, seats=2, players=players)
    assert ask(person, "pause").json()["paused"] is not None
    assert notes(person) == ["ask-pause", "paused"]
    assert ask(person, "resume").json()["paused"] is None


def test_an_agreement_survives_a_stop_before_its_effect(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        return None

    with server(tmp_path) as client:
        people = sit_down(client, "birmingham")
        with monkeypatch.context() as patch:
            patch.setattr(table_requests, "settle", killed)
            agree(people[0], people[1], "pause")
            assert session(people[0])["paused"] is None
    with server(tmp_path) as client:
        again = [Person(client, one.game, one.seat, one.token) for one in people]
        again[0].look()
        until(lambda: session(again[0])["paused"] is not None)
        assert notes(again[0]) == ["ask-pause", "agrees", "paused"]


def test_two_answers_at_once_have_one_effect(client: Client) -> None:
    people = sit_down(client, "birmingham", people=3)
    ask(people[0], "pause")
    number = session(people[0])["request"]["entry"]
    with client.portal() as portal:
        registry = client.app.state.registry

        async def both() -> None:
            live_game = await registry.live_game(people[0].game)
            await asyncio.gather(
                table_requests.answer(registry, live_game, 1, number, True),
                table_requests.answer(registry, live_game, 2, number, True),
            )

        portal.call(both)
    assert notes(people[0]) == ["ask-pause", "agrees", "agrees", "paused"]


# ---------------------------------------------------------------------- taking back


def test_an_action_is_taken_back_when_the_others_agree(client: Client) -> None:
    people = sit_down(client, "birmingham", people=3)
    money = [one["money"] for one in people[0].look()["view"]["seats"]]
    first = play_turn(people)
    second = play_turn(people)
    third = next(one for one in people if one not in (first, second))
    assert problem(ask(third, "take_back")) == (409, "nothing-to-take-back")
    entries = first.look()["entry"]
    assert ask(first, "take_back").status_code == 200
    request = session(second)["request"]
    assert (request["ask"], request["seen"]) == ("take_back", True)
    assert request["later"] == 1
    assert "Hidden cards were seen" in second.look()["notes"][-1]["text"]
    answer(second, True)
    answer(third, True)
    assert notes(first) == ["ask-take-back-seen", "agrees", "agrees", "taken-back"]
    seen = first.look()
    assert seen["entry"] == entries + 4, "no entry is lost"
    assert seen["view"]["to_act"] == first.seat
    assert [one["money"] for one in seen["view"]["seats"]] == money
    assert len(seen["view"]["choices"]) > 1
    # The position and the log after it are those of a game that is loaded again.
    with client.portal() as portal:
        registry = client.app.state.registry
        kept = registry.live_games.pop(first.game)
        live_game = portal.call(registry.live_game, first.game)
    assert live_game.game.text == kept.game.text
    assert live_game.game.actions == kept.game.actions
    play_turn(people)


def test_a_choice_of_another_ends_a_request_to_take_back(client: Client) -> None:
    people = sit_down(client, "birmingham", people=3)
    first = play_turn(people)
    ask(first, "take_back")
    second, seen = to_act(people)
    second.enter(seen["entry"], play=seen["view"]["choices"][0]["code"])
    assert session(first)["request"] is None
    assert notes(first)[-1] == "take-back-lapsed"


def test_plain_undo_comes_before_a_request(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    person.enter(seen["entry"], play="loan with " + seen["view"]["seats"][person.seat]["hand"][0])
    assert problem(ask(person, "take_back")) == (409, "undo-alone")


def test_computers_alone_do_not_take_back_what_showed_cards(client: Client) -> None:
    players = [{"kind": "me"}, {"kind": "bot", "bot": "dice"}]
    (person,) = sit_down(client, "birmingham", people=1, seats=2, players=players)
    until(lambda: person.look()["view"]["to_act"] == 0)
    play_turn([person, person])
    assert problem(ask(person, "take_back")) == (409, "take-back-seen")


def test_bots_wait_while_an_action_may_be_taken_back(client: Client) -> None:
    players = [{"kind": "me"}, {"kind": "here"}, {"kind": "bot", "bot": "dice"}]
    people = sit_down(client, "birmingham", people=2, seats=3, players=players)
    until(lambda: people[0].look()["view"]["to_act"] != 2)
    first = people[people[0].look()["view"]["to_act"]]
    while first.look()["view"]["to_act"] == first.seat:
        seen = first.look()
        choices = seen["view"]["choices"]
        wish = next((one for one in choices if one["text"] in ("pass", "end turn")), choices[0])
        first.enter(seen["entry"], play=wish["code"])
    ask(first, "take_back")
    assert session(first)["request"] is not None
    agreed = people[1 - first.seat]
    answer(agreed, True)
    until(lambda: first.look()["view"]["to_act"] == first.seat)
