"""A deal that nobody chose: commitments, contributions of players, and the key made from all."""

import asyncio
import hashlib
import json
import secrets
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

import ironbridge
from ironbridge.server.fair_deal import deal_key, secret_commitment
from ironbridge.server.live import contributions, seat_changes
from ironbridge.server.live.verify_record import verify_kept, verify_record
from ironbridge.server.store.rows import GameRow
from tests.server.table import Client, Person, server
from tests.server.test_deal_secrets import finish, live

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
FRIENDS = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}, {"kind": "friend"}]
SHORT = {"title": "birmingham", "variant": "introductory", "confirm_turns": False}


class Share(NamedTuple):
    """A contribution and the commitment to it."""

    value: str
    commitment: str


def share() -> Share:
    value = secrets.token_bytes(32)
    return Share(value.hex(), hashlib.sha256(value).hexdigest())


def created(client: Client, mine: Share, players: list[dict[str, str]], **wish: Any) -> Any:
    body = {**SHORT, "seats": len(players), "players": players, **wish}
    answer = client.post("/api/games", json={**body, "contribution": mine.commitment})
    assert answer.status_code == 201, answer.text
    return answer.json()


def person(client: Client, made: Any, index: int = 0) -> Person:
    held = made["seats"][index]
    return Person(client, made["game"], held["seat"], held["token"])


def joined(client: Client, invitation: Any, name: str, contribution: Share | None) -> Person:
    body = {"code": invitation["code"], "name": name}
    if contribution is not None:
        body["contribution"] = contribution.commitment
    answer = client.post("/api/join", json=body)
    assert answer.status_code == 200, answer.text
    made = answer.json()
    return Person(client, made["game"], made["seat"], made["token"])


def reveal(player: Person, contribution: Share) -> httpx.Response:
    return player.post("/contribution", {"seat": player.seat, "value": contribution.value})


def states(player: Person) -> list[str]:
    seen = player.look()["gathering"]["contributions"]
    return [one["state"] for one in seen]


def test_one_person_against_bots_deals_in_two_requests(client: Client) -> None:
    mine = share()
    made = created(client, mine, BOTS)
    me = person(client, made)
    assert (made["status"], len(made["commitment"])) == ("gathering", 64)
    seen = me.look()
    assert (seen["view"], seen["gathering"]["frozen"]) == (None, True)
    info = client.get(f"/api/games/{me.game}").json()
    assert (info["status"], info["commitment"]) == ("gathering", made["commitment"])
    answer = reveal(me, mine)
    assert answer.status_code == 200, answer.text
    assert answer.json()["view"]["seats"][0]["hand"]
    assert "gathering" not in answer.json()
    row = live(client, me).row
    assert row.deal_key == deal_key(me.game, row.deal_secret or "", {0: mine.value})
    assert row.status == "running"


def test_three_people_shuffle_together_and_check_it(client: Client) -> None:
    shares = [share(), share(), share()]
    made = created(client, shares[0], FRIENDS)
    people = [person(client, made)]
    assert reveal(people[0], shares[0]).json()["type"].endswith("seats-free")
    for invitation, own in zip(made["invitations"], shares[1:], strict=True):
        people.append(joined(client, invitation, f"P{invitation['seat']}", own))
    assert states(people[2]) == ["awaited"] * 3
    published = people[0].look()["gathering"]["contributions"]
    assert [one["commitment"] for one in published] == [own.commitment for own in shares]
    for player, own in zip(people, shares, strict=True):
        assert reveal(player, own).status_code == 200
        assert reveal(player, own).status_code == 200  # sent again after a lost response
    finish(people)
    info = client.get(f"/api/games/{people[0].game}").json()
    values = {one["seat"]: one["value"] for one in info["deal"]["contributions"]}
    assert values == {seat: own.value for seat, own in enumerate(shares)}
    assert info["deal"]["key"] == deal_key(info["id"], info["deal"]["secret"], values)
    assert made["commitment"] == secret_commitment(info["id"], info["deal"]["secret"], info["salt"])
    record = client.get(f"/api/games/{people[0].game}/record").text
    assert verify_record(record, made["commitment"], [own.value for own in shares]) > 10
    with pytest.raises(ironbridge.BadInput, match="is not part of this deal"):
        verify_record(record, made["commitment"], [share().value])
    lost = record.replace(f"contribution 1: {shares[1].value}\n", "")
    with pytest.raises(ironbridge.BadInput, match="does not follow"):
        verify_record(lost)


def test_a_player_without_a_contribution_blocks_nothing(client: Client) -> None:
    mine = share()
    made = created(client, mine, FRIENDS[:2])
    me = person(client, made)
    joined(client, made["invitations"][0], "Ben", None)
    assert states(me) == ["awaited"]
    assert reveal(me, mine).json()["view"] is not None


def test_what_was_not_promised_is_refused_with_a_sentence(client: Client) -> None:
    mine = share()
    me = person(client, created(client, mine, BOTS))
    answer = reveal(me, share())
    assert answer.status_code == 422
    assert "not the one that was promised" in answer.json()["detail"]
    for value in ("", "00", "x" * 64, mine.value + "00", mine.value.upper() + "A"):
        assert me.post("/contribution", {"seat": 0, "value": value}).status_code == 422
    assert me.post("/contribution", {"seat": 1, "value": mine.value}).status_code == 403
    stranger = Person(client, me.game, 0, "no token")
    assert reveal(stranger, mine).status_code == 401
    assert states(me) == ["awaited"]
    assert reveal(me, mine).status_code == 200
    assert reveal(me, share()).json()["type"].endswith("dealt")


def test_nothing_is_played_before_the_deal(client: Client) -> None:
    made = created(client, share(), FRIENDS)
    me = person(client, made)
    for path, body in (
        ("/entries", {"seat": 0, "seen": 0, "play": "pass"}),
        ("/entries", {"seat": 0, "seen": 0, "undo": True}),
        ("/why", {"seat": 0, "choice": "pass"}),
        ("/preview", {"seat": 0}),
        ("/fork", {"seat": 0}),
    ):
        answer = me.post(path, body)
        assert (answer.status_code, answer.json()["type"][-9:]) == (409, "gathering"), path
    assert me.get("/chart").status_code == 409
    assert me.get("/outlook").status_code == 403
    assert me.get("/told").json() == []
    assert "commitment: " in me.get("/record").text
    listed = client.post("/api/games/mine", json={"tokens": [me.token]}).json()
    assert (listed[0]["status"], listed[0]["to_act"]) == ("gathering", None)


def test_a_browser_that_never_reveals_is_left_out_in_sight_of_all(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contributions, "REVEAL_SECONDS", 0.0)
    mine, theirs = share(), share()
    made = created(client, mine, FRIENDS[:2])
    me = person(client, made)
    other = joined(client, made["invitations"][0], "Ben", theirs)
    # Both were awaited when the last seat was taken, and the time was over at once.
    seen = me.look()
    assert seen["view"] is not None
    notes = [note["text"] for note in seen["notes"]]
    assert sum("without the contribution of Ben" in text for text in notes) == 1
    info = client.get(f"/api/games/{me.game}").json()
    assert [one["state"] for one in info["deal"]["contributions"]] == ["left_out"] * 2
    assert [one["value"] for one in info["deal"]["contributions"]] == [None, None]
    assert reveal(other, theirs).status_code == 409


def test_the_host_deals_without_those_who_do_not_reveal(client: Client) -> None:
    mine, theirs = share(), share()
    made = created(client, mine, FRIENDS[:2])
    me = person(client, made)
    assert me.post("/deal", {}).json()["type"].endswith("seats-free")
    other = joined(client, made["invitations"][0], "Ben", theirs)
    assert reveal(me, mine).status_code == 200
    assert other.post("/deal", {}).status_code == 403
    assert me.post("/deal", {}).json()["view"] is not None
    assert me.post("/deal", {}).json()["type"].endswith("dealt")
    row = live(client, me).row
    assert row.deal_key == deal_key(me.game, row.deal_secret or "", {0: mine.value})


def test_a_bot_for_the_last_free_seat_completes_the_table(client: Client) -> None:
    mine = share()
    made = created(client, mine, FRIENDS[:2])
    me = person(client, made)
    assert me.post("/seats/1/replace", {"bot": "easy"}).status_code == 200
    assert reveal(me, mine).json()["view"] is not None


def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    shares = [share(), share(), share()]
    with server(tmp_path) as client:
        made = created(client, shares[0], FRIENDS)
        people = [person(client, made)]
        people.append(joined(client, made["invitations"][0], "Ben", shares[1]))
    with server(tmp_path) as client:
        people = [Person(client, one.game, one.seat, one.token) for one in people]
        assert client.get(f"/api/games/{made['game']}").json()["commitment"] == made["commitment"]
        assert states(people[0]) == ["awaited"] * 2
        people.append(joined(client, made["invitations"][1], "Cid", shares[2]))
        assert reveal(people[1], shares[1]).status_code == 200
    with server(tmp_path) as client:
        people = [Person(client, one.game, one.seat, one.token) for one in people]
        assert states(people[0]) == ["awaited", "revealed", "awaited"]
        assert reveal(people[0], shares[0]).json()["view"] is None
        assert reveal(people[2], shares[2]).json()["view"] is not None
        seen = people[0].look()
    with server(tmp_path) as client:
        people = [Person(client, one.game, one.seat, one.token) for one in people]
        assert people[0].look() == seen
        row = live(client, people[0]).row
        values = {seat: own.value for seat, own in enumerate(shares)}
        assert row.deal_key == deal_key(row.id, row.deal_secret or "", values)
        finish(people)


def test_a_game_left_waiting_is_dealt_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path) as client:
        me = person(client, created(client, share(), BOTS))
        assert me.look()["view"] is None
    monkeypatch.setattr(contributions, "REVEAL_SECONDS", -3600.0)
    with server(tmp_path) as client:
        registry = client.app.state.registry
        with client.portal() as portal:
            waiting = portal.call(registry.store.games_to_deal, 2e10)
            assert waiting == [me.game]
            assert portal.call(registry.store.games_to_deal, 0.0) == []


def test_a_chosen_number_is_not_shuffled(client: Client) -> None:
    made = created(client, share(), BOTS, seed=7)
    assert made["status"] == "running"
    assert client.get(f"/api/games/{made['game']}").json()["seed_chosen"] is True


def test_bots_alone_wait_for_nobody(client: Client) -> None:
    players = [{"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    assert created(client, share(), players)["status"] == "running"


def test_the_feed_tells_what_is_awaited(client: Client) -> None:
    mine, theirs = share(), share()
    made = created(client, mine, FRIENDS[:2])
    me = person(client, made)
    with client.websocket_connect(f"/api/games/{me.game}/feed") as socket:
        socket.send_json({"token": me.token, "seat": 0})
        first = socket.receive_json()
        assert (first["view"], first["gathering"]["frozen"]) == (None, False)
        other = joined(client, made["invitations"][0], "Ben", theirs)
        told = socket.receive_json()
        while not told["gathering"]["frozen"]:
            told = socket.receive_json()
        assert [one["state"] for one in told["gathering"]["contributions"]] == ["awaited"] * 2
        reveal(me, mine)
        reveal(other, theirs)
        while told["view"] is None:
            told = socket.receive_json()
        assert told["view"]["seats"][0]["hand"]


def test_no_secret_leaves_before_the_end(client: Client) -> None:
    shares = [share(), share()]
    made = created(client, shares[0], FRIENDS[:2], open=True)
    me = person(client, made)
    other = joined(client, made["invitations"][0], "Ben", shares[1])
    live_game = live(client, me)
    row: GameRow = live_game.row
    hidden = [str(row.deal_secret), row.salt, shares[0].value, shares[1].value]
    paths = ("", "/view", "/told", "/record", "/view?at=0")

    def search(what: str) -> None:
        for secret in [*hidden, str(live_game.row.deal_key)]:
            for path in paths:
                assert secret not in me.get(path).text, (what, path)
                assert secret not in client.get(f"/api/games/{me.game}{path}").text, (what, path)
            for seat in (None, 0, 1):
                assert secret not in live_game.update_since(seat, "en", 0).decode(), (what, seat)
                assert secret not in live_game.encoded_state(seat, "fr").decode(), (what, seat)
            assert secret not in client.get("/api/games").text, what
            tokens = {"tokens": [me.token, other.token]}
            assert secret not in client.post("/api/games/mine", json=tokens).text, what

    search("gathering")
    assert shares[0].value not in reveal(me, shares[0]).text
    search("half revealed")
    assert shares[1].value not in reveal(other, shares[1]).text
    search("dealt")
    made = me.post("/fork", {"seat": 0}).json()
    for path in ("", "/record", "/view"):
        sent = client.get(f"/api/games/{made['game']}{path}").text
        assert not any(secret in sent for secret in [*hidden, str(live_game.row.deal_key)]), path


def test_a_player_who_lost_the_bytes_is_dealt_in_without_them(client: Client) -> None:
    mine, theirs = share(), share()
    made = created(client, mine, FRIENDS[:2])
    me = person(client, made)
    waived = {"seat": 0, "value": None}
    assert me.post("/contribution", waived).json()["type"].endswith("seats-free")
    other = joined(client, made["invitations"][0], "Ben", theirs)
    assert me.post("/contribution", {"seat": 1, "value": None}).status_code == 403
    assert reveal(other, theirs).json()["view"] is None
    answer = other.post("/contribution", {"seat": 1, "value": None})
    assert answer.json()["type"].endswith("revealed")
    dealt = me.post("/contribution", waived).json()
    assert dealt["view"]["seats"][0]["hand"]
    assert [note["kind"] for note in dealt["notes"]] == ["person", "waived", "dealt"]
    row = live(client, me).row
    assert row.deal_key == deal_key(me.game, row.deal_secret or "", {1: theirs.value})


def test_friends_have_a_day_to_open_the_game(client: Client) -> None:
    """A deal without an honest player's bytes can be chosen: an absent device is waited for."""
    made = created(client, share(), FRIENDS[:2])
    joined(client, made["invitations"][0], "Ben", share())
    registry = client.app.state.registry
    with client.portal() as portal:
        assert portal.call(registry.store.games_to_deal, time.time() + 12 * 3600) == []
        assert portal.call(registry.store.games_to_deal, time.time() + 25 * 3600) == [made["game"]]


def test_two_who_take_one_seat_leave_one_promise(client: Client) -> None:
    mine, first, second = share(), share(), share()
    made = created(client, mine, FRIENDS[:2], open=True)
    me = person(client, made)
    registry, live_game = client.app.state.registry, live(client, me)

    async def both() -> list[Any]:
        return await asyncio.gather(
            *(
                seat_changes.take(registry, live_game, 1, name, own.commitment)
                for name, own in (("Ben", first), ("Cid", second))
            ),
            return_exceptions=True,
        )

    with client.portal() as portal:
        taken, refused = portal.call(both)
    assert taken.seat == 1
    assert isinstance(refused, Exception)
    listed = me.look()["gathering"]["contributions"]
    assert [one["commitment"] for one in listed] == [mine.commitment, first.commitment]


def test_nothing_changes_a_complete_list_of_promises(client: Client) -> None:
    """The host, who has seen all promises, can neither add one nor take a revealed one out."""
    mine, theirs = share(), share()
    made = created(client, mine, FRIENDS[:2])
    me = person(client, made)
    other = joined(client, made["invitations"][0], "Ben", theirs)
    listed = [one["commitment"] for one in me.look()["gathering"]["contributions"]]
    assert reveal(other, theirs).status_code == 200
    assert me.post("/seats/1/invitation", {}).status_code == 409
    assert me.post("/seats/1/replace", {"bot": "easy"}).status_code == 200
    assert me.post("/seats/1/replace", {"back": True}).status_code == 200
    again = {"code": made["invitations"][0]["code"], "contribution": share().commitment}
    assert client.post("/api/join", json=again).status_code == 403
    seen = me.look()["gathering"]["contributions"]
    assert [one["commitment"] for one in seen] == listed
    assert [one["state"] for one in seen] == ["awaited", "revealed"]
    assert me.post("/deal", {}).json()["view"] is not None
    row = live(client, me).row
    assert row.deal_key == deal_key(me.game, row.deal_secret or "", {1: theirs.value})


def test_a_chosen_number_is_told_before_anybody_sits_down(client: Client) -> None:
    made = created(client, share(), FRIENDS[:2], seed=7, open=True)
    stranger = client.get(f"/api/games/{made['game']}/view").json()
    assert stranger["notes"][0]["kind"] == "seed-chosen"
    assert "host chose" in stranger["notes"][0]["text"]
    assert client.get(f"/api/games/{made['game']}").json()["seed_chosen"] is True
    listed = client.get("/api/games?list=open").json()
    assert [one["seed_chosen"] for one in listed if one["id"] == made["game"]] == [True]
    usual = created(client, share(), FRIENDS[:2], open=True)
    assert client.get(f"/api/games/{usual['game']}/view").json()["notes"] == []
    listed = client.get("/api/games?list=open").json()
    assert [one["seed_chosen"] for one in listed if one["id"] == usual["game"]] == [False]


def test_a_record_is_checked_against_what_a_device_kept(client: Client) -> None:
    shares = [share(), share()]
    made = created(client, shares[0], FRIENDS[:2])
    people = [person(client, made), joined(client, made["invitations"][0], "Ben", shares[1])]
    for player, own in zip(people, shares, strict=True):
        reveal(player, own)
    finish(people)
    record = client.get(f"/api/games/{made['game']}/record").text
    kept: dict[str, Any] = {
        "game": made["game"],
        "commitment": made["commitment"],
        "list": {str(seat): own.commitment for seat, own in enumerate(shares)},
        "own": {"1": shares[1].value},
    }
    assert verify_kept(record, json.dumps(kept)) > 10
    for changed, sentence in (
        ({"commitment": "0" * 64}, "not the one that was promised when the game began"),
        ({"game": "another"}, "of another game: another"),
        ({"list": {**kept["list"], "0": "0" * 64}}, "contribution of seat 0 is not the one"),
        ({"list": {"1": shares[1].commitment}}, "contribution of seat 0 is not the one"),
        ({"own": {"1": share().value}}, "is not part of this deal"),
        ({"own": 7}, "not one that the page saved"),
    ):
        with pytest.raises(ironbridge.BadInput, match=sentence):
            verify_kept(record, json.dumps({**kept, **changed}))
