"""A random game of a title as text: every question, answer, event and digest of the views."""

import hashlib
from collections.abc import Iterator

import msgspec

from ironbridge import i18n
from ironbridge.core.rng import Rng
from ironbridge.game.factory import begin
from ironbridge.game.game import Game
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.testing.configurations import Configuration, cases_of
from ironbridge.titles import find, names

SEED = 2018
EVERY = 20
"""Number of choices between two digests of all views."""


def golden_cases() -> list[Configuration]:
    """Returns every title with every number of seats, and with an Automa if it has one."""
    found = [case for name in names() for case in cases_of(find(name), options=False)]
    return [case for case in found if not case.options or "automa" in case.options]


def playthrough(case: Configuration) -> str:
    """Returns the text of one random game."""
    spec = case.spec()
    game = begin(spec, SEED, deal_from_seed(spec, SEED))
    rng = Rng(SEED)
    rows = [f"# {case.name}, seed {SEED}"]
    number = 0
    while not game.over:
        if number % EVERY == 0:
            rows += digests(game)
        rows += moment(game, rng, number + 1)
        number += 1
    rows += digests(game)
    rows.append(f"result: {game.result}")
    return "\n".join(rows) + "\n"


def moment(game: Game, rng: Rng, number: int) -> Iterator[str]:
    """Yields the lines of one question: its answer and events."""
    codes = game.choices.codes
    choice = game.choices[int(rng.below(len(codes)))]
    yield f"{number}. seat {game.seat}: {game.prompt} [{len(codes)}] > {choice.text}"
    events, actions = len(game.events), len(game.actions)
    game.play(choice)
    for event in game.events[events:]:
        yield f"    {i18n.event(game.spec, event)}"
    for seat, line in game.actions[actions:]:
        yield f"    = {seat}: {line}"


def digests(game: Game) -> Iterator[str]:
    """Yields short digests of each seat's view, a spectator's view and the position."""
    seats = [*range(game.spec.seats), None]
    views = [msgspec.json.encode(game.view(seat), order="deterministic") for seat in seats]
    texts = [*views, game.text.encode()]
    letters = [hashlib.sha256(text).hexdigest()[:8] for text in texts]
    yield f"views: {' '.join(letters)}"
