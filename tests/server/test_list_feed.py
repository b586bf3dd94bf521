"""The live list of a player's own games."""

from typing import Any

import pytest

from ironbridge.server.live.list_watchers import ListWatcher, ListWatchers
from tests.server.table import Client, sit_down, to_act


def rows(feed: Any) -> list[dict[str, Any]]:
    """Returns the rows of the next message that is no keep-alive."""
    while True:
        news = feed.receive_json()
        if "games" in news:
            found: list[dict[str, Any]] = news["games"]
            return found


def test_a_list_tells_the_games_that_change(client: Client) -> None:
    people = sit_down(client, "birmingham")
    strangers = sit_down(client, "birmingham")
    quiet = sit_down(client, "birmingham")
    person, seen = to_act(people)
    with client.websocket_connect("/api/mine/feed") as feed:
        feed.send_json({"tokens": [person.token, quiet[0].token]})
        assert {row["id"] for row in rows(feed)} == {person.game, quiet[0].game}
        other, theirs = to_act(strangers)
        other.enter(theirs["entry"], play="loan")
        person.enter(seen["entry"], play="loan")
        (row,) = rows(feed)
        assert row["id"] == person.game
        assert row["mine"] == [person.seat]
        assert row["actions"] == 0 or row["actions"] == 1
        assert row["since"] is not None
        assert [one["name"] for one in row["players"]] == ["P0", "P1"]
        assert "hand" not in str(row)


def test_an_ended_token_has_no_row(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person = people[0]
    path = f"/seats/{person.seat}/devices"
    fresh = person.post(path, None).json()["token"]
    headers = {"authorization": f"Bearer {fresh}"}
    assert client.delete(f"/api/games/{person.game}{path}", headers=headers).status_code < 300
    with client.websocket_connect("/api/mine/feed") as feed:
        feed.send_json({"tokens": [person.token]})
        assert rows(feed) == []


@pytest.mark.parametrize("said", ['{"tokens": 1}', "no JSON"])
def test_a_list_without_tokens_is_refused_in_a_sentence(client: Client, said: str) -> None:
    with client.websocket_connect("/api/mine/feed") as feed:
        feed.send_text(said)
        assert feed.receive_json()["status"] == 422


def test_a_watcher_that_leaves_is_forgotten() -> None:
    watchers, watcher = ListWatchers(), ListWatcher()
    watchers.follow(watcher, ["a", "b"])
    watchers.follow(watcher, ["b"])
    assert watcher.games == {"b"}
    watchers.follow(watcher, ())
    watchers.wake_watchers("b")
    assert vars(watchers) == {"_by_game": {}}
