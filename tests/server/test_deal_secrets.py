"""Deals of the server: the attack that computes a seed, games of earlier versions, proofs."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect

import ironbridge
from ironbridge.notation.deal_text import deal_from_seed, full_deck, plain_deal
from ironbridge.notation.headers import make_spec
from ironbridge.server.fair_deal import deal_key, secret_commitment, seed_commitment
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.verify_record import verify_record
from ironbridge.server.store import migrations
from tests.helpers.seed_attack import HIDDEN, picks_of, seed_of, state_before
from tests.server.table import Client, Person, server, sit_down, to_act

PICKS = 18


def live(client: Client, person: Person) -> LiveGame:
    found: LiveGame = client.app.state.registry.live_games[person.game]
    return found


def attacked(live_game: LiveGame) -> int:
    """Returns the seed that the canal deck of a game suggests, known card by card."""
    spec, deal = live_game.game.spec, live_game.game.position.deal
    canal = list(deal.cards)[: deal.era_start[1]]
    return seed_of(state_before(picks_of(full_deck(spec), canal)[:PICKS]), spec.seats - 1)


def finish(people: list[Person]) -> None:
    """Plays the first legal choice until the game is over."""
    person, seen = to_act(people)
    while True:
        answer = person.enter(seen["entry"], play=seen["view"]["choices"][0]["code"])
        assert answer.status_code == 200, answer.text
        if answer.json()["view"]["to_act"] is None:
            return
        person, seen = to_act(people)


def test_the_attack_succeeds_on_a_chosen_seed(client: Client) -> None:
    people = sit_down(client, "birmingham", 4, seed=2**55 + 12_345)
    assert attacked(live(client, people[0])) == 2**55 + 12_345


def test_the_attack_finds_nothing_in_a_deal_of_the_server(client: Client) -> None:
    for _ in range(3):
        people = sit_down(client, "birmingham", 4)
        live_game = live(client, people[0])
        spec, deal = live_game.game.spec, live_game.game.position.deal
        guess = plain_deal(spec, deal_from_seed(spec, attacked(live_game)))
        real = plain_deal(spec, deal)
        assert guess["canal deck"] != real["canal deck"]
        assert guess["rail deck"] != real["rail deck"]
        assert live_game.row.seed is None
        assert len(live_game.row.deal_key or "") == 64


def play_to_the_rail_era(people: list[Person]) -> None:
    """Plays random choices over HTTP until the canal deck has been drawn and played."""
    rng = Random(24)
    person, seen = to_act(people)
    while seen["view"]["era"] == "canal":
        code = rng.choice(seen["view"]["choices"])["code"]
        assert person.enter(seen["entry"], play=code).status_code == 200
        person, seen = to_act(people)


def cards_seen_drawn(people: list[Person]) -> list[str]:
    """Returns the cards that the seats of a table drew, in order, from their logs over HTTP."""
    logs = [person.get(f"/told?seat={person.seat}").json() for person in people]
    return [
        event["details"]["card"]
        for action in zip(*logs, strict=True)
        for told in zip(*(of_seat["events"] for of_seat in action), strict=True)
        for event in told
        if event["kind"] == "card drawn" and event["details"]["card"] is not None
    ]


def predicted(people: list[Person]) -> tuple[list[str], list[str]]:
    """Attacks a table by what all its seats pool, over HTTP, when the canal deck is used up.

    Returns the cards that the attack expects in the hands of the rail era, and those that are
    there.  No single seat sees more than the pool.
    """
    spec = make_spec("birmingham", len(people), {})
    printed, names = full_deck(spec), spec.names.cards
    play_to_the_rail_era(people)
    hands = [card for one in people for card in one.look()["view"]["seats"][one.seat]["hand"]]
    drawn = cards_seen_drawn(people)[: -len(hands)]
    hidden = [HIDDEN] * (len(printed) - len(drawn))
    picks = picks_of(printed, hidden + [names.index(card) for card in drawn])
    assert len(picks) >= PICKS
    guess = deal_from_seed(spec, seed_of(state_before(picks[:PICKS]), spec.seats - 1))
    rail = list(guess.cards)[guess.era_start[1] :]
    return sorted(names[card] for card in rail[: len(hands)]), sorted(hands)


def test_players_who_pool_all_they_see_cannot_compute_the_rail_era(client: Client) -> None:
    """The attack over HTTP foretells the rail era of a chosen seed, and of no other game."""
    known = sit_down(client, "birmingham", 3, seed=2**55 + 12_345, confirm_turns=False)
    guess, real = predicted(known)
    assert guess == real
    secret = sit_down(client, "birmingham", 3, confirm_turns=False)
    guess, real = predicted(secret)
    assert guess != real


def test_keys_and_secrets_are_never_repeated(client: Client) -> None:
    rows = [live(client, sit_down(client, "birmingham")[0]).row for _ in range(5)]
    assert len({row.deal_key for row in rows} | {row.deal_secret for row in rows}) == 10


def test_a_finished_game_shows_what_its_key_was_made_from(client: Client) -> None:
    people = sit_down(client, "birmingham", variant="introductory", confirm_turns=False)
    path = f"/api/games/{people[0].game}"
    before = client.get(path).json()
    assert (before["seed"], before["salt"]) == (None, None)
    assert before["deal"] == {"key": None, "secret": None, "contributions": []}
    row = live(client, people[0]).row
    for secret in (row.deal_key, row.deal_secret, row.salt):
        assert str(secret) not in client.get(f"{path}/record").text
    finish(people)
    after: dict[str, Any] = client.get(path).json()
    game, secret, key = after["id"], after["deal"]["secret"], after["deal"]["key"]
    assert key == deal_key(game, secret, {})
    assert before["commitment"] == secret_commitment(game, secret, after["salt"])
    record = client.get(f"{path}/record").text
    assert verify_record(record) == verify_record(record, before["commitment"]) > 10
    assert ironbridge.replay(record).key == key
    opened = client.post("/api/records", json={"text": record}).json()["game"]
    assert client.get(f"/api/games/{opened}/view").json()["view"]["result"] is not None
    check_wrong_records(record, before["commitment"])


def check_wrong_records(record: str, commitment: str) -> None:
    """Asserts that every change to the proof of a record is noticed."""
    other = "ab" * 32
    with pytest.raises(ironbridge.BadInput, match="not the one that was promised"):
        verify_record(record, other)
    with pytest.raises(ironbridge.BadInput, match="is not part of this deal"):
        verify_record(record, commitment, [other])
    for name, sentence in (
        ("key", "does not follow"),
        ("secret", "does not follow"),
        ("game", "does not follow"),
        ("salt", "not the one that was promised"),
        ("commitment", "not the one that was promised"),
    ):
        lines = [
            f"{name}: {other}" if line.startswith(f"{name}: ") else line
            for line in record.splitlines()
        ]
        with pytest.raises(ironbridge.BadInput, match=sentence):
            verify_record("\n".join(lines))
        missing = [line for line in record.splitlines() if not line.startswith(f"{name}: ")]
        with pytest.raises(ironbridge.BadInput, match=f"no line '{name}'"):
            verify_record("\n".join(missing))
    added = record.replace("\nsecret: ", f"\ncontribution 1: {other}\nsecret: ")
    with pytest.raises(ironbridge.BadInput, match="does not follow"):
        verify_record(added)


def downgrade(file: Path, revision: str) -> None:
    """Takes the schema of a database back to an earlier revision."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
        columns = {column["name"] for column in inspect(connection).get_columns("games")}
    engine.dispose()
    assert ("deal_key" in columns) == (revision > "0001")


def test_games_with_a_seed_of_an_earlier_version_go_on(tmp_path: Path) -> None:
    """A database of revision 0001 is upgraded; its running game keeps deal and promise."""
    with server(tmp_path) as client:
        people = sit_down(client, "birmingham", seed=99, variant="introductory")
        before = people[0].look()
        commitment = client.get(f"/api/games/{people[0].game}").json()["commitment"]
    downgrade(tmp_path / "games.sqlite", "0001")
    with server(tmp_path) as client:
        people = [Person(client, one.game, one.seat, one.token) for one in people]
        assert people[0].look() == before
        finish(people)
        record = client.get(f"/api/games/{people[0].game}/record").text
        assert "\nseed: 99\n" in record
        assert "secret: " not in record
        assert verify_record(record, commitment) > 10
        salt = client.get(f"/api/games/{people[0].game}").json()["salt"]
        assert commitment == seed_commitment(99, salt)
