"""Names of players: what they may consist of, that they differ, and that they are kept."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ironbridge.server.live import seat_changes, seat_notices
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.messages import house
from ironbridge.server.player_names import LONGEST, all_distinct, cleaned, distinct
from ironbridge.server.problems import Problem
from tests.server.table import Client, Person, server, sit_down
from tests.server.test_seats import invited
from tests.server.test_security import problem


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("\uff21\uff44\uff41", "Ada"),
        ("A\u202ed\u2066a\u200b\u200d\ufeff", "Ada"),
        ("A\x00d\na\x7f", "Ad a"),
        ("A\u00add\u034fa\u2060", "Ada"),
        ("Ada\ue000\U000e0041\ufe0f", "Ada"),
        ("\u3164\u115f\u2800\u200b", ""),
        ("\ufdfa" * 10, cleaned("\ufdfa" * 10)),
        ("Z" + "\u0301" * 30, "Ź\u0301\u0301"),
        ("Анна", "Анна"),
        ("李雷", "李雷"),
        ("🦉", "🦉"),
    ],
)
def test_a_name_has_no_invisible_characters(said: str, kept: str) -> None:
    assert cleaned(said) == kept
    assert cleaned(kept) == kept
    assert len(kept) <= LONGEST


def test_names_of_a_table_differ() -> None:
    assert all_distinct(["Ada", "ada", "A\u200bda", "Bo"]) == ["Ada", "ada (2)", "Ada (3)", "Bo"]
    assert all_distinct(["", "", ""]) == ["", "", ""]
    # A Cyrillic letter looks like a Latin one.
    assert distinct("\u0410da", 1, ["Ada", ""]) == "\u0410da (2)"
    long = "x" * LONGEST
    second = all_distinct([long, long])[1]
    assert second.endswith("x (2)")
    assert len(second) == LONGEST


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_name_is_not_that_of_a_house_without_a_name(language: str) -> None:
    wish = house(language, 0)
    assert distinct(wish, 1, ["", ""]) == f"{wish} (2)"
    assert distinct(wish, 0, ["", ""]) == wish
    assert distinct(wish, 1, ["Ada", ""]) == wish


def test_two_of_a_name_at_one_table_are_told_apart(client: Client) -> None:
    host, code = invited(client)
    joined = client.post("/api/join", json={"code": code, "name": " \u202eAda"}).json()
    friend = Person(client, joined["game"], joined["seat"], joined["token"])
    assert [player["name"] for player in host.look()["players"]] == ["Ada", "Ada (2)"]
    renamed = friend.post("/seats/1/name", {"name": "ADA"}).json()
    assert renamed[1]["name"] == "ADA (2)"
    assert friend.post("/seats/1/name", {"name": "Bo"}).json()[1]["name"] == "Bo"


def test_a_change_of_name_is_an_entry_and_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        _, code = invited(client)
        joined = client.post("/api/join", json={"code": code, "name": "Bo"}).json()
        friend = Person(client, joined["game"], joined["seat"], joined["token"])
        assert friend.post("/seats/1/name", {"name": "Zoe\u0308"}).status_code == 200
        seen = friend.look()
        assert seen["entry"] == 2
        assert seen["notes"][-1] == {
            **seen["notes"][-1],
            "kind": "name",
            "text": "Bo is called Zoë from now on.",
        }
        # The same name again is no entry.
        assert friend.post("/seats/1/name", {"name": "Zoë "}).status_code == 200
        assert friend.look()["entry"] == 2
    with server(tmp_path) as client:
        again = Person(client, friend.game, 1, friend.token)
        assert again.look() == seen
        assert again.look()["players"][1]["name"] == "Zoë"
        listed = client.post("/api/games/mine", json={"tokens": [friend.token]}).json()
        assert listed[0]["players"][1]["name"] == "Zoë"


def test_a_name_from_before_the_log_had_names_is_kept(tmp_path: Path) -> None:
    """Earlier versions wrote names of the creating device into the row of the seat alone."""
    with server(tmp_path) as client:
        person = sit_down(client, "birmingham")[0]
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as found, found:
        found.execute("UPDATE seats SET name = 'Old\u200b name' WHERE seat = 0")
    with server(tmp_path) as client:
        seen = Person(client, person.game, 0, person.token).look()
        assert seen["players"][0]["name"] == "Old\u200b name"


@pytest.mark.parametrize("first", ["name", "bot"])
def test_a_change_of_name_does_not_undo_a_replacement(tmp_path: Path, first: str) -> None:
    """The player changes the name in the moment in which the host replaces the player."""
    with server(tmp_path) as client:
        people = sit_down(client, "birmingham", 3)
        away = next(one for one in people if one.seat != people[0].look()["view"]["to_act"])
        registry: GameRegistry = client.app.state.registry
        live_game = registry.live_games[away.game]

        async def race() -> list[Any]:
            renames = seat_changes.rename(registry, live_game, away.seat, "Eve")
            replaces = seat_changes.replace(registry, live_game, away.seat, "dice")
            order = [renames, replaces] if first == "name" else [replaces, renames]
            return await asyncio.gather(*order, return_exceptions=True)

        with client.portal() as portal:
            done = portal.call(race)
        refused = [error for error in done if error is not None]
        assert [type(error) for error in refused] == ([] if first == "name" else [Problem])
        assert all(error.kind == "seat-replaced" for error in refused)
        name = "Eve" if first == "name" else f"P{away.seat}"
        after = (name, "bot", "dice")
        assert shown(people[0].look(), away.seat) == after
        assert problem(away.post(f"/seats/{away.seat}/name", {"name": "Mo"})) == (
            403,
            "seat-replaced",
        )
        assert problem(away.enter(people[0].look()["entry"], play="loan")) == (403, "seat-replaced")
    with server(tmp_path) as client:
        again = Person(client, people[0].game, 0, people[0].token)
        assert shown(again.look(), away.seat) == after


def shown(seen: dict[str, Any], seat: int) -> tuple[str, str, str | None]:
    """Returns name, kind and bot of a seat."""
    player = seen["players"][seat]
    return player["name"], player["kind"], player["bot"]


def test_a_webhook_does_not_undo_a_replacement(tmp_path: Path) -> None:
    with server(tmp_path, webhooks=("http://127.0.0.1/",)) as client:
        people = sit_down(client, "birmingham", 3)
        away = next(one for one in people if one.seat != people[0].look()["view"]["to_act"])
        registry: GameRegistry = client.app.state.registry
        live_game = registry.live_games[away.game]

        async def race() -> None:
            await asyncio.gather(
                seat_changes.replace(registry, live_game, away.seat, "dice"),
                seat_notices.set_webhook(
                    registry, live_game, away.seat, "http://127.0.0.1/x", "en"
                ),
            )

        with client.portal() as portal:
            portal.call(race)
        assert shown(people[0].look(), away.seat)[1:] == ("bot", "dice")
    with server(tmp_path) as client:
        again = Person(client, people[0].game, 0, people[0].token)
        assert shown(again.look(), away.seat)[1:] == ("bot", "dice")


def test_a_free_seat_is_taken_once(client: Client) -> None:
    players = [{"kind": "me"}, {"kind": "friend"}]
    body = {"title": "birmingham", "seats": 2, "open": True, "players": players}
    game = client.post("/api/games", json=body).json()["game"]
    registry: GameRegistry = client.app.state.registry
    live_game = registry.live_games[game]

    async def race() -> list[Any]:
        takes = [seat_changes.take(registry, live_game, 1, name) for name in ("Bo", "Cy")]
        return await asyncio.gather(*takes, return_exceptions=True)

    with client.portal() as portal:
        bo, cy = portal.call(race)
    assert bo.seat == 1
    assert isinstance(cy, Problem)
    assert cy.kind == "seat-taken"
    assert live_game.seats[1].name == "Bo"
