"""The operator offers bots from files; a request never loads code."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ironbridge import bots
from ironbridge.bots.given_bots import offer_bot
from ironbridge.errors import BadInput
from tests.cli.commands import Here
from tests.server.table import Client, server, sit_down

SOURCE = '''
from pathlib import Path

Path(__file__).with_suffix(".ran").touch()


class Builder:
    """Builds where it can."""

    name = "builder"

    def choose(self, view, rng):
        builds = [choice for choice in view.choices if choice.text.startswith("build")]
        return (builds or list(view.choices))[0]


class Loafer(Builder):
    """Takes the first answer."""

    name = "loafer"


class Silent:
    def choose(self, view, rng):
        return view.choices[0]


class Medium(Silent):
    name = "medium"


class Odd(Silent):
    name = "a,b"
'''


@pytest.fixture(autouse=True)
def _nothing_offered() -> Iterator[None]:
    bots.offered.clear()
    yield
    bots.offered.clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Returns a file of bots that leaves a mark when it runs."""
    path = tmp_path / "strangers.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def game_with(bot: str) -> dict[str, Any]:
    players = [{"kind": "me", "name": "P"}, {"kind": "bot", "bot": bot}]
    return {"title": "birmingham", "seats": 2, "players": players}


def test_a_request_that_names_a_place_is_refused_and_runs_nothing(
    client: Client, file: Path
) -> None:
    person = sit_down(client, "birmingham")[0]
    clock = {"per": "turn", "seconds": 60, "then": "bot"}
    for place in (f"{file}:Builder", "strangers.py:Builder", "os:system", str(file)):
        bodies = [
            client.post("/api/games", json=game_with(place)),
            client.post("/api/games", json={**game_with("dice"), "clock": {**clock, "bot": place}}),
            person.post(f"/seats/{person.seat}/replace", {"bot": place}),
        ]
        assert [answer.status_code // 100 for answer in bodies] == [4, 4, 4]
    assert not file.with_suffix(".ran").exists()


def test_an_offered_bot_is_listed_and_plays(tmp_path: Path, file: Path) -> None:
    with server(tmp_path / "data", bots=(f"{file}:Builder", f"{file}:Loafer")) as client:
        cards = {card["name"]: card for card in client.get("/api/bots").json()}
        assert cards["builder"]["kind"] == "installed"
        assert cards["builder"]["about"] == "Builds where it can."
        made = client.post("/api/games", json=game_with("builder"))
        assert made.status_code == 201, made.text
        game, seat = made.json()["game"], made.json()["seats"][0]
        headers = {"authorization": f"Bearer {seat['token']}"}
        seen = client.get(f"/api/games/{game}/view?seat=0", headers=headers).json()
        if seen["view"]["to_act"] == 0:
            play = {"seat": 0, "seen": seen["entry"], "play": "loan"}
            client.post(f"/api/games/{game}/entries", json=play, headers=headers)
            finish(client, game, headers)
        assert "build" in wait_for_action(client, game, seat=1)


def finish(client: Client, game: str, headers: dict[str, str]) -> None:
    """Plays first answers until the turn of seat 0 is over."""
    while True:
        seen = client.get(f"/api/games/{game}/view?seat=0", headers=headers).json()
        if seen["view"]["to_act"] != 0:
            return
        play = {"seat": 0, "seen": seen["entry"], "play": seen["view"]["choices"][0]["code"]}
        client.post(f"/api/games/{game}/entries", json=play, headers=headers)


def wait_for_action(client: Client, game: str, seat: int) -> str:
    """Returns the first action of a seat."""
    for _ in range(600):
        told = client.get(f"/api/games/{game}/told").json()
        if found := [action for action in told if action["seat"] == seat]:
            return str(found[0])
        time.sleep(0.1)
    raise AssertionError("the bot does not play")


def test_every_bot_has_a_sentence_of_its_own(tmp_path: Path, file: Path) -> None:
    places = tuple(f"{file}:{name}" for name in ("Builder", "Loafer", "Silent"))
    with server(tmp_path / "data", bots=places) as client:
        cards = client.get("/api/bots").json()
        sentences = [card["about"] for card in cards]
    assert all(sentences)
    assert len(set(sentences)) == len(cards)


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("{file}:Medium", "under the name 'medium': the name is taken"),
        ("{file}:Odd", "under the name 'a,b'"),
        ("{file}:Nobody", "cannot be loaded: AttributeError"),
        ("greedy", "is no place of a bot"),
    ],
)
def test_what_cannot_be_offered_gets_a_sentence(file: Path, place: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        offer_bot(place.format(file=file))


def test_the_command_refuses_it_before_it_serves(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Here(capsys)("serve", "--port", "0", "--data", file.parent / "d", "--bots", "none.py:X")
    assert said.code == 2
    assert "none.py:X cannot be loaded" in said.err
