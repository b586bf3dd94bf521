"""Deletion of games: by their host, by the operator's command, and after a number of days."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ironbridge.server.store.retention import DAY
from tests.cli.commands import outside
from tests.server.table import Client, Person, server, sit_down
from tests.server.test_two_processes import until

TABLES = (
    "games",
    "entries",
    "seats",
    "tokens",
    "invitations",
    "notices",
    "contacts",
    "notice_settings",
)


def rows(folder: Path) -> dict[str, int]:
    """Returns the number of rows of each table about games."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as found:
        counts = {name: found.execute(f"SELECT count(*) FROM {name}") for name in TABLES}
        return {name: count.fetchone()[0] for name, count in counts.items()}


def age(folder: Path, game: str, days: float, status: str = "finished") -> None:
    """Ends a stored game and moves its last change back."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as found, found:
        found.execute(
            "UPDATE games SET status = ?, updated = updated - ? WHERE id = ?",
            (status, days * DAY, game),
        )


def delete(person: Person) -> int:
    address = f"/api/games/{person.game}"
    return person.client.delete(address, headers=person.headers).status_code


def test_a_host_deletes_a_game_with_all_its_rows(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        other = sit_down(client, "birmingham")[0]
        before = rows(tmp_path)
        person = sit_down(client, "birmingham")[0]
        assert delete(person) == 204
        assert rows(tmp_path) == before
        assert client.get(f"/api/games/{person.game}").status_code == 404
        assert delete(person) == 404
        assert client.get(f"/api/games/{other.game}").status_code == 200


def test_others_cannot_delete_a_game(client: Client) -> None:
    players = [{"kind": "me"}, {"kind": "friend"}]
    made = client.post("/api/games", json={"title": "birmingham", "seats": 2, "players": players})
    (host,), (invited,) = made.json()["seats"], made.json()["invitations"]
    game = made.json()["game"]
    joined = client.post("/api/join", json={"code": invited["code"], "name": "Bo"}).json()
    stranger = sit_down(client, "birmingham")[0]
    assert delete(Person(client, game, 1, joined["token"])) == 403
    assert delete(Person(client, game, 0, stranger.token)) == 403
    assert client.delete(f"/api/games/{game}").status_code == 401
    answer = client.delete(
        f"/api/games/{game}", headers={"authorization": f"Bearer {host['token']}"}
    )
    assert answer.status_code == 409
    assert "others have a seat" in answer.json()["detail"]


def test_prune_deletes_old_games_only(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        old, young, running = (sit_down(client, "birmingham")[0].game for _ in range(3))
    age(tmp_path, old, 40)
    age(tmp_path, young, 20)
    age(tmp_path, running, 40, "running")
    where = ("--data", str(tmp_path))
    counted = outside("prune", "--older-than", "30", "--dry-run", *where)
    assert counted.out == "One game would be deleted.\n", counted.err
    assert outside("prune", "--older-than", "30", *where).out == "One game is deleted.\n"
    with server(tmp_path) as client:
        found = [client.get(f"/api/games/{game}").status_code for game in (old, young, running)]
    assert found == [404, 200, 200]
    assert (
        outside("prune", "--older-than", "30", "--running", *where).out == "One game is deleted.\n"
    )
    nowhere = outside("prune", "--older-than", "30", "--data", str(tmp_path / "nowhere"))
    assert (nowhere.code, "no games" in nowhere.err) == (2, True)


def test_prune_deletes_named_games_of_any_age(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        bad, good = (sit_down(client, "birmingham")[0].game for _ in range(2))
    where = ("--data", str(tmp_path))
    assert outside("prune", "--game", bad, "--game", "none", *where).out == "One game is deleted.\n"
    with server(tmp_path) as client:
        found = [client.get(f"/api/games/{game}").status_code for game in (bad, good)]
    assert found == [404, 200]
    for wrong in ((), ("--game", good, "--older-than", "1")):
        refused = outside("prune", *wrong, *where)
        assert (refused.code, "--older-than DAYS, or --game" in refused.err) == (2, True)


def test_a_server_forgets_ended_games_after_the_days_it_keeps_them(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        old, young = (sit_down(client, "birmingham")[0].game for _ in range(2))
    age(tmp_path, old, 8)
    age(tmp_path, young, 6)
    with server(tmp_path) as client:
        assert client.get(f"/api/games/{old}").status_code == 200
    with server(tmp_path, keep_days=7) as client:
        until(lambda: client.get(f"/api/games/{old}").status_code == 404)
        assert client.get(f"/api/games/{young}").status_code == 200


def test_a_locked_database_fails_the_health_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.store.database.LOCK_TIMEOUT", 0.1)
    with server(tmp_path) as client:
        assert client.get("/healthz").status_code == 200
        with closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert client.get("/healthz").status_code == 503
            other.execute("ROLLBACK")
        assert client.get("/healthz").status_code == 200


def test_the_database_is_private_in_a_folder_that_others_may_read(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with server(tmp_path) as client:
        sit_down(client, "birmingham")
        files = list(tmp_path.glob("games.sqlite*"))
        assert {file.stat().st_mode & 0o077 for file in files} == {0}
