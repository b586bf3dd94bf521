"""No hidden information leaves the server: every sent byte is searched for it.

Every kind of card gets a unique name.  Over a whole game, messages to a seat or a spectator may
name only cards that this seat has held, that were played face up, or that are face up, and neither
the seed nor the salt of the deal, nor the token of a seat or its hash.  A known kind could hide a
second card of it, so the messages must also be equal in another world that differs only in
information hidden from the seat.
"""

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
import pytest
from msgspec.structs import replace

from ironbridge.core.position import Position
from ironbridge.game import Game
from ironbridge.notation import game_options
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.readers import hand
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.previews import previews
from ironbridge.server.tokens import hashed
from ironbridge.titles import find, names
from ironbridge.titles.meta import Title
from ironbridge.titles.spec import GameSpec
from ironbridge.types import View
from tests.helpers.extent import LONG
from tests.server.changes_reader import ChangesReader
from tests.server.profiles import Device, with_profile
from tests.server.table import Client, Person, sit_down

NAME = re.compile(rb"zq\d\d\dqz")
SPECTATOR = -1
SEED = 777_777_777_771


class Seated(NamedTuple):
    """A game to be played."""

    title: str
    seats: int
    wishes: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.title, str(self.seats), *self.wishes.values()])


def tables() -> Iterator[Seated]:
    """Yields every title with every number of seats on every board, and solo at every level."""
    for name in names():
        title = find(name)
        for seats in title.seats:
            for board in title.boards or (None,):
                yield Seated(name, seats, {"board": board} if board else {})
        for level in title.automa:
            yield Seated(name, 2, {"automa": level})


EVERY = list(tables())
FIRST = {table.title: table for table in reversed(EVERY)}
"""One table of each title; the others are slow."""
STRIDE, LONG_STRIDE = 40, 40 if LONG else 100
"""Least number of entries between two searches of all answers: at one table of a title, elsewhere.

The answer to an entry and the messages of the feeds are searched after every entry."""
TABLES = [
    pytest.param(table, id=str(table), marks=() if table in FIRST.values() else pytest.mark.slow)
    for table in EVERY
]


class Searcher:
    """Tracks public information, and searches messages for other cards."""

    def __init__(self, live_game: LiveGame, secrets: list[bytes]) -> None:
        self.live_game = live_game
        self.secrets = secrets
        self.searched = 0
        spec = live_game.game.spec
        names, copies = spec.names.cards, spec.rules.tables.card_copies
        self.public = {name.encode() for card, name in enumerate(names) if not copies[card]}
        """Face-up cards outside the discards."""
        self.held: dict[int, set[bytes]] = {seat: set() for seat in range(spec.seats)}

    def learn(self) -> None:
        """Adds the cards that have become known."""
        game = self.live_game.game
        spec, pos = game.spec, game.position
        for _, line in game.actions[-3:]:
            self.public |= set(NAME.findall(line.encode()))
        # An action in progress is public, with cards that had no alternative.
        begun = rules_adapter.choice_texts(game, [step.code for step in game.history.answered])
        self.public |= set(NAME.findall(" ".join(begun).encode()))
        self.public |= {spec.names.cards[card].encode() for card in spec.hooks.open_cards(pos)}
        for seat, held in self.held.items():
            held |= {name.encode() for name in hand(spec, pos, seat)}

    def search(self, observer: int, sent: bytes, what: str) -> None:
        """Asserts that what was sent to an observer holds no hidden information."""
        self.searched += len(sent)
        if self.live_game.game.over:
            return
        known = self.public | self.held.get(observer, set())
        leaked = set(NAME.findall(sent)) - known
        where = [sent[max(0, sent.find(name) - 300) : sent.find(name) + 30] for name in leaked]
        assert not leaked, f"{what} to {observer} after {self.live_game.entries} entries: {where}"
        for secret in self.secrets:
            assert secret not in sent, f"{what} to {observer} holds a secret of the deal"


def rename_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives every kind of card a unique name in the games that are made from now on."""
    make = Title.make

    def renamed(title: Title, seats: int, options: Mapping[str, object]) -> GameSpec:
        spec = make(title, seats, options)
        cards = tuple(f"zq{number:03d}qz" for number in range(len(spec.names.cards)))
        object.__setattr__(spec.names, "cards", cards)
        return spec

    monkeypatch.setattr(Title, "make", renamed)
    monkeypatch.setattr(game_options, "_SETTINGS", {})


def everything(
    client: Client, people: list[Person], live_game: LiveGame
) -> Iterator[tuple[int, bytes, str]]:
    """Yields all responses that can be requested now, each with its reader."""
    game = people[0].game
    past = live_game.entries // 2
    for path in ("", "/view", f"/view?at={past}", "/told", "/record", "/chart"):
        answer = client.get(f"/api/games/{game}{path}")
        assert answer.status_code == 200, answer.text
        yield SPECTATOR, answer.content, path
    yield SPECTATOR, client.get(f"/api/games/{game}/outlook").content, "outlook"
    yield SPECTATOR, client.get(f"/api/games/{game}/review").content, "review"
    yield SPECTATOR, client.get("/api/games").content, "list"
    tokens = [person.token for person in people]
    yield SPECTATOR, client.post("/api/games/mine", json={"tokens": tokens}).content, "own games"
    for person in people:
        seat = person.seat
        yield seat, person.get(f"/view?seat={seat}").content, "view"
        yield seat, person.get(f"/view?seat={seat}&at={past}&lang=ru").content, "moment"
        yield seat, person.get(f"/told?seat={seat}").content, "told"
        yield seat, person.get(f"/seats/{seat}/devices").content, "devices"
        yield seat, person.get(f"/seats/{(seat + 1) % len(people)}/devices").content, "foreign"
        yield seat, person.get(f"/seats/{seat}/notices").content, "notices"
        yield seat, person.get(f"/seats/{(seat + 1) % len(people)}/notices").content, "foreign"
        yield seat, person.get(f"/view?seat={(seat + 1) % len(live_game.seats)}").content, "foreign"
        yield seat, person.post("/preview", {"seat": seat}).content, "preview"
        for choice in (1, 77, "sell", "build nonsense", "pass with nothing"):
            yield seat, person.enter(live_game.entries + 1, play=choice).content, "error"
            yield seat, person.enter(live_game.entries, play=-1).content, "error"
    for observer in (None, *(person.seat for person in people)):
        for since in (0, max(0, live_game.entries - 5)):
            sent = live_game.update_since(observer, "en", since)
            yield SPECTATOR if observer is None else observer, sent, "feed"


def of_the_person(
    client: Client, people: list[Person], device: Device
) -> Iterator[tuple[int, bytes, str]]:
    """Yields the answers about a person's profile and the live list of own games.

    The list of all seats together is searched as a spectator's: it shows no hand at all.
    """
    tokens = [person.token for person in people]
    seat = people[0].seat
    yield seat, device.ask("GET").content, "profile"
    yield seat, device.ask("GET", "/export").content, "export of a profile"
    address = urlsplit(device.ask("POST", "/atom").json()["address"])
    yield seat, device.client.get(address.path).content, "Atom feed"
    yield seat, device.ask("POST", "/seats", {"tokens": tokens[:1]}).content, "seats of a profile"
    with client.websocket_connect("/api/mine/feed") as line:
        line.send_text(msgspec.json.encode({"tokens": tokens}).decode())
        told = line.receive_text().encode()
    assert people[0].game.encode() in told
    yield SPECTATOR, told, "list feed"


def always(people: list[Person], live_game: LiveGame) -> Iterator[tuple[int, bytes, str]]:
    """Yields the messages that the feed sends after every entry."""
    for observer in (None, *(person.seat for person in people)):
        sent = live_game.update_since(observer, "fr", live_game.entries - 1)
        yield SPECTATOR if observer is None else observer, sent, "feed"


def same_in_another_world(game: Game, rng: Random) -> None:
    """Asserts that responses about choices do not depend on hidden information."""
    seat = game.seat
    assert seat is not None
    other = rules_adapter.as_known(game, seat, rng)
    codes: list[int | str] = [choice.code for choice in rules_adapter.choices(game)][::3]
    assert previews(game, codes, "en") == previews(other, codes, "en")
    for reader in range(len(game.view(None).seats)):
        twin = rules_adapter.as_known(game, reader, rng)
        assert shown(game, reader) == shown(twin, reader), reader
    # A refusal may name cards: always the same ones, whatever the other hands hold.
    every = len(texts_of(game.spec).text)
    for code in [*range(0, every, 7), "sell", "build nonsense", "pass with nothing"]:
        assert str(rules_adapter.refusal_of(game, code, "en")) == str(
            rules_adapter.refusal_of(other, code, "en")
        ), code


def shown(game: Game, seat: int) -> View:
    """Returns the view of a seat without its undo fields, which depend on the history."""
    return replace(game.view(seat), can_undo=False, can_undo_turn=False)


def copies_keep_the_secret(people: list[Person], searcher: Searcher) -> None:
    """A fork of a running game has a new deal and contains nothing of the original deal.

    It has the hand of its maker and is there for the maker alone.
    """
    for person in people:
        made = person.post("/fork", {"seat": person.seat}).json()
        own = Person(person.client, made["game"], 0, made["host"])
        for path in ("", "/record", "/view", "/told", "/chart"):
            answer = own.get(path)
            assert answer.status_code == 200, answer.text
            for secret in searcher.secrets:
                assert secret not in answer.content, path
            for other in (None, *(one.token for one in people)):
                stranger = Person(person.client, made["game"], 0, other or "")
                assert stranger.get(path).status_code == 404, path


def one_action(game: Game, rng: Random) -> list[int]:
    """Returns random codes of a whole action."""
    twin = game.copy()
    before = len(twin.steps)
    done, seat = len(twin.actions), twin.seat
    while twin.seat == seat and len(twin.actions) == done:
        twin.play(rng.choice(list(twin.choices)))
    return twin.steps[before:]


@pytest.mark.parametrize("seated", TABLES)
def test_nothing_hidden_is_sent(
    client: Client, monkeypatch: pytest.MonkeyPatch, seated: Seated
) -> None:
    rename_cards(monkeypatch)
    people = sit_down(client, seated.title, seated.seats, seed=SEED, open=True, **seated.wishes)
    live_game: LiveGame = client.app.state.registry.live_games[people[0].game]
    assert texts_of(live_game.game.spec)
    rng, number, due = Random(7), 0, 0
    secrets = [str(live_game.row.seed).encode(), live_game.row.salt.encode()]
    for person in people:  # tokens, and what the database knows of them
        secrets += [person.token.encode(), hashed(person.token).encode()]
    device = with_profile(people[0])
    searcher = Searcher(live_game, secrets)
    searcher.learn()
    observers = (None, *(person.seat for person in people))
    readers = [ChangesReader(live_game, observer, "fr") for observer in observers]
    stride = STRIDE if seated in FIRST.values() else LONG_STRIDE
    while live_game.game.seat is not None:
        if number >= due:
            due = number + stride
            same_in_another_world(live_game.game, rng)
            for observer, sent, what in (
                *everything(client, people, live_game),
                *of_the_person(client, people, device),
            ):
                searcher.search(observer, sent, what)
        for code in one_action(live_game.game, rng):
            person = people[live_game.game.seat]
            answer = person.enter(live_game.entries, play=code)
            assert answer.status_code == 200, answer.text
            searcher.learn()
            searcher.search(person.seat, answer.content, "answer")
            for observer, sent, what in always(people, live_game):
                searcher.search(observer, sent, what)
            for reader in readers:
                observer = SPECTATOR if reader.seat is None else reader.seat
                searcher.search(observer, reader.hear(), "changes")
            number += 1
        if number < 20:
            copies_keep_the_secret(people, searcher)
    assert searcher.searched > 500_000
    assert all(reader.whole == 1 for reader in readers)


def test_a_leak_would_be_found(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    rename_cards(monkeypatch)
    people = sit_down(client, "birmingham")
    live_game: LiveGame = client.app.state.registry.live_games[people[0].game]
    searcher = Searcher(live_game, [])
    searcher.learn()
    pos: Position = live_game.game.position
    hidden = " ".join(hand(live_game.game.spec, pos, 1)).encode()
    with pytest.raises(AssertionError, match="test to 0"):
        searcher.search(0, hidden, "test")
