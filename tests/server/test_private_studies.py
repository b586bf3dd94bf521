"""Studies of running games and private tables: who may see them."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.cli.commands import outside
from tests.server.table import Client, Person, server, sit_down
from tests.server.test_deal_secrets import downgrade, finish
from tests.server.test_security import problem


def study(person: Person, **wishes: object) -> Person:
    """Returns the maker of a study of a running game."""
    made = person.post("/fork", {"seat": person.seat, **wishes}).json()
    return Person(person.client, made["game"], person.seat, made["seats"][person.seat]["token"])


def answers(client: httpx.Client, game: str, token: str | None) -> Iterator[httpx.Response]:
    """Yields the answer of every endpoint of a game, as a caller with a token gets it."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    schema = client.get("/schema/openapi.json").json()
    bodies = {
        "/contribution": {"seat": 0, "value": "0" * 64},
        "/entries": {"seat": 0, "seen": 0, "play": "loan"},
        "/why": {"seat": 0, "choice": 1},
        "/preview": {"seat": 0},
        "/fork": {"seat": 0},
        "/take": {"name": "Eve"},
        "/name": {"name": "Eve"},
        "/replace": {"bot": "dice"},
        "/webhook": {"url": None},
        "/time": {"seconds": 60},
        "/contacts": {"channel": "webhook", "address": "https://example.org"},
        "/notices": {},
        "/rematch": {"seat": 0, "yes": True},
        "/rematch/start": {"seat": 0},
        "/rematch/seat": {"seat": 0},
        "/requests": {"seat": 0, "ask": "pause"},
        "/answers": {"seat": 0, "request": 0, "yes": True},
        "/chat": {"seat": 0, "phrase": "hello"},
        "/chat/rule": {"free_text": True},
        "/report": {"seat": 0},
        "/notes": {"action": 0, "text": "-"},
    }
    for path, methods in schema["paths"].items():
        if not path.startswith("/api/games/{game}"):
            continue
        address = path.format(game=game, seat=0, device="x", turn=0, contact="x", message=0)
        body = next((body for end, body in bodies.items() if path.endswith(end)), None)
        for method in methods:
            given = None if method in ("get", "delete") else body
            yield client.request(method, address, json=given, headers=headers)
    for query in ("?at=0", "?action=0", "?seat=0", "?lang=fr"):
        yield client.get(f"/api/games/{game}/view{query}", headers=headers)


def heard(client: Client, game: str, token: str | None) -> str:
    """Returns the first message of a feed."""
    with client.websocket_connect(f"/api/games/{game}/feed") as feed:
        feed.send_json({"token": token, "since": 0})
        return str(feed.receive_text())


def without(text: str, game: str) -> str:
    return text.replace(game, "-")


def test_a_study_of_a_running_game_is_there_for_its_maker_alone(client: Client) -> None:
    people = sit_down(client, "birmingham", open=True)
    mine, other = study(people[0]), study(people[1])
    everybody_else = [None, "made up", people[0].token, people[1].token, other.token]
    for token in everybody_else:
        found = list(answers(client, mine.game, token))
        assert len(found) > 25
        for answer in found:
            assert problem(answer) == (404, "no-game"), answer.request.url
        # Nothing tells a study from a game that does not exist.
        nowhere = [each.text for each in answers(client, "nowhere", token)]
        assert [without(each.text, mine.game) for each in found] == nowhere
        assert heard(client, mine.game, token) == heard(client, "nowhere", token)
    assert mine.game not in client.get("/api/games?list=running").text
    assert mine.game not in client.get("/api/games?list=open").text
    assert mine.game not in client.get("/api/games?list=finished").text
    tokens = [person.token for person in (*people, other)]
    assert mine.game not in client.post("/api/games/mine", json={"tokens": tokens}).text


def test_the_maker_of_a_study_plays_watches_and_copies_it(client: Client) -> None:
    people = sit_down(client, "birmingham")
    made = people[0].post("/fork", {"seat": 0}).json()
    mine = Person(client, made["game"], 0, made["seats"][0]["token"])
    assert mine.look()["view"]["seats"][0]["hand"] == people[0].look()["view"]["seats"][0]["hand"]
    for path in ("", "/record", "/chart", "/told", "/view?at=0"):
        assert mine.get(path).status_code == 200
    assert mine.game in client.post("/api/games/mine", json={"tokens": [mine.token]}).text
    # The key without a seat shows what a spectator would see.
    watching = Person(client, mine.game, 0, made["host"])
    assert watching.get("/view").json()["view"]["seats"][0]["hand"] is None
    again = study(mine)
    assert again.look()["view"]["seats"][0]["hand"]
    for token in (None, mine.token, people[0].token):
        assert problem(next(answers(client, again.game, token))) == (404, "no-game")
    friends = [{"kind": "here"}, {"kind": "friend"}]
    asked = people[0].post("/fork", {"seat": 0, "players": friends})
    assert problem(asked) == (403, "study-alone")


def test_a_study_opens_when_the_original_is_over(client: Client) -> None:
    people = sit_down(client, "birmingham", variant="introductory")
    mine = study(people[0])
    copy = study(mine)
    assert client.get(f"/api/games/{mine.game}/view").status_code == 404
    finish(people)
    assert client.get(f"/api/games/{mine.game}/view").status_code == 200
    # A copy of a study hides its maker's hand until the study is over as well.
    assert client.get(f"/api/games/{copy.game}/view").status_code == 404
    assert mine.game not in client.get("/api/games?list=running").text


def test_a_copy_of_a_finished_study_is_as_private_as_the_study(client: Client) -> None:
    people = sit_down(client, "birmingham", variant="introductory")
    made = people[0].post("/fork", {"seat": 0}).json()
    seats = [Person(client, made["game"], each["seat"], each["token"]) for each in made["seats"]]
    finish(seats)
    copy = seats[0].post("/fork", {"action": 3}).json()["game"]
    assert client.get(f"/api/games/{copy}/view").status_code == 404
    assert client.get(f"/api/games/{made['game']}/view").status_code == 404


def test_studies_of_the_version_before_become_private(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = sit_down(client, "birmingham")
        mine = study(people[0])
        again = study(mine)
        before = again.look()
    database = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(database)) as found, found:
        for game, text in found.execute("SELECT id, header FROM games").fetchall():
            header = json.loads(text)
            del header["private_until"]
            values = (json.dumps(header, separators=(",", ":")), game)
            found.execute("UPDATE games SET header = ? WHERE id = ?", values)
    file, new = str(tmp_path / "games.gz"), tmp_path / "new"
    assert outside("backup", file, "--data", str(tmp_path)).code == 0
    assert outside("restore", file, "--data", str(new)).code == 0
    with server(new) as client:
        assert client.get(f"/api/games/{again.game}/view").status_code == 404
        assert Person(client, again.game, 0, again.token).look() == before
    downgrade(database, "0002")
    with server(tmp_path) as client:
        for kept in (mine, again):
            assert client.get(f"/api/games/{kept.game}/view").status_code == 404
        assert Person(client, again.game, 0, again.token).look() == before
        assert client.get(f"/api/games/{people[0].game}/view").status_code == 200
        headers = {
            game: json.loads(text)["private_until"]
            for game, text in sqlite3.connect(database).execute("SELECT id, header FROM games")
            if "private_until" in json.loads(text)
        }
        assert headers[again.game] == [mine.game, people[0].game]


@pytest.mark.parametrize("which", ["open", "running", "finished"])
def test_a_private_table_is_in_no_list_and_is_watched_by_its_link(
    client: Client, which: str
) -> None:
    hidden = sit_down(client, "birmingham", variant="introductory")
    shown = sit_down(client, "birmingham", variant="introductory", open=True)
    if which == "finished":
        finish(hidden)
        finish(shown)
    listed = [each["id"] for each in client.get(f"/api/games?list={which}").json()]
    assert listed == [shown[0].game]
    assert client.get(f"/api/games/{hidden[0].game}/view").status_code == 200
    assert len(hidden[0].game) == 14  # 69 bits: nobody finds a table by trying


@pytest.mark.parametrize("confirm", [True, False])
def test_a_finished_game_is_not_reopened(client: Client, confirm: bool) -> None:
    people = sit_down(client, "birmingham", variant="introductory", confirm_turns=confirm)
    finish(people)
    game = client.get(f"/api/games/{people[0].game}").json()
    assert game["deal"]["key"]
    for person in people:
        for what in ({"undo": True}, {"undo_turn": True}):
            answer = person.enter(game["entries"], **what)
            assert problem(answer) == (409, "game-over")
    assert client.get(f"/api/games/{people[0].game}").json() == game
