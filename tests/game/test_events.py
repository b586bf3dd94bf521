"""Events are typed: named details, hidden details masked, grouped by action."""

from random import Random

import pytest

import ironbridge
from ironbridge import i18n
from ironbridge.game import Game, log
from ironbridge.i18n.localizer import Localizer
from ironbridge.notation.event_data import numbers_of
from ironbridge.testing.configurations import Configuration, installed_cases

CASES = installed_cases(options=False)


def played(case: Configuration, seed: int = 3) -> Game:
    """A whole game of random choices."""
    game = ironbridge.new(case.title, seats=case.seats, seed=seed, **case.options)  # type: ignore[arg-type]
    rng = Random(seed)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
    return game


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_typed_events_are_the_log(case: Configuration) -> None:
    game = played(case)
    numbers = [tuple(event[:4]) for event in game.history.events()]
    kinds = game.spec.events
    for event, (what, seat, a, b) in zip(game.events, numbers, strict=True):
        used = (a, b, 0)[: len(kinds[what].details)]
        assert numbers_of(game.spec, event)[: 2 + len(used)] == (what, seat, *used)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_drawn_cards_are_told_to_those_who_drew_them(case: Configuration) -> None:
    game = played(case)
    for reader in (*range(game.spec.seats), None):
        seen = game.events_for(reader)
        for event, full in zip(seen, game.events, strict=True):
            if event.kind == "card drawn" and event.seat != reader:
                assert event.details == {"card": None}
                assert full.details["card"] is not None
            else:
                assert event == full


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_actions_are_told_with_their_events(case: Configuration) -> None:
    game = played(case)
    told = game.action_log(None)
    assert [(action.seat, action.line) for action in told] == list(game.actions)
    assert [event for action in told for event in action.events] == game.events_for(None)
    assert all(len(action.sentences) == len(action.events) for action in told)
    assert game.action_log(None, since=5) == told[5:]


def test_an_action_knows_its_moment_and_what_it_brought() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=7)
    first = game.seat
    assert first is not None
    card = (game.view(first).seats[first].hand or [])[0]
    game.play(f"loan with {card}")
    (action,) = game.action_log(first)
    assert (action.era, action.round, action.money, action.points) == ("canal", 1, 30, 0)
    assert action.sentences[0] == f"Seat {first} plays the {words_for(game, card)} card."
    (ours,) = [event for event in action.events if event.kind == "card drawn"]
    assert ours.details["card"] is not None
    (theirs,) = game.action_log(1 - first)
    assert f"Seat {first} draws a card." in theirs.sentences
    assert (
        game.action_log(None, language="fr", players=["Ada", "Bob"])[0].sentences
        != action.sentences
    )


def words_for(game: Game, card: str) -> str:
    return i18n.card(game.spec, game.spec.names.cards.index(card))


def test_the_moments_of_actions_are_those_of_the_game() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=4)
    rng = Random(4)
    moments = []
    while not game.over:
        before = len(game.actions)
        view = game.view(None)
        if not view.question.begun:
            start = (view.era, view.round, view.question.kind)
        game.play(rng.choice(game.choices.codes))
        if len(game.actions) > before:
            moments.append(start)
    told = [(action.era, action.round) for action in game.action_log(None)]
    assert len(told) == len(moments)
    assert [one for one, moment in zip(told, moments) if moment[2] != "give up"] == [
        moment[:2] for moment in moments if moment[2] != "give up"
    ]


def test_a_bounded_number_of_sentences_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "REMEMBERED", 5)
    game = played(CASES[0])
    localizer = Localizer(game.spec, "en", ["Anna", "a player whom no other test has"])
    remembered = log.sentences(game.spec)
    remembered.clear()
    sizes = set()
    for event in game.history.events():
        log.sentence(localizer, event, "canal")
        sizes.add(len(remembered))
    assert sizes == {1, 2, 3, 4, 5}
